//! How values are said in the words of a language: days, amounts, fields, refusals, steps of a reckoning, and rows of
//! law with where they were read. The page, the answers of the embed and the printed account all say them this way.

use super::Words;
use crate::case::{FirstDay, Head};
use crate::csv::Why;
use crate::day::{Day, DayRule, Moment, MonthEnd};
use crate::law::Text;
use crate::law::row::{Row, Standing};
use crate::money::{self, Rupees};
use crate::problem::{Field, Reason};
use crate::reasons::{Input, Operation, Quantity, Step};
use crate::word;

/// A row of law as a person reads it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cited {
    /// Act and section.
    pub section: String,
    /// The amendment, as far as it is named.
    pub amended: String,
    /// Where it was read, and when it was last compared.
    pub source: String,
    /// How well it is known.
    pub standing: String,
    /// The row's stable name.
    pub id: &'static str,
    /// That a correction quotes it.
    pub quote: String,
}

/// An amount as a line shows it; all its decimals where annas leave more than two.
#[must_use]
pub fn amount_in_full(amount: Rupees) -> String {
    if amount.rounded() == amount {
        amount.shown()
    } else {
        amount.shown_exactly()
    }
}

impl Words {
    /// A day in words, with its weekday: `Saturday 28 November 2026` in the language's own order.
    #[must_use]
    pub fn day(&self, day: Day) -> String {
        let (year, month, date) = day.parts();
        let weekday = self.of("weekday.", &day.weekday().to_string());
        let month = self.of("month.", &month.to_string());
        let (date, year) = (date.to_string(), year.to_string());
        self.fill(
            "date.long",
            &[
                ("weekday", weekday),
                ("day", &date),
                ("month", month),
                ("year", &year),
            ],
        )
    }

    /// A day in words, and the hour if it is known.
    #[must_use]
    pub fn moment(&self, moment: Moment) -> String {
        let day = self.day(moment.day);
        match moment.clock {
            None => day,
            Some(clock) => self.fill("date.moment", &[("day", &day), ("hour", &clock.plain())]),
        }
    }

    /// A figure as a person reads it.
    #[must_use]
    pub fn quantity(&self, quantity: Quantity) -> String {
        match quantity {
            Quantity::Rupees(amount) => amount_in_full(amount),
            Quantity::Count(count) => money::grouped(count),
            Quantity::Day(day) => self.day(day),
            Quantity::Moment(moment) => self.moment(moment),
            Quantity::Percent(_) => [&quantity.plain(), " %"].concat(),
        }
    }

    /// The sentence of a refusal.
    #[must_use]
    pub fn reason(&self, reason: Reason) -> String {
        let key = ["reason.", reason.code()].concat();
        match reason {
            Reason::Before(first, second) => self.fill(
                &key,
                &[
                    ("first", &self.moment(first)),
                    ("second", &self.moment(second)),
                ],
            ),
            Reason::LawNotKnown(provision) => {
                let about = self.of("provision.", provision.code());
                self.fill(&key, &[("about", about)])
            }
            Reason::NoLawThatDay(day) | Reason::ComplaintOver(day) => {
                self.fill(&key, &[("first", &self.day(day))])
            }
            _ => self.get(&key).to_owned(),
        }
    }

    /// The sentence of what was refused in a table of cases.
    #[must_use]
    pub fn csv(&self, why: &Why) -> String {
        let key = ["csv.", why.code()].concat();
        match why {
            Why::Reason(reason) => self.reason(*reason),
            Why::AsTyped(problem) => self.reason(Reason::Numeral(*problem)),
            Why::Here(_) => self.get(&key).to_owned(),
            Why::Name(_, name) => self.fill(&key, &[("name", name)]),
            Why::Line(_, line) => self.fill(&key, &[("line", &line.to_string())]),
            Why::OneOf(codes) => self.fill(&key, &[("codes", &codes.join(", "))]),
        }
    }

    /// The name of an answer, by the field's path: the number of a row or lot, and the kind of a rate, are filled in.
    #[must_use]
    pub fn field(&self, field: Field) -> String {
        if let Field::Rate(head, kind) = field {
            let key = match head {
                Head::Fine => "field.rates.fine",
                Head::Feeding => "field.rates.feeding",
                _ => "field.rates.line",
            };
            let head = self.of("head.", head.code());
            let kind = self.of("kind.", kind.code());
            return self.fill(key, &[("head", head), ("kind", kind)]);
        }
        if let Field::Security(kind) = field {
            let kind = self.of("kind.", kind.code());
            return self.fill("field.security", &[("kind", kind)]);
        }
        let path = field.path();
        let (name, number) = match (path.split_once('['), path.split_once(']')) {
            (Some((before, _)), Some((within, after))) => {
                let at = within
                    .rsplit('[')
                    .next()
                    .and_then(|n| n.parse::<u32>().ok())
                    .unwrap_or(0);
                ([before, after].concat(), at.saturating_add(1).to_string())
            }
            _ => (path, String::new()),
        };
        let key = ["field.", &name].concat();
        let key = if self.find(&key).is_some() {
            key
        } else {
            "field.other".to_owned()
        };
        self.fill(&key, &[("n", &number)])
    }

    /// The name of a text of the law: its Act, and the amending Act as far as it is named.
    #[must_use]
    pub fn text_name(&self, text: &Text) -> String {
        let Some(row) = text.layers.first().and_then(|layer| layer.first()) else {
            return text.code.to_owned();
        };
        let act = ("act", row.citation.act.name);
        match (text.changed_by, row.citation.amended_by) {
            (Some((later, _)), _) => self.fill(word!("text.before"), &[act, ("amendment", later)]),
            // Of an Act of which only parts were found there is no print.
            (None, "") if text.code == "as-found" => act.1.to_owned(),
            (None, "") => self.fill(word!("text.printed"), &[act]),
            (None, amendment) => self.fill(word!("text.amended"), &[act, ("amendment", amendment)]),
        }
    }

    /// The name of the Act alone.
    #[must_use]
    pub fn act_name<'t>(&self, text: &'t Text) -> &'t str {
        let row = text.layers.first().and_then(|layer| layer.first());
        row.map_or(text.code, |row| row.citation.act.name)
    }

    /// What a row is about.
    #[must_use]
    pub fn about(&self, row: &Row) -> &str {
        self.of("provision.", row.provision.code())
    }

    /// How the inputs gave the result.
    #[must_use]
    pub fn how(&self, step: &Step, inputs: &[Input]) -> String {
        let said: Vec<String> = inputs
            .iter()
            .map(|input| self.quantity(input.quantity))
            .collect();
        let sign = match step.operation {
            Operation::Product | Operation::PercentOf => Some(" × "),
            Operation::Sum => Some(" + "),
            Operation::Less => Some(" − "),
            _ => None,
        };
        if let Some(sign) = sign {
            return said.join(sign);
        }
        let key = match step.operation {
            Operation::Rounded => "step.rounded",
            Operation::DaysCounted(DayRule::EveryDay) => "step.every-day",
            Operation::DaysCounted(DayRule::Nights) => "step.nights",
            Operation::DaysCounted(DayRule::Blocks) => "step.blocks",
            Operation::DaysFrom => "step.days-from",
            Operation::PlusDays(FirstDay::LeftOut) => "step.left-out",
            Operation::PlusDays(FirstDay::Counted) => "step.counted",
            Operation::NextDay => "step.next-day",
            Operation::DayBefore => "step.day-before",
            Operation::PlusHoursFromStart => "step.hours-start",
            Operation::PlusHoursFromEnd => "step.hours-end",
            Operation::PlusMonths(MonthEnd::LastDay) => "step.last-day",
            Operation::PlusMonths(MonthEnd::RunsOver) => "step.runs-over",
            Operation::GrownSimple => "step.grown-simple",
            Operation::GrownCompound => "step.grown-compound",
            _ => "step.taken",
        };
        let place = |at: usize| said.get(at).map_or("", String::as_str);
        // A counted window names the law that says how days are counted, which is not the Act that gives them.
        let counting = step.rule.map_or("", |row| row.citation.act.counting);
        let key = match key {
            "step.left-out" if counting.is_empty() => "step.left-out-not-found",
            _ => key,
        };
        let places = [
            ("a", place(0)),
            ("b", place(1)),
            ("c", place(2)),
            ("act", counting),
        ];
        self.fill(key, &places)
    }

    /// A row of law with its Act, section, source and standing.
    #[must_use]
    pub fn cited(&self, row: &Row) -> Cited {
        let citation = &row.citation;
        let key = if citation.section.is_empty() {
            "cite.act"
        } else if citation.section.starts_with("r. ") {
            "cite.rule"
        } else {
            "cite.section"
        };
        let checked = self.day(row.checked);
        let from = if citation.act.number.is_empty() {
            word!("cite.source-no-number")
        } else {
            word!("cite.source")
        };
        let source = [
            ("number", citation.act.number),
            ("source", citation.source),
            ("day", &checked),
        ];
        Cited {
            section: self.fill(
                key,
                &[("act", citation.act.name), ("section", citation.section)],
            ),
            amended: citation.amended_by.to_owned(),
            source: self.fill(from, &source),
            standing: self.standing(row),
            id: row.id,
            quote: self.fill(word!("cite.quote"), &[("id", row.id)]),
        }
    }

    /// Act and section of a row; what was not read whole says so beside it.
    #[must_use]
    pub fn section(&self, row: &Row) -> String {
        let cited = self.cited(row);
        if row.standing == Standing::Read {
            return cited.section;
        }
        let places = [
            ("section", cited.section.as_str()),
            ("standing", &cited.standing),
        ];
        self.fill(word!("cite.with-standing"), &places)
    }

    /// How well a row is known, and that its day of commencement was not found, where it was not.
    #[must_use]
    pub fn standing(&self, row: &Row) -> String {
        let known = self.of("standing.", row.standing.code());
        if row.day_not_found() {
            self.fill(word!("cite.no-day"), &[("standing", known)])
        } else {
            known.to_owned()
        }
    }
}
