//! How far the evaluation is usually off: learned from what searches of similar positions found.

use rules::{Color, Position, Role};

use crate::evaluate::pawn_key;
use crate::history::{LIMIT, NO_MOVE, shift};
use crate::position::mix;
use crate::score::Value;

/// Entries for each side and kind of likeness.
const COUNT: usize = 1 << 13;
/// Errors are counted in parts of a centipawn.
const GRAIN: i32 = 256;

/// Errors of the evaluation by what positions have in common.
pub(crate) struct Corrections {
    /// By side to move and pawn structure.
    by_pawns: Vec<i16>,
    /// By side to move and where the pieces of one color stand.
    by_pieces: Vec<i16>,
    /// By the last two moves (piece and target).
    by_moves: Vec<i16>,
}

/// Where the entries of one position stand.
struct Places {
    pawns: usize,
    pieces: [usize; 2],
    /// None if one of the two moves is not known.
    moves: Option<usize>,
}

impl Corrections {
    pub(crate) fn new() -> Self {
        Self {
            by_pawns: vec![0; 2 * COUNT],
            by_pieces: vec![0; 4 * COUNT],
            by_moves: vec![0; 768 * 768],
        }
    }

    pub(crate) fn clear(&mut self) {
        self.by_pawns.fill(0);
        self.by_pieces.fill(0);
        self.by_moves.fill(0);
    }

    /// By how many centipawns the evaluation is usually off where the pawns stand like this.
    #[inline(always)]
    pub(crate) fn of_pawns(&self, position: &Position) -> Value {
        i32::from(self.by_pawns[pawns_index(position)]) / GRAIN
    }

    /// By how many centipawns it is usually off in positions like this, after the two moves `before`.
    #[inline(always)]
    pub(crate) fn of(&self, position: &Position, before: [u16; 2]) -> Value {
        let places = Places::of(position, before);
        let [white, black] = places.pieces.map(|place| i32::from(self.by_pieces[place]));
        let pawns = i32::from(self.by_pawns[places.pawns]);
        let moves = places
            .moves
            .map_or(0, |place| i32::from(self.by_moves[place]));
        (pawns + white + black + moves) / GRAIN
    }

    /// Takes down by how much the evaluation of a structure was off.
    pub(crate) fn learn_pawns(&mut self, position: &Position, error: Value, depth: i32) {
        let entry = &mut self.by_pawns[pawns_index(position)];
        let weight = (depth + 1).min(16);
        let aim = error.clamp(-100, 100) * GRAIN;
        let mean = (i32::from(*entry) * (256 - weight) + aim * weight) / 256;
        *entry = mean.clamp(-LIMIT, LIMIT) as i16;
    }

    /// Takes down by how much the evaluation was still off after it had been corrected.
    pub(crate) fn learn(
        &mut self,
        position: &Position,
        before: [u16; 2],
        error: Value,
        depth: i32,
    ) {
        let places = Places::of(position, before);
        let change = (error * depth * 4).clamp(-LIMIT / 4, LIMIT / 4);
        shift(&mut self.by_pawns[places.pawns], change);
        for place in places.pieces {
            shift(&mut self.by_pieces[place], change);
        }
        if let Some(place) = places.moves {
            shift(&mut self.by_moves[place], change);
        }
    }
}

impl Places {
    #[inline(always)]
    fn of(position: &Position, [last, one_before]: [u16; 2]) -> Self {
        let turn = position.turn() as usize;
        let pieces = Color::ALL.map(|color| {
            (2 * turn + color as usize) * COUNT + place_of(pieces_key(position, color))
        });
        let is_known = last != NO_MOVE && one_before != NO_MOVE;
        let moves = is_known.then(|| one_before as usize * 768 + last as usize);
        Self {
            pawns: pawns_index(position),
            pieces,
            moves,
        }
    }
}

#[inline(always)]
fn pawns_index(position: &Position) -> usize {
    position.turn() as usize * COUNT + place_of(pawn_key(position))
}

#[inline(always)]
const fn place_of(key: u64) -> usize {
    key as usize & (COUNT - 1)
}

/// A key of where the pieces of `color` stand, its king included.
#[inline(always)]
fn pieces_key(position: &Position, color: Color) -> u64 {
    let own = position.by_color(color);
    let roles = [
        Role::Knight,
        Role::Bishop,
        Role::Rook,
        Role::Queen,
        Role::King,
    ];
    let add = |key, role| mix(key ^ (own & position.by_role(role)).0);
    roles.into_iter().fold(0, add)
}

#[cfg(test)]
mod tests {
    use rules::Position;

    use super::Corrections;
    use crate::history::NO_MOVE;

    const BEGUN: [u16; 2] = [NO_MOVE; 2];

    fn position(fen: &str) -> Position {
        fen.parse().expect("the test names a position")
    }

    #[test]
    fn an_error_that_is_met_again_and_again_is_made_up_for() {
        let mut corrections = Corrections::new();
        let here = position("6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1");
        assert_eq!(corrections.of(&here, BEGUN), 0);
        for _ in 0..200 {
            let error = 50 - corrections.of(&here, BEGUN);
            corrections.learn(&here, BEGUN, error, 8);
        }
        assert!((45..=50).contains(&corrections.of(&here, BEGUN)));
        corrections.clear();
        assert_eq!(corrections.of(&here, BEGUN), 0);
    }

    #[test]
    fn what_was_learned_holds_where_pawns_or_pieces_are_alike_and_nowhere_else() {
        let mut corrections = Corrections::new();
        let here = position("6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1");
        corrections.learn(&here, [3, 5], 80, 8);
        let known = corrections.of(&here, [3, 5]);
        assert!(known > corrections.of(&here, [3, 6]));
        let pawns = position("2b3k1/5ppp/8/8/8/8/5PPP/3N2K1 w - - 0 1");
        let pieces = position("2b3k1/6pp/8/8/8/8/6PP/3R2K1 w - - 0 1");
        let neither = position("2b3k1/6pp/8/8/8/8/6PP/3N2K1 w - - 0 1");
        let other_side = position("6k1/5ppp/8/8/8/8/5PPP/3R2K1 b - - 0 1");
        for alike in [pawns, pieces] {
            assert!((1..known).contains(&corrections.of(&alike, BEGUN)));
        }
        for different in [neither, other_side] {
            assert_eq!(corrections.of(&different, BEGUN), 0);
        }
    }
}
