//! The signature of the search: a number that changes when its behavior does.

use rules::Position;

use crate::{Engine, Limits, Root, TableSize, Unwatched};

/// Positions of our own making from all phases of the game.
pub const POSITIONS: [&str; 16] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r1bqk2r/ppp2ppp/2np1n2/2b1p3/2B1P3/2NP1N2/PPP2PPP/R1BQK2R w KQkq - 0 6",
    "rnbq1rk1/ppp1bppp/4pn2/3p2B1/2PP4/2N2N2/PP2PPPP/R2QKB1R w KQ - 4 6",
    "r1b2rk1/pp1nqppp/2pbpn2/8/2BP4/2N1PN2/PP2QPPP/R1B2RK1 w - - 2 11",
    "r2q1rk1/1b2bppp/p1nppn2/1p6/3NPP2/1BN1B3/PPP3PP/R2Q1RK1 w - - 0 12",
    "2rq1rk1/pb1nbppp/1p2p3/3pN3/3P1P2/1P1BP3/PB2Q1PP/2R2RK1 b - - 3 15",
    "r4rk1/pp3pp1/2p1bq1p/3pN3/3P4/2P1Q3/PP3PPP/R4RK1 b - - 5 18",
    "1r3rk1/5ppp/p2p1b2/1p1Qp3/4P3/q1P1N3/P1P2PPP/1R3RK1 w - - 2 20",
    "r1bqr1k1/pp1n1pbp/2pp1np1/8/2PNP3/2N1BP2/PP1Q2PP/R3KB1R w KQ - 1 11",
    "8/2p2pk1/1p1p2p1/p2Pp2p/P1P1P2P/1P3PP1/6K1/8 w - - 0 35",
    "8/5pk1/4p1p1/R6p/5P1P/r5P1/5PK1/8 w - - 10 44",
    "4r1k1/5ppp/2p5/1p1n4/3B4/1P3P2/P5PP/4R1K1 b - - 0 29",
    "8/8/2k1n3/p1p5/P1Pp1P2/3K4/3B4/8 w - - 6 52",
    "3q2k1/5pp1/7p/8/3P4/5Q2/5PPP/6K1 b - - 0 33",
    "7k/8/5K2/8/8/3NB3/8/8 w - - 0 1",
    "8/1P4k1/8/6p1/5pP1/r4P2/1R6/6K1 w - - 0 48",
];

/// To which depth each position is searched.
const DEPTH: u32 = 9;

/// How many nodes a new engine looks at in all the positions, one after the other: the same number
/// natively, in WebAssembly and on every machine.
#[must_use]
pub fn signature() -> u64 {
    let mut engine = Engine::new(TableSize::Mb16);
    let positions = POSITIONS
        .iter()
        .filter_map(|fen| fen.parse::<Position>().ok());
    positions
        .map(|position| {
            let limits = Limits::depth(DEPTH);
            engine
                .search(&Root::new(position), &limits, &mut Unwatched)
                .nodes
        })
        .sum()
}
