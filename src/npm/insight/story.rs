//! A game as the other half of the package passes it on.

use game::Game;
use js::core::{color, role, square};
use notation::origins::Origins;
use openings::Openings;
use rules::dead::Verdict;
use rules::{Color, Move, ParseFenError, ParsePositionError, Position, Setup};
use wasm_bindgen::prelude::wasm_bindgen;

use crate::answers::Ending;
use crate::{answers, notations};

/// The game that questions are about: where it began, its moves, the current position.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Story {
    start: Position,
    moves: Vec<Move>,
    here: Position,
    refused: String,
}

/// The names of openings.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Names(Openings);

#[wasm_bindgen]
impl Names {
    /// Reads the file of names; `None` if it is not such a file.
    #[must_use]
    pub fn read(bytes: &[u8]) -> Option<Self> {
        Openings::from_bytes(bytes).ok().map(Self)
    }
}

/// Why a board is not a legal position, in sentences; empty if it is one.
#[wasm_bindgen(js_name = boardFaults)]
#[must_use]
pub fn board_faults(fen: &str, is_chess960: bool) -> String {
    match position(fen, is_chess960) {
        Ok(_) => String::new(),
        Err(ParsePositionError::Invalid(invalid)) => {
            let faults = invalid.faults().iter();
            faults.map(words::setup_fault).collect::<Vec<_>>().join(" ")
        }
        Err(error) => words::fen_error_text(&error),
    }
}

/// Whether White (0), Black (1) or either side (any other number) can ever mate, looking at no more
/// than about `nodes` positions for each: 0 never, 1 by some line, 2 undecided; `None` if the board
/// is not one from which the laws can be followed.
#[wasm_bindgen(js_name = everMates)]
#[must_use]
pub fn ever_mates(fen: &str, is_chess960: bool, who: u32, nodes: u32) -> Option<u32> {
    let winners = match who {
        0 => &[Color::White][..],
        1 => &[Color::Black],
        _ => &Color::ALL,
    };
    let setup = setup(fen, is_chess960).ok()?;
    Some(match answers::mate(&setup, winners, nodes)? {
        Verdict::Dead => 0,
        Verdict::Alive { .. } => 1,
        Verdict::Unknown => 2,
    })
}

fn setup(fen: &str, is_chess960: bool) -> Result<Setup, ParseFenError> {
    match is_chess960 {
        true => Setup::from_chess960_fen(fen),
        false => fen.parse(),
    }
}

fn position(fen: &str, is_chess960: bool) -> Result<Position, ParsePositionError> {
    Ok(Position::from_setup(&setup(fen, is_chess960)?)?)
}

/// A move as the other half packs it.
fn unpacked(position: &Position, packed: u32) -> Option<Move> {
    let (from, to) = (square(packed & 63)?, square(packed >> 6 & 63)?);
    position.find_move(from, to, role(packed >> 18 & 7)).ok()
}

#[wasm_bindgen]
impl Story {
    /// A game from its first position and its moves; `None` if that is not a position or one of the
    /// moves is not legal.
    #[must_use]
    pub fn tell(fen: &str, is_chess960: bool, moves: &[u32]) -> Option<Self> {
        let start = position(fen, is_chess960).ok()?;
        let mut here = start;
        let mut played = Vec::with_capacity(moves.len());
        for &packed in moves {
            let mv = unpacked(&here, packed)?;
            played.push(mv);
            here = here.play_unchecked(mv);
        }
        Some(Self {
            start,
            moves: played,
            here,
            refused: String::new(),
        })
    }

    /// Why the last question has no answer, as JSON.
    #[must_use]
    pub fn fault(&self) -> String {
        self.refused.clone()
    }

    /// Why a move is refused, as JSON; `null` if it is legal.
    #[must_use]
    pub fn illegal(&self, from: u32, to: u32, promotion: u32) -> String {
        match (square(from), square(to)) {
            (Some(from), Some(to)) => answers::illegal(self, from, to, role(promotion)),
            _ => "null".to_owned(),
        }
    }

    /// The explanation of the position, as JSON: of a check, a mate, a draw; or `null`.
    #[must_use]
    pub fn why(&self) -> String {
        answers::why(self)
    }

    /// What the position is called, as JSON; of a packed move, what the move is called.
    #[must_use]
    pub fn terms(&self, packed: Option<u32>) -> String {
        let mv = packed.and_then(|packed| unpacked(&self.here, packed));
        answers::terms(self, mv)
    }

    /// How the game ends if a side resigns (0), runs out of time (1), or both sides agree to a
    /// draw (any other number), as JSON; `None` if no draw can be agreed yet.
    #[wasm_bindgen(js_name = endedBy)]
    pub fn ended_by(&mut self, how: u32, side: u32) -> Option<String> {
        let ending = match how {
            0 => Ending::Resigned(color(side)),
            1 => Ending::OutOfTime(color(side)),
            _ => Ending::Agreed,
        };
        let ended = answers::ended_by(self, ending);
        self.refuse(ended)
    }

    /// Why a text is not a legal move, in a sentence; empty if it is one.
    #[must_use]
    pub fn reason(&self, text: &str) -> String {
        let read = notation::read_move(&self.here, text);
        read.err().map_or_else(String::new, |error| {
            words::read_error_text(&self.here, text, &error)
        })
    }

    /// Writes a packed move in a notation; an empty locale stands for none.
    pub fn write(&mut self, packed: u32, style: &str, locale: &str) -> Option<String> {
        let mv = unpacked(&self.here, packed)?;
        let locale = Some(locale).filter(|locale| !locale.is_empty());
        let written = notations::write(self, mv, style, locale);
        self.refuse(written)
    }

    /// Reads a move in any notation, as JSON; an empty locale stands for none.
    pub fn read(&mut self, text: &str, locale: &str) -> Option<String> {
        let locale = Some(locale).filter(|locale| !locale.is_empty());
        let read = notations::read(self, text, locale);
        self.refuse(read)
    }

    fn refuse(&mut self, outcome: Result<String, js::fault::Fault>) -> Option<String> {
        outcome.map_err(|fault| self.refused = fault.to_json()).ok()
    }

    /// The opening: its code, a blank and its English name.
    #[wasm_bindgen(js_name = openingName)]
    #[must_use]
    pub fn opening_name(&self, names: &Names) -> Option<String> {
        let (_, opening) = names.0.last_named(&self.positions())?;
        Some(opening.to_string())
    }
}

impl Story {
    /// The current position.
    #[must_use]
    pub const fn here(&self) -> &Position {
        &self.here
    }

    /// The position it began with.
    #[must_use]
    pub const fn start(&self) -> &Position {
        &self.start
    }

    /// The moves from there.
    #[must_use]
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// The positions, from the first one to the current one.
    #[must_use]
    pub fn positions(&self) -> Vec<Position> {
        let mut positions = vec![self.start];
        for &mv in &self.moves {
            positions.push(positions[positions.len() - 1].play_unchecked(mv));
        }
        positions
    }

    /// Where each piece on the board started.
    #[must_use]
    pub fn origins(&self) -> Origins {
        let moves = self.positions().into_iter().zip(&self.moves);
        moves.fold(Origins::of_start(&self.start), |origins, (before, &mv)| {
            origins.after(&before, mv)
        })
    }

    /// The game; if its moves go on after its end, a game that begins with the current position.
    #[must_use]
    pub fn game(&self) -> Game {
        let mut game = Game::from_position(self.start);
        let is_whole = self.moves.iter().all(|&mv| game.play(mv).is_ok());
        if is_whole {
            game
        } else {
            Game::from_position(self.here)
        }
    }
}
