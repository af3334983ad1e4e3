//! The answer as a plain text to send: the sum, each further day, the last days, and what they stand on.

use crate::account::{Choice, Deadlines, Surplus};
use crate::app::pages::balance::still_open;
use crate::app::pages::take_home::{another_day, security_unknown};
use crate::app::sheet::Sheet;
use crate::day::{Clock, Day};
use crate::word;

/// The most letters of the text: longer ones cost an owner several short messages.
const LETTERS: usize = 320;

/// What may be sent of a case.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sends {
    /// Nothing: an answer is refused, and whoever reads it could not see that.
    Nothing,
    /// What was entered: there is no sum yet.
    Entered,
    /// All of it, with the answer as text.
    Answer(String),
}

/// What may be sent.
#[must_use]
pub fn sends(sheet: &Sheet) -> Sends {
    if !sheet.reading.case.refused.is_empty() {
        return Sends::Nothing;
    }
    answer(sheet).map_or(Sends::Entered, Sends::Answer)
}

/// The text; nothing where neither a sum nor a day nor a balance is known. Each line is a sentence of its own.
fn answer(sheet: &Sheet) -> Option<String> {
    let words = sheet.words;
    let account = &sheet.account;
    let place = sheet.reading.case.place?;
    let text = account.text?;
    let (mut lines, sale) = if sheet.reading.case.sale.is_some() {
        (after_a_sale(sheet)?, None)
    } else {
        (to_claim(sheet)?, no_sale_before(sheet))
    };
    lines.extend(forest(sheet));
    lines.extend(doubt(sheet));
    lines.extend(other_report(sheet));
    lines.extend(sheet.scale.map(|scale| {
        let places = [("area", scale.area)];
        words.fill(word!("share.example"), &places)
    }));
    let place = words.of("place.", place.code());
    let comes = account.claim.as_ref().ok().map(|claim| claim.at.day);
    let made = sheet.today.filter(|today| comes != Some(*today));
    let made = made.map(|now| words.fill(word!("share.made"), &[("day", &day(sheet, now))]));
    let animals = Some(sheet.animals(&sheet.all_rows())).filter(|said| !said.is_empty());
    // Where all of it is too long, the name of the amending Act goes first, then the day it was reckoned on, the
    // animals, the earliest sale: the sum, the last safe day and the warning never.
    let act = words.act_name(text).to_owned();
    let ends = [
        (
            animals.clone(),
            sale.clone(),
            words.text_name(text),
            made.clone(),
        ),
        (animals.clone(), sale.clone(), act.clone(), made),
        (animals, sale.clone(), act.clone(), None),
        (None, sale, act.clone(), None),
        (None, None, act, None),
    ];
    let said = ends.map(|(animals, sale, law, made)| {
        // A by-law's charges stand under no Act for cattle.
        let law = if account.law.is_some() {
            words.fill(word!("share.law"), &[("place", place), ("law", &law)])
        } else {
            words.fill(word!("share.by-law"), &[("place", place)])
        };
        let lines = animals.into_iter().chain(lines.iter().cloned()).chain(sale);
        let all: Vec<String> = lines.chain([law]).chain(made).collect();
        all.join("\n")
    });
    let fits = |text: &&String| text.chars().count() <= LETTERS;
    said.iter().find(fits).or(said.last()).cloned()
}

/// The law of the fine where they were seized in a forest, and the most of it where a fine is above that.
fn forest(sheet: &Sheet) -> Option<String> {
    sheet.forest_law()?;
    let words = sheet.words;
    Some(match sheet.account.permitted_fines {
        Some(most) => {
            let amount = most.shown.shown();
            words.fill(word!("share.forest-most"), &[("amount", &amount)])
        }
        None => words.get(word!("share.forest")).to_owned(),
    })
}

/// What the sum would be by another report of the same scale.
fn other_report(sheet: &Sheet) -> Option<String> {
    let mut assumed = sheet.account.assumed.iter();
    let choice = assumed.find(|one| one.choice == Choice::DailyFrom)?;
    let (_, other) = choice.others.first()?;
    let amount = sheet.quantity(*other);
    Some(
        sheet
            .words
            .fill(word!("share.other-report"), &[("amount", &amount)]),
    )
}

/// That it stands on more than one reading: a short text cannot say which.
fn doubt(sheet: &Sheet) -> Option<String> {
    let account = &sheet.account;
    let deadlines = account.deadlines.as_ref();
    let either = deadlines.is_ok_and(Deadlines::has_other_readings)
        || matches!(&account.security, Ok(Some(security)) if security.in_doubt)
        || account.notices.iter().any(|one| one.bears_on_the_figures());
    either.then(|| sheet.words.get(word!("share.doubt")).to_owned())
}

/// What a list of cases says of one: the days by which something is to be done, as far as they are known, and sentences
/// with the sum today and these days. After a sale, the balance and the last day to claim it.
#[must_use]
pub fn listed(sheet: &Sheet) -> (Vec<Day>, Vec<String>) {
    let (words, account) = (sheet.words, &sheet.account);
    if sheet.reading.case.sale.is_some() {
        let lines = after_a_sale(sheet).unwrap_or_default();
        let until = balance_until(sheet).map(|(last, open)| open.unwrap_or(last));
        return (until.into_iter().collect(), lines);
    }
    let mut lines = match sheet.reading.case.claimed {
        Some(claimed) if sheet.day_past().is_some() => {
            let said = day(sheet, claimed.day);
            vec![words.fill(word!("saved.past"), &[("day", &said)])]
        }
        _ => match sum(sheet) {
            lines if lines.is_empty() => vec![words.get(word!("share.sum-not-known")).to_owned()],
            lines => lines,
        },
    };
    lines.extend(young(sheet));
    lines.extend(last(sheet));
    lines.extend(doubt(sheet));
    let until = account.relied_on().map(|one| one.last_safe.value);
    let gone = account
        .speedy
        .as_ref()
        .ok()
        .and_then(Option::as_ref)
        .map(|one| one.from.value.day);
    (until.into_iter().chain(gone).collect(), lines)
}

/// A day without its weekday: there are several of them.
fn day(sheet: &Sheet, day: Day) -> String {
    let (year, month, date) = day.parts();
    let month = sheet.words.of("month.", &month.to_string()).to_owned();
    let places = [
        ("day", &*date.to_string()),
        ("month", &month),
        ("year", &year.to_string()),
    ];
    sheet.words.fill(word!("share.day"), &places)
}

/// Before when no sale of unclaimed animals comes.
fn no_sale_before(sheet: &Sheet) -> Option<String> {
    let sale = sheet.account.relied_on()?.earliest_sale()?.value;
    let said = sheet.if_past(sale, &day(sheet, sale));
    Some(sheet.words.fill(word!("share.sale"), &[("day", &said)]))
}

/// The sum, or that it is not known, until when, and what a refusal leads to.
fn to_claim(sheet: &Sheet) -> Option<Vec<String>> {
    let (words, account) = (sheet.words, &sheet.account);
    // The sum of a day that is past is none to bring.
    let past = sheet.day_past().is_some();
    let mut lines = if past { Vec::new() } else { sum(sheet) };
    let (young, last) = (young(sheet), last(sheet));
    if lines.is_empty() {
        if young.is_none() && account.deadlines.is_err() {
            return None;
        }
        lines.push(words.get(word!("share.sum-not-known")).to_owned());
    }
    match &account.each_further_day {
        _ if account.claim.is_err() => {}
        Ok(further) => {
            let amount = further.shown.shown();
            lines.push(words.fill(word!("share.further"), &[("amount", &amount)]));
        }
        Err(_) => lines.extend(another_day(sheet).map(|why| words.get(why).to_owned())),
    }
    let days_not_known = young.is_none() && last.is_none();
    lines.extend(young.into_iter().chain(last));
    if days_not_known {
        lines.push(words.get(word!("share.no-days")).to_owned());
    }
    let comes = sheet.reading.case.claimed.map(|moment| moment.day);
    if let Ok(Some(refused)) = account.after_refusal
        && Some(refused.value) == comes
    {
        lines.push(words.get(word!("share.refusal")).to_owned());
    }
    Some(lines)
}

/// The sum with its day, and the security in it or on top; nothing where it is not known.
fn sum(sheet: &Sheet) -> Vec<String> {
    let words = sheet.words;
    let Ok(claim) = &sheet.account.claim else {
        return Vec::new();
    };
    let key = if sheet.today == Some(claim.at.day) {
        word!("share.sum-today")
    } else {
        word!("share.sum")
    };
    let amount = claim.to_bring.shown.shown();
    let places = [("day", &*day(sheet, claim.at.day)), ("amount", &amount)];
    let mut lines = vec![words.fill(key, &places)];
    if let Some(security) = claim.security {
        let amount = security.shown.shown();
        lines.push(words.fill(word!("share.security"), &[("amount", &amount)]));
    } else if security_unknown(sheet) {
        lines.push(words.get(word!("share.security-unknown")).to_owned());
    }
    lines
}

/// From when young and weak animals may be gone.
fn young(sheet: &Sheet) -> Option<String> {
    let words = sheet.words;
    let from = sheet.account.speedy.as_ref().ok()?.as_ref()?.from.value;
    let clock = from.clock.map(Clock::plain).unwrap_or_default();
    let places = [("day", &*day(sheet, from.day)), ("hour", &clock)];
    let moment = words.fill(word!("date.moment"), &places);
    Some(words.fill(word!("share.speedy"), &[("moment", &moment)]))
}

/// The last safe day; none where all are young or weak, and may be gone before it.
fn last(sheet: &Sheet) -> Option<String> {
    let last = sheet.account.relied_on()?.last_safe.value;
    let last = sheet.if_past(last, &day(sheet, last));
    Some(sheet.words.fill(word!("share.last"), &[("day", &last)]))
}

/// The last day to claim what a sale left; and that of the other reading, where the first is past and this one is not.
fn balance_until(sheet: &Sheet) -> Option<(Day, Option<Day>)> {
    match &sheet.account.surplus {
        Ok(Surplus::Known { first, other, .. }) => {
            let open = still_open(sheet, first, other.as_ref());
            Some((first.last_day?.value, open.map(|last| last.value)))
        }
        _ => None,
    }
}

/// What a sale left, and until when it can be had.
fn after_a_sale(sheet: &Sheet) -> Option<Vec<String>> {
    let (words, account) = (sheet.words, &sheet.account);
    let sale = account.sale.as_ref().ok()?.as_ref()?;
    let amount = sale.balance.shown.shown();
    let mut lines = vec![words.fill(word!("share.balance"), &[("amount", &amount)])];
    if sale.balance.shown.is_zero() {
        return Some(lines);
    }
    if sheet.reading.case.expenses.is_empty() {
        lines.push(words.get(word!("share.expenses")).to_owned());
    }
    let Some((last, open)) = balance_until(sheet) else {
        lines.push(words.get(word!("share.balance-soon")).to_owned());
        return Some(lines);
    };
    let last = sheet.if_past(last, &day(sheet, last));
    lines.push(words.fill(word!("share.balance-last"), &[("day", &last)]));
    lines.extend(open.map(|last| {
        let last = day(sheet, last);
        words.fill(word!("share.balance-other"), &[("day", &last)])
    }));
    Some(lines)
}

#[cfg(test)]
#[allow(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    reason = "a test stops where it fails"
)]
mod tests {
    use super::*;
    use crate::draft::{AnimalsDraft, DayDraft, Draft, RateDraft, SEEN};
    use crate::law::{place::Place, texts};
    use crate::text::Words;
    use crate::text::check::LANGUAGES;

    fn sheet(place: Place, text: &str, heads: &str) -> Sheet {
        spoken(Words::for_good(LANGUAGES[0].1), place, text, heads, "")
    }

    fn spoken(
        words: &'static Words,
        place: Place,
        text: &str,
        heads: &str,
        condition: &str,
    ) -> Sheet {
        let draft = Draft {
            situation: "pound".into(),
            place: place.code().into(),
            text: text.into(),
            animals: vec![AnimalsDraft {
                kind: "buffalo".into(),
                heads: heads.into(),
                condition: condition.into(),
                ..AnimalsDraft::default()
            }],
            impounded: DayDraft::of(Day::on(2026, 9, 23)),
            claimed: DayDraft::of(Day::on(2026, 9, 30)),
            board: SEEN.into(),
            rates: vec![RateDraft {
                kind: "buffalo".into(),
                fine: "1250.50".into(),
                feeding: "125.50".into(),
            }],
            ..Draft::default()
        };
        Sheet::new(words, draft, Some(Day::on(2026, 9, 24)))
    }

    /// A line of the board for every kind.
    fn line(head: &str, amount: &str, unit: &str) -> crate::draft::LineDraft {
        crate::draft::LineDraft {
            head: head.into(),
            kinds: crate::animal::Kinds::ANY,
            amount: amount.into(),
            unit: unit.into(),
            ..crate::draft::LineDraft::default()
        }
    }

    /// The answer as text.
    fn text_of(sheet: &Sheet) -> String {
        match sends(sheet) {
            Sends::Answer(text) => text,
            _ => panic!("there is an answer"),
        }
    }

    #[test]
    fn of_animals_that_may_be_gone_by_the_hour_no_last_safe_day_is_sent() {
        // In Haryana s. 14A is inferred: in doubt, and safer for the owner than 3 and 4 days.
        let words = Words::for_good(LANGUAGES[0].1);
        let text = text_of(&spoken(words, Place::Haryana, "", "2", "weak"));
        assert!(
            text.contains("may be gone from 24 September 2026"),
            "{text}"
        );
        assert!(!text.contains("Last safe day"), "{text}");
        assert!(!text.contains("no sale before"), "{text}");
        let text = text_of(&spoken(words, Place::Haryana, "", "2", ""));
        assert!(text.contains("Last safe day: 26 September 2026"), "{text}");
    }

    #[test]
    fn a_source_without_a_word_of_feeding_is_not_said_to_add_nothing() {
        // Mysuru's scale of 2025 names a fine of 500 for the first capture, and nothing else.
        let with = |head: &str| {
            let mut draft = sheet(Place::Karnataka, "", "1").draft;
            draft.situation = "by-law".into();
            draft.rates = Vec::new();
            draft.lines = vec![
                line("fine", "500", "per-head"),
                line(head, "50", "per-head-per-day"),
            ];
            draft.lines.truncate(if head.is_empty() { 1 } else { 2 });
            text_of(&Sheet::new(Words::for_good(LANGUAGES[0].1), draft, None))
        };
        let silent = with("");
        assert!(silent.contains("you pay ₹500."), "{silent}");
        assert!(
            silent.contains("Feeding: this source does not mention it."),
            "{silent}"
        );
        assert!(!silent.contains("Each further day"), "{silent}");
        assert!(with("feeding").contains("Each further day: ₹50 more."));
    }

    #[test]
    fn the_answer_as_text_has_its_sum_and_days_and_stays_within_320_letters() {
        let Sends::Answer(text) = sends(&sheet(Place::Punjab, "", "2")) else {
            panic!("there is a sum");
        };
        // Two buffaloes, eight days both ends counted: 2 × 1250.50 + 8 × 2 × 125.50 = 2501 + 2008.
        assert!(
            text.starts_with(
                "2 buffaloes\n30 September 2026: you pay ₹4,509.\nEach further day: ₹251 more."
            ),
            "{text}"
        );
        assert!(text.contains("Punjab"), "{text}");
        assert!(
            text.contains("If you come and do not pay, a sale may follow at once."),
            "{text}"
        );
    }

    #[test]
    fn in_a_forest_the_act_and_the_most_of_its_fine_are_sent_in_every_language() {
        for (language, file) in LANGUAGES {
            let words = Words::for_good(file);
            let name = words.get(word!("share.forest"));
            for (place, condition) in Place::ALL
                .iter()
                .flat_map(|place| [(*place, ""), (*place, "weak")])
            {
                let mut draft = spoken(words, place, "", "99,999", condition).draft;
                draft.situation = "forest".into();
                let above = Sheet::new(words, draft.clone(), Some(Day::on(2026, 9, 24)));
                if above.forest_law().is_none() {
                    continue;
                }
                // Two rupees a buffalo (s. 71): 99,999 × 2.
                let text = text_of(&above);
                assert!(
                    text.contains("71") && text.contains("₹1,99,998"),
                    "{language}: {text}"
                );
                assert!(text.chars().count() <= LETTERS, "{language}: {text}");
                assert!(text.contains("₹22,54,47,745.50"), "{language}: {text}");
                for rate in &mut draft.rates {
                    rate.fine = "2".into();
                }
                let within = text_of(&Sheet::new(words, draft, Some(Day::on(2026, 9, 24))));
                assert!(within.contains(name), "{language}: {within}");
                assert!(within.chars().count() <= LETTERS, "{language}: {within}");
            }
        }
        assert!(!text_of(&sheet(Place::Punjab, "", "2")).contains("Forest"));
    }

    /// A cow brought in on 1 August 2026 and sold as unclaimed on the 31st for 5000: 1000 and 31 days at 50 are kept.
    #[test]
    fn a_balance_that_one_reading_still_gives_is_not_sent_as_lost() {
        for (language, file) in LANGUAGES {
            let words = Words::for_good(file);
            let mut draft = spoken(words, Place::Chhattisgarh, "", "1", "").draft;
            draft.animals[0].kind = "cow".into();
            draft.animals[0].id = 1;
            draft.impounded = DayDraft::of(Day::on(2026, 8, 1));
            draft.rates[0] = RateDraft {
                kind: "cow".into(),
                fine: "1000".into(),
                feeding: "50".into(),
            };
            draft.sale = "held".into();
            draft.sold_as = "unclaimed".into();
            draft.sale_day = DayDraft::of(Day::on(2026, 8, 31));
            draft.lots = vec![crate::draft::LotDraft {
                id: 2,
                row: "1".into(),
                heads: "1".into(),
                price: "5000".into(),
            }];
            let on = |today| text_of(&Sheet::new(words, draft.clone(), Some(today)));
            let (before, after) = (on(Day::on(2026, 11, 30)), on(Day::on(2026, 12, 1)));
            assert!(after.contains("₹2,450"), "{language}: {after}");
            // Three months of 31 August, and the six of the other reading.
            assert_eq!(after.lines().count(), before.lines().count() + 1);
            assert!(after.contains("28") && after.contains("2027"), "{after}");
            assert!(
                after.contains(words.get(word!("share.expenses"))),
                "{language}: {after}"
            );
            let length = after.chars().count();
            assert!(length <= LETTERS, "{language}: {length}: {after}");
            draft.expenses = vec![crate::draft::ExpenseDraft {
                amount: "10".into(),
                ..crate::draft::ExpenseDraft::default()
            }];
            let known = text_of(&Sheet::new(words, draft.clone(), None));
            assert!(!known.contains(words.get(word!("share.expenses"))));
        }
    }

    /// Two animals, brought in on 23 September and fetched on the 30th: 2 × 10,000 and eight days of 2 × 1,000, or six
    /// where the charge runs from the third day.
    #[test]
    fn under_a_by_law_alone_no_act_is_sent_but_the_example_and_the_other_report() {
        for (language, file) in LANGUAGES {
            let words = Words::for_good(file);
            let mut draft = spoken(words, Place::TamilNadu, "", "2", "").draft;
            draft.situation = "by-law".into();
            draft.rates = Vec::new();
            draft.lines = vec![
                line("fine", "10000", "per-head"),
                line("maintenance", "1000", "per-head-per-day"),
            ];
            draft.terms.scale = "chennai-2024".into();
            draft.terms.or_from_day = "3".into();
            let text = text_of(&Sheet::new(words, draft, None));
            assert!(text.contains("₹36,000"), "{language}: {text}");
            assert!(text.contains("₹32,000"), "{language}: {text}");
            assert!(text.contains("Chennai"), "{language}: {text}");
            assert!(!text.contains("Act"), "{language}: {text}");
            let length = text.chars().count();
            assert!(length <= LETTERS, "{language}: {length}: {text}");
        }
    }

    /// The most animals of a kind there can be, weak ones too, in every text of every place.
    #[test]
    fn in_every_language_the_answer_stays_within_320_letters() {
        for (language, file) in LANGUAGES {
            let words = Words::for_good(file);
            let mut longest = String::new();
            for place in Place::ALL {
                for (one, condition) in texts(*place)
                    .iter()
                    .flat_map(|one| [(one, ""), (one, "weak")])
                {
                    if let Sends::Answer(text) =
                        sends(&spoken(words, *place, one.code, "99,999", condition))
                        && text.chars().count() > longest.chars().count()
                    {
                        longest = text;
                    }
                }
            }
            let length = longest.chars().count();
            assert!(
                (120..=LETTERS).contains(&length),
                "{language}: {length}: {longest}"
            );
            assert!(longest.contains("₹22,54,47,745.50"), "{longest}");
        }
    }

    /// Two buffaloes at 900 and 110 for three days: 1800 + 660 = 2460; security 2 × 2500 = 5000.
    fn with_security(words: &'static Words, place: Place, amount: &str) -> Sheet {
        let mut draft = spoken(words, place, "", "2", "").draft;
        draft.impounded = DayDraft::of(Day::on(2026, 8, 29));
        draft.claimed = DayDraft::of(Day::on(2026, 8, 31));
        draft.rates[0].fine = "900".into();
        draft.rates[0].feeding = "110".into();
        draft.notified.security = true;
        draft.security.rates = vec![crate::draft::SecurityRateDraft {
            kind: "buffalo".into(),
            amount: amount.into(),
        }];
        Sheet::new(words, draft, Some(Day::on(2026, 8, 31)))
    }

    #[test]
    fn a_security_is_in_the_sum_that_is_sent() {
        let words = Words::for_good(LANGUAGES[0].1);
        let said = |place, amount| match sends(&with_security(words, place, amount)) {
            Sends::Answer(text) => text,
            other => panic!("{other:?}"),
        };
        let maharashtra = said(Place::Maharashtra, "2500");
        let sum =
            "2 buffaloes\nToday, 31 August 2026: you pay ₹7,460.\n₹5,000 of it is security.\nEach";
        assert!(maharashtra.starts_with(sum), "{maharashtra}");
        let doubt = words.get(word!("share.doubt"));
        assert!(!maharashtra.contains(doubt), "{maharashtra}");
        // That it runs in Gujarat is inferred: the larger sum stands, and that the law is unclear.
        let gujarat = said(Place::Gujarat, "2500");
        assert!(
            gujarat.starts_with(sum) && gujarat.contains(doubt),
            "{gujarat}"
        );
        let not_known = said(Place::Maharashtra, "");
        assert!(
            not_known.contains("you pay ₹2,460.\nSecurity comes on top."),
            "{not_known}"
        );
        // A by-law's pound asks no security of the Act.
        let mut draft = with_security(words, Place::Maharashtra, "2500").draft;
        draft.situation = "by-law".into();
        let Sends::Answer(by_law) = sends(&Sheet::new(words, draft, None)) else {
            panic!("there is a sum");
        };
        assert!(by_law.contains("you pay ₹2,460.\nEach"), "{by_law}");
        for (language, file) in LANGUAGES {
            let words = Words::for_good(file);
            for place in [Place::Maharashtra, Place::Gujarat, Place::Karnataka] {
                let Sends::Answer(text) = sends(&with_security(words, place, "99999.50")) else {
                    panic!("{language}");
                };
                let length = text.chars().count();
                assert!(length <= LETTERS, "{language}: {length}: {text}");
            }
        }
    }

    #[test]
    fn nothing_is_sent_of_a_refused_answer_and_no_sum_where_there_is_none() {
        assert_eq!(sends(&sheet(Place::Punjab, "", "two")), Sends::Nothing);
        // The days are known without the number of the animals.
        let Sends::Answer(text) = sends(&sheet(Place::Punjab, "", "")) else {
            panic!("the days are known");
        };
        assert!(
            text.starts_with("The sum to pay is not known yet.\nLast safe day: 26 September 2026"),
            "{text}"
        );
        assert!(!text.contains('₹'), "{text}");
        let words = Words::for_good(LANGUAGES[0].1);
        let draft = Draft {
            place: "punjab".into(),
            ..Draft::default()
        };
        assert_eq!(sends(&Sheet::new(words, draft, None)), Sends::Entered);
    }
}
