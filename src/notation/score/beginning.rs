//! Where in a text a game begins, and in which notations it may be printed.

use rules::Position;

use super::follow::{Follower, HIGHEST_NUMBER};
use super::form::Form;
use super::game::{LONGEST_LIST, MOST_BEGINNINGS, Reader};
use super::item::{Gap, ItemKind};
use super::link::Link;
use super::token::TokenKind;
use super::{System, ending, heading};

/// The longest first pair of moves with its notes, in items.
const FIRST_HORIZON: usize = 60;

/// Where a game begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Beginning {
    /// The item of its first number or, without numbers, of its first move.
    pub(super) item: usize,
    pub(super) has_numbers: bool,
}

impl Reader<'_> {
    /// Finds where the next game begins, and in which notations it may be printed.
    pub(super) fn beginning(
        &self,
        from: usize,
        start: &Position,
    ) -> Option<(Beginning, Vec<System>)> {
        for at in from..self.items.len() {
            if self.may_begin(at, start) {
                let systems = self.begins(at, start);
                if !systems.is_empty() {
                    let item = at;
                    let has_numbers = true;
                    return Some((Beginning { item, has_numbers }, systems));
                }
            }
        }
        self.list(from, start)
    }

    /// Whether an item is a number that a game may begin with.
    pub(super) fn may_begin(&self, at: usize, start: &Position) -> bool {
        let item = &self.items[at];
        let is_standard = *start == Position::default();
        match item.kind {
            ItemKind::Number { value, is_marked } => {
                (is_marked || item.gap == Gap::Line)
                    && (value == start.fullmove_number()
                        || !is_standard && (1..=HIGHEST_NUMBER).contains(&value))
            }
            _ => false,
        }
    }

    /// The notations in which a game begins at a number.
    pub(super) fn begins(&self, at: usize, start: &Position) -> Vec<System> {
        let Some(left) = self.beginnings.get().checked_sub(1) else {
            return Vec::new();
        };
        self.beginnings.set(left);
        let first = Beginning {
            item: at,
            has_numbers: true,
        };
        let follow = |system: System| {
            let words = self.words(system, &self.options.choices);
            let mut follower = Follower::new(self, Link::new(words, start, 2));
            follower.horizon = FIRST_HORIZON;
            follower.first_number(first.item);
            follower.link
        };
        let all = self.systems();
        let linked = |system: &System| !follow(*system).moves.is_empty();
        let systems: Vec<System> = all.iter().copied().filter(linked).collect();
        if !systems.is_empty() {
            self.beginnings.set(MOST_BEGINNINGS);
        }
        if !systems.is_empty() || !self.is_score_like(at) {
            return systems;
        }
        // The first move is misprinted; who knows what may be meant knows the notation.
        let knows = |system: &System| {
            follow(*system)
                .tokens
                .iter()
                .any(|token| match &token.kind {
                    TokenKind::Problem(problem) => !problem.possible.is_empty(),
                    _ => false,
                })
        };
        all.into_iter().filter(knows).collect()
    }

    /// Whether words of a notation stand behind a number, and behind the number that follows it.
    fn is_score_like(&self, at: usize) -> bool {
        let ItemKind::Number { value, .. } = self.items[at].kind else {
            return false;
        };
        let words = self.words(System::Descriptive, &self.options.choices);
        let begins = |at: usize| at < self.items.len() && words.form(at) == Form::Begins;
        let next = (at + 2..self.items.len().min(at + 40)).find(|&next| {
            matches!(self.items[next].kind, ItemKind::Number { value: other, is_marked: true }
                if other == value || other == value + 1)
                && begins(next + 1)
        });
        begins(at + 1) && next.is_some()
    }

    /// A list of moves without numbers, if a text is nothing else.
    fn list(&self, from: usize, start: &Position) -> Option<(Beginning, Vec<System>)> {
        let words = self.words(System::Algebraic, &self.options.choices);
        let is_move = |at: usize| {
            self.items[at].kind == ItemKind::Mark
                || words.form(at).is_notation()
                || ending::at(self.text, &self.items[at..], None).is_some()
        };
        let headings = heading::headings(self.text, &self.items[from..]);
        let headed = headings
            .iter()
            .map(|token| token.span.end)
            .max()
            .unwrap_or(0);
        let item = (from..self.items.len()).find(|&at| self.items[at].span.start >= headed)?;
        if !(item..self.items.len()).all(is_move) {
            return None;
        }
        let first = Beginning {
            item,
            has_numbers: false,
        };
        let choices = &self.options.choices;
        let links = |system: &System| {
            self.follow(first, *system, start, LONGEST_LIST, choices)
                .0
                .moves
                .len()
                > 1
        };
        let systems: Vec<System> = self.systems().into_iter().filter(links).collect();
        (!systems.is_empty()).then_some((first, systems))
    }
}
