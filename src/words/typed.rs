//! Why a typed move is not played, by the notation that it is closest to.

use notation::descriptive::{self, Fault};
use notation::letters::Language;
use notation::style::{ReadError, Style};
use notation::typed::TypedError;
use notation::{ReadMoveError, san, uci};
use rules::{Move, Position, Role};

use crate::names::{choice, list};
use crate::reading::{at_character, column_of, expected_text, read_ambiguous, read_error_text};
use crate::table::messages;

messages! {
    typed_differs(text, moves) = "“{text}” means different moves in different notations. Type one of these: {moves}.";
    typed_perhaps(text, meant) = "“{text}” isn't a move here. Did you mean {meant}?";
    /// The moves are those of a pawn and of a piece as the reader writes them.
    typed_unknown(text, pawn, piece) = "“{text}” isn't a move. Try {pawn}, {piece} or O-O.";
    command_hint_with(pawn, piece) = "Type a move ({pawn}, {piece} \u{2026})";
    typed_syntax(unknown, column, found, expected) = "{unknown} Character {column} is “{found}”; expected {expected}.";
    typed_nobody(text) = "No piece can play “{text}” here.";
    typed_too_long() = "This is longer than any move.";
    typed_longest(count) = "The box takes at most {count} characters.";
    /// The key of the language in whose letters pieces are named: "de" for K D T L S.
    letters_key() = "en";
    expected_descriptive() = "a piece, a square, “to”, “takes” or a mark";
}

/// A text that is longer than the box takes.
#[must_use]
pub fn typed_longer_than(longest: usize) -> String {
    typed_longest(&longest.to_string())
}

/// The language in whose letters a move may be typed, beside the English ones: that in which moves
/// are written, else that of the page.
#[must_use]
pub fn typed_letters(chosen: Style) -> Language {
    match chosen {
        Style::Localized(language) => language,
        _ => Language::from_key(&letters_key()).unwrap_or(Language::English),
    }
}

/// The moves of a pawn and of a piece as they are typed where moves are written so.
fn examples(chosen: Style) -> (&'static str, String) {
    let (pawn, knight) = match chosen {
        Style::Lan => ("e2-e4", "Ng1-f3"),
        Style::Uci => ("e2e4", "g1f3"),
        Style::Lasker => ("P-e4", "Kt-f3"),
        Style::Descriptive(_) => ("P-K4", "Kt-KB3"),
        Style::San | Style::Figurine | Style::Localized(_) => {
            let letters = typed_letters(chosen);
            let piece = match letters.letter(Role::Knight) {
                // So Dutch books name the knight; "Pf3" could be a pawn's move.
                "P" => [letters.letter(Role::Bishop), "c4"],
                knight => [knight, "f3"],
            };
            return ("e4", piece.concat());
        }
    };
    (pawn, knight.to_owned())
}

/// What stands in the empty box, where moves are written so.
#[must_use]
pub fn command_hint(chosen: Style) -> String {
    let (pawn, piece) = examples(chosen);
    command_hint_with(pawn, &piece)
}

/// Why a typed move is not played, with the moves among which one can choose; `chosen` is how moves
/// are written.
#[must_use]
pub fn typed_error_text(
    position: &Position,
    text: &str,
    error: &TypedError,
    chosen: Style,
) -> String {
    match error {
        // Two squares are the one form that no notation understands differently.
        TypedError::Differs { candidates } => typed_differs(
            text.trim(),
            &named(candidates, |mv| uci::write(position, mv)),
        ),
        TypedError::Unread(ReadError::Move(ReadMoveError::Syntax {
            offset,
            found: Some(found),
            expected,
        })) => mistyped_text(text, chosen, (*offset, *found), &expected_text(*expected)),
        TypedError::Unread(ReadError::Move(error)) => read_error_text(position, text, error),
        TypedError::Unread(ReadError::Descriptive(descriptive::ReadError {
            fault:
                Fault::Unreadable {
                    offset,
                    found: Some(found),
                },
            ..
        })) => mistyped_text(text, chosen, (*offset, *found), &expected_descriptive()),
        // The writer of descriptive notation would be the largest part of the reader of what is
        // typed; SAN names a move as well.
        TypedError::Unread(ReadError::Descriptive(error)) => {
            descriptive_error_text(position, text, error, |mv| san::write(position, mv))
        }
    }
}

/// What can be typed instead; and where the text goes wrong, unless it does from its beginning.
fn mistyped_text(
    text: &str,
    chosen: Style,
    (offset, found): (usize, char),
    expected: &str,
) -> String {
    let (pawn, piece) = examples(chosen);
    let unknown = typed_unknown(text.trim(), pawn, &piece);
    match column_of(text, offset) {
        1 => unknown,
        column => typed_syntax(&unknown, &column.to_string(), &found.to_string(), expected),
    }
}

/// Why a text is not a move of the position in descriptive notation; `write` names the moves among
/// which one can choose.
#[must_use]
pub fn descriptive_error_text(
    position: &Position,
    text: &str,
    error: &descriptive::ReadError,
    write: impl Fn(Move) -> String,
) -> String {
    let trimmed = text.trim();
    if let Fault::Illegal { from, to, reason } = error.fault {
        return read_error_text(position, text, &ReadMoveError::Illegal { from, to, reason });
    }
    if !error.suggestions.is_empty() {
        let meant: Vec<_> = error
            .suggestions
            .iter()
            .map(|suggestion| suggestion.text.clone())
            .collect();
        return typed_perhaps(trimmed, &choice(&meant));
    }
    match &error.fault {
        Fault::Empty => read_error_text(position, text, &ReadMoveError::Empty),
        Fault::TooLong => typed_too_long(),
        Fault::Unreadable { offset, found } => {
            at_character(text, *offset, *found, &expected_descriptive())
        }
        Fault::NoSuchMove | Fault::Illegal { .. } => typed_nobody(trimmed),
        Fault::Ambiguous => read_ambiguous(trimmed, &named(&error.candidates, write)),
    }
}

fn named(moves: &[Move], name: impl Fn(Move) -> String) -> String {
    list(&moves.iter().map(|&mv| name(mv)).collect::<Vec<_>>())
}

#[cfg(test)]
mod tests {
    use notation::descriptive::Spelling;
    use notation::origins::Origins;
    use notation::typed;

    use super::*;
    use crate::table;

    fn says(fen: &str, language: Language, text: &str) -> String {
        let position: Position = fen.parse().unwrap();
        let origins = Origins::of_start(&position);
        let error = typed::read(&position, &origins, text, language).unwrap_err();
        typed_error_text(&position, text, &error, Style::Localized(language))
    }

    const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

    #[test]
    fn a_translation_brings_its_letters() {
        assert_eq!(typed_letters(Style::San), Language::English);
        let text = "@tag = ru\nletters_key = ru\n";
        let translation = table::read_translation(text).unwrap();
        table::use_language(table::Language::with_english_rules(translation));
        assert_eq!(typed_letters(Style::San), Language::Russian);
        let chosen = Style::Localized(Language::German);
        assert_eq!(typed_letters(chosen), Language::German);
        table::use_english();
    }

    #[test]
    fn the_player_is_asked_which_move_is_meant() {
        assert_eq!(
            says(START, Language::English, "P-B4"),
            "“P-B4” fits more than one move. Type one of these: c4 and f4."
        );
        assert_eq!(
            says(
                "4k3/8/8/R7/2B5/8/8/4K3 w - - 0 1",
                Language::Hungarian,
                "Bb5"
            ),
            "“Bb5” means different moves in different notations. Type one of these: a5b5 and c4b5."
        );
    }

    #[test]
    fn misprints_are_reported_with_suggestions() {
        let start = Position::default();
        let origins = Origins::of_start(&start);
        let error = descriptive::read(&start, &origins, "P-K5").unwrap_err();
        assert_eq!(
            descriptive_error_text(&start, "P-K5", &error, |mv| san::write(&start, mv)),
            "“P-K5” isn't a move here. Did you mean P-K4?"
        );
    }

    #[test]
    fn descriptive_moves_are_refused_for_their_reason() {
        assert_eq!(
            says(START, Language::English, "KB-QKt5"),
            says(START, Language::English, "Bb5")
        );
        assert_eq!(
            says(START, Language::English, "P-K5"),
            "No piece can play “P-K5” here."
        );
        assert_eq!(
            says(START, Language::English, "P-K4 now"),
            "“P-K4 now” isn't a move. Try e4, Nf3 or O-O. Character 7 is “o”; expected a piece, a \
             square, “to”, “takes” or a mark."
        );
    }

    #[test]
    fn a_suggestion_is_written_as_the_reader_writes_moves() {
        for (chosen, moves) in [
            (Style::Figurine, "e4, Nf3"),
            (Style::Localized(Language::German), "e4, Sf3"),
            (Style::Localized(Language::Russian), "e4, Кf3"),
            (Style::Lasker, "P-e4, Kt-f3"),
            (Style::Descriptive(Spelling::Short), "P-K4, Kt-KB3"),
        ] {
            let start = Position::default();
            assert_eq!(
                command_hint(chosen),
                ["Type a move (", moves, " …)"].concat()
            );
            let read = |text: &str| {
                typed::read(
                    &start,
                    &Origins::of_start(&start),
                    text,
                    typed_letters(chosen),
                )
            };
            let said = typed_error_text(&start, "zzz", &read("zzz").unwrap_err(), chosen);
            assert_eq!(
                said,
                ["“zzz” isn't a move. Try ", moves, " or O-O."].concat()
            );
        }
        // What is suggested can be typed.
        let start = Position::default();
        let open = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";
        let open: Position = open.parse().unwrap();
        for chosen in Style::ALL {
            let (pawn, piece) = examples(chosen);
            let is_dutch = chosen == Style::Localized(Language::Dutch);
            let moved = if is_dutch { "f1c4" } else { "g1f3" };
            for (position, text, mv) in [(start, pawn, "e2e4"), (open, &*piece, moved)] {
                let letters = typed_letters(chosen);
                let origins = Origins::of_start(&start);
                let read = typed::read(&position, &origins, text, letters);
                assert_eq!(read.unwrap().to_string(), mv, "{text}");
            }
        }
    }

    #[test]
    fn a_typing_mistake_is_told_in_a_short_sentence_first() {
        assert_eq!(
            says(START, Language::English, "zzz"),
            "“zzz” isn't a move. Try e4, Nf3 or O-O."
        );
        assert_eq!(
            says(START, Language::English, "Nf9"),
            "“Nf9” isn't a move. Try e4, Nf3 or O-O. Character 3 is “9”; expected a rank from 1 \
             to 8."
        );
        assert_eq!(
            says(START, Language::English, "Nf"),
            "“Nf” is incomplete: add a rank from 1 to 8."
        );
    }

    #[test]
    fn pieces_that_cannot_reach_a_square_are_named() {
        assert_eq!(
            says(START, Language::English, "Nd4"),
            "Neither knight (b1, g1) can reach d4."
        );
        assert_eq!(
            says(
                "4k3/8/8/8/8/8/8/1N1NKN2 w - - 0 1",
                Language::English,
                "Na8"
            ),
            "No knight (b1, d1 and f1) can reach a8."
        );
    }
}
