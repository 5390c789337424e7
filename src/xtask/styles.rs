//! The style sheets of the site: what all pages need in one file that stands in the page, the rest
//! in a file for each part of the program that needs it, fetched with the part.

use std::path::Path;

use crate::failure::{Failure, Outcome, read_bytes, read_text, write};
use crate::{colors, digest, html, progress, tools, wasm, workspace};

/// Where the sheet of all pages goes.
const MARK: &str = "<!-- styles -->";
/// Joins sheets and takes away what only a reader of the source needs.
const BUNDLE: &str = "src/xtask/styles/bundle.mjs";

/// Sheets of the folder `styles` that are joined, in their order; a long one names its parts by `@import`.
#[derive(Debug)]
struct Group {
    name: &'static str,
    sources: &'static [&'static str],
    /// The parts of the program that need it; all pages do if none is named.
    parts: &'static [&'static str],
}

/// A source is in one group only: two of its copies in a page would put its rules behind those that are to
/// prevail over them, in the order in which somebody comes to the pages.
const GROUPS: [Group; 16] = [
    Group {
        name: "site",
        sources: &[
            "reset", "theme", "layout", "board", "pieces", "score", "controls", "drawing",
            "explain", "facing", "ink", "pages", "shell",
        ],
        parts: &[],
    },
    Group {
        name: "moves",
        sources: &["desk", "editor", "analyse"],
        parts: &["analyse", "workshop", "arrange"],
    },
    Group {
        name: "print",
        sources: &["print"],
        parts: &["analyse", "worksheet"],
    },
    Group {
        name: "reading",
        sources: &["glossary", "about", "fraction"],
        parts: &["analyse", "glossary", "course", "laws"],
    },
    Group {
        name: "study",
        sources: &["games", "export"],
        parts: &["analyse"],
    },
    Group {
        name: "workbench",
        sources: &["workbench"],
        parts: &["workshop", "class", "course"],
    },
    Group {
        name: "course",
        sources: &["learn"],
        parts: &["course"],
    },
    Group {
        name: "laws",
        sources: &["laws"],
        parts: &["laws"],
    },
    Group {
        name: "settings",
        sources: &["settings"],
        parts: &["settings"],
    },
    Group {
        name: "link",
        sources: &["link"],
        parts: &["link"],
    },
    Group {
        name: "library",
        sources: &["library"],
        parts: &["library"],
    },
    Group {
        name: "sitting",
        sources: &["sitting"],
        parts: &["sitting"],
    },
    Group {
        name: "book",
        sources: &["book"],
        parts: &["entry"],
    },
    Group {
        name: "workshop",
        sources: &["builder", "written"],
        parts: &["workshop"],
    },
    Group {
        name: "worksheet",
        sources: &["worksheet"],
        parts: &["worksheet"],
    },
    Group {
        name: "class",
        sources: &["class"],
        parts: &["class"],
    },
];

/// A sheet of the built site.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sheet {
    /// Its name in the site.
    pub file: String,
    /// Its digest.
    pub integrity: String,
    parts: &'static [&'static str],
}

/// Writes all sheets into the site in `folder`, and puts the one of all pages into its `index.html`.
///
/// # Errors
/// The bundler fails, or a file cannot be read or written.
pub fn build(folder: &Path) -> Outcome<Vec<Sheet>> {
    let made = wasm::made_folder();
    std::fs::create_dir_all(&made).map_err(|error| Failure::at(made.display(), &error))?;
    let mut command = tools::bundler(BUNDLE);
    colors::hand_to(&mut command);
    command.arg(workspace::root().join("styles")).arg(&made);
    command.args(GROUPS.map(|group| format!("{}={}", group.name, group.sources.join(","))));
    progress::output_of(&mut command)?;
    let mut sheets = Vec::new();
    for group in &GROUPS {
        let text = read_bytes(&made.join(format!("{}.css", group.name)))?;
        let sheet = Sheet {
            file: format!("{}-{}.css", group.name, digest::short_name(&text)),
            integrity: digest::integrity(&text),
            parts: group.parts,
        };
        write(&folder.join(&sheet.file), text)?;
        sheets.push(sheet);
    }
    let index = folder.join("index.html");
    let links: String = sheets
        .iter()
        .filter(|sheet| sheet.parts.is_empty())
        .map(link)
        .collect();
    write(
        &index,
        html::put(&read_text(&index)?, MARK, links.trim_end())?,
    )?;
    Ok(sheets)
}

fn link(sheet: &Sheet) -> String {
    let Sheet {
        file, integrity, ..
    } = sheet;
    format!("<link rel=\"stylesheet\" href=\"./{file}\" integrity=\"{integrity}\">\n")
}

/// The sheets that a part of the program needs besides that of all pages.
pub fn of_part<'a>(sheets: &'a [Sheet], part: &'a str) -> impl Iterator<Item = &'a Sheet> {
    sheets
        .iter()
        .filter(move |sheet| sheet.parts.contains(&part))
}

/// The sheets of the built site in `folder`, that of all pages first.
///
/// # Errors
/// The folder cannot be read.
pub fn in_site(folder: &Path) -> Outcome<Vec<String>> {
    find(folder, |_| true)
}

/// The sheets in the built site in `folder` that a part needs besides that of all pages.
///
/// # Errors
/// The folder cannot be read.
pub fn in_site_for(folder: &Path, part: &str) -> Outcome<Vec<String>> {
    find(folder, |group| group.parts.contains(&part))
}

fn find(folder: &Path, wanted: impl Fn(&Group) -> bool) -> Outcome<Vec<String>> {
    let entries =
        std::fs::read_dir(folder).map_err(|error| Failure::at(folder.display(), &error))?;
    let mut names = Vec::new();
    for entry in entries {
        let entry = entry.map_err(|error| Failure::at(folder.display(), &error))?;
        names.push(entry.file_name().to_string_lossy().into_owned());
    }
    let of_group = |group: &Group| {
        let start = format!("{}-", group.name);
        let is_its = |name: &&String| name.starts_with(&start) && name.ends_with(".css");
        names.iter().find(is_its).cloned()
    };
    Ok(GROUPS
        .iter()
        .filter(|group| wanted(group))
        .filter_map(of_group)
        .collect())
}

#[cfg(test)]
mod tests {
    use super::GROUPS;
    use crate::workspace;

    #[test]
    fn every_sheet_of_the_source_is_in_one_group() {
        for entry in std::fs::read_dir(workspace::root().join("styles")).unwrap() {
            let name = entry.unwrap().file_name().into_string().unwrap();
            // A folder has the parts of the sheet of its name.
            let stem = name.trim_end_matches(".css");
            let holders = GROUPS.iter().filter(|group| group.sources.contains(&stem));
            assert_eq!(holders.count(), 1, "{name}");
        }
    }

    #[test]
    fn a_sheet_names_every_part_in_its_folder() {
        let mut parts = 0;
        let loader = workspace::root().join("src/embed/loader");
        for folder in [workspace::root().join("styles"), loader] {
            for entry in std::fs::read_dir(folder).unwrap() {
                let part_folder = entry.unwrap().path();
                let sheet = part_folder.with_extension("css");
                if !part_folder.is_dir() || !sheet.is_file() {
                    continue;
                }
                let sheet = std::fs::read_to_string(sheet).unwrap();
                let folder_name = part_folder.file_name().unwrap().to_string_lossy();
                for entry in std::fs::read_dir(&part_folder).unwrap() {
                    let name = entry.unwrap().file_name().into_string().unwrap();
                    let line = format!("@import \"./{folder_name}/{name}\";\n");
                    assert_eq!(sheet.matches(&line).count(), 1, "{folder_name}/{name}");
                    parts += 1;
                }
            }
        }
        assert!(parts > 20, "{parts}");
    }
}
