//! The service worker: our script, with the list of the site's files put before it.

use std::path::{Path, PathBuf};

use crate::failure::{Failure, Outcome, read_bytes, read_text, write};
use crate::{digest, html, parts, words};

/// What the script does with the list.
const BODY: &str = include_str!("../web/sw.js");

/// The name of the written file; it must never change, or old visitors would keep the old worker.
pub const FILE: &str = "sw.js";

/// The parts that playing needs besides the main one.
const PLAY_PARTS: [&str; 3] = ["learn", "desk", "around"];

/// What is never kept on a visitor's machine by the application: products for other pages, what is
/// written for their authors, and languages, which few visitors need.
const NOT_OURS: [&str; 6] = [
    "pkg/",
    "javascript/",
    "examples/",
    "embed",
    "jadoube.",
    words::FOLDER,
];

/// Writes `sw.js` for the site in `folder`.
///
/// What the start page fetches is kept first, everything else later. The same files give the same
/// script, byte for byte.
///
/// # Errors
/// A file cannot be read, the page names one that is not there, or the script cannot be written.
pub fn write_worker(folder: &Path) -> Outcome<()> {
    let mut first = first_files(folder)?;
    // A game goes on without a network as soon as the page is kept.
    let page = read_text(&folder.join("index.html"))?;
    for part in PLAY_PARTS {
        let files = parts::announced(&page, part).unwrap_or_default();
        let new: Vec<String> = files.into_iter().filter(|it| !first.contains(it)).collect();
        first.extend(new);
    }
    let mut later = own_files(folder)?;
    later.retain(|file| file != "index.html" && file != FILE && !first.contains(file));

    let start = entry("./", &folder.join("index.html"))?;
    let mut first_list = vec![start];
    for file in &first {
        first_list.push(entry(file, &folder.join(file))?);
    }
    let mut later_list = Vec::new();
    for file in &later {
        later_list.push(entry(file, &folder.join(file))?);
    }
    let lists = format!(
        "const FIRST = [\n{}];\nconst LATER = [\n{}];\n",
        first_list.concat(),
        later_list.concat()
    );
    let version = digest::short_name(format!("{lists}{BODY}").as_bytes());
    write(
        &folder.join(FILE),
        format!("const VERSION = \"{version}\";\n{lists}{BODY}"),
    )
}

/// The files besides `index.html` that a browser fetches before the application runs.
///
/// # Errors
/// The page cannot be read or names a file that is not there.
pub fn first_files(folder: &Path) -> Outcome<Vec<String>> {
    let fetched = html::fetched(&read_text(&folder.join("index.html"))?);
    for file in &fetched {
        if !folder.join(file).is_file() {
            return Err(Failure::new(format!(
                "index.html names {file}, which is not in the site"
            )));
        }
    }
    Ok(fetched)
}

/// The files of the application in their order, other products left out.
///
/// # Errors
/// A folder cannot be read.
pub fn own_files(folder: &Path) -> Outcome<Vec<String>> {
    let mut own = files(folder)?;
    own.retain(|file| !NOT_OURS.iter().any(|start| file.starts_with(start)));
    own.sort();
    Ok(own)
}

fn entry(url: &str, file: &Path) -> Outcome<String> {
    Ok(format!(
        "  [\"{url}\", \"{}\"],\n",
        digest::of_version(&read_bytes(file)?)
    ))
}

/// All files of the site, as paths relative to `folder` with slashes.
fn files(folder: &Path) -> Outcome<Vec<String>> {
    let mut found = Vec::new();
    let mut folders = vec![PathBuf::new()];
    while let Some(relative) = folders.pop() {
        let path = folder.join(&relative);
        let entries =
            std::fs::read_dir(&path).map_err(|error| Failure::at(path.display(), &error))?;
        for entry in entries {
            let entry = entry.map_err(|error| Failure::at(path.display(), &error))?;
            let inner = relative.join(entry.file_name());
            if entry.path().is_dir() {
                folders.push(inner);
            } else {
                found.push(inner.to_string_lossy().replace('\\', "/"));
            }
        }
    }
    Ok(found)
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::PathBuf;

    use super::write_worker;

    fn site(name: &str, script: &str) -> PathBuf {
        let folder =
            std::env::temp_dir().join(format!("jadoube-{}-precache-{name}", std::process::id()));
        fs::create_dir_all(folder.join("icons")).unwrap();
        for other in ["pkg", "javascript"] {
            fs::create_dir_all(folder.join(other)).unwrap();
        }
        fs::write(folder.join("index.html"), "<script src='./a.js'></script>").unwrap();
        fs::write(folder.join("a.js"), script).unwrap();
        fs::write(folder.join("icons/b.png"), "b").unwrap();
        fs::write(folder.join("pkg/c.js"), "c").unwrap();
        fs::write(folder.join("javascript/d.js"), "d").unwrap();
        fs::write(folder.join("embed.html"), "e").unwrap();
        folder
    }

    #[test]
    fn the_start_comes_first_and_other_products_are_left_out() {
        let folder = site("order", "1");
        write_worker(&folder).unwrap();
        let worker = fs::read_to_string(folder.join("sw.js")).unwrap();
        let (lists, body) = worker.split_once("];\nconst LATER = [").unwrap();
        assert!(
            lists.contains("[\"./\", \"") && lists.contains("[\"a.js\", \"a4ayc/80/OGda4BO\"]")
        );
        let later = body.split_once("];").unwrap().0;
        assert!(later.contains("[\"icons/b.png\", "));
        assert!(!worker.contains("c.js") && !worker.contains("d.js"));
        assert!(!worker.contains("embed.html"));
        assert!(!worker.contains("[\"sw.js\""));
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn the_version_changes_with_the_content_and_only_then() {
        let version = |folder: &PathBuf| {
            write_worker(folder).unwrap();
            let worker = fs::read_to_string(folder.join("sw.js")).unwrap();
            worker.lines().next().unwrap().to_owned()
        };
        let folder = site("version", "1");
        let one = version(&folder);
        assert_eq!(one, version(&folder));
        fs::write(folder.join("a.js"), "2").unwrap();
        assert_ne!(one, version(&folder));
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn a_file_that_the_page_names_must_be_there() {
        let folder = site("missing", "1");
        fs::remove_file(folder.join("a.js")).unwrap();
        assert!(
            write_worker(&folder)
                .unwrap_err()
                .to_string()
                .contains("a.js")
        );
        fs::remove_dir_all(folder).unwrap();
    }
}
