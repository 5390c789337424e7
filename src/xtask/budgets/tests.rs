//! What is too heavy fails, whatever it is: files that do not compress, in a folder like the site.

use std::fs;
use std::path::{Path, PathBuf};

use super::{course, loader, openings, package, programs, single_file};
use crate::Outcome;

type Check = fn(&Path) -> Outcome<()>;

/// A site of light files, removed when it is dropped.
struct Site(PathBuf);

impl Site {
    fn of(name: &str, files: &[&str]) -> Self {
        let folder = format!("jadoube-{}-budgets-{name}", std::process::id());
        let site = Self(std::env::temp_dir().join(folder));
        for file in files {
            site.put(file, "1");
        }
        site
    }

    fn put(&self, file: &str, text: impl AsRef<[u8]>) {
        let file = self.0.join(file);
        fs::create_dir_all(file.parent().unwrap()).unwrap();
        fs::write(file, text).unwrap();
    }

    /// Checks that the site is too heavy with as many bytes in one of its files, and only because of
    /// `what`: of several limits the first that is exceeded is named.
    fn is_too_heavy(&self, check: Check, (file, bytes, what): (&str, usize, &str)) {
        self.put(file, incompressible(bytes));
        let why = check(&self.0).unwrap_err().to_string();
        assert!(why.starts_with(&[what, " weighs "].concat()), "{why}");
        self.put(file, "1");
    }
}

impl Drop for Site {
    fn drop(&mut self) {
        // A folder that stays behind harms nobody.
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// Bytes of chance, the same each time (xorshift).
fn incompressible(count: usize) -> Vec<u8> {
    let mut state = 0x9e37_79b9_7f4a_7c15_u64;
    let mut byte = || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state >> 32) as u8
    };
    (0..count).map(|_| byte()).collect()
}

#[test]
fn a_program_that_is_too_heavy_fails() {
    let site = Site::of("programs", &["a.js", "light.wasm", "engine.wasm"]);
    let page = crate::programs::ALL.map(|program| {
        let name = program.name;
        let wasm = if name == "engine" { "engine" } else { "light" };
        format!("<meta name='wasm-{name}' data-js='./a.js' data-wasm='./{wasm}.wasm'>")
    });
    site.put("index.html", page.concat());
    let heavy = ("engine.wasm", 50_001, "the wasm of engine");
    assert_eq!(programs::check(&site.0), Ok(()));
    site.is_too_heavy(programs::check, heavy);
}

#[test]
fn names_of_openings_that_are_too_heavy_fail() {
    let file = "openings/names-1.txt";
    let site = Site::of("openings", &[file]);
    assert_eq!(openings::check(&site.0), Ok(()));
    site.is_too_heavy(openings::check, (file, 40_001, "the names of openings"));
}

#[test]
fn a_lesson_that_is_too_heavy_fails_in_any_language() {
    let site = Site::of("course", &["course/rook.txt", "language/de/rook.txt"]);
    for folder in ["course", "language/de"] {
        site.put(&[folder, "/map-1.txt"].concat(), "map 1\nf rook.txt\n");
    }
    let heavy = ("language/de/rook.txt", 15_001, "the files of a lesson");
    assert_eq!(course::check(&site.0), Ok(()));
    site.is_too_heavy(course::check, heavy);
}

#[test]
fn an_entry_of_the_package_that_is_too_heavy_fails() {
    let files = package::ENTRIES.map(|entry| entry.files).concat();
    let site = Site::of("package", &files);
    let heavy = ("uci.wasm", 78_001, "the engine in Node");
    site.is_too_heavy(package::check_package, heavy);
}

#[test]
fn a_script_for_foreign_pages_that_is_too_heavy_fails() {
    use crate::loader::{
        ENGINE, FILE, FRAME, FRAME_ENGINE, FRAME_HELPER, FRAME_MORE, FRAME_PROGRAM, LESSON,
        PROGRAM, READER, TASK,
    };
    let mut files = vec![
        ENGINE,
        FILE,
        FRAME,
        FRAME_ENGINE,
        FRAME_HELPER,
        FRAME_MORE,
        FRAME_PROGRAM,
        LESSON,
        READER,
        TASK,
    ];
    files.extend(PROGRAM);
    files.extend(loader::OPTIONAL.iter().flat_map(|(_, files, _)| *files));
    files.extend(loader::PACKAGED.map(|(_, file, _)| file));
    let site = Site::of("loader", &files);
    for heavy in [
        (FILE, 12_001, "the loader"),
        (FRAME_HELPER, 401, "the helper"),
        ("pkg/xapi.js", 4_501, "jadoube/xapi"),
    ] {
        site.is_too_heavy(loader::check_loader, heavy);
    }
}

#[test]
fn a_single_file_that_is_too_heavy_fails() {
    let file = crate::single_file::FILE;
    let site = Site::of("single-file", &[file]);
    assert_eq!(single_file::check_single_file(&site.0), Ok(()));
    site.put(file, vec![b' '; 2_000_001]);
    let why = single_file::check_single_file(&site.0).unwrap_err();
    assert_eq!(
        why.to_string(),
        "jadoube.html has 2000001 bytes; the limit is 2000000"
    );
}
