// The same harness for every engine: `engine!` makes a native program and the exports of a wasm
// file out of three functions. Included by each program, so that all are compiled alike.

#[cfg_attr(
    target_arch = "wasm32",
    allow(dead_code, reason = "in wasm the caller knows what to expect")
)]
/// A perft position with how deep it is counted and how many leaves there are.
struct Case {
    name: &'static str,
    fen: &'static str,
    /// Depth and leaves when the last ply is only counted.
    bulk: (u32, u64),
    /// Depth and leaves when every leaf is made.
    made: (u32, u64),
}

/// The six standard positions of the chess-programming literature.
const CASES: [Case; 6] = [
    Case {
        name: "start",
        fen: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        bulk: (6, 119_060_324),
        made: (5, 4_865_609),
    },
    Case {
        name: "kiwipete",
        fen: "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        bulk: (5, 193_690_690),
        made: (4, 4_085_603),
    },
    Case {
        name: "endgame",
        fen: "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
        bulk: (6, 11_030_083),
        made: (6, 11_030_083),
    },
    Case {
        name: "promotions",
        fen: "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
        bulk: (5, 15_833_292),
        made: (5, 15_833_292),
    },
    Case {
        name: "talkchess",
        fen: "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
        bulk: (5, 89_941_194),
        made: (4, 2_103_487),
    },
    Case {
        name: "middlegame",
        fen: "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
        bulk: (5, 164_075_551),
        made: (4, 3_894_594),
    },
];

/// Makes the program of an engine: `$read` takes a FEN, `$bulk` and `$made` count lines.
macro_rules! engine {
    ($read:expr, $bulk:expr, $made:expr) => {
        /// Counts the lines from a case; the whole interface of the wasm file.
        #[unsafe(no_mangle)]
        pub extern "C" fn perft(case: u32, is_made: u32, depth: u32) -> f64 {
            let position = $read(CASES[case as usize].fen);
            let leaves = if is_made == 0 {
                $bulk(&position, depth)
            } else {
                $made(&position, depth)
            };
            leaves as f64
        }

        #[cfg(not(target_arch = "wasm32"))]
        fn main() {
            measure();
        }

        #[cfg(target_arch = "wasm32")]
        fn main() {}
    };
}

/// The shortest time a measurement may take; shorter ones are repeated.
#[cfg(not(target_arch = "wasm32"))]
const SHORTEST: f64 = 0.12;

/// Prints `case mode leaves seconds` for each case and mode, in time of this thread.
#[cfg(not(target_arch = "wasm32"))]
fn measure() {
    for (index, case) in CASES.iter().enumerate() {
        for (is_made, mode, (depth, leaves)) in [(0, "bulk", case.bulk), (1, "made", case.made)] {
            let (mut counted, mut seconds) = (0, 0.0);
            while seconds < SHORTEST {
                let start = cpu_seconds();
                let found = perft(index as u32, is_made, depth);
                seconds += cpu_seconds() - start;
                assert!(found == leaves as f64, "{}: {found} leaves", case.name);
                counted += leaves;
            }
            println!("{} {mode} {counted} {seconds}", case.name);
        }
    }
}

/// Processor time of the main thread; where the system does not report it, the time of day.
#[cfg(not(target_arch = "wasm32"))]
fn cpu_seconds() -> f64 {
    let schedstat = std::fs::read_to_string("/proc/self/schedstat").ok();
    let nanoseconds = schedstat.and_then(|text| text.split(' ').next()?.parse::<f64>().ok());
    nanoseconds.map_or_else(
        || {
            let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
            now.map_or(0.0, |time| time.as_secs_f64())
        },
        |nanoseconds| nanoseconds / 1e9,
    )
}
