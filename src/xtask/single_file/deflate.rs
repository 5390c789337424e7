//! Files as small as a browser can unpack them by itself.

use std::fs;
use std::num::NonZeroU64;
use std::path::{Path, PathBuf};

use zopfli::{Format, Options};

use crate::failure::{Failure, Outcome, read_bytes, write};
use crate::progress;

/// How often zopfli looks for a better division: after five rounds it finds almost nothing more.
const ROUNDS: u64 = 5;

/// Deflates the `files` of the site in `folder` and returns where they lie in `made`, in their order.
///
/// # Errors
/// A file cannot be read or written.
pub(super) fn all(folder: &Path, files: &[String], made: &Path) -> Outcome<Vec<PathBuf>> {
    let places = made.join("deflated");
    fs::create_dir_all(&places).map_err(|error| Failure::at(places.display(), &error))?;
    let place_of = |place: usize| places.join(place.to_string());
    progress::announce("Deflating what lies in the single file");
    for (place, file) in files.iter().enumerate() {
        let bytes = read_bytes(&folder.join(file))?;
        write(&place_of(place), deflated(&bytes)?)?;
    }
    Ok((0..files.len()).map(place_of).collect())
}

/// The bytes as `DecompressionStream("deflate")` unpacks them.
fn deflated(bytes: &[u8]) -> Outcome<Vec<u8>> {
    let options = Options {
        iteration_count: NonZeroU64::new(ROUNDS).expect("more rounds than none"),
        ..Options::default()
    };
    let mut packed = Vec::new();
    zopfli::compress(options, Format::Zlib, bytes, &mut packed)
        .map_err(|error| Failure::new(format!("zopfli: {error}")))?;
    Ok(packed)
}
