//! Everything a test needs and no fact about the product: driver, browser, server, page object.

mod browser;
mod driver;
mod page;
mod paths;
mod play;
mod scene;
mod site;

use std::cell::RefCell;
use std::panic::{self, AssertUnwindSafe};
use std::process::ExitCode;
use std::sync::Arc;

use libtest_mimic::{Arguments, Failed, Trial};

pub(crate) use browser::{Pointer, Theme};
pub(crate) use page::{Moment, Page};
pub(crate) use paths::{axe, copy_folder, scratch, screens};
pub(crate) use play::{STAUNTON_START, Score, case};
pub(crate) use scene::Scene;
pub(crate) use site::Site;
pub(crate) use thirtyfour::Key;

use driver::Driver;

thread_local! {
    /// Where the last panic of this thread, which runs one test at a time, came from.
    static PLACE: RefCell<String> = const { RefCell::new(String::new()) };
}

/// One end-to-end test: its name and what it does with a fresh browser.
pub(crate) struct Test {
    /// The fact it states, with the topic in front.
    pub name: &'static str,
    /// Panics when the fact does not hold.
    pub run: fn(&mut Page),
}

/// Lists the functions of a topic as tests, each named after its function.
macro_rules! tests {
    ($($name:ident),+ $(,)?) => {
        /// The tests of this topic.
        pub(crate) fn tests() -> Vec<$crate::harness::Test> {
            vec![$($crate::harness::Test {
                name: concat!(module_path!(), "::", stringify!($name)),
                run: $name,
            }),+]
        }
    };
}
pub(crate) use tests;

/// Runs the chosen tests and ends the driver after the last of them.
pub(crate) fn run(arguments: &Arguments, tests: impl Iterator<Item = Test>) -> ExitCode {
    // The report of a test says what failed and where; a second text in between would hide it.
    panic::set_hook(Box::new(|info| {
        let place = info.location().map(ToString::to_string).unwrap_or_default();
        PLACE.with_borrow_mut(|last| *last = place);
    }));
    let driver = (!arguments.list).then(|| Arc::new(Driver::start()));
    let trials = tests
        .map(|test| {
            let driver = driver.clone();
            let name = test.name.strip_prefix("e2e::").unwrap_or(test.name);
            Trial::test(name, move || match driver {
                Some(driver) => run_one(&driver, name, test.run),
                None => Ok(()),
            })
        })
        .collect();
    let conclusion = libtest_mimic::run(arguments, trials);
    drop(driver);
    paths::clear_scratch();
    conclusion.exit_code()
}

fn run_one(driver: &Driver, name: &str, test: fn(&mut Page)) -> Result<(), Failed> {
    let mut page = Page::new(driver, Site::built());
    let outcome = panic::catch_unwind(AssertUnwindSafe(|| {
        test(&mut page);
        page.assert_no_problems();
    }));
    let Err(panic) = outcome else {
        page.finish(driver);
        return Ok(());
    };
    let text = panic
        .downcast_ref::<String>()
        .map(String::as_str)
        .or_else(|| panic.downcast_ref::<&str>().copied())
        .unwrap_or("panicked");
    let place = PLACE.with_borrow(String::clone);
    let report = page.report(name);
    page.close();
    Err(Failed::from(format!("{place}: {text}\n{report}")))
}
