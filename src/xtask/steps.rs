//! What the tasks are made of: steps that say what they need and what they use.

use std::time::Duration;

use crate::failure::{Failure, Outcome};
use crate::progress::time_text;
use crate::{building, test};

/// The cores of a step that must not be disturbed, such as one that times what a browser does.
pub const ALL_CORES: usize = usize::MAX;

/// One step.
#[derive(Debug, Clone, Copy)]
pub struct Step {
    /// Its name in tables, and for `cargo xtask step`.
    pub name: &'static str,
    /// The steps without whose success this one makes no sense.
    pub needs: &'static [&'static str],
    /// What only one step can use at a time, such as a folder that Cargo locks. Without this, a
    /// step would take up a core only to wait for the lock.
    pub uses: &'static [&'static str],
    /// How many cores it keeps busy.
    pub cores: usize,
    /// What decides how it ends: files and folders of the workspace, and names with a `*` for several
    /// of them. A step that does not say so is always run.
    pub reads: &'static [&'static str],
    /// What it does.
    pub run: fn() -> Outcome<()>,
}

impl Step {
    /// A step that needs nothing, shares nothing and keeps one core busy.
    #[must_use]
    pub const fn new(name: &'static str, run: fn() -> Outcome<()>) -> Self {
        Self {
            name,
            needs: &[],
            uses: &[],
            cores: 1,
            reads: &[],
            run,
        }
    }

    /// The same step, run when these have passed.
    #[must_use]
    pub const fn after(self, needs: &'static [&'static str]) -> Self {
        Self { needs, ..self }
    }

    /// The same step, never run beside another that uses one of these.
    #[must_use]
    pub const fn using(self, uses: &'static [&'static str]) -> Self {
        Self { uses, ..self }
    }

    /// The same step, which is not run again as long as these are what they were when it passed.
    #[must_use]
    pub const fn reading(self, reads: &'static [&'static str]) -> Self {
        Self { reads, ..self }
    }

    /// The same step, for which this many cores are kept free.
    #[must_use]
    pub const fn on(self, cores: usize) -> Self {
        Self { cores, ..self }
    }
}

/// Does what the step of this name does; the tasks start this program again for it.
///
/// # Errors
/// There is no such step, or it fails.
pub fn run(name: &str) -> Outcome<()> {
    let mut all = building::STEPS.iter().chain(test::STEPS);
    match all.find(|step| step.name == name) {
        Some(step) => {
            let outcome = (step.run)();
            if let Some(time) = processor_time() {
                println!("    {} of processor time", time_text(time));
            }
            outcome
        }
        None => Err(Failure::new(format!("there is no step `{name}`"))),
    }
}

/// How long this process and those that it has waited for kept processors busy, which says what a step
/// costs even when others run beside it. Known only under Linux; what a browser does is not counted.
fn processor_time() -> Option<Duration> {
    let stat = std::fs::read_to_string("/proc/self/stat").ok()?;
    time_in(&stat)
}

/// The sum of the four times in a line of `/proc/<pid>/stat`, in hundredths of a second (proc(5)).
fn time_in(stat: &str) -> Option<Duration> {
    // The name of the program, in parentheses, may hold spaces.
    let (_, fields) = stat.rsplit_once(')')?;
    let times = fields.split_whitespace().skip(11).take(4);
    let times: Vec<u64> = times.map_while(|time| time.parse().ok()).collect();
    (times.len() == 4).then(|| Duration::from_millis(times.iter().sum::<u64>() * 10))
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::time_in;

    #[test]
    fn the_time_of_a_process_includes_that_of_its_children() {
        let stat = "7 (a b) c) S 1 7 7 0 -1 4194560 9 9 0 0 120 30 400 50 20 0 1 0 5 0 0";
        assert_eq!(time_in(stat), Some(Duration::from_secs(6)));
        assert_eq!(time_in("7 (a) S 1"), None);
        assert_eq!(time_in(""), None);
    }
}
