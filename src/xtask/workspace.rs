//! Where things are in the workspace.

use std::path::{Path, PathBuf};

/// The root of the workspace: the folder of the top `Cargo.toml`.
#[must_use]
pub fn root() -> PathBuf {
    let manifest = Path::new(env!("CARGO_MANIFEST_DIR"));
    manifest
        .ancestors()
        .nth(2)
        .expect("src/xtask lies two folders below the root")
        .to_owned()
}

/// The built site.
#[must_use]
pub fn dist() -> PathBuf {
    root().join("dist")
}

/// Where installed tools live; not moved by `CARGO_TARGET_DIR`, so that every build finds them.
#[must_use]
pub fn tools() -> PathBuf {
    root().join("target").join("tools")
}

/// The program `cargo`, the one that runs this task when there is one.
#[must_use]
pub fn cargo() -> std::process::Command {
    let program = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = std::process::Command::new(program);
    command.current_dir(root());
    // These describe the package `xtask`; a build started from here must not see them, or crates
    // that read them would be rebuilt each time it is started another way.
    for name in [
        "CARGO_MANIFEST_DIR",
        "CARGO_MANIFEST_PATH",
        "CARGO_PKG_NAME",
        "CARGO_PKG_VERSION",
    ] {
        command.env_remove(name);
    }
    command
}

/// Lets a command compile what is shipped: paths of crates, which stand in the program for its
/// reports of panics, begin with the name of the crate. They are shorter, and the same program is
/// made on every machine.
///
/// Only what is compiled for WebAssembly is compiled so: flags for everything would have each native
/// program compiled a second time that is started while the site is built.
pub fn with_short_paths(command: &mut std::process::Command) -> &mut std::process::Command {
    let home = std::env::var_os("CARGO_HOME")
        .map(PathBuf::from)
        .or_else(|| std::env::var_os("HOME").map(|home| PathBuf::from(home).join(".cargo")));
    let sources = home.map(|home| home.join("registry").join("src"));
    let registries = sources.and_then(|sources| std::fs::read_dir(sources).ok());
    let mut flags: Vec<String> = registries
        .into_iter()
        .flatten()
        .flatten()
        .map(|registry| format!("--remap-path-prefix={}/=", registry.path().display()))
        // White space divides the flags, and without this one the program is only larger.
        .filter(|flag| !flag.contains(char::is_whitespace))
        .collect();
    flags.sort();
    command.env(
        "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS",
        flags.join(" "),
    )
}
