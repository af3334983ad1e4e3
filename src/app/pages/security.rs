//! Security before release, where it was said to be asked: how much, what forfeits it, and when it comes back.

use crate::account::Security;
use crate::app::block::{Part, Tone};
use crate::app::says::Says;
use crate::app::sheet::Sheet;
use crate::reasons::Figure;
use crate::word;

/// The part.
#[must_use]
pub fn part(sheet: &Sheet) -> Part {
    let mut says = Says::new(sheet, "security");
    match &sheet.account.security {
        Ok(Some(security)) => deposited(&mut says, security),
        Err(problems) if sheet.draft.notified.security => says.needs(problems),
        Ok(None) | Err(_) => {}
    }
    says.part("security", word!("security.title"))
}

fn deposited(says: &mut Says, security: &Security) {
    if security.in_doubt {
        says.note(Tone::Time, word!("security.doubt"));
    }
    let mut lines = vec![says.amount(Figure::Security, security.amount)];
    lines.extend(
        security
            .last_day
            .map(|day| says.day(Figure::SecurityLastDay, day).tone(Tone::Loss)),
    );
    let refund = says.day(Figure::SecurityRefundFrom, security.refund_from);
    lines.push(refund.tone(Tone::Good));
    if let Some(amount) = security.forfeited {
        lines.push(
            says.amount(Figure::SecurityForfeited, amount)
                .tone(Tone::Loss),
        );
    }
    if let Some(amount) = security.refunded {
        lines.push(
            says.amount(Figure::SecurityRefunded, amount)
                .tone(Tone::Good),
        );
    }
    says.lines(lines);
    // Where it was not found when it is lost, neither was whether it is due again.
    says.say(if security.last_day.is_some() {
        word!("security.fresh")
    } else {
        word!("security.not-known")
    });
}
