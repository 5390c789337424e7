//! The single file: `jadoube.html`, the whole site in one document that is opened from a disk.
//!
//! It is the start page of the built site with everything put inside that it would fetch. There are
//! no modules, because documents from a disk may not import any, and the policy names every script
//! by its digest. `start.js`, `archive-worker.js` and `ui::platform::fetch` look for a program or text
//! in the document first (`jadoubeKept`, `src/web/single/table.js`).
//!
//! A `.txt` of `public/` gets into the file by itself; another kind of file is added here. A page that
//! was saved as a file brings its own texts along (`jadoubeSaved`); what is stored later wins over
//! them. Names in storage carry the place that `boot.js` works out (`data-place`): a folder of a host,
//! a file, or the saved page itself wherever it lies.

mod inline;
mod pack;

use std::fs;
use std::path::{Path, PathBuf};

use crate::failure::{Failure, Outcome, read_text, write};
use crate::programs::{self, Announced};
use crate::{html, openings, parts, precache, progress, styles, tools, wasm, workspace};

use inline::Parts;
use pack::{Pack, Packing};

/// The single file beside the site.
pub const FILE: &str = "jadoube.html";

/// The scripts that are written by hand.
const SCRIPTS: &str = "src/web";
/// Bundles them with the programs, and packs what lies in the document.
const BUNDLE: &str = "src/xtask/single_file/bundle.mjs";

/// The program that the page can run itself.
const ENGINE: &str = "engine";

/// Parts of fewer bytes are packed as one. All of them are unpacked with the first, in a few hundredths
/// of a second.
const SMALL_PART: u64 = 20_000;

/// What is fetched while the site runs, besides its programs.
const TEXTS: &str = ".txt";

/// Builds the single file out of the site in `folder`.
///
/// # Errors
/// A tool fails, or a file cannot be read or written.
pub fn build(folder: &Path) -> Outcome<()> {
    let page = without_books(&read_text(&folder.join("index.html"))?);
    let programs = programs::all_announced(&page);
    let mut packed: Vec<String> = programs.iter().map(|it| it.files.wasm.clone()).collect();
    let (mut small, mut large) = (Vec::new(), Vec::new());
    for part in parts::all_files(folder)? {
        let place = folder.join(&part);
        let data = fs::metadata(&place).map_err(|error| Failure::at(place.display(), &error))?;
        match data.len() < SMALL_PART {
            true => small.push(part),
            false => large.push(part),
        }
    }
    packed.extend(large);
    let texts = precache::own_files(folder)?;
    let texts = texts.into_iter().filter(|file| file.ends_with(TEXTS));
    // A worker cannot look into the document: it is handed its program and the openings.
    let is_for_worker = |file: &String| {
        let of_worker = |it: &Announced| it.worker.is_some() && it.files.wasm == *file;
        programs.iter().any(of_worker) || file.starts_with(openings::FOLDER)
    };
    let (handed, texts): (Vec<String>, Vec<String>) = texts.partition(is_for_worker);
    let alone = packed.into_iter().chain(handed).map(|file| {
        let packing = match is_for_worker(&file) {
            true => Packing::Deflate,
            false => Packing::Xz,
        };
        Pack::read(folder, vec![file], packing)
    });
    let mut packs = alone.collect::<Outcome<Vec<Pack>>>()?;
    // Small parts have much in common, and little to learn from alone.
    packs.push(Pack::read(folder, small, Packing::Xz)?);
    // Lessons have many words in common: together they are a quarter smaller.
    packs.push(Pack::read(folder, texts, Packing::Xz)?);
    let made = bundle(folder, &programs, &packs)?;

    let part = |name: &str| read_text(&made.join(name));
    let mut parts = Parts {
        boot: part("boot.js")?,
        script: part("page.js")?,
        style: part("page.css")?,
        icon: icon(folder, &page)?,
        ..Parts::default()
    };
    for (place, pack) in packs.iter().enumerate() {
        let letters = part(&place.to_string())?;
        match pack.files.as_slice() {
            [(file, _)] => parts.add_file(file, pack.packing == Packing::Deflate, &letters),
            files => parts.add_files(files, &letters),
        }
    }
    for worker in programs.iter().filter_map(|it| it.worker.as_ref()) {
        parts.add_worker(&worker.file, &part(worker.source)?);
    }
    write(&folder.join(FILE), inline::page(&page, &parts)?)
}

/// The start page without the program that lists the games of printed books, an eighth of the file:
/// where it is not announced the page lists them itself, step by step.
fn without_books(page: &str) -> String {
    let is_other = |line: &&str| !line.contains("name=\"wasm-book\"");
    let lines: Vec<&str> = page.lines().filter(is_other).collect();
    lines.join("\n")
}

/// Makes the parts and returns the folder they lie in.
fn bundle(folder: &Path, programs: &[Announced], packs: &[Pack]) -> Outcome<PathBuf> {
    let made = wasm::made_folder().join("single");
    fs::create_dir_all(&made).map_err(|error| Failure::at(made.display(), &error))?;
    let mut command = tools::bundler(BUNDLE);
    command.args([&workspace::root().join(SCRIPTS), folder, &made]);
    let styles = styles::in_site(folder)?;
    command.args(styles.iter().map(|file| format!("--style={file}")));
    for Announced {
        name,
        files,
        worker,
    } in programs
    {
        // Where no worker starts, the page itself runs it.
        if name == ENGINE {
            command.arg(format!("--program={name}={}", files.js));
        }
        command.arg(match worker {
            None => format!("--program={name}={}", files.js),
            Some(worker) => format!("--worker={}={name}={}", worker.source, files.js),
        });
    }
    let packed = pack::all(packs, &made)?;
    command.args(packed.iter().map(|it| format!("--pack={}", it.display())));
    progress::run("Bundling the single file", &mut command)?;
    Ok(made)
}

/// The drawing that stands for the page in the browser.
fn icon(folder: &Path, page: &str) -> Outcome<String> {
    let tags = html::tags(page);
    let icon = tags.iter().find(|tag| tag.attribute("rel") == Some("icon"));
    match icon.and_then(|tag| tag.attribute("href")) {
        Some(file) => read_text(&folder.join(file)),
        None => Err(Failure::new("index.html has no icon")),
    }
}
