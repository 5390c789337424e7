//! Games of random legal moves, the same in every run.

use rules::{Move, Position};

/// Start positions that bring castling, promotions, en passant and Chess960 into short games.
pub(crate) const STARTS: [&str; 5] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "1rk3r1/pppppppp/8/8/8/8/PPPPPPPP/1RK3R1 w GBgb - 0 1",
];

/// Numbers that look random (xorshift of Marsaglia, 2003) and never change.
pub(crate) struct Numbers(u64);

impl Numbers {
    pub(crate) fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    /// The next number below `limit`.
    pub(crate) fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 33) as usize % limit
    }
}

/// Plays `count` games of at most `plies` plies; reports each position and the move made there.
pub(crate) fn each_position(count: u64, plies: usize, mut visit: impl FnMut(&Position, Move)) {
    for game in 0..count {
        let mut numbers = Numbers::new(game + 1);
        let start = STARTS[game as usize % STARTS.len()];
        let mut position: Position = start.parse().expect("a legal start");
        for _ in 0..plies {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            let mv = moves[numbers.below(moves.len())];
            visit(&position, mv);
            position = position.play(mv).expect("a legal move");
        }
    }
}
