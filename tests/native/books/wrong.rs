//! Wrong decisions about printed games: none hides a numbered move, and the reader can go on from each.

use archive::book;
use notation::score::{self, Choice, Options, PrintedScore, Status, TokenKind};
use record::pgn::{at_once, without_pause};
use rules::{Move, Position};

use super::print::{self, Dice, Hand, LAYOUTS};

/// This many decisions a game takes at most to be set right.
const MOST_REPAIRS: usize = 100;

/// This many moves a game has.
const PLIES: usize = 24;

/// Moves at random from the first position.
fn random(dice: &mut Dice) -> Vec<Move> {
    let mut position = Position::default();
    let mut moves = Vec::new();
    while moves.len() < PLIES {
        let legal = position.legal_moves();
        if legal.is_empty() {
            break;
        }
        let mv = legal[dice.roll(legal.len())];
        position = position.play_unchecked(mv);
        moves.push(mv);
    }
    moves
}

/// A game, and what was decided about it.
struct Reader<'a> {
    text: &'a str,
    moves: &'a [Move],
    options: Options,
    /// What was decided, to be told where something is wrong.
    log: Vec<String>,
}

impl Reader<'_> {
    fn read(&self) -> PrintedScore {
        let scores = score::read_all(self.text, &self.options);
        let score = scores.into_iter().next();
        score.unwrap_or_else(|| panic!("no game: {:?}\n{}", self.log, self.text))
    }

    /// Where the words of a move begin.
    fn place(score: &PrintedScore, ply: usize) -> usize {
        score.tokens[score.moves[ply].token].span.start
    }

    fn decide(&mut self, at: usize, choice: Choice, ply: usize) {
        let word = self.text[at..].split_whitespace().next();
        self.log.push(format!("{ply}: {at} {word:?} is {choice:?}"));
        let part = 0..self.text.len();
        match choice {
            Choice::Move(mv) => {
                let choices = &mut self.options.choices;
                let mut pause = without_pause;
                let made = (at, mv, ply);
                choices.insert(at, choice);
                let reading = book::decide(self.text, &part, None, choices, made, &mut pause);
                at_once(reading);
            }
            Choice::NoMove => {
                self.options.choices.insert(at, choice);
            }
        }
    }

    /// Decides wrongly: a word of the game is none or another move, or a word of a sentence is one.
    fn decide_wrongly(&mut self, score: &PrintedScore, dice: &mut Dice) {
        if score.moves.is_empty() {
            return;
        }
        // What stands over the first move is no move.
        let first = Self::place(score, 0);
        let words = self.text[first..].split_whitespace();
        let starts: Vec<usize> = words
            // A letter alone may be a piece of a diagram.
            .filter(|word| word.len() > 2 && word.contains(char::is_alphabetic))
            .map(|word| word.as_ptr() as usize - self.text.as_ptr() as usize)
            .collect();
        let linked = Self::place(score, dice.roll(score.moves.len()));
        let at = match dice.roll(4) {
            0 => return self.decide(linked, Choice::NoMove, 0),
            1 => starts[dice.roll(starts.len())],
            _ => linked,
        };
        // Several words may be one move.
        let holds = |token: &&score::Token| {
            matches!(token.kind, TokenKind::Move { .. } | TokenKind::Unlinked)
                && token.span.contains(&at)
        };
        let token = score.tokens.iter().find(holds);
        let at = token.map_or(at, |token| token.span.start);
        let places: Vec<usize> = (0..score.moves.len())
            .map(|ply| Self::place(score, ply))
            .collect();
        let linked = places.iter().position(|&place| place == at);
        let before = || places.iter().filter(|&&place| place < at).count();
        let ply = linked.unwrap_or_else(before);
        // The words of columns do not stand in the order of the game, and those behind a question wait.
        let question = score.problems().next().map(|(token, _)| token.span.start);
        if linked.is_none() && (!places.is_sorted() || question.is_some_and(|first| first < at)) {
            return;
        }
        let position = score.moves[..ply]
            .iter()
            .fold(score.start, |position, played| {
                position.play_unchecked(played.mv)
            });
        let legal = position.legal_moves();
        if legal.is_empty() {
            return;
        }
        let mv = legal[dice.roll(legal.len())];
        self.decide(at, Choice::Move(mv), ply);
        // It is linked, unless a place before it became doubtful.
        let score = self.read();
        let is_linked = score.moves.get(ply).is_some_and(|played| played.mv == mv);
        let is_asked = score.problems().any(|(_, problem)| problem.ply <= ply);
        assert!(is_linked || is_asked, "{:?}\n{}", self.log, self.text);
    }

    /// Sets everything right, as one does who knows the game: the first wrong move, the question, what
    /// is left over, and where nothing is asked what was refused.
    fn repair(&mut self) -> PrintedScore {
        for _ in 0..MOST_REPAIRS {
            let score = self.read();
            let pairs = score.moves.iter().zip(self.moves);
            let ply = pairs.take_while(|(played, mv)| played.mv == **mv).count();
            let open = score
                .tokens
                .iter()
                .find(|token| matches!(token.kind, TokenKind::Problem(_) | TokenKind::Unlinked));
            let asked = score.problems().next().map(|(token, _)| token);
            let at = match ply < score.moves.len() {
                true => Some(Self::place(&score, ply)),
                false => asked.or(open).map(|token| token.span.start),
            };
            let right = self.moves.get(ply).copied();
            match (at, right) {
                (Some(at), Some(mv)) => self.decide(at, Choice::Move(mv), ply),
                (Some(at), None) => self.decide(at, Choice::NoMove, ply),
                (None, None) => return score,
                (None, Some(_)) => {
                    let mut choices = self.options.choices.as_slice().iter();
                    let refused = choices.find(|(_, choice)| *choice == Choice::NoMove);
                    let refused = refused.map(|(at, _)| *at);
                    let at = refused.unwrap_or_else(|| {
                        panic!("nothing to decide: {:?}\n{}", self.log, self.text)
                    });
                    self.options.choices.remove(at);
                }
            }
        }
        panic!("no end: {:?}\n{}", self.log, self.text);
    }

    /// Whether each word of the game is linked or was refused, if the reader says that all are read.
    fn hides_nothing(&self, score: &PrintedScore, places: &[usize]) -> bool {
        let linked: Vec<usize> = (0..score.moves.len())
            .map(|ply| Self::place(score, ply))
            .collect();
        let is_known = |place: &usize| {
            linked.contains(place) || self.options.choices.get(*place) == Some(Choice::NoMove)
        };
        score.status() != Status::Read || places.iter().all(is_known)
    }
}

#[test]
fn the_reader_goes_on_from_every_wrong_decision_and_hides_no_move() {
    for hand in [Hand::Short, Hand::Long, Hand::German, Hand::SpanishRanks] {
        for (nth, layout) in LAYOUTS.into_iter().enumerate() {
            let mut dice = Dice::new(nth as u64 * 1000 + 7);
            let moves = random(&mut dice);
            let words = print::written(&moves, hand, &mut dice);
            let text = print::printed(&words, layout, &mut dice);
            let mut right = Reader {
                text: &text,
                moves: &moves,
                options: Options::default(),
                log: Vec::new(),
            };
            let whole = right.repair();
            let places: Vec<usize> = (0..moves.len())
                .map(|ply| Reader::place(&whole, ply))
                .collect();
            for wrong in [1, 1, 3] {
                let mut reader = Reader {
                    options: right.options.clone(),
                    log: vec![format!("{hand:?} {layout:?}")],
                    ..right
                };
                let mut score = whole.clone();
                for _ in 0..wrong {
                    reader.decide_wrongly(&score, &mut dice);
                    score = reader.read();
                    assert!(
                        reader.hides_nothing(&score, &places),
                        "{:?}\n{text}",
                        reader.log
                    );
                }
                reader.repair();
            }
        }
    }
}
