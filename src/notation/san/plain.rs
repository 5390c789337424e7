//! SAN as programs write it, read without an allocation: the way in for files of many games.

use rules::{Bitboard, CastlingSide, Move, MoveList, Position, Role, Square};

/// What a plain text says.
#[derive(Clone, Copy)]
struct Plain {
    role: Role,
    to: Square,
    /// The squares of origin that the text allows.
    origins: u64,
    promotion: Option<Role>,
}

/// Reads a move that is written as the export format of PGN wants it, with or without its marks.
///
/// `moves` is room to work in; it saves clearing a new list for each castling of a long file. Nothing
/// is answered for a text in any other form, for one that no legal move fits and for one that fits
/// several: [`read`](super::read) then knows more forms, and the reason.
///
/// # Examples
///
/// ```
/// use notation::san;
/// use rules::{MoveList, Position};
///
/// let position = Position::default();
/// let mut moves = MoveList::new();
/// let mv = san::read_plain(&position, "Nf3", &mut moves);
/// assert_eq!(mv, san::read(&position, "Nf3").ok());
/// assert_eq!(san::read_plain(&position, "knight f3", &mut moves), None);
/// ```
#[must_use]
pub fn read_plain(position: &Position, text: &str, moves: &mut MoveList) -> Option<Move> {
    let text = without_marks(text.as_bytes());
    if let [b'O', ..] = text {
        let side = match text {
            b"O-O" => CastlingSide::KingSide,
            b"O-O-O" => CastlingSide::QueenSide,
            _ => return None,
        };
        position.legal_moves_into(moves);
        return moves.iter().copied().find(|mv| mv.castling() == Some(side));
    }
    let plain = parse(text)?;
    position.only_move(
        plain.role,
        plain.to,
        Bitboard(plain.origins),
        plain.promotion,
    )
}

fn without_marks(mut text: &[u8]) -> &[u8] {
    while let [rest @ .., b'+' | b'#' | b'!' | b'?'] = text {
        text = rest;
    }
    text
}

/// Reads the form: a letter, what tells pieces apart, a cross, the square, what the pawn becomes.
fn parse(text: &[u8]) -> Option<Plain> {
    let (text, promotion) = match text {
        [rest @ .., b'=', letter] => (rest, Some(promoted(*letter)?)),
        _ => (text, None),
    };
    let [before @ .., file @ b'a'..=b'h', rank @ b'1'..=b'8'] = text else {
        return None;
    };
    let to = Square::from_index(usize::from(rank - b'1') * 8 + usize::from(file - b'a'))?;
    let (role, mut given) = match before {
        [letter, rest @ ..] if letter.is_ascii_uppercase() => (named(*letter)?, rest),
        _ => (Role::Pawn, before),
    };
    if let [rest @ .., b'x'] = given {
        // A pawn that takes says where it comes from.
        if role == Role::Pawn && !matches!(rest, [b'a'..=b'h']) {
            return None;
        }
        given = rest;
    } else if role == Role::Pawn {
        // Two letters of squares are another notation, "ed" and "e2e4".
        return before.is_empty().then_some(Plain {
            role,
            to,
            origins: FILE << (file - b'a'),
            promotion,
        });
    }
    let origins = match *given {
        [] => !0,
        [file @ b'a'..=b'h'] => FILE << (file - b'a'),
        [rank @ b'1'..=b'8'] => RANK << (8 * (rank - b'1')),
        [file @ b'a'..=b'h', rank @ b'1'..=b'8'] => 1 << (8 * (rank - b'1') + file - b'a'),
        _ => return None,
    };
    Some(Plain {
        role,
        to,
        origins,
        promotion,
    })
}

const FILE: u64 = 0x0101_0101_0101_0101;
const RANK: u64 = 0xff;

const fn named(letter: u8) -> Option<Role> {
    match letter {
        b'N' => Some(Role::Knight),
        b'B' => Some(Role::Bishop),
        b'R' => Some(Role::Rook),
        b'Q' => Some(Role::Queen),
        b'K' => Some(Role::King),
        _ => None,
    }
}

const fn promoted(letter: u8) -> Option<Role> {
    match named(letter) {
        Some(Role::King) => None,
        named => named,
    }
}
