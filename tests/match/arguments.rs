//! What was asked for on the command line.

use std::path::PathBuf;

#[derive(Clone, Debug)]
pub struct Arguments {
    /// What is no option.
    pub words: Vec<String>,
    pub games: u32,
    pub seed: u64,
    pub threads: usize,
    pub log: Option<PathBuf>,
    /// Two Elo differences, of which the match decides for one.
    pub sprt: Option<(f64, f64)>,
    pub adjudicates: bool,
    pub from: u8,
    pub to: u8,
}

impl Arguments {
    pub fn read(given: &[String]) -> Result<Self, String> {
        let mut arguments = Self {
            words: Vec::new(),
            games: 100,
            seed: 1,
            threads: 1,
            log: None,
            sprt: None,
            adjudicates: false,
            from: 1,
            to: 7,
        };
        let mut given = given.iter();
        while let Some(word) = given.next() {
            let mut value = || given.next().ok_or(format!("expected a value after {word}"));
            match word.as_str() {
                "--games" => arguments.games = number(value()?)?,
                "--seed" => arguments.seed = number(value()?)?,
                "--threads" => arguments.threads = number(value()?)?,
                "--from" => arguments.from = number(value()?)?,
                "--to" => arguments.to = number(value()?)?,
                "--log" => arguments.log = Some(value()?.into()),
                "--sprt" => {
                    let (low, high) = value()?.split_once(',').ok_or("expected LOW,HIGH")?;
                    arguments.sprt = Some((number(low)?, number(high)?));
                }
                "--adjudicate" => arguments.adjudicates = true,
                _ if word.starts_with("--") => return Err(format!("no such option: {word}")),
                _ => arguments.words.push(word.clone()),
            }
        }
        Ok(arguments)
    }
}

fn number<T: std::str::FromStr>(text: &str) -> Result<T, String> {
    text.parse().map_err(|_| format!("not a number: {text}"))
}
