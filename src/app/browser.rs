//! What the page asks of the browser beyond its elements: the words that the starting script has fetched, and a notice
//! when the app has started or has stopped.

use leptos::wasm_bindgen::JsCast;
use leptos::wasm_bindgen::JsValue;
use leptos::wasm_bindgen::closure::Closure;
use leptos::web_sys::{Element, HtmlElement};
use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(thread_local_v2, js_namespace = poundReckoner, js_name = words)]
    static WORDS: JsValue;
    #[wasm_bindgen(thread_local_v2, js_namespace = poundReckoner, js_name = build)]
    static BUILD: JsValue;
    /// The app is there: the static words may go.
    #[wasm_bindgen(js_namespace = poundReckoner)]
    pub fn started();
    /// The first answer is there: the rest of the site may be fetched.
    #[wasm_bindgen(js_namespace = poundReckoner)]
    pub fn answered();
    /// Tells when the second file is here (`late.rs`); the starting script decides when it is fetched.
    #[wasm_bindgen(js_namespace = poundReckoner, js_name = whenLate)]
    fn when_late(done: JsValue);
    /// The page was drawn, perhaps anew: lines that the starting script shows are hidden again.
    #[wasm_bindgen(js_namespace = poundReckoner)]
    pub fn drawn();
    /// Keeps the text of the open case; nothing where there is nothing to keep.
    #[wasm_bindgen(js_namespace = poundReckoner)]
    pub fn keep(text: &str);
    /// The kept text cannot be read: it is put away, and nothing is written over it.
    #[wasm_bindgen(js_namespace = poundReckoner, js_name = setAside)]
    pub fn set_aside();
    /// Lets go of everything that is kept.
    #[wasm_bindgen(js_namespace = poundReckoner)]
    pub fn forget();
    #[wasm_bindgen(thread_local_v2, js_namespace = poundReckoner, js_name = kept)]
    static KEPT: JsValue;
    #[wasm_bindgen(js_namespace = poundReckoner)]
    fn failed(text: &str);
    #[wasm_bindgen(js_namespace = poundReckoner, js_name = copy)]
    fn copy_then(text: &str, done: JsValue);
    #[wasm_bindgen(js_namespace = poundReckoner, js_name = share)]
    fn share_then(text: &str, done: JsValue);
    #[wasm_bindgen(js_namespace = poundReckoner, js_name = qr)]
    fn qr_then(text: &str, done: JsValue);
    #[wasm_bindgen(js_namespace = poundReckoner, js_name = desk)]
    fn desk_with(place: &str, sorry: &str, open: JsValue, tell: JsValue);
    #[wasm_bindgen(js_namespace = poundReckoner, js_name = save)]
    fn save_then(text: &str, saved: &str, place: &str, animals: &str, day: &str, done: JsValue);
    #[wasm_bindgen(thread_local_v2, js_namespace = navigator, js_name = share)]
    static SHARE: JsValue;
    /// Reads a text aloud in the language of the page, or stops what is being read.
    #[wasm_bindgen(js_namespace = poundReckoner)]
    pub fn listen(text: &str);
    /// Stops what is being read.
    #[wasm_bindgen(js_namespace = poundReckoner)]
    pub fn hush();
    /// A text as a part of an address.
    #[wasm_bindgen(js_name = encodeURIComponent)]
    pub fn encoded(text: &str) -> String;
    #[wasm_bindgen(catch, js_namespace = history, js_name = replaceState)]
    fn replace_state(state: &JsValue, title: &str, address: &str) -> Result<(), JsValue>;
    #[wasm_bindgen(catch, js_namespace = history, js_name = pushState)]
    fn push_state(state: &JsValue, title: &str, address: &str) -> Result<(), JsValue>;
    /// The case that gave way to one from a link, as long as this tab lasts; a text puts another in its place.
    #[wasm_bindgen(js_namespace = poundReckoner)]
    pub fn before(text: Option<&str>) -> String;
    #[wasm_bindgen(js_name = HTMLTextAreaElement)]
    type TextArea;
    #[wasm_bindgen(method)]
    fn select(this: &TextArea);
    /// Opens the browser's own print window.
    #[wasm_bindgen(js_name = print)]
    pub fn print_page();
}

/// The language file that the starting script fetched.
#[must_use]
pub fn words() -> String {
    WORDS.with(JsValue::as_string).unwrap_or_default()
}

/// The text that was kept of the open case.
#[must_use]
pub fn kept() -> String {
    KEPT.with(JsValue::as_string).unwrap_or_default()
}

/// The name of this build, for corrections.
#[must_use]
pub fn build() -> String {
    BUILD.with(JsValue::as_string).unwrap_or_default()
}

/// A panic ends the module: without a notice every later tap would do nothing, in silence.
pub fn report_panics() {
    std::panic::set_hook(Box::new(|info| failed(&info.to_string())));
}

/// The name that the browser shows for the page.
pub fn entitle(name: &str) {
    leptos::prelude::document().set_title(name);
}

/// A function for the page's own scripts, which call it with a text. It stays for the life of the page.
pub fn told_text(then: impl FnMut(String) + 'static) -> JsValue {
    Closure::wrap(Box::new(then) as Box<dyn FnMut(String)>).into_js_value()
}

/// Does something once the second file is here, with the words that came with it.
pub fn late(then: impl FnMut(String) + 'static) {
    when_late(told_text(then));
}

/// Which side the writing begins on.
pub fn write_from_the_right(right_to_left: bool) {
    if let Some(root) = leptos::prelude::document().document_element() {
        let _ = root.set_attribute("dir", if right_to_left { "rtl" } else { "ltr" });
    }
}

/// The element with this id.
#[must_use]
pub fn element(id: &str) -> Option<HtmlElement> {
    leptos::prelude::document()
        .get_element_by_id(id)
        .and_then(|found| found.dyn_into().ok())
}

/// The fragment of the address, with its `#`; empty where there is none.
#[must_use]
pub fn fragment() -> String {
    leptos::prelude::window()
        .location()
        .hash()
        .unwrap_or_default()
}

/// The address of the page, without a fragment.
#[must_use]
pub fn address() -> String {
    let whole = leptos::prelude::window().location().href();
    let whole = whole.unwrap_or_default();
    whole.split('#').next().unwrap_or_default().to_owned()
}

/// Takes the fragment out of the address, without a step in the history.
pub fn drop_fragment() {
    let _ = replace_state(&JsValue::NULL, "", &address());
}

/// A step in the history, at the page without a fragment.
pub fn add_step() {
    let _ = push_state(&JsValue::NULL, "", &address());
}

/// What became of something that was asked of the browser.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Done {
    /// It was done.
    Yes,
    /// The user stopped it.
    Stopped,
    /// It could not be done.
    No,
}

fn told(then: impl FnOnce(Done) + 'static) -> JsValue {
    Closure::once_into_js(move |done: String| {
        then(match done.as_str() {
            "yes" => Done::Yes,
            "stopped" => Done::Stopped,
            _ => Done::No,
        });
    })
}

/// Copies a text, and tells whether it was.
pub fn copy(text: &str, then: impl FnOnce(Done) + 'static) {
    copy_then(text, told(then));
}

/// Whether the device has a way of its own to send something on.
#[must_use]
pub fn can_share() -> bool {
    SHARE.with(|share| !share.is_undefined() && !share.is_null())
}

/// Sends a text on by the device's own way, and tells whether it was.
pub fn share(text: &str, then: impl FnOnce(Done) + 'static) {
    share_then(text, told(then));
}

/// Asks the engine module for the rows of a text's QR code; an empty text where it has none.
pub fn qr(text: &str, then: impl FnOnce(String) + 'static) {
    qr_then(text, Closure::once_into_js(then));
}

/// Has the desk drawn in its place, or a sentence where it cannot be had; `open` is handed a saved case with its name, and
/// tells whether it could be read; `tell` says of any text what follows from its case today.
pub fn desk(
    place: &str,
    sorry: &str,
    mut open: impl FnMut(&str, String) -> bool + 'static,
    mut tell: impl FnMut(&str) -> String + 'static,
) {
    let open: Box<dyn FnMut(String, String) -> bool> =
        Box::new(move |text, saved| open(&text, saved));
    // The desk that was drawn before held one of its own, which goes with it.
    let open = Closure::wrap(open).into_js_value();
    let tell: Box<dyn FnMut(String) -> String> = Box::new(move |text| tell(&text));
    desk_with(place, sorry, open, Closure::wrap(tell).into_js_value());
}

/// Saves a case: its text, the name of what was saved of it before, and what the list says of it. Tells how it was saved
/// and under which name, `absent` where the desk cannot be had, `silent` where the storage does not answer, or nothing.
pub fn save([text, saved, place, animals, day]: [&str; 5], then: impl FnOnce(String) + 'static) {
    save_then(
        text,
        saved,
        place,
        animals,
        day,
        Closure::once_into_js(then),
    );
}

/// Moves the focus into a box once it is drawn, with all its text selected.
pub fn select_soon(id: &'static str) {
    let select = move || {
        let found = element(id).and_then(|found| found.dyn_into::<TextArea>().ok());
        if let Some(found) = found {
            found.select();
        }
    };
    focus_soon(id.to_owned());
    leptos::prelude::set_timeout(select, std::time::Duration::ZERO);
}

/// The element that has the focus; none where the page as a whole has it.
#[must_use]
pub fn focused() -> Option<HtmlElement> {
    let found = leptos::prelude::document().active_element()?;
    found
        .dyn_into()
        .ok()
        .filter(|found: &HtmlElement| found.tag_name() != "BODY")
}

/// The focus of an element that is no more to be seen goes to the first that can be pressed or filled in what follows it.
pub fn focus_in_place_of(gone: &HtmlElement) {
    let first = gone
        .next_element_sibling()
        .and_then(|next| next.query_selector("input, select, button, summary").ok()?)
        .and_then(|first| first.dyn_into::<HtmlElement>().ok());
    if let Some(first) = first {
        let _ = first.focus();
    }
}

/// Moves the focus to an element once the page has drawn what was just changed, opening what folds it away.
pub fn focus_soon(id: String) {
    leptos::prelude::set_timeout(
        move || {
            let Some(target) = element(&id) else { return };
            unfold(&target);
            let _ = target.focus();
            // The focus alone scrolls only as far as it must: a heading would stand at the lower edge.
            if target.tag_name().starts_with('H') {
                target.scroll_into_view();
            }
        },
        std::time::Duration::ZERO,
    );
}

/// Opens every `details` around an element.
fn unfold(target: &Element) {
    let mut around = target.parent_element();
    while let Some(element) = around {
        if element.tag_name() == "DETAILS" {
            let _ = element.set_attribute("open", "");
        }
        around = element.parent_element();
    }
}
