//! The sentences of what is no Rust program, printed from the crate `words` by a program of its own.

use std::path::Path;
use std::process::Command;

use crate::failure::{Failure, Outcome, read_text, write};
use crate::{painters, progress};

/// The folder of the site with the tables of other languages than English.
pub const FOLDER: &str = "language/";

/// The files of the site with sentences in them, each as a mark such as `{{page_description}}`.
const PAGES: [&str; 2] = ["index.html", "manifest.webmanifest"];

/// Puts the sentences into the pages of the site in `folder`.
///
/// # Errors
/// The printing program fails, a page names a sentence that there is none of, or a file cannot be
/// read or written.
pub fn insert(folder: &Path) -> Outcome<()> {
    let mut command = print_words("page")?;
    let printed = progress::capture("Printing the sentences of the page", &mut command)?;
    for page in PAGES {
        let path = folder.join(page);
        let mut text = read_text(&path)?;
        for (key, sentence) in printed.lines().filter_map(|line| line.split_once('\t')) {
            text = text.replace(&["{{", key, "}}"].concat(), &escaped(sentence));
        }
        if let Some((_, rest)) = text.split_once("{{") {
            let key = rest.split("}}").next().unwrap_or_default();
            return Err(Failure::new(format!(
                "{page}: `words` does not say `{key}`"
            )));
        }
        write(&path, text)?;
    }
    Ok(())
}

/// Writes what the site, the boards in foreign pages and the frame in `folder` fetch where they are
/// not in English.
///
/// # Errors
/// The printing program fails.
pub fn write_languages(folder: &Path) -> Outcome<()> {
    let mut command = print_words("languages")?;
    command.arg(folder);
    progress::capture("Printing the tables of languages", &mut command)?;
    Ok(())
}

/// Makes a folder of lessons for each language in `folder`, which the program that prints the course
/// reads as translations of those in `lessons`.
///
/// # Errors
/// The printing program fails.
pub(crate) fn write_lessons(lessons: &str, folder: &Path) -> Outcome<()> {
    let mut command = print_words("lessons")?;
    command.arg(lessons).arg(folder);
    progress::capture("Printing the lessons of languages", &mut command)?;
    Ok(())
}

fn print_words(what: &str) -> Outcome<Command> {
    let mut command = painters::WORDS.command()?;
    command.arg(what);
    Ok(command)
}

/// A sentence as the value of an attribute or as text.
fn escaped(sentence: &str) -> String {
    sentence
        .replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('"', "&quot;")
}
