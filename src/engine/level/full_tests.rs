//! Full strength, and levels on a clock.

use rules::Position;

use super::{Level, PLAYING, Player};
use crate::time::{Budget, Clock};
use crate::{Answer, Moment, Order, Root, TableSize, Unwatched, Watcher, bench};

/// A device that looks at this many positions in a millisecond, with the time for one move.
struct Device {
    speed: u64,
    budget: Budget,
    spent: u64,
}

impl Watcher for Device {
    fn order(&mut self, moment: Moment, nodes: u64) -> Order {
        self.spent = nodes / self.speed;
        match self.budget.is_over(moment, self.spent) {
            true => Order::Stop,
            false => Order::Continue,
        }
    }
}

/// The move that a level chooses on a device, and how long it took.
fn timed(player: &mut Player, root: &Root, level: Level, speed: u64, left: u64) -> (Answer, u64) {
    let clock = Clock {
        left,
        ..Clock::default()
    };
    let mut device = Device {
        speed,
        budget: Budget::share(&clock, 50),
        spent: 0,
    };
    let answer = player.choose(root, level, 3, &mut device);
    (answer, device.spent)
}

#[test]
fn full_strength_on_a_slow_device_keeps_a_minute_for_sixty_moves() {
    let mut player = Player::new(PLAYING);
    let mut game = Root::new(Position::default());
    let mut left = 60_000;
    for number in 0..60 {
        let (answer, spent) = timed(&mut player, &game, Level::FULL, 10, left);
        // On the way to the clock something is lost each time.
        left -= spent + 20;
        let Some(mv) = answer.best() else { break };
        assert!(number > 5 || left > 45_000, "{number}: {left}");
        game = game.after(mv);
    }
    assert!((3_000..30_000).contains(&left), "{left}");
}

#[test]
fn with_enough_time_a_level_plays_as_without_a_clock() {
    let mut player = Player::new(PLAYING);
    let level = Level::nearest(1_400);
    for fen in &bench::POSITIONS[..5] {
        let root = Root::new(fen.parse().expect("the bench has positions"));
        let (answer, spent) = timed(&mut player, &root, level, 10, 300_000);
        let untimed = player.choose(&root, level, 3, &mut Unwatched);
        assert_eq!(answer, untimed, "{fen}");
        assert!(spent < 1_000, "{fen}: {spent}");
        let (hasty, spent) = timed(&mut player, &root, level, 10, 1_000);
        assert!(hasty.best().is_some(), "{fen}");
        assert!(spent < 200, "{fen}: {spent}");
    }
}

/// Full strength after this many positions: a whole choice takes a test too long.
fn full(player: &mut Player, root: &Root, seed: u64) -> Answer {
    struct Soon;
    impl Watcher for Soon {
        fn order(&mut self, _: Moment, nodes: u64) -> Order {
            match nodes < 30_000 {
                true => Order::Continue,
                false => Order::Stop,
            }
        }
    }
    player.choose(root, Level::FULL, seed, &mut Soon)
}

fn after(moves: &str) -> Root {
    let mut root = Root::new(Position::default());
    for word in moves.split_whitespace() {
        let legal = root.position().legal_moves();
        let mv = legal.iter().find(|mv| mv.to_string() == word);
        root = root.after(*mv.expect("the test names a move"));
    }
    root
}

#[test]
fn full_strength_plays_the_same_whatever_it_has_looked_at() {
    let mut fresh = Player::new(PLAYING);
    let mut used = Player::new(PLAYING);
    used.engine().search(
        &after("e2e4 e7e5 g1f3"),
        &crate::Limits::nodes(60_000),
        &mut Unwatched,
    );
    for moves in ["e2e4", "e2e4 b8c6 g1f3", "d2d4 g8f6 c2c4 e7e6 b1c3 f8b4"] {
        let root = after(moves);
        let first = full(&mut fresh, &root, 7);
        assert_eq!(full(&mut used, &root, 7), first, "{moves}");
        full(&mut used, &after("d2d4"), 8);
    }
    assert_eq!(PLAYING, TableSize::Mb8, "as the levels were measured");
}

#[test]
fn full_strength_opens_games_in_different_ways_and_close_to_the_best() {
    let mut player = Player::new(PLAYING);
    for root in [after(""), after("e2e4")] {
        let mut opened = Vec::new();
        for seed in 0..12 {
            let answer = full(&mut player, &root, seed);
            let best = answer.lines.iter().map(|line| line.score.value()).max();
            let chosen = answer.lines[0].score.value();
            assert!(best.expect("there is a move") - chosen <= 15);
            opened.push(answer.best().map(rules::Move::to_bits));
        }
        opened.sort_unstable();
        opened.dedup();
        assert!(opened.len() > 1, "{opened:?}");
    }
}

#[test]
fn after_the_opening_every_seed_plays_the_best() {
    let mut player = Player::new(PLAYING);
    let root = after("e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5a4 g8f6");
    let best = full(&mut player, &root, 0);
    assert_eq!(best.lines.len(), 1);
    assert_eq!(full(&mut player, &root, 1), best);
    // So it does in a position that was set up, whose moves are counted from 1.
    let few = Root::new(
        "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1"
            .parse()
            .expect("it is one"),
    );
    assert_eq!(full(&mut player, &few, 1).lines.len(), 1);
}
