//! Moves written and read in any notation.

use notation::letters::Language;
use notation::origins::Origins;
use notation::style::{self, Style};
use notation::typed;
use rules::{Move, Position};

use crate::fault::Fault;
use crate::json::Object;
use crate::line::{Line, Played};
use listing::moves::{san, shown_target};
use listing::Place;

/// The name of the style that tells a move in a whole sentence.
const SENTENCE: &str = "sentence";

/// Where each man on the board started, as far as it is known.
fn origins(line: &Line, position: &Position) -> Origins {
    let past = line.past();
    let start = past.first().map_or(line.here(), |first| &first.before);
    let (false, Some(start)) = (line.is_edited(), start.position()) else {
        return Origins::of_start(position);
    };
    past.iter().fold(Origins::of_start(start), |origins, past| {
        match (past.played, past.before.position()) {
            (Played::Move(mv), Some(before)) => origins.after(before, mv),
            _ => origins,
        }
    })
}

/// Writes a move.
///
/// # Errors
///
/// There is no such style, or not in the language.
pub fn write(
    line: &Line,
    position: &Position,
    mv: Move,
    style: &str,
    locale: Option<&str>,
) -> Result<String, Fault> {
    let language = locale.map(language).transpose()?;
    if style == SENTENCE {
        if let Some(language) = language.filter(|language| *language != Language::English) {
            let key = language.key();
            let message = format!("Sentences are told in English only, not in “{key}”.");
            return Err(Fault::new("no-translation", message));
        }
        return Ok(words::move_sentence(position, mv));
    }
    let known = Style::from_key(style).filter(|style| !matches!(style, Style::Localized(_)));
    let style = known.ok_or_else(|| {
        let message = format!(
            "“{style}” is no style; there are: san, lan, uci, figurine, sentence, lasker, \
             descriptive, descriptive-long."
        );
        Fault::new("unknown-style", message)
    })?;
    let style = match (style, language) {
        (Style::San, Some(language)) => Style::Localized(language),
        (style, _) => style,
    };
    Ok(style::write(style, position, &origins(line, position), mv))
}

/// The language of a locale such as `de` or `de-CH`.
fn language(locale: &str) -> Result<Language, Fault> {
    let main = locale.split(['-', '_']).next().unwrap_or_default();
    let known = Language::from_key(locale).or_else(|| Language::from_key(main));
    known.ok_or_else(|| {
        let message = format!("The letters of the men are not known in “{locale}”.");
        Fault::new("unknown-locale", message)
    })
}

/// Reads a move in whatever notation, without playing it.
///
/// # Errors
///
/// The text is no move, or several.
pub fn read(
    line: &Line,
    position: &Position,
    text: &str,
    locale: Option<&str>,
) -> Result<String, Fault> {
    let language = locale.map_or(Ok(Language::English), language)?;
    let found = typed::read(position, &origins(line, position), text, language);
    let mv = match (found, words::read_move_sentence(position, text)) {
        (Ok(mv), _) | (Err(_), Ok(mv)) => mv,
        (Err(error), Err(_)) => {
            let candidates = error.candidates().iter();
            let candidates: Vec<String> =
                candidates.map(|&mv| notation::san::write(position, mv)).collect();
            let code = if !candidates.is_empty() {
                "ambiguous-move"
            } else if error.refused().is_some() {
                "illegal-move"
            } else {
                "unreadable-move"
            };
            let message = words::typed_error_text(position, text, &error);
            return Err(Fault {
                square: error.refused().map(|(_, to, _)| to),
                ..Fault::new(code, message).with_candidates(candidates)
            });
        }
    };
    let place = Place::Legal(*position);
    let promotion = mv.promotion().map(|role| role.char().to_string());
    Ok(Object::new()
        .text("from", &mv.from().to_string())
        .text("to", &shown_target(&place, mv).to_string())
        .text_if("promotion", promotion.as_deref())
        .text("san", &san(&place, &[], mv))
        .text("uci", &notation::uci::write(position, mv))
        .end())
}
