//! The day reader, the hour reader, and counting: no text stops them, what they read is read back, and days added are
//! days counted.
#![no_main]

use libfuzzer_sys::fuzz_target;
use pound_reckoner::day::{Clock, Day, Moment, MonthEnd};

fn counts(day: Day, by: u32) {
    if let Some(later) = day.plus_days(by) {
        assert_eq!(day.days_to(later), Some(by));
        assert!(by == 0 || later.days_to(day).is_none());
    }
    if let Some(next) = day.plus_days(1) {
        assert_eq!(next.before(), Some(day));
        assert_eq!(next.weekday(), (day.weekday() + 1) % 7);
    }
    let months = by % 2400;
    let ends = [MonthEnd::LastDay, MonthEnd::RunsOver].map(|end| day.plus_months(months, end));
    if let [Some(last), Some(over)] = ends {
        let (year, month, number) = day.parts();
        let (later, its, at) = last.parts();
        let months_on =
            (later - year) * 12 + i32::try_from(its).unwrap() - i32::try_from(month).unwrap();
        assert_eq!(u32::try_from(months_on), Ok(months));
        assert!(at <= number);
        assert_eq!(last.days_to(over), Some(number - at));
    }
}

fuzz_target!(|input: (&str, u32)| {
    let (text, by) = input;
    if let Ok(day) = Day::read(text) {
        assert_eq!(day.plain(), text);
        counts(day, by);
    }
    if let Ok(moment) = Moment::read(text) {
        assert_eq!(moment.plain(), text);
    }
    if let Ok(clock) = Clock::read(text) {
        assert_eq!(Clock::read(&clock.plain()), Ok(clock));
        assert!(clock.minutes() < 24 * 60);
    }
    let boxes: Vec<&str> = text.splitn(3, '-').collect();
    if let [year, month, day] = boxes[..]
        && let Ok(read) = Day::from_boxes(day, month, year)
    {
        assert_eq!(Day::read(&read.plain()), Ok(read));
        counts(read, by);
    }
});
