//! The command line: the options of wasm-bindgen's own program that the build uses.

use std::path::PathBuf;

use pico_args::Arguments;

/// What to do.
pub(crate) enum Command {
    /// Print the version.
    Version,
    /// Bind a program.
    Bind(Options),
}

/// How a program is bound.
pub(crate) struct Options {
    /// The compiled program.
    pub(crate) input: PathBuf,
    /// Where the bound program goes.
    pub(crate) folder: PathBuf,
    /// Its name there, without an extension.
    pub(crate) name: String,
    /// Whether TypeScript declarations are written.
    pub(crate) is_typed: bool,
    /// Whether the script checks its arguments.
    pub(crate) is_checked: bool,
    /// Whether the names of functions are demangled.
    pub(crate) is_demangled: bool,
    pub(crate) keeps_debug: bool,
    pub(crate) keeps_lld_exports: bool,
    pub(crate) removes_producers: bool,
    pub(crate) omits_default_path: bool,
}

impl Command {
    pub(crate) fn read(mut words: Arguments) -> Result<Self, String> {
        if words.contains(["-V", "--version"]) {
            return Ok(Self::Version);
        }
        let wrong = |error: pico_args::Error| error.to_string();
        let target: Option<String> = words.opt_value_from_str("--target").map_err(wrong)?;
        if target.as_deref() != Some("web") {
            return Err("only --target=web is supported".to_owned());
        }
        // Both state what wasm-bindgen finds out by itself.
        words.contains("--reference-types");
        words.contains("--weak-refs");
        let options = Options {
            folder: words.value_from_str("--out-dir").map_err(wrong)?,
            name: words.value_from_str("--out-name").map_err(wrong)?,
            is_typed: !words.contains("--no-typescript"),
            is_checked: words.contains("--debug"),
            is_demangled: !words.contains("--no-demangle"),
            keeps_debug: words.contains("--keep-debug"),
            keeps_lld_exports: words.contains("--keep-lld-exports"),
            removes_producers: words.contains("--remove-producers-section"),
            omits_default_path: words.contains("--omit-default-module-path"),
            input: words.free_from_str().map_err(wrong)?,
        };
        match words.finish().first() {
            None => Ok(Self::Bind(options)),
            Some(word) => Err(format!("cannot read `{}`", word.display())),
        }
    }
}
