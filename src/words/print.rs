//! Prints the sentences for translators and for what is no Rust program. Run by `cargo xtask` and
//! by hand:
//!
//! ```text
//! print-words template           all messages in English, the text from which translators begin
//! print-words check FILE         compares a translation with the messages
//! print-words scripts            writes the printed modules of the scripts
//! print-words page               the sentences of `index.html`: a key, a tab, the text
//! print-words languages FOLDER   writes the tables of all languages into a built site
//! print-words lessons FROM TO    makes a folder of lessons for each language: those of the
//!                                pseudo-locale from the English ones, else none yet
//! ```

use std::error::Error;
use std::path::Path;
use std::process::ExitCode;

use course::rewrite::with_texts;
use words::catalog::printed::{board_tables, module, start_words, tables_name};
use words::catalog::{all, english_text, pseudo_text, translation_faults, untranslated};
use words::scripts::SCRIPTS;
use words::table::{English, LANGUAGES, PSEUDO_TAG, pseudo_markdown};

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match run(&arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("print-words: {error}");
            ExitCode::FAILURE
        }
    }
}

fn run(arguments: &[&str]) -> Result<(), Box<dyn Error>> {
    match arguments {
        ["template"] => print!("{}", english_text()),
        ["check", file] => check(&std::fs::read_to_string(file)?)?,
        ["scripts"] => {
            let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
            for script in SCRIPTS {
                std::fs::write(root.join(script.module), module(&script))?;
            }
        }
        ["page"] => page()?,
        ["languages", folder] => languages(Path::new(folder))?,
        ["lessons", from, to] => lessons(Path::new(from), Path::new(to))?,
        _ => return Err("expected template, check, scripts, page, languages or lessons".into()),
    }
    Ok(())
}

fn check(text: &str) -> Result<(), Box<dyn Error>> {
    let faults = translation_faults(text);
    for fault in &faults {
        println!("{fault}");
    }
    for key in untranslated(text) {
        println!("not translated: {key}");
    }
    if faults.is_empty() {
        Ok(())
    } else {
        Err(format!("faults: {}", faults.len()).into())
    }
}

fn page() -> Result<(), Box<dyn Error>> {
    for message in all() {
        if let English::Plain(text) = message.english
            && message.key.starts_with("page_")
            && message.places.is_empty()
        {
            println!("{}\t{text}", message.key);
        }
    }
    println!("start_words\t{}", start_words(None)?);
    println!("languages\t{}", LANGUAGES.join(" "));
    Ok(())
}

/// Writes what pages, boards in pages and frames fetch where they are not in English.
fn languages(folder: &Path) -> Result<(), Box<dyn Error>> {
    let name = tables_name();
    std::fs::create_dir_all(folder.join("language"))?;
    let write = |name: String, text: &str| std::fs::write(folder.join(name), text);
    for tag in LANGUAGES {
        let text = text_of(tag)?;
        let tables = board_tables(&text)?;
        write(format!("language/{tag}.txt"), &text)?;
        write(
            format!("language/{tag}.start.json"),
            &start_words(Some(&text))?,
        )?;
        // Scripts look for them by tags in small letters, however a page writes them.
        let small = tag.to_ascii_lowercase();
        write(format!("jadoube.{name}.{small}.json"), &tables)?;
        write(format!("jadoube.language.{small}.txt"), &text)?;
        // A frame in a sandbox can fetch nothing but scripts of the old kind.
        let script = format!("globalThis.jadoubeWords = {};\n", tables.trim());
        write(format!("embed.{name}.{small}.js"), &script)?;
        let script = format!("globalThis.jadoubeTable = {};\n", quoted(&text));
        write(format!("embed.language.{small}.js"), &script)?;
    }
    Ok(())
}

/// Makes a folder for each language, which `print-course` reads as translations of the course; what a
/// language has of its own in `course/translations` goes before it.
fn lessons(from: &Path, to: &Path) -> Result<(), Box<dyn Error>> {
    for tag in LANGUAGES {
        let folder = to.join(tag);
        std::fs::create_dir_all(&folder)?;
        if tag == PSEUDO_TAG {
            pseudo_lessons(from, &folder)?;
        }
    }
    Ok(())
}

fn pseudo_lessons(from: &Path, to: &Path) -> Result<(), Box<dyn Error>> {
    for entry in std::fs::read_dir(from)? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default();
        if path.is_dir() {
            std::fs::create_dir_all(to.join(name))?;
            pseudo_lessons(&path, &to.join(name))?;
        } else if name != "README.md" {
            let text = std::fs::read_to_string(&path)?;
            std::fs::write(to.join(name), with_texts(&text, &pseudo_markdown))?;
        }
    }
    Ok(())
}

/// A text as a script writes it.
fn quoted(text: &str) -> String {
    let text = text.replace('\\', "\\\\").replace('"', "\\\"");
    format!("\"{}\"", text.replace('\n', "\\n"))
}

fn text_of(tag: &str) -> Result<String, Box<dyn Error>> {
    match tag {
        PSEUDO_TAG => Ok(pseudo_text()),
        _ => Err(format!("there is no translation {tag}").into()),
    }
}
