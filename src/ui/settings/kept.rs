//! How each kind of setting is kept as text.

use board::Coordinates;
use notation::style::Style;

use super::{PieceSet, Scheme, SquareColors, Theme, Volume};
use crate::learning::Layers;

/// A setting that is kept as text without blanks.
pub(super) trait Kept {
    /// The text.
    fn text(&self) -> String;
    /// Takes what [`text`](Self::text) wrote; a text that it never writes changes nothing.
    fn read(&mut self, text: &str) -> bool;
}

/// Takes a value if there is one.
fn set<T>(place: &mut T, value: Option<T>) -> bool {
    value.is_some_and(|value| {
        *place = value;
        true
    })
}

impl Kept for bool {
    fn text(&self) -> String {
        if *self { "yes" } else { "no" }.to_owned()
    }

    fn read(&mut self, text: &str) -> bool {
        *self = text == "yes" || (*self && text != "no");
        matches!(text, "yes" | "no")
    }
}

macro_rules! kept_by_key {
    ($($name:ident),*) => {
        $(impl Kept for $name {
            fn text(&self) -> String {
                self.key().to_owned()
            }

            fn read(&mut self, text: &str) -> bool {
                set(self, Self::from_key(text))
            }
        })*
    };
}

kept_by_key!(Theme, Scheme, SquareColors, PieceSet, Coordinates, Style);

impl Kept for Volume {
    fn text(&self) -> String {
        self.get().to_string()
    }

    fn read(&mut self, text: &str) -> bool {
        set(self, text.parse().ok().and_then(Self::new))
    }
}

impl Kept for Layers {
    fn text(&self) -> String {
        self.to_text()
    }

    fn read(&mut self, text: &str) -> bool {
        let read = Self::parse(text);
        // A layer of a newer version is left out, and the others hold.
        *self = read;
        true
    }
}
