//! What the author switches on over a position: attacked squares, hanging pieces and the like.

use std::rc::Rc;

use board::Tint;
use element::Attribute;
use rules::Position;
use ui::learning::{Layer, Layers, tints_of};

use crate::fault::Fault;

/// The names in the attribute `overlays`, and what they switch on.
const NAMES: [(&str, &[Layer]); 6] = [
    ("attacks", &[Layer::White, Layer::Black]),
    ("hanging", &[Layer::Danger]),
    ("pins", &[Layer::Pins]),
    ("checks", &[Layer::Checks]),
    ("pawns", &[Layer::Pawns]),
    ("none", &[]),
];

/// What is switched on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Overlays(Layers);

impl Overlays {
    /// Reads the attribute.
    ///
    /// # Errors
    ///
    /// [`Fault`] for a name that is none.
    pub(crate) fn read(text: &str) -> Result<Self, Fault> {
        let mut layers = Layers::default();
        for name in text.split([' ', ',']).filter(|name| !name.is_empty()) {
            let Some((_, meant)) = NAMES.iter().find(|(known, _)| *known == name) else {
                let choices: Vec<&str> = NAMES.iter().map(|(known, _)| *known).collect();
                let message = words::not_a_choice(Attribute::Overlays.name(), name, &choices);
                return Err(Fault::in_attribute(Attribute::Overlays, message));
            };
            for &layer in *meant {
                if !layers.contains(layer) {
                    layers = layers.toggled(layer);
                }
            }
        }
        Ok(Self(layers))
    }

    /// What is drawn over a position.
    pub(crate) fn tints(self, position: &Position) -> Rc<[Tint]> {
        tints_of(position, self.0).into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_can_be_combined() {
        let position = Position::default();
        let tints = |text: &str| Overlays::read(text).unwrap().tints(&position).len();
        assert_eq!(tints(""), 0);
        assert_eq!(tints("attacks"), 2);
        assert_eq!(
            tints("attacks, attacks hanging"),
            2,
            "nothing hangs at the start"
        );
        assert!(
            Overlays::read("attack")
                .unwrap_err()
                .message
                .contains("attacks")
        );
    }
}
