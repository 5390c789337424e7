//! The list of checks: those that need nothing of the site first, then those that build what others
//! need, and last those that must have the machine for themselves.

mod commands;
mod embed;
mod end_to_end;
mod lint;
mod package;
mod reads;

use std::path::PathBuf;
use std::process::Command;

pub use self::end_to_end::{KILLS, kills, learner, pictures};

use self::commands::{cargo, cargo_in};
use self::reads::{BUILD_TOOLS_READ, ELEMENT_READS, END_TO_END_READS, ORACLE_READS, PACKAGE_READS};
use crate::building::{self, folder};
use crate::failure::{Failure, Outcome};
use crate::linting::linting;
use crate::painters::NATIVE;
use crate::progress::{announce, output_of, run};
use crate::step::{ALL_CORES, Step};
use crate::tools::browser;
use crate::{tools, workspace};

/// Packages that stand outside the workspace.
const OUTSIDE: [&str; 7] = [
    "tests/fuzz",
    "tests/oracle",
    "tests/e2e",
    "tests/bench",
    "tests/match",
    "tests/tune",
    "src/xtask/bind",
];

/// How many positions of random games are compared; a fixed seed makes every run the same. This
/// and the next numbers keep the step short: `cargo xtask oracle` goes on from here.
const ORACLE_POSITIONS: &str = "100000";
/// How many games are written and read.
const ORACLE_RECORDS: &str = "50";
/// How many leaves a tree may have to be walked node by node.
const ORACLE_LEAVES: &str = "200000";

/// Everything that [`STEPS`] installs, by name.
pub(crate) const TOOLS: [&str; 4] = [
    "programs for tests",
    "npm packages for tests",
    "Chromium",
    "other browsers' drivers",
];

/// What the system's package manager locks.
const SYSTEM: &str = "apt";
/// The folder of the end-to-end tests that Cargo locks.
const END_TO_END: &str = "tests/e2e/target";

/// All checks, after the steps that build what they are run on.
pub(crate) const STEPS: &[Step] = &[
    Step::new("programs for tests", tools::programs_for_testing).using(&[folder::TOOLS]),
    Step::new("npm packages for tests", tools::npm_for_testing).using(&[folder::NPM]),
    Step::new("Chromium", browser::ensure).using(&[SYSTEM]),
    Step::new("other browsers' drivers", tools::for_other_browsers).using(&[SYSTEM, folder::TOOLS]),
    Step::new("format", format),
    Step::new("scripts", scripts),
    Step::new("lint", lint::native)
        .after(&["crates"])
        .using(&[folder::DEBUG]),
    Step::new("lint wasm", lint::wasm)
        .after(&["crates"])
        .using(&[folder::DEBUG]),
    Step::new("native tests", native_tests)
        .after(&["crates"])
        .using(&[folder::DEBUG]),
    Step::new("documentation", documentation)
        .after(&["crates"])
        .using(&[folder::DEBUG]),
    Step::new("oracle", oracle).reading(ORACLE_READS),
    Step::new("lint outside packages", lint::outside).using(&[lint::FOLDER]),
    Step::new("tests of the build tools", tools::wasm_bindgen_tests)
        .reading(BUILD_TOOLS_READ)
        .after(&["wasm-bindgen"])
        .using(&[folder::TOOLS]),
    Step::new("end-to-end tests: build", end_to_end::build).using(&[END_TO_END]),
    // From here on, steps watch browsers at work or keep both cores busy themselves.
    Step::new("package tests", package::tests)
        .reading(PACKAGE_READS)
        .after(&[
            building::PACKAGE,
            building::BOARDS,
            "programs for tests",
            "npm packages for tests",
            "Chromium",
        ])
        .on(ALL_CORES),
    Step::new("element tests", embed::tests)
        .reading(ELEMENT_READS)
        .after(&[building::BOARDS, "npm packages for tests", "Chromium"])
        .on(ALL_CORES),
    Step::new("end-to-end tests", end_to_end::tests)
        .reading(END_TO_END_READS)
        .after(&[
            building::SINGLE_FILE,
            building::BOARDS,
            "end-to-end tests: build",
            "npm packages for tests",
            "Chromium",
        ])
        .using(&[END_TO_END])
        .on(ALL_CORES),
    Step::new("other browsers", end_to_end::every_browser)
        .reading(END_TO_END_READS)
        .after(&[
            building::SINGLE_FILE,
            building::BOARDS,
            "end-to-end tests: build",
            "npm packages for tests",
            "other browsers' drivers",
        ])
        .using(&[END_TO_END])
        .on(ALL_CORES),
    Step::new("element in other browsers", embed::other_browsers)
        .reading(ELEMENT_READS)
        .after(&[
            building::BOARDS,
            "npm packages for tests",
            "other browsers' drivers",
        ])
        .on(ALL_CORES),
];

fn format() -> Outcome<()> {
    run(
        "Checking the format",
        &mut cargo(&["fmt", "--all", "--check"]),
    )?;
    for package in OUTSIDE {
        let mut command = cargo_in(package, &["fmt", "--check"]);
        run(&format!("Checking the format of {package}"), &mut command)?;
    }
    Ok(())
}

/// The few scripts that run outside wasm are at least parsed by an engine.
fn scripts() -> Outcome<()> {
    announce("Checking the scripts");
    let modules = [
        "loader",
        "program",
        "frame",
        "task",
        "fen",
        "lesson",
        "school",
        "school/scorm",
        "school/xapi",
        "tutor/script",
    ]
    .map(|name| ["src/embed/", name].concat());
    let scripts = ["src/web", "src/web/single"].map(str::to_owned);
    for folder in scripts.into_iter().chain(modules) {
        let folder = workspace::root().join(folder);
        let entries =
            std::fs::read_dir(&folder).map_err(|error| Failure::at(folder.display(), &error))?;
        let scripts: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
        for script in scripts
            .iter()
            .filter(|path| path.extension().is_some_and(|kind| kind == "js"))
        {
            output_of(Command::new("node").arg("--check").arg(script))?;
        }
    }
    Ok(())
}

/// Those of the pages among them, of which people who change something else need not wait for Yew: they
/// are no default members.
fn native_tests() -> Outcome<()> {
    let mut command = cargo(&["test", "--locked", "--no-fail-fast"]);
    run("Native tests", command.args(NATIVE))
}

fn oracle() -> Outcome<()> {
    let comparing = |title: &str, arguments: [&str; 2]| {
        let start = ["run", "--locked", "--release", "--quiet", "--"];
        let mut command = cargo_in("tests/oracle", &start);
        run(title, linting(command.args(arguments)))
    };
    comparing(
        "Comparing the perft fixtures with the oracle, node by node",
        ["agree", ORACLE_LEAVES],
    )?;
    comparing(
        "Comparing random games with the oracle",
        ["play", ORACLE_POSITIONS],
    )?;
    comparing(
        "Comparing records of random games with the oracle",
        ["records", ORACLE_RECORDS],
    )
}

fn documentation() -> Outcome<()> {
    let mut command = cargo(&["doc", "--locked", "--no-deps"]);
    command.args(NATIVE).env("RUSTDOCFLAGS", "--deny warnings");
    run("Documentation", &mut command)
}
