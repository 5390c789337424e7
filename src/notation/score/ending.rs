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

    /// The same end where the side that is printed as Black has White; `items` are its words. An end that
    /// names no side is that of who is to move, on our board.
    pub(super) fn with_colors_swapped(self, text: &str, items: &[Item]) -> Self {
        let is_named = at(text, items, None).is_some_and(|(ending, _)| ending == self);
        match self {
            Self::Resigns(Some(color)) if is_named => Self::Resigns(Some(color.other())),
            Self::Wins(color) if is_named => Self::Wins(color.other()),
            other => other,
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
    // "Les Noirs abandonnent", "Las negras se rinden".
    if matches!(first.as_str(), "les" | "las" | "los")
        && items.len() > 2
        && named(&second).is_some()
    {
        let (ending, count) = at(text, &items[1..], turn)?;
        return Some((ending, count + 1));
    }
    // "And White resigns."
    if matches!(first.as_str(), "and" | "und" | "et" | "y")
        && items.len() > 2
        && named(&second).is_some()
        && let Some((ending, count)) = at(text, &items[1..], turn)
    {
        return Some((ending, count + 1));
    }
    let named = named(&first);
    if let Some(found) = in_other_languages(text, named, [&first, &second], items, turn) {
        return Some(found);
    }
    let third = word(2).unwrap_or_default();
    if let Some(found) = in_german(text, named, [&first, &second, &third], items, turn) {
        return Some(found);
    }
    if let Some((side, count)) = announced(text, items) {
        return Some((Ending::Wins(side.or(turn.map(Color::other))?), count));
    }
    match (named, first.as_str(), second.as_str()) {
        (Some(color), _, "has") if third == "resigned" => Some((Ending::Resigns(Some(color)), 3)),
        (Some(color), _, "has") if third == "won" && ends_after(text, items, 3) => {
            Some((Ending::Wins(color), 3))
        }
        (Some(color), _, "resigns" | "resigned") => Some((Ending::Resigns(Some(color)), 2)),
        (Some(color), _, "wins" | "won") if ends_after(text, items, 2) => {
            Some((Ending::Wins(color), 2))
        }
        (_, "resigns" | "resigned", _) => Some((Ending::Resigns(turn), 1)),
        (_, "and", "wins") if ends_after(text, items, 2) => Some((Ending::Wins(turn?.other()), 2)),
        (_, "drawn" | "draw", "game") | (_, "game", "drawn") => Some((Ending::Drawn, 2)),
        (_, "draw", "agreed") | (_, "agreed", "drawn") => Some((Ending::Drawn, 2)),
        (_, "drawn" | "draw" | "remis", _) if ends_after(text, items, 1) => {
            Some((Ending::Drawn, 1))
        }
        _ => None,
    }
}

/// The side that a word names.
fn named(word: &str) -> Option<Color> {
    match word {
        "white" | "blancs" | "blancas" | "weiss" | "weiß" => Some(Color::White),
        "black" | "noirs" | "negras" | "schwarz" => Some(Color::Black),
        _ => None,
    }
}

/// What French and Spanish books say.
fn in_other_languages(
    text: &str,
    named: Option<Color>,
    [first, second]: [&str; 2],
    items: &[Item],
    turn: Option<Color>,
) -> Option<(Ending, usize)> {
    let gives_up = |word: &str| {
        matches!(
            word,
            "abandonne" | "abandonnent" | "abandona" | "abandonan" | "abandonaron"
        )
    };
    let wins = |word: &str| matches!(word, "gagne" | "gagnent" | "gana" | "ganan" | "ganaron");
    let rinds = |word: &str| matches!(word, "se" | "rinde" | "rinden" | "rindieron");
    match named {
        Some(color) if gives_up(second) => Some((Ending::Resigns(Some(color)), 2)),
        Some(color) if rinds(second) && items.len() > 2 => Some((Ending::Resigns(Some(color)), 3)),
        Some(color) if wins(second) && ends_after(text, items, 2) => Some((Ending::Wins(color), 2)),
        None if gives_up(first) => Some((Ending::Resigns(turn), 1)),
        None if first == "se" && second != "se" && rinds(second) => {
            Some((Ending::Resigns(turn), 2))
        }
        None if matches!(first, "et" | "y") && wins(second) && ends_after(text, items, 2) => {
            Some((Ending::Wins(turn?.other()), 2))
        }
        None if first == "partie" && matches!(second, "nulle" | "remise") => {
            Some((Ending::Drawn, 2))
        }
        None if matches!(first, "nulle" | "tablas") && ends_after(text, items, 1) => {
            Some((Ending::Drawn, 1))
        }
        _ => None,
    }
}

/// What German books say.
fn in_german(
    text: &str,
    named: Option<Color>,
    [first, second, third]: [&str; 3],
    items: &[Item],
    turn: Option<Color>,
) -> Option<(Ending, usize)> {
    let gives = |word: &str| matches!(word, "gibt" | "giebt" | "gab" | "geben");
    let wins = |word: &str| matches!(word, "gewinnt" | "gewann");
    match named {
        Some(color) if gives(second) && third == "auf" => Some((Ending::Resigns(Some(color)), 3)),
        Some(color) if wins(second) && ends_after(text, items, 2) => Some((Ending::Wins(color), 2)),
        None if gives(first) && second == "auf" => Some((Ending::Resigns(turn), 2)),
        None if first == "aufgegeben" => Some((Ending::Resigns(turn), 1)),
        None if first == "und" && wins(second) && ends_after(text, items, 2) => {
            Some((Ending::Wins(turn?.other()), 2))
        }
        _ => None,
    }
}

/// Whether nothing more stands on the line behind this many items, and no sentence goes on below: "and
/// wins" above "the exchange".
fn ends_after(text: &str, items: &[Item], count: usize) -> bool {
    let (Some(last), Some(next)) = (
        count.checked_sub(1).map(|last| &items[last]),
        items.get(count),
    ) else {
        return true;
    };
    let is_stopped = text[last.span.clone()].ends_with(['.', '!', ')']);
    let goes_on = || text[next.span.clone()].starts_with(char::is_lowercase);
    next.gap == Gap::Paragraph || next.gap == Gap::Line && (is_stopped || !goes_on())
}

/// Whether the words at an item say that the game is over, whoever is to move.
pub(super) fn stands_at(text: &str, items: &[Item]) -> bool {
    at(text, items, Some(Color::White)).is_some()
}

/// "mates in three", "announced mate in five moves", "and White mates in two moves": the game is broken
/// off there. Says which side is named, and how many items it takes.
fn announced(text: &str, items: &[Item]) -> Option<(Option<Color>, usize)> {
    let word = |nth: usize| {
        let item = items.get(nth).filter(|item| {
            matches!(item.kind, ItemKind::Word | ItemKind::Number { .. })
                && (nth == 0 || item.gap <= Gap::Line)
        });
        item.map_or("", |item| bare(&text[item.span.clone()]))
    };
    let is =
        |nth: usize, words: &[&str]| words.iter().any(|one| one.eq_ignore_ascii_case(word(nth)));
    let mut at = usize::from(is(0, &["and"]));
    let side = named(&word(at).to_ascii_lowercase());
    at += usize::from(side.is_some());
    if at == 0 {
        return None;
    }
    at += usize::from(is(at, &["now", "here"]));
    let is_mentioned = is(
        at,
        &[
            "announced",
            "announces",
            "announcing",
            "forces",
            "forced",
            "gives",
            "gave",
        ],
    );
    at += usize::from(is_mentioned);
    let is_mate = match is_mentioned {
        true => is(at, &["mate", "checkmate"]),
        false => is(at, &["mates", "mated", "checkmates"]),
    };
    let numbers = [
        "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
    ];
    let is_number = is(at + 2, &numbers) || word(at + 2).bytes().all(|byte| byte.is_ascii_digit());
    if !is_mate || !is(at + 1, &["in"]) || word(at + 2).is_empty() || !is_number {
        return None;
    }
    at += 3 + usize::from(is(at + 3, &["more"]));
    at += usize::from(is(at, &["moves", "move"]));
    let is_stopped = text[items[at - 1].span.clone()].ends_with(['.', '!']);
    (is_stopped || ends_after(text, items, at)).then_some((side, at))
}
