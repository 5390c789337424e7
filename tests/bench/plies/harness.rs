// What a page wants to know after each move, across the boundary to JavaScript: one call a ply.
// Included by each program, so that all are compiled alike.

use std::sync::Mutex;

/// A game that is being played, in one of the engines.
trait Play: Default {
    /// Plays a move in UCI notation and answers everything else.
    fn play(&mut self, uci: &str, answer: &mut Answer);
}

/// What the page reads after a ply.
struct Answer {
    /// The move in SAN.
    san: String,
    /// The legal moves: from, and to shifted by six.
    moves: Vec<u16>,
    /// Bit 0 check, 1 checkmate, 2 stalemate, 3 threefold, 4 fifty moves, 5 too few pieces.
    status: u32,
}

impl Answer {
    const fn new() -> Self {
        Self {
            san: String::new(),
            moves: Vec::new(),
            status: 0,
        }
    }

    fn mark(&mut self, bit: u32, holds: bool) {
        self.status |= u32::from(holds) << bit;
    }
}

/// Bytes that both sides of the boundary can reach: the move in, and then the answer.
struct Shared {
    text: [u8; 16],
    moves: [u16; 256],
}

static SHARED: Mutex<Shared> = Mutex::new(Shared {
    text: [0; 16],
    moves: [0; 256],
});

/// Makes the exports of a wasm file for a type that plays.
macro_rules! plies {
    ($play:ty) => {
        static GAME: Mutex<Option<($play, Answer)>> = Mutex::new(None);

        /// Where the text of a move is written, and that of the answer read.
        #[unsafe(no_mangle)]
        pub extern "C" fn text() -> *const u8 {
            SHARED.lock().expect("one thread").text.as_ptr()
        }

        /// Where the legal moves are read.
        #[unsafe(no_mangle)]
        pub extern "C" fn moves() -> *const u16 {
            SHARED.lock().expect("one thread").moves.as_ptr()
        }

        /// Begins a game.
        #[unsafe(no_mangle)]
        pub extern "C" fn begin() {
            *GAME.lock().expect("one thread") = Some((<$play>::default(), Answer::new()));
        }

        /// Plays the move of `length` letters; answers the status with the length of the SAN from
        /// bit 8 and the number of moves from bit 16.
        #[unsafe(no_mangle)]
        pub extern "C" fn ply(length: usize) -> u32 {
            let mut shared = SHARED.lock().expect("one thread");
            let mut game = GAME.lock().expect("one thread");
            let (game, answer) = game.as_mut().expect("a game was begun");
            answer.san.clear();
            answer.moves.clear();
            answer.status = 0;
            let uci = std::str::from_utf8(&shared.text[..length]).expect("a move is ASCII");
            game.play(uci, answer);
            shared.text[..answer.san.len()].copy_from_slice(answer.san.as_bytes());
            shared.moves[..answer.moves.len()].copy_from_slice(&answer.moves);
            answer.status | (answer.san.len() as u32) << 8 | (answer.moves.len() as u32) << 16
        }

        fn main() {}
    };
}
