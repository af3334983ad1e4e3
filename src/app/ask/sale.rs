//! What a sale would bring, or brought: expected prices, lots, expenses and the deposit of the balance. All optional.

use leptos::prelude::*;

use crate::app::Page;
use crate::app::answers::{Answer, DayAnswer, ExpenseAnswer, LotAnswer, RowAnswer};
use crate::app::browser;
use crate::app::element::{El, el};
use crate::app::parts::boxes::{self, DECIMAL, NUMERIC, Options, TextBox};
use crate::app::parts::day_boxes::{DayBoxes, day_boxes};
use crate::app::sheet::named;
use crate::draft::{HELD, PERCENT, RowId};
use crate::text::keys::SOLD_AS;
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
    let prices = el("div", "").each(
        move || {
            answers
                .rows
                .with(|rows| rows.iter().map(|row| row.id.to_string()).collect())
        },
        move |key| {
            found(
                answers.rows.get_untracked(),
                |row| row.id,
                key,
                |row| price(page, row),
            )
        },
    );
    let expenses = el("div", "").each(
        move || {
            answers
                .expenses
                .with(|all| all.iter().map(|one| one.id.to_string()).collect())
        },
        move |key| {
            found(
                answers.expenses.get_untracked(),
                |one| one.id,
                key,
                |one| expense(page, one),
            )
        },
    );
    let add = boxes::button("add", words.get(word!("sale.expense-add")), move || {
        browser::focus_soon(named("expense-", answers.add_expense()));
    });
    let more = el("details", "more")
        .with(say("summary", "", word!("sale.intro")))
        .with(say("h3", "", word!("sale.prices")))
        .with(say("p", "hint", word!("sale.prices-hint")))
        .with(prices)
        .with(boxes::choices(
            "sale",
            words.get(word!("sale.held")),
            answers.sale,
            held,
        ))
        .with(account_of_sale(page).flag("hidden", move || answers.sale.with(|sale| sale != HELD)))
        .with(say("h3", "", word!("sale.expenses")))
        .with(say("p", "hint", word!("sale.expenses-hint")))
        .with(expenses)
        .with(add.attr("id", "expense-add"));
    vec![more]
}

/// Draws the one of a list that has this key.
fn found<T: Copy>(all: Vec<T>, id: fn(&T) -> RowId, key: &str, draw: impl FnOnce(T) -> El) -> El {
    let one = all.into_iter().find(|one| id(one).to_string() == key);
    one.map_or_else(|| el("div", ""), draw)
}

fn number_box(
    page: &'static Page,
    id: String,
    label: Box<dyn Fn() -> String>,
    mode: &'static str,
    answer: Answer,
) -> El {
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
    number_box(
        page,
        named("price-", row.id),
        Box::new(label),
        DECIMAL,
        row.price,
    )
}

/// A row in words: its number and kind if both are answered, else its place in the list.
fn animals_of(page: &'static Page, id: RowId) -> String {
    page.sheet.with(|sheet| {
        let sheet = &sheet.0;
        let at = sheet.draft.animals.iter().position(|row| row.id == id);
        let row = sheet
            .all_rows()
            .into_iter()
            .find(|(row, _)| Some(usize::from(*row)) == at);
        let said = row.map_or_else(String::new, |row| sheet.animals(&[row]));
        if said.is_empty() {
            sheet.words.fill(word!("animals.row"), &[("n", &place(at))])
        } else {
            said
        }
    })
}

fn account_of_sale(page: &'static Page) -> El {
    let words = page.words;
    let answers = page.answers;
    let why = move || boxes::family(words, "sold-as.", SOLD_AS);
    let day = |name, key, hint, answer: DayAnswer| {
        day_boxes(
            page,
            &DayBoxes {
                name,
                question: words.get(key),
                hint,
                answer,
            },
        )
    };
    let lots = el("div", "").each(
        move || {
            answers
                .lots
                .with(|lots| lots.iter().map(|lot| lot.id.to_string()).collect())
        },
        move |key| {
            found(
                answers.lots.get_untracked(),
                |lot| lot.id,
                key,
                |one| lot(page, one),
            )
        },
    );
    let add = boxes::button("add", words.get(word!("sale.lot-add")), move || {
        browser::focus_soon(named("lot-row-", answers.add_lot()));
    });
    el("div", "")
        .with(boxes::list(
            "sold-as",
            words.get(word!("sale.why")),
            "",
            answers.sold_as,
            why,
        ))
        .with(day("sale", word!("sale.day"), "", answers.sale_day))
        .with(lots)
        .with(add.attr("id", "lot-add"))
        .with(day(
            "deposited",
            word!("sale.deposited"),
            words.get(word!("ask.optional")),
            answers.deposited,
        ))
}

fn lot(page: &'static Page, lot: LotAnswer) -> El {
    let words = page.words;
    let answers = page.answers;
    let id = lot.id;
    let number = move || {
        place(
            answers
                .lots
                .with(|lots| lots.iter().position(|one| one.id == id)),
        )
    };
    let rows = move || -> Options {
        let rows = answers.rows.get().into_iter();
        let rows = rows
            .map(|row| (row.id.to_string(), animals_of(page, row.id)))
            .collect();
        boxes::or_none(words.get(word!("ask.choose")), rows)
    };
    let label =
        |key: &'static str| -> Box<dyn Fn() -> String> { Box::new(|| words.get(key).to_owned()) };
    let pair = el("div", "pair even")
        .with(number_box(
            page,
            named("lot-heads-", id),
            label(word!("sale.lot-heads")),
            NUMERIC,
            lot.heads,
        ))
        .with(number_box(
            page,
            named("lot-price-", id),
            label(word!("sale.lot-price")),
            DECIMAL,
            lot.price,
        ));
    let remove = boxes::button("remove", "", move || {
        answers.lots.update(|lots| lots.retain(|one| one.id != id));
        browser::focus_soon("lot-add".into());
    });
    el("fieldset", "row-card")
        .with(
            el("legend", "").live_text(move || words.fill(word!("sale.lot"), &[("n", &number())])),
        )
        .with(boxes::list(
            &named("lot-row-", id),
            words.get(word!("sale.lot-row")),
            "",
            lot.row,
            rows,
        ))
        .with(pair)
        .with(remove.live_text(move || words.fill(word!("sale.lot-remove"), &[("n", &number())])))
}

fn expense(page: &'static Page, expense: ExpenseAnswer) -> El {
    let words = page.words;
    let answers = page.answers;
    let id = expense.id;
    let number = move || {
        place(
            answers
                .expenses
                .with(|all| all.iter().position(|one| one.id == id)),
        )
    };
    let units = move || -> Options {
        vec![
            boxes::option("", words.get(word!("sale.expense-amount"))),
            boxes::option(PERCENT, words.get(word!("sale.expense-percent"))),
        ]
    };
    let how_much = Box::new(|| words.get(word!("sale.expense-number")).to_owned());
    let unit = words.get(word!("sale.expense-unit"));
    let pair = el("div", "pair even")
        .with(number_box(
            page,
            named("expense-", id),
            how_much,
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
        answers
            .expenses
            .update(|all| all.retain(|one| one.id != id));
        browser::focus_soon("expense-add".into());
    });
    el("fieldset", "row-card")
        .with(
            el("legend", "")
                .live_text(move || words.fill(word!("sale.expense"), &[("n", &number())])),
        )
        .with(pair)
        .with(
            remove.live_text(move || words.fill(word!("sale.expense-remove"), &[("n", &number())])),
        )
}

/// A place in a list as people count.
fn place(at: Option<usize>) -> String {
    at.map_or(0, |at| at.saturating_add(1)).to_string()
}
