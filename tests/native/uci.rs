//! The program `jadoube-uci`, driven through its input and output as another program would.

use std::io::Write as _;
use std::process::{Command, Stdio};

fn converse(lines: &str) -> String {
    let mut program = Command::new(env!("CARGO_BIN_EXE_jadoube-uci"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("Cargo has built the program");
    let mut input = program.stdin.take().expect("the pipe was asked for above");
    input.write_all(lines.as_bytes()).expect("it reads");
    drop(input);
    let output = program.wait_with_output().expect("it ends with its input");
    assert!(output.status.success());
    String::from_utf8(output.stdout).expect("it writes text")
}

#[test]
fn the_program_counts_the_lines_of_a_position() {
    let said = converse(
        "uci\nisready\nucinewgame\nposition startpos moves e2e4 e7e5\ngo perft 3\nquit\nisready\n",
    );
    assert!(said.contains("uciok\nreadyok\n"));
    assert!(said.ends_with("Nodes searched: 24825\n"), "{said}");
}

#[test]
fn the_program_ends_with_its_input_and_reads_both_line_ends() {
    assert_eq!(converse("isready\r\nisready"), "readyok\nreadyok\n");
}

#[test]
fn the_program_thinks_hears_and_stops() {
    let said = converse("go infinite\nisready\nstop\nisready\nquit\n");
    let lines: Vec<&str> = said
        .lines()
        .filter(|line| !line.starts_with("info"))
        .collect();
    let [ready, best, again] = lines[..] else {
        panic!("{said}");
    };
    assert_eq!((ready, again), ("readyok", "readyok"));
    assert!(best.starts_with("bestmove "));
}

/// Nobody is left who could stop it.
#[test]
fn an_endless_search_ends_with_the_input_and_a_limited_one_is_finished() {
    assert!(converse("go infinite\n").contains("bestmove "));
    let said = converse("position startpos moves e2e4\ngo depth 5\n");
    assert!(
        said.contains("info depth 5 ") && said.contains("bestmove "),
        "{said}"
    );
}

#[test]
fn the_program_castles_as_chess960_wants_it() {
    let said = converse(
        "setoption name UCI_Chess960 value true\n\
         position fen 5k2/8/8/8/8/8/8/1R2K1R1 w GB - 0 1 moves e1g1\nd\n",
    );
    assert!(
        said.contains("Fen: 5k2/8/8/8/8/8/8/1R3RK1 b - - 1 1\n"),
        "{said}"
    );
}
