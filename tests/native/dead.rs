//! Dead positions: own positions with known verdicts, and sweeps without a false one.

mod exhaustive;
mod material;
mod sweep;

use rules::dead::{Analysis, Verdict};
use rules::{Color, Position, Setup};

/// A line of `tests/data/dead.txt`.
struct Known {
    board: Setup,
    /// Whether White and whether Black can ever mate.
    can_mate: [bool; 2],
}

/// One of the lines that is a legal position.
struct KnownPosition {
    position: Position,
    /// Whether White and whether Black can ever mate.
    can_mate: [bool; 2],
}

fn known_boards() -> Vec<Known> {
    let lines = include_str!("../data/dead.txt").lines();
    let lines = lines.filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines
        .map(|line| {
            let fields: Vec<&str> = line.split(" | ").collect();
            let [fen, white, black, _why] = fields[..] else {
                panic!("four fields: {line}");
            };
            let can_mate = |text| match text {
                "alive" => true,
                "dead" => false,
                _ => panic!("alive or dead: {line}"),
            };
            Known {
                board: fen
                    .parse()
                    .unwrap_or_else(|error| panic!("{line}: {error}")),
                can_mate: [can_mate(white), can_mate(black)],
            }
        })
        .collect()
}

fn known() -> Vec<KnownPosition> {
    let boards = known_boards().into_iter();
    let positions = boards.filter_map(|Known { board, can_mate }| {
        let position = Position::from_setup(&board).ok()?;
        Some(KnownPosition { position, can_mate })
    });
    positions.collect()
}

/// At least 199 of 200 dead sides are proved, and nothing is called dead that is not.
#[test]
fn boards_with_too_many_promoted_pieces_are_judged_as_well() {
    let boards = known_boards();
    let excess = |known: &&Known| Position::from_setup(&known.board).is_err();
    let counted = boards.iter().filter(excess).count();
    assert!(counted >= 10, "{counted}");
    let (mut dead, mut proved) = (0, 0);
    for Known { board, can_mate } in &boards {
        for (winner, can_mate) in Color::ALL.into_iter().zip(can_mate) {
            let analysis = Analysis::of_board(board, &[winner], Analysis::BUDGET);
            let verdict = analysis.expect("it has no other fault").finish();
            dead += usize::from(!can_mate);
            match verdict {
                Verdict::Dead => {
                    assert!(!can_mate, "{board} {winner} is alive");
                    proved += 1;
                }
                Verdict::Alive { .. } => assert!(can_mate, "{board} {winner} is dead"),
                Verdict::Unknown => println!("{board} {winner} is not decided"),
            }
        }
    }
    assert!(1_000 * proved >= 995 * dead, "{proved} of {dead}");
}

/// Fifteen queens have more moves than a list holds: nothing is said of them.
#[test]
fn a_board_with_too_many_moves_is_left_undecided() {
    let board: Setup = "7k/8/Q1Q1Q1Q1/8/Q1Q1Q1Q1/8/Q1Q1Q1Q1/K1Q1Q3 w - - 0 1"
        .parse()
        .expect("a FEN");
    let moves = board.diagram_moves().len();
    let analysis = Analysis::of_board(&board, &[Color::Black], 10_000).expect("it can be followed");
    assert!(moves > 256 || analysis.finish().is_dead(), "{moves}");
}

/// Runs the analysis of one side in slices; returns the verdict and the number of positions it
/// took.
fn analyze(position: &Position, winner: Color) -> (Verdict, u32) {
    let mut analysis = Analysis::of_side(position, winner);
    loop {
        if let Some(verdict) = analysis.step(1_000) {
            return (verdict, analysis.nodes());
        }
    }
}

/// Whether the moves are legal from `position` on and end in a mate by `winner`.
fn is_helpmate(position: &Position, helpmate: &[rules::Move], winner: Color) -> bool {
    let mut position = *position;
    for &mv in helpmate {
        let Ok(next) = position.play(mv) else {
            return false;
        };
        position = next;
    }
    position.is_checkmate() && position.turn() == winner.other()
}

#[test]
fn own_positions_get_their_known_verdicts() {
    let known = known();
    assert!(known.len() >= 200);
    for KnownPosition { position, can_mate } in known {
        for (winner, can_mate) in Color::ALL.into_iter().zip(can_mate) {
            let (verdict, nodes) = analyze(&position, winner);
            assert!(nodes <= 500_000, "{position} {winner}: {nodes} positions");
            match verdict {
                Verdict::Alive { helpmate } => {
                    assert!(can_mate, "{position} {winner} is dead");
                    assert!(
                        is_helpmate(&position, &helpmate, winner),
                        "{position} {winner}: {helpmate:?}"
                    );
                    assert!(!position.can_never_mate(winner), "{position} {winner}");
                }
                Verdict::Dead => assert!(!can_mate, "{position} {winner} is alive"),
                Verdict::Unknown => panic!("{position} {winner} is not decided"),
            }
        }
    }
}

#[test]
fn both_sides_together_are_dead_if_each_is() {
    for KnownPosition { position, can_mate } in known() {
        let is_dead = can_mate == [false, false];
        assert_eq!(
            Analysis::of_both(&position).finish().is_dead(),
            is_dead,
            "{position}"
        );
        assert!(is_dead || !position.is_dead(), "{position}");
    }
}

#[test]
fn an_analysis_in_slices_finds_what_one_without_a_pause_finds() {
    let position: Position = "8/8/8/8/8/6pk/4Kp1p/7B w - - 0 1"
        .parse()
        .expect("a position");
    let mut analysis = Analysis::of_side(&position, Color::White);
    let mut slices = 0;
    let verdict = loop {
        slices += 1;
        if let Some(verdict) = analysis.step(500) {
            break verdict;
        }
    };
    assert!(slices > 10);
    assert_eq!(verdict, Analysis::of_side(&position, Color::White).finish());
}

#[test]
fn a_verdict_stays_the_same_however_often_it_is_asked_for() {
    let mate_in_one: Position = "7k/8/6K1/8/8/8/8/R7 w - - 0 1".parse().expect("a position");
    let mut analysis = Analysis::of_side(&mate_in_one, Color::White);
    while analysis.step(1).is_none() {}
    let verdict = analysis.step(1);
    assert!(matches!(verdict, Some(Verdict::Alive { .. })));
    assert!((0..1_000).all(|_| analysis.step(1_000) == verdict));
}

#[test]
fn a_budget_too_small_leaves_the_question_open() {
    let start = Position::default();
    let verdict = Analysis::with_budget(&start, &Color::ALL, 20).finish();
    assert_eq!(verdict, Verdict::Unknown);
}
