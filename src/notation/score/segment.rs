//! The words between two numbers: one move or two, what is said about them, or a misprint.

use std::ops::{Range, RangeInclusive};

use rules::Move;

use super::form::Form;
use super::item::{Gap, ItemKind};
use super::link::Link;
use super::solve::{Group, LONGEST_MOVE, Plan};
use super::system::Unread;
use super::token::{Possible, ProblemKind};

/// What became of a segment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Outcome {
    /// All items are named.
    Done,
    /// A place could not be read; the items from here on are not named yet.
    Stopped(usize),
    /// It does not begin like a move, and nothing of it is named yet.
    NoMove,
}

/// What the beginning of a run can be.
#[derive(Default)]
pub(super) struct Trial {
    /// Words that are one legal move, each move once.
    pub(super) moves: Vec<Group>,
    /// Words that are not, with where they end; what they may be is known.
    pub(super) doubtful: Option<(usize, Unread)>,
}

impl Link<'_> {
    /// Reads the items between two numbers as moves, of which there have to be so many.
    pub(super) fn segment(
        &mut self,
        items: Range<usize>,
        counts: &RangeInclusive<usize>,
    ) -> Outcome {
        let before = self.moves.len();
        let mut at = items.start;
        let mut is_searched = false;
        while at < items.end {
            let linked = self.moves.len() - before;
            if !self.is_word(at) {
                self.prose(at..at + 1);
                at += 1;
                continue;
            }
            if let Some(count) = self.end(at, items.end) {
                at += count;
                continue;
            }
            let is_due = linked < *counts.start();
            let begins = matches!(self.words.form(at), Form::Begins | Form::Near);
            if linked == 0 && !begins {
                return Outcome::NoMove;
            }
            let most = counts.end() - linked;
            if begins && most > 0 && !self.is_enough() {
                let limit = items.end.min(at.saturating_add(2 * most * LONGEST_MOVE));
                let run = at..self.run_end(at, limit);
                if linked == 0 || is_due || self.is_certain(run.clone()) {
                    match self.run(run, most) {
                        Ok(end) => at = end,
                        Err(rest) => return Outcome::Stopped(rest),
                    }
                    continue;
                }
            }
            // Behind prose, only a move that has to come and that is alone can be meant.
            let only = if is_due && !is_searched {
                self.only_move(at..items.end)
            } else {
                None
            };
            is_searched = true;
            let end = only.map_or(at + 1, |run| run.start);
            self.prose(at..end.max(at + 1));
            at = end.max(at + 1);
        }
        Outcome::Done
    }

    fn is_word(&self, at: usize) -> bool {
        matches!(
            self.words.items[at].kind,
            ItemKind::Word | ItemKind::Number { .. }
        )
    }

    /// Where the words of a notation that begin at an item end.
    fn run_end(&self, start: usize, limit: usize) -> usize {
        let mut end = start;
        let mut last = start + 1;
        while end < limit && self.is_word(end) {
            let form = self.words.form(end);
            if !form.is_notation() && form != Form::Near {
                break;
            }
            end += 1;
            // Sentences have words that only join others too.
            if form != Form::Joins {
                last = end;
            }
        }
        last
    }

    /// Whether a run is legal moves and nothing else.
    fn is_certain(&self, run: Range<usize>) -> bool {
        let counts = 1..=1;
        let solved = self
            .words
            .solve(&self.position, &self.origins, &Plan::Run(run, counts));
        solved.answers.len() == 1
    }

    /// The only run of some items that looks like a move, if it is one.
    fn only_move(&self, items: Range<usize>) -> Option<Range<usize>> {
        let mut found = None;
        let mut at = items.start;
        while at < items.end {
            if self.is_word(at) && self.words.form(at) == Form::Begins {
                let limit = items.end.min(at + 2 * LONGEST_MOVE);
                let run = at..self.run_end(at, limit);
                at = run.end;
                if found.replace(run).is_some() {
                    return None;
                }
            } else {
                at += 1;
            }
        }
        found.filter(|run| run.start > items.start && self.is_certain(run.clone()))
    }

    /// Links a run as at most so many moves. The error says from where nothing is named yet.
    pub(super) fn run(&mut self, run: Range<usize>, most: usize) -> Result<usize, usize> {
        let plan = Plan::Run(run.clone(), 1..=most);
        let mut solved = self.words.solve(&self.position, &self.origins, &plan);
        if solved.answers.len() == 1 {
            let answer = solved.answers.swap_remove(0);
            answer.into_iter().for_each(|group| self.play(group));
            return Ok(run.end);
        }
        if let [one, other] = &solved.answers[..] {
            let differs = one.iter().zip(other).take_while(|(a, b)| a == b).count();
            let first = |answer: &[Group]| answer.get(differs).map(|group| group.mv);
            let possible: Vec<Move> = [first(one), first(other)].into_iter().flatten().collect();
            let start = one
                .get(differs)
                .map_or(run.start, |group| group.items.start);
            for group in &one[..differs] {
                self.play(group.clone());
            }
            return self.cuts(start..run.end, &possible);
        }
        let mut start = run.start;
        if most > 2 {
            for group in solved.furthest {
                start = group.items.end;
                self.play(group);
            }
        }
        if start == run.end {
            return Ok(start);
        }
        self.diagnose(start..run.end, most)
    }

    /// Finds out which words of a run are at fault.
    fn diagnose(&mut self, run: Range<usize>, most: usize) -> Result<usize, usize> {
        let Trial {
            mut moves,
            doubtful,
        } = self.trial(run.clone(), most == 1);
        let is_refused = self.words.choices.contains_key(&self.start_of(run.start));
        match (moves.len(), doubtful) {
            (1, _) if !is_refused => {
                let group = moves.swap_remove(0);
                let end = group.items.end;
                self.play(group);
                if end == run.end || most == 1 {
                    return Ok(end);
                }
                self.run(end..run.end, most - 1)
            }
            (0, Some((end, unread))) => self.stop(run, end, unread),
            (0, None) => {
                let ends = self.ends(run.clone());
                let is_whole = most == 1 || ends.len() == 1;
                let end = if is_whole { run.end } else { ends[0] };
                match self
                    .words
                    .read(&self.position, &self.origins, run.start..end)
                {
                    Err(unread) => self.stop(run, end, unread),
                    Ok((mv, _)) => self.cuts(run.start..end, &[mv]),
                }
            }
            _ => {
                let possible: Vec<Move> = moves.iter().map(|group| group.mv).collect();
                let end = moves.iter().map(|group| group.items.end).max();
                self.cuts(run.start..end.unwrap_or(run.end), &possible)
            }
        }
    }

    /// Tries every end of the first move of a run.
    pub(super) fn trial(&self, run: Range<usize>, is_whole: bool) -> Trial {
        let mut trial = Trial::default();
        let mut ends = self.ends(run.clone());
        if is_whole && !ends.contains(&run.end) {
            ends.push(run.end);
        }
        for end in ends {
            let items = run.start..end;
            match self
                .words
                .read(&self.position, &self.origins, items.clone())
            {
                Ok((mv, warnings)) => {
                    if !trial.moves.iter().any(|other| other.mv == mv) {
                        trial.moves.push(Group {
                            items,
                            mv,
                            warnings,
                        });
                    }
                }
                Err(unread) if unread.possible.is_empty() => {}
                // Of two doubtful ends, words that fit several moves say more than a misprint.
                Err(unread) => {
                    let is_better = trial.doubtful.as_ref().is_none_or(|(_, other)| {
                        unread.kind == ProblemKind::Ambiguous || other.kind == ProblemKind::Misprint
                    });
                    if is_better {
                        trial.doubtful = Some((end, unread));
                    }
                }
            }
        }
        trial
    }

    /// The items before which the first move of a run may end, and the end of the run.
    fn ends(&self, run: Range<usize>) -> Vec<usize> {
        let mut ends: Vec<usize> = (run.start + 1..run.end)
            .filter(|&at| self.words.can_begin(at))
            .take(16)
            .collect();
        let wide = |at: &usize| self.words.items[*at].gap >= Gap::Wide;
        if ends.iter().any(wide) {
            ends.retain(wide);
        } else {
            ends.push(run.end);
        }
        ends
    }

    fn start_of(&self, item: usize) -> usize {
        self.words.items[item].span.start
    }

    /// Stops at the beginning of a run, or goes on behind it if a choice says how.
    fn stop(&mut self, run: Range<usize>, end: usize, unread: Unread) -> Result<usize, usize> {
        if self.unread(run.start..end, unread) {
            Ok(end)
        } else {
            Err(end)
        }
    }

    /// Stops at words that can be cut in several ways.
    fn cuts(&mut self, items: Range<usize>, possible: &[Move]) -> Result<usize, usize> {
        let unread = Unread {
            kind: ProblemKind::Cuts,
            possible: possible.iter().map(|&mv| Possible::fits(mv)).collect(),
        };
        let end = items.end;
        self.stop(items, end, unread)
    }
}
