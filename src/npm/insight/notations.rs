//! Moves written and read in any notation.

use js::fault::Fault;
use js::json::Object;
use notation::letters::Language;
use notation::style::{self, ReadError, Style};
use notation::typed::{self, TypedError};
use notation::{ReadMoveError, descriptive};
use rules::{Move, Role};

use crate::Story;

/// The name of the style that writes a move as a sentence.
const SENTENCE: &str = "sentence";

/// Writes a move.
///
/// # Errors
///
/// There is no such style, or not in the language.
pub fn write(story: &Story, mv: Move, style: &str, locale: Option<&str>) -> Result<String, Fault> {
    let language = locale.map(language).transpose()?;
    if style == SENTENCE {
        if let Some(language) = language.filter(|language| *language != Language::English) {
            let message = words::package_only_english_sentences(language.key());
            return Err(Fault::new("no-translation", message));
        }
        return Ok(words::move_sentence(story.here(), mv));
    }
    let known = Style::from_key(style).filter(|style| !matches!(style, Style::Localized(_)));
    let style =
        known.ok_or_else(|| Fault::new("unknown-style", words::package_unknown_style(style)))?;
    let foreign = language.filter(|language| *language != Language::English);
    let style = match (style, foreign) {
        (Style::San, Some(language)) => Style::Localized(language),
        (Style::Lan, Some(language)) => return Ok(long(story, mv, language)),
        (Style::Lasker | Style::Descriptive(_), Some(language)) => {
            let message = words::package_only_english_notation(language.key());
            return Err(Fault::new("no-translation", message));
        }
        (style, _) => style,
    };
    Ok(style::write(style, story.here(), &story.origins(), mv))
}

/// Long algebraic notation in the letters of a language.
fn long(story: &Story, mv: Move, language: Language) -> String {
    let english = style::write(Style::Lan, story.here(), &story.origins(), mv);
    if mv.is_castling() {
        return english;
    }
    let letters = english.chars().map(|letter| {
        let role = Role::ALL
            .into_iter()
            .find(|role| role.upper_char() == letter);
        role.map_or_else(
            || letter.to_string(),
            |role| language.letter(role).to_owned(),
        )
    });
    letters.collect()
}

/// Whether a text says which piece goes where, so that it is the move that is refused.
fn names_a_move(error: &TypedError) -> bool {
    error.refused().is_some()
        || match error {
            TypedError::Unread(ReadError::Move(error)) => {
                matches!(error, ReadMoveError::NoSuchMove { .. })
            }
            TypedError::Unread(ReadError::Descriptive(error)) => {
                matches!(error.fault, descriptive::Fault::NoSuchMove)
            }
            TypedError::Differs { .. } => false,
        }
}

/// The language of a locale such as `de` or `de-CH`.
fn language(locale: &str) -> Result<Language, Fault> {
    let known = Language::from_locale(locale);
    known.ok_or_else(|| Fault::new("unknown-locale", words::package_unknown_locale(locale)))
}

/// Reads a move in any notation, without playing it.
///
/// # Errors
///
/// The text is no move, or several.
pub fn read(story: &Story, text: &str, locale: Option<&str>) -> Result<String, Fault> {
    let position = story.here();
    let language = locale.map_or(Ok(Language::English), language)?;
    let found = typed::read(position, &story.origins(), text, language);
    let mv = match (found, words::read_move_sentence(position, text)) {
        (Ok(mv), _) | (Err(_), Ok(mv)) => mv,
        (Err(error), Err(_)) => {
            let candidates = error.candidates().iter();
            let candidates: Vec<String> = candidates
                .map(|&mv| notation::san::write(position, mv))
                .collect();
            let code = if !candidates.is_empty() {
                "ambiguous-move"
            } else if names_a_move(&error) {
                "illegal-move"
            } else {
                "unreadable-move"
            };
            let message = words::typed_error_text(position, text, &error, Style::San);
            return Err(Fault {
                square: error.refused().map(|(_, to, _)| to),
                ..Fault::new(code, message).with_candidates(candidates)
            });
        }
    };
    let to = mv.shown_target(position.castling_mode());
    let promotion = mv.promotion().map(|role| role.char().to_string());
    Ok(Object::new()
        .text("from", &mv.from().to_string())
        .text("to", &to.to_string())
        .text_if("promotion", promotion.as_deref())
        .text("san", &notation::san::write(position, mv))
        .text("uci", &notation::uci::write(position, mv))
        .end())
}
