//! As much of JSON Schema 2020-12 as the two schemas use. A keyword that is not known here fails, so that none is
//! passed over in silence.

use serde_json::{Map, Value};

/// The two schemas, by the names under which they refer to each other.
pub struct Schemas {
    pub case: Value,
    pub answer: Value,
}

impl Schemas {
    pub fn read() -> Self {
        let read = |name: &str| {
            let path = format!(
                "{}/public/embed/{name}.schema.json",
                env!("CARGO_MANIFEST_DIR")
            );
            let text = std::fs::read_to_string(&path).expect("a schema");
            serde_json::from_str(&text).unwrap_or_else(|e| panic!("{path}: {e}"))
        };
        Self {
            case: read("case"),
            answer: read("answer"),
        }
    }

    /// A definition by its reference, and the schema it stands in.
    pub fn definition<'s>(&'s self, within: &'s Value, reference: &str) -> (&'s Value, &'s Value) {
        let (file, pointer) = reference.split_once('#').expect("a reference has a #");
        let within = match file {
            "" => within,
            "case.schema.json" => &self.case,
            other => panic!("no such schema: {other}"),
        };
        let found = within
            .pointer(pointer)
            .unwrap_or_else(|| panic!("no such definition: {reference}"));
        (found, within)
    }

    /// Why a value does not fit, each with its path.
    pub fn complaints(
        &self,
        within: &Value,
        schema: &Value,
        value: &Value,
        path: &str,
    ) -> Vec<String> {
        let Value::Object(keywords) = schema else {
            panic!("{path}: a schema is an object")
        };
        let mut found = Vec::new();
        for (keyword, said) in keywords {
            let number = || said.as_u64().expect("a number");
            let fits = match keyword.as_str() {
                "$schema"
                | "title"
                | "description"
                | "$defs"
                | "required"
                | "additionalProperties"
                | "properties" => true,
                "$ref" => {
                    let (schema, within) =
                        self.definition(within, said.as_str().expect("a reference"));
                    found.extend(self.complaints(within, schema, value, path));
                    true
                }
                "type" => is(said.as_str().expect("a type"), value),
                "enum" => said.as_array().expect("a list").contains(value),
                "const" => said == value,
                "minimum" => value.as_u64().is_some_and(|n| n >= number()),
                "maximum" => value.as_u64().is_some_and(|n| n <= number()),
                "minLength" => value
                    .as_str()
                    .is_some_and(|t| t.chars().count() as u64 >= number()),
                "maxLength" => value
                    .as_str()
                    .is_some_and(|t| t.chars().count() as u64 <= number()),
                "minItems" => value.as_array().is_some_and(|l| l.len() as u64 >= number()),
                // The two patterns are those of a day and of a day and hour, which the strict readers know.
                "pattern" => value.as_str().is_some_and(|text| {
                    let digits = text.replace(|c: char| c.is_ascii_digit(), "d");
                    let hour = said.as_str().is_some_and(|pattern| pattern.contains('T'));
                    digits == "dddd-dd-dd" || hour && digits == "dddd-dd-ddTdd:dd"
                }),
                "anyOf" => {
                    let ways = said.as_array().expect("a list").iter();
                    let ways: Vec<_> = ways
                        .map(|way| self.complaints(within, way, value, path))
                        .collect();
                    if !ways.iter().any(Vec::is_empty) {
                        found.extend(ways.into_iter().flatten());
                    }
                    true
                }
                "items" => {
                    for (at, one) in value.as_array().into_iter().flatten().enumerate() {
                        found.extend(self.complaints(within, said, one, &format!("{path}[{at}]")));
                    }
                    true
                }
                other => panic!("{path}: the keyword {other} is not known here"),
            };
            if !fits {
                found.push(format!("{path}: {value} against {keyword} {said}"));
            }
        }
        if let Value::Object(fields) = value {
            self.fields(within, keywords, fields, path, &mut found);
        }
        found
    }

    fn fields(
        &self,
        within: &Value,
        keywords: &Map<String, Value>,
        fields: &Map<String, Value>,
        path: &str,
        found: &mut Vec<String>,
    ) {
        for name in keywords
            .get("required")
            .and_then(Value::as_array)
            .into_iter()
            .flatten()
        {
            if !fields.contains_key(name.as_str().expect("a name")) {
                found.push(format!("{path}: {name} is missing"));
            }
        }
        for (name, one) in fields {
            let own = keywords.get("properties").and_then(|all| all.get(name));
            let path = format!("{path}.{name}");
            match own.or(keywords.get("additionalProperties")) {
                None => {}
                Some(Value::Bool(false)) => found.push(format!("{path}: no such field")),
                Some(schema) => found.extend(self.complaints(within, schema, one, &path)),
            }
        }
    }
}

fn is(name: &str, value: &Value) -> bool {
    match name {
        "object" => value.is_object(),
        "array" => value.is_array(),
        "string" => value.is_string(),
        "boolean" => value.is_boolean(),
        "integer" => value.is_u64() || value.is_i64(),
        other => panic!("no such type: {other}"),
    }
}
