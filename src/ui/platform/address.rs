//! The address of the page: hash routes only, so that any static host and `file://` will do.

use super::window;

/// What the address asks for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Route {
    /// The position to set up, as a FEN.
    pub fen: Option<String>,
}

/// Reads the hash of the address, such as `#/play?fen=8/8/8/8/8/8/8/8%20w%20-%20-`.
#[must_use]
pub fn parse(hash: &str) -> Route {
    let query = hash.split_once('?').map_or("", |(_, query)| query);
    let fen = query
        .split('&')
        .find_map(|pair| pair.strip_prefix("fen="))
        .map(|value| decode(value).replace('_', " "))
        .filter(|fen| !fen.trim().is_empty());
    Route { fen }
}

/// What the page's address asks for now.
#[must_use]
pub fn current() -> Route {
    parse(
        &window()
            .and_then(|window| window.location().hash().ok())
            .unwrap_or_default(),
    )
}

/// Leaves the position out of the address, once another game has begun.
pub fn forget_position() {
    if current().fen.is_none() {
        return;
    }
    let Some(history) = window().and_then(|window| window.history().ok()) else {
        return;
    };
    // Replacing the entry is a courtesy to a reload; without it the stored game still wins.
    let _ = history.replace_state_with_url(&wasm_bindgen::JsValue::NULL, "", Some("#/play"));
}

/// Percent-decoding; `+` is a space; what is malformed stays as it is, for the FEN reader to name.
fn decode(text: &str) -> String {
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
    String::from_utf8_lossy(&decoded).into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fen(hash: &str) -> Option<String> {
        parse(hash).fen
    }

    #[test]
    fn a_position_can_stand_in_the_address() {
        let expected = Some("8/8/8/4k3/8/4K3/8/R7 w - - 0 1".to_owned());
        assert_eq!(
            fen("#/play?fen=8/8/8/4k3/8/4K3/8/R7%20w%20-%20-%200%201"),
            expected
        );
        assert_eq!(
            fen("#/analyse?fen=8/8/8/4k3/8/4K3/8/R7+w+-+-+0+1"),
            expected
        );
        assert_eq!(
            fen("#/analyse?x=1&fen=8/8/8/4k3/8/4K3/8/R7_w_-_-_0_1"),
            expected
        );
    }

    #[test]
    fn a_plain_route_asks_for_nothing() {
        for hash in ["", "#", "#/play", "#/play?fen=", "#/learn/pawn"] {
            assert_eq!(fen(hash), None, "{hash}");
        }
    }

    #[test]
    fn malformed_percent_signs_are_kept() {
        assert_eq!(decode("a%2"), "a%2");
        assert_eq!(decode("%zz%41"), "%zzA");
        assert_eq!(decode("%"), "%");
    }
}
