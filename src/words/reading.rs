//! Why a text is not a move, a position or a game.

use explain::illegal::{Context, attempt};
use notation::{Expected, ReadMoveError};
use record::pgn::{Fault, FaultKind, TagPart};
use rules::{IllegalMove, Position, Square};

use crate::attempts::attempt_prose;
use crate::fen::{bad_position_text, corrections_text, pasted_at};
use crate::names::{list, role_name, square_name, squares_list};
use crate::refusals::illegal_text;
use crate::table::messages;

messages! {
    read_empty() = "Type a move, such as e4, Nf3 or O-O, or “help”.";
    read_syntax(text, column, found, expected) = "“{text}” isn't a move: character {column} is “{found}”, expected {expected}.";
    read_syntax_end(text, expected) = "“{text}” is incomplete: add {expected}.";
    expected_move() = "a piece, a square or castling";
    expected_square() = "a square from a1 to h8";
    expected_rank() = "a rank from 1 to 8";
    expected_promotion() = "queen, rook, bishop or knight";
    expected_end() = "the end of the move";
    read_no_piece(piece, to) = "There is no {piece} that could go to {to}.";
    read_neither(piece, to, first, last) = "Neither {piece} ({first}, {last}) can reach {to}.";
    read_cannot(piece, to, squares) = "No {piece} ({squares}) can reach {to}.";
    pub(crate) read_ambiguous(text, moves) = "“{text}” fits more than one move. Type one of these: {moves}.";
    read_small_bishop(moves) = "A small b is the b-file. For the bishop type {moves}.";
    pasted_empty() = "Paste a FEN or PGN first.";
    pasted_too_long() = "The text is too long for one game.";
    pasted_character(found) = "“{found}” doesn't belong here; expected a move or a result.";
    pasted_tag(expected) = "Expected {expected} in this tag.";
    tag_name() = "a name";
    tag_value() = "a value in quotation marks";
    tag_closing_bracket() = "a closing bracket";
    tag_backslash() = "a backslash before a quotation mark";
    pasted_unclosed(opened) = "“{opened}” is never closed.";
    pasted_unopened(opened, closed) = "“{closed}” has no “{opened}” before it.";
    pasted_variation() = "A variation needs a move before it.";
    pasted_too_deep() = "Variations are nested too deeply.";
    pasted_null_move() = "A null move isn't possible here.";
    pasted_another() = "A second game begins here; paste one game at a time.";
    pasted_encoding() = "The text isn't UTF-8; it was read as Windows-1252.";
    pasted_duplicate_tag(name) = "The tag {name} appears twice; the first one counts.";
    pasted_many_tags() = "Too many tags; the others weren't read.";
    pasted_long_tag() = "The tag is too long; only its beginning was read.";
    pasted_long_comment() = "The comment is too long; only its beginning was read.";
    pasted_variant(name) = "“{name}” isn't played by the rules of chess, so no moves were read.";
    pasted_nag() = "Expected a number from 0 to 255 after “$”.";
    pasted_no_result() = "The previous game has no result.";
    pasted_results_differ() = "This result differs from the tag.";
    pasted_letters() = "In the letters of another language, these moves are a different game.";
}

/// Why a typed text is not a move of the position.
#[must_use]
pub fn read_error_text(position: &Position, text: &str, error: &ReadMoveError) -> String {
    match error {
        ReadMoveError::Empty => read_empty(),
        ReadMoveError::Syntax {
            offset,
            found,
            expected,
        } => at_character(text, *offset, *found, &expected_text(*expected)),
        ReadMoveError::Illegal { from, to, reason } => refused_text(position, *from, *to, reason),
        ReadMoveError::NoSuchMove { role, to, pieces } if pieces.is_empty() => {
            read_no_piece(&role_name(*role), &square_name(*to))
        }
        ReadMoveError::NoSuchMove { role, to, pieces } => {
            let (role, to) = (role_name(*role), square_name(*to));
            match pieces[..] {
                [first, last] => read_neither(&role, &to, &square_name(first), &square_name(last)),
                _ => read_cannot(&role, &to, &squares_list(pieces)),
            }
        }
        ReadMoveError::Ambiguous { candidates } => {
            read_ambiguous(text.trim(), &moves_list(position, candidates))
        }
        ReadMoveError::SmallBishop { candidates } => {
            read_small_bishop(&moves_list(position, candidates))
        }
    }
}

/// Why a typed attempt is refused, in the words for attempts by hand.
fn refused_text(position: &Position, from: Square, to: Square, reason: &IllegalMove) -> String {
    let promotion = match *reason {
        IllegalMove::PromotionInvalid { role } | IllegalMove::PromotionUnexpected { role } => {
            Some(role)
        }
        _ => None,
    };
    let is_castling = matches!(reason, IllegalMove::Castling { .. });
    match attempt(&Context::of(position), from, to, promotion) {
        // "O-O" means castling wherever the king stands; two squares are that only from its home.
        Err(illegal) if !is_castling || illegal.code.is_castling() => {
            attempt_prose(position, from, to, &illegal).plain()
        }
        _ => illegal_text(position, reason),
    }
}

pub(crate) fn expected_text(expected: Expected) -> String {
    match expected {
        Expected::Move => expected_move(),
        Expected::Square => expected_square(),
        Expected::Rank => expected_rank(),
        Expected::Promotion => expected_promotion(),
        Expected::End => expected_end(),
    }
}

/// What stands at a place of a text, and what should.
pub(crate) fn at_character(
    text: &str,
    offset: usize,
    found: Option<char>,
    expected: &str,
) -> String {
    let Some(found) = found else {
        return read_syntax_end(text, expected);
    };
    let column = column_of(text, offset).to_string();
    read_syntax(text, &column, &found.to_string(), expected)
}

/// The place of a byte as people count characters: from one.
pub(crate) fn column_of(text: &str, offset: usize) -> usize {
    let before = text.char_indices().take_while(|(at, _)| *at < offset);
    before.count() + 1
}

fn moves_list(position: &Position, moves: &[rules::Move]) -> String {
    let moves: Vec<_> = moves
        .iter()
        .map(|&mv| notation::san::write(position, mv))
        .collect();
    list(&moves)
}

/// What is wrong with a game, with its line and column.
#[must_use]
pub fn pgn_fault_text(fault: &Fault) -> String {
    let problem = pgn_problem_text(fault);
    match fault.kind {
        FaultKind::Empty => problem,
        _ => pasted_at(&fault.line.to_string(), &fault.column.to_string(), &problem),
    }
}

/// What is wrong with a game, where its place is shown in another way.
#[must_use]
pub fn pgn_problem_text(fault: &Fault) -> String {
    match &fault.kind {
        FaultKind::Empty => pasted_empty(),
        FaultKind::AnotherGame => pasted_another(),
        FaultKind::Encoding => pasted_encoding(),
        FaultKind::Character(found) => pasted_character(&found.to_string()),
        FaultKind::Tag { expected } => pasted_tag(&tag_part(*expected)),
        FaultKind::DuplicateTag(name) => pasted_duplicate_tag(name),
        FaultKind::TooManyTags => pasted_many_tags(),
        FaultKind::TagTooLong => pasted_long_tag(),
        FaultKind::Unclosed(opened) => pasted_unclosed(&opened.to_string()),
        FaultKind::Unopened(closed) => {
            let opened = fault.kind.partner().unwrap_or_default();
            pasted_unopened(&opened.to_string(), &closed.to_string())
        }
        FaultKind::CommentTooLong => pasted_long_comment(),
        FaultKind::VariationBeforeMove => pasted_variation(),
        FaultKind::TooDeep => pasted_too_deep(),
        FaultKind::GameTooLong | FaultKind::TooManyTokens => pasted_too_long(),
        FaultKind::Start(error) => bad_position_text(error),
        FaultKind::StartCorrected(corrections) => corrections_text(corrections).unwrap_or_default(),
        FaultKind::Variant(name) => pasted_variant(name),
        FaultKind::Move {
            text,
            position,
            error,
        } => read_error_text(position, text, error),
        FaultKind::NullMove => pasted_null_move(),
        FaultKind::Nag => pasted_nag(),
        FaultKind::NoResult => pasted_no_result(),
        FaultKind::ResultsDiffer => pasted_results_differ(),
        FaultKind::Letters(_) => pasted_letters(),
    }
}

fn tag_part(part: TagPart) -> String {
    match part {
        TagPart::Name => tag_name(),
        TagPart::Value => tag_value(),
        TagPart::ClosingBracket => tag_closing_bracket(),
        TagPart::Backslash => tag_backslash(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn castling_that_is_typed_is_refused_as_castling() {
        for (fen, text) in [
            (
                "4k3/8/8/8/8/8/8/4K2R w - - 0 1",
                "Castling needs a king and a rook that have never moved. Here, the king on e1 and \
                 the rook on h1 have lost the right.",
            ),
            (
                "4k3/8/8/8/8/8/4K3/7R w - - 0 1",
                "White cannot castle kingside: the king or that rook has already moved.",
            ),
            (
                "4k3/8/8/8/8/8/8/5K1R w - - 0 1",
                "White cannot castle kingside: the king or that rook has already moved.",
            ),
        ] {
            let position: Position = fen.parse().unwrap();
            let error = notation::read_move(&position, "O-O").unwrap_err();
            assert_eq!(read_error_text(&position, "O-O", &error), text);
        }
    }
}
