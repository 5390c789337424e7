//! The browsers of the tests and their WebDriver programs, which only the system's package manager
//! installs.

use std::path::PathBuf;
use std::process::Command;

use super::path::find;
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

/// Chromium's engine without its window: the same pages in two thirds of the time. Debian's program of
/// this name on the path is a script, which would stand between a test and the browser that it kills.
pub(crate) const HEADLESS_SHELL: Program = Program::new(
    "HEADLESS_SHELL",
    &[
        "/usr/lib/chromium/chromium-headless-shell",
        "chrome-headless-shell",
    ],
    "chromium-headless-shell",
);

/// The driver of both.
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
            .or_else(|| self.names.iter().find_map(|name| find(name)))
    }
}

/// Installs Chromium and its driver if it is allowed to.
///
/// # Errors
/// They are missing and only the person at the terminal can install them; the message says how.
pub(crate) fn ensure() -> Outcome<()> {
    install(&CHROMIUM_ALONE, "Chromium or its driver", advice())?;
    if HEADLESS_SHELL.find().is_none()
        && may_install()
        && let Err(failure) = install_shell()
    {
        // Everything is tested without it, too.
        progress::announce(&format!("Chromium is tested with its window: {failure}"));
    }
    Ok(())
}

/// Installs the shell in the version of the driver, which speaks to no other.
fn install_shell() -> Outcome<()> {
    let mut version = Command::new("dpkg-query");
    version.args(["--show", "--showformat=${Version}", CHROMEDRIVER.package]);
    let version = progress::output_of(&mut version)?;
    let package = format!("{}={}", HEADLESS_SHELL.package, version.trim());
    update()?;
    let title = "Installing Chromium's headless shell (once)";
    progress::run(title, &mut installing([package.as_str()]))
}

/// Chromium's headless shell, if it is there in the version that the driver speaks to.
#[must_use]
pub(crate) fn headless_shell() -> Option<PathBuf> {
    let major = |program: &Program| {
        let mut command = Command::new(program.find()?);
        let text = progress::output_of(command.arg("--version")).ok()?;
        major_version(&text)
    };
    let of_driver = major(&CHROMEDRIVER);
    let fits = of_driver.is_some() && major(&HEADLESS_SHELL) == of_driver;
    fits.then(|| HEADLESS_SHELL.find()).flatten()
}

/// The first number in the text that a browser or its driver prints for `--version`.
fn major_version(text: &str) -> Option<u32> {
    let mut words = text.split_whitespace();
    words.find_map(|word| word.split_once('.')?.0.parse().ok())
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
    update()?;
    progress::run(
        &format!("Installing {what}, whatever is missing (once)"),
        &mut installing(programs.iter().map(|program| program.package)),
    )?;
    match programs.iter().find(is_missing) {
        None => Ok(()),
        Some(program) => Err(Failure::new(format!(
            "the package {} brought no program",
            program.package
        ))),
    }
}

fn update() -> Outcome<()> {
    let mut update = apt();
    update.arg("update");
    progress::run("Reading the system's list of packages", &mut update)
}

fn installing<'a>(packages: impl IntoIterator<Item = &'a str>) -> Command {
    let mut install = apt();
    install.args(["install", "--yes", "--no-install-recommends"]);
    install.args(packages);
    install
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
    find("apt-get").is_some()
        && progress::output_of(&mut command).is_ok_and(|number| number.trim() == "0")
}

fn advice() -> &'static str {
    if cfg!(target_os = "macos") {
        "brew install --cask chromium chromedriver"
    } else if cfg!(windows) {
        "winget install Google.Chrome, and ChromeDriver of the same version on PATH"
    } else if find("dnf").is_some() {
        "sudo dnf install chromium chromedriver"
    } else if find("pacman").is_some() {
        "sudo pacman -S chromium"
    } else {
        "sudo apt-get install chromium chromium-driver"
    }
}

fn advice_for_others() -> &'static str {
    if cfg!(any(target_os = "macos", windows)) {
        "WebKitGTK, which exists on Linux only: run these tests there"
    } else if find("dnf").is_some() {
        "sudo dnf install firefox webkit2gtk-driver xorg-x11-server-Xvfb"
    } else if find("pacman").is_some() {
        "sudo pacman -S firefox webkit2gtk-4.1 xorg-server-xvfb"
    } else {
        "sudo apt-get install firefox-esr webkit2gtk-driver xvfb"
    }
}

#[cfg(test)]
mod tests {
    use super::major_version;

    #[test]
    fn browser_and_driver_are_compared_by_their_first_number() {
        assert_eq!(
            major_version("Chromium 156.0.8078.108 built on Debian GNU/Linux 12 (bookworm)"),
            Some(156)
        );
        assert_eq!(
            major_version("ChromeDriver 156.0.8078.108 (7304a9)"),
            Some(156)
        );
        assert_eq!(major_version(""), None);
    }
}
