//! From a text to its games: where each begins, in which notation, and where its numbers stand.

use std::cell::Cell;

use rules::Position;

use super::beginning::Beginning;
use super::follow::Follower;
use super::item::{Item, items};
use super::link::Link;
use super::solve::Words;
use super::token::{Played, Possible, Score, Token, TokenKind};
use super::{Choice, Choices, Ending, Options, System, heading};

/// How many moves decide in which notation a score is printed.
const PLIES_TO_TELL: usize = 60;

/// How many numbers of a text are tried that no game begins with.
pub(super) const MOST_BEGINNINGS: usize = 200;

/// The most moves of a list without numbers.
pub(super) const LONGEST_LIST: usize = 600;

/// Behind so many moves, what a doubtful word would lead to is not tried out.
const LATEST_TRIAL: usize = 400;

/// Reads the first game of a text; nothing if no game begins in it.
#[must_use]
pub fn read(text: &str, options: &Options) -> Option<Score> {
    let items = items(text);
    let reader = Reader::new(text, &items, options);
    reader.game(0, &options.start).map(|(score, _)| score)
}

/// Reads every game of a text; only the first begins in the position of the options.
#[must_use]
pub fn read_all(text: &str, options: &Options) -> Vec<Score> {
    let items = items(text);
    let reader = Reader::new(text, &items, options);
    let mut scores: Vec<Score> = Vec::new();
    let mut from = 0;
    let mut start = options.start;
    while let Some((score, next)) = reader.game(from, &start) {
        scores.push(score);
        from = next;
        start = Position::default();
    }
    if let Some(last) = scores.last_mut() {
        last.span.end = text.len();
    }
    scores
}

/// What a look at a text shows of the first game in it.
pub(crate) struct Probe {
    pub(crate) system: System,
    pub(crate) is_fractional: bool,
    /// Whether its moves have numbers and nothing stands before them.
    pub(crate) opens_text: bool,
    pub(crate) has_numbers: bool,
    /// How many moves were linked.
    pub(crate) plies: usize,
    /// Whether no place was left unread on the way.
    pub(crate) is_whole: bool,
}

/// Looks for a game in a text and links at most so many moves of it.
pub(crate) fn probe(text: &str, most_plies: usize) -> Option<Probe> {
    let items = items(text);
    let options = Options::default();
    let reader = Reader::new(text, &items, &options);
    let start = Position::default();
    let (first, systems) = reader.beginning(0, &start)?;
    let system = reader.tell(first, &systems, &start);
    let link = reader
        .follow(first, system, &start, most_plies, &options.choices)
        .0;
    Some(Probe {
        system,
        is_fractional: link.is_fractional,
        opens_text: first.item == 0 && text[items[0].span.clone()].starts_with('1'),
        has_numbers: first.has_numbers,
        plies: link.moves.len(),
        is_whole: link.is_linked,
    })
}

/// What every part of reading needs.
pub(super) struct Reader<'a> {
    pub(super) text: &'a str,
    pub(super) items: &'a [Item],
    pub(super) options: &'a Options,
    /// How many more numbers may be tried as the first of a game.
    pub(super) beginnings: Cell<usize>,
}

impl<'a> Reader<'a> {
    fn new(text: &'a str, items: &'a [Item], options: &'a Options) -> Self {
        Self {
            text,
            items,
            options,
            beginnings: Cell::new(MOST_BEGINNINGS),
        }
    }

    pub(super) fn words<'c>(&self, system: System, choices: &'c Choices) -> Words<'c>
    where
        'a: 'c,
    {
        Words {
            text: self.text,
            items: self.items,
            system,
            choices,
        }
    }

    pub(super) fn systems(&self) -> Vec<System> {
        match self.options.system {
            Some(system) => vec![system],
            None => System::SEARCHED.to_vec(),
        }
    }

    /// Reads the next game; also says at which item the text goes on.
    fn game(&self, from: usize, start: &Position) -> Option<(Score, usize)> {
        let (first, systems) = self.beginning(from, start)?;
        let system = self.tell(first, &systems, start);
        let choices = &self.options.choices;
        let (mut link, next) = self.follow(first, system, start, usize::MAX, choices);
        let before = &self.items[from..first.item];
        let mut tokens = self.before(before);
        tokens.append(&mut link.tokens);
        tokens.sort_by_key(|token| (token.span.start, token.span.end));
        if link.is_linked && link.ending.is_none() {
            link.ending = Ending::of_position(&link.position);
        }
        let mut moves: Vec<Played> = link
            .moves
            .iter()
            .map(|&mv| Played { mv, token: 0 })
            .collect();
        for (at, token) in tokens.iter_mut().enumerate() {
            match &mut token.kind {
                TokenKind::Move { ply, .. } => moves[*ply].token = at,
                TokenKind::Problem(problem) if problem.ply < LATEST_TRIAL => {
                    let at = token.span.start;
                    self.try_out(
                        first,
                        system,
                        start,
                        (at, problem.ply),
                        &mut problem.possible,
                    );
                }
                _ => {}
            }
        }
        let byte = |item: usize| {
            self.items
                .get(item)
                .map_or(self.text.len(), |item| item.span.start)
        };
        let score = Score {
            span: if from == 0 { 0 } else { byte(from) }..byte(next),
            tokens,
            moves,
            start: *start,
            system,
            is_fractional: link.is_fractional,
            ending: link.ending,
        };
        Some((score, next))
    }

    /// What stands before the first number.
    fn before(&self, items: &[Item]) -> Vec<Token> {
        let mut tokens = heading::headings(self.text, items);
        let mut prose: Vec<Token> = Vec::new();
        for item in items {
            let is_named = |token: &Token| {
                token.span.start < item.span.end && item.span.start < token.span.end
            };
            if tokens.iter().any(is_named) {
                continue;
            }
            match prose.last_mut() {
                // Names between would be hidden by one long piece.
                Some(last)
                    if !tokens.iter().any(|token| {
                        (last.span.end..item.span.start).contains(&token.span.start)
                    }) =>
                {
                    last.span.end = item.span.end;
                }
                _ => prose.push(Token {
                    span: item.span.clone(),
                    kind: TokenKind::Prose,
                }),
            }
        }
        tokens.append(&mut prose);
        tokens
    }

    /// Of several notations, the one in which most moves can be linked.
    fn tell(&self, first: Beginning, systems: &[System], start: &Position) -> System {
        if let [only] = systems {
            return *only;
        }
        let linked = |system: &System| {
            let choices = &self.options.choices;
            self.follow(first, *system, start, PLIES_TO_TELL, choices)
                .0
                .moves
                .len()
        };
        // Of equals the first one wins, as `max_by_key` takes the last.
        let best = systems.iter().rev().max_by_key(|system| linked(system));
        *best.expect("a game begins in a notation")
    }

    /// Says of each possible move how far the text could be linked behind it.
    fn try_out(
        &self,
        first: Beginning,
        system: System,
        start: &Position,
        (at, ply): (usize, usize),
        possible: &mut [Possible],
    ) {
        for possible in possible.iter_mut() {
            let mut choices = self.options.choices.clone();
            choices.insert(at, Choice::Move(possible.mv));
            let most = ply + 1 + Possible::MOST_PLIES;
            let reader = Reader::new(self.text, self.items, self.options);
            let link = reader.follow(first, system, start, most, &choices).0;
            possible.plies_after = link
                .moves
                .len()
                .saturating_sub(ply + 1)
                .min(Possible::MOST_PLIES);
        }
        possible.sort_by_key(|possible| std::cmp::Reverse(possible.plies_after));
    }

    /// Reads a game from its beginning; also says at which item the text goes on.
    pub(super) fn follow<'c>(
        &self,
        first: Beginning,
        system: System,
        start: &Position,
        most_plies: usize,
        choices: &'c Choices,
    ) -> (Link<'c>, usize)
    where
        'a: 'c,
    {
        let words = self.words(system, choices);
        let mut follower = Follower::new(self, Link::new(words, start, most_plies));
        let next = if first.has_numbers {
            follower.numbered(first.item)
        } else {
            follower.list(first.item)
        };
        (follower.link, next)
    }
}
