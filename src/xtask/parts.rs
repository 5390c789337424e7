//! The parts of the site's program: what our stand-in for `wasm-bindgen` has cut off, optimized,
//! named by content, and fetched by the script that starts the program.
//!
//! The cut itself stands in `src/bin/site/parts.rs`. All files of one program belong together: a
//! part of another compilation would break it, so each is asked for by name and digest.

use std::fmt::Write as _;
use std::path::Path;
use std::process::Command;

use serde_json::{Map, Value, json};

use crate::failure::{Failure, Outcome, read_bytes, read_text, write};
use crate::styles::Sheet;
use crate::wasm::{self, Recipe};
use crate::{digest, html, progress, styles, tools, workspace};

/// The program that Trunk builds.
const PROGRAM: &str = "site";
/// Bundles the scripts.
const BUNDLE: &str = "src/xtask/parts/bundle.mjs";
/// What fetches a part in the browser.
const FETCHER: &str = "src/web/part.js";
/// How a page tells which part draws which of its pages.
const ANNOUNCED: &str = "page-part";

/// The part that every page but the first needs before its own.
const BEFORE_PAGES: &str = "learn";

/// What several parts share is a piece of one file when it is smaller than this, in bytes: parts have
/// dozens of such pieces, and a request for each would cost more than the piece.
const PIECE: usize = 6_000;

/// The name of the file of all pieces, before its digest.
const PIECES: &str = "site-pieces";

/// What belongs to some parts, as the tool names it and as the site does.
#[derive(Debug)]
struct File {
    stem: String,
    name: String,
    integrity: String,
    /// From where to where it lies in the file of pieces.
    range: Option<(usize, usize)>,
}

/// A part with the files that it needs, its own last.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Part {
    /// Its name at the split point.
    pub name: String,
    /// The stems of its files.
    stems: Vec<String>,
}

/// Puts the parts of the program into the site in `folder` and makes its script fetch them.
///
/// # Errors
/// The program was not cut, a tool fails, or a file cannot be read or written.
pub fn build(folder: &Path, sheets: &[Sheet]) -> Outcome<()> {
    let bound = wasm::target_folder().join("wasm-bindgen/release");
    let parts = read_list(&read_text(&bound.join(format!("{PROGRAM}.parts.txt")))?);
    let mut stems: Vec<&String> = parts.iter().flat_map(|part| &part.stems).collect();
    stems.sort();
    stems.dedup();
    let files = place(&stems, &bound, folder)?;
    let index = folder.join("index.html");
    let page = read_text(&index)?;
    let old = html::tags(&page)
        .into_iter()
        .find(|tag| tag.attribute("name") == Some("wasm-site"))
        .and_then(|tag| tag.attribute("data-js").map(str::to_owned))
        .ok_or_else(|| Failure::new("index.html does not announce the program of the site"))?;
    let script = bundle(&bound, folder, &old, &parts, &files, sheets)?;
    let page = page.replace(&old, &format!("./{script}"));
    write(&index, announce(page, &parts, &files))
}

/// Reads the list that the tool writes: `name: stem stem`.
fn read_list(text: &str) -> Vec<Part> {
    let part = |line: &str| {
        let (name, stems) = line.split_once(": ")?;
        Some(Part {
            name: name.to_owned(),
            stems: stems.split_whitespace().map(str::to_owned).collect(),
        })
    };
    text.lines().filter_map(part).collect()
}

/// Optimizes what the tool has made and puts it into the site under names that tell the content.
fn place(stems: &[&String], bound: &Path, folder: &Path) -> Outcome<Vec<File>> {
    let mut files = Vec::new();
    let mut pieces: Vec<u8> = Vec::new();
    let mut ranges = Vec::new();
    for stem in stems {
        let bytes = optimize(stem, bound)?;
        if bytes.len() < PIECE && stem.starts_with("chunk_") {
            let start = pieces.len();
            pieces.extend(&bytes);
            ranges.push(((*stem).clone(), (start, pieces.len())));
            continue;
        }
        let name = format!(
            "{PROGRAM}-{}-{}.wasm",
            plain(stem),
            digest::short_name(&bytes)
        );
        files.push(File {
            stem: (*stem).clone(),
            name: name.clone(),
            integrity: digest::integrity(&bytes),
            range: None,
        });
        write(&folder.join(name), bytes)?;
    }
    let name = format!("{PIECES}-{}.bin", digest::short_name(&pieces));
    let integrity = digest::integrity(&pieces);
    files.extend(ranges.into_iter().map(|(stem, range)| File {
        stem,
        name: name.clone(),
        integrity: integrity.clone(),
        range: Some(range),
    }));
    if !pieces.is_empty() {
        write(&folder.join(name), pieces)?;
    }
    Ok(files)
}

/// The optimized bytes of what the tool has made.
fn optimize(stem: &str, bound: &Path) -> Outcome<Vec<u8>> {
    let made = wasm::made_folder();
    std::fs::create_dir_all(&made).map_err(|error| Failure::at(made.display(), &error))?;
    let optimized = made.join(format!("{stem}.wasm"));
    let mut command = Command::new("wasm-opt");
    tools::on_path(&mut command)
        .args(Recipe::of_the_page()?.optimizer())
        // The memory of a part that has not come yet was never written.
        .args(["--zero-filled-memory", "--strip-debug", "--strip-producers"])
        .arg(bound.join(format!("{stem}.wasm")))
        .arg("-o")
        .arg(&optimized);
    progress::output_of(&mut command)?;
    read_bytes(&optimized)
}

/// Writes the script that starts the program and fetches its parts, in the place of `old`, which
/// starts it alone; returns its name.
fn bundle(
    bound: &Path,
    folder: &Path,
    old: &str,
    parts: &[Part],
    files: &[File],
    sheets: &[Sheet],
) -> Outcome<String> {
    let mut list = Map::new();
    for file in files {
        let of_part = parts
            .iter()
            .find(|part| part.stems.last() == Some(&file.stem));
        let styles: Vec<Value> = of_part.map_or_else(Vec::new, |part| {
            styles::of_part(sheets, &part.name)
                .map(|sheet| json!([format!("./{}", sheet.file), sheet.integrity]))
                .collect()
        });
        let name = format!("./{}", file.name);
        let call = match file.range {
            None => json!(["fetchPart", name, file.integrity, styles]),
            Some((start, end)) => json!(["fetchPiece", name, file.integrity, start, end]),
        };
        list.insert(format!("{}.wasm", file.stem), call);
    }
    let made = wasm::made_folder().join("site.js");
    let old = folder.join(old.trim_start_matches("./"));
    let mut command = tools::bundler(BUNDLE);
    command
        .arg(bound.join(format!("{PROGRAM}.js")))
        .arg(bound.join("__wasm_split.js"))
        .arg(workspace::root().join(FETCHER))
        .arg(&made)
        .arg(Value::Object(list).to_string());
    progress::output_of(&mut command)?;
    std::fs::remove_file(&old).map_err(|error| Failure::at(old.display(), &error))?;
    let script = read_bytes(&made)?;
    let name = format!("{PROGRAM}-{}.js", digest::short_name(&script));
    write(&folder.join(&name), script)?;
    Ok(name)
}

/// Tells in the page which files each of the parts needs that draw pages, so that `boot.js` can
/// fetch them early.
fn announce(mut page: String, parts: &[Part], files: &[File]) -> String {
    for part in parts {
        let before = parts.iter().filter(|before| before.name == BEFORE_PAGES);
        let mut stems: Vec<&String> = before.flat_map(|before| &before.stems).collect();
        stems.extend(
            part.stems
                .iter()
                .filter(|stem| !stems.contains(stem))
                .collect::<Vec<_>>(),
        );
        let mut names = String::new();
        for stem in stems {
            let file = files.iter().find(|file| file.stem == *stem);
            // All pieces lie in one file.
            if let Some(file) = file.filter(|file| !names.contains(&file.name)) {
                let space = if names.is_empty() { "" } else { " " };
                write!(names, "{space}./{}", file.name).expect("a String takes everything");
            }
        }
        let mark = format!("<meta name=\"{ANNOUNCED}\" content=\"{}\"", part.name);
        page = page.replace(&mark, &format!("{mark} data-files=\"{names}\""));
    }
    page
}

/// The files of a part, as the page announces them: those that are fetched with a page of it.
#[must_use]
pub fn announced(page: &str, name: &str) -> Option<Vec<String>> {
    let tag = html::tags(page).into_iter().find(|tag| {
        tag.attribute("name") == Some(ANNOUNCED) && tag.attribute("content") == Some(name)
    })?;
    let files = tag.attribute("data-files")?.split_whitespace();
    Some(
        files
            .map(|file| file.trim_start_matches("./").to_owned())
            .collect(),
    )
}

/// The parts of the program in the site in `folder`, each with the files that it needs, its own last:
/// read from the names of the files and from what the tool has listed.
///
/// # Errors
/// The list or the folder cannot be read.
pub fn used_by(folder: &Path) -> Outcome<Vec<(String, Vec<String>)>> {
    let list = wasm::target_folder().join(format!("wasm-bindgen/release/{PROGRAM}.parts.txt"));
    let all = all_files(folder)?;
    let name_of = |stem: &String| {
        let start = format!("{PROGRAM}-{}-", plain(stem));
        let own = all.iter().find(|file| file.starts_with(&start));
        own.or_else(|| all.iter().find(|file| file.starts_with(PIECES)))
            .cloned()
    };
    let parts = read_list(&read_text(&list)?).into_iter();
    Ok(parts
        .map(|part| (part.name, part.stems.iter().filter_map(name_of).collect()))
        .collect())
}

/// The name of a file without what tells apart parts and what several parts share.
fn plain(stem: &str) -> &str {
    stem.strip_prefix("split_").unwrap_or(stem)
}

/// The files of all parts in the site in `folder`.
///
/// # Errors
/// The folder cannot be read.
pub fn all_files(folder: &Path) -> Outcome<Vec<String>> {
    let entries =
        std::fs::read_dir(folder).map_err(|error| Failure::at(folder.display(), &error))?;
    let mut found = Vec::new();
    for entry in entries {
        let entry = entry.map_err(|error| Failure::at(folder.display(), &error))?;
        let name = entry.file_name().to_string_lossy().into_owned();
        let is_part = name.starts_with("site-") && name.ends_with(".wasm");
        let is_part = is_part && !name.ends_with("_bg.wasm");
        if is_part || name.starts_with(PIECES) {
            found.push(name);
        }
    }
    found.sort();
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::{announced, read_list};

    #[test]
    fn the_list_names_parts_and_their_files() {
        let parts = read_list("study: chunk_3 split_study\nworkshop: split_workshop\n");
        assert_eq!(parts.len(), 2);
        assert_eq!(parts[0].stems, ["chunk_3", "split_study"]);
        assert_eq!(parts[1].name, "workshop");
    }

    #[test]
    fn a_page_tells_which_files_its_part_needs() {
        let page = "<meta name=\"page-part\" content=\"study\" data-files=\"./a.wasm ./b.wasm\">";
        let files = ["a.wasm".to_owned(), "b.wasm".to_owned()];
        assert_eq!(announced(page, "study"), Some(files.into()));
        assert_eq!(announced(page, "workshop"), None);
    }
}
