//! Pound Reckoner: what it costs to take cattle home from an Indian pound today, what delay adds, when they may be
//! sold, and what comes back.
//!
//! Data flows one way through three storeys. What was typed is read into a [`case::Case`] (what the user told us);
//! it meets the [`law`] in force (tables, the ground floor); [`reckon::reckon`] (the first floor) makes an
//! [`account::Account`] of it: values with [`reasons`], no words. Screens and words are the top floor and know no law.
//!
//! Where to add what: a provision of a State in `law/states/`, a new consequence in `reckon/`, a new way of writing
//! an amount in [`numeral`] or [`money`], a refusal in [`problem`], a word in the language files.

pub mod account;
pub mod animal;
#[cfg(feature = "page")]
pub mod app;
pub mod calendar;
pub mod case;
pub mod code;
pub mod day;
pub mod draft;
pub mod embed;
pub mod law;
pub mod link;
pub mod money;
pub mod numeral;
pub mod outline;
pub mod problem;
pub mod reasons;
pub mod reckon;
pub mod text;
pub mod timeline;
