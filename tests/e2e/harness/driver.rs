//! The processes of WebDriver programs.

use std::env;
use std::ffi::OsString;
use std::io::{BufRead, BufReader, Read};
use std::net::{TcpListener, TcpStream};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

use super::paths;

/// A running driver; it ends when this is dropped.
pub(crate) struct Driver {
    child: Child,
    /// Kept open, so that nothing it still writes can fail.
    _output: BufReader<ChildStdout>,
    url: String,
    /// Where its browser has its windows, if it needs a place for them.
    _display: Option<Arc<Display>>,
}

impl Driver {
    /// Starts the driver of Chromium, which serves any number of browsers.
    ///
    /// # Panics
    /// There is none, or it does not say its port.
    pub(super) fn of_chromium() -> Driver {
        let log = paths::output().join("chromedriver.log");
        let mut command = program("CHROMEDRIVER", "chromedriver");
        command
            .arg("--port=0")
            .arg(format!("--log-path={}", log.display()));
        Driver::telling_its_port(&mut command, "started successfully on port ")
    }

    /// Starts a driver of Firefox, which serves one browser.
    ///
    /// # Panics
    /// There is none, or it does not say its port.
    pub(super) fn of_firefox() -> Driver {
        let built = paths::root().join("target/tools/bin/geckodriver");
        let mut command = program("GECKODRIVER", built);
        command
            .arg("--port=0")
            .arg("--profile-root")
            .arg(paths::scratch("firefox"));
        Driver::telling_its_port(&mut command, "Listening on 127.0.0.1:")
    }

    /// Starts a driver of WebKit, which serves one browser.
    ///
    /// # Panics
    /// There is none, or it does not answer.
    pub(super) fn of_webkit(display: Arc<Display>) -> Driver {
        let mut command = program("WEBKITDRIVER", "WebKitWebDriver");
        let port = free_port();
        command
            .arg(format!("--port={port}"))
            .env("DISPLAY", &display.name)
            // It belongs to no desktop that could hold settings or speak to assistive technology.
            .env("GSETTINGS_BACKEND", "memory")
            .env("NO_AT_BRIDGE", "1")
            .env("XDG_DATA_HOME", paths::scratch("webkit-data"))
            .env("XDG_CACHE_HOME", paths::scratch("webkit-cache"));
        let (child, output) = spawn(&mut command);
        answers(port);
        Driver {
            child,
            _output: output,
            url: format!("http://127.0.0.1:{port}"),
            _display: Some(display),
        }
    }

    /// Starts a driver that takes a free port and says which.
    fn telling_its_port(command: &mut Command, words: &str) -> Driver {
        let (child, mut output) = spawn(command);
        let port = number_after(&mut output, words)
            .unwrap_or_else(|| panic!("{:?} says which port it took", command.get_program()));
        Driver {
            child,
            _output: output,
            url: format!("http://127.0.0.1:{port}"),
            _display: None,
        }
    }

    /// Where it listens.
    pub(super) fn url(&self) -> &str {
        &self.url
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        end(&mut self.child);
    }
}

/// A virtual screen, for browsers that need one.
pub(super) struct Display {
    child: Child,
    _output: BufReader<ChildStdout>,
    name: String,
}

impl Display {
    /// Starts one under a number of its own choice.
    ///
    /// # Panics
    /// There is no program for it.
    pub(super) fn start() -> Display {
        let mut command = program("XVFB", "Xvfb");
        command.args(["-displayfd", "1", "-screen", "0", "1400x1000x24"]);
        command.args(["-nolisten", "tcp"]);
        let (child, mut output) = spawn(&mut command);
        let number = number_after(&mut output, "").expect("Xvfb says which number it took");
        Display {
            child,
            _output: output,
            name: format!(":{number}"),
        }
    }
}

impl Drop for Display {
    fn drop(&mut self) {
        end(&mut self.child);
    }
}

fn program(variable: &str, usual: impl Into<OsString>) -> Command {
    Command::new(env::var_os(variable).unwrap_or_else(|| usual.into()))
}

fn spawn(command: &mut Command) -> (Child, BufReader<ChildStdout>) {
    let mut child = command
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap_or_else(|error| panic!("cannot start {:?}: {error}", command.get_program()));
    let output = child.stdout.take().expect("standard output is piped");
    (child, BufReader::new(output))
}

/// The number after these words in a line of the output.
fn number_after(output: &mut BufReader<ChildStdout>, words: &str) -> Option<u16> {
    let mut lines = output.by_ref().lines().map_while(Result::ok);
    lines.find_map(|line| {
        let (_, rest) = line.split_once(words)?;
        rest.trim_end_matches('.').parse().ok()
    })
}

/// A port that was free just now.
fn free_port() -> u16 {
    let listener = TcpListener::bind(("127.0.0.1", 0)).expect("there is a free port");
    listener.local_addr().expect("it has a number").port()
}

/// Waits until a program listens on the port.
fn answers(port: u16) {
    let deadline = Instant::now() + Duration::from_secs(15);
    while TcpStream::connect(("127.0.0.1", port)).is_err() {
        assert!(
            Instant::now() < deadline,
            "nothing answers on the port {port}"
        );
        thread::yield_now();
    }
}

fn end(child: &mut Child) {
    // It may have ended already; either way it is gone afterwards.
    let _ = child.kill();
    let _ = child.wait();
}
