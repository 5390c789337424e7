//! The one chromedriver process of a run.

use std::env;
use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

use super::paths;

/// A running chromedriver; it ends when this is dropped.
pub(crate) struct Driver {
    child: Child,
    url: String,
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
        let port = BufReader::new(output)
            .lines()
            .map_while(Result::ok)
            .find_map(|line| {
                line.split_once("started successfully on port ")
                    .map(|(_, port)| port.trim_end_matches('.').to_owned())
            })
            .expect("chromedriver says which port it took");
        Driver {
            child,
            url: format!("http://127.0.0.1:{port}"),
        }
    }

    /// Where it listens.
    pub(crate) fn url(&self) -> &str {
        &self.url
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        // It may have ended by itself already; either way it is gone afterwards.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
