//! The two JSON Schemas say what the Rust types say, no less and no more: every field and code of the one stands in the
//! other, every worked case fits, and so does every answer.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    clippy::too_many_lines,
    reason = "a test stops where something is not as worked"
)]

#[path = "schema/check.rs"]
mod check;
#[path = "by_hand/worked.rs"]
mod worked;

use std::collections::BTreeSet;

use check::Schemas;
use pound_reckoner::account::{Choice, LeftOut, Notice, Outcome, Verdict};
use pound_reckoner::case::Case;
use pound_reckoner::embed::{self, read, refusal::Refusal, value};
use pound_reckoner::law::place::Place;
use pound_reckoner::law::row::{Damage, Provision, Recipient, Standing};
use pound_reckoner::law::scales::{Caveat, ScaleBasis, ScaleStatus};
use pound_reckoner::reasons::{Figure, Operation};
use serde_json::{Value, json};

fn refusal(case: &Value) -> Refusal {
    let plain: value::Value = serde_json::from_value(case.clone()).unwrap();
    read::read::<Case>(&plain).expect_err(&case.to_string())
}

/// A value that the schema allows, with no more in it than it must have.
fn least(schemas: &Schemas, schema: &Value) -> Value {
    if let Some(reference) = schema.get("$ref") {
        let (schema, _) = schemas.definition(&schemas.case, reference.as_str().unwrap());
        return least(schemas, schema);
    }
    if let Some(way) = schema.pointer("/anyOf/0") {
        return least(schemas, way);
    }
    if let Some(first) = schema.pointer("/enum/0").or(schema.get("const")) {
        return first.clone();
    }
    match schema["type"].as_str().unwrap() {
        "object" => {
            let needed = schema
                .get("required")
                .and_then(Value::as_array)
                .cloned()
                .unwrap_or_default();
            let needed = needed.iter().map(|name| name.as_str().unwrap());
            needed
                .map(|name| (name.to_owned(), least(schemas, &schema["properties"][name])))
                .collect::<serde_json::Map<_, _>>()
                .into()
        }
        "array" => json!([]),
        "integer" => json!(1),
        "boolean" => json!(true),
        // Text that is an amount, a per cent and a code; days have their pattern.
        _ if schema.get("pattern").is_some() => json!("2026-11-30"),
        _ => json!("10"),
    }
}

/// Walks the schema of the case. `wrap` puts a value where the schema stands in a whole case.
fn walk(
    schemas: &Schemas,
    schema: &Value,
    path: &str,
    wrap: &dyn Fn(Value) -> Value,
    seen: &mut usize,
) {
    if let Some(reference) = schema.get("$ref") {
        let (schema, _) = schemas.definition(&schemas.case, reference.as_str().unwrap());
        return walk(schemas, schema, path, wrap, seen);
    }
    let codes = |one: &Value| -> BTreeSet<String> {
        let all = one.as_array().unwrap().iter();
        all.map(|code| code.as_str().unwrap().to_owned()).collect()
    };
    let expected = |refused: &Refusal| -> BTreeSet<String> {
        refused
            .expected
            .iter()
            .map(|one| (*one).to_owned())
            .collect()
    };
    if let Some(ways) = schema.get("anyOf").and_then(Value::as_array) {
        // A list of codes with one more, or a code beside an object with one field: every way by itself.
        for way in ways {
            if way.get("const").is_none() {
                walk(schemas, way, path, wrap, seen);
            }
        }
        return;
    }
    if let Some(list) = schema.get("enum") {
        let refused = refusal(&wrap(json!("no-such-code")));
        assert_eq!(
            (refused.code, refused.field.as_str()),
            ("unknown-code", path)
        );
        assert_eq!(expected(&refused), codes(list), "{path}");
        *seen += 1;
        return;
    }
    // Anything else than its own type is refused at its own path, and never taken for something.
    for (name, wrong) in [
        ("object", json!({})),
        ("array", json!([])),
        ("integer", json!(7)),
        ("integer", json!(-1)),
        ("boolean", json!(true)),
        ("string", json!("2026-11-30")),
        ("null", Value::Null),
        ("integer", json!(0.5)),
    ] {
        let fits = schema["type"] == name && wrong != json!(-1) && wrong != json!(0.5);
        if !fits {
            let refused = refusal(&wrap(wrong.clone()));
            assert!(
                refused.field.starts_with(path),
                "{path}: {wrong} gave {refused}"
            );
            assert!(!refused.message.is_empty());
        }
    }
    match schema["type"].as_str().unwrap() {
        "object" => {
            let known: BTreeSet<String> = schema["properties"]
                .as_object()
                .unwrap()
                .keys()
                .cloned()
                .collect();
            assert_eq!(schema["additionalProperties"], json!(false), "{path}");
            let base = least(schemas, schema);
            // An object with one field that says which it is has no other field to be unknown.
            let tagged = known.len() == 1
                && schema["required"].as_array().is_some_and(|r| r.len() == 1)
                && !path.is_empty()
                && wrap(json!({"no-such-field": 1})) != json!(null)
                && refusal(&wrap(json!({"no-such-field": 1}))).code == "unknown-code";
            if !tagged {
                let mut more = base.clone();
                more["no-such-field"] = json!(1);
                let refused = refusal(&wrap(more));
                assert_eq!(refused.code, "unknown-field", "{path}: {refused}");
                assert!(refused.field.ends_with("no-such-field"));
                assert_eq!(expected(&refused), known, "{path}");
                *seen += 1;
            }
            for name in schema
                .get("required")
                .and_then(Value::as_array)
                .into_iter()
                .flatten()
            {
                let mut fewer = base.clone();
                fewer
                    .as_object_mut()
                    .unwrap()
                    .remove(name.as_str().unwrap());
                let refused = refusal(&wrap(fewer));
                assert!(
                    ["missing-field", "wrong-type"].contains(&refused.code),
                    "{path}: {refused}"
                );
            }
            for (name, inner) in schema["properties"].as_object().unwrap() {
                let path = if path.is_empty() {
                    name.clone()
                } else {
                    format!("{path}.{name}")
                };
                let wrap = |value: Value| {
                    let mut whole = base.clone();
                    whole[name] = value;
                    wrap(whole)
                };
                walk(schemas, inner, &path, &wrap, seen);
            }
        }
        "array" => {
            let path = format!("{path}[0]");
            walk(
                schemas,
                &schema["items"],
                &path,
                &|value| wrap(json!([value])),
                seen,
            );
        }
        _ => {}
    }
}

#[test]
fn the_schema_of_the_case_has_every_field_and_code_of_the_types_and_no_other() {
    let schemas = Schemas::read();
    let mut seen = 0;
    walk(&schemas, &schemas.case, "", &|value| value, &mut seen);
    assert!(seen > 35, "{seen} lists of fields and codes");
}

#[test]
fn what_the_schema_must_have_alone_is_read() {
    let schemas = Schemas::read();
    for (name, schema) in schemas.case["$defs"]["Case"]["properties"]
        .as_object()
        .unwrap()
    {
        let case = json!({ name: least(&schemas, schema) });
        let plain: value::Value = serde_json::from_value(case.clone()).unwrap();
        read::read::<Case>(&plain).unwrap_or_else(|refused| panic!("{case}: {refused}"));
        let complaints = schemas.complaints(&schemas.case, &schemas.case, &case, "");
        assert!(complaints.is_empty(), "{complaints:?}");
    }
}

#[test]
fn every_worked_case_fits_and_goes_through_its_own_text() {
    let schemas = Schemas::read();
    for (path, case) in worked::cases() {
        let json = serde_json::to_value(&case).unwrap();
        let complaints = schemas.complaints(&schemas.case, &schemas.case, &json, "");
        assert!(complaints.is_empty(), "{path}: {complaints:#?}");
        let plain: value::Value = serde_json::from_value(json).unwrap();
        assert_eq!(read::read::<Case>(&plain).unwrap(), case, "{path}");
    }
}

/// Every property of the answer's schema that was met, as `definition.property`.
fn met(schemas: &Schemas, name: &str, schema: &Value, value: &Value, seen: &mut BTreeSet<String>) {
    if let Some(reference) = schema.get("$ref").and_then(Value::as_str) {
        if reference.starts_with("case.") {
            return;
        }
        let (schema, _) = schemas.definition(&schemas.answer, reference);
        let name = reference.rsplit('/').next().unwrap();
        return met(schemas, name, schema, value, seen);
    }
    for way in schema
        .get("anyOf")
        .and_then(Value::as_array)
        .into_iter()
        .flatten()
    {
        if schemas
            .complaints(&schemas.answer, way, value, "")
            .is_empty()
        {
            met(schemas, name, way, value, seen);
        }
    }
    for one in value.as_array().into_iter().flatten() {
        met(schemas, name, &schema["items"], one, seen);
    }
    for (field, one) in value.as_object().into_iter().flatten() {
        let inner = schema.get("properties").and_then(|all| all.get(field));
        if inner.is_some() {
            seen.insert(format!("{name}.{field}"));
        }
        if let Some(inner) = inner.or(schema
            .get("additionalProperties")
            .filter(|more| more.is_object()))
        {
            met(schemas, name, inner, one, seen);
        }
    }
}

fn all_of(name: &str, schema: &Value, all: &mut BTreeSet<String>) {
    for field in schema
        .get("properties")
        .and_then(Value::as_object)
        .into_iter()
        .flat_map(|all| all.keys())
    {
        all.insert(format!("{name}.{field}"));
    }
    for way in schema
        .get("anyOf")
        .and_then(Value::as_array)
        .into_iter()
        .flatten()
    {
        all_of(name, way, all);
    }
}

#[test]
fn every_answer_fits_its_schema_and_every_field_of_the_schema_is_answered() {
    let schemas = Schemas::read();
    let answer = &schemas.answer;
    let mut seen = BTreeSet::new();
    let mut take = |what: &str, name: &str, value: &Value| {
        let schema = json!({ "$ref": format!("#/$defs/{name}") });
        let complaints = schemas.complaints(answer, &schema, value, what);
        assert!(complaints.is_empty(), "{complaints:#?}");
        met(&schemas, name, &schema, value, &mut seen);
    };
    for (path, case) in worked::cases() {
        let said = serde_json::to_value(embed::answer::said(&case)).unwrap();
        take(&path, "Account", &said);
    }
    let plain = |value: Value| -> value::Value { serde_json::from_value(value).unwrap() };
    let case = plain(json!({
        "place": "punjab", "impounded": "2026-11-28", "animals": [{ "kind": "cow", "heads": 1 }],
        "rates": { "seen": [{ "head": "fine", "kinds": ["cow"], "amount": "1 as", "unit": "per-head" },
            { "head": "feeding", "kinds": ["cow"], "amount": "2", "unit": "per-head-per-day" }] },
    }));
    let list = |answer: Value| answer.as_array().expect("a list").clone();
    for point in list(serde_json::to_value(embed::curve(&case, &plain(json!(3)))).unwrap()) {
        take("curve", "Point", &point);
    }
    for one in list(
        serde_json::to_value(embed::compare(&case, &plain(json!(["kerala", "central"])))).unwrap(),
    ) {
        take("compare", "Compared", &one);
    }
    for one in list(serde_json::to_value(embed::places::places()).unwrap()) {
        take("places", "PlaceEntry", &one);
    }
    for place in Place::CODES {
        for scale in list(serde_json::to_value(embed::scales(&plain(json!(place)))).unwrap()) {
            take(place, "Scale", &scale);
        }
    }
    let refused =
        serde_json::to_value(embed::reckon(&plain(json!({ "place": "atlantis" })))).unwrap();
    take("refused", "Refused", &refused);

    let mut all = BTreeSet::new();
    for (name, schema) in answer["$defs"].as_object().unwrap() {
        all_of(name, schema, &mut all);
    }
    let never: Vec<_> = all.difference(&seen).collect();
    assert!(never.is_empty(), "never answered: {never:?}");
}

#[test]
fn the_codes_of_answers_are_those_of_the_types() {
    let schemas = Schemas::read();
    let operations: Vec<&str> = Operation::ALL.iter().map(|one| one.code()).collect();
    let lists: [(&str, &[&str]); 15] = [
        ("Figure", Figure::CODES),
        ("Provision", Provision::CODES),
        ("Standing", Standing::CODES),
        ("Damage", Damage::CODES),
        ("Recipient", Recipient::CODES),
        ("Outcome", Outcome::CODES),
        ("Notice", Notice::CODES),
        ("LeftOut", LeftOut::CODES),
        ("Choice", Choice::CODES),
        ("Verdict", Verdict::CODES),
        ("ScaleBasis", ScaleBasis::CODES),
        ("ScaleStatus", ScaleStatus::CODES),
        ("Caveat", Caveat::CODES),
        ("Operation", &operations),
        ("Must", &["prefer", "prefer-and-establish"]),
    ];
    for (name, codes) in lists {
        assert_eq!(
            schemas.answer["$defs"][name]["enum"],
            json!(codes),
            "{name}"
        );
    }
    // The ways to settle a choice are those that have words.
    let ways: BTreeSet<&str> = pound_reckoner::text::keys::KEYS
        .iter()
        .filter_map(|key| {
            key.strip_prefix("choice.")?
                .split_once('.')
                .map(|(_, way)| way)
        })
        .collect();
    assert_eq!(schemas.answer["$defs"]["Way"]["enum"], json!(ways), "Way");
}
