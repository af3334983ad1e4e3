//! Security before release, where it was said to be asked: how much, what forfeits it, and when it comes back.

use crate::account::Security;
use crate::app::block::{Part, Tone};
use crate::app::pages::take_home::security_and_due;
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
    let mut lines = security_and_due(says, security);
    lines.extend([
        says.day(Figure::SecurityLastDay, security.last_day)
            .tone(Tone::Loss),
        says.day(Figure::SecurityRefundFrom, security.refund_from)
            .tone(Tone::Good),
    ]);
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
    says.say(word!("security.fresh"));
}
