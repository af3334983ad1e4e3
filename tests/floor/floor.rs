//! The least that any page with these crates weighs, as a yardstick for `make size`: one box, one day, one sum, by Leptos,
//! rust_decimal and chrono, and nothing of this project.

use std::str::FromStr;

use chrono::{Days, NaiveDate};
use leptos::prelude::*;
use rust_decimal::Decimal;

fn main() {
    leptos::mount::mount_to_body(page);
}

fn page() -> impl IntoView {
    let typed = RwSignal::new(String::new());
    let sum = move || {
        let amount = Decimal::from_str(&typed.get()).ok()?;
        amount.checked_mul(Decimal::from(3))
    };
    let day = move || {
        let day = NaiveDate::from_str(&typed.get()).ok()?;
        day.checked_add_days(Days::new(7))
    };
    view! {
        <input on:input=move |event| typed.set(event_target_value(&event)) />
        <p>{move || sum().map(|sum| sum.to_string())}</p>
        <p>{move || day().map(|day| day.to_string())}</p>
    }
}
