//! From a crate to the files that a browser loads: compiled, bound by wasm-bindgen, optimized.

use std::iter;
use std::path::PathBuf;
use std::process::Command;

use crate::failure::{Failure, Outcome, read_text};
use crate::optimizer::{self, Task};
use crate::{html, progress, tools, workspace};

/// A program as it leaves the tools.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Made {
    /// The script that starts it.
    pub script: PathBuf,
    /// The program itself.
    pub wasm: PathBuf,
}

/// Profiles of Cargo for what is optimized in a way of its own.
pub(crate) mod profile {
    /// The boards in foreign pages.
    pub(crate) const BOARDS: &str = "embed";
    /// The JavaScript package.
    pub(crate) const PACKAGE: &str = "npm";
    /// The engine.
    pub(crate) const ENGINE: &str = "worker";
}

/// The profiles of programs that must be fast; the recipe of the page is one for what must be small.
const FAST: [&str; 2] = [profile::ENGINE, profile::PACKAGE];

/// How hard wasm-opt tries with them.
const FAST_LEVEL: &str = "-O2";

/// What makes programs of many small functions smaller, and those of a few large ones larger.
const SMALL_ONLY: [&str; 2] = ["--always-inline", "--precompute-propagate"];

/// How the main program is built; everything else is built the same way.
#[derive(Debug, PartialEq, Eq)]
pub struct Recipe {
    /// The profile of Cargo.
    pub profile: String,
    optimizer: Vec<String>,
}

impl Recipe {
    /// The recipe that the project's `index.html` gives.
    ///
    /// # Errors
    /// The page cannot be read or gives none.
    pub fn of_the_page() -> Outcome<Self> {
        Self::read(&read_text(&workspace::root().join("index.html"))?)
    }

    fn read(page: &str) -> Outcome<Self> {
        let tag = html::tags(page)
            .into_iter()
            .find(|tag| tag.name == "link" && tag.attribute("rel") == Some("rust"))
            .ok_or_else(|| Failure::new("index.html has no <link rel=\"rust\">"))?;
        let attribute = |name: &str| {
            tag.attribute(name)
                .ok_or_else(|| Failure::new(format!("its <link rel=\"rust\"> has no {name}")))
        };
        // Trunk gives its level first, where what comes after it has little left to do; so its own call is
        // switched off, and the level is one of the options.
        let options = attribute("data-wasm-opt-params")?.split_whitespace();
        Ok(Self {
            profile: attribute("data-cargo-profile-release")?.to_owned(),
            optimizer: options.map(str::to_owned).collect(),
        })
    }

    /// The options of wasm-opt.
    pub(crate) fn optimizer(&self) -> &[String] {
        &self.optimizer
    }

    /// The same for a program that Cargo compiles in `profile`.
    fn optimizer_of(&self, profile: &str) -> Vec<String> {
        if !FAST.contains(&profile) {
            let more = (profile == profile::BOARDS).then(second_round);
            let all = self.optimizer.iter().cloned();
            return all.chain(more.into_iter().flatten()).collect();
        }
        let is_used = |option: &&String| !SMALL_ONLY.iter().any(|start| option.starts_with(start));
        let used = self.optimizer.iter().filter(is_used).cloned();
        if profile == profile::PACKAGE {
            // What must be fast has been inlined by then.
            let fast = iter::once(FAST_LEVEL).map(str::to_owned);
            return fast.chain(used).chain(second_round()).collect();
        }
        used.map(|option| match option.as_str() {
            "-Os" | "-Oz" => FAST_LEVEL.to_owned(),
            _ => option,
        })
        .collect()
    }

    /// Compiles what `chosen` names to Cargo in `profile`, and binds and optimizes its `name`.
    ///
    /// # Errors
    /// The compiler or a tool fails.
    pub fn make(
        &self,
        name: &str,
        profile: &str,
        chosen: &[&str],
        binding: &[&str],
    ) -> Outcome<Made> {
        compile(name, profile, chosen)?;
        self.bind(name, profile, binding)
    }

    /// The same of the library `name`, which its manifest does not call a program: Cargo optimizes
    /// all crates as one only where a library is nothing else. Where it has split points, it has to
    /// be known what each function calls.
    ///
    /// # Errors
    /// The compiler or a tool fails.
    pub fn make_library(
        &self,
        name: &str,
        profile: &str,
        has_parts: bool,
        binding: &[&str],
    ) -> Outcome<Made> {
        compile_library(name, profile, has_parts)?;
        self.bind(name, profile, binding)
    }

    fn bind(&self, name: &str, profile: &str, binding: &[&str]) -> Outcome<Made> {
        let compiled = target_folder()
            .join(tools::WASM)
            .join(profile)
            .join(format!("{name}.wasm"));
        let bound = made_folder();
        let mut bind = tool("wasm-bindgen");
        bind.args(["--target=web", "--no-typescript"])
            .args(binding)
            .arg(format!("--out-dir={}", bound.display()))
            .arg(format!("--out-name={name}"))
            .arg(&compiled);
        progress::output_of(&mut bind)?;

        let made = Made {
            script: bound.join(format!("{name}.js")),
            wasm: bound.join(format!("{name}_optimized.wasm")),
        };
        let of_parts = optimizer_of_parts(&self.optimizer_of(profile));
        let task = |options: &[String], input: &str, output: PathBuf| Task {
            options: options.to_vec(),
            input: bound.join(input),
            output,
        };
        let main = task(
            &self.optimizer_of(profile),
            &format!("{name}_bg.wasm"),
            made.wasm.clone(),
        );
        let parts = parts_of(name)?.into_iter().map(|part| {
            let output = bound.join(format!("{part}_optimized.wasm"));
            task(&of_parts, &format!("{part}.wasm"), output)
        });
        let tasks: Vec<Task> = iter::once(main).chain(parts).collect();
        optimizer::optimize(&format!("Optimizing the program {name}"), &tasks)?;
        Ok(made)
    }
}

/// What takes another 200 to 300 bytes off what other people's pages fetch.
fn second_round() -> [String; 1] {
    ["-Os".to_owned()]
}

/// The options of wasm-opt for a part: its memory is that of the main program, which nothing has
/// written there before.
pub(crate) fn optimizer_of_parts(options: &[String]) -> Vec<String> {
    let further = iter::once("--zero-filled-memory".to_owned());
    options.iter().cloned().chain(further).collect()
}

/// Compiles what `chosen` names to Cargo in `profile`; again does nothing when nothing has changed.
///
/// # Errors
/// The compiler fails.
pub(crate) fn compile(name: &str, profile: &str, chosen: &[&str]) -> Outcome<()> {
    let mut compile = workspace::cargo();
    compile.args(["build", "--locked", "--target", tools::WASM]);
    compile.args(chosen).args(["--profile", profile]);
    workspace::with_short_paths(&mut compile);
    progress::run(&format!("Building the program {name}"), &mut compile)
}

/// Compiles the library `name` as a program in `profile`, with what it takes to cut it if it has
/// parts; again does nothing when nothing has changed.
///
/// # Errors
/// The compiler fails.
pub(crate) fn compile_library(name: &str, profile: &str, has_parts: bool) -> Outcome<()> {
    let mut compile = workspace::cargo();
    compile.args(["rustc", "--locked", "--target", tools::WASM]);
    compile.args(["--package", name, "--lib", "--crate-type", "cdylib"]);
    compile.args(["--profile", profile]);
    if has_parts {
        // Nothing takes this out again where no part is cut off.
        compile.args(["--", "-C", "link-args=--emit-relocs"]);
    }
    workspace::with_short_paths(&mut compile);
    progress::run(&format!("Building the program {name}"), &mut compile)
}

/// The files of the parts that the program was cut into; none when it was not.
fn parts_of(name: &str) -> Outcome<Vec<String>> {
    let list = made_folder().join(format!("{name}.parts.txt"));
    if !list.exists() {
        return Ok(Vec::new());
    }
    let text = read_text(&list)?;
    let named = text.lines().filter_map(|line| line.split_once(": "));
    let mut parts: Vec<String> = named
        .flat_map(|(_, files)| files.split(' ').map(str::to_owned))
        .collect();
    parts.sort_unstable();
    parts.dedup();
    Ok(parts)
}

fn tool(program: &str) -> Command {
    let mut command = Command::new(program);
    tools::on_path(&mut command);
    command
}

/// Where what is made lies.
pub(crate) fn made_folder() -> PathBuf {
    target_folder().join("programs")
}

/// Where Cargo puts what it builds.
pub(crate) fn target_folder() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR")
        .map_or_else(|| workspace::root().join("target"), PathBuf::from)
}

#[cfg(test)]
mod tests {
    use super::Recipe;

    #[test]
    fn the_programs_are_built_as_the_page_says_of_the_main_one() {
        let page = r#"<link data-trunk rel="rust" data-bin="app" data-cargo-profile-release="site"
            data-wasm-opt="0" data-wasm-opt-params="--rse  -Os">"#;
        let recipe = Recipe {
            profile: "site".to_owned(),
            optimizer: ["--rse", "-Os"].map(str::to_owned).to_vec(),
        };
        assert_eq!(Recipe::read(page), Ok(recipe));
        assert!(Recipe::read("<link rel=\"rust\">").is_err());
        assert!(Recipe::read("").is_err());
    }

    #[test]
    fn programs_that_must_be_fast_are_not_made_small() {
        let recipe = Recipe {
            profile: "site".to_owned(),
            optimizer: ["--rse", "-Os"].map(str::to_owned).to_vec(),
        };
        assert_eq!(recipe.optimizer_of("site"), ["--rse", "-Os"]);
        assert_eq!(recipe.optimizer_of("embed"), ["--rse", "-Os", "-Os"]);
        assert_eq!(recipe.optimizer_of("worker"), ["--rse", "-O2"]);
        assert_eq!(recipe.optimizer_of("npm"), ["-O2", "--rse", "-Os", "-Os"]);
    }
}
