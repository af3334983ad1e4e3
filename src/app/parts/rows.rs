//! Rows that come and go: one element for each, kept by the row's stable name.

use leptos::prelude::*;

use crate::app::answers::Row;
use crate::app::element::{El, el};
use crate::draft::RowId;

/// Draws a list of rows.
#[must_use]
pub fn rows<R: Row>(list: RwSignal<Vec<R>>, draw: impl Fn(R) -> El + 'static) -> El {
    let keys = move || list.with(|list| list.iter().map(|row| row.id().to_string()).collect());
    el("div", "").each(keys, move |key| {
        let row = list
            .with_untracked(|list| list.iter().find(|row| row.id().to_string() == key).copied());
        row.map_or_else(|| el("div", ""), &draw)
    })
}

/// The number of a row as people count; it changes when rows before it go.
#[must_use]
pub fn number<R: Row>(list: RwSignal<Vec<R>>, id: RowId) -> String {
    count(list.with(|list| list.iter().position(|row| row.id() == id)))
}

/// A place in a list as people count.
#[must_use]
pub fn count(at: Option<usize>) -> String {
    at.map_or(0, |at| at.saturating_add(1)).to_string()
}

/// Takes a row out.
pub fn remove<R: Row>(list: RwSignal<Vec<R>>, id: RowId) {
    list.update(|list| list.retain(|row| row.id() != id));
}
