//! Where things lie: the built site, the tools, and what the tests leave behind.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::{env, fs, process};

/// The root of the project.
pub(crate) fn root() -> PathBuf {
    let package = Path::new(env!("CARGO_MANIFEST_DIR"));
    package
        .ancestors()
        .nth(2)
        .expect("the package lies two folders deep")
        .to_owned()
}

/// The built site under test.
pub(crate) fn dist() -> PathBuf {
    env::var_os("JADOUBE_DIST").map_or_else(|| root().join("dist"), PathBuf::from)
}

/// The accessibility checker's script, which `cargo xtask test` installs.
pub(crate) fn axe() -> PathBuf {
    root().join("target/tools/npm/node_modules/axe-core/axe.min.js")
}

/// Where failing tests leave what they saw.
pub(crate) fn output() -> PathBuf {
    made(root().join("target/e2e"))
}

/// Where the screenshots go.
pub(crate) fn screens() -> PathBuf {
    made(output().join("screens"))
}

/// A new folder of this run for profiles and altered sites; `clear_scratch` removes them all.
pub(crate) fn scratch(purpose: &str) -> PathBuf {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let number = COUNT.fetch_add(1, Ordering::Relaxed);
    made(of_this_run().join(format!("{number}-{purpose}")))
}

/// Removes what this run left in the system's folder for such things.
pub(crate) fn clear_scratch() {
    // A browser that is still ending may hold a file; the system clears the folder some day.
    let _ = fs::remove_dir_all(of_this_run());
}

fn of_this_run() -> PathBuf {
    // Not below the project: Chromium puts sockets here, whose paths must be short.
    env::temp_dir().join(format!("jadoube-e2e-{}", process::id()))
}

/// Copies a folder with everything in it, except the files whose name ends as `without` says.
pub(crate) fn copy_folder(from: &Path, to: &Path, without: &[&str]) {
    made(to.to_owned());
    for entry in fs::read_dir(from).expect("the folder to copy can be read") {
        let entry = entry.expect("an entry of the folder can be read");
        let name = entry.file_name();
        let target = to.join(&name);
        if entry.path().is_dir() {
            copy_folder(&entry.path(), &target, without);
        } else if !without
            .iter()
            .any(|end| name.to_string_lossy().ends_with(end))
        {
            fs::copy(entry.path(), &target).expect("a file can be copied");
        }
    }
}

fn made(folder: PathBuf) -> PathBuf {
    fs::create_dir_all(&folder).expect("a folder for output can be made");
    folder
}
