//! What taking on one square wins: the static exchange evaluation.
//!
//! Both sides take on the square in turn, with whichever piece they like, and each may stop at any
//! time. Every capture is a legal move of the position it is made in. So pieces that stand behind
//! others join in when the line opens, pinned pieces take only along their line, a king takes only
//! what nobody guards, a check has to be answered, and a pawn that takes on the last rank becomes
//! a queen. What happens on other squares is not looked at.

use rules::{Move, Position, Role, Square};

/// How many captures deep every taker is tried; deeper, only the cheapest.
const WIDE: u32 = 8;

/// A capture and what it wins.
///
/// # Examples
///
/// ```
/// use explain::exchange::best_capture;
/// use rules::{Position, Square};
///
/// let position: Position = "4k3/8/8/3q4/4P3/8/8/4K3 w - - 0 1".parse()?;
/// let capture = best_capture(&position, Square::D5).expect("the pawn takes");
/// assert_eq!((capture.mv.to_string().as_str(), capture.gain), ("e4d5", 9));
/// # Ok::<(), rules::ParsePositionError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Capture {
    /// The capture.
    pub mv: Move,
    /// What its side wins, in pawns, if both sides go on taking on the square as well as they can.
    pub gain: i32,
}

/// What the side to move wins by `mv`, counted in pawns, if both sides then take on the square it
/// goes to as well as they can. Negative if it loses something.
///
/// # Examples
///
/// ```
/// use explain::exchange::gain;
/// use rules::{Position, Square};
///
/// // The pawn is guarded, so the rook would be lost for it.
/// let position: Position = "4k3/2p5/3p4/8/8/8/3R4/4K3 w - - 0 1".parse()?;
/// let mv = position.find_move(Square::D2, Square::D6, None).expect("it is legal");
/// assert_eq!(gain(&position, mv), -4);
/// # Ok::<(), rules::ParsePositionError>(())
/// ```
#[must_use]
pub fn gain(position: &Position, mv: Move) -> i32 {
    let after = position.play_unchecked(mv);
    at_once(position, mv) - replies(&after, mv.to(), -100, 100, 0)
}

/// All legal captures of the piece on `square` with what they win, the best first; promotions are
/// to queens. Empty if the side to move cannot take there.
///
/// # Examples
///
/// ```
/// use explain::exchange::captures;
/// use rules::{Position, Square};
///
/// let position: Position = "4k3/8/4p3/3r4/4P3/8/3R4/4K3 w - - 0 1".parse()?;
/// let gains: Vec<i32> = captures(&position, Square::D5).iter().map(|it| it.gain).collect();
/// assert_eq!(gains, [5, 1]); // the pawn is retaken but retakes with the rook
/// # Ok::<(), rules::ParsePositionError>(())
/// ```
#[must_use]
pub fn captures(position: &Position, square: Square) -> Vec<Capture> {
    let mut all: Vec<Capture> = Vec::new();
    let order = |it: &Capture| (-it.gain, it.mv.role().points(), it.mv);
    for mv in position.legal_moves() {
        if takes(position, mv, square) {
            let gain = gain(position, mv);
            let capture = Capture { mv, gain };
            // Sorting as they come: the sorts of the library weigh more than all of this.
            let place = all.partition_point(|it| order(it) < order(&capture));
            all.insert(place, capture);
        }
    }
    all
}

/// The capture of the piece on `square` that wins most, if the side to move can take it at all.
///
/// # Examples
///
/// ```
/// use explain::exchange::best_capture;
/// use rules::{Position, Square};
///
/// assert_eq!(best_capture(&Position::default(), Square::E7), None);
/// ```
#[must_use]
pub fn best_capture(position: &Position, square: Square) -> Option<Capture> {
    captures(position, square).first().copied()
}

/// Whether `mv` takes the piece on `square`; of several promotions only that to a queen.
fn takes(position: &Position, mv: Move, square: Square) -> bool {
    let victim = position.captured_by(mv).map(|(square, _)| square);
    victim == Some(square) && matches!(mv.promotion(), None | Some(Role::Queen))
}

/// What a move wins before the reply.
fn at_once(position: &Position, mv: Move) -> i32 {
    let taken = position.captured_by(mv);
    let promoted = mv.promotion().map_or(0, |role| role.points() - 1);
    taken.map_or(0, |(_, piece)| piece.role.points()) + promoted
}

/// What the side to move wins by taking on `square`, at least nothing: it may leave it alone.
fn replies(position: &Position, square: Square, alpha: i32, beta: i32, depth: u32) -> i32 {
    let mut best = 0;
    let attackers = position.attackers(square, position.turn());
    let may_take = !attackers.is_empty() || position.en_passant().is_some();
    if !may_take || best >= beta {
        return best;
    }
    let mut moves: Vec<Move> = Vec::new();
    for mv in position.legal_moves() {
        if takes(position, mv, square) {
            let place = moves.partition_point(|&other| cost(other) <= cost(mv));
            moves.insert(place, mv);
        }
    }
    let width = if depth < WIDE { moves.len() } else { 1 };
    for mv in moves.into_iter().take(width) {
        let after = position.play_unchecked(mv);
        let won = at_once(position, mv);
        let floor = alpha.max(best);
        let lost = replies(&after, mv.to(), won - beta, won - floor, depth + 1);
        best = best.max(won - lost);
        if best >= beta {
            break;
        }
    }
    best
}

/// The order of takers: the cheapest first, the king last.
fn cost(mv: Move) -> i32 {
    match mv.role() {
        Role::King => 10,
        role => role.points(),
    }
}
