//! Percent-encoding, as addresses need it.

/// Percent-encoding of all but letters, digits and hyphens.
#[must_use]
pub fn encode(text: &str) -> String {
    let mut encoded = String::with_capacity(text.len());
    for byte in text.bytes() {
        if byte.is_ascii_alphanumeric() || byte == b'-' {
            encoded.push(char::from(byte));
        } else {
            let digit = |value: u8| char::from(b"0123456789ABCDEF"[usize::from(value & 15)]);
            encoded.extend(['%', digit(byte >> 4), digit(byte)]);
        }
    }
    encoded
}

/// Percent-decoding; `+` is a space; what is malformed stays as it is, for the FEN reader to name.
#[must_use]
pub fn decode(text: &str) -> String {
    let bytes = text.as_bytes();
    let mut decoded = Vec::with_capacity(bytes.len());
    let mut index = 0;
    while let Some(&byte) = bytes.get(index) {
        let pair = bytes.get(index + 1..index + 3).filter(|_| byte == b'%');
        let value = pair
            .and_then(|pair| std::str::from_utf8(pair).ok())
            .and_then(|digits| u8::from_str_radix(digits, 16).ok());
        if let Some(value) = value {
            decoded.push(value);
            index += 3;
        } else {
            decoded.push(if byte == b'+' { b' ' } else { byte });
            index += 1;
        }
    }
    String::from_utf8(decoded).unwrap_or_else(|_| text.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn malformed_percent_signs_are_kept() {
        assert_eq!(decode("a%2"), "a%2");
        assert_eq!(decode("%zz%41"), "%zzA");
        assert_eq!(decode("%"), "%");
    }

    #[test]
    fn what_is_no_text_is_kept_as_it_was_written() {
        assert_eq!(decode("caf%C3%A9+1"), "caf\u{e9} 1");
        assert_eq!(decode("caf%E9+1"), "caf%E9+1");
    }
}
