//! Positions from games of the engine against itself.

use engine::{Engine, Limits, Root, Score, TableSize, Unwatched};
use rules::{Position, Role};

/// This many half-moves are played at random, so that no two games are alike.
const RANDOM: u64 = 8;
const LONGEST: u32 = 240;
/// Beyond this, in centipawns, a position says little about the evaluation.
const DECIDED: i32 = 700;
/// With this for this many half-moves a game is over.
const WON: i32 = 1_000;
const LONG_WON: u32 = 5;

/// Prints a line for each quiet position: the position, the score of White in centipawns, and the
/// points of White in the game.
pub fn run(games: u64, nodes: u64, seed: u64) -> Result<(), String> {
    let mut engine = Engine::new(TableSize::Mb8);
    for number in 0..games {
        let Some(root) = beginning(mixed(seed ^ number << 24)) else {
            continue;
        };
        engine.clear();
        let (positions, points) = play(&mut engine, root, nodes);
        for (fen, score) in positions {
            println!("{fen};{score};{points}");
        }
    }
    Ok(())
}

fn beginning(mut seed: u64) -> Option<Root> {
    let mut root = Root::new(Position::default());
    for _ in 0..RANDOM {
        let moves = root.position().legal_moves();
        seed = mixed(seed);
        let mv = *moves.get((seed % moves.len().max(1) as u64) as usize)?;
        root = root.after(mv);
    }
    Some(root)
}

/// Plays a game; returns its quiet positions and the points of White.
fn play(engine: &mut Engine, mut root: Root, nodes: u64) -> (Vec<(String, i32)>, f64) {
    let mut positions = Vec::new();
    let mut long = 0;
    let mut before = Vec::new();
    for ply in 0..LONGEST {
        let position = *root.position();
        let sign = position.turn().fold_wb(1, -1);
        let answer = engine.search(&root, &Limits::nodes(nodes), &mut Unwatched);
        let (Some(mv), Some(score)) = (answer.best(), answer.score()) else {
            let lost = if position.is_check() { -sign } else { 0 };
            return (positions, f64::from(lost + 1) / 2.0);
        };
        if ply == 0 && score.value().abs() > 400 {
            // The random moves have decided it already.
            return (Vec::new(), 0.5);
        }
        let here = position.identity();
        if before.iter().filter(|&&earlier| earlier == here).count() >= 2
            || position.halfmove_clock() >= 100
            || position.is_insufficient_material()
        {
            return (positions, 0.5);
        }
        before.push(here);
        let is_quiet = !position.is_check()
            && position.captured_by(mv).is_none()
            && mv.promotion() != Some(Role::Queen);
        if let Score::Centipawns(value) = score
            && is_quiet
            && value.abs() < DECIDED
        {
            positions.push((position.to_string(), sign * value));
        }
        long = if score.value().abs() > WON {
            long + 1
        } else {
            0
        };
        if long >= LONG_WON {
            let winner = sign * score.value().signum();
            return (positions, f64::from(winner + 1) / 2.0);
        }
        root = root.after(mv);
    }
    (positions, 0.5)
}

fn mixed(number: u64) -> u64 {
    let mut bits = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    bits = (bits ^ bits >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    bits = (bits ^ bits >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    bits ^ bits >> 31
}
