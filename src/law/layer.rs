//! One body of law as rows that are found by their provision.

use std::ops::Deref;

use crate::law::row::{Provision, Row};

/// Rows in the order of [`Provision`]; of one provision there may be several, for different days.
#[derive(Debug)]
pub struct Layer {
    rows: &'static [Row],
    /// A bit for each provision that has a row, by its place in the declaration.
    has: u64,
}

const fn bit(provision: Provision) -> u64 {
    1u64.wrapping_shl(provision as u32)
}

impl Layer {
    /// A layer of rows.
    ///
    /// # Panics
    /// In a constant this is a compile error: more provisions than a layer has bits.
    #[must_use]
    pub const fn of(rows: &'static [Row]) -> Self {
        assert!(
            Provision::ALL.len() <= 64,
            "a layer has a bit for each provision"
        );
        let mut has = 0;
        let mut left = rows;
        while let [row, rest @ ..] = left {
            has |= bit(row.provision);
            left = rest;
        }
        Self { rows, has }
    }

    /// The rows of a provision. They are found by counting the provisions before it: the table is not passed through.
    #[inline]
    pub fn rows_of(&self, provision: Provision) -> impl Iterator<Item = &'static Row> {
        let bit = bit(provision);
        let mut rows: &'static [Row] = &[];
        if self.has & bit != 0 {
            let before = (self.has & bit.wrapping_sub(1)).count_ones() as usize;
            rows = self.rows.get(before..).unwrap_or_default();
        }
        rows.iter()
            .skip_while(move |row| row.provision < provision)
            .take_while(move |row| row.provision == provision)
    }
}

impl Deref for Layer {
    type Target = [Row];

    fn deref(&self) -> &[Row] {
        self.rows
    }
}
