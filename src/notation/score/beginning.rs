//! Where in a text a game begins, and in which notations it may be printed.

mod problem;
mod unnumbered;

use rules::Position;

use super::System;
use super::game::Reader;
use super::item::{Gap, ItemKind};
use super::page::{Class, Page};
use super::state::{Below, State};
use super::track::Next;

/// No number of a move is higher.
const HIGHEST_NUMBER: u32 = 999;

/// How many numbers of a text are tried that no game begins with.
pub(super) const MOST_BEGINNINGS: usize = 300;

/// How many notes behind the first move may begin with its number.
const MOST_NOTES: usize = 3;

/// How many moves tell whether a game begins.
const MOVES_TO_TELL: usize = 6;

/// Where a game begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Beginning {
    /// The item of its first number or, without numbers, of its first move.
    pub(super) item: usize,
    pub(super) has_numbers: bool,
    /// The first item that is not part of it.
    pub(super) limit: usize,
    /// Where the column of Black begins, if all moves of White stand before all of Black.
    pub(super) below: Option<Below>,
}

impl Beginning {
    /// The state before the first move.
    pub(super) fn state(&self, page: &Page<'_>, start: &Position) -> State {
        let mut state = State::new(start, self.item);
        // Where a game from the first position has another number, that is misprinted.
        if self.has_numbers
            && *start != Position::default()
            && let Some(ItemKind::Number { value, .. }) = page.kind(self.item)
        {
            state.offset = value.saturating_sub(start.fullmove_number());
        }
        state.below = self.below;
        state
    }
}

/// Whether a notation has a move for words that are none as they are printed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Known {
    No,
    /// It has, and none for the words behind them.
    Alone,
    /// It has one for those as well.
    Answered,
}

impl Reader<'_> {
    /// Finds where the next game begins, and in which notations it may be printed.
    pub(super) fn beginning(
        &self,
        from: usize,
        start: &Position,
    ) -> Option<(Beginning, Vec<System>)> {
        let page = self.page;
        for at in from..page.len() {
            if !self.may_begin(at, start) {
                continue;
            }
            let systems = self.begins(at, start, false);
            if systems.is_empty() {
                continue;
            }
            let mut first = Beginning {
                item: at,
                has_numbers: true,
                limit: self.next_beginning(at + 1),
                below: None,
            };
            self.find_columns(&mut first, &systems, start);
            self.go_on_behind_note(&mut first, &systems, start);
            let headed = self.headed_columns(from..at, start);
            let headed = headed.filter(|(headed, _)| headed.item < at);
            let odd = || self.misprinted(from, at, start);
            return headed.or_else(odd).or(Some((first, systems)));
        }
        let odd = self.misprinted(from, page.len(), start);
        odd.or_else(|| self.list(from, start))
    }

    /// A game that begins with a misprinted number.
    fn misprinted(
        &self,
        from: usize,
        end: usize,
        start: &Position,
    ) -> Option<(Beginning, Vec<System>)> {
        let (mut first, systems) = self.misprinted_first(from, end, start)?;
        first.limit = self.next_beginning(first.item + 1);
        Some((first, systems))
    }

    /// Whether an item is a number that a game may begin with.
    fn may_begin(&self, at: usize, start: &Position) -> bool {
        let page = self.page;
        let is_standard = *start == Position::default();
        match page.kind(at) {
            Some(ItemKind::Number { value, .. }) => {
                let first = page.behind_dots(at + 1);
                let is_value = value == start.fullmove_number()
                    || !is_standard && (1..=HIGHEST_NUMBER).contains(&value);
                is_value
                    && page.is_move_like(first)
                    && page.gap(first) < Gap::Paragraph
                    && !page.names_opening(first)
                    && !(is_standard && page.class(at) == Class::Weak && page.is_counted_over(at))
            }
            _ => false,
        }
    }

    /// The notations in which a game begins at a number; `is_next` asks more of it, as a game goes
    /// on there that is being read.
    fn begins(&self, at: usize, start: &Position, is_next: bool) -> Vec<System> {
        let key = [at, usize::from(is_next), 0, 0];
        if let Some(known) = self.tried.borrow().get(key) {
            return known.clone();
        }
        let Some(left) = self.beginnings.get().checked_sub(1) else {
            return Vec::new();
        };
        self.beginnings.set(left);
        let systems = self.try_beginning(at, start, is_next);
        if !systems.is_empty() {
            self.beginnings.set(MOST_BEGINNINGS);
        }
        self.tried.borrow_mut().insert(key, systems.clone());
        systems
    }

    fn try_beginning(&self, at: usize, start: &Position, is_next: bool) -> Vec<System> {
        let page = self.page;
        let class = page.class(at);
        let is_marked = matches!(
            page.kind(at),
            Some(ItemKind::Number {
                is_marked: true,
                ..
            })
        );
        let least = match class {
            Class::Strong => 1,
            Class::Medium if is_marked => 1,
            Class::Medium => 2,
            Class::Weak if is_marked => 2,
            Class::Weak => 3,
        };
        let least = if is_next { least.max(2) } else { least };
        let first = Beginning {
            item: at,
            has_numbers: true,
            limit: page.len(),
            below: None,
        };
        let all = self.systems();
        let reach = |system: &System, limit: usize| {
            let track = self.undecided(*system, limit, false);
            track.look(&first.state(page, start), MOVES_TO_TELL)
        };
        // A sentence that names the moves of an opening begins no game.
        if class < Class::Strong
            && let Some(mention) = page.mention(page.behind_dots(at + 1))
        {
            let ones = page.places(1, at + 1).iter();
            let next = ones.copied().find(|&one| page.class(one) == Class::Strong);
            let is_within = |system: &System| {
                let reach = reach(system, next.unwrap_or(page.len()));
                let is_all = reach.is_over && reach.end <= mention.end;
                is_all && reach.plies < MOVES_TO_TELL || reach.plies == 0
            };
            if all.iter().all(is_within)
                && all.iter().any(|system| reach(system, page.len()).plies > 0)
            {
                return Vec::new();
            }
        }
        let is_key = *start == Position::default() && page.is_key(at);
        let least = if is_key { MOVES_TO_TELL } else { least };
        let begins = |system: &System| {
            let reach = reach(system, page.len());
            reach.plies >= least || reach.is_over && reach.plies > 0 && !is_next && !is_key
        };
        let systems: Vec<System> = all.iter().copied().filter(begins).collect();
        if !systems.is_empty() || is_next || is_key || !self.is_score_like(at) {
            return systems;
        }
        // The first move is misprinted; who knows what may be meant knows the notation.
        let knows = |system: &System| {
            let track = self.undecided(*system, page.len(), false);
            let state = first.state(page, start);
            let next = track.next(&state);
            match &next {
                Next::Question(question) => {
                    let possible = &question.possible;
                    // The answer may be misprinted as well, in a scanned newspaper.
                    let is_answered = || {
                        possible.first().is_some_and(|meant| {
                            let after = state.after(meant.mv, question.items.end);
                            meant.corrected.is_some() && track.next(&after).is_corrected()
                        })
                    };
                    match next.most_behind() {
                        1.. => Known::Answered,
                        0 if system.dialect().is_some() && is_answered() => Known::Answered,
                        0 if least < 2 && !possible.is_empty() => Known::Alone,
                        _ => Known::No,
                    }
                }
                Next::Move(_) => Known::Answered,
                _ => Known::No,
            }
        };
        let known = all.into_iter().map(|system| (knows(&system), system));
        let known: Vec<(Known, System)> = known.collect();
        let most = known.iter().map(|(known, _)| *known).max();
        let best = known
            .into_iter()
            .filter(|(known, _)| Some(*known) == most && *known != Known::No);
        best.map(|(_, system)| system).collect()
    }

    /// Whether words of a notation stand behind a number, and behind the number that follows it.
    fn is_score_like(&self, at: usize) -> bool {
        let page = self.page;
        let Some(ItemKind::Number { value, .. }) = page.kind(at) else {
            return false;
        };
        let end = page.len().min(at + 40);
        let next = [value, value + 1]
            .into_iter()
            .flat_map(|number| {
                page.places(number, at + 2)
                    .iter()
                    .take_while(|&&next| next < end)
            })
            .find(|&&next| page.is_move_like(page.behind_dots(next + 1)));
        page.is_move_like(page.behind_dots(at + 1)) && next.is_some()
    }

    /// The number with which the next game begins.
    pub(super) fn next_beginning(&self, from: usize) -> usize {
        let start = Position::default();
        let page = self.page;
        let end = self.next_numbered(from);
        let odd = self.misprinted_first(from, end, &start);
        let odd = odd.filter(|(odd, _)| {
            page.line(odd.item).opens_paragraph && !page.is_refused(odd.item, &self.options.choices)
        });
        odd.map_or(end, |(odd, _)| page.line(odd.item).items.start)
    }

    fn next_numbered(&self, from: usize) -> usize {
        let start = Position::default();
        let page = self.page;
        for &at in page.places(1, from) {
            let has_dots = page.behind_dots(at + 1) > at + 1;
            let is_clear = page.class(at) >= Class::Medium;
            if is_clear
                && !has_dots
                && !self.page.is_refused(at, &self.options.choices)
                && !page.is_counted_over(at)
                && self.may_begin(at, &start)
                && !self.begins(at, &start, true).is_empty()
            {
                return at;
            }
        }
        page.len()
    }

    /// How many moves can be linked from a beginning on, of those that tell; only decisions before an
    /// item count, as what follows may be of another game.
    fn reach(
        &self,
        first: &Beginning,
        systems: &[System],
        start: &Position,
        decided: usize,
    ) -> usize {
        let looks = systems.iter().map(|&system| {
            let mut track = self.track(system, first.limit, false);
            track.words.decided = decided.min(track.words.decided);
            track
                .look(&first.state(self.page, start), MOVES_TO_TELL)
                .plies
        });
        looks.max().unwrap_or(0)
    }

    /// A note behind the first move may begin with its number as well: "1. P-Q4 is as good." No game of
    /// one move ends there if that one goes on behind the note.
    fn go_on_behind_note(&self, first: &mut Beginning, systems: &[System], start: &Position) {
        let (end, own) = (self.page.len(), first.limit);
        let reach = |first: &Beginning| self.reach(first, systems, start, own);
        if own == end || first.below.is_some() || reach(first) > 1 {
            return;
        }
        let mut further = *first;
        for _ in 0..MOST_NOTES {
            if further.limit < end {
                further.limit = self.next_beginning(further.limit + 1);
            }
            if reach(&further) >= MOVES_TO_TELL {
                *first = further;
                return;
            }
        }
    }

    /// All moves of White may stand before all of Black, each column with its own numbers.
    pub(super) fn find_columns(&self, first: &mut Beginning, systems: &[System], start: &Position) {
        let page = self.page;
        let reach = |first: &Beginning, decided| self.reach(first, systems, start, decided);
        // Decisions make no columns of what is none, unless a word has to be decided before they show.
        let decided = [0, first.limit];
        let plain = decided.map(|decided| reach(first, decided));
        if plain[0] > 1 {
            return;
        }
        let Some(ItemKind::Number { value, .. }) = page.kind(first.item) else {
            return;
        };
        let second = page
            .places(value, first.item + 1)
            .iter()
            .copied()
            .find(|&at| {
                // A rank within a move is no number of one: "T D 1 D".
                let is_marked = matches!(
                    page.kind(at),
                    Some(ItemKind::Number {
                        is_marked: true,
                        ..
                    })
                );
                (is_marked || page.gap(at) >= Gap::Wide || page.is_labelled(at))
                    && !page.is_counted_over(at)
                    && page.is_move_like(page.behind_dots(at + 1))
            });
        let Some(second) = second else {
            return;
        };
        let below = Beginning {
            limit: self.next_beginning(second + 1),
            ..*first
        };
        // The name over the second column is none of its moves.
        let above_end = match page.is_labelled(second) {
            true => page.line(second).items.start,
            false => second,
        };
        let below = Beginning {
            below: Some(Below {
                above_end,
                at: second,
                end: below.limit,
            }),
            ..below
        };
        let mut looks = decided.into_iter().zip(plain);
        if looks.any(|(decided, plain)| plain <= 1 && reach(&below, decided) > plain + 1) {
            *first = below;
        }
    }
}
