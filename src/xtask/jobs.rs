//! Runs steps side by side, as far as what they need and use allows.
//!
//! Each step is a process of its own: this program again, with `step` and its name. So whatever it
//! prints, and whatever the programs print that it starts, can be kept apart from the others'.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

use crate::failure::Failure;
use crate::progress::{self, time_text};
use crate::steps::Step;

/// How often the steps at work are named.
const HEARTBEAT: Duration = Duration::from_secs(20);

/// How a step ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Ending {
    /// It did what it should.
    Passed,
    /// It could not, for this reason.
    Failed(Failure),
    /// It was not started, because a step that it needs did not pass.
    Skipped,
}

/// A step that is over.
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
    /// Whether it did what it should.
    #[must_use]
    pub fn passed(&self) -> bool {
        self.ending == Ending::Passed
    }
}

/// When the output of a step is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Shown {
    /// As a whole when the step is over, and as it comes when there is one step only.
    Always,
    /// When the step has failed.
    Failures,
}

/// Runs `steps`, as many at a time as the machine has cores, and returns how each ended, in the
/// order of `steps`. Prints each ending with how far the whole is, and calls `on_done`.
pub fn run(steps: &[&Step], shown: Shown, mut on_done: impl FnMut(&Done)) -> Vec<Done> {
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let is_live = shown == Shown::Always && steps.len() == 1;
    let mut finished = 0;
    let report = |done: &Done| {
        finished += 1;
        print_done(done, finished, steps.len(), shown, is_live);
        on_done(done);
    };
    run_with(steps, cores, &|step| execute(step, is_live), report)
}

/// Starts this program again for one step; returns what it printed and whether it succeeded.
fn execute(step: &Step, is_live: bool) -> (String, Result<(), Failure>) {
    if is_live {
        progress::announce(step.name);
    }
    let mut command = Command::new(own_program());
    command
        .args(["step", step.name])
        .env(progress::QUIET, "1")
        .stdin(Stdio::null());
    match read_all(&mut command, is_live) {
        Ok((text, true)) => (text, Ok(())),
        Ok((text, false)) => (text.clone(), Err(why_it_failed(&text))),
        Err(error) => (String::new(), Err(Failure::at(step.name, &error))),
    }
}

/// The last thing that a failing step says is why; see `main`.
fn why_it_failed(text: &str) -> Failure {
    let last = text.rsplit("\nxtask: ").next().unwrap_or_default();
    let why = last.strip_prefix("xtask: ").unwrap_or(last);
    if why.len() == text.len() {
        return Failure::new("it ended without saying why");
    }
    Failure::new(why.trim())
}

/// Runs a command with both its outputs in one pipe.
fn read_all(command: &mut Command, is_live: bool) -> std::io::Result<(String, bool)> {
    let (reader, writer) = std::io::pipe()?;
    command.stdout(writer.try_clone()?).stderr(writer);
    let mut child = command.spawn()?;
    // The command keeps its ends of the pipe until it is changed; reading would never end.
    command.stdout(Stdio::null()).stderr(Stdio::null());
    let mut text = String::new();
    for line in BufReader::new(reader).split(b'\n').map_while(Result::ok) {
        let line = String::from_utf8_lossy(&line);
        if is_live {
            println!("{line}");
        }
        text.push_str(&line);
        text.push('\n');
    }
    Ok((text, child.wait()?.success()))
}

/// This program. Under Linux by the name that stays right when a step compiles it anew.
fn own_program() -> PathBuf {
    let running = PathBuf::from("/proc/self/exe");
    if running.exists() {
        return running;
    }
    std::env::current_exe().unwrap_or_else(|_| "xtask".into())
}

fn print_done(done: &Done, finished: usize, all: usize, shown: Shown, is_live: bool) {
    let how = match &done.ending {
        Ending::Passed => "done".to_owned(),
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

type Execute<'a> = &'a (dyn Fn(&Step) -> (String, Result<(), Failure>) + Sync);

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
                    let (output, result) = execute(steps[place]);
                    // The receiver lives until every step has sent its end.
                    let _ = sender.send((place, output, result));
                });
                continue;
            }
            match receiver.recv_timeout(HEARTBEAT) {
                Ok((place, output, result)) => {
                    let since = working.remove(&place);
                    let over = Done {
                        name: steps[place].name,
                        ending: result.map_or_else(Ending::Failed, |()| Ending::Passed),
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

#[cfg(test)]
mod tests {
    use std::sync::Mutex;

    use super::{Ending, run_with, why_it_failed};
    use crate::failure::Failure;
    use crate::steps::{ALL_CORES, Step};

    /// Runs steps on two cores; returns how each ended and the most that were at work beside each.
    fn run(
        steps: &[Step],
        failing: &[&str],
    ) -> (Vec<Ending>, Vec<(&'static str, Vec<&'static str>)>) {
        let working = Mutex::new(Vec::new());
        let met = Mutex::new(Vec::new());
        let steps: Vec<&Step> = steps.iter().collect();
        let done = run_with(
            &steps,
            2,
            &|step| {
                working.lock().unwrap().push(step.name);
                for _ in 0..1000 {
                    std::thread::yield_now();
                }
                let mut working = working.lock().unwrap();
                met.lock().unwrap().push((step.name, working.clone()));
                working.retain(|&name| name != step.name);
                let why = Failure::new("broken on purpose");
                let ending = if failing.contains(&step.name) {
                    Err(why)
                } else {
                    Ok(())
                };
                (String::new(), ending)
            },
            |_| {},
        );
        (
            done.into_iter().map(|done| done.ending).collect(),
            met.into_inner().unwrap(),
        )
    }

    fn nothing() -> crate::Outcome<()> {
        Ok(())
    }

    #[test]
    fn the_last_words_of_a_step_say_why_it_failed() {
        let said = "running\nxtask: one\nxtask: two\nand three\n";
        assert_eq!(why_it_failed(said), Failure::new("two\nand three"));
        assert_eq!(why_it_failed("xtask: one\n"), Failure::new("one"));
        let silent = Failure::new("it ended without saying why");
        assert_eq!(why_it_failed("killed\n"), silent);
    }

    #[test]
    fn a_step_is_skipped_only_when_what_it_needs_failed() {
        let steps = [
            Step::new("one", nothing),
            Step::new("two", nothing),
            Step::new("three", nothing).after(&["one"]),
            Step::new("four", nothing).after(&["two", "elsewhere"]),
            Step::new("five", nothing).after(&["three"]),
        ];
        let (endings, met) = run(&steps, &["one"]);
        let why = Failure::new("broken on purpose");
        assert_eq!(
            endings,
            [
                Ending::Failed(why),
                Ending::Passed,
                Ending::Skipped,
                Ending::Passed,
                Ending::Skipped
            ]
        );
        assert_eq!(met.len(), 3);
    }

    #[test]
    fn steps_that_use_the_same_or_all_cores_never_meet() {
        let steps = [
            Step::new("one", nothing).using(&["folder"]),
            Step::new("two", nothing).using(&["folder", "other"]),
            Step::new("three", nothing).using(&["other"]),
            Step::new("browser", nothing).on(ALL_CORES),
            Step::new("four", nothing),
        ];
        let (endings, met) = run(&steps, &[]);
        assert!(endings.iter().all(|ending| *ending == Ending::Passed));
        for (name, beside) in met {
            assert!(beside.len() <= 2, "{beside:?}");
            match name {
                "browser" => assert_eq!(beside, ["browser"]),
                "two" => assert!(!beside.contains(&"one") && !beside.contains(&"three")),
                _ => assert!(!beside.contains(&"browser")),
            }
        }
    }
}
