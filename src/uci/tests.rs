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
        "setoption name Hash value much",
        "setoption name Contempt value 3",
        "setoption name UCI_Elo value 300",
        "go depth",
        "go deep 3",
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
}

/// Programs set for all of their engines what the user wants, whatever each has announced.
#[test]
fn more_memory_than_there_is_to_have_is_no_error() {
    let mut session = Session::default();
    assert!(
        say(&mut session, "uci").contains("option name Hash type spin default 16 min 4 max 32\n")
    );
    for size in ["64", "32", "3", "99999999999"] {
        assert_eq!(
            say(&mut session, &format!("setoption name Hash value {size}")),
            "",
            "{size}"
        );
    }
}

/// Drives a session until it has answered; the clock goes on by a millisecond at each look.
fn think(session: &mut Session) -> String {
    let mut text = String::new();
    let mut time = 0;
    while session.is_thinking() {
        let mut clock = || {
            time += 1;
            time
        };
        text += &session.step(2_048, &mut clock).text;
    }
    text
}

fn go(session: &mut Session, command: &str) -> String {
    let begun = say(session, command);
    begun + &think(session)
}

#[test]
fn every_way_to_limit_a_search_ends_it() {
    let mut session = Session::default();
    for limit in [
        "depth 5",
        "nodes 3000",
        "movetime 50",
        "wtime 3000 btime 3000 winc 10 binc 10",
        "wtime -5 btime 100 movestogo 3",
        "mate 1 depth 4",
        "depth 4 searchmoves a2a3 h2h4",
    ] {
        let said = go(&mut session, &format!("go {limit}"));
        let last = said.lines().last().unwrap_or_default();
        assert!(last.starts_with("bestmove "), "{limit}: {said}");
        for line in said.lines().rev().skip(1) {
            for word in [
                "info depth",
                " seldepth ",
                " multipv 1 ",
                " score cp ",
                " nodes ",
                " nps ",
                " hashfull ",
                " time ",
                " pv ",
            ] {
                assert!(line.contains(word), "{limit}: {line}");
            }
        }
    }
    assert!(go(&mut session, "go depth 3 searchmoves a2a3").contains("bestmove a2a3"));
}

#[test]
fn an_endless_search_answers_when_it_is_stopped_and_not_before() {
    let mut session = Session::default();
    assert_eq!(say(&mut session, "go infinite"), "");
    for _ in 0..3 {
        let said = session.step(4_096, &mut || 0).text;
        assert!(session.is_thinking() && !said.contains("bestmove"));
        assert_eq!(say(&mut session, "isready"), "readyok\n");
    }
    assert!(say(&mut session, "stop").contains("bestmove "));
    assert!(!session.is_thinking());
    assert_eq!(say(&mut session, "stop"), "");
    // A search that cannot go deeper waits as well.
    say(
        &mut session,
        "position fen 6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1",
    );
    assert!(!go(&mut session, "go infinite").contains("bestmove"));
    assert!(say(&mut session, "stop").ends_with("bestmove d1d8\n"));
}

#[test]
fn pondering_ends_after_the_move_it_waited_for() {
    let mut session = Session::default();
    say(&mut session, "go ponder wtime 1000 btime 1000");
    let said = session.step(50_000, &mut || 100_000).text;
    assert!(session.is_thinking() && !said.contains("bestmove"));
    assert_eq!(say(&mut session, "ponderhit"), "");
    assert!(think(&mut session).contains("bestmove "));
}

#[test]
fn a_new_position_ends_the_search_before_it() {
    let mut session = Session::default();
    say(&mut session, "go infinite");
    session.step(4_096, &mut || 0);
    let said = say(&mut session, "position startpos moves e2e4");
    assert!(said.contains("bestmove "));
    assert!(go(&mut session, "go depth 2").contains("bestmove "));
}

#[test]
fn several_lines_are_told_apart() {
    let mut session = Session::default();
    say(&mut session, "setoption name MultiPV value 3");
    let said = go(&mut session, "go depth 4");
    for number in 1..=3 {
        assert!(
            said.contains(" depth 4 seldepth ") && said.contains(&format!(" multipv {number} "))
        );
    }
}

#[test]
fn a_limited_strength_plays_by_its_seed() {
    let mut session = Session::default();
    say(&mut session, "setoption name UCI_LimitStrength value true");
    say(&mut session, "setoption name UCI_Elo value 800");
    say(&mut session, "setoption name Seed value 7");
    let first = go(&mut session, "go movetime 1000");
    assert!(first.contains("bestmove "));
    say(&mut session, "go wtime 1000 btime 1000");
    assert_eq!(best(&think(&mut session)), best(&first));
    let mut others = Vec::new();
    for _ in 0..8 {
        say(&mut session, "ucinewgame");
        others.push(best(&go(&mut session, "go movetime 1000")));
    }
    assert!(others.iter().any(|other| *other != best(&first)));
}

fn best(said: &str) -> String {
    let words = said.lines().last().and_then(|line| line.split(' ').nth(1));
    words.unwrap_or_default().to_owned()
}

#[test]
fn the_history_of_a_game_counts() {
    let mut session = Session::default();
    say(
        &mut session,
        "position fen 6k1/5ppp/8/8/8/8/5PPP/1Q4K1 b - - 0 1 moves g8f8 b1b2 f8g8 b2b1 g8f8 b1b2 f8g8",
    );
    let said = go(&mut session, "go depth 5 searchmoves b2b1");
    assert!(said.contains(" score cp 0 "), "{said}");
}

#[test]
fn without_a_legal_move_the_null_move_is_answered() {
    let mut session = Session::default();
    say(
        &mut session,
        "position fen R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1",
    );
    assert!(go(&mut session, "go depth 3").ends_with("bestmove 0000\n"));
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
fn perft_that_takes_long_goes_on_in_slices_and_can_be_stopped() {
    let mut session = Session::default();
    let mut said = say(&mut session, "go perft 5");
    while session.is_thinking() {
        said += &session.step(1, &mut || 0).text;
    }
    assert!(said.contains("e2e4: 405385\n") && said.ends_with("\n\nNodes searched: 4865609\n"));
    assert_eq!(said.lines().count(), 22);

    say(&mut session, "go perft 100000");
    assert!(session.is_thinking());
    assert_eq!(say(&mut session, "isready"), "readyok\n");
    let stopped = say(&mut session, "stop");
    assert!(
        stopped.starts_with("info string stopped after "),
        "{stopped}"
    );
    assert!(!session.is_thinking());
    say(&mut session, "go perft 9");
    assert!(say(&mut session, "go perft 1").ends_with("Nodes searched: 20\n"));
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
