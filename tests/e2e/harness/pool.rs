//! The browsers of a run, handed from test to test.

use std::sync::{Arc, Mutex, OnceLock};

use super::browser::Browser;
use super::driver::{Display, Driver};
use super::engine::Engine;

/// Starts browsers, each when it is first needed, and ends them all when it is dropped.
#[derive(Default)]
pub(crate) struct Pool {
    idle: Mutex<Vec<Browser>>,
    chromium: OnceLock<Arc<Driver>>,
    display: OnceLock<Arc<Display>>,
}

impl Pool {
    /// An unused browser.
    ///
    /// Starting one takes longer than most tests. A test that passed leaves its browser as if new,
    /// and the next one looks at another origin, whose storage is apart.
    pub(crate) fn browser(&self, engine: Engine) -> Browser {
        let idle = {
            let mut list = self.idle.lock().expect("no test panics while it holds it");
            let place = list.iter().position(|browser| browser.engine() == engine);
            place.map(|place| list.swap_remove(place))
        };
        idle.unwrap_or_else(|| Browser::start(engine, self.driver(engine)))
    }

    fn driver(&self, engine: Engine) -> Arc<Driver> {
        match engine {
            Engine::Chromium => {
                let driver = || Arc::new(Driver::of_chromium());
                self.chromium.get_or_init(driver).clone()
            }
            Engine::Firefox => Arc::new(Driver::of_firefox()),
            Engine::WebKit => {
                let display = self.display.get_or_init(|| Arc::new(Display::start()));
                Arc::new(Driver::of_webkit(display.clone()))
            }
        }
    }

    /// Takes back a browser for another test.
    pub(crate) fn recycle(&self, browser: Browser) {
        let mut list = self.idle.lock().expect("no test panics while it holds it");
        list.push(browser);
    }
}

impl Drop for Pool {
    fn drop(&mut self) {
        let list = self.idle.get_mut().expect("no test holds it any more");
        for mut browser in list.drain(..) {
            browser.close();
        }
    }
}
