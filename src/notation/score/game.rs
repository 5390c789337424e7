//! From a text to its games: where each begins, in which notation, and what became of its words.

use std::cell::{Cell, RefCell};
use std::ops::Range;

use rules::Position;

use super::ask::Question;
use super::beginning::{Beginning, MOST_BEGINNINGS};
use super::fraction;
use super::memory::Memory;
use super::page::Page;
use super::register::Register;
use super::state::State;
use super::track::{Next, Step, Track};
use super::words::Words;
use super::{Ending, Note, Options, PrintedScore, System, label, notes, rank_first};
use crate::part;

/// How many moves decide in which notation a score is printed.
const PLIES_TO_TELL: usize = 60;

/// How many items tell in which letters it is printed.
const ITEMS_TO_TELL: usize = 200;

/// The most moves of a game.
const LONGEST_GAME: usize = 1200;

/// How many readings may be tried for one game, beside those that were linked.
const BUDGET: usize = 60_000;

/// Reads the first game of a text; nothing if no game begins in it.
#[must_use]
pub fn read(text: &str, options: &Options) -> Option<PrintedScore> {
    let page = page(text, options);
    let reader = Reader::new(&page, options);
    reader.game(0, &options.start).map(|(score, _)| score)
}

/// Finds out what a text is like; where its notation is known, its letters are looked for.
fn page<'a>(text: &'a str, options: &Options) -> Page<'a> {
    let rank_first = match options.system {
        Some(system) => Some(system).filter(|system| system.is_rank_first()),
        None => rank_first::printed_in(text),
    };
    Page::new(text, rank_first)
}

/// Reads every game of a text; only the first begins in the position of the options.
#[must_use]
pub fn read_all(text: &str, options: &Options) -> Vec<PrintedScore> {
    let page = page(text, options);
    let reader = Reader::new(&page, options);
    let mut scores: Vec<PrintedScore> = Vec::new();
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

/// Looks for a game in a text and links at most this many moves of it.
pub(crate) fn probe(text: &str, most_plies: usize) -> Option<Probe> {
    let options = Options::default();
    let page = page(text, &options);
    let reader = Reader::new(&page, &options);
    let start = Position::default();
    let (first, systems) = reader.beginning(0, &start)?;
    let system = reader.tell(&first, &systems, &start);
    let run = reader.run(&first, system, &start, most_plies);
    Some(Probe {
        system,
        is_fractional: run.is_fractional,
        opens_text: first.item == 0 && text[page.items[0].span.clone()].starts_with('1'),
        has_numbers: first.has_numbers,
        plies: run.steps.len(),
        is_whole: run.question.is_none(),
    })
}

/// What every part of reading needs.
pub(super) struct Reader<'a> {
    pub(super) page: &'a Page<'a>,
    pub(super) options: &'a Options,
    /// How many more numbers may be tried as the first of a game.
    pub(super) beginnings: Cell<usize>,
    /// Numbers that were tried as the first of a game, and the notations in which one begins.
    memory: Memory,
    pub(super) tried: RefCell<Register<Vec<System>>>,
    /// The first item about which no decision counts.
    decided: Cell<usize>,
}

/// A game as far as it was followed.
pub(super) struct Run {
    pub(super) steps: Vec<Step>,
    pub(super) question: Option<Question>,
    /// The position at the question, or at the end.
    pub(super) state: State,
    pub(super) ending: Option<(Ending, Range<usize>)>,
    pub(super) is_fractional: bool,
    /// The first item behind the game.
    pub(super) limit: usize,
}

impl<'a> Reader<'a> {
    pub(super) fn new(page: &'a Page<'a>, options: &'a Options) -> Self {
        Self {
            page,
            options,
            memory: Memory::default(),
            tried: RefCell::default(),
            beginnings: Cell::new(MOST_BEGINNINGS),
            decided: Cell::new(usize::MAX),
        }
    }

    pub(super) fn track(&self, system: System, limit: usize, is_list: bool) -> Track<'_> {
        Track {
            words: Words {
                page: self.page,
                system,
                choices: &self.options.choices,
                decided: limit.min(self.decided.get()),
                memory: &self.memory,
            },
            limit,
            is_list,
            budget: Cell::new(BUDGET),
        }
    }

    /// A track on which no decision counts: where a game begins is a matter of the text alone.
    pub(super) fn undecided(&self, system: System, limit: usize, is_list: bool) -> Track<'_> {
        let mut track = self.track(system, limit, is_list);
        track.words.decided = 0;
        track
    }

    pub(super) fn systems(&self) -> Vec<System> {
        match self.options.system {
            Some(system) => vec![system],
            None => {
                let is_possible = |system: &System| {
                    !system.is_rank_first() || self.page.rank_first == Some(*system)
                };
                System::SEARCHED.into_iter().filter(is_possible).collect()
            }
        }
    }

    /// Reads the next game; also says at which item the text goes on. A decision counts if it is about a
    /// word of the game as those before it leave it: one that is further on is about a later game.
    fn game(&self, from: usize, start: &Position) -> Option<(PrintedScore, usize)> {
        let mut decided = from;
        loop {
            self.decided.set(decided);
            let read = self.game_as_decided(from, start)?;
            let is_choice = |at: usize| self.options.choices.contains(self.page.byte(at));
            if !(decided..read.1).any(is_choice) {
                return Some(read);
            }
            decided = read.1;
        }
    }

    fn game_as_decided(&self, from: usize, start: &Position) -> Option<(PrintedScore, usize)> {
        self.memory.clear();
        let mut start = start;
        let mut search = from;
        let (mut first, system, mut run) = loop {
            let (mut first, systems) = self.beginning(search, start)?;
            let system = self.tell(&first, &systems, start);
            let mut run = self.run(&first, system, start, LONGEST_GAME);
            while let Some(limit) = self.behind_variation(&first, system, &run) {
                first.limit = limit;
                run = self.run(&first, system, start, LONGEST_GAME);
            }
            // Where nothing is linked and nothing asked, no game begins.
            if !run.steps.is_empty() || run.question.is_some() {
                break (first, system, run);
            }
            search = first.item + 1;
        };
        let odds = self.odds(from, &first, start);
        let begins = first.item;
        let odds = odds.map(|(odds, moves)| self.behind_moves(first, system, odds, moves));
        if let Some((begun, odds)) = &odds {
            let at_odds = self.run(begun, system, odds, LONGEST_GAME);
            // What stands over the game may be about another one.
            let ahead = usize::from(begun.item > begins);
            if at_odds.steps.len() + ahead >= run.steps.len() {
                (first, start, run) = (*begun, odds, at_odds);
            }
        }
        let next = self.headings_before(&run, first.item);
        let track = self.track(system, first.limit, false);
        let mut score = label::score(&track, from..next, begins, &first, start, run);
        if cfg!(feature = "books") {
            score.notes = notes::notes(self, from..next, &score);
        }
        // What was played before the game begins, at odds of several moves.
        if let Some(last) = first.item.checked_sub(1).filter(|&last| last >= begins) {
            let span = self.page.byte(begins)..self.page.items[last].span.end;
            let variations = Vec::new();
            score.notes.insert(
                0,
                Note {
                    ply: 0,
                    span,
                    variations,
                },
            );
        }
        Some((score, next))
    }

    /// Of several notations, the one in which most moves can be linked.
    fn tell(&self, first: &Beginning, systems: &[System], start: &Position) -> System {
        if let [only] = systems {
            return *only;
        }
        let linked = |system: &System| {
            let track = self.track(*system, first.limit, !first.has_numbers);
            let state = first.state(self.page, start);
            let state = fraction::rows(&track, &state).unwrap_or(state);
            let plies = track.look(&state, PLIES_TO_TELL).plies;
            // Where the first move is misprinted, what follows its corrections tells.
            let corrected = match plies {
                0 => track.next(&state).most_behind(),
                _ => 0,
            };
            (plies, corrected)
        };
        // A misprinted move may be one in other letters, in which what follows is none.
        let known = |system: &System| {
            let items = (first.item..first.limit).take(ITEMS_TO_TELL);
            let is_known = |&at: &usize| {
                let word = self.page.word(at);
                let mut letters = word.chars();
                let has_rank = part::has_digit(word);
                has_rank
                    && letters
                        .next()
                        .is_some_and(|letter| system.has_letter(letter))
                    && letters
                        .next()
                        .is_some_and(|letter| part::has_letter("abcdefgh12345678x×:", letter))
            };
            items.filter(is_known).count()
        };
        let most = systems.iter().map(known).max().unwrap_or(0);
        let is_of_letters = |system: &&System| system.dialect().is_some() || known(system) == most;
        // Of equals the first one wins, as `max_by_key` takes the last.
        let systems = systems.iter().filter(is_of_letters).rev();
        let best = systems.max_by_key(|system| linked(system));
        *best.expect("a game begins in a notation")
    }

    /// Follows a game from its beginning.
    pub(super) fn run(
        &self,
        first: &Beginning,
        system: System,
        start: &Position,
        most: usize,
    ) -> Run {
        let track = self.track(system, first.limit, !first.has_numbers);
        let mut state = first.state(self.page, start);
        let mut states: Vec<State> = Vec::new();
        let mut run = Run {
            steps: Vec::new(),
            question: None,
            state: state.clone(),
            ending: None,
            is_fractional: false,
            limit: first.limit,
        };
        while run.steps.len() < most {
            if let Some(rows) = fraction::rows(&track, &state) {
                run.is_fractional = true;
                state = rows;
            }
            if let Some(columns) = track.next_columns(&state) {
                state = columns;
            }
            match track.next(&state) {
                Next::Move(step) => {
                    let next = track.after(&state, &step);
                    states.push(std::mem::replace(&mut state, next));
                    run.steps.push(*step);
                }
                Next::Question(question) => {
                    run.question = Some(*question);
                    break;
                }
                Next::End(ending, items) => {
                    run.ending = Some((ending, items));
                    break;
                }
                Next::Over => break,
            }
        }
        if let Some(question) = &run.question
            && let Some((ply, earlier)) =
                super::back::earlier(&track, &states, &run.steps, &state, question)
        {
            run.steps.truncate(ply);
            state = states.swap_remove(ply);
            run.question = Some(earlier);
        }
        run.state = state;
        run
    }

    /// Where the next game's part of the text begins: with its headings.
    fn headings_before(&self, run: &Run, first: usize) -> usize {
        let page = self.page;
        if run.limit >= page.len() {
            return page.len();
        }
        let read = run.steps.iter().map(|step| step.reading.items.end).max();
        // A question stays with its game, and so does what is decided there.
        let asked = run.question.as_ref();
        let asked = asked.map(|question| question.items.end.max(question.items.start + 1));
        let ended = run.ending.as_ref().map(|(_, items)| items.end);
        let read = read.unwrap_or(first + 1).max(asked.or(ended).unwrap_or(0));
        super::heading::before(page, read.min(run.limit), run.limit)
    }
}
