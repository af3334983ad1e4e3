//! What only some are asked, each folded by itself: a demand to check, another day, security, local notifications, and
//! what a court ordered. What the law of the place does not know is not asked.

use leptos::prelude::*;

use crate::app::Page;
use crate::app::answers::{Answer, DemandAnswer, ON};
use crate::app::ask::sale::number_box;
use crate::app::browser;
use crate::app::element::{El, el};
use crate::app::needs::named;
use crate::app::parts::boxes::{self, DECIMAL};
use crate::app::parts::day_boxes::day_boxes;
use crate::app::parts::rows::{self, rows};
use crate::law::row::Provision;
use crate::text::keys::HEADS;
use crate::word;

/// Draws the questions.
pub fn boxes(page: &'static Page) -> Vec<El> {
    vec![
        demand(page),
        folded(page, word!("more.other-day")).with(day_boxes(
            page,
            "other",
            word!("more.other-day-is"),
            "",
            page.answers.ask,
        )),
        security(page),
        notified(page),
        court(page),
    ]
}

fn folded(page: &'static Page, key: &'static str) -> El {
    el("details", "more").with(el("summary", "").text(page.words.get(key)))
}

fn amount(page: &'static Page, id: &str, key: &'static str, answer: Answer) -> El {
    number_box(page, id.to_owned(), key, DECIMAL, answer)
}

/// Whether the law of the case has something to say on a provision.
fn has(page: &'static Page, provision: Provision) -> bool {
    page.sheet.with(|sheet| sheet.0.law(provision).is_some())
}

fn is_on(answer: Answer) -> bool {
    answer.with(|answer| answer == ON)
}

/// What the pound asked for, by heads or in one sum.
fn demand(page: &'static Page) -> El {
    let words = page.words;
    let list = page.answers.demand;
    let add = boxes::button("add", words.get(word!("more.demand-add")), move || {
        browser::focus_soon(named("demand-", page.answers.add_demand()));
    });
    folded(page, word!("more.demand"))
        .with(el("p", "hint").text(words.get(word!("more.demand-hint"))))
        .with(rows(list, move |one| asked(page, one)))
        .with(add.attr("id", "demand-add"))
}

fn asked(page: &'static Page, one: DemandAnswer) -> El {
    let words = page.words;
    let list = page.answers.demand;
    let id = one.id;
    let heads = move || {
        boxes::or_none(
            words.get(word!("demand.whole")),
            boxes::family(words, "head.", HEADS),
        )
    };
    let head = words.get(word!("line.head"));
    let pair = el("div", "pair")
        .with(boxes::list(
            &named("demand-head-", id),
            head,
            "",
            one.head,
            heads,
        ))
        .with(amount(
            page,
            &named("demand-", id),
            word!("line.amount"),
            one.amount,
        ));
    let remove = boxes::button("remove", "", move || {
        rows::remove(list, id);
        browser::focus_soon("demand-add".into());
    });
    let numbered = move |key| words.fill(key, &[("n", &rows::number(list, id))]);
    el("fieldset", "row-card")
        .with(el("legend", "").live_text(move || numbered(word!("more.demand-row"))))
        .with(pair)
        .with(remove.live_text(move || numbered(word!("more.demand-remove"))))
}

/// Security before release: asked only where the law knows one, its sums by kind.
fn security(page: &'static Page) -> El {
    let words = page.words;
    let security = page.answers.security;
    let optional = word!("ask.optional");
    let kinds = move || {
        let kinds = page.sheet.with(|sheet| sheet.0.draft.kinds());
        kinds.iter().map(|kind| kind.code().to_owned()).collect()
    };
    let rate = move |code: &str| {
        let kind = crate::animal::Kind::from_code(code);
        let Some(rate) = kind.and_then(|kind| page.answers.rate(kind)) else {
            return el("div", "");
        };
        let places = [("kind", words.of("kind.", code))];
        let label = words.fill(word!("security.for"), &places);
        let spec = boxes::TextBox {
            id: ["security-", code].concat(),
            label: Box::new(move || label.clone()),
            hint: "",
            mode: DECIMAL,
            answer: rate.security,
        };
        boxes::text_box(page, spec)
    };
    let again_illegal = boxes::tick_answer(
        "security-illegal",
        words.get(word!("security.illegal")),
        security.again_illegal,
    );
    let given = el("div", "")
        .flag("hidden", move || !is_on(security.asked))
        .with(el("div", "").each(kinds, rate))
        .with(day_boxes(
            page,
            "security-on",
            word!("security.day"),
            word!("security.day-hint"),
            security.day,
        ))
        .with(day_boxes(
            page,
            "security-again",
            word!("security.again"),
            optional,
            security.again,
        ))
        .with(again_illegal)
        .with(amount(
            page,
            "security-part",
            word!("security.part"),
            security.part,
        ));
    let asked = words.get(word!("security.asked"));
    folded(page, word!("security.title"))
        .flag("hidden", move || {
            !has(page, Provision::Security) && !is_on(security.asked)
        })
        .with(boxes::tick_answer("security-asked", asked, security.asked))
        .with(given)
}

/// Notifications by which other rules or higher penalties apply.
fn notified(page: &'static Page) -> El {
    let words = page.words;
    let answers = page.answers;
    let tick = |id: &str, key, answer, provision| {
        boxes::tick_answer(id, words.get(key), answer)
            .flag("hidden", move || !has(page, provision) && !is_on(answer))
    };
    let any = move || {
        [Provision::Removal, Provision::TrespassNotified]
            .into_iter()
            .any(|provision| has(page, provision))
    };
    folded(page, word!("more.notified"))
        .flag("hidden", move || !any())
        .with(el("p", "hint").text(words.get(word!("more.notified-hint"))))
        .with(tick(
            "removal",
            word!("more.removal"),
            answers.removal,
            Provision::Removal,
        ))
        .with(tick(
            "trespass-all",
            word!("more.trespass-all"),
            answers.trespass_all_cattle,
            Provision::TrespassNotified,
        ))
        .with(tick(
            "trespass-fifty",
            word!("more.trespass-fifty"),
            answers.trespass_fifty,
            Provision::TrespassNotified,
        ))
}

/// A suit for damage, and an order whose sum waits for an appeal.
fn court(page: &'static Page) -> El {
    let answers = page.answers;
    let suit = el("div", "pair even")
        .with(amount(
            page,
            "suit-claimed",
            word!("more.suit-claimed"),
            answers.suit_claimed,
        ))
        .with(amount(
            page,
            "suit-paid",
            word!("more.suit-paid"),
            answers.suit_paid,
        ));
    let order = day_boxes(
        page,
        "order",
        word!("more.order-day"),
        word!("ask.optional"),
        answers.order_day,
    );
    folded(page, word!("more.court"))
        .flag("hidden", move || {
            !has(page, Provision::SetOff) && !has(page, Provision::Appeal)
        })
        .with(suit.flag("hidden", move || !has(page, Provision::SetOff)))
        .with(order.flag("hidden", move || !has(page, Provision::Appeal)))
}
