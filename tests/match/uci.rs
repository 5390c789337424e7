//! Another program that speaks UCI.

use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use engine::Score;
use rules::{Move, Position};

use crate::player::Choice;

pub struct Program {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
    /// What follows `go`.
    limit: String,
}

impl Program {
    /// Starts the program that comes first; options and a limit follow after commas.
    pub fn start(text: &str) -> Result<Self, String> {
        let mut parts = text.split(',');
        let command = parts.next().unwrap_or_default();
        let mut words = command.split(' ');
        let mut child = Command::new(words.next().unwrap_or_default())
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| format!("{command}: {error}"))?;
        let input = child.stdin.take().ok_or("no standard input")?;
        let output = child.stdout.take().ok_or("no standard output")?;
        let mut program = Self {
            child,
            input,
            output: BufReader::new(output),
            limit: "movetime 100".to_owned(),
        };
        program.say("uci")?;
        program.wait_for("uciok")?;
        for part in parts {
            let (name, value) = part.split_once('=').ok_or(format!("no value: {part}"))?;
            if ["movetime", "nodes", "depth"].contains(&name) {
                program.limit = format!("{name} {value}");
            } else {
                program.say(&format!("setoption name {name} value {value}"))?;
            }
        }
        Ok(program)
    }

    pub fn begin_game(&mut self) -> Result<(), String> {
        self.say("ucinewgame\nisready")?;
        self.wait_for("readyok").map(drop)
    }

    pub fn choose(&mut self, position: &Position, played: &[Move]) -> Result<Choice, String> {
        let moves: Vec<String> = played.iter().map(ToString::to_string).collect();
        // Castling is written as the protocol wants it: no match here is of Chess960.
        let mut at = Position::default();
        let mut written = Vec::new();
        for &mv in played {
            written.push(notation::uci::write(&at, mv));
            at = at.play_unchecked(mv);
        }
        if at != *position {
            return Err(format!("the game does not lead here: {moves:?}"));
        }
        self.say(&format!(
            "position startpos moves {}\ngo {}",
            written.join(" "),
            self.limit
        ))?;
        let mut score = None;
        let line = loop {
            let line = self.line()?;
            if line.starts_with("bestmove") {
                break line;
            }
            score = read_score(&line).or(score);
        };
        let word = line.split_whitespace().nth(1).unwrap_or_default();
        let mv = notation::uci::read(position, word).map_err(|error| format!("{word}: {error}"))?;
        Ok(Choice { mv, score })
    }

    fn say(&mut self, line: &str) -> Result<(), String> {
        writeln!(self.input, "{line}")
            .and_then(|()| self.input.flush())
            .map_err(|error| error.to_string())
    }

    fn line(&mut self) -> Result<String, String> {
        let mut line = String::new();
        match self.output.read_line(&mut line) {
            Ok(0) => Err("the program has ended".to_owned()),
            Ok(_) => Ok(line),
            Err(error) => Err(error.to_string()),
        }
    }

    fn wait_for(&mut self, word: &str) -> Result<String, String> {
        loop {
            let line = self.line()?;
            if line.starts_with(word) {
                return Ok(line);
            }
        }
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.say("quit");
        let _ = self.child.wait();
    }
}

fn read_score(line: &str) -> Option<Score> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let at = words.iter().position(|&word| word == "score")?;
    let value = words.get(at + 2)?.parse().ok()?;
    match *words.get(at + 1)? {
        "cp" => Some(Score::Centipawns(value)),
        "mate" => Some(Score::Mate(value)),
        _ => None,
    }
}
