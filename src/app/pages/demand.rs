//! What the pound asked for against what was reckoned, with the words to ask with. Nothing where nothing was entered.

use crate::account::{Checked, Verdict};
use crate::app::block::{Block, Part, Tone};
use crate::app::says::Says;
use crate::app::sheet::Sheet;
use crate::word;

/// The part.
#[must_use]
pub fn part(sheet: &Sheet) -> Part {
    let mut says = Says::new(sheet, "demand");
    match &sheet.account.checked {
        Ok(checked) => {
            for one in checked {
                verdict(&mut says, one);
            }
            if checked.iter().any(|one| one.verdict != Verdict::Agrees) {
                says.heading(word!("unseen.ask"));
                says.block(Block::Quote(says.words(word!("demand.ask"))));
            }
        }
        Err(problems) => says.needs(problems),
    }
    says.part("demand", word!("demand.title"))
}

fn verdict(says: &mut Says, one: &Checked) {
    let sheet = says.sheet;
    let words = sheet.words;
    let what = match one.head {
        Some(head) => words.of("head.", head.code()),
        None => words.get(word!("demand.whole")),
    };
    says.block(Block::Heading(what.to_owned()));
    let name = one.head.map_or("whole", |head| head.code());
    let term = |key| words.get(key).to_owned();
    let asked = one.asked.shown();
    let mut lines = vec![says.line(
        &[name, "-asked"].concat(),
        term(word!("demand.asked")),
        asked,
        None,
    )];
    if let Some(reckoned) = one.reckoned {
        lines.push(says.line(
            name,
            term(word!("demand.reckoned")),
            reckoned.shown.shown(),
            Some(reckoned.step),
        ));
    }
    says.lines(lines);
    let tone = match one.verdict {
        Verdict::Agrees => Tone::Good,
        Verdict::Below => Tone::Plain,
        Verdict::Above | Verdict::OutsideTheAct => Tone::Loss,
    };
    let key = ["verdict.", one.verdict.code()].concat();
    let places = [("amount", &*one.difference.shown())];
    says.block(Block::Note(tone, words.fill(&key, &places)));
    let security = sheet.account.claim.as_ref().ok();
    let security = security.and_then(|claim| claim.security);
    if one.head.is_none() && security.is_some() {
        says.say(word!("demand.security"));
    }
}
