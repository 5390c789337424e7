//! Moves whose words run over the end of a line.

use super::form::Form;
use super::item::{Gap, ItemKind};
use super::page::LineKind;
use super::place::{CONFIRMED_WITHIN, MOST_PLACES};
use super::words::Words;
use crate::part;

/// The names of the wings, and of the pieces that stand on either.
const WINGS: [&str; 4] = ["K", "Q", "King", "Queen"];
const PIECES: [&str; 7] = ["R", "Kt", "B", "N", "Rook", "Knight", "Bishop"];

impl Words<'_> {
    /// A word without what ends its sentence.
    fn stem(&self, at: usize) -> &str {
        self.page.word(at).trim_end_matches(['.', ','])
    }

    /// Whether a line that begins with an item cannot go on with the line above.
    pub(super) fn opens_other(&self, at: usize, next: u32) -> bool {
        let line = self.page.line(at);
        match self.page.kind(at) {
            Some(ItemKind::Number { value, .. })
                if line.kind == LineKind::PrintedScore || self.page.rank_first.is_some() =>
            {
                !self.is_rank_below(at, value, next)
            }
            _ => line.kind == LineKind::Prose && !self.dangles(at),
        }
    }

    /// Whether a line begins with the file that belongs to the rank above it, or with the wing of that
    /// file: "C 3" above "A", "P 4 C" above "D", "Roq." above "T. R."
    fn is_file_below(&self, at: usize) -> bool {
        let page = self.page;
        let bare = |at: usize| self.stem(at);
        let is_rank = |at: usize| {
            matches!(
                page.kind(at),
                Some(ItemKind::Number {
                    value: 1..=8,
                    is_marked: false
                })
            )
        };
        let is_file = |at: usize| ["R", "D", "T", "F", "A", "C"].contains(&bare(at));
        // "D" before a rank or a sign of capture begins a move.
        let is_goal = page.form(at + 1) == Form::Joins
            || page.gap(at + 1) < Gap::Line
                && !(at + 2 < page.len() && page.word(at + 2) == "P")
                && (is_rank(at + 1) || page.kind(at + 1) == Some(ItemKind::Word))
                && page.form(at + 1) == Form::GoesOn;
        let before = at - 1;
        is_file(at) && is_rank(before)
            || ["R", "D"].contains(&bare(at))
                && is_file(before)
                && at >= 2
                && is_rank(at - 2)
                && !is_goal
            // "C" above "R toma P"
            || ["R", "D"].contains(&bare(at))
                && ["C", "T", "A", "F", "P"].contains(&bare(before))
                && is_goal
                && at >= 2
                && !is_rank(at - 2)
                && (page.form(at - 2) != Form::Joins || page.kind(at - 2) == Some(ItemKind::Dots))
            || self.is_side_of_castling(at)
            || is_file(at) && self.is_side_of_castling(before)
    }

    /// Whether a rank ends before a word that begins with its file: "T R 1" before "D".
    pub(super) fn parts_square(&self, at: usize) -> bool {
        let page = self.page;
        if page.rank_first.is_none() || page.kind(at) != Some(ItemKind::Word) {
            return false;
        }
        let file = page.word(at);
        page.gap(at) <= Gap::Line
            && self.is_ranked(at - 1)
            && !page.word(at - 1).ends_with('0')
            && file.starts_with(['R', 'D', 'T', 'F', 'A', 'C'])
            && !file[1..].starts_with(char::is_alphanumeric)
    }

    /// Whether the side stands behind castling as French books name it: "Roq. T. R."
    pub(super) fn is_side_of_castling(&self, at: usize) -> bool {
        let page = self.page;
        let bare = |at: usize| self.stem(at);
        let is_rank = matches!(
            page.kind(at + 2),
            Some(ItemKind::Number {
                value: 1..=8,
                is_marked: false
            })
        );
        page.rank_first.is_some()
            && bare(at) == "T"
            && at > 0
            && matches!(bare(at - 1), "Roq" | "roq" | "Roque" | "roque")
            && at + 1 < page.len()
            && ["R", "D"].contains(&bare(at + 1))
            && !is_rank
    }

    /// Whether a number that begins a line is the rank of a move above: "Kt to K" above "5".
    pub(super) fn is_rank_below(&self, at: usize, value: u32, next: u32) -> bool {
        let is_unmarked = matches!(
            self.page.kind(at),
            Some(ItemKind::Number {
                is_marked: false,
                ..
            })
        );
        let is_other = value != next && value + 1 != next;
        (1..=8).contains(&value)
            && (is_other && (next > 0 || is_unmarked)
                || is_unmarked && (self.page.has_stops || self.is_counted_again(at, value))
                || self.is_before_number(at))
            && self.page.gap(at) == Gap::Line
            && self.system.dialect().is_some()
            && self.dangles(at)
    }

    /// Whether no move stands behind a number, but another number: "2. 33. P-KKt4".
    fn is_before_number(&self, at: usize) -> bool {
        matches!(self.page.kind(at + 1), Some(ItemKind::Number { .. }))
    }

    /// Whether such a number is the rank of the file before it: "Q - Q 2. 42. Q - Kt 1".
    pub(super) fn is_rank_behind_file(&self, at: usize, value: u32) -> bool {
        (1..=8).contains(&value)
            && self.page.gap(at) <= Gap::Blank
            && self.page.is_open(at - 1)
            && self.page.rank_first.is_none()
            && self.is_before_number(at)
    }

    /// Whether the number of a move stands again behind one that begins a line, before the number that
    /// follows it, where no number stands twice: "3 B to B" above "4, Kt to B 3, 4 Castles".
    fn is_counted_again(&self, at: usize, value: u32) -> bool {
        let page = self.page;
        let numbered = |number: u32, from: usize| {
            let places = page.places(number, from).iter().copied();
            places
                .take(MOST_PLACES)
                .find(|&at| page.is_move_like(page.behind_dots(at + 1)))
        };
        let again = numbered(value, at + 1);
        let next = numbered(value + 1, at + 1);
        let before = page
            .places(value - 1, at.saturating_sub(CONFIRMED_WITHIN))
            .iter();
        let before = before.take_while(|&&place| place < at).filter(|&&place| {
            !page.may_be_rank(place) && page.is_move_like(page.behind_dots(place + 1))
        });
        again.is_some_and(|again| next.is_none_or(|next| again < next)) && before.count() < 2
    }

    /// Whether a line begins within a move: "Kt" above "to B 3", "Kt to" above "B 3", "Kt to K" above
    /// "B 3".
    pub(super) fn dangles(&self, at: usize) -> bool {
        let page = self.page;
        let Some(before) = at.checked_sub(1) else {
            return false;
        };
        let is_link = |at: usize| {
            let word = page.word(at).trim_end_matches('.');
            page.form(at) == Form::Joins && !["a", "and", "in", "on", "at", "from"].contains(&word)
        };
        let is_piece = matches!(page.form(before), Form::Begins | Form::Near)
            && !part::has_digit(page.word(before))
            && !page.word(before).ends_with([',', ';']);
        is_link(before)
            || is_piece && (is_link(at) || page.form(at) == Form::GoesOn)
            || self.is_mark(at)
            || self.is_halved(at)
    }

    /// Whether a word says that a move gives check or takes in passing.
    fn is_mark(&self, at: usize) -> bool {
        let page = self.page;
        page.form(at) == Form::GoesOn
            && page.kind(at) == Some(ItemKind::Word)
            && page
                .word(at)
                .starts_with(|letter: char| !letter.is_ascii_digit())
            && page.gap(at) <= Gap::Line
            && !page.word(at - 1).ends_with([',', ';'])
    }

    /// Whether a line ends within the name of a square or a piece: "to K" above "B 3", "takes Q" above
    /// "Kt", and "4" above "R" where ranks stand first.
    pub(super) fn is_halved(&self, at: usize) -> bool {
        let page = self.page;
        let bare = |at: usize| self.stem(at);
        let (Some(before), Some(link)) = (at.checked_sub(1), at.checked_sub(2)) else {
            return false;
        };
        if page.gap(at) != Gap::Line || page.kind(at) != Some(ItemKind::Word) {
            return false;
        }
        if page.rank_first.is_some() {
            return self.is_file_below(at);
        }
        let is_goal = page.form(link) == Form::Joins
            && ["to", "takes", "tks", "x", "×"].contains(&bare(link));
        let is_pawn = ["P", "Pawn"].contains(&bare(at))
            && bare(link) != "to"
            && !matches!(page.form(at + 1), Form::Joins | Form::Begins);
        if is_goal && is_pawn && (PIECES.contains(&bare(before)) || WINGS.contains(&bare(before))) {
            return true;
        }
        // "Q" above "R to B sq."
        let is_wing = WINGS.contains(&bare(before))
            && !["to", "takes", "tks", "x", "×"].contains(&bare(link))
            && page.form(link) != Form::Begins;
        if is_wing && (PIECES.contains(&bare(at)) || ["P", "Pawn"].contains(&bare(at))) {
            return page.form(at + 1) == Form::Joins;
        }
        let file = bare(at);
        let file = file.strip_suffix("'s").unwrap_or(file);
        let is_file = PIECES.contains(&file);
        let is_ranked = page.gap(at + 1) < Gap::Wide && page.form(at + 1) == Form::GoesOn;
        is_goal && WINGS.contains(&bare(before)) && is_file && (is_ranked || bare(link) != "to")
    }
}
