//! Why a move is a turning point, and why another one was better: what the board proves, or the line.

use explain::allowed::allowed;
use game::Game;
use notation::style::Style;
use rules::{Move, Position};
use ui::proof::reasons;
use ui::scores::{in_sentences, move_in_sentences};
use ui::verdict::mates_in;
use words::MoveReason;

use super::looked::Looked;

/// How many moves of a line are shown where the board proves nothing.
const MOVES_SHOWN: usize = 4;

/// What is wrong with a move, and what speaks for the best one; at least one of them is known.
pub(super) fn why(
    [before, after]: [&Looked; 2],
    best: Move,
    played: Move,
    notation: Style,
) -> (Option<String>, Option<String>) {
    let missed = missed_mate(before, after);
    let why = missed
        .map(words::misses_mate)
        .or_else(|| allows(&before.position, &after.position, played))
        .or_else(|| reply(before, after, played, notation));
    // Where the board proves nothing, and where there was a mate, the line itself says it.
    let is_shown = why.is_none() || missed.is_some();
    let because = because(&before.position, best, played)
        .or_else(|| is_shown.then(|| ahead(before, notation)));
    (why, because)
}

/// In how many moves there was a mate that is none after the move.
fn missed_mate(before: &Looked, after: &Looked) -> Option<usize> {
    let missed = mates_in(before.score).filter(|_| mates_in(-after.score).is_none());
    missed.and_then(|moves| usize::try_from(moves).ok())
}

/// The mate or the capture that a move allows.
fn allows(before: &Position, after: &Position, played: Move) -> Option<String> {
    allowed(before, played).map(|allowed| words::danger_text(after, allowed))
}

/// What the board proves for the best reply.
fn reply(before: &Looked, after: &Looked, played: Move, notation: Style) -> Option<String> {
    let reply = *after.line.first()?;
    // What takes back wins nothing.
    let takes_back = before.position.captured_by(played).is_some() && reply.to() == played.to();
    let mut reasons = telling(&after.position, reply);
    reasons.retain(|it| !takes_back || !matches!(it, MoveReason::Wins(_)));
    let text = sentences(&after.position, reply, &reasons)?;
    let written = move_in_sentences(&after.position, reply, notation);
    Some(words::allows_by_reply(&written, &text))
}

/// What the board proves for the best move and not for the one that was played.
fn because(before: &Position, best: Move, played: Move) -> Option<String> {
    let known = reasons(before, played);
    let mut found = telling(before, best);
    found.retain(|it| !known.contains(it));
    sentences(before, best, &found)
}

fn sentences(before: &Position, mv: Move, reasons: &[MoveReason]) -> Option<String> {
    (!reasons.is_empty()).then(|| words::reasons_text(before, mv, reasons))
}

/// What the board proves for a move, without what is true of good and bad moves alike.
fn telling(before: &Position, mv: Move) -> Vec<MoveReason> {
    let mut found = reasons(before, mv);
    found.retain(|it| {
        !matches!(
            it,
            MoveReason::Answers
                | MoveReason::Trades(_)
                | MoveReason::Checks
                | MoveReason::Develops
                | MoveReason::Castles
        )
    });
    found
}

/// The first moves of the best line.
fn ahead(looked: &Looked, notation: Style) -> String {
    let mut game = Game::from_position(looked.position);
    for &mv in looked.line.iter().take(MOVES_SHOWN) {
        if game.play(mv).is_err() {
            break;
        }
    }
    words::reason_ahead(&in_sentences(&game, notation).join(" "))
}
