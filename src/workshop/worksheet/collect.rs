//! The boards of a text: tags of boards, positions one on each line, or games.

use record::pgn::{self, Pauses, Severity};
use record::{Nag, NodeId, Record, Step};
use rules::{ParseFenError, Position};

use crate::builder::work::{SLASHES, fault_text, readable};
use element::{Attribute, Mode, Snippet, snippet};
use notation::fen::{self, Repaired};
use record::pgn::short_pgn;

/// The boards of a text.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Collected {
    /// The boards.
    pub boards: Vec<Snippet>,
    /// What was corrected in the position of a board, which is named by its place.
    pub corrected: Vec<(usize, String)>,
}

impl Collected {
    fn push(&mut self, board: Snippet, corrected: Option<String>) {
        let place = self.boards.len();
        self.corrected.extend(corrected.map(|text| (place, text)));
        self.boards.push(board);
    }
}

/// Reads a text that was pasted.
///
/// Of a game the positions are taken that are marked for a diagram (`$220`), each with the moves
/// that follow as its answer. A game without such a mark gives the position it begins with, if that
/// is stated, otherwise the one it ends with.
///
/// # Errors
///
/// What is wrong with the text, in words, with its line.
pub async fn collect(text: &str, pause: Pauses<'_>) -> Result<Collected, String> {
    let mut collected = Collected::default();
    let boards = snippet::read_all(text).map_err(|fault| fault_text(&fault))?;
    for found in boards {
        let board = readable(found.snippet)?;
        collected.push(board.snippet, board.corrected);
    }
    if !collected.boards.is_empty() {
        return Ok(collected);
    }
    let from_first = text.lines().skip_while(|line| line.trim().is_empty());
    if from_first.clone().next().is_none() {
        return Err(words::worksheet_nothing_pasted());
    }
    if !is_position(from_first) {
        collected.boards = games(text, pause).await?;
        return Ok(collected);
    }
    let mut lines = text.lines().zip(1..);
    loop {
        let here = lines.clone();
        let Some((line, number)) = lines.next() else {
            return Ok(collected);
        };
        if line.trim().is_empty() {
            continue;
        }
        let (found, length) = position(here.map(|(line, _)| line)).map_err(|error| {
            let why = words::worksheet_bad_position(&error);
            words::builder_fault_at(number, error.offset + 1, &why)
        })?;
        lines.by_ref().take(length - 1).for_each(drop);
        let mut snippet = Snippet::default();
        snippet.set(Attribute::Fen, Some(&fen::write(&found.setup)));
        collected.push(snippet, words::corrections_text(&found.corrections));
    }
}

/// Eight ranks and the fields behind them, each on a line of its own.
const MOST_LINES: usize = 13;
/// Their letters, with much around them.
const MOST_LETTERS: usize = 4096;

/// Whether lines begin with a position, right or wrong.
fn is_position<'a>(mut lines: impl Iterator<Item = &'a str> + Clone) -> bool {
    // A longer one is looked at as games are, piece by piece.
    let is_short = |line: &str| line.len() <= MOST_LETTERS;
    let is_read = lines.clone().next().is_some_and(is_short) && position(lines.clone()).is_ok();
    // A tag of a game may hold one, too.
    lines.next().is_some_and(|line| {
        !line.trim_start().starts_with('[') && (is_read || line.matches('/').count() >= SLASHES)
    })
}

/// The position with which lines begin, and on how many of them it stands: a line that goes on on the next
/// one means no position alone, or less of one.
fn position<'a>(
    mut lines: impl Iterator<Item = &'a str>,
) -> Result<(Repaired, usize), ParseFenError> {
    let mut text = lines.next().unwrap_or_default().to_owned();
    let mut found = fen::repair(&text).map(|alone| (alone, 1));
    for (line, length) in lines.zip(2..=MOST_LINES) {
        if line.trim().is_empty()
            || text.len() + line.len() > MOST_LETTERS
            || fen::repair(line).is_ok()
        {
            break;
        }
        text.push('\n');
        text.push_str(line);
        match (fen::repair(&text), &found) {
            (Ok(longer), Ok((shorter, _))) if longer.last.number() <= shorter.last.number() => {
                break;
            }
            (Ok(longer), _) => found = Ok((longer, length)),
            (Err(_), Ok(_)) => break,
            (Err(_), Err(_)) => {}
        }
    }
    found
}

/// A long record is read with pauses, in which the page stays at its reader's command.
async fn games(text: &str, pause: Pauses<'_>) -> Result<Vec<Snippet>, String> {
    let mut boards = Vec::new();
    pause().await;
    for game in pgn::read_in_slices(text.as_bytes(), pause).await {
        pause().await;
        let fault = game
            .faults
            .iter()
            .find(|fault| fault.kind.severity() == Severity::Error);
        if let Some(fault) = fault {
            return Err(words::pgn_fault_text(fault));
        }
        boards.extend(of_game(&game.record));
    }
    Ok(boards)
}

fn of_game(record: &Record) -> Vec<Snippet> {
    let main = record.main_line();
    let marked = main.iter().copied();
    let marked: Vec<NodeId> = marked
        .filter(|&node| record.nags(node).contains(&Nag::DIAGRAM))
        .collect();
    if !marked.is_empty() {
        return marked.into_iter().map(|node| from(record, node)).collect();
    }
    let is_stated = *record.start() != Position::default();
    let last = main.last().copied().unwrap_or(Record::ROOT);
    vec![from(record, if is_stated { Record::ROOT } else { last })]
}

/// The position of a node, with the moves that follow it as a line to be found.
fn from(record: &Record, node: NodeId) -> Snippet {
    let position = *record.position(node);
    let moves = record.line_from(node);
    let moves = moves.map_while(|node| record.step(node).and_then(Step::mv));
    let mut line = Record::new(position);
    line.extend_main_line(moves);
    let mut snippet = Snippet::of_pgn(short_pgn(&line));
    if snippet.pgn.is_empty() {
        snippet.set(Attribute::Fen, Some(&fen::write(&position.to_setup())));
    } else {
        snippet.set(Attribute::Mode, Some(Mode::Line.name()));
        snippet.set(Attribute::Orientation, Some("auto"));
    }
    snippet
}

#[cfg(test)]
pub(super) mod tests {
    use std::future::ready;
    use std::pin::pin;
    use std::task::{Context, Poll, Waker};

    use super::*;
    use crate::builder::key;

    /// The same without pauses; how many there were to be.
    fn counted(text: &str) -> (Result<Collected, String>, usize) {
        let mut pauses = 0;
        let collected = {
            let mut pause = || -> pgn::Pause {
                pauses += 1;
                Box::pin(ready(()))
            };
            let reading = pin!(super::collect(text, &mut pause));
            match reading.poll(&mut Context::from_waker(Waker::noop())) {
                Poll::Ready(collected) => collected,
                Poll::Pending => unreachable!("no pause takes any time"),
            }
        };
        (collected, pauses)
    }

    /// What a text holds.
    pub(in crate::worksheet) fn collect(text: &str) -> Result<Collected, String> {
        counted(text).0
    }

    #[test]
    fn a_long_record_is_read_in_slices() {
        let pairs = (1..=6_000).map(|number| match number % 2 {
            0 => format!("{number}. Ng1 {{back}} Ng8"),
            _ => format!("{number}. Nf3 {{out}} Nf6"),
        });
        let text = pairs.chain(["*".to_owned()]).collect::<Vec<_>>().join(" ");
        let (collected, pauses) = counted(&text);
        assert_eq!(collected.unwrap().boards.len(), 1);
        assert!(pauses > 10, "{pauses}");
    }

    const LADDER: &str = "6k1/8/8/8/8/8/R7/1R4K1 w - - 0 1";

    #[test]
    fn tags_positions_and_games_are_told_apart() {
        let tags = format!(
            "<p><jadoube-board fen=\"{LADDER}\"></jadoube-board> and <iframe src=\"embed.html#mode=play\"></iframe>"
        );
        assert_eq!(collect(&tags).unwrap().boards.len(), 2);
        let positions = format!("{LADDER}\n\n8/8/8/3N4/8/8/8/8\n");
        let boards = collect(&positions).unwrap().boards;
        assert_eq!(
            boards[1].get(Attribute::Fen),
            Some("8/8/8/3N4/8/8/8/8 w - - 0 1")
        );
        let games = format!(
            "[FEN \"{LADDER}\"]\n\n1. Rb7 Kf8 2. Ra8# *\n\n[White \"A\"]\n\n1. e4 e5 $220 2. Nf3 Nc6 *"
        );
        let boards = collect(&games).unwrap().boards;
        let keys: Vec<String> = boards
            .iter()
            .filter_map(|board| key::answer(board, &board.setup().unwrap()))
            .collect();
        assert_eq!(keys, ["1. Rb7 Kf8 2. Ra8#", "1. Nf3 Nc6"]);
    }

    #[test]
    fn foreign_positions_are_read_and_what_was_corrected_is_told() {
        let text =
            format!("{LADDER}\nk7/8/8/8/8/8/8/K7 w KQkq - 1 0\n8/8/8/3N4/8/8/8/8 w - - bm Nc7;");
        let found = collect(&text).unwrap();
        let fens: Vec<_> = found
            .boards
            .iter()
            .filter_map(|board| board.get(Attribute::Fen))
            .collect();
        assert_eq!(
            fens,
            [
                LADDER,
                "k7/8/8/8/8/8/8/K7 w - - 1 1",
                "8/8/8/3N4/8/8/8/8 w - - 0 1"
            ]
        );
        let places: Vec<usize> = found.corrected.iter().map(|(place, _)| *place).collect();
        assert_eq!(places, [1, 2]);
        let tag = "<jadoube-board fen=\"k7/8/8/8/8/8/8/K7_b_-_-_1_0\"></jadoube-board>";
        let found = collect(tag).unwrap();
        assert_eq!(
            found.boards[0].get(Attribute::Fen),
            Some("k7/8/8/8/8/8/8/K7 b - - 1 1")
        );
        assert!(
            found.corrected[0].1.contains("move number"),
            "{:?}",
            found.corrected
        );
    }

    #[test]
    fn a_position_may_go_on_on_the_next_line() {
        let ranks = LADDER.replace('/', "/\n").replace(" w ", "\nw ");
        let text = format!(
            "{ranks}\n\n6k1/8/8/8/8/8/R7/1R4K1\nb - -\n8/8/8/3N4/8/8/8/8 w\n6k1/8/8/8\n/8/8/R7/1R4K1 w - - 0 1"
        );
        let boards = collect(&text).unwrap().boards;
        let fens: Vec<_> = boards
            .iter()
            .filter_map(|it| it.get(Attribute::Fen))
            .collect();
        let black = LADDER.replace(" w ", " b ");
        assert_eq!(
            fens,
            [LADDER, &black, "8/8/8/3N4/8/8/8/8 w - - 0 1", LADDER]
        );
    }

    #[test]
    fn what_cannot_be_read_is_named_by_its_line() {
        for (text, why) in [
            ("", "Paste"),
            ("8/8/8/8/8/8/8/8\n8/8/8/8/8/8/8/7X", "Line 2, column 16"),
            ("„8/8/8/8/8/8/8/8“ x", "Line 1, column 17"),
            ("8/8/8/8/8/8/8/p w", "has 1 of 8 squares on"),
            ("1. e4 Ke5 *", "Line 1"),
            ("<p>\n<jadoube-board", "Line 2, column 1"),
        ] {
            let said = collect(text).expect_err(text);
            assert!(said.contains(why), "{text}: {said}");
        }
    }
}
