//! Linting while compiling.

use std::process::Command;

/// Lets a command of Cargo lint what it compiles of its own workspace, and fail on a warning.
///
/// `cargo clippy` sets the same variables but compiles nothing, so that every library would be read
/// twice where a package is compiled anyway.
pub(crate) fn linting(command: &mut Command) -> &mut Command {
    command
        .env("RUSTC_WORKSPACE_WRAPPER", "clippy-driver")
        .env("CLIPPY_ARGS", "--deny__CLIPPY_HACKERY__warnings")
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use super::linting;
    use crate::workspace;

    /// Whether a package of this one file compiles under [`linting`].
    fn passes(folder: &Path, source: &str) -> bool {
        fs::write(folder.join("lib.rs"), source).unwrap();
        let mut command = workspace::cargo();
        linting(&mut command)
            .current_dir(folder)
            .env("CARGO_TARGET_DIR", folder.join("target"))
            .args(["build", "--offline", "--quiet"]);
        command.output().unwrap().status.success()
    }

    #[test]
    fn what_the_compiler_and_what_clippy_warns_of_fails_the_build() {
        let folder = std::env::temp_dir().join(format!("jadoube-linting-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let manifest = "[workspace]\n[package]\nname = \"linted\"\nedition = \"2024\"\n\
                        [lib]\npath = \"lib.rs\"\n";
        fs::write(folder.join("Cargo.toml"), manifest).unwrap();
        let function = |body: &str| format!("pub fn has_none(bytes: &[u8]) -> bool {{ {body} }}");
        assert!(passes(&folder, &function("bytes.is_empty()")));
        assert!(!passes(&folder, &function("bytes.len() == 0")));
        assert!(!passes(
            &folder,
            &function("let unused = 1; bytes.is_empty()")
        ));
        fs::remove_dir_all(folder).unwrap();
    }
}
