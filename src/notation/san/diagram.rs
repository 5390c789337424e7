//! SAN on boards that are no position: the forms of the notation, as far as the laws are not asked.

use rules::{AnyPosition, File, Move, Role};

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
