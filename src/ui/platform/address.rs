//! The address of the page: hash routes only, so that any static host and `file://` will do.

use super::window;
use crate::state::{GlossaryRoute, Route};

/// What the address asks for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Address {
    /// The page.
    pub route: Route,
    /// The position to set up, as a FEN.
    pub fen: Option<String>,
}

/// Reads the hash of the address, such as `#/play?fen=8/8/8/8/8/8/8/8%20w%20-%20-`.
#[must_use]
pub fn parse(hash: &str) -> Address {
    let (path, query) = hash.split_once('?').unwrap_or((hash, ""));
    let fen = query
        .split('&')
        .find_map(|pair| pair.strip_prefix("fen="))
        .map(|value| decode(value).replace('_', " "))
        .filter(|fen| !fen.trim().is_empty());
    Address {
        route: route(path),
        fen,
    }
}

fn route(path: &str) -> Route {
    match path.strip_prefix("#/glossary") {
        Some("" | "/") => Route::Glossary(GlossaryRoute::List),
        Some(rest) if rest.starts_with('/') => {
            Route::Glossary(GlossaryRoute::Term(decode(&rest[1..]).into()))
        }
        _ => Route::Play,
    }
}

/// What the page's address asks for now.
#[must_use]
pub fn current() -> Address {
    parse(
        &window()
            .and_then(|window| window.location().hash().ok())
            .unwrap_or_default(),
    )
}

/// Leads the address to a page; the browser then tells of the change as of any other.
pub fn lead_to(route: &Route) {
    if let Some(window) = window() {
        // A browser that refuses leaves the reader where they are.
        let _ = window.location().set_hash(&route.hash());
    }
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
    fn every_page_is_found_at_its_address() {
        let glossary = |place| Route::Glossary(place);
        for route in [
            Route::Play,
            glossary(GlossaryRoute::List),
            Route::term("en-passant"),
            Route::term("fool's mate"),
            Route::term("50 % of a/b?c#d & +"),
            Route::term("\u{e4}"),
        ] {
            assert_eq!(parse(&route.hash()).route, route);
        }
        assert_eq!(parse("#/glossary/").route, glossary(GlossaryRoute::List));
        for hash in [
            "",
            "#",
            "#/glossaryx",
            "#/play?fen=/glossary",
            "#/learn/pawn",
        ] {
            assert_eq!(parse(hash).route, Route::Play, "{hash}");
        }
    }

    #[test]
    fn malformed_percent_signs_are_kept() {
        assert_eq!(decode("a%2"), "a%2");
        assert_eq!(decode("%zz%41"), "%zzA");
        assert_eq!(decode("%"), "%");
    }
}
