//! How a game ends without a claim, and which draws can be claimed.

use rules::{Color, Position};

use crate::json::{self, Object};
use crate::line::Line;
use listing::chessjs_moves::chessjs_moves;
use listing::moves::san;

/// How the game has ended, as JSON; `null` while it goes on. As in `game`, only those dead
/// positions count that are proved at a glance.
#[must_use]
pub fn outcome(line: &Line, position: &Position) -> String {
    let ended = |winner: Option<Color>, reason: &str| {
        let winner = winner.map(|color| color.fold_wb("w", "b"));
        let winner = winner.map_or_else(|| "null".to_owned(), json::text);
        Object::new()
            .raw("winner", &winner)
            .text("reason", reason)
            .end()
    };
    if position.count_legal_moves() == 0 {
        match position.is_check() {
            true => ended(Some(position.turn().other()), "checkmate"),
            false => ended(None, "stalemate"),
        }
    } else if position.is_dead() {
        ended(None, "dead-position")
    } else if line.repetitions() >= 5 {
        ended(None, "fivefold")
    } else if position.halfmove_clock() >= 150 {
        ended(None, "seventy-five")
    } else {
        "null".to_owned()
    }
}

/// The draws that can be claimed, as JSON: now, or with a move that is about to be played.
#[must_use]
pub fn claimable(line: &Line, position: &Position) -> String {
    if outcome(line, position) != "null" {
        return "[]".to_owned();
    }
    let (threefold, fifty) = (line.repetitions() >= 3, position.halfmove_clock() >= 100);
    let claim = |reason: &str, name: Option<&str>| {
        let name = name.map_or_else(|| "null".to_owned(), json::text);
        Object::new()
            .text("reason", reason)
            .raw("move", &name)
            .end()
    };
    let mut claims = Vec::new();
    if threefold {
        claims.push(claim("threefold", None));
    }
    if fifty {
        claims.push(claim("fifty", None));
    }
    let here = line.here();
    let moves = chessjs_moves(here);
    for &mv in &moves {
        let after = here.play(mv);
        // Only a move that can be taken back by another one repeats or counts.
        if after.halfmove_clock() == 0 || !after.has_moves() {
            continue;
        }
        let name = san(here, &moves, mv);
        if !threefold && line.repetitions_of(&after) >= 2 {
            claims.push(claim("threefold", Some(&name)));
        }
        if !fifty && after.halfmove_clock() >= 100 {
            claims.push(claim("fifty", Some(&name)));
        }
    }
    json::list(claims)
}
