//! Keys as numbers.

use super::plural::PluralCategory;

/// A key as the running program knows it: its text would only make the download larger.
pub(super) type Fingerprint = u32;

/// The fingerprint of a key (FNV-1a); a test makes sure that no two keys share one.
pub(crate) const fn fingerprint(key: &str) -> Fingerprint {
    continued(0x811c_9dc5, key)
}

/// The fingerprint of a form of a message about a count, as of the text `key.category`.
pub(super) const fn counted_fingerprint(key: Fingerprint, category: PluralCategory) -> Fingerprint {
    continued(continued(key, "."), category.name())
}

const fn continued(mut hash: Fingerprint, text: &str) -> Fingerprint {
    let bytes = text.as_bytes();
    let mut index = 0;
    while index < bytes.len() {
        hash = (hash ^ bytes[index] as u32).wrapping_mul(0x0100_0193);
        index += 1;
    }
    hash
}
