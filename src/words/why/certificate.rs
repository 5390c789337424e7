//! The proof of a mate or stalemate, and of a forced move, as a walk.

use explain::certificate::{Aim, Attempt, Certificate, Entry, Flight, FlightState};
use explain::check::{Check, CheckKind};
use explain::illegal::{Code, Illegal};
use rules::{Bitboard, Position, Role};

use super::step::{Step, Why, lines};
use crate::glossary::Prose;
use crate::names::{color_name, pieces_on, square_name, squares_of, the_piece_on};
use crate::table::messages;

messages! {
    why_mate_title() = "[[checkmate|Checkmate]]";
    why_stalemate_title() = "[[stalemate|Stalemate]]";
    why_checked(king, pieces) = "The king on {king} is in [[check]] from the {pieces}.";
    why_checked_discovered(king, pieces) = "The king on {king} is in check from the {pieces}. Its line has been opened: a [[discovered-check]].";
    why_checked_double(king, pieces) = "The king on {king} is in check from two pieces at once, the {pieces}: a [[double-check]].";
    why_unchecked(color, king) = "{color} is to move, and the king on {king} is not in [[check]].";
    why_own_pieces(pieces) = "The king cannot go where its own pieces stand: {pieces}.";
    why_commanded(squares, pieces) = "The king cannot go to {squares}: [[commanded|attacked]] by the {pieces}.";
    why_commanded_through(squares, pieces) = "The king cannot go to {squares}: still on the line of the {pieces}.";
    why_defended(taken, pieces) = "The king cannot take the {taken}: it is [[defended]] by the {pieces}.";
    why_double_others() = "No other piece can help: in a [[double-check]] only the king can move.";
    why_no_capture(pieces) = "No other piece can [[capture]] the {pieces}.";
    why_no_interposition() = "No piece can [[interpose]]: none reaches a square between.";
    why_adjacent(pieces) = "Nothing can be put [[interpose|between]]: the {pieces} stands next to the king.";
    why_leaper() = "Nothing can be put [[interpose|between]]: nothing blocks a knight.";
    why_capture_pinned(piece, taken, pinner) = "The {piece} cannot take the {taken}: it is [[absolute-pin|pinned]] by the {pinner}.";
    why_capture_uncovers(piece, taken, pieces) = "The {piece} cannot take the {taken} [[en-passant]]: the king would be in check from the {pieces}.";
    why_interpose_pinned(piece, squares, pinner) = "The {piece} cannot [[interpose]] on {squares}: it is [[absolute-pin|pinned]] by the {pinner}.";
    why_other_pinned(piece, squares, pinner) = "The {piece} cannot go to {squares}: it is [[absolute-pin|pinned]] by the {pinner}.";
    why_other_uncovers(piece, squares, pieces) = "The {piece} cannot go to {squares}: the king would be in check from the {pieces}.";
    why_others_unanswered() = "Every other move leaves the king in [[check]].";
    why_stuck(pieces) = "No square is open to the {pieces}.";
    why_mated(color) = "Nothing answers the check: {color} is [[checkmate|mated]].";
    why_stalemated(color) = "So {color} has no legal move and is not in check: [[stalemate]], a [[draw]].";
}

/// Why it is mate or stalemate.
pub(super) fn ended(position: &Position, check: Option<&Check>, certificate: &Certificate) -> Why {
    let color = color_name(position.turn());
    let mut steps = vec![match check {
        Some(check) => checked(position, check),
        None => {
            let king = square_name(certificate.king);
            Step::new(&why_unchecked(&color, &king)).on(certificate.king)
        }
    }];
    steps.extend(failures(position, check, certificate));
    let (title, end) = match check {
        Some(check) => {
            let end = Step::new(&why_mated(&color)).on(check.king);
            (why_mate_title(), end.by(check.checkers).with_lines())
        }
        None => {
            let end = Step::new(&why_stalemated(&color)).on(certificate.king);
            (why_stalemate_title(), end)
        }
    };
    steps.push(end);
    Why {
        title: Prose::of(&title),
        steps,
    }
}

/// Who gives the check.
pub(super) fn checked(position: &Position, check: &Check) -> Step {
    let (king, pieces) = (square_name(check.king), pieces_on(position, check.checkers));
    let text = match check.kind {
        Some(CheckKind::Double) => why_checked_double(&king, &pieces),
        Some(CheckKind::Discovered) => why_checked_discovered(&king, &pieces),
        Some(CheckKind::Simple) | None => why_checked(&king, &pieces),
    };
    Step::new(&text)
        .on(check.king)
        .by(check.checkers)
        .with_lines()
}

/// Everything that can be tried in vain, grouped.
pub(super) fn failures(
    position: &Position,
    check: Option<&Check>,
    certificate: &Certificate,
) -> Vec<Step> {
    let mut steps = flights(position, certificate);
    match check {
        Some(check) if check.checkers.has_several() => {
            steps.push(Step::new(&why_double_others()).by(check.checkers));
        }
        Some(check) => {
            steps.extend(captures(position, check, certificate));
            steps.extend(interpositions(position, check, certificate));
            if certificate
                .attempts()
                .any(|attempt| attempt.aim == Aim::Other)
            {
                let step = Step::new(&why_others_unanswered()).on(check.king);
                steps.push(step.by(check.checkers).with_lines());
            }
        }
        None => {
            steps.extend(attempts(position, certificate, Aim::Other));
            let stuck = stuck(position, certificate);
            if !stuck.is_empty() {
                steps.push(Step::new(&why_stuck(&pieces_on(position, stuck))).on(stuck));
            }
        }
    }
    steps
}

/// The squares around the king: its own pieces first, then square by square as it looks around, those
/// closed by the same pieces together.
fn flights(position: &Position, certificate: &Certificate) -> Vec<Step> {
    let own = certificate
        .flights()
        .filter(|flight| flight.state == FlightState::OwnPiece)
        .map(|flight| flight.square);
    let own: Bitboard = own.collect();
    let mut groups: Vec<(Closed, Bitboard)> = Vec::new();
    for (flight, closed) in certificate
        .flights()
        .filter_map(|flight| Some((flight, Closed::of(flight)?)))
    {
        match groups.iter_mut().find(|(other, _)| *other == closed) {
            Some((_, squares)) => *squares = squares.with(flight.square),
            None => groups.push((closed, flight.square.into())),
        }
    }
    let own =
        (!own.is_empty()).then(|| Step::new(&why_own_pieces(&pieces_on(position, own))).on(own));
    own.into_iter()
        .chain(
            groups
                .into_iter()
                .map(|(closed, squares)| closed.step(position, squares)),
        )
        .collect()
}

/// Why squares next to the king are closed.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Closed {
    by: Bitboard,
    /// Whether all those pieces look at it through the king.
    is_through: bool,
    /// The enemy on it; such squares are not grouped.
    taken: Bitboard,
}

impl Closed {
    fn of(flight: &Flight) -> Option<Self> {
        let FlightState::Closed {
            by, through_king, ..
        } = flight.state
        else {
            return None;
        };
        Some(Self {
            by,
            is_through: by == through_king,
            taken: match flight.piece {
                Some(_) => flight.square.into(),
                None => Bitboard::EMPTY,
            },
        })
    }

    fn step(self, position: &Position, squares: Bitboard) -> Step {
        let pieces = pieces_on(position, self.by);
        let text = if !self.taken.is_empty() {
            why_defended(&pieces_on(position, self.taken), &pieces)
        } else if self.is_through {
            why_commanded_through(&squares_of(squares), &pieces)
        } else {
            why_commanded(&squares_of(squares), &pieces)
        };
        Step::new(&text).on(squares).by(self.by).with_lines()
    }
}

/// Why the piece that gives check cannot be taken by another piece than the king.
fn captures(position: &Position, check: &Check, certificate: &Certificate) -> Vec<Step> {
    let steps = attempts(position, certificate, Aim::TakesChecker);
    let is_possible = |attempt: &Attempt| attempt.aim == Aim::TakesChecker;
    if certificate.attempts().any(is_possible) {
        return steps;
    }
    let pieces = pieces_on(position, check.checkers);
    vec![Step::new(&why_no_capture(&pieces)).on(check.checkers)]
}

/// Why no piece can step between.
fn interpositions(position: &Position, check: &Check, certificate: &Certificate) -> Vec<Step> {
    let is_possible = |attempt: &Attempt| attempt.aim == Aim::Interposes;
    if certificate.attempts().any(is_possible) {
        return attempts(position, certificate, Aim::Interposes);
    }
    if !check.between.is_empty() {
        return vec![Step::new(&why_no_interposition()).on(check.between)];
    }
    vec![nothing_between(position, check)]
}

/// Why nothing can stand between the king and a piece that gives check.
pub(super) fn nothing_between(position: &Position, check: &Check) -> Step {
    let text = if check.checkers.meets(position.by_role(Role::Knight)) {
        why_leaper()
    } else {
        why_adjacent(&pieces_on(position, check.checkers))
    };
    Step::new(&text).on(check.king).by(check.checkers)
}

/// The moves of an aim that fail for a reason of their own, by piece and reason.
fn attempts(position: &Position, certificate: &Certificate, aim: Aim) -> Vec<Step> {
    let mut groups: Vec<(&Attempt, &Illegal, Bitboard)> = Vec::new();
    for entry in certificate.entries() {
        let (Entry::Attempt(attempt), Some(reason)) = (entry, entry.reason()) else {
            continue;
        };
        if attempt.aim != aim {
            continue;
        }
        let same = groups.iter_mut().find(|(other, why, _)| {
            other.piece == attempt.piece && (why.code, why.by) == (reason.code, reason.by)
        });
        match same {
            Some((_, _, targets)) => *targets = targets.with(attempt.to),
            None => groups.push((attempt, reason, attempt.to.into())),
        }
    }
    let step = |(attempt, reason, targets)| attempt_step(position, attempt, reason, targets);
    groups.into_iter().map(step).collect()
}

fn attempt_step(
    position: &Position,
    attempt: &Attempt,
    reason: &Illegal,
    targets: Bitboard,
) -> Step {
    let piece = the_piece_on(attempt.piece.piece.role, attempt.piece.square);
    let by = pieces_on(position, reason.by);
    let squares = squares_of(targets);
    let taken = attempt.taken.map_or_else(String::new, |taken| {
        the_piece_on(taken.piece.role, taken.square)
    });
    let is_pin = reason.code == Code::Pinned;
    let text = match attempt.aim {
        Aim::TakesChecker if is_pin => why_capture_pinned(&piece, &taken, &by),
        Aim::TakesChecker => why_capture_uncovers(&piece, &taken, &by),
        Aim::Interposes if is_pin => why_interpose_pinned(&piece, &squares, &by),
        Aim::Other if is_pin => why_other_pinned(&piece, &squares, &by),
        Aim::Interposes | Aim::Other => why_other_uncovers(&piece, &squares, &by),
    };
    let king = position.king(position.turn());
    let step = Step::new(&text)
        .on(targets.with(attempt.piece.square))
        .by(reason.by);
    Step {
        line: lines(reason.by, king.into()),
        ..step
    }
}

/// The own pieces that can try nothing at all, the king aside.
fn stuck(position: &Position, certificate: &Certificate) -> Bitboard {
    let turn = position.turn();
    let own = position.by_color(turn).without(position.king(turn));
    let trying = certificate.attempts().map(|attempt| attempt.piece.square);
    own - trying.collect::<Bitboard>()
}
