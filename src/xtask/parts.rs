//! The parts of the site's program: what our stand-in for `wasm-bindgen` has cut off, optimized,
//! named by content, and fetched by the script that starts the program.
//!
//! The cut itself stands in `src/bin/site/parts.rs`. All files of one program belong together: a
//! part of another compilation would break it, so each is asked for by name and digest.

mod groups;
mod packs;
mod part;

use std::fmt::Write as _;
use std::iter;
use std::path::{Path, PathBuf};

use serde_json::{Map, Value, json};

use self::part::{Part, read_list};
use crate::failure::{Failure, Outcome, read_bytes, read_text, write};
use crate::styles::Sheet;
use crate::wasm::{self, Recipe};
use crate::{digest, html, optimizer, programs, progress, side_by_side, styles, tools, workspace};

/// The program that Trunk builds.
const PROGRAM: &str = "site";
/// Bundles the scripts.
const BUNDLE: &str = "src/xtask/parts/bundle.mjs";
/// What fetches a part in the browser.
const FETCHER: &str = "src/web/part.js";
/// How a page tells which part draws which of its pages.
const ANNOUNCED: &str = "page-part";

/// The list of the parts with their files in the site, beside what the tool has made.
const FILES: &str = "site.files.txt";

/// What belongs to some parts, by its name before it was optimized and in the site.
#[derive(Debug)]
struct File {
    stem: String,
    name: String,
    integrity: String,
}

/// Puts the parts of the program into the site in `folder` and makes its script fetch them.
///
/// # Errors
/// The program was not cut, a tool fails, or a file cannot be read or written.
pub fn build(folder: &Path, sheets: &[Sheet]) -> Outcome<()> {
    let bound = wasm::target_folder().join("wasm-bindgen/release");
    let mut parts = read_list(&read_text(&bound.join(format!("{PROGRAM}.parts.txt")))?);
    let size_of = |stem: &str| {
        let file = bound.join(format!("{stem}.wasm"));
        file.metadata().map_or(0, |file| file.len())
    };
    let packs = packs::pack(&mut parts, size_of);
    let hub = bound.join(format!("{PROGRAM}.hub.wat"));
    side_by_side::each(&packs, |pack| {
        let merged = bound.join(format!("{}.wasm", pack.name));
        pack.merge(&bound, &hub, &merged)
    })?;
    let index = folder.join("index.html");
    let page = read_text(&index)?;
    let Some(old) = programs::announced(&page, PROGRAM) else {
        return Err(Failure::new(
            "index.html does not announce the program of the site",
        ));
    };
    let made = optimize(&parts, &bound)?;
    let files = place(&made, folder)?;
    let mut list = String::new();
    for part in &parts {
        let names: Vec<&str> = names_of(part, &files).collect();
        writeln!(list, "{}: {}", part.name, names.join(" ")).expect("a String takes everything");
    }
    write(&bound.join(FILES), list)?;
    let script = bundle(&bound, folder, &old.js, &parts, &files, sheets)?;
    let program = place_main(&made, folder, &old.wasm)?;
    let page = page.replace(&old.js, &script).replace(&old.wasm, &program);
    write(&index, announce(page, &parts, &files))
}

/// What [`optimize`] has made.
struct Optimized {
    /// The main program.
    main: PathBuf,
    /// Each file of the parts, by its stem.
    files: Vec<(String, PathBuf)>,
}

/// Optimizes the main program and the files of its parts.
fn optimize(parts: &[Part], bound: &Path) -> Outcome<Optimized> {
    let mut stems: Vec<&String> = parts.iter().flat_map(|part| &part.stems).collect();
    stems.sort();
    stems.dedup();
    let recipe = Recipe::of_the_page()?;
    let of_parts = wasm::optimizer_of_parts(recipe.optimizer());
    let task = |stem: &str, options: &[String]| optimizer::Task {
        options: options.to_vec(),
        input: bound.join(format!("{stem}.wasm")),
        output: wasm::made_folder().join(format!("{PROGRAM}.{stem}.wasm")),
    };
    let main = task(&format!("{PROGRAM}_bg"), recipe.optimizer());
    let made = Optimized {
        main: main.output.clone(),
        files: stems
            .iter()
            .map(|&stem| (stem.clone(), task(stem, &of_parts).output))
            .collect(),
    };
    let tasks = stems.iter().map(|stem| task(stem, &of_parts));
    let tasks: Vec<optimizer::Task> = iter::once(main).chain(tasks).collect();
    optimizer::optimize(
        &format!("Optimizing the program {PROGRAM} and its parts"),
        &tasks,
    )?;
    Ok(made)
}

/// Puts the main program into the site in the place of `old`, under a name that tells the content, which
/// is returned.
fn place_main(made: &Optimized, folder: &Path, old: &str) -> Outcome<String> {
    let bytes = read_bytes(&made.main)?;
    let name = format!("{PROGRAM}-{}_bg.wasm", digest::short_name(&bytes));
    let old = folder.join(old);
    std::fs::remove_file(&old).map_err(|error| Failure::at(old.display(), &error))?;
    write(&folder.join(&name), bytes)?;
    Ok(name)
}

/// Puts the files of the parts into the site under names that tell the content.
fn place(made: &Optimized, folder: &Path) -> Outcome<Vec<File>> {
    let mut files = Vec::new();
    for (stem, path) in &made.files {
        let bytes = read_bytes(path)?;
        let digest = digest::short_name(&bytes);
        let name = format!("{PROGRAM}-{}-{digest}.wasm", plain(stem));
        files.push(File {
            stem: stem.clone(),
            name: name.clone(),
            integrity: digest::integrity(&bytes),
        });
        write(&folder.join(name), bytes)?;
    }
    Ok(files)
}

/// The names of the files that a part needs.
fn names_of<'a>(part: &'a Part, files: &'a [File]) -> impl Iterator<Item = &'a str> {
    let file_of = |stem: &String| files.iter().find(move |file| file.stem == *stem);
    part.stems
        .iter()
        .filter_map(file_of)
        .map(|file| file.name.as_str())
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
    let mut fetched = Map::new();
    for file in files {
        let of_part = parts
            .iter()
            .find(|part| part.stems.last() == Some(&file.stem));
        let styles: Vec<Value> = of_part.map_or_else(Vec::new, |part| {
            styles::of_part(sheets, &part.name)
                .map(|sheet| json!([format!("./{}", sheet.file), sheet.integrity]))
                .collect()
        });
        let given = json!([format!("./{}", file.name), file.integrity, styles]);
        fetched.insert(file.stem.clone(), given);
    }
    let needed = parts
        .iter()
        .map(|part| (part.name.clone(), json!(part.stems)));
    let list = json!({ "files": fetched, "parts": needed.collect::<Map<_, _>>() });
    let made = wasm::made_folder().join("site.js");
    let old = folder.join(old);
    let mut command = tools::bundler(BUNDLE);
    command
        .arg(bound.join(format!("{PROGRAM}.js")))
        .arg(bound.join("__wasm_split.js"))
        .arg(workspace::root().join(FETCHER))
        .arg(&made)
        .arg(list.to_string());
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
        let names: Vec<String> = names_of(part, files)
            .map(|name| format!("./{name}"))
            .collect();
        let names = names.join(" ");
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
/// read from what was listed when they were put there.
///
/// # Errors
/// The list or the folder cannot be read.
pub fn used_by(folder: &Path) -> Outcome<Vec<(String, Vec<String>)>> {
    let bound = wasm::target_folder().join("wasm-bindgen/release");
    let all = all_files(folder)?;
    let parts = read_list(&read_text(&bound.join(FILES))?).into_iter();
    let files = |part: Part| {
        part.stems
            .into_iter()
            .filter(|name| all.contains(name))
            .collect()
    };
    Ok(parts.map(|part| (part.name.clone(), files(part))).collect())
}

/// The name of a file without what tells apart parts and what several parts share.
fn plain(stem: &str) -> &str {
    stem.strip_prefix(packs::OWN).unwrap_or(stem)
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
        if is_part && !name.ends_with("_bg.wasm") {
            found.push(name);
        }
    }
    found.sort();
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::announced;

    #[test]
    fn a_page_tells_which_files_its_part_needs() {
        let page = "<meta name=\"page-part\" content=\"study\" data-files=\"./a.wasm ./b.wasm\">";
        let files = ["a.wasm".to_owned(), "b.wasm".to_owned()];
        assert_eq!(announced(page, "study"), Some(files.into()));
        assert_eq!(announced(page, "workshop"), None);
    }
}
