//! From a move to the shortest text that means it.

use rules::{CastlingSide, Move, Position};

use super::Mark;
use super::forms::{self, Form};
use super::grammar::{Aim, Pattern};
use crate::origins::Origins;
use crate::san::CheckMark;

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
pub fn write_with(position: &Position, origins: &Origins, mv: Move, options: Options) -> String {
    let mut text = String::with_capacity(24);
    match mv.castling() {
        Some(side) => text.push_str(castling(side, options)),
        None => push_going(&mut text, position, origins, mv, options.spelling),
    }
    push_marks(&mut text, position, mv, options.marks);
    text
}

const fn castling(side: CastlingSide, options: Options) -> &'static str {
    match (side, options.castling, options.spelling) {
        (CastlingSide::KingSide, CastlingText::Words, _) => "Castles",
        (CastlingSide::QueenSide, CastlingText::Words, Spelling::Short) => "Castles QR",
        (CastlingSide::QueenSide, CastlingText::Words, Spelling::Long) => "Castles Q R",
        (CastlingSide::KingSide, CastlingText::Signs, _) => "o-o",
        (CastlingSide::QueenSide, CastlingText::Signs, _) => "o-o-o",
    }
}

/// Writes the shortest pair of names that only this move fits: of two that say as much, a quiet
/// move names the square better, a capture the piece that takes.
fn push_going(
    text: &mut String,
    position: &Position,
    origins: &Origins,
    mv: Move,
    spelling: Spelling,
) {
    let turn = position.turn();
    let taken = position.captured_by(mv);
    let pieces = forms::of_piece(position, origins, mv.from(), mv.from(), turn);
    let targets = match taken {
        None => forms::of_square(mv.to(), turn),
        // The place of a pawn taken in passing is the square on which it is taken.
        Some((square, _)) => forms::of_piece(position, origins, square, mv.to(), turn),
    };
    // All others fit none of the texts.
    let mut rivals = position.legal_moves().to_vec();
    rivals.retain(|rival| rival.role() == mv.role());
    let mut best: Option<(u8, u8, &Form, &Form)> = None;
    for piece in &pieces {
        for target in &targets {
            let cost = piece.cost + target.cost;
            let second = if taken.is_some() {
                target.cost
            } else {
                piece.cost
            };
            if best.is_some_and(|(least, least_second, ..)| (least, least_second) <= (cost, second))
            {
                continue;
            }
            let pattern = Pattern {
                aim: Aim::Square,
                piece: piece.piece,
                from: piece.at,
                to: target.at,
                victim: taken.map(|_| target.piece),
                promotion: mv.promotion(),
            };
            let mut fitting = rivals
                .iter()
                .filter(|rival| pattern.fits(position, origins, **rival));
            if fitting.next() == Some(&mv) && fitting.next().is_none() {
                best = Some((cost, second, piece, target));
            }
        }
    }
    let (_, _, piece, target) = best.expect("the squares of both pieces fit only one legal move");
    piece.push_piece(text, forms::rank(mv.from(), turn), spelling);
    let rank = forms::rank(mv.to(), turn);
    match (taken, spelling) {
        (None, Spelling::Short) => text.push('-'),
        (None, Spelling::Long) => text.push_str(" to "),
        (Some(_), Spelling::Short) => text.push('x'),
        (Some(_), Spelling::Long) => text.push_str(" takes "),
    }
    match taken {
        None => target.push_square(text, rank, spelling),
        Some(_) => target.push_piece(text, rank, spelling),
    }
    if let Some(role) = mv.promotion() {
        text.push_str(match spelling {
            Spelling::Short => "(",
            Spelling::Long => " (",
        });
        text.push_str(forms::role_letter(role));
        text.push(')');
    }
}

fn push_marks(text: &mut String, position: &Position, mv: Move, marks: MarkText) {
    if mv.is_en_passant() {
        text.push_str(" e.p.");
    }
    let check = match CheckMark::of(&position.play_unchecked(mv)) {
        CheckMark::None => return,
        CheckMark::Mate => [" mate", "#"],
        CheckMark::Check if Mark::Double.fits(position, mv) => [" dble. ch.", "+"],
        CheckMark::Check if Mark::Discovered.fits(position, mv) => [" dis. ch.", "+"],
        CheckMark::Check => [" ch.", "+"],
    };
    let [words, signs] = check;
    text.push_str(match marks {
        MarkText::Words => words,
        MarkText::Signs => signs,
    });
}
