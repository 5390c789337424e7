//! What scores of the engine mean for a player: chances of winning, and how much a move gave away.

use words::MoveQuality;

use crate::platform::engine::ReportedScore;

/// What a mate counts as, in hundredths of a pawn.
const MATE: i32 = 10_000;
/// What material that counts is worth at least, in hundredths of a pawn; below it scores differ from
/// search to search.
const MATERIAL: i32 = 150;

/// A score as one number, in hundredths of a pawn; of two mates the nearer one is better.
#[must_use]
pub const fn hundredths(score: ReportedScore) -> i32 {
    match score {
        ReportedScore::Centipawns(score) => score,
        ReportedScore::Mate(moves) => MATE * moves.signum() - moves,
    }
}

/// In how many moves a score mates; nothing for one that does not.
#[must_use]
pub const fn mates_in(score: i32) -> Option<i32> {
    if score > MATE - 1_000 {
        Some(MATE - score)
    } else {
        None
    }
}

/// The score of the side to move that is mated.
pub const MATED: i32 = -MATE;

/// The chance of winning less that of losing, from -1 to 1, by the curve with which lichess.org turns
/// hundredths of a pawn into winning chances.
#[must_use]
pub fn chances(score: i32) -> f64 {
    2.0 / (1.0 + (-0.003_682_08 * f64::from(score)).exp()) - 1.0
}

/// How much of its chances a side loses from one score to another, both from its own view.
#[must_use]
pub fn drop_between(before: i32, after: i32) -> f64 {
    chances(before) - chances(after)
}

/// The drop that the same loss would be in an even game. Where a game is decided, chances hardly change.
#[must_use]
pub fn drop_in_even_game(before: i32, after: i32) -> f64 {
    drop_between(0, after - before)
}

/// Whether a side loses something from one score to another: chances, or what material is worth where
/// the chances hardly change.
#[must_use]
pub fn is_loss(before: i32, after: i32) -> bool {
    is_mistake(drop_between(before, after)) || before - after >= MATERIAL
}

/// Whether a drop makes a move a mistake at least.
#[must_use]
pub fn is_mistake(drop: f64) -> bool {
    drop >= 0.2
}

/// How a move is called that loses so much of the chances.
#[must_use]
pub fn quality(drop: f64, is_best: bool) -> MoveQuality {
    match drop {
        drop if drop >= 0.3 => MoveQuality::Blunder,
        drop if is_mistake(drop) => MoveQuality::Mistake,
        drop if drop >= 0.1 => MoveQuality::Inaccuracy,
        _ if is_best => MoveQuality::Best,
        _ => MoveQuality::Good,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pawn_matters_more_in_an_even_position_than_in_a_won_one() {
        assert_eq!(quality(drop_between(0, -300), false), MoveQuality::Blunder);
        assert_eq!(quality(drop_between(1200, 900), false), MoveQuality::Good);
        assert_eq!(quality(drop_between(30, 25), true), MoveQuality::Best);
        assert!(is_mistake(drop_between(MATE, 0)));
    }

    #[test]
    fn a_piece_is_a_loss_in_a_decided_game_too() {
        assert!(is_loss(1500, 1200) && is_loss(-700, -1000) && is_loss(0, -120));
        assert!(!is_loss(1500, 1400) && !is_loss(-700, -800) && !is_loss(0, -100));
        let as_if_even = drop_in_even_game(1500, 1200);
        assert_eq!(quality(as_if_even, false), MoveQuality::Blunder);
    }

    #[test]
    fn mates_are_counted_and_the_nearer_one_is_better() {
        let [two, five] = [2, 5].map(|moves| hundredths(ReportedScore::Mate(moves)));
        assert!(two > five);
        assert_eq!((mates_in(two), mates_in(five)), (Some(2), Some(5)));
        assert_eq!(mates_in(hundredths(ReportedScore::Mate(-2))), None);
        assert_eq!(mates_in(900), None);
    }
}
