//! One game.

use engine::{Root, Score};
use rules::{Color, Move, Position, PositionIdentity};

use crate::player::{Choice, Player};

/// How a game ended, for White: 1, 0.5 or 0 points, and why.
#[derive(Clone, Debug)]
pub struct Game {
    pub points: f64,
    pub reason: &'static str,
    pub moves: Vec<Move>,
}

/// After this many half-moves a game is drawn.
const LONGEST: usize = 400;
/// Both players have to agree for this many half-moves.
const AGREED_WIN: usize = 8;
const AGREED_DRAW: usize = 16;

/// Plays a game from `opening`; the players are those of White and of Black.
pub fn play(
    players: [&mut Player; 2],
    opening: &str,
    seed: u64,
    adjudicates: bool,
) -> Result<Game, String> {
    let mut root = Root::new(Position::default());
    let mut moves = Vec::new();
    let mut before: Vec<PositionIdentity> = Vec::new();
    for word in opening.split(' ') {
        let mv = notation::uci::read(root.position(), word).map_err(|error| error.to_string())?;
        before.push(root.position().identity());
        moves.push(mv);
        root = root.after(mv);
    }
    let [white, black] = players;
    white.begin_game()?;
    black.begin_game()?;
    let (mut winning, mut drawing, mut last) = (0, 0, 0);
    loop {
        let position = *root.position();
        if let Some((points, reason)) = end(&position, &before, moves.len()) {
            return Ok(Game {
                points,
                reason,
                moves,
            });
        }
        let player = position.turn().fold_wb(&mut *white, &mut *black);
        let Choice { mv, score } = player.choose(&root, &moves, seed)?;
        if !position.is_legal(mv) {
            return Err(format!("illegal move {mv} in {position}"));
        }
        if adjudicates && let Some(score) = score {
            let for_white = position.turn().fold_wb(1, -1) * score.value();
            let winner = for_white.signum();
            let is_clear = for_white.abs() >= 900 && (winning == 0 || last == winner);
            winning = if is_clear { winning + 1 } else { 0 };
            last = winner;
            drawing = if for_white.abs() <= 12 && moves.len() > 80 {
                drawing + 1
            } else {
                0
            };
            if winning >= AGREED_WIN {
                let points = if winner > 0 { 1.0 } else { 0.0 };
                return Ok(Game {
                    points,
                    reason: "agreed win",
                    moves,
                });
            }
            if drawing >= AGREED_DRAW {
                return Ok(Game {
                    points: 0.5,
                    reason: "agreed draw",
                    moves,
                });
            }
        }
        before.push(position.identity());
        moves.push(mv);
        root = root.after(mv);
        if root.position().halfmove_clock() == 0 {
            before.clear();
        }
    }
}

/// The points for White and the reason, if the game is over.
fn end(
    position: &Position,
    before: &[PositionIdentity],
    played: usize,
) -> Option<(f64, &'static str)> {
    if !position.has_legal_moves() {
        return Some(if !position.is_check() {
            (0.5, "stalemate")
        } else if position.turn() == Color::White {
            (0.0, "mate")
        } else {
            (1.0, "mate")
        });
    }
    let here = position.identity();
    let times = before.iter().filter(|&&earlier| earlier == here).count();
    if times >= 2 {
        Some((0.5, "repetition"))
    } else if position.halfmove_clock() >= 100 {
        Some((0.5, "fifty moves"))
    } else if position.is_insufficient_material() {
        Some((0.5, "dead position"))
    } else if played >= LONGEST {
        Some((0.5, "length"))
    } else {
        None
    }
}

/// A score as one number, for those who compare.
pub fn value(score: Option<Score>) -> i32 {
    score.map_or(0, Score::value).clamp(-3_000, 3_000)
}
