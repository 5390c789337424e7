//! The search for the one way to cut words into legal moves.
//!
//! A printed line shows where its words are, not where its moves end: `P to K 4 Kt to Q B 3` is two
//! moves because no other cut makes legal ones. The search tries all cuts, looks for two different
//! answers and stops at a number of trials that grows with the words only.

use std::ops::{Range, RangeInclusive};

use rules::{Move, Position};

use super::form::{Form, form};
use super::item::{Gap, Item, ItemKind};
use super::system::{Reading, Unread};
use super::{Choice, Choices, System};
use crate::descriptive::Warning;
use crate::origins::Origins;

/// The longest move, in words: "K. Kt. P takes Q. B. P. dis. ch. e. p." has fewer.
pub(super) const LONGEST_MOVE: usize = 14;

/// What every search needs.
#[derive(Clone, Copy)]
pub(super) struct Words<'a> {
    pub(super) text: &'a str,
    pub(super) items: &'a [Item],
    pub(super) system: System,
    pub(super) choices: &'a Choices,
}

/// A move that was found in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Group {
    /// Its items.
    pub(super) items: Range<usize>,
    pub(super) mv: Move,
    pub(super) warnings: Vec<Warning>,
}

/// Where the moves of a search come from.
#[derive(Clone, Debug)]
pub(super) enum Plan {
    /// All words of one run, as so many moves.
    Run(Range<usize>, RangeInclusive<usize>),
    /// White's moves one by one, with Black's; the last may have no answer.
    Fraction(Vec<Range<usize>>, Below),
}

/// Where Black's moves of a fraction stand.
#[derive(Clone, Debug)]
pub(super) enum Below {
    /// One after the other, without breaks.
    Run(Range<usize>),
    /// Each by itself.
    Each(Vec<Range<usize>>),
}

/// What a search found.
#[derive(Clone, Debug, Default)]
pub(super) struct Solved {
    /// At most two answers with different moves.
    pub(super) answers: Vec<Vec<Group>>,
    /// The longest beginning, if only one is so long.
    pub(super) furthest: Vec<Group>,
}

impl<'a> Words<'a> {
    /// The words of some items, with single blanks.
    pub(super) fn phrase(&self, items: Range<usize>) -> String {
        let mut phrase = String::new();
        for item in &self.items[items] {
            if !phrase.is_empty() && item.gap != Gap::None {
                phrase.push(' ');
            }
            phrase.push_str(&self.text[item.span.clone()]);
        }
        phrase
    }

    pub(super) fn word(&self, item: usize) -> &'a str {
        &self.text[self.items[item].span.clone()]
    }

    pub(super) fn form(&self, item: usize) -> Form {
        match self.items[item].kind {
            ItemKind::Word => form(self.word(item)),
            ItemKind::Number { value: 1..=8, .. } => Form::GoesOn,
            _ => Form::Other,
        }
    }

    /// Reads some items as one move.
    pub(super) fn read(
        &self,
        position: &Position,
        origins: &Origins,
        items: Range<usize>,
    ) -> Result<Reading, Unread> {
        self.system.read(position, origins, &self.phrase(items))
    }

    /// Reads some items as one move that no choice speaks against.
    fn read_chosen(
        &self,
        position: &Position,
        origins: &Origins,
        items: Range<usize>,
    ) -> Option<Reading> {
        let choice = self.choices.get(&self.items[items.start].span.start);
        let read = self
            .system
            .read_as_printed(position, origins, &self.phrase(items));
        match (choice, read) {
            (None, read) => read,
            (Some(Choice::NoMove), _) => None,
            (Some(&Choice::Move(chosen)), Some(reading)) => {
                (reading.0 == chosen).then_some(reading)
            }
            // What no reader understood is what it was said to be.
            (Some(&Choice::Move(chosen)), None) => {
                position.is_legal(chosen).then(|| (chosen, Vec::new()))
            }
        }
    }

    fn is_chosen(&self, item: usize) -> bool {
        let choice = self.choices.get(&self.items[item].span.start);
        matches!(choice, Some(Choice::Move(_)))
    }

    /// Looks for the cuts of a plan. What the page sets apart stays apart as far as that works.
    pub(super) fn solve(&self, position: &Position, origins: &Origins, plan: &Plan) -> Solved {
        let apart = Search::new(*self, plan, Gap::Wide).run(*position, origins);
        if !apart.answers.is_empty() {
            return apart;
        }
        let across = Search::new(*self, plan, Gap::Line).run(*position, origins);
        if across.answers.is_empty() && apart.furthest.len() >= across.furthest.len() {
            return apart;
        }
        across
    }

    /// Whether a move can end before an item: the item begins another.
    pub(super) fn can_begin(&self, item: usize) -> bool {
        self.form(item) == Form::Begins && self.items[item].gap != Gap::None
    }
}

/// A place of the search: the moves before it are chosen, the next one is being tried.
struct SearchNode {
    position: Position,
    origins: Origins,
    /// The items from which the next move is taken.
    rest: Range<usize>,
    /// The end that is tried next.
    end: usize,
    /// How many answers were found before.
    answers: usize,
}

struct Search<'a> {
    words: Words<'a>,
    plan: &'a Plan,
    /// A gap of this width ends a move, unless it is the widest one.
    apart: Gap,
    trials: usize,
    chosen: Vec<Group>,
    solved: Solved,
    is_furthest_unique: bool,
}

impl<'a> Search<'a> {
    fn new(words: Words<'a>, plan: &'a Plan, apart: Gap) -> Self {
        let count = match plan {
            Plan::Run(run, _) => run.len(),
            Plan::Fraction(above, Below::Run(below)) => below.len() + 8 * above.len(),
            Plan::Fraction(above, Below::Each(_)) => 16 * above.len(),
        };
        Self {
            words,
            plan,
            apart,
            trials: 400 + 12 * count.min(4000),
            chosen: Vec::new(),
            solved: Solved::default(),
            is_furthest_unique: true,
        }
    }

    fn run(mut self, position: Position, origins: &Origins) -> Solved {
        let mut places = Vec::new();
        places.extend(self.place(position, origins.clone(), 0));
        while let Some(mut place) = places.pop() {
            self.chosen.truncate(places.len());
            // What was chosen is said of as few words as possible.
            if self.words.is_chosen(place.rest.start) && self.solved.answers.len() > place.answers {
                continue;
            }
            let Some(end) = self.next_end(&mut place) else {
                continue;
            };
            if self.trials == 0 || self.solved.answers.len() > 1 {
                break;
            }
            self.trials -= 1;
            let items = place.rest.start..end;
            let read = self
                .words
                .read_chosen(&place.position, &place.origins, items.clone());
            let Some((mv, warnings)) = read else {
                places.push(place);
                continue;
            };
            let position = place.position.play_unchecked(mv);
            let origins = place.origins.after(&place.position, mv);
            places.push(place);
            self.chosen.push(Group {
                items,
                mv,
                warnings,
            });
            self.note_furthest();
            if self.is_complete() {
                self.note_answer();
            }
            places.extend(self.place(position, origins, self.chosen.len()));
        }
        if !self.is_furthest_unique {
            self.solved.furthest.clear();
        }
        // Without all trials an answer may have a rival that was not reached.
        if self.trials == 0 {
            self.solved.answers.clear();
        }
        self.solved
    }

    /// The place from which the move of this number is taken; nothing where there are no words.
    fn place(&self, position: Position, origins: Origins, number: usize) -> Option<SearchNode> {
        let rest = match self.plan {
            Plan::Run(run, counts) => {
                if number >= *counts.end() {
                    return None;
                }
                self.chosen
                    .last()
                    .map_or(run.start, |group| group.items.end)..run.end
            }
            Plan::Fraction(above, _) if number.is_multiple_of(2) => above.get(number / 2)?.clone(),
            Plan::Fraction(_, Below::Each(below)) => below.get(number / 2)?.clone(),
            Plan::Fraction(above, Below::Run(below)) => {
                if number / 2 >= above.len() {
                    return None;
                }
                let before = number.checked_sub(2).map(|before| &self.chosen[before]);
                before.map_or(below.start, |group| group.items.end)..below.end
            }
        };
        if rest.is_empty() {
            return None;
        }
        Some(SearchNode {
            position,
            origins,
            end: rest.start,
            rest,
            answers: self.solved.answers.len(),
        })
    }

    /// The next end to try for a move that begins at a place.
    fn next_end(&self, place: &mut SearchNode) -> Option<usize> {
        let words = &self.words;
        let start = place.rest.start;
        let is_whole = match self.plan {
            Plan::Run(..) => false,
            Plan::Fraction(_, Below::Each(_)) => true,
            Plan::Fraction(_, Below::Run(_)) => self.chosen.len().is_multiple_of(2),
        };
        if place.end == start && !matches!(words.form(start), Form::Begins | Form::Near) {
            return None;
        }
        if is_whole {
            let is_first = place.end == start;
            place.end = place.rest.end;
            return is_first.then_some(place.rest.end);
        }
        loop {
            // Beyond a mark, a comment or a gap that holds, no move goes on.
            let at = place.end;
            if at >= place.rest.end || at >= start + LONGEST_MOVE {
                return None;
            }
            let item = &words.items[at];
            let is_word = matches!(item.kind, ItemKind::Word | ItemKind::Number { .. });
            if at > start && (item.gap >= self.apart && self.apart < Gap::Line || !is_word) {
                return None;
            }
            if !is_word {
                return None;
            }
            place.end += 1;
            if place.end == place.rest.end || words.ends_before(place.end) {
                return Some(place.end);
            }
        }
    }

    fn is_complete(&self) -> bool {
        match self.plan {
            Plan::Run(run, counts) => {
                let last = &self.chosen[self.chosen.len() - 1];
                last.items.end == run.end && counts.contains(&self.chosen.len())
            }
            Plan::Fraction(above, below) => {
                let answers = self.chosen.len() / 2;
                let is_answered = match below {
                    Below::Each(below) => answers == below.len(),
                    Below::Run(below) => {
                        let last = answers
                            .checked_sub(1)
                            .map(|last| &self.chosen[2 * last + 1]);
                        last.is_some_and(|last| last.items.end == below.end)
                    }
                };
                self.chosen.len().div_ceil(2) == above.len() && is_answered
            }
        }
    }

    fn note_furthest(&mut self) {
        let moves = |groups: &[Group]| groups.iter().map(|group| group.mv).collect::<Vec<_>>();
        let (length, longest) = (self.chosen.len(), self.solved.furthest.len());
        if length > longest {
            self.solved.furthest.clone_from(&self.chosen);
            self.is_furthest_unique = true;
        } else if length == longest && moves(&self.chosen) != moves(&self.solved.furthest) {
            self.is_furthest_unique = false;
        }
    }

    fn note_answer(&mut self) {
        let is_known = self.solved.answers.iter().any(|answer| {
            answer.len() == self.chosen.len()
                && answer
                    .iter()
                    .zip(&self.chosen)
                    .all(|(one, other)| one.mv == other.mv)
        });
        if !is_known {
            self.solved.answers.push(self.chosen.clone());
        }
    }
}

impl Words<'_> {
    /// Whether a move can end before an item: another begins there, or it is no word.
    fn ends_before(&self, item: usize) -> bool {
        self.can_begin(item)
            || self.form(item) == Form::Near
            || !matches!(
                self.items[item].kind,
                ItemKind::Word | ItemKind::Number { .. }
            )
    }
}
