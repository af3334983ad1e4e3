//! A day to keep as a file for the calendar of a phone or a computer (iCalendar, RFC 5545): lines end in CR LF and are
//! folded at 75 octets, signs that mean something are escaped, and no time zone is named: a day is a day, an hour is the
//! hour on the clock of whoever reads it.

use crate::day::{Day, Moment};

/// The most octets of a line, its end not counted (RFC 5545, 3.1).
const LINE: usize = 75;

/// What goes into the calendar.
#[derive(Clone, Copy, Debug)]
pub struct Event<'e> {
    /// Its name among all events: the same deadline has the same name every time, and it says nothing of the person.
    pub uid: &'e str,
    /// When it is.
    pub at: Moment,
    /// The day on which the file is made.
    pub made: Day,
    /// What the calendar shows.
    pub summary: &'e str,
    /// What it shows when opened.
    pub description: &'e str,
}

/// The file.
#[must_use]
pub fn file(event: &Event) -> String {
    let day = basic(event.at.day);
    let start = match event.at.clock {
        None => ["DTSTART;VALUE=DATE:", &day].concat(),
        Some(clock) => ["DTSTART:", &day, "T", &clock.plain().replace(':', ""), "00"].concat(),
    };
    let mut file = String::with_capacity(1024);
    for line in [
        "BEGIN:VCALENDAR",
        "VERSION:2.0",
        "PRODID:-//Pound Reckoner//Pound Reckoner//EN",
        "BEGIN:VEVENT",
        &["UID:", &escaped(event.uid)].concat(),
        &["DTSTAMP:", &basic(event.made), "T000000Z"].concat(),
        &start,
        &["SUMMARY:", &escaped(event.summary)].concat(),
        &["DESCRIPTION:", &escaped(event.description)].concat(),
        // A day to keep in mind is not a day on which one is busy.
        "TRANSP:TRANSPARENT",
        "END:VEVENT",
        "END:VCALENDAR",
    ] {
        fold(&mut file, line);
    }
    file
}

/// The file as an address that a link can save, letter for letter.
#[must_use]
pub fn address(file: &str) -> String {
    const HEX: &[u8; 16] = b"0123456789ABCDEF";
    let mut address = String::from("data:text/calendar;charset=utf-8,");
    for byte in file.bytes() {
        if byte.is_ascii_alphanumeric() {
            address.push(char::from(byte));
        } else {
            let digit = |of: u8| {
                HEX.get(usize::from(of))
                    .map_or('0', |digit| char::from(*digit))
            };
            address.extend(['%', digit(byte >> 4), digit(byte & 15)]);
        }
    }
    address
}

/// `20261130`.
fn basic(day: Day) -> String {
    day.plain().replace('-', "")
}

/// Text with the signs escaped that have a meaning; other control characters have no place in one.
fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for sign in text.chars() {
        match sign {
            '\\' | ';' | ',' => out.extend(['\\', sign]),
            '\n' => out.push_str("\\n"),
            _ if sign.is_control() => {}
            _ => out.push(sign),
        }
    }
    out
}

/// Adds a line, cut where it would grow too long but never within a letter; what follows begins with a space.
fn fold(file: &mut String, line: &str) {
    let mut octets: usize = 0;
    for sign in line.chars() {
        let more = octets.saturating_add(sign.len_utf8());
        if more > LINE {
            file.push_str("\r\n ");
            octets = 1_usize.saturating_add(sign.len_utf8());
        } else {
            octets = more;
        }
        file.push(sign);
    }
    file.push_str("\r\n");
}
