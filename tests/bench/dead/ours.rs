//! The proof of dead positions, asked over whole games: at a glance after each move, and to the
//! end where a game ends.

use std::sync::Mutex;

use rules::dead::{Analysis, Verdict};
use rules::{Color, Position};

static TEXT: Mutex<[u8; 16]> = Mutex::new([0; 16]);
static GAME: Mutex<Option<Position>> = Mutex::new(None);

/// Where the text of a move is written.
#[unsafe(no_mangle)]
pub extern "C" fn text() -> *const u8 {
    TEXT.lock().expect("one thread").as_ptr()
}

/// Begins a game.
#[unsafe(no_mangle)]
pub extern "C" fn begin() {
    *GAME.lock().expect("one thread") = Some(Position::default());
}

/// Plays the move of `length` letters.
#[unsafe(no_mangle)]
pub extern "C" fn ply(length: usize) {
    let text = TEXT.lock().expect("one thread");
    let uci = std::str::from_utf8(&text[..length]).expect("a move is ASCII");
    let mut game = GAME.lock().expect("one thread");
    let position = game.as_mut().expect("a game was begun");
    let mv = notation::uci::read(position, uci).expect("the games are legal");
    *position = position.play_unchecked(mv);
}

fn with_position<T>(ask: impl FnOnce(&Position) -> T) -> T {
    ask(GAME
        .lock()
        .expect("one thread")
        .as_ref()
        .expect("a game was begun"))
}

/// Does nothing; called to know what a call takes.
#[unsafe(no_mangle)]
pub extern "C" fn nothing() -> u32 {
    with_position(|position| u32::from(position.turn() == Color::Black))
}

/// Whether the position is dead at a glance.
#[unsafe(no_mangle)]
pub extern "C" fn quick() -> u32 {
    with_position(|position| u32::from(position.is_dead()))
}

/// The verdict to the end on both sides: 0 dead, 1 alive, 2 unknown.
#[unsafe(no_mangle)]
pub extern "C" fn full_of_both() -> u32 {
    with_position(|position| number(&Analysis::of_both(position).finish()))
}

/// The verdict to the end on the side that has just moved, as after a flag fall.
#[unsafe(no_mangle)]
pub extern "C" fn full_of_side() -> u32 {
    with_position(|position| number(&Analysis::of_side(position, position.turn().other()).finish()))
}

fn number(verdict: &Verdict) -> u32 {
    match verdict {
        Verdict::Dead => 0,
        Verdict::Alive { .. } => 1,
        Verdict::Unknown => 2,
    }
}

fn main() {}
