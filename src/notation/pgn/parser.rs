//! From tokens to a game that was played move by move.

use std::str::FromStr;

use rules::Position;

use super::lexer::{Fault, Lexer, Place, Token};
use super::{MAX_DEPTH, MAX_TEXT, PgnError, PgnFault, PgnGame, PgnResult};
use crate::{is_word_letter, san};

/// Reads one game. Move numbers are not believed, and moves may be written leniently.
///
/// # Errors
///
/// [`PgnError`] with the place of the first fault and the game before it; also when a second game
/// follows, which is then not read.
pub fn read(text: &str) -> Result<PgnGame, PgnError> {
    let mut parser = Parser::new(text);
    let outcome = if text.len() > MAX_TEXT {
        Err((Place { line: 1, column: 1 }, PgnFault::TooLong))
    } else {
        parser.run()
    };
    match outcome {
        Ok(()) => Ok(parser.game),
        Err((Place { line, column }, fault)) => Err(PgnError {
            line,
            column,
            fault,
            before: Box::new(parser.game),
        }),
    }
}

/// A line being played: the main line or a variation.
struct Line {
    /// Where the next move is played.
    position: Position,
    /// Where the last move was played, and a variation of it begins.
    before_last: Option<Position>,
    /// Where the line was opened.
    opened: Place,
}

struct Parser<'a> {
    lexer: Lexer<'a>,
    game: PgnGame,
    /// The main line, and on top of it the variations that are open.
    lines: Vec<Line>,
    started: bool,
    ended: bool,
}

impl<'a> Parser<'a> {
    fn new(text: &'a str) -> Self {
        let lexer = Lexer::new(text);
        Self {
            lexer,
            game: PgnGame::default(),
            lines: Vec::new(),
            started: false,
            ended: false,
        }
    }

    fn run(&mut self) -> Result<(), Fault> {
        let mut found = false;
        while let Some((place, token)) = self.lexer.next()? {
            found = true;
            if self.ended {
                return Err((place, PgnFault::AnotherGame));
            }
            match token {
                Token::Tag(..) if self.started => return Err((place, PgnFault::AnotherGame)),
                Token::Tag(name, value) => self.tag(place, name, value)?,
                Token::Open => self.open(place)?,
                Token::Close => self.close(place)?,
                Token::Word(word) => self.word(place, word)?,
            }
        }
        if !found {
            return Err((self.lexer.place(), PgnFault::Empty));
        }
        if let [_, .., innermost] = self.lines.as_slice() {
            return Err((innermost.opened, PgnFault::Unclosed('(')));
        }
        if !self.ended {
            // A game without a mark at its end has the result of its tag.
            let tag = self.game.tag("Result").and_then(PgnResult::parse);
            self.game.result = tag.unwrap_or_default();
        }
        Ok(())
    }

    fn tag(&mut self, place: Place, name: &str, value: String) -> Result<(), Fault> {
        if name == "FEN" {
            self.game.start =
                Position::from_str(&value).map_err(|error| (place, PgnFault::Start(error)))?;
        }
        self.game.tags.push((name.to_owned(), value));
        Ok(())
    }

    /// The line in which the next token stands; the first call ends the tags.
    fn line(&mut self, place: Place) -> &mut Line {
        if !self.started {
            self.started = true;
            if self.game.tag("SetUp") == Some("0") {
                self.game.start = Position::default();
            }
            let position = self.game.start;
            self.lines = vec![Line {
                position,
                before_last: None,
                opened: place,
            }];
        }
        self.lines
            .last_mut()
            .expect("the main line is never closed")
    }

    fn open(&mut self, place: Place) -> Result<(), Fault> {
        let line = self.line(place);
        let position = line
            .before_last
            .ok_or((place, PgnFault::VariationBeforeMove))?;
        if self.lines.len() > MAX_DEPTH {
            return Err((place, PgnFault::TooDeep));
        }
        self.lines.push(Line {
            position,
            before_last: None,
            opened: place,
        });
        Ok(())
    }

    fn close(&mut self, place: Place) -> Result<(), Fault> {
        if self.lines.len() < 2 {
            return Err((place, PgnFault::Unopened(')')));
        }
        self.lines.pop();
        Ok(())
    }

    fn word(&mut self, mut place: Place, word: &str) -> Result<(), Fault> {
        self.line(place);
        if let Some(result) = PgnResult::parse(word) {
            // Some programs end variations with a result too.
            if self.lines.len() == 1 {
                self.game.result = result;
                self.ended = true;
            }
            return Ok(());
        }
        let (number, text) = split_number(word);
        place.column += number.chars().count();
        if text.is_empty() || is_remark(text) {
            return Ok(());
        }
        if matches!(text, "--" | "Z0" | "0000" | "@@@@") {
            return Err((place, PgnFault::NullMove));
        }
        self.play(place, text)
    }

    fn play(&mut self, place: Place, text: &str) -> Result<(), Fault> {
        let line = self.line(place);
        let position = line.position;
        let mv = san::read(&position, text).map_err(|error| {
            (
                place,
                PgnFault::Move {
                    text: text.to_owned(),
                    position: Box::new(position),
                    error,
                },
            )
        })?;
        line.before_last = Some(position);
        line.position = position.play_unchecked(mv);
        if self.lines.len() == 1 {
            self.game.moves.push(mv);
        }
        Ok(())
    }
}

/// Cuts a move number from the move that may be glued to it: `12.`, `12...`, `12.e4`, `12e4`.
fn split_number(word: &str) -> (&str, &str) {
    let digits = word.len()
        - word
            .trim_start_matches(|letter: char| letter.is_ascii_digit())
            .len();
    let rest = &word[digits..];
    let text = rest.trim_start_matches(['.', '\u{2026}']);
    let is_number = digits == 0
        || text.len() < rest.len()
        || rest.is_empty()
        || rest.starts_with(|letter: char| is_word_letter(letter) && !letter.is_ascii_digit());
    // "0-0" begins with a digit and is no number.
    if is_number {
        word.split_at(word.len() - text.len())
    } else {
        ("", word)
    }
}

/// Praise, blame and "e.p.", when they stand apart from their move.
fn is_remark(text: &str) -> bool {
    matches!(text, "e.p." | "ep" | "e.p" | "+" | "#" | "++" | "N" | "D")
        || text.chars().all(|letter| matches!(letter, '!' | '?'))
}
