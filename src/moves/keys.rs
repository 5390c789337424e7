//! The keys that step through a record, without the browser's types.

use crate::walk::Go;

/// A key press, without the browser's types.
#[derive(Clone, Copy, Debug, Default)]
pub struct Press<'a> {
    /// The character that the key types, or its name.
    pub key: &'a str,
    /// The Shift key is down.
    pub shift: bool,
    /// The Control or Command key is down.
    pub control: bool,
    /// The Alt key is down.
    pub alt: bool,
}

/// The step through the record that a key asks for.
#[must_use]
pub fn step(press: Press<'_>) -> Option<Go> {
    if press.control || press.alt {
        return None;
    }
    Some(match (press.key, press.shift) {
        ("ArrowLeft", false) => Go::Previous,
        ("ArrowRight", false) => Go::Next,
        ("ArrowLeft", true) => Go::BranchBefore,
        ("ArrowRight", true) => Go::BranchAfter,
        ("ArrowUp", false) => Go::VariationBefore,
        ("ArrowDown", false) => Go::VariationAfter,
        ("Home", _) => Go::First,
        ("End", _) => Go::Last,
        _ => return None,
    })
}
