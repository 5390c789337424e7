//! What chess.js has no methods for: why a move is refused, why it is mate, what it is called.

#[cfg(test)]
mod tests;

use explain::illegal::{Context, Earlier, Progress};
use explain::motifs::perpetual_check_played;
use explain::{Finding, Motif, of_last, of_move, of_position};
use game::{DrawReason, OfferError, Outcome, Victory};
use js::fault::Fault;
use js::json::{self, Object};
use rules::dead::{Analysis, Verdict};
use rules::{Color, Move, Position, Role, Setup, Square};
use words::Why;

use crate::Story;

/// What the players do to end a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// A side resigns.
    Resigned(Color),
    /// A side runs out of time.
    OutOfTime(Color),
    /// Both agree to a draw.
    Agreed,
}

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

/// What the position, or a move in it, is called, as JSON: also what the move completes.
#[must_use]
pub fn terms(story: &Story, mv: Option<Move>) -> String {
    let (mut positions, mut moves) = (story.positions(), story.moves().to_vec());
    let mut findings = match mv {
        Some(mv) => {
            positions.push(story.here().play_unchecked(mv));
            moves.push(mv);
            let mut findings = of_move(story.here(), mv);
            findings.extend(of_last(story.start(), &moves));
            findings
        }
        None => of_position(story.here()),
    };
    let is_known = |it: &Finding| it.motif == Motif::PerpetualCheck;
    if !findings.iter().any(is_known) {
        findings.extend(perpetual_check_played(&positions, &moves));
    }
    json::list(findings.iter().map(finding_json))
}

/// How the game ends if a side resigns or runs out of time, or if both agree to a draw, as JSON.
///
/// # Errors
///
/// It is too early to agree to a draw.
pub fn ended_by(story: &Story, ending: Ending) -> Result<String, Fault> {
    let mut game = story.game();
    let done = match ending {
        Ending::Resigned(color) => game.resign(color),
        Ending::OutOfTime(color) => game.run_out_of_time(color),
        Ending::Agreed => game
            .offer_draw(game.position().turn())
            .and_then(|()| game.accept_draw()),
    };
    if let Err(error @ OfferError::TooEarly) = done {
        return Err(Fault::new("too-early", words::offer_error_text(&error)));
    }
    // A game that was over before has its own end.
    let (winner, reason) = match game.outcome() {
        Some(Outcome::Win { winner, by }) => (Some(winner), victory_name(by)),
        Some(Outcome::Draw(reason)) => (None, draw_name(reason)),
        Some(Outcome::Annulled) | None => return Ok("null".to_owned()),
    };
    let winner = winner.map(|color| color.fold_wb("w", "b"));
    let winner = winner.map_or_else(|| "null".to_owned(), json::text);
    let answer = Object::new().raw("winner", &winner).text("reason", reason);
    Ok(answer.end())
}

const fn victory_name(by: Victory) -> &'static str {
    match by {
        Victory::Checkmate => "checkmate",
        Victory::Resignation => "resignation",
        Victory::Time => "time",
        Victory::Abandonment => "abandonment",
        Victory::Infraction => "infraction",
    }
}

const fn draw_name(reason: DrawReason) -> &'static str {
    match reason {
        DrawReason::Stalemate => "stalemate",
        DrawReason::DeadPosition => "dead-position",
        DrawReason::Threefold => "threefold",
        DrawReason::Fivefold => "fivefold",
        DrawReason::FiftyMove => "fifty",
        DrawReason::SeventyFiveMove => "seventy-five",
        DrawReason::Agreement => "agreement",
        DrawReason::TimeWithoutMate(_) => "time-without-mate",
        DrawReason::ResignationWithoutMate(_) => "resignation-without-mate",
        DrawReason::InfractionWithoutMate(_) => "infraction-without-mate",
    }
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

/// Whether any of `winners` can ever mate, looking at no more than about `nodes` positions for each;
/// `None` if the board is not one from which the laws can be followed.
#[must_use]
pub fn mate(setup: &Setup, winners: &[Color], nodes: u32) -> Option<Verdict> {
    if let Ok(position) = Position::from_setup(setup)
        && winners
            .iter()
            .all(|&winner| position.can_never_mate(winner))
    {
        return Some(Verdict::Dead);
    }
    Some(Analysis::of_board(setup, winners, nodes)?.finish())
}
