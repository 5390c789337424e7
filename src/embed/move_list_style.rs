//! How the moves of a game are shown, as the attributes say: in which notation and where.

use element::Attribute;
use moves::view::{Layout, View};
use notation::letters::Language;
use notation::style::Style;

use crate::data::Data;
use crate::fault::Fault;

/// Where the moves stand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum ListPlacement {
    /// Beside the board where there is room, else below it.
    #[default]
    Auto,
    /// Beside it, in columns.
    Right,
    /// Below it.
    Bottom,
    /// Nowhere.
    None,
    /// Those that were played through, where all would stand.
    Hidden,
}

impl ListPlacement {
    /// The place that a word of the attribute stands for.
    fn of(word: &str) -> Self {
        match word {
            "right" => Self::Right,
            "bottom" => Self::Bottom,
            "none" => Self::None,
            "hidden" => Self::Hidden,
            _ => Self::Auto,
        }
    }
}

/// How moves are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct MoveListStyle {
    /// In which notation.
    pub(crate) notation: Style,
    /// Whether they are written as sentences instead.
    pub(crate) in_sentences: bool,
    /// Where they stand.
    pub(crate) placement: ListPlacement,
}

impl MoveListStyle {
    /// Reads the attributes; for what is written wrong, what would hold without it is taken.
    pub(crate) fn read(data: &Data) -> (Self, Vec<Fault>) {
        let mut faults = Vec::new();
        let mut style = Self {
            notation: Style::Figurine,
            in_sentences: false,
            placement: ListPlacement::Auto,
        };
        match data.text(Attribute::Notation) {
            "" => {}
            "sentence" => style.in_sentences = true,
            "localised" | "localized" => style.notation = Style::Localized(language(&data.lang)),
            key => match Style::from_key(key) {
                Some(notation) => style.notation = notation,
                None => {
                    let own = ["sentence", "localised"].into_iter();
                    let choices: Vec<&str> = own.chain(Style::ALL.map(Style::key)).collect();
                    let message = words::not_a_choice(Attribute::Notation.name(), key, &choices);
                    faults.push(Fault::in_attribute(Attribute::Notation, message));
                }
            },
        }
        match data.choice(Attribute::Moves) {
            Ok(word) => style.placement = ListPlacement::of(word),
            Err(fault) => faults.push(fault),
        }
        (style, faults)
    }

    /// The same for the list of moves.
    pub(crate) const fn view(self) -> View {
        View {
            layout: match self.placement {
                ListPlacement::Right => Layout::Table,
                _ => Layout::Book,
            },
            style: self.notation,
        }
    }
}

/// The letters by which moves may be typed, beside the English ones: those in which the author has moves
/// written, else those of the page's language, else those of the language that the board speaks.
pub(crate) fn letters(data: &Data) -> Language {
    let written = Language::from_key(data.text(Attribute::Notation));
    let letters = written.unwrap_or_else(|| language(&data.lang));
    match letters {
        Language::English => words::typed_letters(Style::San),
        other => other,
    }
}

/// The letters of a language as pages tell it, `de-AT` for example; English where it has none.
fn language(tag: &str) -> Language {
    let known = |tag: &str| Language::from_key(&tag.to_ascii_lowercase());
    let first = tag.split(['-', '_']).next().unwrap_or_default();
    known(first).unwrap_or(Language::English)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::tests::written;

    #[test]
    fn the_letters_are_those_of_the_language_around() {
        let mut data = written(r#"notation="localised""#);
        for (lang, meant) in [
            ("de-AT", Language::German),
            ("PT", Language::Portuguese),
            ("", Language::English),
            ("zh-Hans", Language::English),
        ] {
            data.lang = lang.to_owned();
            assert_eq!(
                MoveListStyle::read(&data).0.notation,
                Style::Localized(meant),
                "{lang}"
            );
        }
    }

    #[test]
    fn every_notation_has_its_name_and_no_other_is_taken() {
        for style in Style::ALL {
            let data = written(&format!("notation=\"{}\"", style.key()));
            assert_eq!(
                MoveListStyle::read(&data),
                (
                    MoveListStyle {
                        notation: style,
                        in_sentences: false,
                        placement: ListPlacement::Auto
                    },
                    vec![]
                )
            );
        }
        let (style, faults) = MoveListStyle::read(&written(r#"notation="runes" moves="left""#));
        assert_eq!(
            (style.notation, style.placement),
            (Style::Figurine, ListPlacement::Auto)
        );
        let messages: Vec<&str> = faults.iter().map(|fault| fault.message.as_str()).collect();
        assert!(messages[0].contains("descriptive-long") && messages[0].contains("sentence"));
        assert_eq!(
            messages[1],
            "moves: \u{201c}left\u{201d} isn't one of auto, right, bottom, none and hidden."
        );
    }
}
