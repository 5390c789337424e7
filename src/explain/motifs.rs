//! The vocabulary: what the terms of the game mean on a board.
//!
//! Each detector has its definition in its doc comment; [`Motif`] names them all. Three functions
//! ask all detectors at once: [`of_position`], [`of_move`] and [`of_line`]. What a learner can
//! switch on for a whole side has functions of its own: [`commanded_squares`], [`danger`],
//! [`pins`], [`available_checks`], [`mates_in_one`], [`contest`], [`pawn_structure`] and
//! [`development`].
//!
//! The definitions follow the source books where these define a term, and
//! otherwise what is commonly understood by it, narrowed down until the board proves it.
//!
//! # Examples
//!
//! ```
//! use explain::{Motif, of_position};
//! use rules::{Position, Square};
//!
//! let position: Position = "3q1b1k/4P3/8/pP4p1/6P1/8/4P3/7K w - - 0 1".parse()?;
//! let findings = of_position(&position);
//! let fork = findings.iter().find(|it| it.motif == Motif::Fork).expect("the pawn forks");
//! assert_eq!(fork.targets, [Square::D8, Square::F8].into_iter().collect());
//! # Ok::<(), rules::ParsePositionError>(())
//! ```

mod attack;
mod burden;
mod discovery;
mod drawn_away;
mod en_prise;
mod finding;
mod fork;
mod gambit;
mod lines;
mod mates;
mod motif;
mod moved;
mod only_move;
mod overlay;
mod pawns;
mod perpetual;
mod pieces;
mod sight;
mod trade;
mod zugzwang;

pub use finding::Finding;
pub use motif::{Motif, ParseMotifError, Scope};
pub use overlay::{
    Contest, Danger, available_checks, commanded_squares, contest, danger, mates_in_one, pins,
};
pub use pawns::{PawnStructure, pawn_structure};
pub use perpetual::{Perpetual, perpetual, perpetual_check_played};
pub use pieces::{Development, development};

use rules::{Move, Position};
use sight::Sight;

/// How many positions are met in the search for a perpetual check unless the caller asks for more.
const PERPETUAL_BUDGET: usize = 300;

/// Everything that can be said of a position.
///
/// Perpetual check and zugzwang are searched for with small budgets; [`perpetual()`] takes a larger
/// one.
///
/// # Examples
///
/// ```
/// use explain::{Motif, of_position};
/// use rules::Position;
///
/// let findings = of_position(&Position::default());
/// assert!(findings.iter().any(|it| it.motif == Motif::Defended));
/// assert!(findings.iter().all(|it| it.motif != Motif::Attacked));
/// ```
#[must_use]
pub fn of_position(position: &Position) -> Vec<Finding> {
    let sight = Sight::new(position);
    let mut findings = Vec::new();
    attack::attacked(&sight, &mut findings);
    attack::defended(&sight, &mut findings);
    attack::commanded(&sight, &mut findings);
    en_prise::en_prise(&sight, &mut findings);
    tactics(&sight, &mut findings);
    burden::overloaded(&sight, &mut findings);
    pawns::pawns(position, &mut findings);
    pieces::kinds(position, &mut findings);
    mates::mates(position, &mut findings);
    findings.extend(only_move::only_move(position));
    findings.extend(perpetual::perpetual_check(position, PERPETUAL_BUDGET));
    findings.extend(zugzwang::zugzwang(position));
    findings
}

/// The motifs of a position that a move can bring about.
fn tactics(sight: &Sight, findings: &mut Vec<Finding>) {
    lines::absolute_pins(sight, findings);
    lines::through(sight, findings);
    fork::forks(sight, findings);
    burden::trapped(sight, findings);
}

/// Everything that can be said of a legal move: what it is, whether there was another, what it
/// discovers, and the pins, skewers, x-rays, forks, trapped pieces and mates of its side that were
/// not there before.
///
/// # Examples
///
/// ```
/// use explain::{Motif, of_move};
/// use rules::{Position, Square};
///
/// let position = Position::default();
/// let mv = position.find_move(Square::G1, Square::F3, None)?;
/// let motifs: Vec<Motif> = of_move(&position, mv).iter().map(|it| it.motif).collect();
/// assert_eq!(motifs, [Motif::Development]);
/// # Ok::<(), rules::IllegalMove>(())
/// ```
#[must_use]
pub fn of_move(position: &Position, mv: Move) -> Vec<Finding> {
    let side = position.turn();
    let before = Sight::new(position);
    let after = Sight::new(&position.play_unchecked(mv));
    let mut findings = discovery::discoveries(position, mv, &after);
    findings.extend(only_move::only_move(position));
    findings.extend(moved::promotion(position, mv));
    findings.extend(moved::sacrifice(position, mv));
    findings.extend(moved::exchange_sacrifice(&before, mv));
    findings.extend(moved::interferences(&before, mv, &after));
    findings.extend(pieces::develops(position, mv));
    let mut earlier = Vec::new();
    tactics(&before, &mut earlier);
    let mut later = Vec::new();
    tactics(&after, &mut later);
    mates::mates(&after.position, &mut later);
    later.retain(|it| {
        let same =
            |old: &Finding| old.motif == it.motif && old.by == it.by && old.targets == it.targets;
        it.side == side && !earlier.iter().any(same)
    });
    findings.extend(later);
    findings
}

/// What takes several moves to see, anywhere in a line of legal moves: exchanges, gambits, deflections,
/// attractions, captures of defenders, clearances, moves put in between.
///
/// # Examples
///
/// ```
/// use explain::{Motif, of_line};
/// use rules::{Position, Square};
///
/// let start = Position::default();
/// let first = start.find_move(Square::D2, Square::D4, None)?;
/// let second = start.play(first)?.find_move(Square::E7, Square::E5, None)?;
/// assert_eq!(of_line(&start, &[first, second])[0].motif, Motif::CounterGambit);
/// # Ok::<(), rules::IllegalMove>(())
/// ```
#[must_use]
pub fn of_line(position: &Position, moves: &[Move]) -> Vec<Finding> {
    let mut findings = Vec::new();
    gambit::gambits(position, moves, &mut findings);
    let mut before = *position;
    for (ply, &mv) in moves.iter().enumerate() {
        if let [first, second, ..] = moves[ply..] {
            findings.extend(trade::trade(&before, first, second));
        }
        if let [first, second, third, ..] = moves[ply..] {
            let moves = [first, second, third];
            findings.extend(drawn_away::deflection(&before, moves));
            findings.extend(drawn_away::attraction(&before, moves));
            findings.extend(drawn_away::capture_of_defender(&before, moves));
            findings.extend(drawn_away::clearance(&before, moves));
        }
        if let [first, second, third, fourth, ..] = moves[ply..] {
            let moves = [first, second, third, fourth];
            findings.extend(drawn_away::intermezzo(&before, moves));
        }
        before = before.play_unchecked(mv);
    }
    findings
}

/// How many plies from the start a gambit can be offered in.
const OPENING: usize = 16;
/// The longest line that shows something, but for a gambit.
const LONGEST: usize = 4;

/// What the last of some legal moves completes: everything that [`of_line`] finds with it and not
/// without it. A gambit is found only if the moves are those from the start of the game.
///
/// # Examples
///
/// ```
/// use explain::{Motif, of_last};
/// use rules::{Position, Square};
///
/// let position: Position = "3q2k1/5ppp/8/8/6Q1/8/8/4R2K w - - 0 1".parse()?;
/// let mut moves = Vec::new();
/// let mut here = position;
/// for (from, to) in [(Square::G4, Square::G5), (Square::D8, Square::G5), (Square::E1, Square::E8)] {
///     let mv = here.find_move(from, to, None)?;
///     here = here.play(mv)?;
///     moves.push(mv);
/// }
/// assert!(of_last(&position, &moves).iter().any(|it| it.motif == Motif::Deflection));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn of_last(start: &Position, moves: &[Move]) -> Vec<Finding> {
    let is_opening = moves.len() <= OPENING;
    let first = if is_opening { 0 } else { moves.len() - LONGEST };
    let (before, line) = moves.split_at(first);
    let here = before
        .iter()
        .fold(*start, |position, &mv| position.play_unchecked(mv));
    let earlier = of_line(&here, line.split_last().map_or(&[], |(_, earlier)| earlier));
    let mut whole = of_line(&here, line);
    whole.retain(|it| !earlier.contains(it));
    whole
}
