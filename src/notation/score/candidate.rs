//! What misprinted words may be, and why they are no move.

use std::ops::Range;

use rules::{Move, Position};

use super::item::Gap;
use super::near::{self, Distance, FURTHEST};
use super::problem::{Possible, ProblemKind};
use super::short::sort_short;
use super::system::Unread;
use super::words::{Words, idiom};
use crate::descriptive::{self, Dialect, SuggestionKind};
use crate::origins::Origins;
use crate::style::ReadError;

/// How many ends of misprinted words are tried.
const MOST_ENDS: usize = 9;

/// How far words are from a move that one misprint parts them from.
const MISPRINT: Distance = 4;

/// A move that misprinted words may be.
#[derive(Clone, Debug)]
pub(super) struct Candidate {
    pub(super) items: Range<usize>,
    pub(super) mv: Move,
    pub(super) distance: Distance,
    pub(super) corrected: (String, SuggestionKind),
}

/// Which moves misprinted words may be.
#[derive(Clone, Copy, Debug)]
pub(super) enum Sought {
    /// All that are no further away.
    Within(Distance),
    /// This one.
    Only(Move),
}

impl Candidate {
    pub(super) fn possible(&self, plies_after: usize) -> Possible {
        Possible {
            mv: self.mv,
            corrected: Some(self.corrected.clone()),
            plies_after,
        }
    }
}

impl Words<'_> {
    /// What words at a place may be that are no move, nearest first.
    pub(super) fn candidates(
        &self,
        position: &Position,
        origins: &Origins,
        start: usize,
        limit: usize,
        next: u32,
        sought: Sought,
    ) -> Vec<Candidate> {
        let (furthest, wanted) = match sought {
            Sought::Within(furthest) => (furthest, None),
            Sought::Only(mv) => (FURTHEST, Some(mv)),
        };
        let mut found: Vec<Candidate> = Vec::new();
        let mut ends = self.ends(start, limit, next);
        sort_short(&mut ends, |&(end, crosses)| (crosses, end));
        ends.truncate(MOST_ENDS);
        // Of ends that are equally near the one with more words leaves less behind.
        sort_short(&mut ends, |&(end, crosses)| {
            (crosses, std::cmp::Reverse(end))
        });
        let natural = self.natural_end(start, limit, next);
        if ends.is_empty() {
            ends.push((natural, Gap::Blank));
        }
        let moves = near::spelled(self.system, position, wanted);
        for (end, crosses) in ends {
            let phrase = self.page.phrase(start..end);
            let idiom = idiom(&phrase);
            let phrase = idiom.as_deref().unwrap_or(&phrase);
            let is_half = self.page.rank_first.is_none() && self.is_left(end, next);
            let is_apart = crosses > Gap::Blank || is_half;
            let apart = if is_apart { 5 } else { 0 };
            let nearer = furthest.saturating_sub(apart);
            let nears = near::near(self.system, &moves, phrase, nearer);
            // Of the one that is wanted only the end counts, and misprints are not nearer.
            let is_known = wanted.is_some()
                && (nears.iter().any(|near| near.distance <= MISPRINT)
                    || found.iter().any(|known| known.distance <= MISPRINT + apart));
            let mut offer = |mv: Move, distance: Distance, corrected: (String, SuggestionKind)| {
                if wanted.is_some_and(|wanted| wanted != mv) {
                    return;
                }
                let candidate = Candidate {
                    items: start..end,
                    mv,
                    distance,
                    corrected,
                };
                match found.iter_mut().find(|other| other.mv == mv) {
                    Some(other) if other.distance > distance => *other = candidate,
                    Some(_) => {}
                    None => found.push(candidate),
                }
            };
            if !is_known
                && let Some(dialect) = self.system.dialect()
                && let Err(error) = descriptive::read_in(position, origins, phrase, dialect)
            {
                for suggestion in error.suggestions {
                    offer(
                        suggestion.mv,
                        MISPRINT + apart,
                        (suggestion.text, suggestion.kind),
                    );
                }
                for mv in error.candidates {
                    let text = phrase.to_owned();
                    offer(mv, 6 + apart, (text, SuggestionKind::LookAlike));
                }
            }
            for near in nears {
                let corrected = (near.spelling, SuggestionKind::LookAlike);
                offer(near.mv, near.distance.max(1) + apart, corrected);
            }
        }
        sort_short(&mut found, |candidate| candidate.distance);
        found
    }

    /// Why words are no move.
    pub(super) fn unread(
        &self,
        position: &Position,
        origins: &Origins,
        items: Range<usize>,
    ) -> ProblemKind {
        let phrase = self.page.phrase(items);
        match self.system.read(position, origins, &phrase) {
            Ok(_) => ProblemKind::Cuts,
            Err(Unread { kind, .. }) if !matches!(kind, ProblemKind::Misprint) => kind,
            Err(_) => {
                let dialect = self.system.dialect().unwrap_or(Dialect::English);
                match descriptive::read_as_printed_in(position, origins, &phrase, dialect) {
                    Err(error) => ProblemKind::Unreadable(ReadError::Descriptive(error)),
                    Ok(_) => ProblemKind::Cuts,
                }
            }
        }
    }
}
