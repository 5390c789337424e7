//! The choice among the moves that were searched.

use rules::{Move, Position};

use super::Strength;
use crate::chance::{WHOLE, extreme, winning_chance};
use crate::limits::Root;
use crate::position::{captured_role, key_of, mix_two};
use crate::report::Line;
use crate::score::Score;
use crate::see;

/// Even where a game is decided, a centipawn counts this many parts of 65536 of the chance to win:
/// who is losing does not throw pieces away.
pub(super) const LEAST_SLOPE: i32 = 76;
/// What it costs to let a position come again in which one stands better.
const REPETITION: i32 = 4_000;
/// From here on one stands better, in centipawns.
const BETTER: i32 = 60;
/// Nobody gives so much away who sees how it is taken, in centipawns: hardly less than a rook for a bishop.
const GIFT: i32 = 150;
/// Keeps the throws for the choice apart from others.
const SALT: u64 = 0xc401_ce00;

/// The place among `lines`, the best first, of the one that is played.
pub(super) fn choose(root: &Root, lines: &[Line], strength: &Strength, seed: u64) -> usize {
    let Some(best) = lines.first() else {
        return 0;
    };
    if matches!(best.score, Score::Mate(1)) {
        return 0;
    }
    let position = root.position();
    let key = mix_two(key_of(&position.identity()), seed ^ SALT);
    let best = lead(best.score);
    let is_gift = |line: &Line| strength.keeps_pieces && gives(position, line);
    // A sacrifice must promise more than the player may be wrong about.
    let doubt = 2 * i32::from(strength.noise);
    let first = lines
        .iter()
        .position(|line| !is_gift(line) && best - lead(line.score) <= doubt);
    let first = first.unwrap_or(0);
    let mut chosen = (first, i64::MIN);
    for (place, line) in lines.iter().enumerate().skip(first) {
        let Some(&mv) = line.moves.first() else {
            continue;
        };
        let mut cost = cost(best, lead(line.score));
        if best > BETTER && has_been(root, &position.play_unchecked(mv)) {
            cost += REPETITION;
        }
        if place > first && (cost > strength.cap || is_gift(line)) {
            continue;
        }
        let throw = extreme(mix_two(key, u64::from(mv.to_bits())));
        let worth = i64::from(throw) * i64::from(strength.temperature) - 256 * i64::from(cost);
        if worth > chosen.1 {
            chosen = (place, worth);
        }
    }
    chosen.0
}

/// Whether the move of this line gives something for nothing: the piece that moves can simply be taken
/// where it has gone, or the reply that is expected just takes something.
fn gives(position: &Position, line: &Line) -> bool {
    let Some(&mv) = line.moves.first() else {
        return false;
    };
    let after = position.play_unchecked(mv);
    let enough = gained(position, mv) + GIFT;
    let gains =
        |reply| captured_role(&after, reply).is_some() && see::wins_at_least(&after, reply, enough);
    if line.moves.get(1).is_some_and(|&reply| gains(reply)) {
        return true;
    }
    let moves = after.legal_moves();
    moves
        .iter()
        .any(|&reply| reply.to() == mv.to() && gains(reply))
}

/// What a move takes and what its pawn becomes, in centipawns.
fn gained(position: &Position, mv: Move) -> i32 {
    let taken = captured_role(position, mv).map_or(0, see::worth);
    taken + mv.promotion().map_or(0, see::worth)
}

/// What is given up by a move with the lead `here`.
pub(super) fn cost(best: i32, here: i32) -> i32 {
    let chance = winning_chance(best) - winning_chance(here);
    let least = (best - here).min(WHOLE / LEAST_SLOPE) * LEAST_SLOPE;
    chance.max(least)
}

/// A score in centipawns; a mate is more the nearer it is.
const fn lead(score: Score) -> i32 {
    match score {
        Score::Centipawns(value) => value,
        Score::Mate(moves) if moves > 0 => 3_000 - 20 * moves,
        Score::Mate(moves) => -3_000 - 20 * moves,
    }
}

fn has_been(root: &Root, after: &Position) -> bool {
    let key = key_of(&after.identity());
    root.earlier().contains(&key)
}

#[cfg(test)]
mod tests {
    use super::{cost, lead};
    use crate::score::Score;

    #[test]
    fn who_is_lost_still_does_not_give_pieces_away() {
        assert!(cost(-2_000, -2_300) > 15_000);
        assert!(cost(0, -300) > 30_000);
        assert_eq!(cost(70, 70), 0);
    }

    #[test]
    fn a_late_mate_is_better_than_an_early_one_for_who_is_mated() {
        assert!(lead(Score::Mate(-6)) > lead(Score::Mate(-2)));
        assert!(lead(Score::Mate(2)) > lead(Score::Mate(6)));
        assert!(lead(Score::Mate(6)) > lead(Score::Centipawns(2_500)));
    }
}
