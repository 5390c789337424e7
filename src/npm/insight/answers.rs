//! What chess.js has no methods for: why a move is refused, why it is mate, what it is called.

use explain::illegal::{Context, Earlier, Progress};
use explain::{Finding, of_move, of_position};
use js::json::{self, Object};
use rules::dead::{Analysis, Verdict};
use rules::{Move, Position, Role, Square};
use words::Why;

use crate::Story;

/// Why a move is refused, as JSON; `null` if it is legal.
#[must_use]
pub fn illegal(story: &Story, from: Square, to: Square, promotion: Option<Role>) -> String {
    let context = Context {
        position: story.here(),
        earlier: Some(Earlier {
            start: story.start(),
            moves: story.moves(),
        }),
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

/// The explanation of the position, as JSON: of a check, a mate, a draw; or `null`.
#[must_use]
pub fn why(story: &Story) -> String {
    let game = story.game();
    words::why(&game, game.len()).map_or_else(|| "null".to_owned(), |why| why_json(&why))
}

fn why_json(why: &Why) -> String {
    let title = why.title.plain();
    let steps: Vec<String> = why.steps.iter().map(|step| step.prose.plain()).collect();
    let lines = [title.as_str()]
        .into_iter()
        .chain(steps.iter().map(String::as_str));
    let lines: Vec<&str> = lines.collect();
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
        .text("text", &lines.join("\n"))
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

/// Whether it is proved that neither side can mate any more.
#[must_use]
pub fn is_dead(position: &Position) -> bool {
    position.is_dead() || Analysis::of_both(position).finish() == Verdict::Dead
}
