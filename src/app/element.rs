//! Elements of the page, made from a few parts that are the same for every element.
//!
//! Leptos' signals, memos and effects drive the page; its `view!` is not used, and the reason is weight. Every
//! expression in a `view!` is a type of its own, compiled anew: the first page made so took 215 KB by itself, of the
//! 150 KB that a whole first visit may take on a slow line. Here everything that can change is one kind of effect over
//! a boxed function, so a further box or line costs only its own words. The effects run at once when something they
//! read changes, and need no executor of tasks.
//!
//! What changes is written into the element itself (`textContent`, an attribute, a property) and only if it differs
//! from what was written last. Should the browser's own translation have replaced the letters meanwhile, the next
//! change still shows the true ones.

use std::cell::RefCell;
use std::rc::Rc;

use leptos::prelude::*;
use leptos::wasm_bindgen::closure::Closure;
use leptos::wasm_bindgen::{JsCast, JsValue};
use leptos::web_sys::{Element, Event};

use crate::app::effect::{effect, follow};

/// An element under construction. Outside a browser there is none, and nothing happens.
#[derive(Clone)]
pub struct El(Option<Element>);

/// An element with this tag and class.
#[must_use]
pub fn el(tag: &str, class: &str) -> El {
    let element = El(document().create_element(tag).ok());
    if class.is_empty() {
        element
    } else {
        element.attr("class", class)
    }
}

/// An element of a picture: these are told apart from the others by their namespace.
#[must_use]
pub fn svg(tag: &str, class: &str) -> El {
    let namespace = Some("http://www.w3.org/2000/svg");
    El(document().create_element_ns(namespace, tag).ok()).attr("class", class)
}

/// A line that one of the page's own scripts shows when its time has come.
#[must_use]
pub fn unseen(id: &str, class: &str) -> El {
    el("p", class)
        .attr("id", id)
        .attr("role", "status")
        .attr("hidden", "")
}

/// An element that is already in the page.
#[must_use]
pub const fn known(element: Element) -> El {
    El(Some(element))
}

impl El {
    /// Gives an attribute, or takes it away.
    pub fn set(&self, name: &str, value: Option<&str>) {
        let Some(element) = &self.0 else { return };
        let _ = match value {
            Some(value) => element.set_attribute(name, value),
            None => element.remove_attribute(name),
        };
    }

    /// With an attribute.
    #[must_use]
    pub fn attr(self, name: &str, value: &str) -> Self {
        self.set(name, Some(value));
        self
    }

    /// With an attribute that changes, or is absent.
    #[must_use]
    pub fn live_attr(
        self,
        name: &'static str,
        read: impl Fn() -> Option<String> + 'static,
    ) -> Self {
        let element = self.clone();
        follow(read, move |value| element.set(name, value));
        self
    }

    /// With an attribute that is there or not, such as `hidden`.
    #[must_use]
    pub fn flag(self, name: &'static str, is: impl Fn() -> bool + 'static) -> Self {
        self.live_attr(name, move || is().then(String::new))
    }

    /// With a property that is true or false, such as `checked`: the attribute would only say how it began.
    #[must_use]
    pub fn switch(self, name: &'static str, is: impl Fn() -> bool + 'static) -> Self {
        let element = self.0.clone();
        let write = move |value: Option<&str>| {
            if let Some(element) = &element {
                set_property(element, name, &Some(JsValue::from_bool(value.is_some())));
            }
        };
        follow(move || is().then(String::new), write);
        self
    }

    /// With the text of a box as the state holds it. A box that already shows it is left alone: writing the same
    /// letters again would disturb a syllable that is being composed.
    #[must_use]
    pub fn value(self, read: impl Fn() -> String + 'static) -> Self {
        let element = self.0.clone();
        let write = move |value: Option<&str>| {
            let (Some(element), Some(value)) = (&element, value) else {
                return;
            };
            let shown = get_property(element, "value")
                .ok()
                .and_then(|shown| shown.as_string());
            if shown.as_deref() != Some(value) {
                set_property(element, "value", &Some(JsValue::from_str(value)));
            }
        };
        follow(move || Some(read()), write);
        self
    }

    /// With a text.
    #[must_use]
    pub fn text(self, text: &str) -> Self {
        if let Some(element) = &self.0 {
            element.set_text_content(Some(text));
        }
        self
    }

    /// With a text that changes.
    #[must_use]
    pub fn live_text(self, read: impl Fn() -> String + 'static) -> Self {
        let element = self.0.clone();
        let write = move |text: Option<&str>| {
            if let Some(element) = &element {
                element.set_text_content(text);
            }
        };
        follow(move || Some(read()), write);
        self
    }

    /// With an element inside, after those that are there.
    #[must_use]
    #[allow(
        clippy::needless_pass_by_value,
        reason = "an element that stands in another is nobody else's"
    )]
    pub fn with(self, inside: El) -> Self {
        if let (Some(element), Some(inside)) = (&self.0, &inside.0) {
            let _ = element.append_child(inside);
        }
        self
    }

    /// With elements inside.
    #[must_use]
    pub fn with_all(self, inside: impl IntoIterator<Item = El>) -> Self {
        inside.into_iter().fold(self, Self::with)
    }

    /// With its whole inside made anew whenever something that `make` reads has changed.
    #[must_use]
    pub fn live(self, make: impl Fn() -> Vec<El> + 'static) -> Self {
        let element = self.clone();
        effect(Rc::new(move || {
            let inside = make();
            let element = element.clone().text("");
            let _ = element.with_all(inside);
        }));
        self
    }

    /// With one element inside for each key. Elements of keys that stay are kept, with their focus and all they hold.
    #[must_use]
    pub fn each(
        self,
        keys: impl Fn() -> Vec<String> + 'static,
        draw: impl Fn(&str) -> El + 'static,
    ) -> Self {
        self.each_boxed(Box::new(keys), Box::new(draw))
    }

    fn each_boxed(self, keys: Box<dyn Fn() -> Vec<String>>, draw: Box<dyn Fn(&str) -> El>) -> Self {
        // The elements belong to whoever made the list, and not to one run of the effect.
        let Some(owner) = Owner::current() else {
            return self;
        };
        let element = self.clone();
        let drawn: RefCell<Vec<(String, El, Owner)>> = RefCell::default();
        effect(Rc::new(move || {
            let keys = keys();
            let mut before = drawn.take();
            let mut now = Vec::with_capacity(keys.len());
            for key in keys {
                if let Some(at) = before.iter().position(|(known, ..)| *known == key) {
                    now.push(before.remove(at));
                } else {
                    let own = owner.child();
                    let one = own.with(|| untrack(|| draw(&key)));
                    now.push((key, one, own));
                }
            }
            for (_, gone, own) in before {
                own.cleanup();
                gone.remove();
            }
            element.put_in_order(now.iter().map(|(_, one, _)| one));
            drawn.replace(now);
        }));
        self
    }

    /// Puts elements inside, in this order. Those that stand where they should are not touched: moving one would take the
    /// focus from it.
    pub fn put_in_order<'a>(&self, inside: impl Iterator<Item = &'a El>) {
        let Some(element) = &self.0 else { return };
        let mut next = element.first_element_child();
        for one in inside {
            let Some(one) = &one.0 else { continue };
            if next.as_ref() == Some(one) {
                next = one.next_element_sibling();
            } else {
                let _ = element.insert_before(one, next.as_deref());
            }
        }
    }

    /// Writes a text into it, or into the first element inside that a selector finds; false where none is found.
    #[must_use]
    pub fn write_inside(&self, selector: &str, text: &str) -> bool {
        let Some(element) = &self.0 else { return false };
        let inside = match selector {
            "" => Some(element.clone()),
            selector => element.query_selector(selector).ok().flatten(),
        };
        inside.is_some_and(|inside| {
            inside.set_text_content(Some(text));
            true
        })
    }

    /// Takes it out of the page.
    pub fn remove(&self) {
        if let Some(element) = &self.0 {
            element.remove();
        }
    }

    /// Calls back on an event. The callback stays for the life of the page: elements that come and go with the figures
    /// have none of their own, the page listens for them (see [`super::go`]).
    #[must_use]
    pub fn on(self, event: &str, call: impl FnMut(Event) + 'static) -> Self {
        self.listen(event, false, Box::new(call))
    }

    /// As [`El::on`], also for events of the elements inside that do not rise.
    #[must_use]
    pub fn on_inside(self, event: &str, call: impl FnMut(Event) + 'static) -> Self {
        self.listen(event, true, Box::new(call))
    }

    fn listen(self, event: &str, inside: bool, call: Box<dyn FnMut(Event)>) -> Self {
        if let Some(element) = &self.0 {
            let call = Closure::wrap(call);
            let function = call.as_ref().unchecked_ref();
            let _ = element.add_event_listener_with_callback_and_bool(event, function, inside);
            call.forget();
        }
        self
    }
}

/// What stands in the box that an event came from.
#[must_use]
pub fn typed(event: &Event) -> String {
    event_target_value(event)
}

/// The element that an event came from, if it or one around it carries the attribute, with what the attribute says.
#[must_use]
pub fn carrying(event: &Event, attribute: &str) -> Option<(Element, String)> {
    let target: Element = event.target()?.dyn_into().ok()?;
    let found = target.closest(&["[", attribute, "]"].concat()).ok()??;
    let says = found.get_attribute(attribute)?;
    Some((found, says))
}
