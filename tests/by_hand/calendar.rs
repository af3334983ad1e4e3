//! A calendar of the tests' own: days as a running number by the civil-day algorithm on years that begin in March.
//! It shares nothing with the crate, so what both say was found twice.
#![allow(dead_code, reason = "each test target uses a part of it")]

/// Year, month, day.
pub type Civil = (i32, u32, u32);

/// A running number of the day; 1970-01-01 is 0.
pub fn number((year, month, day): Civil) -> i64 {
    let shifted = if month <= 2 {
        i64::from(year) - 1
    } else {
        i64::from(year)
    };
    let era = shifted.div_euclid(400);
    let of_era = shifted.rem_euclid(400);
    let from_march = (i64::from(month) + 9) % 12;
    let of_year = (153 * from_march + 2) / 5 + i64::from(day) - 1;
    era * 146_097 + of_era * 365 + of_era / 4 - of_era / 100 + of_year - 719_468
}

/// The day with this running number.
pub fn civil(number: i64) -> Civil {
    let z = number + 719_468;
    let era = z.div_euclid(146_097);
    let of_era = z.rem_euclid(146_097);
    let year = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let from_march = (5 * of_year + 2) / 153;
    let day = of_year - (153 * from_march + 2) / 5 + 1;
    let month = if from_march < 10 {
        from_march + 3
    } else {
        from_march - 9
    };
    let year = year + era * 400 + i64::from(month <= 2);
    (
        i32::try_from(year).unwrap(),
        u32::try_from(month).unwrap(),
        u32::try_from(day).unwrap(),
    )
}

/// Reads `2026-11-30`; the tests' own days are well written.
pub fn read(text: &str) -> Civil {
    let mut parts = text.split('-');
    let mut next = || parts.next().unwrap();
    (
        next().parse().unwrap(),
        next().parse().unwrap(),
        next().parse().unwrap(),
    )
}

/// `2026-11-30`.
pub fn text((year, month, day): Civil) -> String {
    format!("{year:04}-{month:02}-{day:02}")
}

/// The text of the day so many days later (or earlier).
pub fn later(day: &str, days: i64) -> String {
    text(civil(number(read(day)) + days))
}

/// How many days a month has.
pub fn length(year: i32, month: u32) -> u32 {
    match month {
        4 | 6 | 9 | 11 => 30,
        2 if (year % 4 == 0 && year % 100 != 0) || year % 400 == 0 => 29,
        2 => 28,
        _ => 31,
    }
}

/// So many calendar months later: the same day number, or the month's last day; with `runs_over` the days that are
/// too many run into the next month.
pub fn months_later((year, month, day): Civil, months: u32, runs_over: bool) -> Civil {
    let count = i64::from(year) * 12 + i64::from(month) - 1 + i64::from(months);
    let (year, month) = (
        i32::try_from(count.div_euclid(12)).unwrap(),
        u32::try_from(count.rem_euclid(12)).unwrap() + 1,
    );
    let last = length(year, month);
    if day <= last {
        return (year, month, day);
    }
    if runs_over {
        civil(number((year, month, last)) + i64::from(day - last))
    } else {
        (year, month, last)
    }
}

/// Whether it is a Sunday: 1970-01-04 was one.
pub fn is_sunday(day: Civil) -> bool {
    (number(day) - 3).rem_euclid(7) == 0
}
