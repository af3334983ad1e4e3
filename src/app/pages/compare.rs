//! One case under other laws: the figures that differ first, each value with the places that give it and with its
//! standing; then those that are the same everywhere.

use crate::account::{Account, Given, Held, Surplus, Windows};
use crate::app::block::{Block, Line, Part, Tone};
use crate::app::pages::balance::must;
use crate::app::says::Says;
use crate::app::sheet::Sheet;
use crate::day::Day;
use crate::law::place::Place;
use crate::law::row::{Row, Standing};
use crate::law::{self, Text};
use crate::problem::Problem;
use crate::reasons::{Figure, Quantity, Source, StepId};
use crate::reckon;
use crate::text::Words;
use crate::word;

/// A figure in words, and how well it is known.
#[derive(PartialEq)]
struct Told {
    value: String,
    standing: String,
}

type Tell = fn(&Sheet, &Account) -> Told;

/// Every text that can be chosen, by place.
pub fn texts() -> impl Iterator<Item = &'static Text> {
    Place::ALL.iter().flat_map(|place| law::texts(*place))
}

/// The name of a text for a list: `punjab/as-amended`.
#[must_use]
pub fn code(text: &Text) -> String {
    [text.place.code(), "/", text.code].concat()
}

/// A place, and where it has several texts, which of them.
#[must_use]
pub fn name(words: &Words, text: &Text) -> String {
    let place = words.of("place.", text.place.code());
    if law::texts(text.place).len() < 2 {
        return place.to_owned();
    }
    let text = words.text_name(text);
    words.fill(word!("ask.pair"), &[("name", place), ("value", &text)])
}

/// The part: the case beside the same case under each of these texts.
#[must_use]
pub fn part(sheet: &Sheet, chosen: &[&'static Text]) -> Part {
    let words = sheet.words;
    let mut says = Says::new(sheet, "compare");
    let own = sheet.account.text.filter(|_| !sheet.nothing_follows());
    let Some(own) = own else {
        let claim = sheet.account.claim.as_ref().err();
        let problems = claim.or(sheet.account.deadlines.as_ref().err());
        says.needs(problems.map_or(&[][..], Vec::as_slice));
        return says.part("compare", word!("compare.title"));
    };
    let others: Vec<(String, Account)> = chosen
        .iter()
        .filter(|text| !std::ptr::eq(**text, own))
        .map(|text| {
            let account = reckon::elsewhere(&sheet.reading.case, text);
            (name(words, text), account)
        })
        .collect();
    let here = words.fill(word!("compare.here"), &[("place", &name(words, own))]);
    if others.is_empty() {
        says.say(word!("compare.none"));
    }
    let mut same = Vec::new();
    for (term, tell) in figures(words) {
        let mut groups = vec![(tell(sheet, &sheet.account), vec![here.as_str()])];
        for (name, account) in &others {
            let told = tell(sheet, account);
            match groups.iter_mut().find(|(known, _)| *known == told) {
                Some((_, names)) => names.push(name),
                None => groups.push((told, vec![name])),
            }
        }
        let lines = groups.iter().map(|(told, names)| {
            let value = if told.standing.is_empty() {
                told.value.clone()
            } else {
                let places = [("value", told.value.as_str()), ("standing", &told.standing)];
                words.fill(word!("compare.value"), &places)
            };
            (names, value)
        });
        if groups.len() == 1 {
            same.extend(lines.map(|(_, value)| Line::new("", term.clone(), value)));
            continue;
        }
        let lines = lines.map(|(names, value)| {
            let line = Line::new("", value, names.join("; "));
            if names.contains(&here.as_str()) {
                line.tone(Tone::Good)
            } else {
                line
            }
        });
        let lines: Vec<Line> = lines.collect();
        says.block(Block::Heading(term));
        let agree = groups
            .first()
            .map_or(0, |(_, names)| names.len().saturating_sub(1));
        let places = [("n", agree.to_string()), ("all", others.len().to_string())];
        let places = places.each_ref().map(|(name, said)| (*name, said.as_str()));
        says.say_of(word!("compare.agree"), &places);
        says.lines(lines);
    }
    if !same.is_empty() {
        says.heading(word!("compare.same"));
        says.lines(same);
    }
    says.part("compare", word!("compare.title"))
}

/// What is compared.
fn figures(words: &Words) -> [(String, Tell); 12] {
    let named = |figure: Figure| words.of("figure.", figure.code()).to_owned();
    let keyed = |key: &'static str| words.get(key).to_owned();
    [
        (named(Figure::ToBring), |sheet, account| {
            let claim = account.claim.as_ref();
            let brought = claim.map(|claim| &claim.to_bring);
            let brought = brought.map(|one| Some((Quantity::Rupees(one.shown), one.step)));
            told(sheet, account, brought)
        }),
        (named(Figure::EachFurtherDay), |sheet, account| {
            let further = account.each_further_day.as_ref();
            let further = further.map(|one| Some((Quantity::Rupees(one.shown), one.step)));
            told(sheet, account, further)
        }),
        (named(Figure::LastSafeDay), |sheet, account| {
            let when = account.deadlines.as_ref();
            let first = told(
                sheet,
                account,
                when.map(|when| Some(day(when.first.last_safe))),
            );
            let other = when.ok().and_then(|when| when.other.as_ref());
            either(
                sheet,
                first,
                other.map(|other| sheet.day(other.last_safe.value)),
            )
        }),
        (named(Figure::EarliestSale), |sheet, account| {
            let when = account.deadlines.as_ref();
            let sale = when.and_then(|when| when.first.sale.as_ref());
            let sale = sale.map(|sale| sale.map(|sale| day(sale.earliest)));
            let first = told(sheet, account, sale);
            let other = when.ok().and_then(|when| when.other.as_ref());
            let other = other.and_then(Windows::earliest_sale);
            either(sheet, first, other.map(|other| sheet.day(other.value)))
        }),
        (named(Figure::SaleAfterRefusal), |sheet, account| {
            let refused = account.after_refusal.as_ref();
            told(sheet, account, refused.map(|refused| refused.map(day)))
        }),
        (named(Figure::Deposit), |sheet, account| {
            let dispute = account.dispute.as_ref();
            let deposit = dispute.map(|dispute| {
                Some((
                    Quantity::Rupees(dispute.deposit.shown),
                    dispute.deposit.step,
                ))
            });
            told(sheet, account, deposit)
        }),
        (named(Figure::ComplaintLastDay), |sheet, account| {
            let complaint = account.complaint.as_ref();
            told(
                sheet,
                account,
                complaint.map(|complaint| Some(day(complaint.last_day))),
            )
        }),
        (keyed(word!("balance.months")), |sheet, account| {
            held(sheet, account, |sheet, held| {
                let months = held.months.to_string();
                sheet
                    .words
                    .fill(word!("balance.months-value"), &[("n", &months)])
            })
        }),
        (named(Figure::SurplusLastDay), |sheet, account| {
            held(sheet, account, |sheet, held| {
                let last = held.last_day.map(|last| sheet.day(last.value));
                last.unwrap_or_else(|| sheet.words.get(word!("balance.no-day")).to_owned())
            })
        }),
        (keyed(word!("balance.must")), |sheet, account| {
            held(sheet, account, |sheet, held| {
                sheet.words.get(must(held.must)).to_owned()
            })
        }),
        (keyed(word!("balance.holder")), |sheet, account| {
            held(sheet, account, |sheet, held| {
                sheet.words.of("recipient.", held.holder.code()).to_owned()
            })
        }),
        (keyed(word!("balance.after")), |sheet, account| {
            held(sheet, account, |sheet, held| {
                sheet.words.of("recipient.", held.after.code()).to_owned()
            })
        }),
    ]
}

const fn day(day: Given<Day>) -> (Quantity, StepId) {
    (Quantity::Day(day.value), day.step)
}

/// A figure with the standing of the row it rests on; or that it was not found, or what it still needs.
fn told(
    sheet: &Sheet,
    account: &Account,
    part: Result<Option<(Quantity, StepId)>, &Vec<Problem>>,
) -> Told {
    match part {
        Ok(Some((quantity, step))) => Told {
            value: sheet.quantity(quantity),
            standing: rests_on(account, step)
                .map_or_else(String::new, |row| sheet.words.standing(row)),
        },
        Ok(None) => not_found(sheet),
        Err(problems) => Told {
            value: problems
                .first()
                .map_or_else(String::new, |problem| sheet.reason(problem.reason)),
            standing: String::new(),
        },
    }
}

fn not_found(sheet: &Sheet) -> Told {
    Told {
        value: sheet
            .words
            .of("standing.", Standing::NotFound.code())
            .to_owned(),
        standing: String::new(),
    }
}

/// The row that a step follows, or the nearest one beneath it.
fn rests_on(account: &Account, step: StepId) -> Option<&'static Row> {
    let found = account.reasons.get(step)?;
    found.rule.or_else(|| {
        let inputs = account.reasons.inputs(found).iter();
        inputs
            .map(|input| input.source)
            .find_map(|source| match source {
                Source::Step(earlier) => rests_on(account, earlier),
                Source::Law(row) => Some(row),
                _ => None,
            })
    })
}

/// The first reading, and the other beside it where it says something else.
fn either(sheet: &Sheet, first: Told, other: Option<String>) -> Told {
    let Some(other) = other.filter(|other| *other != first.value) else {
        return first;
    };
    let places = [("first", first.value.as_str()), ("other", &other)];
    Told {
        value: sheet.words.fill(word!("compare.either"), &places),
        ..first
    }
}

/// What the law of the balance says on one point.
fn held(sheet: &Sheet, account: &Account, say: fn(&Sheet, &Held) -> String) -> Told {
    match &account.surplus {
        Ok(Surplus::Known { first, other, .. }) => {
            let told = Told {
                value: say(sheet, first),
                standing: sheet.words.standing(first.rule),
            };
            either(sheet, told, other.as_ref().map(|other| say(sheet, other)))
        }
        Ok(Surplus::NotKnown(_)) => not_found(sheet),
        Ok(Surplus::Absent) => Told {
            value: sheet.words.get(word!("balance.absent")).to_owned(),
            standing: String::new(),
        },
        Err(problems) => told(sheet, account, Err(problems)),
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test stops where it fails")]
mod tests {
    use super::*;
    use crate::draft::{AnimalsDraft, DayDraft, Draft, RateDraft, SEEN};
    use crate::text::check::LANGUAGES;

    /// Two cows, impounded on 28 November 2026 and claimed on the 30th: fine 1,500, feeding 100 a day for each.
    fn sheet(place: &str) -> Sheet {
        let words = Box::leak(Box::new(Words::read(LANGUAGES.first().unwrap().1)));
        let animals = AnimalsDraft {
            kind: "cow".into(),
            heads: "2".into(),
            ..AnimalsDraft::default()
        };
        let rate = RateDraft {
            kind: "cow".into(),
            fine: "1500".into(),
            feeding: "100".into(),
        };
        let draft = Draft {
            place: place.into(),
            animals: vec![animals],
            impounded: DayDraft::of(Day::on(2026, 11, 28)),
            claimed: DayDraft::of(Day::on(2026, 11, 30)),
            board: SEEN.into(),
            rates: vec![rate],
            ..Draft::default()
        };
        Sheet::new(words, draft, None)
    }

    /// The lines below the heading with these words: places and value.
    fn below(part: &Part, heading: &str) -> Vec<(String, String)> {
        let mut blocks = part.blocks.iter();
        let _ = blocks.find(|block| matches!(block, Block::Heading(text) if text == heading));
        let lines = blocks.find_map(|block| match block {
            Block::Lines(lines) => Some(lines),
            _ => None,
        });
        let lines = lines.into_iter().flatten();
        lines
            .map(|line| (line.value.clone(), line.term.clone()))
            .collect()
    }

    #[test]
    fn what_differs_comes_first_and_says_where() {
        let chosen: Vec<&Text> = [
            (Place::Bihar, "central"),
            (Place::HimachalPradesh, "as-amended"),
        ]
        .iter()
        .map(|(place, code)| law::text(*place, code).unwrap())
        .collect();
        let sheet = sheet("punjab");
        let part = part(&sheet, &chosen);
        // Punjab and Himachal Pradesh: 3 days after the 28th. The Act itself: 7.
        let last = below(&part, "Last safe day to claim");
        let days: Vec<(&str, &str)> = last
            .iter()
            .map(|(who, day)| (who.as_str(), day.as_str()))
            .collect();
        let no_day = "read in full; the day it came into force was not found";
        assert_eq!(
            days,
            [
                (
                    "Your case (Punjab); Himachal Pradesh",
                    format!("Tuesday 1 December 2026 ({no_day})").as_str()
                ),
                ("Bihar", "Saturday 5 December 2026 (read in full)"),
            ]
        );
        // Six months in Punjab only.
        let months = below(&part, "How long");
        assert_eq!(months.len(), 2);
        assert!(months.first().unwrap().1.starts_with("6 months"));
        assert_eq!(months.get(1).unwrap().0, "Bihar; Himachal Pradesh");
        // The money is the board's: 2 × 1,500 and 2 × 100 × 3 days, under each law.
        let same = below(&part, "The same everywhere");
        assert!(
            same.iter()
                .any(|(value, term)| term == "To bring" && value.starts_with("₹3,600")),
            "{same:?}"
        );
        let said = format!("{:?}", part.blocks);
        assert!(said.contains("The same as in your case: 1 of 2."));
    }

    #[test]
    fn two_readings_and_what_is_not_found_are_said() {
        let chosen = [
            law::text(Place::Haryana, "as-punjab").unwrap(),
            law::text(Place::Nagaland, "as-found").unwrap(),
            law::text(Place::Karnataka, "as-found").unwrap(),
        ];
        let sheet = sheet("bihar");
        let part = part(&sheet, &chosen);
        let last = below(&part, "Last safe day to claim");
        assert!(last.iter().any(|(who, day)| who.starts_with("Haryana")
            && day.contains(
                "Tuesday 1 December 2026; on the other reading Saturday 5 December 2026 (inferred"
            )));
        assert!(
            last.iter()
                .any(|(who, day)| who == "Nagaland" && day.contains("was not found"))
        );
        // Of Karnataka's s. 15 only the first window was found.
        let sale = below(&part, "No sale as unclaimed before");
        assert!(
            sale.iter()
                .any(|(who, day)| who == "Karnataka" && day == "not found"),
            "{sale:?}"
        );
    }

    #[test]
    fn while_nothing_follows_it_says_what_is_needed() {
        let chosen: Vec<&Text> = texts().collect();
        let words = sheet("").words;
        let part = part(&Sheet::new(words, Draft::default(), None), &chosen);
        assert!(matches!(part.blocks.as_slice(), [Block::Needs(needs)] if !needs.is_empty()));
    }
}
