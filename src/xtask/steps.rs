//! Every step by its name: those that build and those that check.

use std::time::Duration;

use crate::failure::{Failure, Outcome};
use crate::progress::time_text;
use crate::{building, test};

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
