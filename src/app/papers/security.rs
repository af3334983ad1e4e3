//! The application for the refund of the security that was deposited before a release.

use super::{blank, blank_figure, blanks, found, head};
use crate::app::says::Says;
use crate::law::row::{Provision, Row};
use crate::reasons::Figure;
use crate::word;

/// Writes it; gives the rows it rests on.
pub fn write(says: &mut Says) -> Vec<&'static Row> {
    let sheet = says.sheet;
    head(says);
    says.say(word!("paper.security-ask"));
    let given = sheet.reading.case.security.as_ref();
    let day = |day: Option<crate::day::Day>| day.map_or_else(String::new, |day| sheet.day(day));
    let mut lines = vec![
        says.keyed(
            word!("paper.deposited-on"),
            day(given.and_then(|given| given.day)),
            None,
        ),
        blank(says, word!("paper.paid")),
        says.keyed(
            word!("paper.again"),
            day(given.and_then(|given| given.again)),
            None,
        ),
    ];
    if let Ok(Some(security)) = &sheet.account.security {
        lines.push(says.amount(Figure::Security, security.amount));
        lines.push(says.day(Figure::SecurityRefundFrom, security.refund_from));
        let known = [
            (Figure::SecurityForfeited, security.forfeited),
            (Figure::SecurityRefunded, security.refunded),
        ];
        for (figure, amount) in known {
            lines.extend(amount.map(|amount| says.amount(figure, amount)));
        }
    } else {
        lines.push(blank_figure(says, Figure::Security));
    }
    says.lines(lines);
    blanks(says, &[word!("paper.signature")]);
    says.heading(word!("paper.claim-received"));
    blanks(says, &[word!("paper.received")]);
    found(says, &[Provision::Security])
}
