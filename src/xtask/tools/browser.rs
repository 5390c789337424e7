//! The browsers of the tests and their WebDriver programs, which only the system's package manager
//! installs.

use std::path::PathBuf;
use std::process::Command;

use crate::failure::{Failure, Outcome};
use crate::progress;

/// A program that the tests start.
#[derive(Debug)]
pub struct Program {
    /// The environment variable that may name it, as test suites elsewhere do it.
    pub variable: &'static str,
    /// The names under which it is installed.
    names: &'static [&'static str],
    /// The package of Debian that brings it.
    package: &'static str,
}

/// Chromium.
pub const CHROMIUM: Program = Program::new(
    "CHROMIUM",
    &["chromium", "chromium-browser", "google-chrome", "chrome"],
    "chromium",
);

/// Its driver.
pub const CHROMEDRIVER: Program =
    Program::new("CHROMEDRIVER", &["chromedriver"], "chromium-driver");

/// Firefox; its driver is built from a crate.
pub const FIREFOX: Program = Program::new("FIREFOX", &["firefox-esr", "firefox"], "firefox-esr");

/// The driver of WebKitGTK, with which its small browser comes.
pub const WEBKITDRIVER: Program =
    Program::new("WEBKITDRIVER", &["WebKitWebDriver"], "webkit2gtk-driver");

/// The virtual screen, without which that browser does not start.
pub const XVFB: Program = Program::new("XVFB", &["Xvfb"], "xvfb");

/// What most tests need.
const CHROMIUM_ALONE: [Program; 2] = [CHROMIUM, CHROMEDRIVER];
/// What the tests in other browsers need besides.
const OTHERS: [Program; 3] = [FIREFOX, WEBKITDRIVER, XVFB];

impl Program {
    const fn new(
        variable: &'static str,
        names: &'static [&'static str],
        package: &'static str,
    ) -> Self {
        Self {
            variable,
            names,
            package,
        }
    }

    /// Where it is; `None` when it is not installed.
    #[must_use]
    pub fn find(&self) -> Option<PathBuf> {
        let named = std::env::var_os(self.variable).map(PathBuf::from);
        named
            .filter(|file| file.is_file())
            .or_else(|| self.names.iter().find_map(|name| super::find(name)))
    }
}

/// Installs Chromium and its driver if it is allowed to.
///
/// # Errors
/// They are missing and only the person at the terminal can install them; the message says how.
pub(crate) fn ensure() -> Outcome<()> {
    install(&CHROMIUM_ALONE, "Chromium or its driver", advice())
}

/// Installs Firefox and WebKitGTK if it is allowed to.
///
/// # Errors
/// They are missing and only the person at the terminal can install them; the message says how.
pub(super) fn ensure_others() -> Outcome<()> {
    let what = "Firefox, WebKitGTK's driver or Xvfb";
    install(&OTHERS, what, advice_for_others())
}

fn install(programs: &[Program], what: &str, advice: &str) -> Outcome<()> {
    let is_missing = |program: &&Program| program.find().is_none();
    if !programs.iter().any(|program| is_missing(&program)) {
        return Ok(());
    }
    if !may_install() {
        return Err(Failure::new(format!(
            "{what} is missing; install them with: {advice}"
        )));
    }
    let mut update = apt();
    update.arg("update");
    progress::run("Reading the system's list of packages", &mut update)?;
    let mut install = apt();
    install.args(["install", "--yes", "--no-install-recommends"]);
    install.args(programs.iter().map(|program| program.package));
    progress::run(
        &format!("Installing {what}, whatever is missing (once)"),
        &mut install,
    )?;
    match programs.iter().find(is_missing) {
        None => Ok(()),
        Some(program) => Err(Failure::new(format!(
            "the package {} brought no program",
            program.package
        ))),
    }
}

fn apt() -> Command {
    let mut command = Command::new("apt-get");
    command
        .env("DEBIAN_FRONTEND", "noninteractive")
        .arg("--quiet");
    command
}

/// Only the administrator may install packages, and only Debian's kind is known here.
fn may_install() -> bool {
    let mut command = Command::new("id");
    command.arg("-u");
    super::find("apt-get").is_some()
        && progress::output_of(&mut command).is_ok_and(|number| number.trim() == "0")
}

fn advice() -> &'static str {
    if cfg!(target_os = "macos") {
        "brew install --cask chromium chromedriver"
    } else if cfg!(windows) {
        "winget install Google.Chrome, and ChromeDriver of the same version on PATH"
    } else if super::find("dnf").is_some() {
        "sudo dnf install chromium chromedriver"
    } else if super::find("pacman").is_some() {
        "sudo pacman -S chromium"
    } else {
        "sudo apt-get install chromium chromium-driver"
    }
}

fn advice_for_others() -> &'static str {
    if cfg!(any(target_os = "macos", windows)) {
        "WebKitGTK, which exists on Linux only: run these tests there"
    } else if super::find("dnf").is_some() {
        "sudo dnf install firefox webkit2gtk-driver xorg-x11-server-Xvfb"
    } else if super::find("pacman").is_some() {
        "sudo pacman -S firefox webkit2gtk-4.1 xorg-server-xvfb"
    } else {
        "sudo apt-get install firefox-esr webkit2gtk-driver xvfb"
    }
}
