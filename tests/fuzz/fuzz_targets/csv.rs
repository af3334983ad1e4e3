//! The reader of tables: no bytes stop it, a case without a refusal is read whole by the readers of the form, and the
//! table of results is a table again that says the same.
#![no_main]

use libfuzzer_sys::fuzz_target;
use pound_reckoner::csv::Cases;
use pound_reckoner::day::Day;
use pound_reckoner::embed::bulk::Bulk;
use pound_reckoner::text::Words;

fn results(bytes: &[u8], today: Option<Day>) -> Option<String> {
    let mut bulk = Bulk::open(bytes, Words::default(), today).ok()?;
    loop {
        let progress = bulk.work(64);
        if progress.done == progress.of {
            return Some(bulk.table().to_owned());
        }
    }
}

fuzz_target!(|bytes: &[u8]| {
    // The heading as it should be in front, so that lines are reached too.
    let headed = [b"case,place,impounded,kind,heads,fine,feeding,note\n", bytes].concat();
    for bytes in [bytes, &headed] {
        let Ok(cases) = Cases::open(bytes, None) else { continue };
        let mut whole = true;
        for group in cases {
            whole &= group.refusals.is_empty();
            if group.refusals.is_empty() {
                let case = group.draft.read().case;
                assert_eq!(case.refused, []);
                assert_eq!(case.animals.len(), group.lines.len());
            }
        }
        let today = Some(Day::on(2026, 12, 1));
        let once = results(bytes, today).expect("it was opened before");
        if whole {
            assert_eq!(results(once.as_bytes(), today).as_ref(), Some(&once));
        }
    }
});
