//! Who plays, where and when.

use record::{NodeId, Record};
use rules::Color;
use yew::{Html, html};

use crate::saying;

/// Where and when a game was played, as far as the tags say.
#[must_use]
pub fn facts(record: &Record) -> String {
    let tags = ["Event", "Site", "Round", "Date"].into_iter();
    let facts: Vec<&str> = tags
        .filter_map(|name| record.tag(name))
        .map(|value| value.trim_end_matches(".??"))
        .filter(|value| !value.is_empty() && *value != "?" && *value != "-")
        .collect();
    facts.join(" \u{b7} ")
}

/// A player at the edge of the board: the name, and what is left on the clock.
pub fn player(record: &Record, node: NodeId, color: Color) -> Html {
    let tag = color.fold_wb("White", "Black");
    let name = record
        .tag(tag)
        .filter(|name| *name != "?")
        .map_or_else(|| words::color_name(color), str::to_owned);
    let rating = record.tag(color.fold_wb("WhiteElo", "BlackElo"));
    let rating = rating.filter(|rating| !rating.is_empty() && *rating != "?");
    let clock = last_clock(record, node, color);
    let to_move = record.position(node).turn() == color;
    html! {
        <p class="player" part="player" data-color={color.to_string()} data-turn={if to_move { "true" } else { "false" }}>
            <span class="name">{ name }</span>
            if let Some(rating) = rating {
                <span class="rating">{ rating.to_owned() }</span>
            }
            if let Some(clock) = clock {
                <span class="clock" part="clock">{ clock }</span>
            }
        </p>
    }
}

/// The clock of a player after their last move on the way to a node.
fn last_clock(record: &Record, node: NodeId, color: Color) -> Option<String> {
    let mut here = Some(node);
    while let Some(node) = here {
        let before = record.parent(node)?;
        if record.position(before).turn() == color
            && let Some(clock) = saying::clock_text(record, node)
        {
            return Some(clock);
        }
        here = Some(before);
    }
    None
}

/// The players of a record, if any is named.
#[must_use]
pub fn players(record: &Record) -> Option<String> {
    let (white, black) = (record.tag("White"), record.tag("Black"));
    if white.is_none() && black.is_none() {
        return None;
    }
    let name = |tag: Option<&str>| tag.unwrap_or("?").to_owned();
    Some(words::players_line(&name(white), &name(black)))
}
