//! The address of the page: hash routes only, so that any static host and `file://` will do.

use super::window;
pub use crate::percent::{decode, encode};

/// The position in the query of an address, such as `fen=8/8/8/8/8/8/8/8_w_-_-`.
#[must_use]
pub fn fen(query: &str) -> Option<String> {
    query
        .split('&')
        .find_map(|pair| pair.strip_prefix("fen="))
        .map(|value| decode(value).replace('_', " "))
        .filter(|fen| !fen.trim().is_empty())
}

/// The hash of the page's address.
#[must_use]
pub fn hash() -> String {
    let hash = window().and_then(|window| window.location().hash().ok());
    hash.unwrap_or_default()
}

/// Changes the address to a page; the browser then reports the change like any other.
pub fn lead_to(hash: &str) {
    if let Some(window) = window() {
        // If the browser refuses, the page stays.
        let _ = window.location().set_hash(hash);
    }
}

/// Removes the position from the address, once another game has begun.
pub fn forget_position() {
    let hash = hash();
    let query = hash.split_once('?').map_or("", |(_, query)| query);
    if fen(query).is_some() {
        // It is a courtesy to a reload; without it the stored game still wins.
        replace(crate::links::PLAY);
    }
}

/// Puts another hash into the place of the present one, without a step in the history and without
/// a notification.
pub fn replace(hash: &str) {
    let Some(history) = window().and_then(|window| window.history().ok()) else {
        return;
    };
    // A browser that refuses leaves the address as it is.
    let _ = history.replace_state_with_url(&wasm_bindgen::JsValue::NULL, "", Some(hash));
}

#[cfg(test)]
mod tests {
    fn fen(hash: &str) -> Option<String> {
        super::fen(hash.split_once('?').map_or("", |(_, query)| query))
    }

    #[test]
    fn an_address_can_contain_a_position() {
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
}
