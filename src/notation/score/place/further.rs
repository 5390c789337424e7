//! Where a game goes on behind sentences, or shows that a move is missing.

use rules::Color;

use super::super::Reason;
use super::super::page::{Class, LineKind};
use super::super::state::State;
use super::super::track::Track;
use super::{MOST_PLACES, Site, Sites};

impl Track<'_> {
    /// Places behind sentences.
    pub(super) fn further_on(&self, state: &State, at: usize, sites: &mut Sites) {
        let page = self.words.page;
        let due = state.due();
        let is_white = state.position.turn() == Color::White;
        for &place in page.places(due, at).iter().take(MOST_PLACES) {
            crate::steps::count(1);
            if place >= self.limit {
                break;
            }
            // "3. Pawn to Bishop" above "3 Pawn to Queen 4"
            if self.words.is_rank_below(place, due, due) {
                continue;
            }
            let Some((start, has_dots)) = self.numbered(place) else {
                continue;
            };
            let class = page.class(place);
            let is_sides = if is_white {
                !has_dots
            } else {
                has_dots || class == Class::Strong && !self.has_two(state, start)
            };
            let is_known = sites.doubtful.iter().any(|site| site.start == start);
            if !is_sides || is_known || self.is_again(state, place, has_dots) {
                continue;
            }
            let site = Site::numbered(start, place, Reason::Numbered);
            match class {
                Class::Strong | Class::Medium if self.is_mentioned(start, Some(place)) => {
                    sites.doubtful.push(Site {
                        reason: Reason::Confirmed,
                        ..site
                    });
                }
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
        sites.gone_on = self.gone_on(due, at, is_white);
        // Dots behind a number are those of the move that is missing, whatever the number says.
        if !is_white
            && sites.strong.is_empty()
            && let Some(place) = sites.gone_on
            && let Some((start, true)) = self.numbered(place)
        {
            sites.doubtful.push(Site {
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
    fn gone_on(&self, due: u32, from: usize, is_white: bool) -> Option<usize> {
        let page = self.words.page;
        let found = (due..=due + 3).filter_map(|number| {
            page.places(number, from)
                .iter()
                .take(MOST_PLACES)
                .take_while(|&&at| at < self.limit)
                .find(|&&at| {
                    let is_clear = page.class(at) == Class::Strong || at == from;
                    let is_missing = |start| is_white && page.is_answer(at, start);
                    let is_sides = |(start, _)| number > due || is_missing(start);
                    is_clear && self.numbered(at).is_some_and(is_sides)
                })
        });
        if let Some(&found) = found.min() {
            return Some(found);
        }
        // Numbers that count on are those of the game where the one that is due stands nowhere.
        let is_due = page.places(due, from).iter().take(MOST_PLACES);
        let is_due = is_due
            .take_while(|&&at| at < self.limit)
            .any(|&at| self.numbered(at).is_some());
        if is_due {
            return None;
        }
        let counted = (due + 1..=due + 3).filter_map(|number| self.counts_on_from(number, from));
        counted.min()
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
