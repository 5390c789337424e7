use super::*;

fn line(task: &str, pgn: &str, seed: u64) -> Result<Line, LineError> {
    let task = format!("mode=\"line\" {task}");
    let Ok(crate::Task::Line(task)) = task.parse() else {
        panic!("{task}")
    };
    let record = record::pgn::read_all(pgn).remove(0).record;
    Line::new(&task, record, seed, 0, 0)
}

fn play(line: &mut Line, mv: &str) -> LineVerdict {
    line.play(mv.parse().unwrap(), 1)
}

fn last(line: &Line) -> String {
    let step = line.record().step(line.at());
    step.and_then(Step::mv)
        .map_or_else(String::new, |mv| mv.to_string())
}

/// The example of the proposal, in a position where it can be played.
const AUTHOR: &str = r#"[FEN "r1bqkb1r/ppp2ppp/2n5/3np1N1/2B5/8/PPPP1PPP/RNBQK2R w KQkq - 0 6"]

6. Nxf7 {Yes: the fork.} (6. d4 {Also good.} $1) (6. Bxd5 {Too slow.} $6 Qxd5 {and Black is fine}) (6. Nxh7?? {The rook takes.}) 6... Kxf7 7. Qf3+ *"#;

#[test]
fn siblings_are_right_unless_they_are_marked_as_mistakes() {
    let mut run = line("", AUTHOR, 0).unwrap();
    let LineVerdict::Known { node } = play(&mut run, "g5h7") else {
        panic!("it is marked")
    };
    assert_eq!(run.feedback(node), "The rook takes.");
    assert!(matches!(play(&mut run, "c4d5"), LineVerdict::Known { .. }));
    assert_eq!(play(&mut run, "a2a3"), LineVerdict::Unknown);
    assert!(matches!(play(&mut run, "a2a5"), LineVerdict::Illegal(_)));
    assert_eq!(run.hint(), Some(Hint::Piece(rules::Square::G5)));
    let LineVerdict::Right {
        node,
        reply,
        branch,
    } = play(&mut run, "g5f7")
    else {
        panic!("it is the main line")
    };
    assert_eq!(run.feedback(node), "Yes: the fork.");
    assert_eq!((reply, branch), (Some(run.at()), None));
    assert!(matches!(play(&mut run, "d1f3"), LineVerdict::Solved { .. }));
    assert_eq!(play(&mut run, "d1f3"), LineVerdict::Over);
    let outcome = run.outcome(5);
    assert_eq!(
        (outcome.attempts, outcome.hints, outcome.moves.len()),
        (4, 1, 3)
    );

    let mut run = line("", AUTHOR, 0).unwrap();
    assert!(matches!(
        play(&mut run, "d2d4"),
        LineVerdict::Solved { reply: None, .. }
    ));
}

const BRANCHES: &str =
    "1. e4 e5 (1... c5 2. Nf3 d6 (2... Nc6 3. d4) 3. Bb5+) (1... a6) (1... e6 2. d4) 2. Nc3 *";

#[test]
fn the_main_reply_is_played() {
    let mut run = line("", BRANCHES, 0).unwrap();
    play(&mut run, "e2e4");
    assert_eq!(last(&run), "e7e5");
    assert!(matches!(play(&mut run, "b1c3"), LineVerdict::Solved { .. }));
}

#[test]
fn every_reply_is_answered_once() {
    let mut run = line("reply=\"all\"", BRANCHES, 0).unwrap();
    let mut verdict = play(&mut run, "e2e4");
    let mut met = Vec::new();
    while let LineVerdict::Right { branch, .. } = verdict {
        met.push((last(&run), branch.is_some()));
        let answer = run.hint().and_then(|_| run.hint());
        let Some(Hint::Square(to)) = answer else {
            panic!("{answer:?}")
        };
        let right = answers(run.record(), run.at()).next().unwrap();
        let mv = run.record().step(right).unwrap().mv().unwrap();
        assert_eq!(mv.to(), to);
        verdict = run.play(mv.into(), 1);
    }
    assert!(matches!(verdict, LineVerdict::Solved { .. }));
    let names = [
        ("e7e5", false),
        ("c7c5", true),
        ("d7d6", false),
        ("b8c6", true),
        ("e7e6", true),
    ];
    assert_eq!(met, names.map(|(name, jump)| (name.to_owned(), jump)));
}

#[test]
fn chance_follows_the_seed() {
    let reply = |seed| {
        let mut run = line("reply=\"random\"", BRANCHES, seed).unwrap();
        play(&mut run, "e2e4");
        last(&run)
    };
    let replies: std::collections::BTreeSet<String> = (0..40).map(reply).collect();
    assert_eq!(replies.len(), 4);
    assert!((0..40).all(|seed| reply(seed) == reply(seed)));
}

#[test]
fn the_same_position_in_another_order_is_right() {
    let pgn = "1. d4 (1. Nf3 d5 2. c4) 1... d5 2. Nf3 Nf6 3. e3 *";
    let mut run = line("", pgn, 0).unwrap();
    play(&mut run, "g1f3");
    // The author gives only 2. c4 here, but 2. d4 is the position of the main line.
    let LineVerdict::Right { node, .. } = play(&mut run, "d2d4") else {
        panic!("it transposes")
    };
    assert!(run.record().is_main(node));
    assert!(matches!(play(&mut run, "e2e3"), LineVerdict::Solved { .. }));
    assert_eq!(run.outcome(5).attempts, 1);
}

#[test]
fn a_position_after_a_mistake_is_no_right_one() {
    let pgn = "1. d4 (1. Nf3 d5 2. c4) 1... d5 2. Nf3 $2 Nf6 *";
    let mut run = line("", pgn, 0).unwrap();
    play(&mut run, "g1f3");
    assert_eq!(play(&mut run, "d2d4"), LineVerdict::Unknown);
}

#[test]
fn the_pupil_can_be_either_side_and_begin_anywhere() {
    let mut run = line("side=\"black\"", "1. e4 e5 2. Nf3 Nc6 *", 0).unwrap();
    assert_eq!(last(&run), "e2e4");
    assert!(matches!(play(&mut run, "e7e5"), LineVerdict::Right { .. }));
    assert!(matches!(play(&mut run, "b8c6"), LineVerdict::Solved { .. }));
    let run = line("start=\"1b/1\"", "1. e4 e5 (1... c5 2. c3) 2. Nf3 *", 0).unwrap();
    assert_eq!(last(&run), "c7c5");
    let error = line("start=\"7w\"", "1. e4 e5 *", 0).unwrap_err();
    assert_eq!(error.to_string(), "expected a move 7w in the game");
    let error = line("", "1. f3 $4 e5 *", 0).unwrap_err();
    assert_eq!(error, LineError::NothingToFind(Color::White));
}
