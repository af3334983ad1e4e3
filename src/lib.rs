//! Pound Reckoner.
#![forbid(unsafe_code)]
pub mod account;
pub mod animal;
pub mod case;
pub mod code;
pub mod day;
pub mod law;
pub mod money;
pub mod numeral;
pub mod outline;
pub mod problem;
pub mod reasons;
pub mod reckon;
