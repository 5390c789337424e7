//! Running other programs so that the person at the terminal sees progress.
//!
//! The program's own output is passed on as it comes; when it is silent for long, a line with the
//! elapsed time says that it still runs.

use std::io::Read;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

use crate::failure::{Failure, Outcome};

/// The environment variable that says that another process reports progress.
pub const QUIET: &str = "JADOUBE_QUIET";

/// How often a long step says that it still runs.
const HEARTBEAT: Duration = Duration::from_secs(30);

/// How many tests the runners of Rust and of Node have reported.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Tally {
    /// Tests that passed.
    pub passed: usize,
    /// Tests that failed.
    pub failed: usize,
}

impl Tally {
    /// Adds up what is reported in a text.
    #[must_use]
    pub fn of(text: &str) -> Self {
        let mut tally = Self::default();
        for line in text.lines() {
            tally.count(line);
        }
        tally
    }

    /// Adds what one line of a test runner's output reports, if it is a closing line.
    fn count(&mut self, line: &str) {
        if let Some(count) = line.strip_prefix("ℹ ") {
            self.count_of_node(count);
            return;
        }
        let Some((_, counts)) = line.split_once("test result: ") else {
            return;
        };
        for part in counts.split([';', '.']) {
            let mut words = part.split_whitespace();
            let Some(number) = words.next().and_then(|word| word.parse::<usize>().ok()) else {
                continue;
            };
            match words.next() {
                Some("passed") => self.passed += number,
                Some("failed") => self.failed += number,
                _ => {}
            }
        }
    }

    /// Node's runner closes with a line for each count.
    fn count_of_node(&mut self, count: &str) {
        let Some((name, number)) = count.split_once(' ') else {
            return;
        };
        let Ok(number) = number.parse::<usize>() else {
            return;
        };
        match name {
            "pass" => self.passed += number,
            "fail" | "cancelled" => self.failed += number,
            _ => {}
        }
    }
}

/// Prints the heading of a step.
pub fn announce(title: &str) {
    println!("\n==> {title}");
}

/// Runs `command` under the heading `title`.
///
/// # Errors
/// The program cannot be started or ends with a failure.
pub fn run(title: &str, command: &mut Command) -> Outcome<()> {
    announce(title);
    let child = command
        .stdin(Stdio::null())
        .spawn()
        .map_err(|error| unstartable(command, &error))?;
    finish(title, child)
}

/// Runs `command` under the heading `title` and returns its standard output.
///
/// Its error output is shown as it comes.
///
/// # Errors
/// The program cannot be started, ends with a failure or prints something else than text.
pub fn capture(title: &str, command: &mut Command) -> Outcome<String> {
    announce(title);
    let mut child = command
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .spawn()
        .map_err(|error| unstartable(command, &error))?;
    let mut output = child.stdout.take().expect("the pipe was asked for above");
    let reading = thread::spawn(move || {
        let mut text = String::new();
        output.read_to_string(&mut text).map(|_| text)
    });
    finish(title, child)?;
    let text = reading
        .join()
        .map_err(|_| Failure::new("reading the output failed"))?;
    text.map_err(|error| Failure::at(title, &error))
}

/// Runs `command` in silence and returns its standard output.
///
/// # Errors
/// The program cannot be started or ends with a failure; the message holds its error output.
pub fn output_of(command: &mut Command) -> Outcome<String> {
    let output = command
        .stdin(Stdio::null())
        .output()
        .map_err(|error| unstartable(command, &error))?;
    if !output.status.success() {
        let said = String::from_utf8_lossy(&output.stderr);
        return Err(Failure::new(format!(
            "{} failed: {}",
            shown(command),
            said.trim()
        )));
    }
    String::from_utf8(output.stdout).map_err(|_| {
        Failure::new(format!(
            "{} printed something else than text",
            shown(command)
        ))
    })
}

/// A readable duration: `0.4 s`, `38 s` or `2 min 05 s`.
#[must_use]
pub fn time_text(time: Duration) -> String {
    let seconds = time.as_secs();
    match seconds {
        0..10 => format!("{:.1} s", time.as_secs_f64()),
        10..120 => format!("{seconds} s"),
        _ => format!("{} min {:02} s", seconds / 60, seconds % 60),
    }
}

fn finish(title: &str, mut child: Child) -> Outcome<()> {
    let start = Instant::now();
    let (done, ended) = mpsc::channel::<()>();
    let said = title.to_owned();
    let is_quiet = std::env::var_os(QUIET).is_some();
    let heartbeat = thread::spawn(move || {
        while !is_quiet && ended.recv_timeout(HEARTBEAT) == Err(RecvTimeoutError::Timeout) {
            println!("    {said}: still at work, {}", time_text(start.elapsed()));
        }
    });
    let status = child.wait().map_err(|error| Failure::at(title, &error));
    drop(done);
    let _ = heartbeat.join();
    let status = status?;
    if status.success() {
        println!("    done in {}", time_text(start.elapsed()));
        Ok(())
    } else {
        Err(Failure::new(format!("{title}: ended with {status}")))
    }
}

fn unstartable(command: &Command, error: &std::io::Error) -> Failure {
    Failure::new(format!("cannot start {}: {error}", shown(command)))
}

fn shown(command: &Command) -> String {
    let mut text = command.get_program().to_string_lossy().into_owned();
    for argument in command.get_args().take(3) {
        text.push(' ');
        text.push_str(&argument.to_string_lossy());
    }
    text
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::{Tally, time_text};

    #[test]
    fn closing_lines_of_several_test_binaries_add_up() {
        let tally = Tally::of(
            "running 3 tests\n\
             test result: ok. 3 passed; 0 failed; 0 ignored; 0 measured; finished in 0.1s\n\
             test result: FAILED. 40 passed; 2 failed; 0 ignored; 0 measured\n",
        );
        assert_eq!(
            tally,
            Tally {
                passed: 43,
                failed: 2
            }
        );
    }

    #[test]
    fn the_closing_lines_of_node_add_up() {
        let tally = Tally::of("ℹ tests 7\nℹ pass 4\nℹ fail 2\nℹ cancelled 1\nℹ duration_ms 8.5\n");
        assert_eq!(
            tally,
            Tally {
                passed: 4,
                failed: 3
            }
        );
    }

    #[test]
    fn times_are_as_exact_as_needed() {
        assert_eq!(time_text(Duration::from_millis(420)), "0.4 s");
        assert_eq!(time_text(Duration::from_secs(38)), "38 s");
        assert_eq!(time_text(Duration::from_secs(125)), "2 min 05 s");
    }
}
