//! A check and what answers it, and moves without an alternative.

use explain::certificate::Certificate;
use explain::check::{Check, CheckKind};
use explain::forced::Forced;
use rules::{Bitboard, Move, Position};

use super::certificate::{checked, failures, nothing_between};
use super::step::{Step, Why};
use crate::glossary::Prose;
use crate::moves::first_moves;
use crate::names::{color_name, pieces_on};
use crate::table::messages;

messages! {
    why_check_title() = "[[check|Check]]";
    why_discovered_title() = "[[discovered-check|Discovered check]]";
    why_double_title() = "[[double-check|Double check]]";
    why_forced_title() = "[[forced-move|Forced move]]";
    why_answer_king(moves) = "The [[king]] can move away: {moves}.";
    why_answer_king_none() = "The [[king]] cannot move away.";
    why_answer_capture(pieces, moves) = "The {pieces} can be [[capture|captured]]: {moves}.";
    why_answer_capture_double(moves) = "The king can [[capture]] a checking piece: {moves}.";
    why_answer_capture_none(pieces) = "The {pieces} cannot be [[capture|captured]].";
    why_answer_interpose(moves) = "A piece can [[interpose]]: {moves}.";
    why_answer_interpose_none() = "No piece can [[interpose]].";
    why_answer_double() = "Against a [[double-check]] only the king can move.";
    why_only_answer(san) = "Only one move answers it: {san}. It is [[forced-move|forced]].";
    why_only_move(color, san) = "{color} has only one legal move: {san}.";
}

/// More moves than these are counted, not named.
const NAMED: usize = 12;

/// Why it is check, and what answers it; if there is a single answer, why there is no other.
pub(super) fn check(position: &Position, check: &Check, forced: Option<&Forced>) -> Why {
    let title = match check.kind {
        Some(CheckKind::Double) => why_double_title(),
        Some(CheckKind::Discovered) => why_discovered_title(),
        Some(CheckKind::Simple) | None => why_check_title(),
    };
    let mut steps = vec![checked(position, check)];
    match forced {
        Some(forced) => {
            let san = notation::san::write(position, forced.mv);
            steps.push(Step::new(&why_only_answer(&san)).on(way_of(forced.mv)));
            let certificate = Certificate::of(position);
            steps.extend(failures(position, Some(check), &certificate));
        }
        None => steps.extend(answers(position, check)),
    }
    Why {
        title: Prose::of(&title),
        steps,
    }
}

/// Why only one move is legal without a check.
pub(super) fn forced(position: &Position, forced: &Forced) -> Why {
    let san = notation::san::write(position, forced.mv);
    let color = color_name(position.turn());
    let mut steps = vec![Step::new(&why_only_move(&color, &san)).on(way_of(forced.mv))];
    steps.extend(failures(position, None, &Certificate::of(position)));
    Why {
        title: Prose::of(&why_forced_title()),
        steps,
    }
}

/// The three kinds of answers, each with its moves or without.
fn answers(position: &Position, check: &Check) -> Vec<Step> {
    let replies = &check.replies;
    let (pieces, is_double) = (
        pieces_on(position, check.checkers),
        check.checkers.has_several(),
    );
    let named = |moves: &[Move]| first_moves(position, [moves], NAMED);
    let king = match named(&replies.king_moves) {
        Some(moves) => why_answer_king(&moves),
        None => why_answer_king_none(),
    };
    let king = Step::new(&king).on(ways_of(&replies.king_moves));
    let capture = match named(&replies.captures) {
        Some(moves) if is_double => Some(why_answer_capture_double(&moves)),
        Some(moves) => Some(why_answer_capture(&pieces, &moves)),
        None => (!is_double).then(|| why_answer_capture_none(&pieces)),
    };
    let capture = capture.map(|text| {
        let step = Step::new(&text).on(ways_of(&replies.captures));
        step.by(check.checkers)
    });
    let last = match named(&replies.interpositions) {
        _ if is_double => Step::new(&why_answer_double()).on(check.king),
        Some(moves) => {
            Step::new(&why_answer_interpose(&moves)).on(ways_of(&replies.interpositions))
        }
        None if check.between.is_empty() => nothing_between(position, check),
        None => Step::new(&why_answer_interpose_none()).on(check.between),
    };
    [Some(king), capture, Some(last)]
        .into_iter()
        .flatten()
        .collect()
}

/// Where a move begins and ends.
pub(super) fn way_of(mv: Move) -> Bitboard {
    Bitboard::from(mv.from()).with(mv.to())
}

fn ways_of(moves: &[Move]) -> Bitboard {
    let ways = moves.iter().map(|&mv| way_of(mv));
    ways.fold(Bitboard::EMPTY, |all, way| all | way)
}
