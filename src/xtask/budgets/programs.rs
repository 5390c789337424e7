//! What the programs weigh that are fetched when they are first needed.

use std::path::Path;

use crate::failure::{Failure, Outcome, read_text};
use crate::programs;
use crate::sizes::{measure, print_row, print_row_limit, within};

/// Prints the sizes of the programs in `folder`.
///
/// # Errors
/// A limit is exceeded, or a size cannot be measured.
pub(super) fn check(folder: &Path) -> Outcome<()> {
    let page = read_text(&folder.join("index.html"))?;
    println!("\nPrograms of their own, fetched when first needed, in bytes");
    for program in &programs::ALL {
        let Some(programs::Files { js, wasm }) = programs::announced(&page, program.name) else {
            return Err(Failure::new(format!(
                "index.html does not announce the program {}",
                program.name
            )));
        };
        let files = [js, wasm];
        let measured = measure(folder, &files)?;
        for (file, sizes) in files.iter().zip(&measured) {
            print_row(file, *sizes);
        }
        print_row_limit("limit for this wasm", program.limit);
        let weight = measured.last().map_or(0, |sizes| sizes.brotli);
        within(
            &format!("the wasm of {}", program.name),
            weight,
            program.limit,
        )?;
    }
    Ok(())
}
