//! The command `position`.

use engine::Root;
use rules::{CastlingMode, Position, Setup, chess960};

/// The number of the usual beginning among those of Chess960.
const USUAL: u32 = 518;

/// Reads what follows the word `position`, or says what is wrong with it.
pub(crate) fn read(words: &[&str], mode: CastlingMode) -> Result<Root, String> {
    let (place, moves) = match words.iter().position(|&word| word == "moves") {
        Some(at) => (&words[..at], &words[at + 1..]),
        None => (words, &[][..]),
    };
    let position = match *place {
        ["startpos"] => start(mode),
        ["fen", ref fields @ ..] => read_fen(&fields.join(" "), mode)?,
        _ => return Err("expected `startpos` or `fen` and a FEN".to_owned()),
    };
    let mut root = Root::new(position);
    for word in moves {
        let position = root.position();
        let mv = notation::uci::read(position, word)
            .map_err(|reason| format!("{word} in {position}: {reason}"))?;
        root = root.after(mv);
    }
    Ok(root)
}

fn start(mode: CastlingMode) -> Position {
    match mode {
        CastlingMode::Standard => Position::default(),
        CastlingMode::Chess960 => chess960::start_position(USUAL).expect("it is one of the 960"),
    }
}

fn read_fen(fen: &str, mode: CastlingMode) -> Result<Position, String> {
    let setup = match mode {
        CastlingMode::Standard => fen.parse::<Setup>(),
        CastlingMode::Chess960 => Setup::from_chess960_fen(fen),
    };
    let setup = setup.map_err(|error| error.to_string())?;
    Position::from_setup(&setup).map_err(|error| error.to_string())
}
