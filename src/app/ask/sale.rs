//! What a sale would bring, or brought: expected prices and expenses; the account of a sale held is in `lots`. All
//! optional.

use leptos::prelude::*;

use crate::app::Page;
use crate::app::answers::{Answer, ExpenseAnswer, RowAnswer};
use crate::app::ask::lots;
use crate::app::browser;
use crate::app::element::{El, el};
use crate::app::needs::named;
use crate::app::parts::boxes::{self, DECIMAL, Options, TextBox};
use crate::app::parts::rows::{self, count, rows};
use crate::app::sheet::{Boxes, heads_of};
use crate::draft::{HELD, PERCENT, RowId};
use crate::word;

/// Draws the boxes.
pub fn boxes(page: &'static Page) -> Vec<El> {
    let words = page.words;
    let answers = page.answers;
    let say = |tag: &str, class: &str, key: &'static str| el(tag, class).text(words.get(key));
    let held = vec![
        boxes::option("no", words.get(word!("sale.held-no"))),
        boxes::option(HELD, words.get(word!("sale.held-yes"))),
    ];
    let held = boxes::choices("sale", words.get(word!("sale.held")), answers.sale, held);
    // What was sold is asked at once, and not only of those who look for it.
    let held = held.on("change", move |_| {
        if untrack(|| answers.sale.get() == HELD && answers.lots.with(Vec::is_empty)) {
            let _ = answers.add_lot();
        }
    });
    let add = boxes::button("add", words.get(word!("sale.expense-add")), move || {
        browser::focus_soon(named("expense-", answers.add_expense()));
    });
    let expected = el("div", "")
        .with(say("h3", "", word!("sale.prices")))
        .with(say("p", "hint", word!("sale.prices-hint")))
        .with(rows(answers.rows, move |row| price(page, row)));
    let expected = expected.flag("hidden", move || {
        // A price that is refused stays where it can be mended.
        let refused = |boxes: &Boxes| {
            let mut anchors = boxes.refusals.iter().map(|one| &one.anchor);
            anchors.any(|anchor| anchor.starts_with("price-"))
        };
        answers.sale.with(|sale| sale == HELD) && !page.boxes.with(refused)
    });
    let lots = lots::boxes(page).flag("hidden", move || answers.sale.with(|sale| sale != HELD));
    let all = el("div", "unfolded")
        .with(say("p", "hint", word!("sale.intro")))
        .with(held)
        .with(expected)
        .with(lots)
        .with(say("h3", "", word!("sale.expenses")))
        .with(say("p", "hint", word!("sale.expenses-hint")))
        .with(rows(answers.expenses, move |one| expense(page, one)))
        .with(add.attr("id", "expense-add"));
    vec![all]
}

/// A box for a number, without help.
pub fn number_box(
    page: &'static Page,
    id: String,
    key: &'static str,
    mode: &'static str,
    answer: Answer,
) -> El {
    let label = Box::new(|| page.words.get(key).to_owned());
    boxes::text_box(
        page,
        TextBox {
            id,
            label,
            hint: "",
            mode,
            answer,
        },
    )
}

/// What the owner expects one animal of a row to fetch.
fn price(page: &'static Page, row: RowAnswer) -> El {
    let label = move || {
        page.words.fill(
            word!("sale.price"),
            &[("animals", &animals_of(page, row.id))],
        )
    };
    let (id, label) = (named("price-", row.id), Box::new(label));
    boxes::text_box(
        page,
        TextBox {
            id,
            label,
            hint: "",
            mode: DECIMAL,
            answer: row.price,
        },
    )
}

/// A row in words: its number and kind if both are answered, else its place in the list.
pub fn animals_of(page: &'static Page, id: RowId) -> String {
    page.boxes.with(|boxes| {
        let at = boxes.rows.iter().position(|row| row.id == id);
        let known = at.and_then(|at| boxes.rows.get(at)?.heads);
        match known {
            Some((kind, heads)) => heads_of(page.words, kind, heads),
            None => page.words.fill(word!("animals.row"), &[("n", &count(at))]),
        }
    })
}

fn expense(page: &'static Page, expense: ExpenseAnswer) -> El {
    let words = page.words;
    let list = page.answers.expenses;
    let id = expense.id;
    let units = move || -> Options {
        vec![
            boxes::option("", words.get(word!("sale.expense-amount"))),
            boxes::option(PERCENT, words.get(word!("sale.expense-percent"))),
        ]
    };
    let unit = words.get(word!("sale.expense-unit"));
    let amount = word!("sale.expense-number");
    let pair = el("div", "pair even")
        .with(number_box(
            page,
            named("expense-", id),
            amount,
            DECIMAL,
            expense.amount,
        ))
        .with(boxes::list(
            &named("expense-unit-", id),
            unit,
            "",
            expense.unit,
            units,
        ));
    let remove = boxes::button("remove", "", move || {
        rows::remove(list, id);
        browser::focus_soon("expense-add".into());
    });
    let numbered = move |key| words.fill(key, &[("n", &rows::number(list, id))]);
    el("fieldset", "row-card")
        .with(el("legend", "").live_text(move || numbered(word!("sale.expense"))))
        .with(pair)
        .with(remove.live_text(move || numbered(word!("sale.expense-remove"))))
}
