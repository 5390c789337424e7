//! What the numbers behind a place say about it.

use rules::Color;

use super::super::form::Form;
use super::super::item::{Gap, ItemKind};
use super::super::page::Class;
use super::super::state::State;
use super::super::track::Track;
use super::{CONFIRMED_WITHIN, MOST_PLACES, Site};

/// How many moves behind a sentence show that it is none.
const FAR: usize = 12;

impl Track<'_> {
    /// Whether a number of White's move stands once more before that of Black, which has dots.
    pub(super) fn is_again(&self, state: &State, at: usize, has_dots: bool) -> bool {
        let page = self.words.page;
        let next = page.places(state.due(), at + 1).iter().take(MOST_PLACES);
        let mut next = next.take_while(|&&next| next < self.limit);
        state.position.turn() == Color::Black
            && !has_dots
            && next.any(|&next| {
                let is_answer = |(start, dots)| dots && page.mention(start).is_none();
                page.class(next) == Class::Strong && self.numbered(next).is_some_and(is_answer)
            })
    }

    /// Whether the game goes no further than the moves of which a paragraph tells that begins at a place.
    pub(super) fn is_all_mentioned(&self, state: &State, site: &Site) -> bool {
        let page = self.words.page;
        let opens = |at: &usize| page.gap(*at) == Gap::Paragraph;
        let mention = site
            .number
            .filter(opens)
            .and_then(|_| page.mention(site.start));
        state.ply > 0
            && mention.is_some_and(|mention| {
                let readings = self.read(state, site).exact.into_iter();
                let reaches = readings.map(|reading| self.reach_behind(state, &reading, FAR));
                let mut reaches = reaches.map(|reach| (reach.end, reach.is_ended));
                reaches.all(|(end, is_ended)| end <= mention.end && !is_ended)
            })
    }

    /// Whether the numbers go on behind a misprinted one as if it were right.
    pub(super) fn count_goes_on(&self, state: &State, from: usize, printed: u32) -> bool {
        let page = self.words.page;
        let due = state.due();
        let end = self.limit.min(from + CONFIRMED_WITHIN);
        for at in from..end {
            let is_rank = page.may_be_rank(at)
                && (page.has_stops || page.rank_first.is_some() || page.is_open(at - 1));
            if let Some(ItemKind::Number { value, is_marked }) = page.kind(at)
                && !is_rank
            {
                let place = self.numbered(at);
                let follows = page.form(at) == Form::Other || place.is_some();
                // Where the due number stands behind it, a pair stands elsewhere; one more than is due may
                // as well show that a pair is missing. The answer has the number of the move before it.
                if (value == due || value == printed && printed == due + 1)
                    && let Some((start, has_dots)) = place
                {
                    let is_second = page.gap(at) < Gap::Line && !self.has_two(state, from);
                    if page.mention(start).is_some() || value == printed && (has_dots || is_second)
                    {
                        continue;
                    }
                    return value == printed || has_dots || is_second;
                }
                if follows && (value == due || value == due + 1) {
                    return true;
                }
                let is_clear =
                    || (is_marked || page.gap(at) >= Gap::Line) && self.numbered(at).is_some();
                if value == printed + 1 && (value > 8 || is_clear()) {
                    return false;
                }
            }
        }
        false
    }
}
