//! What earlier parts of the search have learned about moves.

use rules::{Color, Move, Role};

/// The bound of every entry.
pub(crate) const LIMIT: i32 = 16_384;
/// No piece moved: before the root, and after a null move.
pub(crate) const NO_MOVE: u16 = 768;

/// Counters of how good moves were, kept over the moves of a game.
pub(crate) struct Histories {
    /// By side, origin and target.
    quiets: Vec<i16>,
    /// By piece, target and captured kind.
    captures: Vec<i16>,
    /// By an earlier move (piece and target) and this one.
    continuations: Vec<i16>,
    /// The reply that refuted a move (piece and target).
    counters: Vec<u16>,
}

impl Histories {
    pub(crate) fn new() -> Self {
        Self {
            quiets: vec![0; 2 * 64 * 64],
            captures: vec![0; 768 * 6],
            continuations: vec![0; 769 * 768],
            counters: vec![0; 769],
        }
    }

    pub(crate) fn clear(&mut self) {
        self.quiets.fill(0);
        self.captures.fill(0);
        self.continuations.fill(0);
        self.counters.fill(0);
    }

    /// Lets what earlier searches learned weigh less.
    pub(crate) fn fade(&mut self) {
        for entry in &mut self.quiets {
            *entry /= 2;
        }
    }

    #[inline(always)]
    fn quiet_index(color: Color, mv: Move) -> usize {
        color as usize * 4096 + mv.from().index() * 64 + mv.to().index()
    }

    #[inline(always)]
    fn continuation_index(earlier: u16, piece_to: u16) -> usize {
        earlier as usize * 768 + piece_to as usize
    }

    /// The value of a quiet move after the two moves before it.
    #[inline(always)]
    pub(crate) fn quiet(&self, color: Color, mv: Move, piece_to: u16, before: [u16; 2]) -> i32 {
        let mut sum = i32::from(self.quiets[Self::quiet_index(color, mv)]);
        for earlier in before {
            let index = Self::continuation_index(earlier, piece_to);
            sum += i32::from(self.continuations[index]);
        }
        sum
    }

    #[inline(always)]
    fn capture_index(piece_to: u16, captured: Role) -> usize {
        piece_to as usize * 6 + captured as usize
    }

    /// The value of a capture.
    #[inline(always)]
    pub(crate) fn capture(&self, piece_to: u16, captured: Role) -> i32 {
        i32::from(self.captures[Self::capture_index(piece_to, captured)])
    }

    pub(crate) fn learn_quiet(
        &mut self,
        color: Color,
        mv: Move,
        piece_to: u16,
        before: [u16; 2],
        bonus: i32,
    ) {
        shift(&mut self.quiets[Self::quiet_index(color, mv)], bonus);
        for earlier in before {
            if earlier != NO_MOVE {
                let index = Self::continuation_index(earlier, piece_to);
                shift(&mut self.continuations[index], bonus);
            }
        }
    }

    pub(crate) fn learn_capture(&mut self, piece_to: u16, captured: Role, bonus: i32) {
        shift(
            &mut self.captures[Self::capture_index(piece_to, captured)],
            bonus,
        );
    }

    /// The reply that refuted the move before.
    #[inline(always)]
    pub(crate) fn counter(&self, before: u16) -> u16 {
        self.counters[before as usize]
    }

    pub(crate) fn set_counter(&mut self, before: u16, mv: Move) {
        self.counters[before as usize] = mv.to_bits();
    }
}

/// Moves an entry by `bonus`, less the closer it is to the limit already.
#[inline(always)]
pub(crate) fn shift(entry: &mut i16, bonus: i32) {
    let old = i32::from(*entry);
    *entry = (old + bonus - old * bonus.abs() / LIMIT) as i16;
}

#[cfg(test)]
mod tests {
    use super::{LIMIT, shift};

    #[test]
    fn entries_stay_within_their_limit() {
        let mut entry = 0;
        for _ in 0..1000 {
            shift(&mut entry, 1600);
            assert!(i32::from(entry) <= LIMIT);
        }
        assert!(entry > 14_000);
        for _ in 0..1000 {
            shift(&mut entry, -1600);
            assert!(i32::from(entry) >= -LIMIT);
        }
        assert!(entry < -14_000);
    }
}
