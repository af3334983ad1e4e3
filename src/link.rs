//! A whole draft as a short text for the fragment of an address: `c1.`, what was typed, and a checksum.
//!
//! Only small and capital letters, digits, `-` and one dot near the front: no messenger breaks the link there, makes
//! italics of it, or leaves its last sign behind. What was typed comes back letter for letter. A text that was changed
//! in any place has another checksum and is refused: of a wrong link there is no draft and so no figure.
//!
//! A claim "today" is today's for whoever opens the link: [`Linked::sent_on`] writes [`TODAY`] in place of the day, and
//! [`Linked::opened_on`] puts the reader's own day there. Any other day stays as it was typed.
//!
//! [`layout`](self) is the order of the boxes, the same for writing and reading; `letters` how a box is spelled. Both
//! are fixed for `c1`: a further box may only come after all others, and then older links still open. Any other change
//! is `c2`. Every version, whatever it may be, ends with this checksum, so that a newer link is known from a damaged one.

mod layout;
mod letters;

use crate::coded;
use crate::day::Day;
use crate::draft::{DayDraft, Draft};
use letters::{Reader, Writer};

pub use letters::WORDS;

/// How links of this version begin.
const VERSION: &str = "c1.";
/// The most letters of a link, without the address before it.
pub const MOST: usize = 4_000;
/// In the box of the day: the owner comes on the day on which the link is read. A version that does not know it refuses
/// it like any other word, and shows no sum of a day that is past.
pub const TODAY: &str = "today";
/// The letters of the checksum.
const CHECKSUM: usize = 7;

coded! {
    /// Why there is no draft, or no link.
    pub enum LinkProblem {
        /// A letter is missing, added or changed.
        Damaged = "damaged",
        /// It is whole, but another version of the page made it, or another program.
        Newer = "newer",
        /// There is too much in the case for a link.
        TooLong = "too-long",
    }
}

/// What a link carries.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Linked {
    /// Code of the language it was written in.
    pub language: String,
    /// What was typed.
    pub draft: Draft,
}

impl Linked {
    /// The link's own text, to stand after the `#` of the address.
    ///
    /// # Errors
    /// It would be too long to be passed on whole.
    pub fn write(&self) -> Result<String, LinkProblem> {
        let mut writer = Writer::new(VERSION);
        // The layout is one for both ways, and the other way fills what it walks through.
        layout::linked(&mut writer, &mut self.clone());
        let mut link = writer.finish().ok_or(LinkProblem::TooLong)?;
        link.push_str(&checksum(&link));
        Ok(link)
    }

    /// As it goes on its way on this day: a claim of the same day is one of [`TODAY`].
    #[must_use]
    pub fn sent_on(mut self, day: Day) -> Self {
        if self.draft.claimed == DayDraft::of(day) {
            self.draft.claimed = today();
        }
        self
    }

    /// As it stands on the day on which it is opened.
    #[must_use]
    pub fn opened_on(mut self, day: Day) -> Self {
        if self.draft.claimed == today() {
            self.draft.claimed = DayDraft::of(day);
        }
        self
    }

    /// Reads what stands after the `#` of an address: a link, and what messengers and people put behind one. Its letters
    /// may be written as an address writes any letter, `%63` for `c`; written so twice they are damaged.
    ///
    /// # Errors
    /// As [`Linked::read_alone`].
    pub fn read(link: &str) -> Result<Self, LinkProblem> {
        match Self::read_alone(without_what_follows(link)) {
            Err(LinkProblem::Damaged) if link.contains('%') => {
                let once = decoded(link);
                let twice = once.contains('%');
                Self::read_alone(without_what_follows(if twice { link } else { &once }))
            }
            read => read,
        }
    }

    /// Reads a link with nothing behind it.
    ///
    /// # Errors
    /// It is not, letter for letter, what [`Linked::write`] gives for some draft.
    pub fn read_alone(link: &str) -> Result<Self, LinkProblem> {
        let plain = |letter: u8| letter.is_ascii_alphanumeric() || letter == b'-' || letter == b'.';
        let at = link
            .len()
            .checked_sub(CHECKSUM)
            .ok_or(LinkProblem::Damaged)?;
        let (body, sum) = link.split_at_checked(at).ok_or(LinkProblem::Damaged)?;
        if link.len() > MOST || !link.bytes().all(plain) || checksum(body) != sum {
            return Err(LinkProblem::Damaged);
        }
        // From here on nothing was lost on the way: what is not understood was written so.
        let body = body.strip_prefix(VERSION).ok_or(LinkProblem::Newer)?;
        let mut reader = Reader::new(body);
        let mut linked = Self::default();
        layout::linked(&mut reader, &mut linked);
        // One draft has one link. Another spelling of it was not made here.
        if reader.finish() && linked.write().as_deref() == Ok(link) {
            Ok(linked)
        } else {
            Err(LinkProblem::Newer)
        }
    }
}

/// A draft as it is kept on the device: its link, and the day on which it was kept where the claim is one of that day.
///
/// # Errors
/// As [`Linked::write`].
pub fn keep(draft: Draft, claimed_today: Option<Day>) -> Result<String, LinkProblem> {
    let linked = Linked {
        draft,
        ..Linked::default()
    };
    let day = claimed_today.map(Day::plain).unwrap_or_default();
    Ok([&linked.write()?, " ", &day].concat())
}

/// What [`keep`] has kept; nothing where it cannot be read whole.
#[must_use]
pub fn kept(text: &str) -> Option<(Draft, Option<Day>)> {
    let (link, day) = text.split_once(' ')?;
    let linked = Linked::read_alone(link).ok()?;
    Some((linked.draft, Day::read(day).ok()))
}

/// Marks that end a sentence, or close what a link stands in.
const END_OF_A_SENTENCE: [char; 13] = [
    '.', ',', ';', ':', '!', '?', ')', ']', '"', '\'', '”', '…', '।',
];

/// A link without what messengers and people put behind one: the marks that end a sentence, a space, the end of a line
/// or a sign that cannot be seen, with anything behind it, and marks by which an address is followed. The checksum tells
/// whether anything of the link itself is missing.
fn without_what_follows(link: &str) -> &str {
    let plain = |letter: char| letter.is_ascii_alphanumeric() || letter == '-' || letter == '.';
    let end = link.find(|letter| !plain(letter)).unwrap_or(link.len());
    let Some((own, rest)) = link.split_at_checked(end) else {
        return link;
    };
    let follows =
        rest.starts_with(['&', '?']) && rest.chars().all(|one| plain(one) || "&?=_%".contains(one));
    let behind = decoded(rest);
    let behind = behind.trim_start_matches(END_OF_A_SENTENCE);
    if follows || behind.is_empty() || behind.starts_with(is_a_gap) {
        own.trim_end_matches('.')
    } else {
        link
    }
}

/// A space, the end of a line, or a sign that cannot be seen.
fn is_a_gap(letter: char) -> bool {
    let unseen = matches!(letter, '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{fe0f}' | '\u{feff}');
    unseen || letter.is_whitespace()
}

/// A text as it was before a browser wrote it into an address.
fn decoded(text: &str) -> String {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let Some((byte, after)) = rest.split_first() {
        let code = after.split_at_checked(2).filter(|_| *byte == b'%');
        let read = code.and_then(|(code, after)| {
            let code = u8::from_str_radix(std::str::from_utf8(code).ok()?, 16).ok()?;
            Some((code, after))
        });
        let (byte, after) = read.unwrap_or((*byte, after));
        bytes.push(byte);
        rest = after;
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// What stands in the boxes of a claim that goes with the day.
fn today() -> DayDraft {
    DayDraft {
        day: TODAY.to_owned(),
        ..DayDraft::default()
    }
}

/// Whether the fragment of an address means to be a link with a case, sound or not: it begins as one does, or holds a
/// sign that no page's name has and that only a messenger puts there.
#[must_use]
pub fn is_link(fragment: &str) -> bool {
    match fragment.as_bytes() {
        [b'c' | b'C', version, ..] if version.is_ascii_digit() => true,
        letters => letters.contains(&b'%'),
    }
}

/// CRC-32 (the one of Ethernet and zip) in base 36. It notices every change within four letters that follow each other,
/// and of any other all but one in four thousand million.
fn checksum(text: &str) -> String {
    let mut sum = u32::MAX;
    for byte in text.bytes() {
        sum ^= u32::from(byte);
        for _ in 0..8 {
            sum = (sum >> 1) ^ if sum & 1 == 1 { 0xEDB8_8320 } else { 0 };
        }
    }
    letters::in_base_36(!sum, CHECKSUM)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_checksum_is_the_well_known_one() {
        // The check value of the catalogues: CRC-32 of "123456789" is CBF43926.
        let sum = checksum("123456789");
        assert_eq!(u32::from_str_radix(&sum, 36), Ok(0xCBF4_3926));
        assert_eq!(sum.len(), CHECKSUM);
    }
}
