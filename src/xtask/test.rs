//! `cargo xtask test`: every check of the project, and how each ended.

mod failing;
mod steps;

use std::time::{Duration, Instant};

use crate::building;
use crate::failure::{Failure, Outcome};
use crate::jobs::{self, Done, Ending, Extent, Shown};
use crate::progress::{Tally, time_text};
use crate::step::Step;
use crate::tools;

pub(crate) use steps::STEPS;
pub use steps::{KILLS, kills, learner, pictures};

/// Runs every check, or only the steps whose name contains `only`, and prints the table. Steps that are
/// asked for by name are always run.
///
/// A step runs even when another failed, unless it needs what that one makes. Tools are always
/// installed.
///
/// # Errors
/// A step failed, or no step has such a name.
pub fn test(only: Option<&str>, extent: Extent) -> Outcome<()> {
    let start = Instant::now();
    let extent = if only.is_some() { Extent::All } else { extent };
    let steps = chosen(only)?;
    let done = jobs::run(&steps, extent, Shown::Always, |_| {});
    tools::clean();
    print_table(&done, start.elapsed());
    let failed = done.iter();
    let failed = failed.filter(|done| matches!(done.ending, Ending::Failed(_)));
    match failed.count() {
        0 => Ok(()),
        failed => Err(Failure::new(format!(
            "{failed} of {} steps failed",
            done.len()
        ))),
    }
}

/// The steps whose name contains `only`, and those that install tools, which are over at once when
/// nothing is missing.
fn chosen(only: Option<&str>) -> Outcome<Vec<&'static Step>> {
    let all = || building::STEPS.iter().chain(STEPS);
    let is_wanted = |step: &&Step| only.is_none_or(|only| step.name.contains(only));
    if !all().any(|step| is_wanted(&step)) {
        let names: Vec<&str> = all().map(|step| step.name).collect();
        return Err(Failure::new(format!(
            "no such step; there are: {}",
            names.join(", ")
        )));
    }
    let is_tool = |step: &&Step| {
        let mut tools = building::TOOLS.iter().chain(&steps::TOOLS);
        tools.any(|tool| *tool == step.name)
    };
    Ok(all()
        .filter(|step| is_wanted(step) || is_tool(step))
        .collect())
}

fn print_table(done: &[Done], whole_time: Duration) {
    let row = |name: &str, result: &str, tests: &str, time: Duration| {
        println!("{name:<32} {result:<9} {tests:>7} {:>14}", time_text(time));
    };
    println!(
        "\n{:<32} {:<9} {:>7} {:>14}",
        "step", "result", "tests", "time"
    );
    for step in done {
        let result = match step.ending {
            Ending::Passed => "passed",
            Ending::Unchanged => "unchanged",
            Ending::Failed(_) => "FAILED",
            Ending::Skipped => "skipped",
        };
        let Tally { passed, failed } = Tally::of(&step.output);
        let tests = match passed + failed {
            0 => String::new(),
            tests => tests.to_string(),
        };
        row(step.name, result, &tests, step.time);
    }
    row("all, side by side", "", "", whole_time);
    for step in done {
        if let Ending::Failed(why) = &step.ending {
            println!("\n{} failed: {why}", step.name);
            for complaint in failing::complaints(&step.output) {
                println!("  {complaint}");
            }
        }
    }
    println!("\n{}", closing_line(done));
}

/// The last line, in the form that people and programs look for.
fn closing_line(done: &[Done]) -> String {
    let count =
        |wanted: fn(&Ending) -> bool| done.iter().filter(|done| wanted(&done.ending)).count();
    let passed = count(|ending| matches!(ending, Ending::Passed));
    let failed = count(|ending| matches!(ending, Ending::Failed(_)));
    let skipped = count(|ending| matches!(ending, Ending::Skipped));
    let unchanged = count(|ending| matches!(ending, Ending::Unchanged));
    let mut line = format!("{passed} passed, {failed} failed");
    for (found, name) in [(skipped, "skipped"), (unchanged, "unchanged")] {
        if found > 0 {
            line.push_str(&format!(", {found} {name}"));
        }
    }
    line
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::{STEPS, chosen, closing_line, steps};
    use crate::building;
    use crate::failure::Failure;
    use crate::jobs::{Done, Ending};

    #[test]
    fn the_last_line_counts_the_steps() {
        let endings = [
            Ending::Passed,
            Ending::Failed(Failure::new("broken on purpose")),
            Ending::Passed,
            Ending::Skipped,
        ];
        let done = endings.map(|ending| Done {
            name: "a step",
            ending,
            output: String::new(),
            time: Duration::ZERO,
        });
        assert_eq!(closing_line(&done), "2 passed, 1 failed, 1 skipped");
        assert_eq!(closing_line(&done[..1]), "1 passed, 0 failed");
    }

    #[test]
    fn steps_have_names_of_their_own_and_need_earlier_ones() {
        let names = building::STEPS.iter().chain(STEPS).map(|step| step.name);
        let names: Vec<&str> = names.collect();
        for (step, place) in STEPS.iter().zip(building::STEPS.len()..) {
            assert!(!names[..place].contains(&step.name), "{}", step.name);
            for needed in step.needs {
                assert!(names[..place].contains(needed), "{needed}");
            }
        }
    }

    #[test]
    fn tools_are_installed_whatever_is_asked_for() {
        let names: Vec<&str> = chosen(Some("format"))
            .unwrap()
            .iter()
            .map(|step| step.name)
            .collect();
        assert!(names.contains(&"format") && !names.contains(&"lint"));
        for tool in building::TOOLS.iter().chain(&steps::TOOLS) {
            assert!(names.contains(tool), "{tool}");
        }
        assert!(chosen(Some("nothing of this name")).is_err());
    }
}
