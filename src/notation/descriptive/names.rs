//! What letters and ranks name: pieces, files, squares.

use rules::{Bitboard, CastlingSide, Color, File, Role};

use super::token::Token;

/// A piece as a text names it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct NamedPiece {
    pub(super) role: Role,
    /// The side on which it started the game; never of a pawn.
    pub(super) wing: Option<CastlingSide>,
    /// The files on which it may stand now, one bit each.
    pub(super) files: u8,
}

impl NamedPiece {
    /// Any piece of a kind.
    pub(super) const fn of(role: Role) -> Self {
        Self {
            role,
            wing: None,
            files: 0xff,
        }
    }
}

/// The files of a name that has one or two letters.
pub(crate) fn files(letters: &[Role]) -> Option<u8> {
    Some(match letters {
        [Role::King] => 1 << File::E.index(),
        [Role::Queen] => 1 << File::D.index(),
        [Role::Rook] => 0b1000_0001,
        [Role::Knight] => 0b0100_0010,
        [Role::Bishop] => 0b0010_0100,
        [
            side @ (Role::King | Role::Queen),
            piece @ (Role::Rook | Role::Knight | Role::Bishop),
        ] => {
            let wing = if *side == Role::King { 0xf0 } else { 0x0f };
            files(&[*piece])? & wing
        }
        _ => return None,
    })
}

/// The piece that letters name.
pub(super) fn piece(letters: &[Role]) -> Option<NamedPiece> {
    Some(match letters {
        [role] => NamedPiece::of(*role),
        [file @ .., Role::Pawn] => NamedPiece {
            files: files(file)?,
            ..NamedPiece::of(Role::Pawn)
        },
        [side, role] => {
            files(letters)?;
            let wing = match side {
                Role::King => CastlingSide::KingSide,
                _ => CastlingSide::QueenSide,
            };
            NamedPiece {
                wing: Some(wing),
                ..NamedPiece::of(*role)
            }
        }
        _ => return None,
    })
}

/// The squares of some files on one rank as a side counts it.
pub(crate) fn squares(files: u8, rank: u8, side: Color) -> Bitboard {
    let rank = side.fold_wb(rank, 7 - rank);
    Bitboard(u64::from(files) << (8 * rank))
}

/// The rank at the beginning of some tokens, and how many of them say it: "7", "7th square", "sq.".
pub(crate) fn rank(tokens: &[(usize, Token)]) -> Option<(u8, usize)> {
    match tokens {
        [(_, Token::Rank(rank)), (_, Token::Square), ..] => Some((*rank, 2)),
        [(_, Token::Rank(rank)), ..] => Some((*rank, 1)),
        [(_, Token::Square), ..] => Some((0, 1)),
        _ => None,
    }
}
