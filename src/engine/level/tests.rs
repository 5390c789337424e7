use rules::Position;

use super::choice::cost;
use super::{Level, MARGIN, Player, STRENGTHS};
use crate::{Moment, Order, Progress, Root, TableSize, Unwatched, Watcher, bench};

fn root(fen: &str) -> Root {
    Root::new(fen.parse().expect("the test names a position"))
}

#[test]
fn levels_have_numbers_and_elo_in_steps_of_two_hundred() {
    let elos: Vec<u16> = Level::ALL.into_iter().filter_map(Level::elo).collect();
    assert_eq!(elos, (400..=2_200).step_by(200).collect::<Vec<u16>>());
    for level in Level::ALL {
        assert_eq!(Level::new(level.number()), Some(level));
        assert_eq!(level.elo().map_or(Level::FULL, Level::nearest), level);
    }
    assert_eq!(
        (Level::new(0), Level::new(12), Level::FULL.next()),
        (None, None, None)
    );
}

#[test]
fn what_makes_a_level_strong_grows_with_it() {
    for pair in STRENGTHS.windows(2) {
        let [low, high] = pair else { continue };
        assert!(low.nodes < high.nodes && low.knowledge <= high.knowledge);
        assert!(low.noise >= high.noise && low.temperature > high.temperature);
        assert!(low.cap > high.cap && low.sight < high.sight && low.mates <= high.mates);
        assert!(low.keeps_pieces <= high.keeps_pieces);
    }
}

/// The search spends nothing on moves that the choice would not make.
#[test]
fn what_lies_beyond_the_margin_is_beyond_the_cap() {
    for (level, strength) in Level::ALL.into_iter().zip(&STRENGTHS) {
        let margin = i32::from(level.limits(0, false).margin.expect("a level has one"));
        assert!(margin <= MARGIN);
        for best in (-2_000..2_000).step_by(10) {
            let is_ruled_out = cost(best, best - margin - 1) > strength.cap;
            assert!(margin == MARGIN || is_ruled_out, "{level:?} {best}");
        }
    }
    // Exactly so: with more margin the highest levels would search for nothing.
    assert!(Level::ALL[9].limits(0, false).margin < Some(200));
}

/// The same move on every machine and in every slice, whatever was played before.
#[test]
fn a_seed_decides_the_move() {
    struct Impatient;
    impl Watcher for Impatient {
        fn order(&mut self, _: Moment, _: u64) -> Order {
            Order::Suspend
        }
    }
    let mut player = Player::new(TableSize::Mb4);
    let mut other = Player::new(TableSize::Mb4);
    for fen in &bench::POSITIONS[..5] {
        for level in [1, 3, 6].into_iter().filter_map(Level::new) {
            let whole = player.choose(&root(fen), level, 5, &mut Unwatched);
            other.begin(&root(fen), level, 5);
            let cut = loop {
                if let Progress::Done(answer) = other.advance(&mut Impatient) {
                    break answer;
                }
            };
            assert_eq!(cut, whole, "{fen} {level:?}");
        }
    }
}

#[test]
fn seeds_lead_to_different_games() {
    let mut player = Player::new(TableSize::Mb4);
    let level = Level::nearest(1_000);
    let start = Root::new(Position::default());
    let mut first: Vec<String> = (0..12)
        .filter_map(|seed| player.choose(&start, level, seed, &mut Unwatched).best())
        .map(|mv| mv.to_string())
        .collect();
    first.sort_unstable();
    first.dedup();
    assert!(first.len() > 3, "{first:?}");
}

/// From level 800 on a queen or a rook is enough, against the best defense.
#[test]
fn bare_kings_are_mated_in_thirty_moves() {
    for fen in [
        "8/8/3k4/8/8/8/1R6/K7 w - - 0 1",
        "8/8/3k4/8/8/8/8/KQ6 w - - 0 1",
        "8/8/8/3K4/8/8/1r6/k7 b - - 0 1",
    ] {
        for level in [3, 7].into_iter().filter_map(Level::new) {
            let mut player = Player::new(TableSize::Mb4);
            let mut game = root(fen);
            let mut moves = 0;
            while !game.position().is_checkmate() {
                let answer = player.choose(&game, level, 3, &mut Unwatched);
                game = game.after(answer.best().expect("it is no stalemate"));
                moves += 1;
                assert!(moves <= 60, "{fen} {level:?}");
                let defense = player.choose(&game, Level::nearest(1_000), 9, &mut Unwatched);
                if let Some(mv) = defense.best() {
                    game = game.after(mv);
                }
            }
            assert!(moves <= 30, "{fen} {level:?}");
        }
    }
}

/// What hangs in plain sight is taken, by every seed.
#[test]
fn a_hanging_queen_is_taken_from_level_800_on() {
    let mut player = Player::new(TableSize::Mb4);
    let fen = "rnb1kbnr/pppp1ppp/8/4p1q1/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3";
    for level in Level::ALL[2..6].iter() {
        for seed in 0..20 {
            let best = player
                .choose(&root(fen), *level, seed, &mut Unwatched)
                .best();
            assert_eq!(
                best.map(|mv| mv.to_string()).as_deref(),
                Some("f3g5"),
                "{level:?} {seed}"
            );
        }
    }
}

#[test]
fn a_mate_in_one_is_seen_more_often_by_higher_levels() {
    let mut player = Player::new(TableSize::Mb4);
    let fen = "r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4";
    let mut seen = |level: Level| {
        let is_mate = |seed: &u64| {
            let best = player
                .choose(&root(fen), level, *seed, &mut Unwatched)
                .best();
            best.is_some_and(|mv| mv.to_string() == "h5f7")
        };
        (0..60).filter(is_mate).count()
    };
    let (lowest, middle, high) = (
        seen(Level::ALL[0]),
        seen(Level::ALL[1]),
        seen(Level::ALL[3]),
    );
    assert!((20..60).contains(&lowest), "{lowest}");
    assert!(middle > lowest, "{lowest} {middle}");
    assert_eq!(high, 60);
}

/// A side that is lost gives nothing away for nothing.
#[test]
fn a_lost_side_keeps_its_pieces() {
    let mut player = Player::new(TableSize::Mb4);
    let fen = "3qk3/pppp1ppp/8/8/8/2N5/5PPP/6K1 w - - 0 1";
    for seed in 0..20 {
        let game = root(fen);
        let best = player
            .choose(&game, Level::nearest(800), seed, &mut Unwatched)
            .best();
        let after = game.after(best.expect("there is a move"));
        let is_lost = after.position().legal_moves().into_iter().any(|reply| {
            let is_taken = crate::position::captured_role(after.position(), reply);
            is_taken == Some(rules::Role::Knight)
                && crate::see::wins_at_least(after.position(), reply, 200)
        });
        assert!(!is_lost, "{seed}: {best:?}");
    }
}

/// The knight on f6 hangs, and level 3 sees the pawn take it: whatever it thinks of the rest, no quiet
/// move leaves it there.
#[test]
fn what_is_seen_to_hang_is_not_left_hanging() {
    let root = root("rnbqk2r/pppp1pp1/5n1p/2b1P3/2B1P3/3P4/PPP3PP/RNBQK1NR b KQkq - 0 5");
    let mut player = Player::new(TableSize::Mb4);
    let level = Level::nearest(800);
    for seed in 0..40 {
        let answer = player.choose(&root, level, seed, &mut Unwatched);
        let line = &answer.lines[0].moves;
        let takes = line
            .get(1)
            .is_some_and(|reply| reply.to() == rules::Square::F6);
        let is_quiet = root.position().captured_by(line[0]).is_none();
        assert!(!(is_quiet && takes), "seed {seed}: {line:?}");
    }
}
