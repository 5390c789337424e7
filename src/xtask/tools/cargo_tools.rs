//! Tools that are built from crates.

use std::process::Command;

use super::path::{find, version_text};
use crate::failure::{Failure, Outcome};
use crate::{progress, workspace};

/// A program that `cargo install` can build.
#[derive(Debug)]
pub(super) struct CargoTool {
    /// The name of the crate.
    package: &'static str,
    /// The exact version.
    version: &'static str,
    /// The programs it must bring, the one that tells the version first.
    programs: &'static [&'static str],
    /// Further arguments for `cargo install`.
    options: &'static [&'static str],
    /// How hard the compiler tries; a short build is worth more than speed where little is done.
    opt_level: &'static str,
}

/// Bundles the site.
pub(super) const TRUNK: CargoTool = CargoTool {
    package: "trunk",
    version: "0.21.14",
    programs: &["trunk"],
    // Neither its update check nor its downloads are wanted, so it needs no TLS either.
    options: &["--no-default-features"],
    // It copies and hashes a handful of files; optimizing its many crates takes twice as long.
    opt_level: "0",
};

/// The driver of Firefox.
pub(super) const GECKODRIVER: CargoTool = CargoTool {
    package: "geckodriver",
    version: "0.37.1",
    programs: &["geckodriver"],
    options: &[],
    // It hands messages on; the browser does the work.
    opt_level: "0",
};

/// Builds and runs the fuzz targets.
pub(super) const CARGO_FUZZ: CargoTool = CargoTool {
    package: "cargo-fuzz",
    version: "0.13.2",
    programs: &["cargo-fuzz"],
    options: &[],
    opt_level: "0",
};

/// Makes a book of Markdown, in which boards must work.
pub(super) const MDBOOK: CargoTool = CargoTool {
    package: "mdbook",
    version: "0.5.4",
    programs: &["mdbook"],
    // Neither its server nor its search is needed; what is left is built in half a minute.
    options: &["--no-default-features"],
    opt_level: "0",
};

impl CargoTool {
    /// The program that it brings first.
    pub(super) fn program(&self) -> &'static str {
        self.programs[0]
    }
}

/// Builds the tool into `target/tools` when the right version is not there.
pub(super) fn ensure(tool: &CargoTool) -> Outcome<()> {
    if is_present(tool) {
        return Ok(());
    }
    let mut command = install(tool.opt_level);
    command
        .args(tool.options)
        .arg(format!("{}@{}", tool.package, tool.version));
    let title = format!(
        "Installing {} {} (once, some minutes)",
        tool.package, tool.version
    );
    progress::run(&title, &mut command)?;
    if is_present(tool) {
        return Ok(());
    }
    Err(Failure::new(format!(
        "{} {} was installed, but another version stands before it on PATH",
        tool.package, tool.version
    )))
}

/// The command that compiles a tool and puts it into `target/tools`; what is missing is its name.
pub(super) fn install(opt_level: &str) -> Command {
    let mut command = workspace::cargo();
    command
        .args(["install", "--locked", "--force", "--root"])
        .arg(workspace::tools());
    compiled_briefly(&mut command, opt_level);
    command
}

/// Lets a command of Cargo compile its release profile as tools are compiled.
pub(super) fn compiled_briefly<'a>(command: &'a mut Command, opt_level: &str) -> &'a mut Command {
    command
        // One folder for all tools, so that the crates they share are built once.
        .env("CARGO_TARGET_DIR", workspace::tools().join("build"))
        .env("CARGO_PROFILE_RELEASE_LTO", "off")
        .env("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16")
        .env("CARGO_PROFILE_RELEASE_OPT_LEVEL", opt_level)
        .env("CARGO_PROFILE_RELEASE_DEBUG", "0")
        .env("CARGO_PROFILE_RELEASE_STRIP", "symbols")
}

fn is_present(tool: &CargoTool) -> bool {
    let version = version_text(tool.program());
    version.is_some_and(|text| tells(&text, tool.version))
        && tool.programs.iter().all(|program| find(program).is_some())
}

/// Whether the text that a program prints for `--version` names exactly this version.
pub(super) fn tells(text: &str, version: &str) -> bool {
    text.split_whitespace()
        .any(|word| word.strip_prefix('v').unwrap_or(word) == version)
}

/// Frees the space that building the tools took.
pub(super) fn clean() {
    // Only disk space is lost when this fails.
    let _ = std::fs::remove_dir_all(workspace::tools().join("build"));
}

#[cfg(test)]
mod tests {
    use super::tells;
    use crate::failure::read_text;
    use crate::workspace;

    #[test]
    fn a_version_is_only_recognized_as_a_whole_word() {
        assert!(tells("trunk 0.21.14\n", "0.21.14"));
        assert!(tells("wasm-bindgen 0.2.129 (abc)", "0.2.129"));
        assert!(tells("mdbook v0.5.4", "0.5.4"));
        assert!(!tells("wasm-bindgen 0.2.1290", "0.2.129"));
        assert!(!tells("", "0.2.129"));
    }

    /// The version of wasm-bindgen, whose program is our own; see bind.rs.
    const WASM_BINDGEN: &str = "0.2.129";

    #[test]
    fn the_programs_of_wasm_bindgen_match_the_locked_crate() {
        let lock = read_text(&workspace::root().join("Cargo.lock")).unwrap();
        let entry = format!("name = \"wasm-bindgen\"\nversion = \"{}\"\n", WASM_BINDGEN);
        assert!(lock.contains(&entry));
        let bind = workspace::root().join("src/xtask/bind/Cargo.toml");
        let dependency = format!("wasm-bindgen-cli-support = \"={WASM_BINDGEN}\"");
        assert!(read_text(&bind).unwrap().contains(&dependency));
    }
}
