//! What was opened: the games of a text, and what is wrong with them.

use std::rc::Rc;

use notation::diagram::Diagram;
use notation::recognise::{self, Looks};
use notation::uci;
use record::Record;
use record::pgn::{self, Fault, Letters, Pauses, ReadGame};
use rules::{Position, Setup};

/// A game that was opened.
#[derive(Clone, Debug, Default)]
pub struct OpenedGame {
    /// What could be read of it.
    pub record: Record,
    /// What is wrong with it.
    pub faults: Rc<[Fault]>,
    /// The text that was not read.
    pub unread: Rc<str>,
}

impl From<ReadGame> for OpenedGame {
    fn from(game: ReadGame) -> Self {
        Self {
            record: game.record,
            faults: game.faults.into(),
            unread: game.unread.into(),
        }
    }
}

impl From<Record> for OpenedGame {
    fn from(record: Record) -> Self {
        Self {
            record,
            ..Self::default()
        }
    }
}

/// Of which text or file a list of many games is made.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Source {
    /// There are not so many games.
    #[default]
    None,
    /// This text.
    Text(Rc<str>),
    /// The file that was chosen last, which is too large to be read at once.
    File,
}

/// This many games are listed beside the board; of more, a list is made that can be searched.
pub const FEW: usize = 12;

/// What was opened, with the sentence that names it.
#[derive(Clone, Debug, Default)]
pub struct Opened {
    /// The name of the file, if it was one.
    pub name: Option<Rc<str>>,
    /// What the text was recognized as.
    pub said: Rc<str>,
    /// The games.
    pub games: Vec<OpenedGame>,
    /// Where they come from, if they are many.
    pub source: Source,
}

/// What stands beside the board of what was opened.
#[derive(Clone, Debug, Default)]
pub struct Shelf {
    /// The name of the file, if it was one.
    pub name: Option<Rc<str>>,
    /// What the text was recognized as; empty when nothing was opened.
    pub said: Rc<str>,
    /// The games as they were read.
    pub games: Rc<[OpenedGame]>,
    /// Where they come from, if they are many.
    pub source: Source,
    /// Which of them is on the board.
    pub chosen: usize,
}

impl Shelf {
    /// Takes what was opened.
    #[must_use]
    pub fn of(opened: Opened) -> Self {
        Self {
            name: opened.name,
            said: opened.said,
            games: opened.games.into(),
            source: opened.source,
            chosen: 0,
        }
    }

    /// The game on the board as it was read.
    #[must_use]
    pub fn game(&self) -> Option<&OpenedGame> {
        self.games.get(self.chosen)
    }
}

/// What a text is.
#[derive(Clone, Debug)]
pub enum Recognised {
    /// Games or a position.
    Games(Opened),
    /// The score of an old book, which is read word by word.
    OldGame(Rc<str>),
    /// Pieces on a board that are no position, or not known to be one; with what is said of them.
    Setup(Rc<Setup>, String),
}

/// Recognises a text and reads it.
///
/// # Errors
/// What is wrong with it, in words.
pub fn recognise(text: &str, name: Option<Rc<str>>) -> Result<Recognised, String> {
    pgn::at_once(recognise_in_slices(text, name, &mut pgn::without_pause))
}

/// The same with pauses, for long texts.
///
/// # Errors
/// What is wrong with it, in words.
pub async fn recognise_in_slices(
    text: &str,
    name: Option<Rc<str>>,
    pause: Pauses<'_>,
) -> Result<Recognised, String> {
    let trimmed = text.trim_matches(|letter: char| letter.is_whitespace() || letter == '\u{feff}');
    if trimmed.is_empty() {
        return Err(words::nothing_to_open());
    }
    let known = look_in_slices(text, pause).await;
    match &known {
        recognise::Recognised::Score { .. } => Ok(Recognised::OldGame(text.into())),
        recognise::Recognised::Diagram(diagram) => Ok(of_diagram(diagram, &known)),
        recognise::Recognised::UciMoves { .. } => Ok(Recognised::Games(Opened {
            name,
            said: words::recognised_text(&known).into(),
            games: vec![uci_moves(trimmed, pause).await.into()],
            source: Source::None,
        })),
        recognise::Recognised::Fen(_) => fen(trimmed, name),
        _ if is_fen(trimmed) => fen(trimmed, name),
        _ => {
            let games = pgn::read_in_slices(text.as_bytes(), pause).await;
            pause().await;
            of_games(text, name, games)
        }
    }
}

/// Finds out what a long text is, with a pause after each look.
async fn look_in_slices(text: &str, pause: Pauses<'_>) -> recognise::Recognised {
    let mut looks = Looks::at(beginning_of(text));
    loop {
        let known = looks.look();
        pause().await;
        if let Some(known) = known {
            return known;
        }
    }
}

/// Names what was read as games.
fn of_games(text: &str, name: Option<Rc<str>>, games: Vec<ReadGame>) -> Result<Recognised, String> {
    let holds_anything = |game: &ReadGame| {
        !game.record.children(Record::ROOT).is_empty() || !game.record.tags().is_empty()
    };
    if !games.iter().any(holds_anything) {
        return Err(words::nothing_recognised());
    }
    let faults = games.iter().map(|game| game.faults.len()).sum();
    let letters = games
        .iter()
        .map(|game| game.letters)
        .find(|letters| *letters != Letters::English);
    let letters = letters.map(letters_name);
    let said = words::recognised_games(games.len(), letters.as_deref(), faults);
    let source = if games.len() > FEW {
        Source::Text(text.into())
    } else {
        Source::None
    };
    Ok(Recognised::Games(Opened {
        name,
        said: said.into(),
        source,
        games: games.into_iter().map(OpenedGame::from).collect(),
    }))
}

/// As much of a text as tells what it is: a whole book takes too long for that.
fn beginning_of(text: &str) -> &str {
    /// In bytes: more than the longest preface of a score.
    const ENOUGH: usize = 32_000;
    let mut end = text.len().min(ENOUGH);
    while !text.is_char_boundary(end) {
        end -= 1;
    }
    &text[..end]
}

/// Whether a text begins like a printed book.
pub async fn is_old_book(beginning: &str, pause: Pauses<'_>) -> bool {
    let known = look_in_slices(beginning, pause).await;
    matches!(known, recognise::Recognised::Score { .. })
}

fn letters_name(letters: Letters) -> String {
    match letters {
        Letters::English => words::letters_english(),
        Letters::Figurine => words::letters_figurine(),
        Letters::Localized(language) => words::letters_of_language(&words::language_name(language)),
    }
}

/// A position, or a set-up that is not one; a FEN with a fault is an error that names its place.
fn fen(text: &str, name: Option<Rc<str>>) -> Result<Recognised, String> {
    let found = notation::fen::repair(text);
    let found = found.map_err(|error| words::fen_error_in(text, &error.into()))?;
    let setup = found.setup;
    let said = |what| words::said_with_corrections(what, &found.corrections);
    match Position::from_setup(&setup) {
        Ok(position) => Ok(Recognised::Games(Opened {
            name,
            said: said(words::recognised_position()).into(),
            games: vec![Record::new(position).into()],
            source: Source::None,
        })),
        Err(_) => Ok(Recognised::Setup(
            Rc::new(setup),
            said(words::recognised_diagram_fen()),
        )),
    }
}

/// A diagram says nothing of castling: pieces at home may still have their rights.
fn of_diagram(diagram: &Diagram, known: &recognise::Recognised) -> Recognised {
    let setup = Setup {
        castling: diagram.castling_at_home(),
        ..diagram.setup.clone()
    };
    let doubts = diagram
        .corrections
        .iter()
        .map(words::diagram_correction_text);
    let said: Vec<String> = std::iter::once(words::recognised_text(known))
        .chain(doubts)
        .collect();
    Recognised::Setup(Rc::new(setup), said.join(" "))
}

/// Moves in the notation of chess programs; the first of them were found to be legal.
async fn uci_moves(text: &str, pause: Pauses<'_>) -> Record {
    /// How many moves are read before a pause.
    const PIECE: usize = 256;
    let mut record = Record::default();
    let mut position = *record.start();
    let mut moves = Vec::new();
    for word in text.split_whitespace() {
        if let Ok(mv) = uci::read(&position, word) {
            position = position.play_unchecked(mv);
            moves.push(mv);
            if moves.len() % PIECE == 0 {
                pause().await;
            }
        }
    }
    record.extend_main_line(moves);
    record
}

/// Only a FEN begins with ranks between slashes.
fn is_fen(text: &str) -> bool {
    let first = text.split_whitespace().next().unwrap_or_default();
    let ranks = first.matches('/').count();
    ranks == 7 || ranks > 0 && !first.starts_with(['[', '{', ';', '%', '1'])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(text: &str) -> String {
        match recognise(text, None) {
            Ok(Recognised::Games(opened)) => opened.said.to_string(),
            Ok(Recognised::OldGame(_)) => "score".to_owned(),
            Ok(Recognised::Setup(_, said)) | Err(said) => said,
        }
    }

    #[test]
    fn texts_are_named_by_what_they_are() {
        assert_eq!(said("1. e4 e5 *"), "Detected: PGN, one game.");
        assert_eq!(
            said("8/8/8/4k3/8/4K3/8/R7 w - - 0 1"),
            "Detected: FEN, one position."
        );
        assert_eq!(
            said("[Event \"A\"]\n\n1. e4 *\n\n[Event \"B\"]\n\n1. d4 *\n"),
            "Detected: PGN, 2 games."
        );
        assert_eq!(said(" \n"), words::nothing_to_open());
        assert_eq!(said("1. P to K 4 P to K 4 2. Kt to K B 3"), "score");
        assert!(said("8/8/8/3R4/8/8/8/8 w - - 0 1").contains("diagram"));
        assert_eq!(
            said("e2e4 e7e5 g1f3"),
            "Detected: moves as chess programs write them (UCI)."
        );
    }
}
