//! The WebAssembly programs besides the main one, which Trunk builds: it takes one only.
//!
//! They are built as Trunk builds that one, from what `index.html` says of it, and announced in the
//! page by a `<meta>` of the same kind, so that a script can fetch them when they are needed.

use std::path::Path;

use crate::failure::{Outcome, read_bytes, read_text, write};
use crate::wasm::{self, Made, Recipe};
use crate::{digest, html, workspace};

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
    /// The limit for its wasm file, in bytes after brotli 11.
    pub limit: u64,
}

/// All of them.
pub const ALL: [Program; 3] = [
    Program {
        name: "archive",
        package: &["--package", "archive", "--features", "worker"],
        profile: Some("reader"),
        worker: Some("archive-worker.js"),
        limit: 120_000,
    },
    Program {
        name: "book",
        package: &["--package", "archive", "--features", "worker"],
        profile: Some("reader"),
        worker: Some("book-worker.js"),
        limit: 125_000,
    },
    Program {
        name: "engine",
        package: &["--package", "engine", "--features", "worker"],
        profile: Some(wasm::profile::ENGINE),
        worker: Some("engine-worker.js"),
        limit: 50_000,
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
    let recipe = Recipe::of_the_page()?;
    let mut announced = String::new();
    for program in ALL {
        let profile = program.profile.unwrap_or(&recipe.profile);
        let chosen = [program.package, &["--bin", program.name]].concat();
        let made = recipe.make(program.name, profile, &chosen, &[])?;
        let Files { js, wasm } = place(program.name, &made, folder)?;
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

/// A program as the page announces it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Announced {
    /// Its name as a bin.
    pub name: String,
    /// Where it lies.
    pub files: Files,
    /// The script of its worker, if it has one.
    pub worker: Option<Worker>,
}

/// The script of a worker.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Worker {
    /// Where it lies in the site.
    pub file: String,
    /// Its name where it is written by hand.
    pub source: &'static str,
}

/// The programs that the page announces, the main one among them.
#[must_use]
pub fn all_announced(page: &str) -> Vec<Announced> {
    let read = |tag: html::Tag| {
        let name = tag.attribute("name")?.strip_prefix("wasm-")?;
        let file = |attribute| {
            let file = tag.attribute(attribute)?;
            Some(file.strip_prefix("./").unwrap_or(file).to_owned())
        };
        let source = ALL.iter().find(|program| program.name == name);
        let source = source.and_then(|program| program.worker);
        Some(Announced {
            name: name.to_owned(),
            files: Files {
                js: file("data-js")?,
                wasm: file("data-wasm")?,
            },
            worker: file("data-worker")
                .zip(source)
                .map(|(file, source)| Worker { file, source }),
        })
    };
    html::tags(page).into_iter().filter_map(read).collect()
}

/// The files of a program that the page announces; `None` when it does not.
#[must_use]
pub fn announced(page: &str, name: &str) -> Option<Files> {
    let mut all = all_announced(page).into_iter();
    all.find(|it| it.name == name).map(|it| it.files)
}

/// Puts a program into `folder` under names that tell its content.
fn place(name: &str, made: &Made, folder: &Path) -> Outcome<Files> {
    let script = read_bytes(&made.script)?;
    let wasm = read_bytes(&made.wasm)?;
    let hash = digest::short_name(&[script.as_slice(), &wasm].concat());
    let files = Files {
        js: format!("{name}-{hash}.js"),
        wasm: format!("{name}-{hash}_bg.wasm"),
    };
    write(&folder.join(&files.js), script)?;
    write(&folder.join(&files.wasm), wasm)?;
    Ok(files)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_is_found_where_the_page_announces_it() {
        let page = r#"<meta name="wasm-archive" data-js="./a.js" data-wasm="./a.wasm">"#;
        let files = Files {
            js: "a.js".to_owned(),
            wasm: "a.wasm".to_owned(),
        };
        assert_eq!(announced(page, ALL[0].name), Some(files));
        assert_eq!(announced("<meta name=\"wasm-site\">", ALL[0].name), None);
    }
    #[test]
    fn the_script_of_a_worker_is_known_by_both_its_names() {
        let page = r#"<meta name="wasm-archive" data-js="./a.js" data-wasm="./a.wasm"
            data-worker="./w-1.js"><meta name="opening-names" content="a.txt">"#;
        let all = all_announced(page);
        let worker = Worker {
            file: "w-1.js".to_owned(),
            source: "archive-worker.js",
        };
        assert_eq!(all.len(), 1);
        assert_eq!(all[0].worker, Some(worker));
    }
}
