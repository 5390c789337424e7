//! The steps that build the site and what lies beside it: the JavaScript package, the loader of boards
//! in foreign pages and the single file. Each builds first and then weighs what is there.
//!
//! What Trunk and our hook compile one after the other is compiled here ahead of them, so that it
//! runs beside the compiling of the tools; they then find it done.

use crate::failure::{Failure, Outcome};
use crate::jobs::{self, Extent, Shown};
use crate::step::Step;
use crate::wasm::{self, Recipe};
use crate::{
    budgets, loader, package, painters, programs, single_file, site, tools, words, workspace,
};

/// Folders that Cargo locks while it builds: one for each profile, in which the compiler's host
/// and WebAssembly lie side by side.
pub(crate) mod folder {
    /// The profile for development, of lints and tests.
    pub(crate) const DEBUG: &str = "target/debug";
    /// The tools that are compiled here.
    pub(crate) const TOOLS: &str = "target/tools/build";
    /// The packages that npm installs.
    pub(crate) const NPM: &str = "target/tools/npm";
    /// The programs of the site.
    pub(super) const SITE: &str = "target/site";
    /// The programs of the JavaScript package.
    pub(super) const PACKAGE: &str = "target/npm";
    /// The program of the boards in foreign pages.
    pub(super) const BOARDS: &str = "target/embed";
}

/// Everything that [`STEPS`] installs, by name.
pub(crate) const TOOLS: [&str; 4] = ["crates", "wasm-bindgen", "trunk", "npm packages"];

/// The bin that Trunk builds; `index.html` names it too.
const MAIN_PROGRAM: &str = "site";

/// The step that makes the site itself, without which nothing can be shown.
pub(crate) const SITE: &str = "release site";
/// The JavaScript package beside it.
pub(crate) const PACKAGE: &str = "release site: package";
/// The boards for foreign pages beside it.
pub(crate) const BOARDS: &str = "release site: boards";
/// The site in one file beside it.
pub(crate) const SINGLE_FILE: &str = "release site: single file";

/// All of them; those up to [`SITE`] are needed to show the first page.
pub(crate) const STEPS: &[Step] = &[
    Step::new("crates", crates),
    // Long, and everything waits for it, so it starts first.
    Step::new("trunk", tools::trunk).using(&[folder::TOOLS]),
    Step::new("wasm-bindgen", tools::wasm_bindgen).using(&[folder::TOOLS]),
    Step::new("npm packages", tools::npm_for_building).using(&[folder::NPM]),
    Step::new("release site: programs", compile_programs)
        .after(&["crates"])
        .using(&[folder::SITE]),
    Step::new("release site: painter", painters::compile)
        .after(&["crates"])
        .using(&[folder::DEBUG]),
    Step::new(SITE, build_site)
        .after(&[
            "wasm-bindgen",
            "trunk",
            "npm packages",
            "release site: programs",
            "release site: painter",
        ])
        .using(&[folder::DEBUG, folder::SITE]),
    Step::new("release site: package programs", compile_package)
        .after(&["crates"])
        .using(&[folder::PACKAGE]),
    Step::new("release site: board program", compile_boards)
        .after(&["crates"])
        .using(&[folder::BOARDS]),
    Step::new(SINGLE_FILE, build_single_file).after(&[SITE]),
    Step::new(PACKAGE, build_package)
        .after(&[SITE, "release site: package programs"])
        .using(&[folder::PACKAGE, folder::DEBUG]),
    // It also writes into the package.
    Step::new(BOARDS, build_boards)
        .after(&[PACKAGE, "release site: board program"])
        .using(&[folder::BOARDS]),
];

/// Builds the release site into `dist/`, the JavaScript package into `dist/pkg/`, the loader
/// and the single file beside the site, and prints the tables of sizes.
///
/// # Errors
/// A tool cannot be installed, the build fails, or a size limit is exceeded.
pub fn build() -> Outcome<()> {
    let steps: Vec<_> = STEPS.iter().collect();
    let done = jobs::run(&steps, Extent::All, Shown::Always, |_| {});
    tools::clean();
    check(&done)
}

/// Passes on the first failure.
pub(crate) fn check(done: &[jobs::Done]) -> Outcome<()> {
    let failed = done.iter().find_map(|done| match &done.ending {
        jobs::Ending::Failed(why) => Some(Failure::new(format!("{}: {why}", done.name))),
        _ => None,
    });
    failed.map_or(Ok(()), Err)
}

/// The steps that show the first page, and the others.
pub(crate) fn halves() -> (Vec<&'static Step>, Vec<&'static Step>) {
    let end = STEPS.iter().position(|step| step.name == SITE);
    let (first, rest) = STEPS.split_at(end.map_or(STEPS.len(), |end| end + 1));
    (first.iter().collect(), rest.iter().collect())
}

fn crates() -> Outcome<()> {
    tools::wasm_target()?;
    site::fetch_crates()
}

fn build_site() -> Outcome<()> {
    site::build_pages()?;
    budgets::check(&workspace::dist())
}

fn build_package() -> Outcome<()> {
    package::build(&workspace::dist())?;
    budgets::check_package(&workspace::dist().join(package::FOLDER))
}

fn build_boards() -> Outcome<()> {
    loader::build(&workspace::dist())?;
    budgets::check_loader(&workspace::dist())?;
    words::write_languages(&workspace::dist())
}

fn build_single_file() -> Outcome<()> {
    single_file::build(&workspace::dist())?;
    budgets::check_single_file(&workspace::dist())
}

/// Compiles the main program, which Trunk then finds compiled, and all others of the site.
fn compile_programs() -> Outcome<()> {
    let profile = Recipe::of_the_page()?.profile;
    wasm::compile(MAIN_PROGRAM, &profile, &["--bin", MAIN_PROGRAM])?;
    for program in programs::ALL {
        let profile = program.profile.unwrap_or(&profile);
        let chosen = [program.package, &["--bin", program.name]].concat();
        wasm::compile(program.name, profile, &chosen)?;
    }
    Ok(())
}

fn compile_package() -> Outcome<()> {
    for name in package::CRATES {
        wasm::compile_library(name, wasm::profile::PACKAGE, false)?;
    }
    Ok(())
}

fn compile_boards() -> Outcome<()> {
    wasm::compile_library(loader::CRATE, wasm::profile::BOARDS, true)
}

#[cfg(test)]
mod tests {
    use super::{STEPS, TOOLS, halves};

    #[test]
    fn steps_have_names_of_their_own_and_need_earlier_ones() {
        for (place, step) in STEPS.iter().enumerate() {
            let earlier: Vec<&str> = STEPS[..place].iter().map(|step| step.name).collect();
            assert!(!earlier.contains(&step.name));
            assert!(step.needs.iter().all(|needed| earlier.contains(needed)));
        }
        for tool in TOOLS {
            assert!(STEPS.iter().any(|step| step.name == tool));
        }
    }

    #[test]
    fn the_first_page_needs_no_step_of_the_second_half() {
        let (first, rest) = halves();
        assert!(!first.is_empty() && !rest.is_empty());
        assert_eq!(first.len() + rest.len(), STEPS.len());
    }
}
