use super::*;
use crate::{Line, LineTask, LineVerdict};

/// The examples on the page of the file (<https://database.lichess.org/#puzzles>, CC0).
const LICHESS: &str = "\
00sHx,q3k1nr/1pp1nQpp/3p4/1P2p3/4P3/B1PP1b2/B5PP/5K2 b k - 0 17,e8d7 a2e6 d7d8 f7f8,1760,80,83,72,mate mateIn2 middlegame short,https://lichess.org/yyznGmXs/black#34,Italian_Game Italian_Game_Classical_Variation
00sJ9,r3r1k1/p4ppp/2p2n2/1p6/3P1qb1/2NQR3/PPB2PP1/R1B3K1 w - - 5 18,e3g3 e8e1 g1h2 e1c1 a1c1 f4h6 h2g1 h6c1,2671,105,87,325,advantage attraction fork middlegame sacrifice veryLong,https://lichess.org/gyFeQsOE#35,French_Defense French_Defense_Exchange_Variation
00sJb,Q1b2r1k/p2np2p/5bp1/q7/5P2/4B3/PPP3PP/2KR1B1R w - - 1 17,d1d7 a5e1 d7d1 e1e3 c1b1 e3b6,2235,76,97,64,advantage fork long,https://lichess.org/kiuvTFoE#33,Sicilian_Defense Sicilian_Defense_Dragon_Variation
00sO1,1k1r4/pp3pp1/2p1p3/4b3/P3n1P1/8/KPP2PN1/3rBR1R b - - 2 31,b8c7 e1a5 b7b6 f1d1,998,85,94,293,advantage discoveredAttack master middlegame short,https://lichess.org/vsfFkG0s/black#62,
";

const HEADER: &str =
    "PuzzleId,FEN,Moves,Rating,RatingDeviation,Popularity,NbPlays,Themes,GameUrl,OpeningTags";

fn rows(text: &str) -> Vec<(usize, Result<Puzzle, RowFault>)> {
    let mut table = PuzzleTable::begin(text).expect("it is a table");
    let lines: Vec<Row> = std::iter::from_fn(|| table.next_line(text)).collect();
    let lines = lines.into_iter();
    lines
        .map(|row| (row.number, table.read(&text[row.span])))
        .collect()
}

fn puzzles(text: &str) -> Vec<Puzzle> {
    let puzzles = rows(text).into_iter().map(|(_, puzzle)| puzzle);
    puzzles.map(|puzzle| puzzle.expect("a puzzle")).collect()
}

#[test]
fn the_file_of_lichess_is_read_with_and_without_its_header() {
    let plain = puzzles(LICHESS);
    assert_eq!(plain.len(), 4);
    assert_eq!(plain[0].id, "00sHx");
    assert_eq!(plain[1].moves.len(), 8);
    assert_eq!(puzzles(&format!("{HEADER}\n{LICHESS}")), plain);
    let windows = format!("\u{feff}{HEADER}\r\n{}", LICHESS.replace('\n', "\r\n"));
    assert_eq!(puzzles(&windows), plain);
}

#[test]
fn columns_stand_in_the_order_that_the_header_says() {
    for text in [
        "Moves;FEN;Themes\ne8d7 a2e6;q3k1nr/1pp1nQpp/3p4/1P2p3/4P3/B1PP1b2/B5PP/5K2 b k - 0 17;mate\n",
        "\"FEN\",\"Themes\",\"Moves\"\n\"q3k1nr/1pp1nQpp/3p4/1P2p3/4P3/B1PP1b2/B5PP/5K2 b k - 0 17\",\"mate, short\",\"e8d7 a2e6\"",
    ] {
        let [puzzle] = <[Puzzle; 1]>::try_from(puzzles(text)).expect("one puzzle");
        assert_eq!((puzzle.id.as_str(), puzzle.moves.len()), ("", 2), "{text}");
    }
}

#[test]
fn the_solver_moves_second_and_every_mate_is_right_at_the_end() {
    for puzzle in puzzles(LICHESS) {
        let record = record::pgn::read_all(&puzzle.to_pgn()).remove(0).record;
        let side = Some(puzzle.start.turn().other());
        let task = LineTask {
            side,
            ..LineTask::default()
        };
        let mut line = Line::new(&task, record, 0, 0, 0).expect("there is something to find");
        assert_eq!(line.position().turn(), puzzle.start.turn().other());
        let own = puzzle.moves.iter().skip(1).step_by(2);
        let verdicts: Vec<LineVerdict> = own.map(|&mv| line.play(mv.into(), 1)).collect();
        let (last, rest) = verdicts.split_last().expect("there are moves");
        assert!(
            matches!(last, LineVerdict::Solved { .. }),
            "{}: {last:?}",
            puzzle.id
        );
        assert!(
            rest.iter()
                .all(|it| matches!(it, LineVerdict::Right { .. }))
        );
    }
    // Two rooks mate on the last rank, and the table names one of them.
    let text = "a,6k1/4pppp/8/8/8/8/5PPP/RR4K1 b - - 0 1,e7e6 a1a8\n";
    let pgn = puzzles(text)[0].to_pgn();
    assert!(pgn.ends_with("e6 Ra8# (Rb8#) *"), "{pgn}");
}

#[test]
fn what_is_wrong_with_a_line_is_told_with_its_place() {
    let text = "\
a,8/8/8/8/8/8/8/8 w - - 0 1,e2e4 e7e5

b,rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNX w KQkq - 0 1,e2e4 e7e5
c,rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1,e2e4 e7e4
d,rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1,e2e4
e,rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
f,rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1,e2e4 e7e5
";
    let faults: Vec<(usize, usize, bool)> = rows(text)
        .into_iter()
        .filter_map(|(line, puzzle)| {
            let fault = puzzle.err()?;
            let is_expected = match (line, fault.problem) {
                (1, RowProblem::Position(_)) | (3, RowProblem::Fen(_)) => true,
                (4, RowProblem::Move(text)) => text == "e7e4",
                (5, RowProblem::TooFewMoves) | (6, RowProblem::Missing("Moves")) => true,
                _ => false,
            };
            Some((line, fault.column, is_expected))
        })
        .collect();
    let expected = [
        (1, 3, true),
        (3, 45, true),
        (4, 65, true),
        (5, 60, true),
        (6, 59, true),
    ];
    assert_eq!(faults, expected);
}

#[test]
fn a_game_is_no_table() {
    for text in [
        "",
        "1. e4 e5 2. Nf3, the usual move",
        "[Event \"a, b\"]\n[FEN \"8/8/8/8/8/8/8/K1k5 w - - 0 1\"]\n\n*",
        "[Event \"a\"]\n\n1. e4 *",
    ] {
        assert!(!PuzzleTable::is_table(text), "{text}");
    }
    assert!(PuzzleTable::is_table(HEADER));
}
