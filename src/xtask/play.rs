//! `cargo xtask play`: the release site on this machine.
//!
//! It is shown as soon as its pages are there. What lies beside them, for other people's pages and
//! programs, is built while it is already served.

use std::net::{Ipv4Addr, TcpListener};
use std::sync::Arc;
use std::thread;

use crate::failure::{Failure, Outcome};
use crate::jobs::{self, Done, Extent, Shown};
use crate::serve::{Server, Unbuilt};
use crate::{building, tools, workspace};

/// The port when none is asked for.
pub const DEFAULT_PORT: u16 = 8080;

/// The steps that build something beside the pages, with how its addresses begin.
const BESIDE: [(&str, &[&str]); 3] = [
    (building::SINGLE_FILE, &["jadoube.html"]),
    (building::PACKAGE, &["pkg/", "javascript/"]),
    (
        building::BOARDS,
        &[
            "jadoube.js",
            "jadoube-",
            "jadoube.program",
            "jadoube.fen",
            "jadoube.task",
            "jadoube.css",
            "embed",
        ],
    ),
];

/// Builds the release site and serves it until the program is ended.
///
/// # Errors
/// The pages of the site do not build, or the port is taken.
pub fn play(port: u16) -> Outcome<()> {
    // Report a taken port before spending minutes on the build.
    drop(TcpListener::bind((Ipv4Addr::LOCALHOST, port)).map_err(|error| taken(port, &error))?);
    let (first, rest) = building::halves();
    building::check(&jobs::run(&first, Extent::All, Shown::Failures, |_| {}))?;
    let unbuilt = Arc::new(Unbuilt::new(BESIDE.map(|(_, addresses)| addresses)));
    let dist = workspace::dist();
    let server = Server::start_unfinished(&dist, port, "/", Arc::clone(&unbuilt))
        .map_err(|error| taken(port, &error))?;
    println!(
        "\nJ'adoube is ready: {}\nCtrl+C ends it.",
        server.url().trim_end_matches('/')
    );
    println!("The package, the boards for other pages and the single file are still being built.");
    thread::spawn(move || {
        let done = jobs::run(&rest, Extent::All, Shown::Failures, |done| {
            report(&unbuilt, done);
        });
        tools::clean();
        match building::check(&done) {
            Ok(()) => println!("\nEverything is built."),
            Err(failure) => println!("\nThe pages are served, but not all is built: {failure}"),
        }
    });
    server.wait();
    Ok(())
}

/// Lets the server answer with what a step has built.
fn report(unbuilt: &Unbuilt, done: &Done) {
    let built = BESIDE.iter().find(|(step, _)| *step == done.name);
    match (&done.ending, built) {
        (jobs::Ending::Passed, Some((_, addresses))) => unbuilt.finish(addresses),
        (jobs::Ending::Failed(why), _) => unbuilt.fail(&why.to_string()),
        _ => {}
    }
}

fn taken(port: u16, error: &std::io::Error) -> Failure {
    Failure::new(format!(
        "port {port}: {error}; choose another with `--port N`"
    ))
}
