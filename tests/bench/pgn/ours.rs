//! The reading of PGN over the boundary to JavaScript: a text in, a tree out.

use std::sync::Mutex;

use archive::Archive;
use record::pgn::{self, ReadGame};

/// Where JavaScript writes a text.
static ROOM: Mutex<Vec<u8>> = Mutex::new(Vec::new());

/// The last game, which stays until the next one is read, as a page would keep it.
static GAME: Mutex<Option<ReadGame>> = Mutex::new(None);

/// The list of a file.
static ARCHIVE: Mutex<Option<Archive>> = Mutex::new(None);

/// Room for a text of so many bytes.
#[unsafe(no_mangle)]
pub extern "C" fn room(length: usize) -> *const u8 {
    let mut room = ROOM.lock().expect("one thread");
    if room.len() < length {
        room.resize(length, 0);
    }
    room.as_ptr()
}

/// Reads the form of the game in the room; answers the number of its moves in all lines.
#[unsafe(no_mangle)]
pub extern "C" fn outline(length: usize) -> usize {
    let room = ROOM.lock().expect("one thread");
    let Ok(text) = std::str::from_utf8(&room[..length]) else {
        return 0;
    };
    let outline = pgn::outline(text);
    // No part of the tree may be optimized away because it is unused.
    std::hint::black_box(&outline).nodes().len()
}

/// Reads the game in the room and plays all its moves; answers their number in all lines, or
/// nothing if one cannot be played.
#[unsafe(no_mangle)]
pub extern "C" fn checked(length: usize) -> usize {
    let room = ROOM.lock().expect("one thread");
    let read = pgn::read_game(&room[..length], 1);
    let count = if read.faults.is_empty() {
        moves(&read)
    } else {
        0
    };
    *GAME.lock().expect("one thread") = Some(read);
    count
}

fn moves(read: &ReadGame) -> usize {
    let record = &read.record;
    let mut waiting = vec![record::Record::ROOT];
    let mut count = 0;
    while let Some(node) = waiting.pop() {
        let children = record.children(node);
        count += children.len();
        waiting.extend_from_slice(children);
    }
    count
}

/// Lists the games of the next bytes of a file, which are in the room.
#[unsafe(no_mangle)]
pub extern "C" fn push(length: usize) {
    let room = ROOM.lock().expect("one thread");
    let mut archive = ARCHIVE.lock().expect("one thread");
    archive.get_or_insert_default().push(&room[..length]);
}

/// Ends the file; answers the number of its games.
#[unsafe(no_mangle)]
pub extern "C" fn finish() -> usize {
    let mut archive = ARCHIVE.lock().expect("one thread");
    let archive = archive.get_or_insert_default();
    archive.finish();
    archive.len()
}

/// The bytes that the list holds.
#[unsafe(no_mangle)]
pub extern "C" fn held() -> usize {
    let archive = ARCHIVE.lock().expect("one thread");
    archive.as_ref().map_or(0, Archive::memory)
}

/// Reads all moves of the games from `first` on that lie within the bytes in the room, which begin
/// at `offset` in the file; answers the next game.
#[unsafe(no_mangle)]
pub extern "C" fn check(first: usize, offset: f64, length: usize) -> usize {
    let room = ROOM.lock().expect("one thread");
    let mut archive = ARCHIVE.lock().expect("one thread");
    let archive = archive.get_or_insert_default();
    let mut game = first;
    while let Some(span) = archive.span(game) {
        let start = (span.start as f64 - offset) as usize;
        let end = (span.end as f64 - offset) as usize;
        if end > length {
            break;
        }
        archive.check(game, &room[start..end], None);
        game += 1;
    }
    game
}

/// How many games are faulty.
#[unsafe(no_mangle)]
pub extern "C" fn faulty() -> usize {
    let archive = ARCHIVE.lock().expect("one thread");
    archive.as_ref().map_or(0, Archive::faulty)
}

/// Where a game begins in the file.
#[unsafe(no_mangle)]
pub extern "C" fn start(game: usize) -> f64 {
    let archive = ARCHIVE.lock().expect("one thread");
    let span = archive.as_ref().and_then(|archive| archive.span(game));
    span.map_or(f64::NAN, |span| span.start as f64)
}

fn main() {}
