//! Everything a test needs and no fact about the product: driver, browser, server, page object.

mod browser;
mod driver;
mod engine;
mod faults;
mod page;
mod paths;
mod play;
mod pool;
mod scene;
mod site;
mod times;

use std::cell::RefCell;
use std::panic::{self, AssertUnwindSafe};
use std::process::ExitCode;
use std::sync::Arc;

use libtest_mimic::{Arguments, Failed, Trial};

pub(crate) use browser::{Pointer, Theme};
pub(crate) use engine::Engine;
pub(crate) use faults::Fault;
pub(crate) use page::{Moment, Page};
pub(crate) use paths::{axe, copy_folder, dist, root, scratch, screens};
pub(crate) use play::{STAUNTON_START, Score, case};
pub(crate) use scene::Scene;
pub(crate) use thirtyfour::Key;

use pool::Pool;
use times::Times;

thread_local! {
    /// Where the last panic of this thread, which runs one test at a time, was.
    static PLACE: RefCell<String> = const { RefCell::new(String::new()) };
}

/// What a test does; it panics when its fact does not hold.
pub(crate) type Run = fn(&mut Page);

/// One end-to-end test: its name and what it does with a fresh browser.
pub(crate) struct Test {
    /// The fact it states, with the topic in front.
    pub name: String,
    /// The browser in which it runs.
    pub engine: Engine,
    /// Panics when the fact does not hold.
    pub run: Run,
}

/// Lists the functions of a topic as tests, each named after its function. Those behind `windowed:` need
/// what only a browser with windows does: hidden tabs, frozen pages.
macro_rules! tests {
    ($($name:ident),+ $(,)? $(; windowed: $($windowed:ident),+ $(,)?)?) => {
        /// The tests of this topic.
        pub(crate) fn tests() -> Vec<$crate::harness::Test> {
            use $crate::harness::{Engine, Test};
            let test = |name: &str, engine, run| Test {
                name: format!("{}::{name}", module_path!()),
                engine,
                run,
            };
            vec![
                $(test(stringify!($name), Engine::Shell, $name)),+
                $(, $(test(stringify!($windowed), Engine::Chromium, $windowed)),+)?
            ]
        }
    };
}
pub(crate) use tests;

/// Lists the functions of a topic as tests, each once for every make of browser, whose name comes
/// last: `topic::fact::in_firefox`.
macro_rules! tests_in_every_browser {
    ($($name:ident),+ $(,)?) => {
        /// The tests of this topic.
        pub(crate) fn tests() -> Vec<$crate::harness::Test> {
            let facts: &[(&str, $crate::harness::Run)] = &[$((
                concat!(module_path!(), "::", stringify!($name)),
                $name,
            )),+];
            $crate::harness::in_every_browser(facts)
        }
    };
}
pub(crate) use tests_in_every_browser;

/// Each fact as a test in each make of browser.
pub(crate) fn in_every_browser(facts: &[(&str, Run)]) -> Vec<Test> {
    let of_engine = |engine: Engine| {
        facts.iter().map(move |&(fact, run)| Test {
            name: format!("{fact}::in_{}", engine.name()),
            engine,
            run,
        })
    };
    Engine::ALL.into_iter().flat_map(of_engine).collect()
}

/// Runs the chosen tests and ends the browsers after the last of them.
pub(crate) fn run(arguments: &Arguments, tests: impl Iterator<Item = Test>) -> ExitCode {
    // The report of a test says what failed and where; a second text in between would hide it.
    panic::set_hook(Box::new(|info| {
        let place = info.location().map(ToString::to_string).unwrap_or_default();
        PLACE.with_borrow_mut(|last| *last = place);
    }));
    let pool = Arc::new(Pool::default());
    let times = Arc::new(Times::default());
    let trials = tests
        .map(|test| {
            let (pool, times) = (pool.clone(), times.clone());
            let name = test.name.strip_prefix("e2e::").unwrap_or(&test.name);
            let name = name.to_owned();
            Trial::test(name.clone(), move || {
                times.of(&name, || run_one(&pool, &name, test.engine, test.run))
            })
        })
        .collect();
    let conclusion = libtest_mimic::run(arguments, trials);
    drop(pool);
    times.write(&paths::output().join("times.txt"));
    paths::clear_scratch();
    conclusion.exit_code()
}

fn run_one(pool: &Pool, name: &str, engine: Engine, test: Run) -> Result<(), Failed> {
    let (browser, site) = pool.browser(engine);
    let mut page = Page::new(browser, site);
    let outcome = panic::catch_unwind(AssertUnwindSafe(|| {
        test(&mut page);
        page.assert_no_problems();
    }));
    let Err(panic) = outcome else {
        page.finish(pool);
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
