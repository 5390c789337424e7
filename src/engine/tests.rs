//! What the search as a whole does.

use rules::{Move, Position};

use crate::{
    Answer, Engine, Limits, Moment, Order, Progress, Report, Root, Score, TableSize, Unwatched,
    Watcher, bench,
};

fn root(fen: &str) -> Root {
    Root::new(fen.parse().expect("the test names a position"))
}

fn search(fen: &str, limits: &Limits) -> Answer {
    Engine::new(TableSize::Mb4).search(&root(fen), limits, &mut Unwatched)
}

fn name(answer: &Answer) -> String {
    answer.best().map(|mv| mv.to_string()).unwrap_or_default()
}

/// Gives the thread back whenever it is asked.
struct Impatient;

impl Watcher for Impatient {
    fn order(&mut self, _: Moment, _: u64) -> Order {
        Order::Suspend
    }
}

/// Stops at the first question after this many positions.
struct Stopper(u64);

impl Watcher for Stopper {
    fn order(&mut self, _: Moment, nodes: u64) -> Order {
        if nodes >= self.0 {
            Order::Stop
        } else {
            Order::Continue
        }
    }
}

fn in_slices(engine: &mut Engine, root: &Root, limits: &Limits) -> (Answer, u32) {
    engine.begin(root, limits);
    let mut slices = 1;
    loop {
        match engine.advance(&mut Impatient) {
            Progress::Suspended => slices += 1,
            Progress::Done(answer) => return (answer, slices),
        }
    }
}

/// Changes whenever the search or the evaluation does; then the new number is written here.
#[test]
fn the_signature_is_that_of_this_version() {
    assert_eq!(bench::signature(), SIGNATURE);
}

const SIGNATURE: u64 = 183_046;

#[test]
fn a_search_in_slices_finds_what_it_finds_in_one_piece() {
    for fen in bench::POSITIONS {
        let limits = Limits::nodes(6_000);
        let whole = search(fen, &limits);
        let (cut, slices) = in_slices(&mut Engine::new(TableSize::Mb4), &root(fen), &limits);
        assert!(slices > 3, "{fen}");
        assert_eq!(cut, whole, "{fen}");
    }
}

#[test]
fn the_same_search_finds_the_same_again() {
    let limits = Limits {
        lines: 3,
        ..Limits::nodes(10_000)
    };
    for fen in &bench::POSITIONS[..6] {
        assert_eq!(search(fen, &limits), search(fen, &limits), "{fen}");
    }
}

#[test]
fn a_cleared_engine_is_like_a_new_one() {
    let limits = Limits::nodes(8_000);
    let mut used = Engine::new(TableSize::Mb4);
    used.search(&root(bench::POSITIONS[3]), &limits, &mut Unwatched);
    used.clear();
    let again = used.search(&root(bench::POSITIONS[4]), &limits, &mut Unwatched);
    assert_eq!(again, search(bench::POSITIONS[4], &limits));
}

#[test]
fn mates_are_found_at_their_length() {
    let cases = [
        ("6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1", 3, Score::Mate(1)),
        ("7k/8/5K2/6Q1/8/8/8/8 w - - 0 1", 3, Score::Mate(1)),
        ("kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1", 13, Score::Mate(2)),
        (
            "r1b2k1r/ppp1bppp/8/1B1Q4/5q2/2P5/PPP2PPP/R3R1K1 w - - 1 1",
            10,
            Score::Mate(2),
        ),
        ("8/8/8/8/8/1k6/7r/K7 w - - 0 1", 6, Score::Mate(-1)),
        ("r5rk/5p1p/5R2/4B3/8/8/7P/7K w - - 0 1", 8, Score::Mate(3)),
    ];
    for (fen, depth, score) in cases {
        let answer = search(fen, &Limits::depth(depth));
        assert_eq!(answer.score(), Some(score), "{fen}");
        let Score::Mate(moves) = score else { continue };
        let half_moves = if moves > 0 { 2 * moves - 1 } else { -2 * moves };
        assert_eq!(answer.lines[0].moves.len(), half_moves as usize, "{fen}");
    }
}

#[test]
fn a_mated_or_stalemated_side_has_no_move() {
    for fen in [
        "R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1",
        "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1",
    ] {
        assert_eq!(search(fen, &Limits::depth(3)).best(), None, "{fen}");
    }
}

fn play(mut root: Root, moves: &str) -> Root {
    for word in moves.split(' ') {
        let is_named = |mv: &&Move| mv.to_string() == word;
        let legal = root.position().legal_moves();
        let mv = *legal.iter().find(is_named).expect("the test names a move");
        root = root.after(mv);
    }
    root
}

/// The knights go out and back: what was there twice would be there for the third time.
#[test]
fn a_third_time_is_a_draw_and_who_is_better_avoids_it() {
    let start = "6k1/5ppp/8/8/8/8/5PPP/1Q4K1 b - - 0 1";
    let game = play(root(start), "g8f8 b1b2 f8g8 b2b1 g8f8 b1b2 f8g8");
    let answer = Engine::new(TableSize::Mb4).search(&game, &Limits::depth(6), &mut Unwatched);
    assert_ne!(name(&answer), "b2b1");
    assert!(answer.score() > Some(Score::Centipawns(500)));
    let only = Limits {
        search_moves: answer
            .best()
            .into_iter()
            .take(0)
            .chain(
                game.position()
                    .legal_moves()
                    .into_iter()
                    .find(|mv| mv.to_string() == "b2b1"),
            )
            .collect(),
        ..Limits::depth(6)
    };
    let answer = Engine::new(TableSize::Mb4).search(&game, &only, &mut Unwatched);
    assert_eq!(answer.score(), Some(Score::Centipawns(0)));
}

#[test]
fn a_lost_side_takes_a_perpetual_check() {
    let answer = search(
        "6k1/5ppp/8/8/8/1q6/r4PPP/3Q2K1 w - - 0 1",
        &Limits::depth(4),
    );
    assert_eq!(answer.score(), Some(Score::Mate(1)));
    let answer = search("5rk1/5ppp/7Q/8/8/8/qr3PPP/6K1 w - - 0 1", &Limits::depth(8));
    assert!(answer.score() < Some(Score::Centipawns(0)));
    let answer = search("6k1/6p1/8/7Q/8/8/qr6/7K w - - 0 1", &Limits::depth(10));
    assert_eq!(answer.score(), Some(Score::Centipawns(0)));
}

#[test]
fn fifty_moves_are_a_draw_unless_the_last_is_mate() {
    let answer = search("7k/8/8/8/8/8/1R6/K7 w - - 99 80", &Limits::depth(5));
    assert_eq!(answer.score(), Some(Score::Centipawns(0)));
    let answer = search("6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 99 80", &Limits::depth(5));
    assert_eq!(answer.score(), Some(Score::Mate(1)));
}

#[test]
fn dead_positions_are_drawn() {
    for fen in [
        "8/8/4k3/8/8/3N4/4K3/8 w - - 0 1",
        "8/8/3bk3/8/8/4B3/4K3/8 w - - 0 1",
        "8/8/4k3/8/8/8/4p3/4K3 w - - 0 1",
    ] {
        assert_eq!(
            search(fen, &Limits::depth(6)).score(),
            Some(Score::Centipawns(0)),
            "{fen}"
        );
    }
}

/// Whoever must move loses; a null move would say otherwise.
#[test]
fn zugzwang_is_seen() {
    let answer = search(
        "8/8/p1p5/1p5p/1P5p/8/PPP2K1p/4R1rk w - - 0 1",
        &Limits::depth(12),
    );
    assert_eq!(name(&answer), "e1f1");
    let answer = search("8/2k5/8/1pP5/1P6/2K5/8/8 w - - 0 1", &Limits::depth(10));
    assert!(answer.best().is_some());
}

#[test]
fn only_the_moves_asked_for_are_searched() {
    let start = Position::default();
    let asked: Vec<Move> = ["a2a3", "h2h4"]
        .into_iter()
        .filter_map(|word| {
            start
                .legal_moves()
                .into_iter()
                .find(|mv| mv.to_string() == word)
        })
        .collect();
    let limits = Limits {
        search_moves: asked.clone(),
        lines: 5,
        ..Limits::depth(5)
    };
    let answer = Engine::new(TableSize::Mb4).search(&Root::new(start), &limits, &mut Unwatched);
    assert_eq!(answer.lines.len(), 2);
    assert!(
        answer
            .lines
            .iter()
            .all(|line| asked.contains(&line.moves[0]))
    );
}

#[test]
fn several_lines_begin_differently_and_the_best_is_first() {
    let limits = Limits {
        lines: 4,
        ..Limits::depth(7)
    };
    for fen in &bench::POSITIONS[..8] {
        let answer = search(fen, &limits);
        assert_eq!(answer.lines.len(), 4, "{fen}");
        assert!(
            answer.lines.is_sorted_by(|a, b| a.score >= b.score),
            "{fen}"
        );
        let mut first: Vec<u16> = answer
            .lines
            .iter()
            .map(|line| line.moves[0].to_bits())
            .collect();
        first.sort_unstable();
        first.dedup();
        assert_eq!(first.len(), 4, "{fen}");
    }
}

#[test]
fn what_is_close_to_the_best_gets_a_score_of_its_own() {
    let limits = Limits {
        margin: Some(60),
        ..Limits::depth(6)
    };
    for fen in &bench::POSITIONS[..8] {
        let answer = search(fen, &limits);
        let best = answer.score().expect("there is a move").value();
        for line in &answer.lines {
            assert!(line.score.value() >= best - 60, "{fen}");
        }
        assert!(!answer.lines.is_empty());
    }
}

#[test]
fn a_stopped_search_answers_with_what_it_has() {
    for fen in bench::POSITIONS {
        let root = root(fen);
        let answer =
            Engine::new(TableSize::Mb4).search(&root, &Limits::default(), &mut Stopper(5_000));
        let best = answer.best().expect("there is a move");
        assert!(root.position().is_legal(best), "{fen}");
        assert!(answer.nodes < 9_000, "{fen}");
    }
}

/// Whenever it is stopped, a search has a move and a score that makes sense.
#[test]
fn a_score_is_known_at_every_node() {
    for fen in [
        bench::POSITIONS[0],
        bench::POSITIONS[4],
        bench::POSITIONS[14],
    ] {
        for nodes in (200..9_000).step_by(433) {
            let answer = search(fen, &Limits::nodes(nodes));
            let score = answer.score().expect("there is a move");
            assert!(score > Score::Centipawns(-600), "{fen} {nodes}: {score:?}");
        }
    }
}

#[test]
fn a_search_for_a_mate_ends_with_it() {
    let limits = Limits {
        mate: Some(3),
        ..Limits::default()
    };
    let answer = search("r5rk/5p1p/5R2/4B3/8/8/7P/7K w - - 0 1", &limits);
    assert_eq!(answer.score(), Some(Score::Mate(3)));
}

/// Every line that is reported or answered can be played.
#[test]
fn lines_consist_of_legal_moves() {
    struct Checker(Position, u32);
    impl Watcher for Checker {
        fn report(&mut self, report: &Report<'_>) {
            self.1 += 1;
            let mut position = self.0;
            for &mv in report.moves {
                assert!(position.is_legal(mv), "{position}: {mv}");
                position = position.play_unchecked(mv);
            }
        }
    }
    let mut engine = Engine::new(TableSize::Mb4);
    for fen in bench::POSITIONS {
        let root = root(fen);
        let mut checker = Checker(*root.position(), 0);
        let limits = Limits {
            lines: 2,
            ..Limits::nodes(6_000)
        };
        engine.search(&root, &limits, &mut checker);
        assert!(checker.1 > 3, "{fen}");
    }
}

/// Whole games: every move is legal, and the game goes on with what the table still knows.
#[test]
fn games_against_itself_are_legal_to_their_end() {
    let mut engine = Engine::new(TableSize::Mb4);
    for fen in &bench::POSITIONS[..6] {
        let mut game = root(fen);
        for _ in 0..120 {
            let answer = engine.search(&game, &Limits::nodes(400), &mut Unwatched);
            let Some(mv) = answer.best() else { break };
            assert!(game.position().is_legal(mv));
            game = game.after(mv);
            if game.position().halfmove_clock() >= 100 {
                break;
            }
        }
    }
}

/// A share of the collection: of the mates of games one in twenty may take longer, of the composed ones,
/// whose first moves are hard to see, every other; `match suite` in tests/match looks at all of it.
#[test]
fn mates_of_problems_of_old_books_and_of_own_games_are_found() {
    let collection = include_str!("../../tests/data/mates.tsv");
    let rows = || collection.lines().filter(|line| !line.starts_with('#'));
    assert!(rows().count() >= 200);
    let mut engine = Engine::new(TableSize::Mb4);
    for (is_composed, share) in [(false, 20), (true, 2)] {
        let rows = rows().filter(|row| row.contains("\tcomposed: ") == is_composed);
        let (mut all, mut missed) = (0, Vec::new());
        for row in rows.step_by(6) {
            let mut fields = row.split('\t');
            let mut field = || fields.next().expect("a row has three fields");
            let (fen, moves) = (field(), field().parse().expect("a number of moves"));
            let limits = Limits {
                mate: Some(moves),
                ..Limits::nodes(60_000)
            };
            engine.clear();
            let answer = engine.search(&root(fen), &limits, &mut Unwatched);
            all += 1;
            if answer.score() < Some(Score::Mate(moves as i32)) {
                missed.push(row);
            }
        }
        assert!(
            share * missed.len() <= all,
            "{} of {all}: {missed:#?}",
            missed.len()
        );
    }
}
