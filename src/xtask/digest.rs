//! Digests of files: subresource integrity for browsers, short names for caches.

use base64ct::{Base64, Encoding};
use sha2::{Digest, Sha256, Sha384};

/// The first twelve bytes of the digest of `bytes` in base64, by which the service worker tells the
/// versions of a file apart: a mistake, not an attacker, would bring another one.
#[must_use]
pub fn of_version(bytes: &[u8]) -> String {
    Base64::encode_string(&Sha256::digest(bytes)[..12])
}

/// The digest of `bytes` in the form of an `integrity` attribute: `sha256-` and base64. The lists of the
/// site hold some hundred of them, which no compression makes shorter, so no longer one is taken.
#[must_use]
pub fn integrity(bytes: &[u8]) -> String {
    format!("sha256-{}", Base64::encode_string(&Sha256::digest(bytes)))
}

/// The digest of a script or style in the form in which a content security policy names it.
#[must_use]
pub fn policy_source(text: &str) -> String {
    format!("'sha256-{}'", Base64::encode_string(&Sha256::digest(text)))
}

/// Sixteen hexadecimal digits that change whenever `bytes` change.
#[must_use]
pub fn short_name(bytes: &[u8]) -> String {
    Sha384::digest(bytes)
        .iter()
        .take(8)
        .map(|byte| format!("{byte:02x}"))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::{integrity, policy_source, short_name};

    #[test]
    fn integrity_agrees_with_the_vector_of_fips_180() {
        let expected = "sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=";
        assert_eq!(integrity(b"abc"), expected);
    }

    #[test]
    fn a_policy_names_a_script_by_the_vector_of_fips_180() {
        let expected = "'sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0='";
        assert_eq!(policy_source("abc"), expected);
    }

    #[test]
    fn short_names_differ_when_the_bytes_differ() {
        assert_eq!(short_name(b"abc"), "cb00753f45a35e8b");
        assert_ne!(short_name(b"abc"), short_name(b"abd"));
    }
}
