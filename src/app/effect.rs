//! What is done again whenever something it read has changed: at once, and without an executor of tasks.

use std::cell::RefCell;
use std::rc::Rc;

use leptos::prelude::*;

/// A function of an effect.
pub type Run = Rc<dyn Fn()>;
/// A text that may change; nothing where an attribute is to be absent.
type Read = Box<dyn Fn() -> Option<String>>;
/// Where such a text goes.
type Write = Box<dyn Fn(Option<&str>)>;

thread_local! {
    /// The functions of all effects, by number. Effects must be able to go to other threads, elements cannot: an
    /// effect holds the number only.
    static RUNS: RefCell<Vec<Option<Run>>> = const { RefCell::new(Vec::new()) };
}

/// Runs a function at once, and again whenever something it read has changed, for as long as its owner lasts.
pub fn effect(run: Run) {
    let place = RUNS.with_borrow_mut(|runs| {
        let free = runs.iter().position(Option::is_none).unwrap_or(runs.len());
        match runs.get_mut(free) {
            Some(place) => *place = Some(run),
            None => runs.push(Some(run)),
        }
        free
    });
    on_cleanup(move || {
        RUNS.with_borrow_mut(|runs| {
            if let Some(place) = runs.get_mut(place) {
                *place = None;
            }
        });
    });
    ImmediateEffect::new_scoped(move || {
        // Held by itself while it runs: it may make effects of its own.
        let run = RUNS.with_borrow(|runs| runs.get(place).cloned().flatten());
        if let Some(run) = run {
            run();
        }
    });
}

/// Calls `write` with the text that `read` gives, at once and whenever it has become another.
pub fn follow(read: impl Fn() -> Option<String> + 'static, write: impl Fn(Option<&str>) + 'static) {
    follow_boxed(Box::new(read), Box::new(write));
}

fn follow_boxed(read: Read, write: Write) {
    let last: RefCell<Option<Option<String>>> = RefCell::default();
    effect(Rc::new(move || {
        let now = read();
        if last.borrow().as_ref() != Some(&now) {
            last.replace(Some(now.clone()));
            untrack(|| write(now.as_deref()));
        }
    }));
}
