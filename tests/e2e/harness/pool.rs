//! The browsers of a run, handed from test to test.

use std::sync::{Arc, Mutex, OnceLock};

use super::browser::Browser;
use super::driver::{Display, Driver};
use super::engine::Engine;
use super::site::Site;

/// Starts browsers, each when it is first needed, and ends them all when it is dropped.
#[derive(Default)]
pub(crate) struct Pool {
    idle: Mutex<Vec<(Browser, Option<Site>)>>,
    chromium: OnceLock<Arc<Driver>>,
    display: OnceLock<Arc<Display>>,
}

impl Pool {
    /// An unused browser and the site that it looks at.
    ///
    /// Starting one takes longer than most tests, and compiling the programs of the site most of the
    /// time of a load. A test that passed leaves its browser as if new but for what Chromium keeps of
    /// files that it has seen, and the next one looks at the same origin. Where storage cannot be
    /// emptied, and where a test has changed the site, it looks at another one.
    pub(crate) fn browser(&self, engine: Engine) -> (Browser, Site) {
        let idle = {
            let mut list = self.idle.lock().expect("no test panics while it holds it");
            let place = list
                .iter()
                .position(|(browser, _)| browser.engine() == engine);
            place.map(|place| list.swap_remove(place))
        };
        let (browser, site) =
            idle.unwrap_or_else(|| (Browser::start(engine, self.driver(engine)), None));
        (browser, site.unwrap_or_else(Site::built))
    }

    fn driver(&self, engine: Engine) -> Arc<Driver> {
        match engine {
            Engine::Shell | Engine::Chromium => {
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

    /// Takes back a browser for another test, and the site if it is as it was.
    pub(crate) fn recycle(&self, browser: Browser, site: Option<Site>) {
        let site = site.filter(|_| browser.engine().is_chromium());
        let mut list = self.idle.lock().expect("no test panics while it holds it");
        list.push((browser, site));
    }
}

impl Drop for Pool {
    fn drop(&mut self) {
        let list = self.idle.get_mut().expect("no test holds it any longer");
        for (mut browser, _) in list.drain(..) {
            browser.close();
        }
    }
}
