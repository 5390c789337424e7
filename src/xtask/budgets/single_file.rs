//! What the single file weighs.

use std::path::Path;

use crate::failure::{Failure, Outcome};
use crate::single_file;
use crate::sizes::{measure, print_row};

/// The limit for the file as it is passed on, in bytes: it fits into an email.
const LIMIT: u64 = 2_000_000;

/// Prints the size of the single file in `folder`.
///
/// # Errors
/// The limit is exceeded, or the size cannot be measured.
pub fn check_single_file(folder: &Path) -> Outcome<()> {
    println!("\nThe single file, in bytes");
    let files = [single_file::FILE.to_owned()];
    for sizes in measure(folder, &files)? {
        print_row(single_file::FILE, sizes);
        println!("{:<44} {LIMIT:>9}", "limit for it as it is");
        if sizes.raw > LIMIT {
            return Err(Failure::new(format!(
                "{} has {} bytes; the limit is {LIMIT}",
                single_file::FILE,
                sizes.raw
            )));
        }
    }
    Ok(())
}
