//! That nothing but the table spells a color, and that every name in the sources is in the table.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use crate::{ALL, fill};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// All files below a folder whose names end in one of these.
fn files(folder: &Path, endings: &[&str]) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(files(&path, endings));
        } else if endings
            .iter()
            .any(|end| path.extension().is_some_and(|it| it == *end))
        {
            found.push(path);
        }
    }
    found
}

/// What the build puts colors into.
fn sheets_and_pages() -> Vec<PathBuf> {
    let mut all = files(&root().join("styles"), &["css"]);
    all.extend(files(&root().join("src"), &["css", "html"]));
    all.extend(files(&root().join("public"), &["css", "html"]));
    all.push(root().join("index.html"));
    all.push(root().join("public/manifest.webmanifest"));
    assert!(all.len() > 30, "{all:?}");
    all
}

/// The colors that a text spells, as hexadecimal digits or as a function.
///
/// In scripts, `#` also begins a private name, so only what follows a quote or a colon counts
/// there.
fn colors(text: &str, is_script: bool) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for (at, _) in text.match_indices('#') {
        let before = text[..at].chars().next_back().unwrap_or(' ');
        let digits: String = text[at + 1..]
            .chars()
            .take_while(|c| c.is_ascii_alphanumeric() || matches!(c, '-' | '_'))
            .collect();
        let is_hex =
            matches!(digits.len(), 3 | 4 | 6 | 8) && digits.chars().all(|c| c.is_ascii_hexdigit());
        let can_begin = if is_script {
            matches!(before, '"' | '\'' | '`' | ':')
        } else {
            !before.is_alphanumeric() && before != '&'
        };
        if is_hex && can_begin {
            found.insert(format!("#{digits}"));
        }
    }
    for function in [
        "rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch",
    ] {
        let call = format!("{function}(");
        for (at, _) in text.match_indices(&call) {
            let before = text[..at].chars().next_back().unwrap_or(' ');
            if !before.is_alphanumeric() {
                let end = text[at..].find(')').map_or(text.len(), |end| at + end + 1);
                found.insert(text[at..end].to_owned());
            }
        }
    }
    found
}

#[test]
fn names_are_unique() {
    let names: BTreeSet<String> = ALL.iter().map(|shade| shade.name()).collect();
    assert_eq!(names.len(), ALL.len());
}

#[test]
fn an_unknown_name_is_an_error() {
    for text in [
        "palette(no-such-color)",
        "palette(page noon)",
        "palette(page",
    ] {
        assert!(fill(text).is_err(), "{text}");
    }
}

#[test]
fn sheets_and_pages_name_their_colors() {
    for path in sheets_and_pages() {
        let text = read(&path);
        assert_eq!(
            colors(&text, false),
            BTreeSet::new(),
            "{} spells a color: write `palette(NAME)`",
            path.display()
        );
        if let Err(error) = fill(&text) {
            panic!("{}: {error}", path.display());
        }
    }
}

/// `picture.js` compares with the initial value of `fill` as browsers compute it.
const INITIAL_FILL: &str = "rgb(0, 0, 0)";

#[test]
fn programs_and_scripts_spell_no_color() {
    for path in files(&root().join("src"), &["rs", "js", "mjs", "ts"]) {
        let inside = path.strip_prefix(root()).unwrap();
        let is_other = inside.starts_with("src/palette")
            || path.components().any(|it| it.as_os_str() == "target");
        let is_script = path.extension().is_some_and(|it| it != "rs");
        let mut found = colors(&read(&path), is_script);
        if inside.ends_with("loader/picture.js") {
            found.remove(INITIAL_FILL);
        }
        assert!(
            is_other || found.is_empty(),
            "{}: {found:?}",
            path.display()
        );
    }
}

#[test]
fn drawings_have_the_colors_of_the_table() {
    let known: BTreeSet<&str> = ALL.iter().flat_map(|it| [it.light, it.dark]).collect();
    for drawing in ["src/picture/pieces.svg", "public/icons/icon.svg"] {
        let spelled = colors(&read(&root().join(drawing)), false);
        assert!(!spelled.is_empty(), "{drawing}");
        for color in spelled {
            assert!(known.contains(color.as_str()), "{drawing}: {color}");
        }
    }
}
