//! `cargo xtask test`: every check of the project, and what came of each.

mod steps;

use std::time::{Duration, Instant};

use crate::failure::{Failure, Outcome};
use crate::progress::{Tally, time_text};
use crate::tools;

use steps::STEPS;

/// One check.
struct Step {
    name: &'static str,
    /// The step without whose success this one cannot say anything.
    needs: Option<&'static str>,
    run: fn(&mut Tally) -> Outcome<()>,
}

impl Step {
    const fn new(name: &'static str, run: fn(&mut Tally) -> Outcome<()>) -> Step {
        Step {
            name,
            needs: None,
            run,
        }
    }

    /// The same step, skipped when the step `needed` did not pass.
    const fn after(self, needed: &'static str) -> Step {
        Step {
            needs: Some(needed),
            ..self
        }
    }
}

enum Verdict {
    Passed,
    Failed(Failure),
    Skipped,
}

struct Row {
    name: &'static str,
    verdict: Verdict,
    tally: Tally,
    time: Duration,
}

/// Runs every check, or only the steps whose name contains `only`, and prints the table.
///
/// A step runs even when another failed, unless it needs what that one makes.
///
/// # Errors
/// A step failed, the tools are missing, or no step is named so.
pub fn test(only: Option<&str>) -> Outcome<()> {
    let start = Instant::now();
    let chosen: Vec<&Step> = STEPS
        .iter()
        .filter(|step| only.is_none_or(|only| step.name.contains(only)))
        .collect();
    if chosen.is_empty() {
        let names: Vec<&str> = STEPS.iter().map(|step| step.name).collect();
        return Err(Failure::new(format!(
            "no such step; there are: {}",
            names.join(", ")
        )));
    }
    tools::for_testing()?;
    let tools_time = start.elapsed();

    let mut rows: Vec<Row> = Vec::new();
    for step in chosen {
        rows.push(run(step, &rows));
    }
    print_table(&rows, tools_time, start.elapsed());
    let failed = rows
        .iter()
        .filter(|row| matches!(row.verdict, Verdict::Failed(_)))
        .count();
    if failed == 0 {
        return Ok(());
    }
    Err(Failure::new(format!(
        "{failed} of {} steps failed",
        rows.len()
    )))
}

fn run(step: &Step, before: &[Row]) -> Row {
    let mut tally = Tally::default();
    let blocked = step.needs.is_some_and(|needed| {
        before
            .iter()
            .any(|row| row.name == needed && !matches!(row.verdict, Verdict::Passed))
    });
    let start = Instant::now();
    let verdict = if blocked {
        Verdict::Skipped
    } else {
        match (step.run)(&mut tally) {
            Ok(()) => Verdict::Passed,
            Err(failure) => {
                println!("    {failure}");
                Verdict::Failed(failure)
            }
        }
    };
    Row {
        name: step.name,
        verdict,
        tally,
        time: start.elapsed(),
    }
}

fn print_table(rows: &[Row], tools_time: Duration, whole_time: Duration) {
    println!(
        "\n{:<26} {:<8} {:>7} {:>14}",
        "step", "result", "tests", "time"
    );
    println!(
        "{:<26} {:<8} {:>7} {:>14}",
        "tools",
        "ready",
        "",
        time_text(tools_time)
    );
    for row in rows {
        let result = match row.verdict {
            Verdict::Passed => "passed",
            Verdict::Failed(_) => "FAILED",
            Verdict::Skipped => "skipped",
        };
        let tests = match row.tally {
            Tally {
                passed: 0,
                failed: 0,
            } => String::new(),
            Tally { passed, failed } => (passed + failed).to_string(),
        };
        println!(
            "{:<26} {result:<8} {tests:>7} {:>14}",
            row.name,
            time_text(row.time)
        );
    }
    println!(
        "{:<26} {:<8} {:>7} {:>14}",
        "all",
        "",
        "",
        time_text(whole_time)
    );
    for row in rows {
        if let Verdict::Failed(failure) = &row.verdict {
            println!("\n{} failed: {failure}", row.name);
        }
    }
    println!("\n{}", closing_line(rows));
}

/// The last line, in the form that people and programs look for.
fn closing_line(rows: &[Row]) -> String {
    let count =
        |wanted: fn(&Verdict) -> bool| rows.iter().filter(|row| wanted(&row.verdict)).count();
    let passed = count(|verdict| matches!(verdict, Verdict::Passed));
    let failed = count(|verdict| matches!(verdict, Verdict::Failed(_)));
    let skipped = count(|verdict| matches!(verdict, Verdict::Skipped));
    if skipped == 0 {
        format!("{passed} passed, {failed} failed")
    } else {
        format!("{passed} passed, {failed} failed, {skipped} skipped")
    }
}

#[cfg(test)]
mod tests {
    use super::{Row, STEPS, Step, Verdict, closing_line, run};
    use crate::failure::Failure;

    fn step(name: &'static str, needs: Option<&'static str>, works: bool) -> Step {
        let run = if works {
            |_: &mut _| Ok(())
        } else {
            |_: &mut _| Err(Failure::new("broken on purpose"))
        };
        Step { name, needs, run }
    }

    #[test]
    fn a_step_is_skipped_only_when_what_it_needs_failed() {
        let mut rows: Vec<Row> = Vec::new();
        let steps = [
            step("one", None, false),
            step("two", None, true),
            step("three", Some("one"), true),
            step("four", Some("two"), true),
        ];
        for step in &steps {
            rows.push(run(step, &rows));
        }
        assert!(matches!(rows[0].verdict, Verdict::Failed(_)));
        assert!(matches!(rows[1].verdict, Verdict::Passed));
        assert!(matches!(rows[2].verdict, Verdict::Skipped));
        assert!(matches!(rows[3].verdict, Verdict::Passed));
        assert_eq!(closing_line(&rows), "2 passed, 1 failed, 1 skipped");
    }

    #[test]
    fn steps_have_names_of_their_own_and_need_earlier_ones() {
        for (place, step) in STEPS.iter().enumerate() {
            let earlier: Vec<&str> = STEPS[..place].iter().map(|step| step.name).collect();
            assert!(!earlier.contains(&step.name));
            assert!(step.needs.is_none_or(|needed| earlier.contains(&needed)));
        }
    }
}
