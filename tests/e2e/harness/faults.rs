//! A host with faults: it stands before the server of the site and spoils what it passes on.

use std::io::{Read, Write};
use std::net::{Ipv4Addr, Shutdown, TcpListener, TcpStream};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex};
use std::thread::{self, JoinHandle};

/// What is wrong with the answer for a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fault {
    /// It says that there is no such file.
    Missing,
    /// It does not come before the host is repaired.
    Late,
    /// It names a type of a program that the host does not know.
    Untyped,
    /// It calls the file plain text, and forbids to look whether it is.
    Plain,
    /// It ends after one half of the file.
    Cut,
    /// It brings as many other bytes.
    Wrong,
}

impl Fault {
    /// Every fault that a page can distinguish from a slow network.
    pub(crate) const LASTING: [Fault; 3] = [Fault::Missing, Fault::Cut, Fault::Wrong];
}

/// Which files are spoiled, by parts of their addresses, and how.
type Rule = Option<(&'static [&'static str], Fault)>;

#[derive(Debug, Default)]
struct State {
    rule: Mutex<Rule>,
    changed: Condvar,
    is_over: AtomicBool,
}

impl State {
    /// What is wrong with the answer for an address, once that is no delay.
    fn fault_of(&self, address: &str) -> Option<Option<Fault>> {
        let is_meant = |files: &[&str]| files.iter().any(|part| address.contains(part));
        let is_late = |rule: &mut Rule| {
            rule.is_some_and(|(files, fault)| fault == Fault::Late && is_meant(files))
        };
        let rule = self.rule.lock().ok()?;
        let rule = self.changed.wait_while(rule, is_late).ok()?;
        let rule = rule.filter(|(files, _)| is_meant(files));
        Some(rule.map(|(_, fault)| fault))
    }
}

/// A host with faults, until it is dropped.
#[derive(Debug)]
pub(crate) struct FaultyHost {
    port: u16,
    state: Arc<State>,
    listening: Option<JoinHandle<()>>,
}

impl FaultyHost {
    /// Listens on a port and passes everything on to the server on another.
    pub(crate) fn start(port: u16, server: u16) -> FaultyHost {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port))
            .unwrap_or_else(|error| panic!("cannot listen on port {port}: {error}"));
        let state = Arc::<State>::default();
        let listening = thread::spawn({
            let state = state.clone();
            move || {
                for stream in listener.incoming().flatten() {
                    if state.is_over.load(Ordering::Relaxed) {
                        return;
                    }
                    let state = state.clone();
                    thread::spawn(move || answer(stream, server, &state));
                }
            }
        });
        FaultyHost {
            port,
            state,
            listening: Some(listening),
        }
    }

    /// Spoils files from now on, or none.
    pub(crate) fn set(&self, rule: Rule) {
        *self.state.rule.lock().expect("no test panics with it") = rule;
        self.state.changed.notify_all();
    }
}

impl Drop for FaultyHost {
    fn drop(&mut self) {
        self.state.is_over.store(true, Ordering::Relaxed);
        self.set(None);
        // It looks whether it is over when the next one comes.
        let _ = TcpStream::connect((Ipv4Addr::LOCALHOST, self.port));
        if let Some(listening) = self.listening.take() {
            let _ = listening.join();
        }
    }
}

/// Answers one request; a browser that goes away meanwhile is no matter of ours.
fn answer(mut browser: TcpStream, server: u16, state: &State) -> Option<()> {
    let request = head(&mut browser)?;
    let address = String::from_utf8_lossy(&request);
    let address = address.split_whitespace().nth(1)?.to_owned();
    let fault = state.fault_of(&address)?;
    if fault == Some(Fault::Missing) {
        browser
            .write_all(b"HTTP/1.1 404 Not Found\r\nContent-Type: text/plain\r\nContent-Length: 4\r\nConnection: close\r\n\r\ngone")
            .ok()?;
        return browser.shutdown(Shutdown::Write).ok();
    }
    let mut site = TcpStream::connect((Ipv4Addr::LOCALHOST, server)).ok()?;
    site.write_all(without_condition(&request).as_bytes())
        .ok()?;
    let mut heading = String::from_utf8(head(&mut site)?).ok()?;
    let mut body = Vec::new();
    site.read_to_end(&mut body).ok()?;
    match fault {
        Some(Fault::Untyped) => {
            heading = heading.replace("application/wasm", "application/octet-stream");
        }
        Some(Fault::Plain) => heading = with_plain_type(&heading),
        Some(Fault::Cut) => body.truncate(body.len() / 2),
        Some(Fault::Wrong) => body.fill(b'?'),
        _ => {}
    }
    browser.write_all(heading.as_bytes()).ok()?;
    browser.write_all(&body).ok()?;
    browser.shutdown(Shutdown::Write).ok()
}

/// A heading that says of everything that it is plain text.
fn with_plain_type(heading: &str) -> String {
    let typed = |line: &&str| {
        let line = line.to_ascii_lowercase();
        line.starts_with("content-type:") || line.starts_with("x-content-type-options:")
    };
    let (first, rest) = heading.split_once("\r\n").unwrap_or((heading, ""));
    let kept: String = rest
        .split_inclusive("\r\n")
        .filter(|line| !typed(line))
        .collect();
    [
        first,
        "\r\nContent-Type: text/plain\r\nX-Content-Type-Options: nosniff\r\n",
        &kept,
    ]
    .concat()
}

/// The request as that of a browser that has no copy of the file: every answer brings one.
fn without_condition(request: &[u8]) -> String {
    let request = String::from_utf8_lossy(request);
    let lines = request.split_inclusive("\r\n");
    let is_condition = |line: &&str| line.to_ascii_lowercase().starts_with("if-none-match:");
    lines.filter(|line| !is_condition(line)).collect()
}

/// Everything up to the empty line; the bodies of our requests are empty.
fn head(stream: &mut TcpStream) -> Option<Vec<u8>> {
    let mut head = Vec::new();
    let mut byte = [0];
    while !head.ends_with(b"\r\n\r\n") {
        stream.read_exact(&mut byte).ok()?;
        head.push(byte[0]);
    }
    Some(head)
}
