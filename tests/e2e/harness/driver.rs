//! The one chromedriver process of a run, and the browsers it has started.

use std::env;
use std::io::{BufRead, BufReader, Read};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::sync::Mutex;

use super::browser::Browser;
use super::paths;

/// A running chromedriver; it ends when this is dropped.
pub(crate) struct Driver {
    child: Child,
    /// Kept open, so that nothing it still writes can fail.
    _output: BufReader<ChildStdout>,
    url: String,
    idle: Mutex<Vec<Browser>>,
}

impl Driver {
    /// Starts chromedriver on a free port of its own choice.
    ///
    /// # Panics
    /// There is no chromedriver, or it does not say its port.
    pub(crate) fn start() -> Driver {
        let program = env::var_os("CHROMEDRIVER").unwrap_or_else(|| "chromedriver".into());
        let log = paths::output().join("chromedriver.log");
        let mut child = Command::new(&program)
            .arg("--port=0")
            .arg(format!("--log-path={}", log.display()))
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap_or_else(|error| panic!("cannot start {}: {error}", program.display()));
        let output = child.stdout.take().expect("standard output is piped");
        let mut output = BufReader::new(output);
        let port = output
            .by_ref()
            .lines()
            .map_while(Result::ok)
            .find_map(|line| {
                line.split_once("started successfully on port ")
                    .map(|(_, port)| port.trim_end_matches('.').to_owned())
            })
            .expect("chromedriver says which port it took");
        let url = format!("http://127.0.0.1:{port}");
        Driver {
            child,
            _output: output,
            url,
            idle: Mutex::default(),
        }
    }

    /// A browser that nobody uses.
    ///
    /// Starting one takes longer than most tests. A test that passed leaves its browser as if new,
    /// and the next one looks at another origin, whose storage is apart.
    pub(crate) fn browser(&self) -> Browser {
        let idle = self
            .idle
            .lock()
            .expect("no test panics while it holds the list")
            .pop();
        idle.unwrap_or_else(|| Browser::start(&self.url))
    }

    /// Takes back a browser for another test.
    pub(crate) fn recycle(&self, browser: Browser) {
        self.idle
            .lock()
            .expect("no test panics while it holds the list")
            .push(browser);
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        for mut browser in self
            .idle
            .get_mut()
            .expect("no test holds the list any more")
            .drain(..)
        {
            browser.close();
        }
        // It may have ended by itself already; either way it is gone afterwards.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
