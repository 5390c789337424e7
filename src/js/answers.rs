//! What chess.js cannot tell: why a move is refused, why it is mate, what it is called.

use explain::illegal::{Context, Earlier, Progress};
use explain::{Finding, of_move, of_position};
use game::Game;
use rules::dead::{Analysis, Verdict};
use rules::{Color, Move, Position, Role, Square};
use words::Why;

use crate::json::{self, Object};
use crate::line::{Line, Played};
use listing::moves::san;
use listing::order::ordered_moves;
use listing::Place;

/// The moves of a game that has only moves, and the position they begin from.
fn moves_of(line: &Line) -> Option<(Position, Vec<Move>)> {
    if line.is_edited() {
        return None;
    }
    let past = line.past();
    let start = past.first().map_or(line.here(), |first| &first.before);
    let moves = past.iter().map(|past| match past.played {
        Played::Move(mv) => Some(mv),
        Played::Null => None,
    });
    Some((*start.position()?, moves.collect::<Option<_>>()?))
}

/// The game, as far as it is one; a game that goes on behind its end begins with the board here.
fn game_of(line: &Line, position: &Position) -> Game {
    let whole = moves_of(line).and_then(|(start, moves)| {
        let mut game = Game::from_position(start);
        moves.into_iter().try_for_each(|mv| game.play(mv)).ok()?;
        Some(game)
    });
    whole.unwrap_or_else(|| Game::from_position(*position))
}

/// Why a move is refused, as JSON; `null` if it is legal.
#[must_use]
pub fn illegal(
    line: &Line,
    position: &Position,
    from: Square,
    to: Square,
    promotion: Option<Role>,
) -> String {
    let known = moves_of(line);
    let context = Context {
        position,
        earlier: known.as_ref().map(|(start, moves)| Earlier { start, moves }),
        progress: Progress::Running,
    };
    let Some(refusal) = words::refusal_in(&context, from, to, promotion) else {
        return "null".to_owned();
    };
    Object::new()
        .text("code", refusal.code.as_str())
        .text("text", &refusal.prose.plain())
        .squares("squares", refusal.squares)
        .squares("by", refusal.by)
        .end()
}

/// What there is to explain about the position, as JSON: a check, a mate, a draw; else `null`.
#[must_use]
pub fn why(line: &Line, position: &Position) -> String {
    let game = game_of(line, position);
    words::why(&game, game.len()).map_or_else(|| "null".to_owned(), |why| why_json(&why))
}

fn why_json(why: &Why) -> String {
    let title = why.title.plain();
    let steps: Vec<String> = why.steps.iter().map(|step| step.prose.plain()).collect();
    let told = [title.as_str()].into_iter().chain(steps.iter().map(String::as_str));
    let told: Vec<&str> = told.collect();
    let steps = json::list(why.steps.iter().map(|step| {
        Object::new()
            .text("text", &step.prose.plain())
            .squares("squares", step.squares)
            .squares("by", step.by)
            .squares("line", step.line)
            .end()
    }));
    Object::new()
        .text("title", &title)
        .text("text", &told.join("\n"))
        .raw("steps", &steps)
        .end()
}

/// What the position, or a move in it, is called, as JSON.
#[must_use]
pub fn terms(position: &Position, mv: Option<Move>) -> String {
    let findings = match mv {
        Some(mv) => of_move(position, mv),
        None => of_position(position),
    };
    json::list(findings.iter().map(finding_json))
}

fn finding_json(finding: &Finding) -> String {
    let line = |(from, to): &(Square, Square)| {
        json::list([from, to].map(|square| json::text(&square.to_string())))
    };
    let moves: Vec<String> = finding.moves.iter().map(ToString::to_string).collect();
    Object::new()
        .text("term", finding.motif.code())
        .text("name", &words::term_name(finding.motif))
        .text("side", finding.side.fold_wb("w", "b"))
        .squares("squares", finding.squares)
        .squares("by", finding.by)
        .squares("targets", finding.targets)
        .raw("lines", &json::list(finding.lines.iter().map(line)))
        .texts("moves", &moves)
        .end()
}

/// Whether it is proved that nobody can mate any more.
#[must_use]
pub fn is_dead(position: &Position) -> bool {
    position.is_dead() || Analysis::of_both(position).finish() == Verdict::Dead
}

/// How the game has ended by itself, as JSON; `null` while it goes on.
#[must_use]
pub fn outcome(line: &Line, position: &Position) -> String {
    let ended = |winner: Option<Color>, reason: &str| {
        let winner = winner.map(|color| color.fold_wb("w", "b"));
        let winner = winner.map_or_else(|| "null".to_owned(), json::text);
        Object::new().raw("winner", &winner).text("reason", reason).end()
    };
    if position.is_checkmate() {
        ended(Some(position.turn().other()), "checkmate")
    } else if position.is_stalemate() {
        ended(None, "stalemate")
    } else if is_dead(position) {
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
        Object::new().text("reason", reason).raw("move", &name).end()
    };
    let mut claims = Vec::new();
    if threefold {
        claims.push(claim("threefold", None));
    }
    if fifty {
        claims.push(claim("fifty", None));
    }
    let here = line.here();
    let moves = ordered_moves(here);
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

/// The destinations of every man that can move, as chessground wants them: `e2e3e4 g1f3h3`.
#[must_use]
pub fn destinations(place: &Place) -> String {
    let mut text = String::new();
    let mut last = None;
    for mv in ordered_moves(place) {
        let from = mv.from();
        // Castling comes last; its king may have been listed before.
        let to = listing::moves::shown_target(place, mv).to_string();
        if last != Some(from) {
            if !text.is_empty() {
                text.push(' ');
            }
            text.push_str(&from.to_string());
            last = Some(from);
        } else if text.ends_with(&to) && mv.promotion().is_some() {
            continue;
        }
        text.push_str(&to);
    }
    text
}
