use std::sync::Mutex;

use super::process::why_it_failed;
use super::{Ending, run_with};
use crate::failure::Failure;
use crate::step::{ALL_CORES, Step};

/// Runs steps on two cores; returns how each ended and the most that were at work beside each.
fn run(steps: &[Step], failing: &[&str]) -> (Vec<Ending>, Vec<(&'static str, Vec<&'static str>)>) {
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
                Ending::Failed(why)
            } else {
                Ending::Passed
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
