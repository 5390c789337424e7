//! `tests/data/motifs.txt`: positions that show a motif and positions that nearly do.

use std::collections::BTreeMap;

use explain::motifs::Scope;
use explain::{Finding, Motif, of_line, of_move, of_position};
use notation::read_move;
use rules::{Bitboard, Move, Position};

use super::random::{flip_move, flip_position, summary};

const FIXTURE: &str = include_str!("../../data/motifs.txt");

/// The fewest entries of each motif that show it, and that nearly do.
const FEWEST: (usize, usize) = (5, 3);
/// The fewest entries of all.
const FEWEST_OF_ALL: usize = 300;

/// One line of the file.
struct Entry {
    line: &'static str,
    motif: Motif,
    shows: bool,
    position: Position,
    moves: Vec<Move>,
    by: Option<Bitboard>,
    targets: Option<Bitboard>,
}

impl Entry {
    /// Reads a line; every position and every move has to be legal.
    fn read(line: &'static str) -> Result<Self, String> {
        let fields: Vec<&str> = line.split('|').map(str::trim).collect();
        let &[motif, sign, fen, moves, squares, note] = fields.as_slice() else {
            return Err("no six fields".to_owned());
        };
        let position: Position = fen.parse().map_err(|error| format!("{error}"))?;
        let mut played = position;
        let mut line_of_moves = Vec::new();
        for text in moves.split_whitespace() {
            let mv = read_move(&played, text).map_err(|error| format!("{error}"))?;
            played = played.play_unchecked(mv);
            line_of_moves.push(mv);
        }
        let (by, targets) = match squares.split_once('>') {
            Some((by, targets)) => (set(by)?, set(targets)?),
            None => (None, set(squares)?),
        };
        if note.is_empty() || !matches!(sign, "+" | "-") {
            return Err("no note or no sign".to_owned());
        }
        Ok(Self {
            line,
            motif: motif.parse().map_err(|error| format!("{error}"))?,
            shows: sign == "+",
            position,
            moves: line_of_moves,
            by,
            targets,
        })
    }

    /// The same with the colors exchanged; only the position and the moves.
    fn flipped(&self) -> Self {
        let position = flip_position(&self.position);
        let mut played = (self.position, position);
        let mut flip = |&mv: &Move| {
            let flipped = flip_move(&played.1, mv);
            played = (
                played.0.play_unchecked(mv),
                played.1.play_unchecked(flipped),
            );
            flipped
        };
        Self {
            position,
            moves: self.moves.iter().map(&mut flip).collect(),
            ..*self
        }
    }

    /// The findings of the motif, by what its scope asks for.
    fn findings(&self) -> Vec<Finding> {
        let play = |moves: &[Move]| {
            moves
                .iter()
                .fold(self.position, |position, &mv| position.play_unchecked(mv))
        };
        let all = match (self.motif.scope(), self.moves.as_slice()) {
            (Scope::Position, moves) => of_position(&play(moves)),
            (Scope::Move, [earlier @ .., last]) => of_move(&play(earlier), *last),
            (Scope::Line, moves @ [_, ..]) => of_line(&self.position, moves),
            _ => panic!("{}: no move", self.line),
        };
        let of_motif = all.into_iter().filter(|it| it.motif == self.motif);
        of_motif.collect()
    }

    fn fits(&self, finding: &Finding) -> bool {
        self.by.is_none_or(|by| by == finding.by)
            && self
                .targets
                .is_none_or(|targets| targets == finding.targets)
    }

    fn meets(&self, finding: &Finding) -> bool {
        self.by.is_none_or(|by| by.meets(finding.by))
            && self
                .targets
                .is_none_or(|targets| targets.meets(finding.targets))
    }
}

/// The squares named; `None` for none.
fn set(text: &str) -> Result<Option<Bitboard>, String> {
    let mut squares = Bitboard::EMPTY;
    for text in text.split_whitespace() {
        squares |= Bitboard::from_square(text.parse().map_err(|error| format!("{error}"))?);
    }
    Ok((!squares.is_empty()).then_some(squares))
}

fn entries() -> impl Iterator<Item = Result<Entry, String>> {
    let lines = FIXTURE.lines().map(str::trim);
    lines
        .filter(|line| !line.is_empty() && !line.starts_with('#'))
        .map(|line| Entry::read(line).map_err(|error| format!("{line}\n    {error}")))
}

#[test]
fn every_entry_is_a_legal_position_with_legal_moves() {
    let wrong: Vec<String> = entries().filter_map(Result::err).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_motif_is_seen_where_it_is_and_only_there() {
    let mut wrong = Vec::new();
    for entry in entries().flatten() {
        let findings = entry.findings();
        let right = if entry.shows {
            findings.iter().any(|it| entry.fits(it))
        } else {
            !findings.iter().any(|it| entry.meets(it))
        };
        if !right {
            let found: Vec<String> = findings
                .iter()
                .map(|it| format!("{:?} > {:?}", it.by, it.targets))
                .collect();
            wrong.push(format!("{}\n    found: {}", entry.line, found.join("; ")));
        }
    }
    assert!(
        wrong.is_empty(),
        "{} wrong:\n{}",
        wrong.len(),
        wrong.join("\n")
    );
}

#[test]
fn every_motif_has_enough_entries() {
    let mut counts: BTreeMap<Motif, (usize, usize)> = BTreeMap::new();
    let mut lines = std::collections::BTreeSet::new();
    for entry in entries().flatten() {
        let count = counts.entry(entry.motif).or_default();
        if entry.shows {
            count.0 += 1;
        } else {
            count.1 += 1;
        }
        assert!(lines.insert(entry.line), "twice: {}", entry.line);
    }
    let few: Vec<String> = Motif::ALL
        .iter()
        .map(|&motif| (motif, counts.get(&motif).copied().unwrap_or_default()))
        .filter(|(_, count)| count.0 < FEWEST.0 || count.1 < FEWEST.1)
        .map(|(motif, count)| format!("{motif}: {} +, {} -", count.0, count.1))
        .collect();
    assert!(few.is_empty(), "too few:\n{}", few.join("\n"));
    assert!(lines.len() >= FEWEST_OF_ALL, "{} entries", lines.len());
}

#[test]
fn every_finding_shows_the_pieces_it_names() {
    for entry in entries().flatten() {
        for finding in entry.findings() {
            assert!(
                (finding.by | finding.targets).is_within(finding.squares),
                "{}",
                entry.line
            );
        }
    }
}

#[test]
fn colors_exchanged_show_the_same_motifs() {
    for entry in entries().flatten() {
        if matches!(entry.motif, Motif::Gambit | Motif::CounterGambit) {
            continue; // Black never moves first in a game.
        }
        let findings = summary(&entry.findings(), false);
        let flipped = summary(&entry.flipped().findings(), true);
        assert_eq!(findings, flipped, "{}", entry.line);
        assert!(
            !entry.shows || !entry.flipped().findings().is_empty(),
            "{}",
            entry.line
        );
    }
}
