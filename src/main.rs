//! The page's start: a notice in plain words should it ever stop, and the app itself.

fn main() {
    pound_reckoner::app::browser::report_panics();
    pound_reckoner::app::start();
}
