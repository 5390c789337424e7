//! How books say that a game is over.

use rules::{Color, Position};

use super::form::bare;
use super::item::{Gap, Item, ItemKind};

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ending {
    /// A side resigned; it is unknown which if the moves before could not be linked.
    Resigns(Option<Color>),
    /// A side won, the text does not say how.
    Wins(Color),
    /// A draw.
    Drawn,
    /// A side mates with the last move.
    Mate(Color),
    /// The side to move is not in check and cannot move.
    Stalemate,
    /// The text says that the game is not over.
    Unfinished,
}

impl Ending {
    /// How a record marks the result: `1-0`, `0-1`, `1/2-1/2` or `*`.
    #[must_use]
    pub const fn result(self) -> &'static str {
        match self {
            Self::Resigns(Some(Color::Black))
            | Self::Wins(Color::White)
            | Self::Mate(Color::White) => "1-0",
            Self::Resigns(Some(Color::White))
            | Self::Wins(Color::Black)
            | Self::Mate(Color::Black) => "0-1",
            Self::Drawn | Self::Stalemate => "1/2-1/2",
            Self::Resigns(None) | Self::Unfinished => "*",
        }
    }

    /// The end that a position is by itself.
    pub(super) fn of_position(position: &Position) -> Option<Self> {
        if position.is_checkmate() {
            Some(Self::Mate(position.turn().other()))
        } else if position.is_stalemate() {
            Some(Self::Stalemate)
        } else {
            None
        }
    }
}

/// Finds an end at an item; also says how many items it takes. `turn` is the side to move, if that
/// is known.
pub(super) fn at(text: &str, items: &[Item], turn: Option<Color>) -> Option<(Ending, usize)> {
    let word = |nth: usize| {
        let item = items.get(nth)?;
        let is_word = matches!(item.kind, ItemKind::Word | ItemKind::Number { .. });
        is_word.then(|| bare(&text[item.span.clone()]).to_ascii_lowercase())
    };
    let first = word(0)?;
    match first.as_str() {
        "1-0" | "1–0" | "1—0" => return Some((Ending::Wins(Color::White), 1)),
        "0-1" | "0–1" | "0—1" => return Some((Ending::Wins(Color::Black), 1)),
        "1/2-1/2" | "½-½" | "½–½" | "1/2" => return Some((Ending::Drawn, 1)),
        "*" => return Some((Ending::Unfinished, 1)),
        _ => {}
    }
    let second = word(1).unwrap_or_default();
    let named = match first.as_str() {
        "white" => Some(Color::White),
        "black" => Some(Color::Black),
        _ => None,
    };
    match (named, first.as_str(), second.as_str()) {
        (Some(color), _, "resigns" | "resigned") => Some((Ending::Resigns(Some(color)), 2)),
        (Some(color), _, "wins" | "won") if ends_after(items, 2) => Some((Ending::Wins(color), 2)),
        (_, "resigns" | "resigned", _) => Some((Ending::Resigns(turn), 1)),
        (_, "and", "wins") if ends_after(items, 2) => Some((Ending::Wins(turn?.other()), 2)),
        (_, "drawn" | "draw", "game") | (_, "game", "drawn") => Some((Ending::Drawn, 2)),
        (_, "draw", "agreed") | (_, "agreed", "drawn") => Some((Ending::Drawn, 2)),
        (_, "drawn" | "draw" | "remis", _) if ends_after(items, 1) => Some((Ending::Drawn, 1)),
        _ => None,
    }
}

/// Whether nothing more stands on the line behind so many items.
fn ends_after(items: &[Item], count: usize) -> bool {
    items.get(count).is_none_or(|item| item.gap >= Gap::Line)
}
