use exercise::{Answers, Find, Line, LineTask, LineVerdict, Solve, Task};

use rules::{AnyPosition, Square};

use super::*;

fn solve(attributes: &str, fen: &str) -> Solve {
    match format!("mode=\"solve\" {attributes} fen=\"{fen}\"").parse() {
        Ok(Task::Solve(task)) => Solve::new(&task, 0, 0),
        other => panic!("{other:?}"),
    }
}

/// What is said to each of these, in a task that begins anew: an attribute text, a FEN, moves or a
/// claim, the sentence after the last.
const SAID: [(&str, &str, &str, &str); 16] = [
    (
        "goal=\"mate\" in=\"2\"",
        "6k1/8/8/8/8/8/R7/1R4K1 w - - 0 1",
        "a2a7",
        "Right. The reply is Kf8. Keep going.",
    ),
    (
        "goal=\"mate\" in=\"2\"",
        "6k1/8/8/8/8/8/R7/1R4K1 w - - 0 1",
        "a2a7 b1b8",
        "Solved.",
    ),
    (
        "goal=\"mate\" in=\"2\"",
        "6k1/8/8/8/8/8/R7/1R4K1 w - - 0 1",
        "g1g2",
        "After Kf7 there is no mate in time.",
    ),
    (
        "goal=\"mate\" in=\"2\"",
        "7k/8/5KQ1/8/8/8/8/8 w - - 0 1",
        "g6f7",
        "That's stalemate: the other side isn't in check and has no move, so the game is drawn.",
    ),
    (
        "goal=\"capture-all\" by=\"n\" max-moves=\"1\"",
        "8/8/8/2p1p3/8/3N4/R7/8 w - - 0 1",
        "d3e5",
        "Out of moves: you had only one. The task starts over.",
    ),
    (
        "goal=\"capture-all\" by=\"n\"",
        "8/8/8/2p1p3/8/3N4/R7/8 w - - 0 1",
        "a2a3",
        "The task is about another piece.",
    ),
    (
        "goal=\"reach\" to=\"c4\"",
        "8/8/8/1p6/8/8/3N4/8 w - - 0 1",
        "d2c4",
        "The pawn on b5 could take your piece there.",
    ),
    (
        "goal=\"reach\" to=\"c4\"",
        "8/8/8/1p6/8/8/3N4/8 w - - 0 1",
        "d2d3",
        "This piece can't go there.",
    ),
    (
        "goal=\"promote\" to=\"n\"",
        "8/P7/8/8/8/8/8/8 w - -",
        "a7a8q",
        "The pawn must become a knight.",
    ),
    (
        "goal=\"escape\"",
        "4r1k1/8/8/8/8/8/3P4/4KN2 w - - 0 1",
        "d2d3",
        "Your king is still in check after this move.",
    ),
    (
        "goal=\"stalemate\"",
        "1k6/1P6/1K6/8/8/8/8/8 b - - 0 1",
        "no",
        "It is stalemate: there is no check, and no piece can move.",
    ),
    (
        "goal=\"stalemate\"",
        "R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1",
        "yes",
        "That isn't stalemate but mate: the king is in check.",
    ),
    (
        "goal=\"stalemate\" in=\"1\"",
        "k7/2r5/8/8/2Q5/2K5/8/8 w - - 0 1",
        "c4c6",
        "That isn't stalemate: the king is in check.",
    ),
    (
        "goal=\"stalemate\"",
        "1k6/1P6/1K6/8/8/8/8/8 b - - 0 1",
        "yes yes",
        "This task is over.",
    ),
    (
        "goal=\"survive\" in=\"2\"",
        "6k1/5ppp/8/8/8/8/1r3PPP/R5K1 w - - 0 1",
        "a1a3",
        "The other side mates with Rb1#.",
    ),
    (
        "goal=\"mate\" in=\"1\"",
        "7k/8/5KQ1/8/8/8/8/8 w - - 0 1",
        "yes",
        "That isn't what the task asks for.",
    ),
];

#[test]
fn every_verdict_says_why() {
    for (attributes, fen, answers, expected) in SAID {
        let mut run = solve(attributes, fen);
        let mut said = String::new();
        for answer in answers.split(' ') {
            let answer = match answer {
                "yes" => Answer::Stalemate(true),
                "no" => Answer::Stalemate(false),
                mv => Answer::Move(mv.parse().unwrap()),
            };
            let before = run.any_position().clone();
            let verdict = run.answer(answer, 0);
            said = solve_verdict_text(&before, answer, &verdict);
        }
        assert_eq!(said, expected, "{attributes} {fen} {answers}");
    }
}

#[test]
fn prompts_name_the_pieces_and_the_moves() {
    for (attributes, expected) in [
        ("goal=\"mate\" in=\"1\"", "White to move: mate in one move."),
        (
            "goal=\"capture-all\" by=\"n\" max-moves=\"6\"",
            "Capture all enemy pieces with the knight, without losing it. You have 6 moves.",
        ),
        (
            "goal=\"reach\" by=\"g1\" to=\"e5 a3\"",
            "Move the knight on g1 to a3 and e5 without losing it.",
        ),
        (
            "goal=\"survive\" in=\"3\" by=\"q\"",
            "White to move: make 3 moves without being mated or losing the queen.",
        ),
        ("goal=\"stalemate\"", "White to move: is it stalemate?"),
    ] {
        let run = solve(attributes, "");
        assert_eq!(goal_prompt(run.any_position(), run.goal()), expected);
    }
}

fn find(attributes: &str, fen: &str) -> Find {
    match format!("mode=\"find\" {attributes} fen=\"{fen}\"").parse() {
        Ok(Task::Find(task)) => Find::new(&task, 0, 0),
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_wrong_square_is_explained_by_its_piece() {
    let pieces = "4k3/8/3p4/4p3/8/3N4/8/4RK2 w - - 0 1";
    for (attributes, wrong, prompt, expected) in [
        (
            "ask=\"moves\" of=\"d3\"",
            "d4",
            "Show all squares the knight on d3 can go to.",
            "The knight on d3 can't go to d4.",
        ),
        (
            "ask=\"captures\"",
            "d3d4",
            "Show all of White's captures.",
            "d3d4 isn't a capture.",
        ),
        (
            "ask=\"attackers\" of=\"e5\"",
            "f1",
            "Show all of White's pieces that attack e5.",
            "The king on f1 doesn't attack e5.",
        ),
        (
            "ask=\"defenders\" of=\"e5\"",
            "d3",
            "Show all of Black's pieces that guard e5.",
            "There is no piece of that side on d3.",
        ),
        (
            "ask=\"pinned\"",
            "d6",
            "Show all pinned pieces.",
            "The pawn on d6 isn't pinned.",
        ),
        (
            "ask=\"squares\" of=\"e5\"",
            "e4",
            "Show all squares the pawn on e5 attacks.",
            "The pawn on e5 doesn't attack e4.",
        ),
        ("ask=\"square\" of=\"e4\"", "d4", "Show e4.", "This is d4."),
        (
            "ask=\"name\" of=\"e4\"",
            "d4",
            "Name the marked square.",
            "d4 isn't marked.",
        ),
    ] {
        let mut run = find(attributes, pieces);
        assert_eq!(find_prompt(&run), prompt);
        let item = wrong.parse().unwrap();
        let mark = run.mark(item, 0);
        assert_eq!(find_mark_text(&run, item, mark), expected);
    }
    let mut run = find("ask=\"attackers\" of=\"e5\"", pieces);
    let report = run.check(&Answers::from(["d3".parse().unwrap()]), 0);
    assert_eq!(find_report_text(&report), "Right: 1. Missing: 1. Wrong: 0.");
    let ground = AnyPosition::of(run.setup());
    assert_eq!(
        hint_text(&ground, Hint::Missing(1)).unwrap(),
        "One is missing."
    );
    let piece = Hint::Piece(Square::D3);
    assert_eq!(
        hint_text(&ground, piece).unwrap(),
        "Look at the knight on d3."
    );
    assert_eq!(hint_text(&ground, Hint::Author(0)), None);
}

#[test]
fn the_author_speaks_about_the_moves_of_a_line() {
    let pgn = "1. e4 {Yes.} (1. f3 $2 {It opens the king.}) (1. g4 $4) 1... e5 2. Nf3 *";
    let record = record::pgn::read_all(pgn).remove(0).record;
    let mut line = Line::new(&LineTask::default(), record, 0, 0, 0).unwrap();
    let mut says = |mv: &str| {
        let made = mv.parse().unwrap();
        let verdict: LineVerdict = line.play(made, 0);
        line_verdict_text(&line, made, &verdict)
    };
    assert_eq!(says("f2f3"), "It opens the king. Try another move.");
    assert_eq!(says("g2g4"), "This move is a mistake. Try another one.");
    assert_eq!(says("d2d4"), "That isn't the move. Try another one.");
    assert_eq!(says("e2e4"), "Yes.");
    assert_eq!(says("g1f3"), "Solved.");
    assert_eq!(
        line_prompt(rules::Color::Black),
        "Find the right moves for Black."
    );
}

#[test]
fn a_wrong_move_of_a_line_hears_what_the_board_says_against_it() {
    let start = "[FEN \"6k1/5ppp/8/8/8/8/r4PPP/1R2Q1K1 w - - 0 1\"]\n\n";
    for (moves, wrong, text) in [
        (
            "1. Rb8#",
            "h2h3",
            "h3 isn't mate: Kf8 answers it. Try another move.",
        ),
        (
            "1. h3",
            "e1e2",
            "The queen on e2 can be taken by the rook on a2. Try another move.",
        ),
        ("1. h3", "h2h4", "That isn't the move. Try another one."),
        (
            "1. h3 (1. Qe2 $4)",
            "e1e2",
            "The queen on e2 can be taken by the rook on a2. Try another move.",
        ),
        (
            "1. h3 (1. Qe2 $4 {The rook takes.})",
            "e1e2",
            "The rook takes. Try another move.",
        ),
    ] {
        let record = record::pgn::read_all(&format!("{start}{moves} *"))
            .remove(0)
            .record;
        let mut line = Line::new(&LineTask::default(), record, 0, 0, 0).unwrap();
        let made = wrong.parse().unwrap();
        let verdict = line.play(made, 0);
        assert_eq!(line_verdict_text(&line, made, &verdict), text, "{moves}");
    }
}

#[test]
fn a_wrong_attribute_is_reported_with_what_to_write() {
    for (text, expected) in [
        (
            "mode=\"find\" ask=\"all\"",
            "ask=“all”: use moves, captures, checks, attackers, defenders, pinned, squares, square or name.",
        ),
        (
            "mode=\"find\" ask=\"squares\"",
            "of is missing: use a square, such as e4.",
        ),
        (
            "mode=\"solve\" goal=\"escape\"",
            "fen: White isn't in check, so there is nothing to get out of.",
        ),
        (
            "mode=\"solve\" goal=\"mate\" in=\"1\" fen=\"8/8/8/8/8/8/8/K7 w - - 0 1\"",
            "fen: this task needs a legal position. Black has no king.",
        ),
        (
            "mode=\"solve\" goal=\"stalemate\" by=\"n\"",
            "by=“n”: this attribute has no meaning in this task; leave it out.",
        ),
    ] {
        let error = text.parse::<Task>().expect_err(text);
        assert_eq!(task_error_text(&error), expected);
    }
    let error = LineError::NothingToFind(rules::Color::White);
    assert_eq!(
        line_error_text(&error),
        "The game has no correct move for White here."
    );
}
