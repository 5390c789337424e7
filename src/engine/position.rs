//! What the search asks of the rules, in one place.

use std::hash::{Hash, Hasher};

use rules::{Bitboard, Color, Move, Position, PositionIdentity, Role};

/// Mixes the eight words of a position into a key.
struct Mixer(u64);

impl Hasher for Mixer {
    fn finish(&self) -> u64 {
        self.0 ^ self.0 >> 32
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.write_u64(u64::from(byte));
        }
    }

    #[inline(always)]
    fn write_u64(&mut self, word: u64) {
        self.0 = mix(self.0 ^ word);
    }
}

/// A step of mixing that loses nothing: both halves of it can be undone.
#[inline(always)]
pub(crate) const fn mix(word: u64) -> u64 {
    let product = word.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    product ^ product >> 31
}

/// Two words mixed into one.
#[inline(always)]
pub(crate) const fn mix_two(first: u64, second: u64) -> u64 {
    mix(mix(mix(first) ^ second))
}

/// The key of a position, clocks left out.
#[inline(always)]
pub(crate) fn key_of(identity: &PositionIdentity) -> u64 {
    let mut mixer = Mixer(0);
    identity.hash(&mut mixer);
    mixer.finish()
}

/// The kind of piece on a square of `set`, one bit.
#[inline(always)]
pub(crate) fn role_at(position: &Position, set: Bitboard) -> Option<Role> {
    if !position.occupied().meets(set) {
        return None;
    }
    Role::ALL
        .into_iter()
        .find(|&role| position.by_role(role).meets(set))
}

/// The kind of piece that `mv` takes.
#[inline(always)]
pub(crate) fn captured_role(position: &Position, mv: Move) -> Option<Role> {
    if mv.is_castling() {
        None
    } else if mv.is_en_passant() {
        Some(Role::Pawn)
    } else {
        role_at(position, Bitboard::from_square(mv.to()))
    }
}

/// Whether `mv` changes the balance of material: a capture or a promotion to a queen.
#[inline(always)]
pub(crate) fn is_tactical(position: &Position, mv: Move) -> bool {
    mv.promotion() == Some(Role::Queen)
        || mv.is_en_passant()
        || !mv.is_castling() && position.occupied().contains(mv.to())
}

/// Whether `color` has more than its king and pawns.
#[inline(always)]
pub(crate) fn has_pieces(position: &Position, color: Color) -> bool {
    !pieces_of(position, color).is_empty()
}

/// The pieces of `color` but its king and pawns.
#[inline(always)]
pub(crate) fn pieces_of(position: &Position, color: Color) -> Bitboard {
    let others = position.by_role(Role::Pawn) | position.by_role(Role::King);
    position.by_color(color) - others
}

/// A number below 768 for a piece of `color` that moved by `mv`.
#[inline(always)]
pub(crate) fn piece_to(color: Color, mv: Move) -> u16 {
    (64 * (6 * color as usize + mv.role() as usize) + mv.to().index()) as u16
}
