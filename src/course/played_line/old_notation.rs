//! A line that an author has written in an old notation.

use std::ops::Range;

use notation::score::{self, System, TokenKind};
use record::Record;
use rules::Position;

use crate::fault::{Expected, MoveProblem, Problem, Problems, TextPosition};
use crate::fence::Fence;

/// Reads the moves of a block; what is not understood is a problem.
pub(crate) fn read(
    fence: &Fence,
    start: Position,
    system: System,
    problems: &mut Problems,
) -> Option<Record> {
    let options = score::Options {
        system: Some(system),
        start,
        ..score::Options::default()
    };
    let Some(score) = score::read(&fence.body, &options) else {
        let found = fence.body.lines().next().unwrap_or_default();
        let problem = Problem::unexpected(found, Expected::Moves);
        problems.push((TextPosition::new(fence.body_line, 1), problem));
        return None;
    };
    for (token, problem) in score.problems() {
        let likely = problem.possible.first();
        let corrected = likely.and_then(|possible| possible.corrected.as_ref());
        let meant = corrected.map(|(text, _)| text.clone());
        let reason = MoveProblem::Unfit { meant };
        problems.push(unread(fence, &token.span, reason));
    }
    // Behind a move that is not understood nothing can be: that is no other fault.
    if score.problems().next().is_none() {
        let left = score.tokens.iter();
        let left = left.filter(|token| token.kind == TokenKind::Unlinked);
        for token in left {
            problems.push(unread(fence, &token.span, MoveProblem::NotDue));
        }
    }
    let mut record = Record::new(start);
    record.extend_main_line(score.moves.iter().map(|played| played.mv));
    Some(record)
}

/// Words that could not be read, with their place.
fn unread(fence: &Fence, span: &Range<usize>, reason: MoveProblem) -> (TextPosition, Problem) {
    let before = &fence.body[..span.start];
    let line = before.matches('\n').count();
    let column = before
        .rsplit('\n')
        .next()
        .unwrap_or_default()
        .chars()
        .count()
        + 1;
    let place = TextPosition::new(fence.body_line + line, column);
    (place, Problem::no_move(&fence.body[span.clone()], reason))
}
