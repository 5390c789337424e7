//! SAN on boards that are no position: the forms of the notation, as far as the laws are not asked.

use rules::{AnyPosition, File, Move, Role, Square};

use super::Alphabet;
use super::read::fits;
use super::text::{self, Going, Said};

/// Writes a move of any board.
///
/// # Examples
///
/// ```
/// use notation::san;
/// use rules::AnyPosition;
///
/// let alone = AnyPosition::of(&"8/8/8/8/2p5/8/1N3N2/8 w - -".parse()?);
/// let written: Vec<String> = alone.moves().into_iter().map(|mv| san::write_any(&alone, mv)).collect();
/// assert!(written.contains(&"Nxc4".to_owned()) && written.contains(&"Nbd1".to_owned()));
/// # Ok::<(), rules::ParseFenError>(())
/// ```
#[must_use]
pub fn write_any(board: &AnyPosition, mv: Move) -> String {
    match board.position() {
        Some(position) => super::write(position, mv),
        None => write(board, mv),
    }
}

/// Reads what a text tries to move on any board: the squares, and what a pawn becomes. The one move
/// that fits comes first, then the one piece that can be meant, whether it can go there or not.
///
/// # Examples
///
/// ```
/// use notation::san;
/// use rules::{AnyPosition, Square};
///
/// let alone = AnyPosition::of(&"8/8/8/8/8/8/8/R7 w - -".parse()?);
/// assert_eq!(san::read_any(&alone, "Ra8"), Some((Square::A1, Square::A8, None)));
/// assert_eq!(san::read_any(&alone, "Rb8"), Some((Square::A1, Square::B8, None)));
/// assert_eq!(san::read_any(&alone, "Na8"), None);
/// # Ok::<(), rules::ParseFenError>(())
/// ```
#[must_use]
pub fn read_any(board: &AnyPosition, text: &str) -> Option<(Square, Square, Option<Role>)> {
    match text::parse(text, Alphabet::English).ok()? {
        Said::Going(going) if going.small_b => {
            let pawn = Going {
                role: Some(Role::Pawn),
                file: Some(File::B),
                ..going
            };
            let bishop = Going {
                role: Some(Role::Bishop),
                ..going
            };
            attempt(board, pawn).or_else(|| attempt(board, bishop))
        }
        Said::Going(going) => attempt(board, going),
        Said::Castling(side) => {
            let mut moves = board.moves().into_iter();
            let mv = moves.find(|mv| mv.castling() == Some(side))?;
            Some((mv.from(), mv.to(), None))
        }
    }
}

/// The only piece of the side to move that can be meant.
fn attempt(board: &AnyPosition, going: Going) -> Option<(Square, Square, Option<Role>)> {
    let pieces = board.board();
    let is_straight = |role, from: Square| {
        role != Role::Pawn || going.takes || going.file.is_some() || from.file() == going.to.file()
    };
    let own = pieces.by_color(board.turn()).into_iter();
    let meant: Vec<Square> = own
        .filter(|&from| {
            let piece = pieces.piece_at(from);
            piece.is_some_and(|it| fits(going, it.role, from) && is_straight(it.role, from))
        })
        .collect();
    let moves = board.moves();
    let mut able = meant.iter().filter(|&&from| {
        let is_it = |mv: &Move| (mv.from(), mv.to()) == (from, going.to);
        moves.iter().any(is_it)
    });
    let from = match (able.next(), able.next(), meant.as_slice()) {
        (Some(only), None, _) | (None, _, [only]) => *only,
        _ => return None,
    };
    Some((from, going.to, going.promotion))
}

fn write(board: &AnyPosition, mv: Move) -> String {
    let (from, to) = (mv.from(), mv.to());
    let takes = mv.is_en_passant() || board.board().piece_at(to).is_some();
    let mut text = String::new();
    if mv.is_castling() {
        let is_short = to.file().index() > from.file().index();
        text.push_str(if is_short { "O-O" } else { "O-O-O" });
    } else {
        if mv.role() == Role::Pawn {
            text.extend(takes.then(|| from.file().char()));
        } else {
            text.push(mv.role().char().to_ascii_uppercase());
            text.push_str(&origin(board, mv));
        }
        text.extend(takes.then_some('x'));
        text.push_str(&to.to_string());
        if let Some(role) = mv.promotion() {
            text.extend(['=', role.char().to_ascii_uppercase()]);
        }
    }
    text.extend(board.play(mv).is_check().then_some('+'));
    text
}

/// As much of the square of departure as tells the piece from its like.
fn origin(board: &AnyPosition, mv: Move) -> String {
    let from = mv.from();
    let moves = board.moves().into_iter();
    let others: Vec<_> = moves
        .filter(|other| other.role() == mv.role() && other.to() == mv.to() && other.from() != from)
        .map(|other| other.from())
        .collect();
    let shares_file = |file: File| others.iter().any(|other| other.file() == file);
    match () {
        () if others.is_empty() => String::new(),
        () if !shares_file(from.file()) => from.file().to_string(),
        () if others.iter().all(|other| other.rank() != from.rank()) => from.rank().to_string(),
        () => from.to_string(),
    }
}
