use std::task::Poll;

use rules::{Role, Square};

use super::*;
use crate::{Task, Try};

fn solve(attributes: &str, fen: &str) -> Solve {
    let text = format!("mode=\"solve\" {attributes} fen=\"{fen}\"");
    match text.parse() {
        Ok(Task::Solve(task)) => Solve::new(&task, 0, 0),
        other => panic!("{text}: {other:?}"),
    }
}

/// Plays moves and tells the last verdict.
fn play(solve: &mut Solve, moves: &str) -> Verdict {
    let verdicts = moves
        .split(' ')
        .map(|mv| solve.answer(Answer::Move(mv.parse().unwrap()), 1));
    verdicts.last().unwrap()
}

fn fault(verdict: Verdict) -> Fault {
    match verdict {
        Verdict::Wrong { fault, .. } => fault,
        other => panic!("{other:?}"),
    }
}

const TWO_WAYS: &str = "8/8/8/8/8/3q3k/5R2/4rNK1 b - - 0 1";

#[test]
fn every_mate_counts_whichever_way_it_begins() {
    // Seed 002, diagram 7: Black mates in three by taking the knight or by checking with the queen.
    for moves in ["e1f1 d3g3 g3g2", "e1f1 d3g3 g3h2", "d3g3 e1f1 g3g2"] {
        let mut run = solve("goal=\"mate\" in=\"3\"", TWO_WAYS);
        assert_eq!(play(&mut run, moves), Verdict::Solved, "{moves}");
        assert_eq!(run.outcome(5).attempts, 1);
        assert_eq!(run.line().len(), 5);
        assert_eq!(play(&mut run, "g3g2"), Verdict::Over);
    }
}

#[test]
fn a_slower_move_is_right_as_long_as_mate_can_still_be_forced() {
    let fen = "6k1/8/8/8/8/8/R7/1R4K1 w - - 0 1";
    let mut run = solve("goal=\"mate\" in=\"3\"", fen);
    assert!(matches!(play(&mut run, "a2a6"), Verdict::Right { .. }));
    assert_eq!(run.moves_left(), Some(2));
    let mut run = solve("goal=\"mate\" in=\"2\"", fen);
    assert!(matches!(
        fault(play(&mut run, "a2a6")),
        Fault::Escapes { .. }
    ));
    assert_eq!(run.any_position().setup().to_string(), fen);
    assert_eq!(run.outcome(5).attempts, 1);
}

#[test]
fn what_is_no_mate_is_told_with_its_reason() {
    let mut run = solve("goal=\"mate\" in=\"1\"", "7k/8/5K2/8/8/8/8/6R1 w - - 0 1");
    assert_eq!(fault(play(&mut run, "f6f7")), Fault::NotMate);
    let mut run = solve("goal=\"mate\" in=\"2\"", "7k/8/5KQ1/8/8/8/8/8 w - - 0 1");
    assert_eq!(fault(play(&mut run, "g6f7")), Fault::Draws);
    assert_eq!(play(&mut run, "g6g7"), Verdict::Solved);
    assert_eq!(run.outcome(5).attempts, 2);
    let mut run = solve("goal=\"mate\" in=\"2\"", "7k/8/5KQ1/8/8/8/8/8 w - - 0 1");
    assert!(matches!(
        play(&mut run, "f6h6"),
        Verdict::Illegal(Some(IllegalMove::Geometry { .. }))
    ));
    assert_eq!(run.answer(Answer::Stalemate(true), 1), Verdict::NotAsked);
    assert_eq!(run.outcome(5).attempts, 0);
}

#[test]
fn a_move_that_takes_too_long_to_judge_is_neither_right_nor_wrong() {
    let mut run = solve("goal=\"mate\" in=\"4\"", "");
    run.search = Search::with_limit(1_000);
    assert_eq!(play(&mut run, "e2e4"), Verdict::TooHard);
    assert_eq!(run.outcome(5).attempts, 0);
    assert_eq!(
        *run.any_position(),
        AnyPosition::Legal(rules::Position::default())
    );
    assert_eq!(run.soundness(), Soundness::Unknown);
}

#[test]
fn a_task_without_a_solution_is_known() {
    let mut run = solve("goal=\"mate\" in=\"2\"", TWO_WAYS);
    assert_eq!(run.soundness(), Soundness::Unsolvable);
    let mut run = solve("goal=\"mate\" in=\"3\"", TWO_WAYS);
    assert_eq!(run.soundness(), Soundness::Sound);
    let mut run = solve("goal=\"reach\" to=\"a2\"", "8/8/8/8/8/8/8/B7 w - -");
    assert_eq!(run.soundness(), Soundness::Unsolvable);
}

#[test]
fn hints_name_the_piece_and_then_its_square() {
    let mut run = solve("goal=\"mate\" in=\"1\"", "k7/8/1K6/8/8/8/8/7R w - - 99 80");
    assert_eq!(run.hint(), Some(Hint::Piece(Square::H1)));
    assert_eq!(run.hint(), Some(Hint::Square(Square::H8)));
    assert_eq!(run.hint(), None);
    assert_eq!(run.outcome(5).hints, 2);
}

/// A knight alone, with pawns to be taken; no kings, as in lessons for beginners.
const KNIGHT: &str = "8/8/8/2p1p3/8/3N4/8/8 w - - 0 1";

#[test]
fn all_pieces_are_taken_by_one_that_moves_alone() {
    let mut run = solve("goal=\"capture-all\" by=\"n\" max-moves=\"6\"", KNIGHT);
    assert!(matches!(
        play(&mut run, "d3c5 c5d3"),
        Verdict::Right { reply: None }
    ));
    assert_eq!(play(&mut run, "d3e5"), Verdict::Solved);
    let outcome = run.outcome(77);
    assert_eq!((outcome.attempts, outcome.moves.len()), (1, 3));
}

#[test]
fn out_of_moves_begins_anew() {
    let mut run = solve("goal=\"capture-all\" max-moves=\"2\"", KNIGHT);
    let verdict = play(&mut run, "d3c5 c5d3");
    assert_eq!(
        verdict,
        Verdict::Wrong {
            fault: Fault::OutOfMoves { moves: 2 },
            restarted: true
        }
    );
    assert_eq!(run.any_position().setup().to_string(), KNIGHT);
    assert!(run.line().is_empty());
    assert_eq!(run.hint(), None);
    assert_eq!(run.soundness(), Soundness::Unsolvable);
}

#[test]
fn a_piece_that_can_be_taken_where_it_stops_is_taken_back() {
    let mut run = solve("goal=\"reach\" to=\"c4\"", "8/8/8/1p6/8/8/8/N7 w - - 0 1");
    assert!(matches!(play(&mut run, "a1b3"), Verdict::Right { .. }));
    let found = fault(play(&mut run, "b3d2 d2c4"));
    assert!(matches!(found, Fault::Taken { by } if by.from() == Square::B5));
    // A pinned piece takes nothing.
    let mut run = solve(
        "goal=\"reach\" by=\"n\" to=\"d4\"",
        "4k3/8/8/4p3/8/5N2/8/4R1K1 w - - 0 1",
    );
    assert_eq!(play(&mut run, "f3d4"), Verdict::Solved);
    let mut run = solve("goal=\"reach\" to=\"a4\"", "8/8/8/8/1p6/8/P7/8 w - - 0 1");
    let found = fault(play(&mut run, "a2a4"));
    assert!(matches!(found, Fault::Taken { by } if by.is_en_passant()));
}

#[test]
fn only_the_piece_that_is_named_moves_and_every_target_is_visited() {
    let mut run = solve(
        "goal=\"reach\" by=\"a1\" to=\"a4 d4\"",
        "8/8/8/8/8/8/8/R6R w - -",
    );
    assert_eq!(fault(play(&mut run, "h1h4")), Fault::OtherPiece);
    assert!(matches!(play(&mut run, "a1a4"), Verdict::Right { .. }));
    assert_eq!(run.targets(), Square::D4.into());
    assert_eq!(run.pieces(), Square::A4.into());
    assert_eq!(run.hint(), Some(Hint::Piece(Square::A4)));
    assert_eq!(play(&mut run, "a4d4"), Verdict::Solved);
}

#[test]
fn the_pupil_goes_on_though_the_other_king_is_in_check() {
    let mut run = solve(
        "goal=\"reach\" to=\"e5 a5\"",
        "4k3/8/8/8/8/8/8/R5K1 w - - 0 1",
    );
    let verdict = play(&mut run, "a1e1 e1e5");
    assert!(matches!(verdict, Verdict::Right { .. }));
    assert_eq!(play(&mut run, "e5a5"), Verdict::Solved);
}

#[test]
fn a_pawn_becomes_what_was_asked_for() {
    let mut run = solve("goal=\"promote\" to=\"n\"", "8/P7/8/8/8/8/8/8 w - -");
    let wanted = Role::Knight;
    assert_eq!(fault(play(&mut run, "a7a8q")), Fault::OtherRole { wanted });
    assert_eq!(run.hint(), Some(Hint::Piece(Square::A7)));
    assert_eq!(play(&mut run, "a7a8n"), Verdict::Solved);
}

#[test]
fn any_legal_move_gets_out_of_check_and_what_does_not_is_an_attempt() {
    let mut run = solve("goal=\"escape\"", "4r1k1/8/8/8/8/8/3P4/4KN2 w - - 0 1");
    let found = fault(play(&mut run, "d2d3"));
    assert!(matches!(
        found,
        Fault::StillInCheck(IllegalMove::StillInCheck { .. })
    ));
    assert_eq!(play(&mut run, "f1e3"), Verdict::Solved);
    assert_eq!(run.outcome(5).attempts, 2);
}

/// Seed 001, figure 6.
const FIGURE_SIX: &str = "1k6/1P6/1K6/8/8/8/8/8 b - - 0 1";

#[test]
fn stalemate_is_told_from_what_is_none() {
    let mut run = solve("goal=\"stalemate\"", FIGURE_SIX);
    assert_eq!(
        fault(run.answer(Answer::Stalemate(false), 1)),
        Fault::IsStalemate
    );
    assert_eq!(run.hint(), Some(Hint::Say(true)));
    assert_eq!(run.answer(Answer::Stalemate(true), 1), Verdict::Solved);
    // Mate is no stalemate; neither is a position with a single move, which shows it.
    let mut run = solve("goal=\"stalemate\"", "R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1");
    let mate = Fault::NotStalemate {
        check: true,
        example: None,
    };
    assert_eq!(fault(run.answer(Answer::Stalemate(true), 1)), mate);
    // Seed 000: taking in passing is the only move.
    let mut run = solve("goal=\"stalemate\"", "8/p7/1p6/1Pb5/8/6k1/8/7K b - - 0 1");
    assert!(matches!(
        fault(run.answer(Answer::Stalemate(true), 1)),
        Fault::NotStalemate {
            check: false,
            example: Some(_)
        }
    ));
    assert_eq!(play(&mut run, "a7a5"), Verdict::Solved);
}

#[test]
fn a_move_that_is_stalemate_is_found() {
    // Seed 004, number 13: taking the rook with the queen.
    let mut run = solve(
        "goal=\"stalemate\" in=\"1\"",
        "k7/2r5/8/8/2Q5/2K5/8/8 w - - 0 1",
    );
    assert!(matches!(
        fault(play(&mut run, "c4c6")),
        Fault::NotStalemate { .. }
    ));
    assert_eq!(run.hint(), Some(Hint::Piece(Square::C4)));
    assert_eq!(play(&mut run, "c4c7"), Verdict::Solved);
}

#[test]
fn survival_is_to_see_the_mates() {
    let mut run = solve(
        "goal=\"survive\" in=\"2\"",
        "6k1/5ppp/8/8/8/8/1r3PPP/R5K1 w - - 0 1",
    );
    let found = fault(play(&mut run, "a1a3"));
    assert!(matches!(found, Fault::Mated { within: 1, by } if by.to() == Square::B1));
    assert!(matches!(
        play(&mut run, "h2h3"),
        Verdict::Right { reply: Some(_) }
    ));
    let (Some(Hint::Piece(from)), Some(Hint::Square(to))) = (run.hint(), run.hint()) else {
        panic!("there is a move that survives")
    };
    let last = Answer::Move(Try::new(from, to, None));
    assert_eq!(run.answer(last, 1), Verdict::Solved);
}

#[test]
fn survival_is_to_keep_the_piece() {
    let fen = "4k3/8/8/3r4/8/8/3Q4/4K3 w - - 0 1";
    let mut run = solve("goal=\"survive\" in=\"1\" by=\"q\"", fen);
    let found = fault(play(&mut run, "d2d4"));
    assert!(matches!(found, Fault::Taken { by } if by.from() == Square::D5));
    assert_eq!(play(&mut run, "d2d5"), Verdict::Solved);
}

#[test]
fn a_rook_that_has_castled_is_kept_where_it_stands_then() {
    let fen = "4k2r/8/8/8/8/8/8/4K2R w K - 0 1";
    let mut run = solve("goal=\"survive\" in=\"1\" by=\"r\"", fen);
    assert_eq!(play(&mut run, "e1g1"), Verdict::Solved);
    let fen = "r3k3/8/8/8/8/8/8/R3K3 w Q - 0 1";
    let mut run = solve("goal=\"survive\" in=\"1\" by=\"r\"", fen);
    assert_eq!(play(&mut run, "e1c1"), Verdict::Solved);
}

#[test]
fn what_cannot_be_mended_begins_anew() {
    // Whatever White does, the rooks mate.
    let fen = "6k1/8/8/8/8/1r6/r7/7K w - - 0 1";
    let mut run = solve("goal=\"survive\" in=\"3\"", fen);
    assert!(matches!(
        play(&mut run, "h1g1"),
        Verdict::Wrong {
            fault: Fault::Mated { within: 1, .. },
            restarted: true
        }
    ));
    assert_eq!(run.soundness(), Soundness::Unsolvable);
}

/// Where there is no way all are looked at, and nobody waits for that in one piece.
#[test]
fn a_hint_that_nobody_can_give_comes_in_slices() {
    for text in [
        r#"mode="solve" goal="mate" in="4" fen="r1bq1rk1/pp2ppbp/2np1np1/8/3NP3/2N1BP2/PPPQ2PP/R3KB1R w KQ - 0 1""#,
        r#"mode="solve" goal="reach" to="a2" fen="8/8/8/8/8/8/8/B2N4 w - -" by="b""#,
        r#"mode="solve" goal="capture-all" fen="8/7p/8/8/8/8/8/B2N4 w - -" max-moves="3""#,
    ] {
        let Task::Solve(task) = text.parse().unwrap() else {
            unreachable!("the mode is solve")
        };
        let mut run = Solve::new(&task, 0, 0);
        let mut slices = 1;
        let hint = loop {
            if let Poll::Ready(hint) = run.look_for_hint(100) {
                break hint;
            }
            assert!(run.is_thinking());
            slices += 1;
        };
        assert!(slices > 1, "{text}");
        assert_eq!(hint, Solve::new(&task, 0, 0).hint(), "{text}");
        assert!(!run.is_thinking());
    }
}
