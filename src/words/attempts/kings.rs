//! Moves that would leave the king in check.

use explain::check::Replies;
use explain::illegal::{Detail, LineStep};
use rules::{Position, Square};

use super::asked::Asked;
use crate::moves::first_moves;
use crate::names::{choice, pieces_on, role_name, square_name, squares_of};
use crate::table::messages;

messages! {
    attempt_kings_adjacent(from, to, other) = "Two [[king|kings]] can never stand next to each other. The king on {from} cannot go to {to}: the other king stands on {other}.";
    attempt_king_away(to, piece, line) = "A king in [[check]] must leave the checking piece's line. On {to} it would still be in check from the {piece} along the {line}.";
    attempt_king_toward(to, piece, line) = "A king in [[check]] must leave the checking piece's line. Closer on {to}, it would still be in check from the {piece} along the {line}.";
    attempt_king_attacked(to, pieces) = "A [[king]] may never move into [[check]]. On {to} it would be in check from the {pieces}.";
    attempt_king_takes_defended(taken, pieces) = "A [[king]] may not take a [[defended]] piece. The {taken} is defended by the {pieces}.";
    attempt_double_check(king, pieces, moves) = "Only a king move answers a [[double-check]]. The king on {king} is in check from the {pieces}; here it can play {moves}.";
    attempt_double_check_mate(king, pieces) = "Only a king move answers a [[double-check]]. The king on {king} is in check from the {pieces} and has no move: [[checkmate]].";
    attempt_check(king, pieces, answers, moves) = "A [[check]] must be answered at once. The king on {king} is in check from the {pieces}. Possible here: {answers} ({moves}).";
    attempt_check_mate(king, pieces) = "A [[check]] must be answered at once. The king on {king} is in check from the {pieces}, and nothing answers it: [[checkmate]].";
    answer_king() = "a king move";
    answer_capture() = "a [[capture]]";
    answer_interpose() = "an [[interpose|interposition]]";
    attempt_pinned(piece, from, pinner, king) = "A [[absolute-pin|pinned]] piece may not leave its king in [[check]]. The {piece} on {from} is pinned to the king on {king} by the {pinner}.";
    attempt_pinned_way(piece, from, pinner, king, squares) = "A [[absolute-pin|pinned]] piece may not leave its king in [[check]]. The {piece} on {from} is pinned to the king on {king} by the {pinner} and can go only to {squares}.";
    attempt_passant_uncovers(victim, king, pieces) = "No move may leave its own king in [[check]]. If the pawn on {victim} were taken [[en-passant]], the king on {king} would be in check from the {pieces}.";
    line_of_file() = "[[file]]";
    line_of_rank() = "[[rank]]";
    line_of_diagonal() = "[[diagonal]]";
}

pub(super) fn text(asked: &Asked<'_>) -> String {
    let (from, to, by) = (asked.from(), asked.to(), asked.by());
    match &asked.illegal.detail {
        Detail::KingsAdjacent { other, .. } => {
            attempt_kings_adjacent(&from, &to, &square_name(*other))
        }
        Detail::KingOnLine { slider, step, .. } => {
            let line = line_name(slider.square, asked.to);
            match step {
                LineStep::Away => attempt_king_away(&to, &by, &line),
                LineStep::Toward => attempt_king_toward(&to, &by, &line),
            }
        }
        Detail::KingIntoAttack { .. } => {
            let taken = pieces_on(asked.position(), asked.illegal.squares);
            if taken.is_empty() {
                attempt_king_attacked(&to, &by)
            } else {
                attempt_king_takes_defended(&taken, &by)
            }
        }
        Detail::DoubleCheck { king, replies, .. } => {
            let king = square_name(*king);
            match answers(asked.position(), replies) {
                Some((_, moves)) => attempt_double_check(&king, &by, &moves),
                None => attempt_double_check_mate(&king, &by),
            }
        }
        Detail::CheckNotAnswered { king, replies, .. } => {
            let king = square_name(*king);
            match answers(asked.position(), replies) {
                Some((kinds, moves)) => attempt_check(&king, &by, &kinds, &moves),
                None => attempt_check_mate(&king, &by),
            }
        }
        Detail::Pinned { piece, pin, .. } => {
            let (name, king) = (role_name(piece.piece.role), square_name(pin.king));
            let squares = asked.position().legal_destinations(piece.square);
            if squares.is_empty() {
                attempt_pinned(&name, &from, &by, &king)
            } else {
                attempt_pinned_way(&name, &from, &by, &king, &squares_of(squares))
            }
        }
        Detail::EnPassantUncovers { victim, king, .. } => {
            attempt_passant_uncovers(&square_name(*victim), &square_name(*king), &by)
        }
        _ => String::new(),
    }
}

/// What the line of two squares is called.
fn line_name(one: Square, other: Square) -> String {
    if one.file() == other.file() {
        line_of_file()
    } else if one.rank() == other.rank() {
        line_of_rank()
    } else {
        line_of_diagonal()
    }
}

/// The kinds of answers there are, and some of the moves; none if there are no answers.
fn answers(position: &Position, replies: &Replies) -> Option<(String, String)> {
    let groups = [
        (&replies.king_moves, answer_king as fn() -> String),
        (&replies.captures, answer_capture),
        (&replies.interpositions, answer_interpose),
    ];
    let kinds: Vec<String> = groups
        .iter()
        .filter(|(moves, _)| !moves.is_empty())
        .map(|(_, name)| name())
        .collect();
    let moves = first_moves(position, groups.map(|(moves, _)| &moves[..]), 3)?;
    Some((choice(&kinds), moves))
}
