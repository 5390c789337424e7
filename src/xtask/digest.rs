//! Digests of files: subresource integrity for browsers, short names for caches.

use sha2::{Digest, Sha256, Sha384};

const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/// The digest of `bytes` in the form of an `integrity` attribute: `sha384-` and base64.
#[must_use]
pub fn integrity(bytes: &[u8]) -> String {
    format!("sha384-{}", base64(&Sha384::digest(bytes)))
}

/// The digest of a script or style in the form in which a content security policy names it.
#[must_use]
pub fn policy_source(text: &str) -> String {
    format!("'sha256-{}'", base64(&Sha256::digest(text)))
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

/// Base64 with padding, RFC 4648 section 4.
fn base64(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for chunk in bytes.chunks(3) {
        let group = chunk
            .iter()
            .fold(0_u32, |group, &byte| group << 8 | u32::from(byte))
            << (8 * (3 - chunk.len()));
        for place in 0..4 {
            let sextet = (group >> (18 - 6 * place) & 63) as usize;
            text.push(if place <= chunk.len() {
                char::from(ALPHABET[sextet])
            } else {
                '='
            });
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::{base64, integrity, policy_source, short_name};

    #[test]
    fn base64_agrees_with_the_vectors_of_rfc_4648() {
        let vectors = [
            ("", ""),
            ("f", "Zg=="),
            ("fo", "Zm8="),
            ("foo", "Zm9v"),
            ("foob", "Zm9vYg=="),
            ("fooba", "Zm9vYmE="),
            ("foobar", "Zm9vYmFy"),
        ];
        for (plain, encoded) in vectors {
            assert_eq!(base64(plain.as_bytes()), encoded);
        }
    }

    #[test]
    fn integrity_agrees_with_the_vector_of_fips_180() {
        let expected = "sha384-ywB1P0WjXou1oD1pmsZQBycsMqsO3tFjGotgWkP/W+2AhgcroefMI1i67KE0yCWn";
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
