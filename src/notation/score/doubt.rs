//! Places of which only what follows can tell whether the game goes on there.

use rules::Color;

use super::Reason;
use super::ask::Question;
use super::item::{Gap, ItemKind};
use super::look::{FORESIGHT, Reach};
use super::page::Class;
use super::place::{Site, Sites};
use super::problem::{Possible, ProblemKind};
use super::state::State;
use super::track::{Next, Step, Track};

/// How many moves behind a doubtful place speak for it where nothing else does.
const FAR: usize = 12;

impl Track<'_> {
    /// A place that only what follows can confirm.
    pub(super) fn at_medium(&self, state: &State, sites: &Sites) -> Option<Next> {
        let mut found: Vec<(Step, Reach)> = Vec::new();
        for site in &sites.medium {
            if sites.gone_on.is_some_and(|at| at < site.start) {
                break;
            }
            for reading in self.read(state, site).exact {
                let reach = self.reach_behind(state, &reading, FORESIGHT);
                let least = if site.reason == Reason::Unnumbered {
                    2
                } else {
                    1
                };
                let is_likely = reach.confirms(least) || reach.is_ended;
                let is_new = found.iter().all(|(step, _)| step.reading.mv != reading.mv);
                if is_likely && is_new {
                    found.push((Self::step(site, reading), reach));
                }
            }
        }
        let best = found.iter().map(|(_, reach)| reach.weight()).max()?;
        found.retain(|(_, reach)| reach.weight() + 3 > best);
        if let [(step, reach)] = &found[..]
            && (reach.plies >= 3
                || reach.is_ended
                || reach.is_over && step.reason == Reason::Unnumbered)
        {
            return Some(Next::Move(Box::new(step.clone())));
        }
        let (first, _) = found.first()?;
        let site = first.site?;
        // A sentence behind the last move may well name one that could follow.
        let opens_line = self.words.page.gap(site.number.unwrap_or(site.start)) >= Gap::Line;
        if sites.gone_on.is_none() && !opens_line {
            return None;
        }
        let items = first.reading.items.clone();
        let possible = found
            .iter()
            .map(|(step, _)| Possible::fits(step.reading.mv));
        let possible = possible.collect();
        let question = self.question(state, site, items, ProblemKind::Cuts, possible);
        Some(Next::Question(Box::new(question)))
    }

    /// Places behind which a sentence goes on. One that no sentence goes on behind outranks them, if
    /// the game can be linked as far from there; else the reader asks.
    pub(super) fn at_doubtful(&self, state: &State, sites: &Sites) -> Option<Next> {
        let doubtful = self.best_of(state, &sites.doubtful);
        let (step, reach) = doubtful?;
        let site = step.site?;
        if let Some(next) = self.clear_instead(state, sites, &step, reach) {
            return Some(next);
        }
        let is_next = self.skip(state.at) >= site.number.unwrap_or(site.start);
        // A sentence behind two moves is a remark on the second more often than not.
        let most = if self.has_two(state, site.start) {
            FORESIGHT
        } else {
            FAR
        };
        let far = self.reach_behind(state, &step.reading, most);
        // A number without dots in a paragraph of its own speaks of a move of White.
        let is_of_white = state.position.turn() == Color::Black
            && site.number.is_some_and(|at| {
                self.words.page.gap(at) == Gap::Paragraph && site.start == at + 1
            });
        let is_sure = (far.plies >= most || far.is_ended) && !is_of_white;
        if is_sure && !self.has_rival(state, &site) {
            return Some(Next::Move(Box::new(step)));
        }
        let opens_line = site
            .number
            .is_some_and(|at| self.words.page.gap(at) >= Gap::Line);
        // A sentence further on may well name a move that could follow.
        let is_asked = is_next || reach.confirms(1) && (opens_line || sites.gone_on.is_some());
        if !is_asked {
            return None;
        }
        let fits = Possible::fits(step.reading.mv);
        let items = step.reading.items.clone();
        let mut question = self.question(state, site, items, ProblemKind::Sentence, vec![fits]);
        if let Some(at) = sites.gone_on {
            let others = self.missing(state, at).possible.into_iter();
            question
                .possible
                .extend(others.filter(|other| other.mv != step.reading.mv));
        }
        Some(Next::Question(Box::new(question)))
    }

    /// Of some places, the one from which most can be linked.
    pub(super) fn best_of(&self, state: &State, sites: &[Site]) -> Option<(Step, Reach)> {
        let readings = sites.iter().flat_map(|site| {
            let exact = self.plausible(state, self.read(state, site).exact);
            exact.into_iter().map(|reading| Self::step(site, reading))
        });
        let weighed = readings.map(|step| {
            let reach = self.reach_behind(state, &step.reading, FORESIGHT);
            (step, reach)
        });
        // Of equals the first, as `max_by_key` takes the last.
        let mut weighed: Vec<_> = weighed.collect();
        weighed.reverse();
        weighed.into_iter().max_by_key(|(_, reach)| reach.weight())
    }

    /// What a clear place says that stands behind a doubtful one.
    fn clear_instead(
        &self,
        state: &State,
        sites: &Sites,
        doubtful: &Step,
        reach: Reach,
    ) -> Option<Next> {
        // Behind many moves a sentence may be a remark on the last of them.
        let mention = self.words.page.mention(doubtful.reading.items.start);
        let margin = usize::from(mention.is_some_and(|mention| !mention.is_short));
        let also = |mut question: Question| {
            let mv = doubtful.reading.mv;
            if question.possible.iter().all(|possible| possible.mv != mv) {
                let mut fits = Possible::fits(mv);
                fits.plies_after = reach.plies;
                question.possible.push(fits);
            }
            Some(Next::Question(Box::new(question)))
        };
        if !sites.strong.is_empty() {
            return match self.at_clear(state, sites) {
                Next::Move(step) => {
                    let clear = self.reach_behind(state, &step.reading, FAR);
                    let other = self.reach_behind(state, &doubtful.reading, FAR);
                    if clear.weight() >= other.weight() + margin {
                        return Some(Next::Move(step));
                    }
                    let mut question = self.misprint(state, step.site?);
                    question.kind = ProblemKind::Sentence;
                    question.items = step.reading.items.clone();
                    let mut fits = Possible::fits(step.reading.mv);
                    fits.plies_after = clear.plies;
                    question.possible = vec![fits];
                    also(question)
                }
                Next::Question(question) => also(*question),
                other => Some(other),
            };
        }
        let (clear, clear_reach) = self.best_of(state, &sites.medium)?;
        let is_clear = clear.reason != Reason::Unnumbered
            && (clear_reach.plies >= 3 || clear_reach.is_ended)
            && clear_reach.weight() >= reach.weight() + margin;
        is_clear.then(|| Next::Move(Box::new(clear)))
    }

    /// Whether the number that is due stands elsewhere as well, before a move of the same side.
    fn has_rival(&self, state: &State, site: &Site) -> bool {
        let page = self.words.page;
        let places = page.places(state.due(), state.at).iter();
        places
            .take_while(|&&at| at < self.limit)
            .filter(|&&at| site.number != Some(at))
            .take(12)
            .any(|&at| {
                let first = page.behind_dots(at + 1);
                page.class(at) >= Class::Medium
                    && (first > at + 1) == (state.position.turn() == Color::Black)
                    && page.kind(first) == Some(ItemKind::Word)
            })
    }
}
