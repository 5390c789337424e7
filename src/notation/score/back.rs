//! Where a game cannot be read on, the fault may be an earlier word that was legal and yet
//! misprinted: what comes after it shows that.

use super::ask::Question;
use super::candidate::Sought;
use super::problem::{Possible, ProblemKind};
use super::short::sort_short;
use super::state::State;
use super::track::{Step, Track};
use super::{Reason, near};

/// How many moves before a stop are looked at.
const FURTHEST_BACK: usize = 80;

/// How near a correction of an earlier word has to be.
const NEAREST: near::Distance = 6;

/// How many moves behind the stop have to fit.
const LEAST_BEHIND: usize = 4;

/// Looks for an earlier word that explains a stop at least as well as the words that stand there.
pub(super) fn earlier(
    track: &Track<'_>,
    states: &[State],
    steps: &[Step],
    state: &State,
    question: &Question,
) -> Option<(usize, Question)> {
    if !matches!(
        question.kind,
        ProblemKind::Misprint | ProblemKind::Unreadable(_)
    ) {
        return None;
    }
    let stop = state.ply;
    let here = question
        .possible
        .iter()
        .map(|possible| possible.plies_after)
        .max()
        .unwrap_or(0);
    let mut best: Option<(usize, usize, Question)> = None;
    for ply in (stop.saturating_sub(FURTHEST_BACK)..stop).rev() {
        let (before, step) = (&states[ply], &steps[ply]);
        let Some(site) = step.site.filter(|_| step.reason != Reason::Chosen) else {
            continue;
        };
        if track.budget.get() < 2000 {
            break;
        }
        let candidates = track.words.candidates(
            &before.position,
            &before.origins,
            site.start,
            before.row().map_or(track.limit, |(_, end)| end),
            before.due() + 1,
            Sought::Within(NEAREST),
        );
        let mut fits: Vec<Possible> = Vec::new();
        for candidate in candidates {
            if candidate.mv == step.reading.mv || candidate.distance > NEAREST {
                continue;
            }
            let after = track.after_move(before, candidate.mv, candidate.items.end);
            let most = stop - ply + Possible::MOST_PLIES;
            let reach = track.look(&after, most);
            let behind = (ply + 1 + reach.plies).saturating_sub(stop);
            if behind >= LEAST_BEHIND.min(here.max(1)) || reach.is_over && behind > 0 {
                fits.push(candidate.possible(reach.plies.min(Possible::MOST_PLIES)));
                let is_better = best.as_ref().is_none_or(|(most, ..)| behind > *most);
                if is_better && behind > here {
                    best = Some((
                        behind,
                        ply,
                        Question {
                            site: Some(site),
                            items: step.reading.items.clone(),
                            kind: ProblemKind::Misfit,
                            possible: Vec::new(),
                        },
                    ));
                }
            }
        }
        if let Some((_, at, question)) = &mut best
            && *at == ply
        {
            sort_short(&mut fits, |possible| {
                std::cmp::Reverse(possible.plies_after)
            });
            let mut printed = Possible::fits(step.reading.mv);
            printed.plies_after = (stop - ply - 1).min(Possible::MOST_PLIES);
            fits.insert(0, printed);
            question.possible = fits;
        }
    }
    best.map(|(_, ply, question)| (ply, question))
}
