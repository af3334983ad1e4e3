//! Which language the page speaks. The starting script knows the files (one a language, found by the build) and fetches
//! them; here is the list to choose from, and what is offered for a place. A change of language changes words only.

use leptos::prelude::*;
use leptos::wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::app::Page;
use crate::app::browser;
use crate::app::element::{El, el, typed};
use crate::app::parts::boxes;
use crate::law::place::Place;
use crate::text::Words;
use crate::word;

#[wasm_bindgen]
extern "C" {
    /// The codes and own names of the languages there are, as `en=English hi=…`.
    #[wasm_bindgen(js_namespace = poundReckoner, js_name = languages)]
    fn offered() -> String;
    /// The code of the language that is spoken.
    #[wasm_bindgen(js_namespace = poundReckoner, js_name = spoken)]
    pub fn spoken() -> String;
    /// Fetches a language; gives its file, or nothing where it could not be had, and remembers the choice.
    #[wasm_bindgen(js_namespace = poundReckoner)]
    fn speak(code: &str, done: JsValue);
}

/// Codes and names of the languages.
fn languages() -> Vec<(String, String)> {
    let languages = offered();
    let pairs = languages.split(' ').filter_map(|one| one.split_once('='));
    pairs
        .map(|(code, name)| (code.to_owned(), name.to_owned()))
        .collect()
}

/// The list of languages, each by its own name.
#[must_use]
pub fn picker(page: &'static Page) -> El {
    let languages = languages();
    let now = spoken();
    let failed = RwSignal::new(false);
    let options = languages.iter().map(|(code, name)| {
        let option = el("option", "").attr("value", code).attr("lang", code);
        let option = if *code == now {
            option.attr("selected", "")
        } else {
            option
        };
        option.text(name)
    });
    let select = el("select", "")
        .attr("id", "language")
        .with_all(options)
        .on("change", move |event| choose(page, &typed(&event), failed));
    let label = el("label", "")
        .attr("for", "language")
        .text(page.words.get(word!("app.language")));
    let sorry = page.words.get(word!("app.language-failed"));
    el("div", "language")
        .flag("hidden", move || languages.len() < 2)
        .with(label)
        .with(select)
        .with(el("div", "").attr("role", "status").each(
            move || failed.get().then(|| sorry.to_owned()).into_iter().collect(),
            |why| el("p", "error").text(why),
        ))
}

/// The language of the place, by its own name, where it is not the one that is spoken.
#[must_use]
pub fn offer(page: &'static Page) -> El {
    let now = spoken();
    let offered = move || {
        let place = Place::from_code(&page.answers.place.get())?;
        let language = of_place(place)?;
        let mut known = languages().into_iter();
        known.find(|(code, _)| code == language && *code != now)
    };
    let keys = move || offered().map(|(code, _)| code).into_iter().collect();
    let failed = RwSignal::new(false);
    el("div", "").each(keys, move |code| {
        let name = languages().into_iter().find(|(one, _)| one == code);
        let name = name.map_or_else(String::new, |(_, name)| name);
        let chosen = code.to_owned();
        boxes::button("quick", &name, move || choose(page, &chosen, failed)).attr("lang", code)
    })
}

fn choose(page: &'static Page, code: &str, failed: RwSignal<bool>) {
    let language = page.language;
    let done = browser::told_text(move |file| {
        // The list may be gone by then; the language then has changed otherwise.
        let _ = failed.try_set(file.is_empty());
        if !file.is_empty() {
            language.set(Words::for_good(&file));
            browser::drawn();
        }
    });
    speak(code, done);
}

/// The language most people of a place read, of those that the page may speak.
const fn of_place(place: Place) -> Option<&'static str> {
    match place {
        Place::Punjab | Place::Chandigarh => Some("pa"),
        Place::TamilNadu | Place::Puducherry => Some("ta"),
        Place::Kerala | Place::Lakshadweep => Some("ml"),
        Place::WestBengal | Place::Tripura => Some("bn"),
        Place::Assam => Some("as"),
        Place::Maharashtra => Some("mr"),
        Place::Bihar
        | Place::Chhattisgarh
        | Place::Delhi
        | Place::Haryana
        | Place::HimachalPradesh
        | Place::Jharkhand
        | Place::MadhyaPradesh
        | Place::Rajasthan
        | Place::UttarPradesh
        | Place::Uttarakhand => Some("hi"),
        _ => None,
    }
}
