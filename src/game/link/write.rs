//! From a game to its link.

use rules::Color;

use super::bytes::push_number;
use super::number::Number;
use super::{LinkedGame, PREFIX, base64, end, moves, start};
use crate::record::crc32;

pub(super) const KIND: u8 = 3;
pub(super) const NAMES: u8 = 4;
pub(super) const OPTIONS: u8 = 8;
pub(super) const END: u8 = 16;
pub(super) const ALL: u8 = KIND | NAMES | OPTIONS | END;

impl LinkedGame {
    /// The link of the game, to be put behind `#g=`.
    #[must_use]
    pub fn to_link(&self) -> String {
        let game = self.bytes();
        let mut bytes = Vec::new();
        push_number(&mut bytes, game.len() as u32);
        bytes.extend(game);
        let check = crc32(&bytes);
        bytes.extend(check.to_be_bytes());
        [PREFIX, &base64::write(&bytes)].concat()
    }

    pub(super) fn bytes(&self) -> Vec<u8> {
        let mut bytes = self.id.to_be_bytes().to_vec();
        let (kind, start) = start::write(self.game.start());
        let end = end::byte_of(&self.game);
        let has_names = Color::ALL
            .iter()
            .any(|color| self.names.get(*color).is_some());
        let mut head = kind;
        for (is_there, bit) in [
            (has_names, NAMES),
            (self.options.iter().len() > 0, OPTIONS),
            (end.is_some(), END),
        ] {
            head |= if is_there { bit } else { 0 };
        }
        bytes.push(head);
        bytes.extend(start);
        if has_names {
            for color in Color::ALL {
                let name = self
                    .names
                    .get(color)
                    .as_ref()
                    .map_or("", |name| name.as_str());
                push_number(&mut bytes, name.len() as u32);
                bytes.extend(name.as_bytes());
            }
        }
        if self.options.iter().len() > 0 {
            push_number(&mut bytes, self.options.iter().len() as u32);
            for (key, value) in self.options.iter() {
                bytes.push(key);
                push_number(&mut bytes, value);
            }
        }
        bytes.extend(end);
        push_number(&mut bytes, self.game.len() as u32);
        bytes.extend(self.moves().0);
        bytes
    }

    /// All moves in one number. The first comes out first, so it goes in last.
    fn moves(&self) -> Number {
        let mut number = Number::default();
        for (ply, mv) in self.game.moves().iter().enumerate().rev() {
            let legal = moves::in_order(self.game.position_at(ply));
            let index = legal.iter().position(|other| other == mv);
            let index = index.expect("a game holds legal moves only");
            number.push(legal.len() as u32, index as u32);
        }
        number
    }
}
