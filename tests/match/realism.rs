//! Whether weak levels lose as people do: not by what lies in plain sight.

use engine::level::{Level, Player};
use engine::{Engine, Limits, Root, TableSize, Unwatched};
use rules::{Move, Position, Role};

use crate::arguments::Arguments;
use crate::game::value;
use crate::openings::LINES;
use crate::player::mixed;

/// A first look, after which most moves need no other.
const GLANCE: u64 = 4_000;
/// Whether a move loses is decided by a look at this many positions, which is twice what any level looks at.
const REFEREE: u64 = 64_000;
/// What makes the second look necessary: the first may be wrong by so much.
const DOUBT: i32 = 150;
/// What counts as a loss, in centipawns.
const LOSS: i32 = 300;
const LONGEST: usize = 160;

/// Lets each level play itself, and counts the moves that lose much, and those of them that an
/// obvious capture refutes.
pub fn measure(arguments: &Arguments) -> Result<(), String> {
    for number in arguments.from..=arguments.to {
        let level = Level::new(number).ok_or(format!("not a level: {number}"))?;
        let mut player = Player::new(TableSize::Mb4);
        let mut referee = Engine::new(TableSize::Mb4);
        let (mut moves, mut losses, mut obvious) = (0_u32, 0_u32, 0_u32);
        for game in 0..arguments.games {
            let seed = mixed(arguments.seed ^ u64::from(game)) & u64::from(u32::MAX);
            let mut root = Root::new(Position::default());
            for word in LINES[game as usize % LINES.len()].split(' ') {
                let mv = notation::uci::read(root.position(), word)
                    .map_err(|error| error.to_string())?;
                root = root.after(mv);
            }
            for _ in 0..LONGEST {
                let Some(mv) = player.choose(&root, level, seed, &mut Unwatched).best() else {
                    break;
                };
                let next = root.clone().after(mv);
                moves += 1;
                let (lost, _) = judge(&mut referee, &root, &next, GLANCE);
                if lost >= LOSS - DOUBT {
                    let (lost, reply) = judge(&mut referee, &root, &next, REFEREE);
                    if let Some(reply) = reply.filter(|_| lost >= LOSS) {
                        losses += 1;
                        obvious += u32::from(is_obvious(root.position(), mv, reply));
                    }
                }
                root = next;
                if root.position().halfmove_clock() >= 100 {
                    break;
                }
            }
        }
        println!(
            "level {number}: {losses} of {moves} moves lose {LOSS} or more ({:.1} %); \
             an obvious capture refutes {obvious} of them ({:.1} %)",
            100.0 * f64::from(losses) / f64::from(moves.max(1)),
            100.0 * f64::from(obvious) / f64::from(losses.max(1)),
        );
    }
    Ok(())
}

/// How much the move from `root` to `next` lost, in centipawns, and the best reply to it.
fn judge(referee: &mut Engine, root: &Root, next: &Root, nodes: u64) -> (i32, Option<Move>) {
    let mut look = |root| referee.search(root, &Limits::nodes(nodes), &mut Unwatched);
    let best = value(look(root).score()).clamp(-1_000, 1_000);
    let after = look(next);
    let reached = -value(after.score()).clamp(-1_000, 1_000);
    (best - reached, after.best())
}

/// Whether the reply to this move takes a piece that is unguarded or dearer, from nearby or where it has
/// just gone; not what ends an even exchange, for which another move than this may have been better, but
/// which takes back only.
fn is_obvious(before: &Position, mv: Move, reply: Move) -> bool {
    let position = before.play_unchecked(mv);
    let Some((square, taken)) = position.captured_by(reply) else {
        return false;
    };
    if taken.role == Role::Pawn {
        return false;
    }
    let worth = |role: Role| [1, 3, 3, 5, 9, 99][role as usize];
    let is_guarded = !position.attackers(square, taken.color).is_empty();
    let is_cheap = worth(reply.role()) < worth(taken.role);
    let has_just_gone = mv.to() == square;
    let is_near = reply.from().distance(reply.to()) <= 1 || has_just_gone;
    let paid = before.captured_by(mv).filter(|_| has_just_gone);
    let is_even = paid.is_some_and(|(_, paid)| worth(paid.role) >= worth(taken.role));
    (is_cheap || !is_guarded) && is_near && !is_even
}
