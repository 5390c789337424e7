//! One step as a process: this program, started again.

use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Command, Stdio};

use crate::failure::Failure;
use crate::progress;
use crate::step::Step;

/// Starts this program again for one step; returns what it printed and whether it succeeded.
pub(super) fn execute(step: &Step, is_live: bool) -> (String, Result<(), Failure>) {
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
pub(super) fn why_it_failed(text: &str) -> Failure {
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
