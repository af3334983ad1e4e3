//! What the States change, one file a State.

pub mod kerala;
pub mod punjab;
