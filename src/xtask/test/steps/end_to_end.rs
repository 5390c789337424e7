//! The end-to-end tests of the built site, and the commands that run some of them at length.

use std::process::Command;

use super::commands::cargo_in;
use crate::failure::{Failure, Outcome};
use crate::linting::linting;
use crate::progress::run;
use crate::tools::browser;
use crate::{tools, workspace};

/// What the names of tests contain that run in every make of browser.
const IN_EVERY_BROWSER: &str = "::in_";

/// Compiles them ahead of time, so that nothing else has to wait.
pub(super) fn build() -> Outcome<()> {
    let mut command = cargo_in("tests/e2e", &["test", "--locked", "--no-run"]);
    run(
        "Compiling and linting the end-to-end tests",
        linting(&mut command),
    )
}

pub(super) fn tests() -> Outcome<()> {
    let title = "End-to-end tests on the built site";
    let skipped = [IN_EVERY_BROWSER, AT_LENGTH, PICTURES];
    let mut command = command(&skipped.map(|name| ["--skip", name]).concat())?;
    run(title, &mut command)
}

/// What the names of those begin with that only take pictures.
const PICTURES: &str = "screenshots::";

/// Takes pictures of every page and state of the built site, for people to look at.
///
/// # Errors
/// A page or a state is not reached, or there is no built site.
pub fn pictures() -> Outcome<()> {
    tools::for_browsing()?;
    run("Taking pictures", &mut command(&[PICTURES])?)
}

/// What the names of those contain that only longer runs run.
const AT_LENGTH: &str = "::at_length_";

/// Goes through the whole course by keys in every make of browser; the tests of every run do it in
/// Chromium.
///
/// # Errors
/// The end is not reached, or there is no built site.
pub fn learner() -> Outcome<()> {
    tools::for_browsing()?;
    tools::for_other_browsers()?;
    let mut command = command(&["whole_course::"])?;
    with_other_browsers(&mut command);
    run("Going through the whole course", &mut command)
}

/// How often a longer run kills the browser on each page.
pub const KILLS: u64 = 50;

/// Kills the browser this many times on every page where something is made; nothing but the last change
/// may be lost. The tests of every run do it a few times.
///
/// # Errors
/// Something was lost, or there is no built site.
pub fn kills(times: u64) -> Outcome<()> {
    tools::for_browsing()?;
    let mut command = command(&["kills::"])?;
    command.env("JADOUBE_KILLS", times.to_string());
    run(&format!("Killing the browser {times} times"), &mut command)
}

pub(super) fn every_browser() -> Outcome<()> {
    let mut command = command(&[IN_EVERY_BROWSER])?;
    with_other_browsers(&mut command);
    let title = "End-to-end tests in Chromium, Firefox and WebKit";
    run(title, &mut command)
}

fn command(chosen: &[&str]) -> Outcome<Command> {
    let start = ["test", "--locked", "--no-fail-fast", "--"];
    let mut command = cargo_in("tests/e2e", &start);
    linting(&mut command)
        .args(chosen)
        .env("JADOUBE_DIST", workspace::dist());
    with_browser(&mut command)?;
    Ok(command)
}

/// Passes the tests the driver and the browsers to start.
pub(super) fn with_browser(command: &mut Command) -> Outcome<()> {
    for program in [browser::CHROMEDRIVER, browser::CHROMIUM] {
        let Some(file) = program.find() else {
            return Err(Failure::new("Chromium or its driver is missing"));
        };
        command.env(program.variable, file);
    }
    let shell = browser::headless_shell();
    command.envs(shell.map(|file| (browser::HEADLESS_SHELL.variable, file)));
    Ok(())
}

/// Passes the tests the same for the other browsers.
pub(super) fn with_other_browsers(command: &mut Command) {
    for program in [browser::FIREFOX, browser::WEBKITDRIVER, browser::XVFB] {
        command.envs(program.find().map(|file| (program.variable, file)));
    }
    command.envs(tools::geckodriver().map(|file| ("GECKODRIVER", file)));
}
