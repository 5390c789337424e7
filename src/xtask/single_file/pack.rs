//! Files as small as the single file can unpack them.

use std::fs;
use std::io::Write as _;
use std::num::NonZeroU64;
use std::path::{Path, PathBuf};

use lzma_rust2::{CheckType, XzOptions, XzWriter};
use zopfli::{Format, Options};

use crate::failure::{Failure, Outcome, read_bytes, write};
use crate::progress;

/// How often zopfli looks for a better division: after five rounds it finds almost nothing more.
const ROUNDS: u64 = 5;

/// The strongest preset of xz, and how far it looks back: no file is larger.
const PRESET: u32 = 9;
const DICTIONARY: u32 = 1 << 20;

/// How a file is packed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Packing {
    /// As every browser unpacks it by itself, workers included.
    Deflate,
    /// An eighth smaller; the page brings along what unpacks it, which no worker has.
    Xz,
}

/// Files that are packed as one, each after the one before it.
#[derive(Debug)]
pub(super) struct Pack {
    /// How they are packed.
    pub(super) packing: Packing,
    /// Their names in the site, and how many bytes each has.
    pub(super) files: Vec<(String, usize)>,
    bytes: Vec<u8>,
}

impl Pack {
    /// Reads the files of a pack from the site in `folder`.
    ///
    /// # Errors
    /// A file cannot be read.
    pub(super) fn read(folder: &Path, names: Vec<String>, packing: Packing) -> Outcome<Self> {
        let (mut files, mut bytes) = (Vec::new(), Vec::new());
        for name in names {
            let file = read_bytes(&folder.join(&name))?;
            files.push((name, file.len()));
            bytes.extend(file);
        }
        Ok(Self {
            packing,
            files,
            bytes,
        })
    }
}

/// Packs files and returns where the packs lie in `made`, in their order.
///
/// # Errors
/// A pack cannot be made or written.
pub(super) fn all(packs: &[Pack], made: &Path) -> Outcome<Vec<PathBuf>> {
    let places = made.join("packed");
    fs::create_dir_all(&places).map_err(|error| Failure::at(places.display(), &error))?;
    let place_of = |place: usize| places.join(place.to_string());
    progress::announce("Packing what lies in the single file");
    for (place, pack) in packs.iter().enumerate() {
        let packed = match pack.packing {
            Packing::Deflate => deflated(&pack.bytes),
            Packing::Xz => xz(&pack.bytes),
        };
        let packed = packed.map_err(|error| Failure::at(place_of(place).display(), &error))?;
        write(&place_of(place), packed)?;
    }
    Ok((0..packs.len()).map(place_of).collect())
}

/// The bytes as `DecompressionStream("deflate")` unpacks them.
fn deflated(bytes: &[u8]) -> std::io::Result<Vec<u8>> {
    let options = Options {
        iteration_count: NonZeroU64::new(ROUNDS).expect("more rounds than none"),
        ..Options::default()
    };
    let mut packed = Vec::new();
    zopfli::compress(options, Format::Zlib, bytes, &mut packed)?;
    Ok(packed)
}

/// The bytes as `src/web/single/kept-small.js` unpacks them.
fn xz(bytes: &[u8]) -> std::io::Result<Vec<u8>> {
    let mut options = XzOptions::with_preset(PRESET);
    options.set_check_sum_type(CheckType::Crc32);
    options.lzma_options.dict_size = DICTIONARY;
    // Programs are bytes without an alignment.
    options.lzma_options.lc = 4;
    options.lzma_options.lp = 0;
    options.lzma_options.pb = 0;
    let mut writer = XzWriter::new(Vec::new(), options)?;
    writer.write_all(bytes)?;
    writer.finish()
}
