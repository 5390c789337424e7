//! The one error of the tasks: a sentence for the person at the terminal.

use std::fmt;
use std::io;

/// What a task returns.
pub type Outcome<T> = Result<T, Failure>;

/// Why a task could not finish, in words that say what to do about it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Failure(String);

impl Failure {
    /// A failure named by `message`.
    pub fn new(message: impl Into<String>) -> Self {
        Self(message.into())
    }

    /// A failure at a file or a program: `subject` names it, `error` is what the system said.
    pub fn at(subject: impl fmt::Display, error: &io::Error) -> Self {
        Self(format!("{subject}: {error}"))
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.0)
    }
}

impl std::error::Error for Failure {}

/// Reads a text file, naming it when that fails.
///
/// # Errors
/// The file cannot be read or is not UTF-8.
pub fn read_text(path: &std::path::Path) -> Outcome<String> {
    std::fs::read_to_string(path).map_err(|error| Failure::at(path.display(), &error))
}

/// Reads a file, naming it when that fails.
///
/// # Errors
/// The file cannot be read.
pub fn read_bytes(path: &std::path::Path) -> Outcome<Vec<u8>> {
    std::fs::read(path).map_err(|error| Failure::at(path.display(), &error))
}

/// Writes a file, naming it when that fails.
///
/// # Errors
/// The file cannot be written.
pub fn write(path: &std::path::Path, contents: impl AsRef<[u8]>) -> Outcome<()> {
    std::fs::write(path, contents).map_err(|error| Failure::at(path.display(), &error))
}
