//! How things are drawn: boxes and lists that take an answer, and the blocks of the result.

pub mod assumed;
pub mod blocks;
pub mod boxes;
pub mod compare;
pub mod curve;
pub mod day_boxes;
pub mod law;
pub mod link;
pub mod paper;
pub mod part;
pub mod poster;
pub mod result;
pub mod rows;
pub mod share;
pub mod status;
