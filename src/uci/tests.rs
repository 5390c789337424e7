use super::Session;

fn say(session: &mut Session, line: &str) -> String {
    session.answer(line).text
}

#[test]
fn a_program_that_introduces_itself_ends_with_uciok() {
    let mut session = Session::default();
    let said = say(&mut session, "uci");
    assert!(said.starts_with("id name Jadoube"));
    assert!(said.contains("option name UCI_Chess960 type check default false\n"));
    assert!(said.ends_with("uciok\n"));
    assert_eq!(say(&mut session, "  isready "), "readyok\n");
    assert_eq!(say(&mut session, ""), "");
    assert!(session.answer("quit").is_last);
}

#[test]
fn a_position_is_played_on_from_its_moves() {
    let mut session = Session::default();
    assert_eq!(say(&mut session, "position startpos moves e2e4 c7c5"), "");
    let drawn = say(&mut session, "d");
    assert!(drawn.contains("Fen: rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2\n"));
    assert!(drawn.starts_with("8  r n b q k b n r\n"));
    let fen = "4k3/8/8/8/8/8/8/4RK2 b - - 3 9";
    assert_eq!(say(&mut session, &format!("position fen {fen}")), "");
    let drawn = say(&mut session, "d");
    assert!(drawn.contains(fen) && drawn.ends_with("Checkers: e1\n"));
}

#[test]
fn unreadable_input_is_reported_and_changes_nothing() {
    let mut session = Session::default();
    let before = say(&mut session, "d");
    for line in [
        "position",
        "position fen 8/8/8/8/8/8/8/8 w - - 0 1",
        "position fen rubbish",
        "position startpos moves e2e5",
        "setoption name Hash value 3",
        "setoption name UCI_Chess960 value perhaps",
        "setoption",
        "go perft 0",
        "go perft deep",
        "xyzzy",
    ] {
        let said = say(&mut session, line);
        assert!(said.starts_with("info string "), "{line}: {said}");
        assert_eq!(say(&mut session, "d"), before, "after {line}");
    }
    assert!(say(&mut session, "go infinite").ends_with("bestmove 0000\n"));
}

#[test]
fn perft_counts_behind_each_move() {
    let mut session = Session::default();
    let said = say(&mut session, "go perft 1");
    assert_eq!(said.matches(": 1\n").count(), 20);
    assert!(said.ends_with("\n\nNodes searched: 20\n"));
    let said = say(&mut session, "go perft 3");
    assert!(said.contains("e2e4: 600\n") && said.ends_with("Nodes searched: 8902\n"));
}

/// Each side has one move, for ever, so that any depth is counted at once.
#[test]
fn perft_of_any_depth_ends() {
    let mut session = Session::default();
    let forced = "position fen 4b2k/3pPp1p/3P1P1P/8/8/p1p1p3/P1PpP3/K2B4 w - - 0 1";
    say(&mut session, forced);
    let expected = "a1b1: 1\n\nNodes searched: 1\n";
    assert_eq!(say(&mut session, "go perft 100"), expected);
    for depth in ["101", "3000", "100000", "4294967295"] {
        let said = say(&mut session, &format!("go perft {depth}"));
        let clamped = "info string counting 100 half-moves, the most there are\n";
        assert_eq!(said, format!("{clamped}{expected}"), "{depth}");
    }
}

#[test]
fn in_chess960_kings_castle_onto_their_rooks() {
    let mut session = Session::default();
    say(&mut session, "setoption name UCI_Chess960 value true");
    say(
        &mut session,
        "position fen bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1 moves",
    );
    assert!(say(&mut session, "d").contains(" w HFhf - 0 1\n"));
    say(&mut session, "position fen 4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    assert!(say(&mut session, "go perft 1").contains("e1h1: 1\n"));
    assert_eq!(say(&mut session, "position startpos moves e2e4"), "");
    say(&mut session, "setoption name UCI_Chess960 value false");
    say(&mut session, "position fen 4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    assert!(say(&mut session, "go perft 1").contains("e1g1: 1\n"));
}
