//! Runs steps side by side, as far as what they need and use allows.
//!
//! Each step is a process of its own: this program again, with `step` and its name. So whatever it
//! prints, and whatever the programs print that it starts, can be kept apart from the others'.

mod process;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

use crate::failure::Failure;
use crate::progress::time_text;
use crate::step::Step;
use crate::unchanged;

/// How often the running steps are listed.
const HEARTBEAT: Duration = Duration::from_secs(20);

/// How a step ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Ending {
    /// It succeeded.
    Passed,
    /// It was not started, because it passed before and nothing that it reads has changed.
    Unchanged,
    /// It failed, for this reason.
    Failed(Failure),
    /// It was not started, because a step that it needs did not pass.
    Skipped,
}

/// A finished step.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Done {
    /// The name of the step.
    pub name: &'static str,
    /// How it ended.
    pub ending: Ending,
    /// Everything it printed.
    pub output: String,
    /// How long it took.
    pub time: Duration,
}

impl Done {
    /// Whether it succeeded, now or before.
    #[must_use]
    pub fn passed(&self) -> bool {
        matches!(self.ending, Ending::Passed | Ending::Unchanged)
    }
}

/// Which steps are run.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Extent {
    /// All of them.
    All,
    /// Those that have not passed with what they read now.
    Changed,
}

/// When the output of a step is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Shown {
    /// As a whole when the step is over, or as it comes if it is the only step.
    Always,
    /// When the step has failed.
    Failures,
}

/// Runs `steps`, as many at a time as the machine has cores, and returns how each ended, in the
/// order of `steps`. Prints each result with the overall progress, and calls `on_done`.
pub fn run(
    steps: &[&Step],
    extent: Extent,
    shown: Shown,
    mut on_done: impl FnMut(&Done),
) -> Vec<Done> {
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let is_live = shown == Shown::Always && steps.len() == 1;
    let mut finished = 0;
    let report = |done: &Done| {
        finished += 1;
        print_done(done, finished, steps.len(), shown, is_live);
        on_done(done);
    };
    run_with(steps, cores, &|step| execute(step, extent, is_live), report)
}

fn print_done(done: &Done, finished: usize, all: usize, shown: Shown, is_live: bool) {
    let how = match &done.ending {
        Ending::Passed => "done".to_owned(),
        Ending::Unchanged => "unchanged since it passed,".to_owned(),
        Ending::Failed(_) => "FAILED".to_owned(),
        Ending::Skipped => "skipped".to_owned(),
    };
    println!(
        "\n==> {finished} of {all}: {}, {how} in {}",
        done.name,
        time_text(done.time)
    );
    let failed = matches!(done.ending, Ending::Failed(_));
    if !is_live && (shown == Shown::Always || failed) {
        print!("{}", done.output);
    }
}

/// Runs a step, unless it would only say again what it has said of the same files.
fn execute(step: &Step, extent: Extent, is_live: bool) -> (String, Ending) {
    // What cannot be read is for the step to complain about.
    let digest = unchanged::digest(step).unwrap_or_default();
    if let Some(digest) = digest.as_deref().filter(|_| extent == Extent::Changed)
        && unchanged::has_passed(step, digest)
    {
        return (String::new(), Ending::Unchanged);
    }
    unchanged::forget_passed(step);
    let (output, result) = process::execute(step, is_live);
    let kept = match &result {
        Ok(()) => digest.map_or(Ok(()), |digest| unchanged::keep_passed(step, &digest)),
        Err(_) => Ok(()),
    };
    let ending = result
        .and(kept)
        .map_or_else(Ending::Failed, |()| Ending::Passed);
    (output, ending)
}

type Execute<'a> = &'a (dyn Fn(&Step) -> (String, Ending) + Sync);

fn run_with(
    steps: &[&Step],
    cores: usize,
    execute: Execute<'_>,
    mut on_done: impl FnMut(&Done),
) -> Vec<Done> {
    let begun = Instant::now();
    let mut waiting: Vec<usize> = (0..steps.len()).collect();
    let mut working: BTreeMap<usize, Instant> = BTreeMap::new();
    let mut done: BTreeMap<usize, Done> = BTreeMap::new();
    let (sender, receiver) = mpsc::channel();
    thread::scope(|scope| {
        while done.len() < steps.len() {
            if let Some(place) = next_skipped(steps, &waiting, &done) {
                waiting.retain(|&it| it != place);
                let skipped = Done {
                    name: steps[place].name,
                    ending: Ending::Skipped,
                    output: String::new(),
                    time: Duration::ZERO,
                };
                on_done(&skipped);
                done.insert(place, skipped);
                continue;
            }
            if let Some(place) = next_ready(steps, &waiting, &working, &done, cores) {
                waiting.retain(|&it| it != place);
                working.insert(place, Instant::now());
                let sender = sender.clone();
                scope.spawn(move || {
                    let (output, ending) = execute(steps[place]);
                    // The receiver lives until every step has sent its end.
                    let _ = sender.send((place, output, ending));
                });
                continue;
            }
            match receiver.recv_timeout(HEARTBEAT) {
                Ok((place, output, ending)) => {
                    let since = working.remove(&place);
                    let over = Done {
                        name: steps[place].name,
                        ending,
                        output,
                        time: since.map_or(Duration::ZERO, |since| since.elapsed()),
                    };
                    on_done(&over);
                    done.insert(place, over);
                }
                Err(RecvTimeoutError::Timeout) => print_working(steps, &working, begun),
                Err(RecvTimeoutError::Disconnected) => break,
            }
        }
    });
    done.into_values().collect()
}

fn print_working(steps: &[&Step], working: &BTreeMap<usize, Instant>, begun: Instant) {
    let named = working
        .iter()
        .map(|(&place, since)| format!("{} ({})", steps[place].name, time_text(since.elapsed())));
    let named: Vec<String> = named.collect();
    println!(
        "    {}: at work on {}",
        time_text(begun.elapsed()),
        named.join(", ")
    );
}

/// A step that can never run, because one that it needs did not pass.
fn next_skipped(steps: &[&Step], waiting: &[usize], done: &BTreeMap<usize, Done>) -> Option<usize> {
    let did_not_pass = |needed: &&str| {
        let mut over = done.values();
        over.any(|done| done.name == *needed && !done.passed())
    };
    let is_blocked = |&place: &usize| steps[place].needs.iter().any(did_not_pass);
    waiting.iter().copied().find(is_blocked)
}

/// The first step that can start now.
fn next_ready(
    steps: &[&Step],
    waiting: &[usize],
    working: &BTreeMap<usize, Instant>,
    done: &BTreeMap<usize, Done>,
    cores: usize,
) -> Option<usize> {
    let free = cores.saturating_sub(
        working
            .keys()
            .map(|&place| steps[place].cores.min(cores))
            .sum(),
    );
    waiting.iter().copied().find(|&place| {
        let step = steps[place];
        // What is needed but was not asked for is taken to be there.
        let needed = (0..steps.len()).filter(|&it| step.needs.contains(&steps[it].name));
        let shares = |&other: &usize| steps[other].uses.iter().any(|it| step.uses.contains(it));
        needed.into_iter().all(|it| done.contains_key(&it))
            && !working.keys().any(shares)
            && step.cores.min(cores) <= free
    })
}
