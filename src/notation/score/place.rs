//! Where the next move of a game can stand: behind its number, behind the move before it, on a
//! line of its own.

use rules::Color;

use super::form::Form;
use super::item::{Gap, ItemKind};
use super::page::{Class, LineKind};
use super::state::State;
use super::track::Track;
use super::{Choice, Reason};

/// How many numbers of one value are looked at behind a move.
const MOST_PLACES: usize = 12;

/// How many items behind a doubtful number tell whether the count goes on.
const CONFIRMED_WITHIN: usize = 44;

/// A place where the next move may begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Site {
    /// The first word.
    pub(super) start: usize,
    /// The number before it.
    pub(super) number: Option<usize>,
    pub(super) reason: Reason,
}

impl Site {
    /// A place behind a number.
    const fn numbered(start: usize, number: usize, reason: Reason) -> Self {
        Self {
            start,
            number: Some(number),
            reason,
        }
    }
}

/// All such places.
#[derive(Debug, Default)]
pub(super) struct Sites {
    /// Those that the page shows clearly; the first is the one.
    pub(super) strong: Vec<Site>,
    /// Those that only what follows can confirm.
    pub(super) medium: Vec<Site>,
    /// The number that shows that the game goes on behind a move that is not there.
    pub(super) gone_on: Option<usize>,
}

impl Track<'_> {
    /// The next item that says something, behind what was said to be no move.
    pub(super) fn skip(&self, from: usize) -> usize {
        let page = self.words.page;
        let mut at = page.skip(from);
        while at < page.len() && self.is_no_move(at) {
            at = page.skip(self.words.natural_end(at, page.len(), 0));
        }
        at
    }

    pub(super) fn is_no_move(&self, at: usize) -> bool {
        let page = self.words.page;
        page.kind(at) == Some(ItemKind::Word)
            && self.words.choices.get(&page.byte(at)) == Some(&Choice::NoMove)
    }

    /// Where the next move may stand.
    pub(super) fn sites(&self, state: &State) -> Sites {
        let mut sites = Sites::default();
        if let Some(site) = state.below.map(|_| self.in_rows(state)) {
            sites.strong.extend(site);
            return sites;
        }
        let at = self.skip(state.at);
        if at >= self.limit {
            return sites;
        }
        self.next_to(state, at, &mut sites);
        if sites.strong.is_empty() {
            self.further_on(state, at, &mut sites);
        }
        sites
    }

    /// The next move of a side whose moves stand in a row or column of their own.
    fn in_rows(&self, state: &State) -> Option<Site> {
        let page = self.words.page;
        let (from, end) = state.row()?;
        let start = (from..end).find(|&at| page.is_move_like(at) && !self.is_no_move(at))?;
        let is_number = |at: &usize| matches!(page.kind(*at), Some(ItemKind::Number { .. }));
        Some(Site {
            start,
            number: (from..start).rev().find(is_number),
            reason: Reason::Numbered,
        })
    }

    /// Whether a number has a move behind it; also says whether dots stand between.
    fn numbered(&self, at: usize) -> Option<(usize, bool)> {
        let page = self.words.page;
        let first = page.behind_dots(at + 1);
        let is_near = page.gap(first) < Gap::Paragraph;
        (is_near && page.is_move_like(first) && !self.is_no_move(first))
            .then_some((first, first > at + 1))
    }

    /// The place directly behind the last move.
    fn next_to(&self, state: &State, at: usize, sites: &mut Sites) {
        let page = self.words.page;
        let due = state.due();
        let is_white = state.position.turn() == Color::White;
        match page.kind(at) {
            Some(ItemKind::Number { value, .. }) if value == due => {
                if let Some((start, has_dots)) = self.numbered(at)
                    && !(is_white && has_dots)
                {
                    sites
                        .strong
                        .push(Site::numbered(start, at, Reason::Numbered));
                }
                return;
            }
            Some(ItemKind::Number { value, .. }) => {
                let is_next = !is_white && value == due + 1;
                if let Some((start, _)) = self.numbered(at)
                    && !is_next
                    && page.class(at) >= self.least(at)
                    && self.count_goes_on(start, due, value)
                {
                    sites
                        .strong
                        .push(Site::numbered(start, at, Reason::Misnumbered));
                }
                return;
            }
            Some(ItemKind::Word) if is_garbled_number(page.word(at)) => {
                if let Some((start, _)) = self.numbered(at) {
                    sites
                        .strong
                        .push(Site::numbered(start, at, Reason::Misnumbered));
                    return;
                }
            }
            Some(ItemKind::Dots) if !is_white => {
                let start = page.behind_dots(at);
                if page.is_move_like(start) && page.gap(start) < Gap::Paragraph {
                    sites.strong.push(Site {
                        start,
                        number: None,
                        reason: Reason::Follows,
                    });
                }
                return;
            }
            _ => {}
        }
        let line = page.line(at);
        let is_apart = page.gap(at) >= Gap::Line && line.kind == LineKind::Prose;
        if !page.is_move_like(at) || is_apart {
            return;
        }
        let reason = if page.gap(at) == Gap::Paragraph {
            Reason::Line
        } else if is_white {
            Reason::Unnumbered
        } else {
            Reason::Follows
        };
        let site = Site {
            start: at,
            number: None,
            reason,
        };
        match reason {
            _ if self.is_list => sites.strong.push(site),
            Reason::Follows => sites.strong.push(site),
            Reason::Line if !is_white && line.kind == LineKind::Moves => sites.strong.push(site),
            Reason::Unnumbered => sites.medium.push(site),
            _ => {}
        }
    }

    /// How good a place a number that is not the next one has to have: in the run of moves any.
    fn least(&self, at: usize) -> Class {
        let page = self.words.page;
        if page.gap(at) < Gap::Paragraph {
            Class::Weak
        } else {
            Class::Strong
        }
    }

    /// Whether the numbers go on behind a misprinted one as if it were right.
    fn count_goes_on(&self, from: usize, due: u32, printed: u32) -> bool {
        let page = self.words.page;
        let end = self.limit.min(from + CONFIRMED_WITHIN);
        for at in from..end {
            if let Some(ItemKind::Number { value, .. }) = page.kind(at) {
                let follows = page.form(at) == Form::Other || self.numbered(at).is_some();
                if follows && (value == due || value == due + 1) {
                    return true;
                }
                if value > 8 && value == printed + 1 {
                    return false;
                }
            }
        }
        false
    }

    /// Places behind sentences.
    fn further_on(&self, state: &State, at: usize, sites: &mut Sites) {
        let page = self.words.page;
        let due = state.due();
        let is_white = state.position.turn() == Color::White;
        for &place in page.places(due, at).iter().take(MOST_PLACES) {
            crate::steps::count(1);
            if place >= self.limit {
                break;
            }
            let Some((start, has_dots)) = self.numbered(place) else {
                continue;
            };
            let class = page.class(place);
            let is_sides = if is_white {
                !has_dots
            } else {
                has_dots || class == Class::Strong
            };
            if !is_sides {
                continue;
            }
            let site = Site {
                start,
                number: Some(place),
                reason: Reason::Numbered,
            };
            match class {
                Class::Strong => {
                    sites.strong.push(site);
                    break;
                }
                Class::Medium => sites.medium.push(Site {
                    reason: Reason::Confirmed,
                    ..site
                }),
                Class::Weak => {}
            }
        }
        sites.gone_on = self.gone_on(due, at);
        // Dots behind a number are those of the move that is missing, whatever the number says.
        if !is_white
            && sites.strong.is_empty()
            && let Some(place) = sites.gone_on
            && let Some((start, true)) = self.numbered(place)
        {
            sites.strong.push(Site {
                start,
                number: Some(place),
                reason: Reason::Misnumbered,
            });
            sites.gone_on = None;
        }
        let strong = sites.strong.first().map_or(self.limit, |site| site.start);
        if !is_white
            && let Some(site) = self.lone_line(at, strong.min(sites.gone_on.unwrap_or(strong)))
        {
            sites.strong.insert(0, site);
        }
        if let (Some(gone_on), Some(first)) = (sites.gone_on, sites.strong.first()) {
            if gone_on < first.start {
                sites.strong.clear();
            } else {
                sites.gone_on = None;
            }
        }
    }

    /// The first clear number that is higher than the next one by a few.
    fn gone_on(&self, due: u32, from: usize) -> Option<usize> {
        let page = self.words.page;
        let found = (due + 1..=due + 3).filter_map(|number| {
            page.places(number, from)
                .iter()
                .take(MOST_PLACES)
                .take_while(|&&at| at < self.limit)
                .find(|&&at| {
                    let is_clear = page.class(at) == Class::Strong || at == from;
                    is_clear && self.numbered(at).is_some()
                })
        });
        found.min().copied()
    }

    /// A move alone on a line, between paragraphs.
    fn lone_line(&self, from: usize, end: usize) -> Option<Site> {
        let page = self.words.page;
        let lines = page.lines_from(from);
        let place = lines
            .iter()
            .take_while(|line| line.items.start < end)
            .position(|line| {
                line.kind == LineKind::Moves && line.opens_paragraph && line.indent > 0
            })?;
        let start = lines[place].items.start;
        let is_alone = lines
            .get(place + 1)
            .is_none_or(|below| below.opens_paragraph || below.kind != LineKind::Prose);
        (is_alone && !self.is_no_move(start)).then_some(Site {
            start,
            number: None,
            reason: Reason::Line,
        })
    }
}

/// Whether a word may have been a number: "1C", "IS", "2G".
fn is_garbled_number(word: &str) -> bool {
    let word = word.trim_matches(|letter: char| ".,()'".contains(letter));
    let letters = word.chars().count();
    let is_digit = |letter: char| letter.is_ascii_digit() || "IlioOSsBGCZzgT|!".contains(letter);
    (1..=3).contains(&letters)
        && word.chars().all(is_digit)
        && (word.contains(|letter: char| letter.is_ascii_digit())
            || letters > 1 && !word.contains(['B', 'T'])
            || matches!(word, "I" | "l" | "i"))
}
