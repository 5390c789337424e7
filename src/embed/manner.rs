//! How the moves of a game are shown, as the attributes tell it: in which notation and where.

use moves::view::{Layout, View};
use notation::letters::Language;
use notation::style::Style;

use crate::data::Data;
use crate::fault::Fault;

/// Where the moves stand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Place {
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

impl Place {
    const ALL: [(&str, Self); 5] = [
        ("auto", Self::Auto),
        ("right", Self::Right),
        ("bottom", Self::Bottom),
        ("none", Self::None),
        ("hidden", Self::Hidden),
    ];
}

/// How moves are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Manner {
    /// In which notation.
    pub(crate) style: Style,
    /// Whether they are told in sentences instead.
    pub(crate) in_sentences: bool,
    /// Where they stand.
    pub(crate) place: Place,
}

impl Manner {
    /// Reads the attributes; for what is written wrong, what would hold without it is taken.
    pub(crate) fn read(data: &Data) -> (Self, Vec<Fault>) {
        let mut faults = Vec::new();
        let mut manner = Self {
            style: Style::Figurine,
            in_sentences: false,
            place: Place::Auto,
        };
        match data.text("notation") {
            "" => {}
            "sentence" => manner.in_sentences = true,
            "localised" | "localized" => manner.style = Style::Localized(language(&data.lang)),
            key => match Style::from_key(key) {
                Some(style) => manner.style = style,
                None => {
                    let own = ["sentence", "localised"].into_iter();
                    let choices: Vec<&str> = own.chain(Style::ALL.map(Style::key)).collect();
                    let message = words::not_a_choice("notation", key, &choices);
                    faults.push(Fault::in_attribute("notation", message));
                }
            },
        }
        let wanted = data.text("moves");
        match Place::ALL.iter().find(|(name, _)| *name == wanted) {
            Some(&(_, place)) => manner.place = place,
            None if wanted.is_empty() => {}
            None => {
                let message =
                    words::not_a_choice("moves", wanted, &Place::ALL.map(|(name, _)| name));
                faults.push(Fault::in_attribute("moves", message));
            }
        }
        (manner, faults)
    }

    /// The same for the list of moves.
    pub(crate) const fn view(self) -> View {
        View {
            layout: match self.place {
                Place::Right => Layout::Table,
                _ => Layout::Book,
            },
            style: self.style,
        }
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
                Manner::read(&data).0.style,
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
                Manner::read(&data),
                (
                    Manner {
                        style,
                        in_sentences: false,
                        place: Place::Auto
                    },
                    vec![]
                )
            );
        }
        let (manner, faults) = Manner::read(&written(r#"notation="runes" moves="left""#));
        assert_eq!((manner.style, manner.place), (Style::Figurine, Place::Auto));
        let told: Vec<&str> = faults.iter().map(|fault| fault.message.as_str()).collect();
        assert!(told[0].contains("descriptive-long") && told[0].contains("sentence"));
        assert_eq!(
            told[1],
            "moves: \u{201c}left\u{201d} is none of auto, right, bottom, none and hidden."
        );
    }
}
