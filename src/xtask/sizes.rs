//! How large files are as they are fetched, and how their sizes are printed and compared with a limit.

use std::path::Path;
use std::process::Command;

use crate::failure::{Failure, Outcome};
use crate::progress;

/// Node has all three formats built in, so no compressor is compiled for this.
const SCRIPT: &str = include_str!("sizes.mjs");

/// A file's size in bytes, as it is and compressed at the highest levels.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Sizes {
    /// Not compressed.
    pub raw: u64,
    /// Compressed by gzip 9.
    pub gzip: u64,
    /// Compressed by brotli 11.
    pub brotli: u64,
}

/// Fails when `size` is above `limit`.
pub(crate) fn within(what: &str, size: u64, limit: u64) -> Outcome<()> {
    if size <= limit {
        return Ok(());
    }
    Err(Failure::new(format!(
        "{what} weighs {size} bytes after brotli 11; the limit is {limit}"
    )))
}

/// Prints the sizes of a file, or of several together, as a row of a table.
pub(crate) fn print_row(name: &str, sizes: Sizes) {
    println!(
        "{name:<44} {:>9} {:>9} {:>9}",
        sizes.raw, sizes.gzip, sizes.brotli
    );
}

/// Prints a limit below the sizes after brotli 11.
pub(crate) fn print_row_limit(name: &str, limit: u64) {
    println!("{name:<44} {:>9} {:>9} {limit:>9}", "", "");
}

/// The sizes of `files` in `folder`, in their order.
///
/// # Errors
/// Node is missing or a file cannot be read.
pub fn measure(folder: &Path, files: &[String]) -> Outcome<Vec<Sizes>> {
    let mut command = Command::new("node");
    command
        .current_dir(folder)
        .args(["--input-type=module", "--eval", SCRIPT, "--"])
        .args(files);
    let printed = progress::output_of(&mut command)?;
    let sizes: Vec<Sizes> = printed.lines().filter_map(read_sizes).collect();
    if sizes.len() == files.len() {
        Ok(sizes)
    } else {
        Err(Failure::new(format!(
            "node measured {} of {} files",
            sizes.len(),
            files.len()
        )))
    }
}

fn read_sizes(line: &str) -> Option<Sizes> {
    let mut numbers = line.split(' ').map(str::parse::<u64>);
    let mut next = || numbers.next()?.ok();
    Some(Sizes {
        raw: next()?,
        gzip: next()?,
        brotli: next()?,
    })
}

#[cfg(test)]
mod tests {
    use super::{Sizes, measure, read_sizes, within};
    use crate::workspace;

    #[test]
    fn one_byte_above_the_limit_fails() {
        assert!(within("it", 200_000, 200_000).is_ok());
        let failure = within("it", 200_001, 200_000).unwrap_err().to_string();
        assert_eq!(
            failure,
            "it weighs 200001 bytes after brotli 11; the limit is 200000"
        );
    }

    #[test]
    fn sizes_are_read_as_they_are_printed() {
        assert_eq!(
            read_sizes("300 200 100"),
            Some(Sizes {
                raw: 300,
                gzip: 200,
                brotli: 100
            })
        );
        assert_eq!(read_sizes("300 200"), None);
    }

    #[test]
    fn node_measures_every_file_in_order() {
        let files = ["Cargo.lock".to_owned(), "Cargo.toml".to_owned()];
        let sizes = measure(&workspace::root(), &files).unwrap();
        assert!(sizes[0].raw > sizes[1].raw);
        assert!(
            sizes
                .iter()
                .all(|sizes| sizes.brotli < sizes.gzip && sizes.gzip < sizes.raw)
        );
    }
}
