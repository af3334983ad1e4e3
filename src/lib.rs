//! Pound Reckoner: what it costs to take cattle home from an Indian pound today, what delay adds, when they may be
//! sold, and what comes back.
//!
//! ```
//! use pound_reckoner::animal::{Kind, Kinds};
//! use pound_reckoner::case::{Animals, Case, Charge, Head, Heads, Rates, Unit};
//! use pound_reckoner::day::Moment;
//! use pound_reckoner::law::place::Place;
//! use pound_reckoner::money::Rupees;
//! use pound_reckoner::reckon::reckon;
//!
//! let cows = Kinds::of(&[Kind::Cow]);
//! let case = Case {
//!     place: Some(Place::Punjab),
//!     animals: vec![Animals { kind: Some(Kind::Cow), heads: Heads::new(3), ..Animals::default() }],
//!     impounded: Moment::read("2026-11-28T10:30").ok(),
//!     claimed: Moment::read("2026-12-01").ok(),
//!     rates: Some(Rates::Seen(vec![
//!         Charge::plain(Head::Fine, cows, Some(Rupees::whole(1500)), Unit::PerHead),
//!         Charge::plain(Head::Feeding, cows, Some(Rupees::whole(100)), Unit::PerHeadPerDay),
//!     ])),
//!     ..Case::default()
//! };
//! let account = reckon(&case);
//! // 3 × 1,500, and 3 × 100 on each of four days, both ends counted.
//! assert_eq!(account.claim.unwrap().to_bring.shown.plain(), "5700");
//! // Punjab, s. 14: three days to claim.
//! assert_eq!(account.deadlines.unwrap().first.last_safe.value.plain(), "2026-12-01");
//! ```
//!
//! # Three storeys
//!
//! Data flows one way, and what lies lower knows nothing of what lies above; `tests/storeys.rs` reads the source for it.
//!
//! | storey | modules | what it does |
//! |---|---|---|
//! | ground | [`law`] | tables of dated, cited rows: what the law says, with its standing; a look-up gives a row, two readings, or that nobody here has found it |
//! | first | [`mod@reckon`] | what follows from a case and the law in force: one pure function a concept, no clock, no words, no screen |
//! | top | `app`, [`embed`] | the page, and the same as plain data for other people; they reckon no money and no day |
//!
//! # Where data comes in
//!
//! Text that a person typed is a [`draft::Draft`], kept letter for letter; reading it gives a [`case::Case`] and what was
//! refused. A table of many cases ([`csv`]) is read the same way, cell by cell. Data of other programs goes through [`embed`]: copied in JavaScript, read strictly, refused with its path. A
//! [`link`] carries a draft. All amounts go through [`money`], all numbers through [`numeral`], all days through [`day`];
//! nothing is repaired or rounded on the way in.
//!
//! [`reckon::reckon`] makes an [`account::Account`] of a case: parts that stand or fail by themselves, each with what it
//! still needs ([`problem`]). Every figure is a step in [`reasons`] whose inputs are answers, cited rows or earlier
//! steps, so that it can be recomputed from them alone. [`text`] says all of it in the words of a language;
//! [`outline`], [`timeline`] and [`calendar`] lay it out flat, in order of days, and as files for a calendar.
//!
//! # Where to add what
//!
//! | what | where | what proves it |
//! |---|---|---|
//! | a change of a State | `law/states/<state>.rs` | `tests/law_tables.rs`, a worked case |
//! | a published scale | `law/scales/<place>.rs` | `tests/scales.rs`, a worked case |
//! | a new consequence | `reckon/` and [`account`] | worked cases, `tests/properties.rs`, the second reckoner |
//! | a way to write an amount or a day | [`numeral`], [`money`], [`day`] | their tests and fuzz targets |
//! | a refusal | [`problem`], its sentence in `public/lang` | `tests/words.rs` |
//! | a column of the table | [`csv::Column`] | `tests/csv.rs` |
//! | a language | `public/lang/<code>.txt`, and nothing else: the build lists it, and divides it in what comes first, what later, and the desk's | the build, `tests/words.rs`, `tests/e2e/spoken.test.mjs` |
//! | a field of a case or an answer | [`case`] or [`embed`], and the schemas in `public/embed` | `tests/schema.rs` |
//!
//! `CONTRIBUTING.md` walks a row and a scale from notice to green test.

pub mod account;
pub mod animal;
#[cfg(feature = "page")]
pub mod app;
pub mod calendar;
pub mod case;
pub mod code;
pub mod csv;
pub mod day;
pub mod draft;
pub mod embed;
pub mod law;
pub mod link;
pub mod money;
pub mod numeral;
pub mod order;
pub mod outline;
pub mod problem;
pub mod reasons;
pub mod reckon;
pub mod text;
pub mod timeline;
