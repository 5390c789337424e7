//! Chromium and its WebDriver program.

use std::path::PathBuf;
use std::process::Command;

use crate::failure::{Failure, Outcome};
use crate::progress;

/// The names under which Chromium is installed.
const BROWSERS: [&str; 4] = ["chromium", "chromium-browser", "google-chrome", "chrome"];

/// The browser's program.
#[must_use]
pub fn chromium() -> Option<PathBuf> {
    chosen("CHROMIUM").or_else(|| BROWSERS.iter().find_map(|name| super::find(name)))
}

/// The driver's program.
#[must_use]
pub fn driver() -> Option<PathBuf> {
    chosen("CHROMEDRIVER").or_else(|| super::find("chromedriver"))
}

/// Installs both through the system's package manager when that may be done.
///
/// # Errors
/// They are missing and only the person at the terminal can install them; the message says how.
pub(super) fn ensure() -> Outcome<()> {
    if chromium().is_some() && driver().is_some() {
        return Ok(());
    }
    if !may_install() {
        return Err(Failure::new(format!(
            "Chromium or its driver is missing; install them with: {}",
            advice()
        )));
    }
    let mut update = apt();
    update.arg("update");
    progress::run("Reading the system's list of packages", &mut update)?;
    let mut install = apt();
    install.args([
        "install",
        "--yes",
        "--no-install-recommends",
        "chromium",
        "chromium-driver",
    ]);
    progress::run("Installing Chromium and its driver (once)", &mut install)?;
    if chromium().is_some() && driver().is_some() {
        return Ok(());
    }
    Err(Failure::new(
        "the packages chromium and chromium-driver brought no program",
    ))
}

/// A program named by an environment variable, as test suites elsewhere do it.
fn chosen(variable: &str) -> Option<PathBuf> {
    std::env::var_os(variable)
        .map(PathBuf::from)
        .filter(|file| file.is_file())
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
