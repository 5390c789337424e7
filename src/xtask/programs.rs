//! The WebAssembly programs besides the main one, which Trunk builds: it takes one only.
//!
//! They are built as Trunk builds that one, from what `index.html` says of it, and announced in the
//! page by a `<meta>` of the same kind, so that a script can fetch them when they are needed.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::failure::{Failure, Outcome, read_bytes, read_text, write};
use crate::{digest, html, progress, tools, workspace};

/// Where the announcements go.
const MARK: &str = "<!-- programs -->";

/// A program that is fetched when it is first needed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Program {
    /// Its name as a bin, and in the announcement `wasm-<name>`.
    pub name: &'static str,
    /// What names its package to Cargo, if it is not the root package.
    pub package: &'static [&'static str],
    /// The profile of Cargo it is built with, if not that of the main program.
    pub profile: Option<&'static str>,
    /// The script of `src/web` that runs it in a worker, if it runs in one: it is announced as
    /// `data-worker`, and `boot.js` lets it be started.
    pub worker: Option<&'static str>,
    /// The most that its wasm file may weigh, in bytes after brotli 11.
    pub limit: u64,
}

/// All of them.
pub const ALL: [Program; 2] = [
    Program {
        name: "study",
        package: &[],
        profile: None,
        worker: None,
        limit: 400_000,
    },
    Program {
        name: "archive",
        package: &["--package", "archive", "--features", "worker"],
        profile: Some("worker"),
        worker: Some("archive-worker.js"),
        limit: 120_000,
    },
];

/// Where the build has put a program, as seen from the page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Files {
    /// The script that starts it.
    pub js: String,
    /// The program itself.
    pub wasm: String,
}

/// Builds all programs into the site in `folder` and announces them in its `index.html`.
///
/// # Errors
/// The compiler or a tool fails, or a file cannot be read or written.
pub fn build(folder: &Path) -> Outcome<()> {
    let recipe = Recipe::read(&read_text(&workspace::root().join("index.html"))?)?;
    let mut announced = String::new();
    for program in ALL {
        let profile = program.profile.unwrap_or(&recipe.profile);
        compile(&program, profile)?;
        let Files { js, wasm } = recipe.make(program.name, profile, folder)?;
        let mut meta = format!(
            "<meta name=\"wasm-{}\" data-js=\"./{js}\" data-wasm=\"./{wasm}\"",
            program.name
        );
        if let Some(script) = program.worker {
            let worker = put_worker(script, folder)?;
            meta.push_str(&format!(" data-worker=\"./{worker}\""));
        }
        announced.push_str(&meta);
        announced.push_str(">\n");
    }
    let index = folder.join("index.html");
    let page = html::put(&read_text(&index)?, MARK, announced.trim())?;
    write(&index, with_digests(page, folder)?)
}

/// Puts the script of a worker into the site under a hashed name.
fn put_worker(script: &str, folder: &Path) -> Outcome<String> {
    let path = workspace::root().join("src/web").join(script);
    let text = read_bytes(&path)?;
    let stem = script.strip_suffix(".js").unwrap_or(script);
    let name = format!("{stem}-{}.js", digest::short_name(&text));
    write(&folder.join(&name), text)?;
    Ok(name)
}

/// Tells the digest of each script that starts a program, which the browser then checks.
fn with_digests(mut page: String, folder: &Path) -> Outcome<String> {
    for tag in html::tags(&page) {
        let Some(js) = tag.attribute("data-js") else {
            continue;
        };
        let digest = digest::integrity(&read_bytes(&folder.join(js))?);
        let named = format!("data-js=\"{js}\"");
        page = page.replace(&named, &format!("{named} data-integrity=\"{digest}\""));
    }
    Ok(page)
}

/// The files of a program that the page announces; `None` when it does not.
#[must_use]
pub fn announced(page: &str, program: &Program) -> Option<Files> {
    let name = format!("wasm-{}", program.name);
    let tag = html::tags(page)
        .into_iter()
        .find(|tag| tag.name == "meta" && tag.attribute("name") == Some(&name))?;
    let file = |name| {
        let file = tag.attribute(name)?;
        Some(file.strip_prefix("./").unwrap_or(file).to_owned())
    };
    Some(Files {
        js: file("data-js")?,
        wasm: file("data-wasm")?,
    })
}

/// How Trunk is told to build the main program.
#[derive(Debug, PartialEq, Eq)]
struct Recipe {
    profile: String,
    optimizer: Vec<String>,
}

impl Recipe {
    fn read(page: &str) -> Outcome<Self> {
        let tag = html::tags(page)
            .into_iter()
            .find(|tag| tag.name == "link" && tag.attribute("rel") == Some("rust"))
            .ok_or_else(|| Failure::new("index.html has no <link rel=\"rust\">"))?;
        let attribute = |name: &str| {
            tag.attribute(name)
                .ok_or_else(|| Failure::new(format!("its <link rel=\"rust\"> has no {name}")))
        };
        let level = format!("-O{}", attribute("data-wasm-opt")?);
        let further = attribute("data-wasm-opt-params")?.split_whitespace();
        Ok(Self {
            profile: attribute("data-cargo-profile-release")?.to_owned(),
            optimizer: [level]
                .into_iter()
                .chain(further.map(str::to_owned))
                .collect(),
        })
    }

    /// Binds and optimizes a compiled program and puts it into `folder` under hashed names.
    fn make(&self, name: &str, profile: &str, folder: &Path) -> Outcome<Files> {
        let compiled = target_folder()
            .join(tools::WASM)
            .join(profile)
            .join(format!("{name}.wasm"));
        let bound = target_folder().join("programs");
        let mut bind = tool("wasm-bindgen");
        bind.args(["--target=web", "--no-typescript"])
            .arg(format!("--out-dir={}", bound.display()))
            .arg(format!("--out-name={name}"))
            .arg(&compiled);
        progress::output_of(&mut bind)?;

        let wasm = bound.join(format!("{name}_bg.wasm"));
        let optimized = bound.join(format!("{name}_optimized.wasm"));
        let mut optimize = tool("wasm-opt");
        optimize
            .args(&self.optimizer)
            .arg(&wasm)
            .arg("-o")
            .arg(&optimized);
        progress::run(&format!("Optimizing the program {name}"), &mut optimize)?;

        let script = read_bytes(&bound.join(format!("{name}.js")))?;
        let wasm = read_bytes(&optimized)?;
        let hash = digest::short_name(&[script.as_slice(), &wasm].concat());
        let files = Files {
            js: format!("{name}-{hash}.js"),
            wasm: format!("{name}-{hash}_bg.wasm"),
        };
        write(&folder.join(&files.js), script)?;
        write(&folder.join(&files.wasm), wasm)?;
        Ok(files)
    }
}

fn compile(program: &Program, profile: &str) -> Outcome<()> {
    let name = program.name;
    let mut command = workspace::cargo();
    command.args(["build", "--locked", "--target", tools::WASM]);
    command
        .args(program.package)
        .args(["--profile", profile, "--bin", name]);
    progress::run(&format!("Building the program {name}"), &mut command)
}

fn tool(program: &str) -> Command {
    let mut command = Command::new(program);
    tools::on_path(&mut command);
    command
}

/// Where Cargo puts what it builds.
fn target_folder() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR")
        .map_or_else(|| workspace::root().join("target"), PathBuf::from)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_programs_are_built_as_the_page_says_of_the_main_one() {
        let page = r#"<link data-trunk rel="rust" data-bin="app" data-cargo-profile-release="site"
            data-wasm-opt="2" data-wasm-opt-params="--rse  -O2">"#;
        let recipe = Recipe {
            profile: "site".to_owned(),
            optimizer: ["-O2", "--rse", "-O2"].map(str::to_owned).to_vec(),
        };
        assert_eq!(Recipe::read(page), Ok(recipe));
        assert!(Recipe::read("<link rel=\"rust\">").is_err());
        assert!(Recipe::read("").is_err());
    }

    #[test]
    fn a_program_is_found_where_the_page_announces_it() {
        let page = r#"<meta name="wasm-study" data-js="./a.js" data-wasm="./a.wasm">"#;
        let files = Files {
            js: "a.js".to_owned(),
            wasm: "a.wasm".to_owned(),
        };
        assert_eq!(announced(page, &ALL[0]), Some(files));
        assert_eq!(announced("<meta name=\"wasm-app\">", &ALL[0]), None);
    }
}
