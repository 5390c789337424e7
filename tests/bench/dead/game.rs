// A game that is played move by move across the boundary. Included by each program.

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
