//! Why a text is not a position that can be set up.

use notation::fen::Correction;
use rules::{FenField, FenProblem, ParseFenError, ParsePositionError, SetupFault};

use crate::names::{list, square_name};
use crate::setup::setup_fault;
use crate::table::messages;

messages! {
    position_bad(problem) = "This position can't be set up: {problem}.";
    position_faulty(faults) = "This position can't be set up. {faults}";
    pub(crate) pasted_at(line, column, problem) = "Line {line}, column {column}: {problem}";
    fen_field_bad(number, field, column, problem) = "FEN field {number} ({field}), character {column}: {problem}";
    pub(crate) fen_placement() = "placement";
    pub(crate) fen_turn() = "side to move";
    pub(crate) fen_castling() = "castling rights";
    pub(crate) fen_en_passant() = "en passant square";
    pub(crate) fen_halfmove_clock() = "half-move clock";
    pub(crate) fen_fullmove_number() = "move number";
    pub(crate) fen_missing() = "is missing";
    pub(crate) fen_not_a_piece(found, square) = "has {found} at {square}, expected one of PNBRQKpnbrqk, 1 to 8 or '/'";
    pub(crate) fen_rank_too_long(rank) = "has more than 8 squares on rank {rank}";
    pub(crate) fen_rank_too_short(rank, squares) = "has {squares} of 8 squares on rank {rank}";
    pub(crate) fen_too_few_ranks(ranks) = "has {ranks} of 8 ranks";
    pub(crate) fen_too_many_ranks() = "has more than 8 ranks";
    pub(crate) fen_not_a_color() = "is unreadable, expected 'w' or 'b'";
    fen_not_a_right(found) = "has {found}, expected '-' or letters of KQkq, A to H or a to h";
    fen_right_twice(found) = "has the right {found} twice";
    pub(crate) fen_not_en_passant() = "is unreadable, expected '-' or a square of rank 3 or 6";
    pub(crate) fen_not_a_clock() = "is unreadable, expected a number from 0 to 9999";
    pub(crate) fen_not_a_number() = "is unreadable, expected a number from 1 to 9999";
    pub(crate) fen_text_after() = "is followed by more text, expected the end";
    pub(crate) fen_corrected(list) = "Corrected: {list}.";
    pub(crate) fen_spaces() = "unusual spaces read as spaces";
    pub(crate) fen_read_as(field, written, read) = "{field} “{written}” read as “{read}”";
    pub(crate) fen_missing_read_as(field, read) = "missing {field} read as “{read}”";
    pub(crate) fen_left_out(text) = "“{text}” left out";
    fen_quoted(letter) = "'{letter}'";
    fen_control() = "a control character";
}

/// What is wrong with a position.
///
/// # Examples
///
/// ```
/// use rules::Position;
///
/// let error = "8/8/8/8/8/8/8/8 x - -".parse::<Position>().expect_err("there is no side x");
/// assert_eq!(
///     words::bad_position_text(&error),
///     "This position can't be set up: FEN field 2 (side to move), character 17: is unreadable, \
///      expected 'w' or 'b'."
/// );
/// ```
#[must_use]
pub fn bad_position_text(error: &ParsePositionError) -> String {
    match error {
        ParsePositionError::Fen(fault) => position_bad(&field_text(fault)),
        ParsePositionError::Invalid(invalid) => faulty(invalid.faults()),
    }
}

fn faulty(faults: &[SetupFault]) -> String {
    let faults: Vec<String> = faults.iter().map(setup_fault).collect();
    position_faulty(&faults.join(" "))
}

/// What is wrong with a pasted position; a FEN is one line, so its place is a column.
#[must_use]
pub fn fen_error_text(error: &ParsePositionError) -> String {
    let text = bad_position_text(error);
    match error {
        ParsePositionError::Fen(fault) => pasted_at("1", &(fault.offset + 1).to_string(), &text),
        ParsePositionError::Invalid(_) => text,
    }
}

/// The same of a text of several lines.
///
/// # Examples
///
/// ```
/// let text = "8/8/8/8/\n8/8/8/K1k5 x";
/// let error = notation::fen::repair(text).expect_err("there is no side x");
/// assert!(words::fen_error_in(text, &error.into()).starts_with("Line 2, column 12: "));
/// ```
#[must_use]
pub fn fen_error_in(text: &str, error: &ParsePositionError) -> String {
    let said = bad_position_text(error);
    let ParsePositionError::Fen(fault) = error else {
        return said;
    };
    let (mut line, mut column) = (1, 1);
    for letter in text.chars().take(fault.offset) {
        match letter {
            '\n' => (line, column) = (line + 1, 1),
            _ => column += 1,
        }
    }
    pasted_at(&line.to_string(), &column.to_string(), &said)
}

/// What was corrected in a position; `None` where nothing was.
///
/// # Examples
///
/// ```
/// let found = notation::fen::repair("8/8/8/8/8/8/8/K1k5 w - - 1 0")?;
/// assert_eq!(
///     words::corrections_text(&found.corrections).as_deref(),
///     Some("Corrected: move number “0” read as “1”.")
/// );
/// # Ok::<(), rules::ParseFenError>(())
/// ```
#[must_use]
pub fn corrections_text(corrections: &[Correction]) -> Option<String> {
    let parts: Vec<String> = corrections.iter().map(correction_text).collect();
    (!parts.is_empty()).then(|| fen_corrected(&list(&parts)))
}

/// What is said of a position that was read, and what was corrected in it.
#[must_use]
pub fn said_with_corrections(said: String, corrections: &[Correction]) -> String {
    match corrections_text(corrections) {
        Some(corrected) => [said, corrected].join(" "),
        None => said,
    }
}

fn correction_text(correction: &Correction) -> String {
    match correction {
        Correction::Spaces => fen_spaces(),
        Correction::ReadAs {
            field,
            written,
            read,
        } => fen_read_as(&field_name(*field), written, read),
        Correction::Missing { field, read } => fen_missing_read_as(&field_name(*field), read),
        Correction::LeftOut(text) => fen_left_out(text),
    }
}

fn field_name(field: FenField) -> String {
    match field {
        FenField::Placement => fen_placement(),
        FenField::Turn => fen_turn(),
        FenField::Castling => fen_castling(),
        FenField::EnPassant => fen_en_passant(),
        FenField::HalfmoveClock => fen_halfmove_clock(),
        FenField::FullmoveNumber => fen_fullmove_number(),
    }
}

pub(crate) fn field_text(error: &ParseFenError) -> String {
    fen_field_bad(
        &error.field.number().to_string(),
        &field_name(error.field),
        &(error.offset + 1).to_string(),
        &problem_text(error.problem),
    )
}

fn problem_text(problem: FenProblem) -> String {
    match problem {
        FenProblem::Missing => fen_missing(),
        FenProblem::NotAMan { found, square } => {
            fen_not_a_piece(&quoted(found), &square_name(square))
        }
        FenProblem::RankTooLong { rank } => fen_rank_too_long(&rank.char().to_string()),
        FenProblem::RankTooShort { rank, squares } => {
            fen_rank_too_short(&rank.char().to_string(), &squares.to_string())
        }
        FenProblem::TooFewRanks { ranks } => fen_too_few_ranks(&ranks.to_string()),
        FenProblem::TooManyRanks => fen_too_many_ranks(),
        FenProblem::NotAColor => fen_not_a_color(),
        FenProblem::NotACastlingRight { found } => fen_not_a_right(&quoted(found)),
        FenProblem::RightTwice { found } => fen_right_twice(&quoted(found)),
        FenProblem::NotAnEnPassantSquare => fen_not_en_passant(),
        FenProblem::NotAClock => fen_not_a_clock(),
        FenProblem::NotAMoveNumber => fen_not_a_number(),
        FenProblem::TextAfterEnd => fen_text_after(),
    }
}

/// A letter of the text, as far as it can be shown.
fn quoted(found: char) -> String {
    if found.is_control() {
        fen_control()
    } else {
        fen_quoted(found.encode_utf8(&mut [0; 4]))
    }
}

#[cfg(test)]
mod tests {
    use rules::{ParsePositionError, Position, Setup};

    use super::bad_position_text;

    /// The crate `rules` has errors for programmers; for people they are said here, alike.
    #[test]
    fn faults_of_a_fen_are_said_as_the_rules_have_them() {
        for fen in [
            "",
            "8/8/8/3X4/8/8/8/8 w - -",
            "8/8/8/3\u{1}4/8/8/8/8 w - -",
            "9/8",
            "44p/8",
            "8/8/7/8/8/8/8/8 w - -",
            "8/8/8",
            "8/8/8/8/8/8/8/8/8 w - -",
            "8/8/8/8/8/8/8/8 x - -",
            "8/8/8/8/8/8/8/8 w X -",
            "8/8/8/8/8/8/8/8 w KK -",
            "8/8/8/8/8/8/8/8 w - e4",
            "8/8/8/8/8/8/8/8 w - - x 1",
            "8/8/8/8/8/8/8/8 w - - 0 0",
            "8/8/8/8/8/8/8/8 w - - 0 1 more",
        ] {
            let error = fen.parse::<Setup>().expect_err(fen);
            let text = bad_position_text(&ParsePositionError::Fen(error));
            assert_eq!(text, format!("This position can't be set up: {error}."));
        }
    }

    #[test]
    fn a_single_square_is_no_plural() {
        let error = "8/8/8/8/8/8/8/1".parse::<Position>().unwrap_err();
        let text = bad_position_text(&error);
        assert!(text.contains("has 1 of 8 squares on rank 1"), "{text}");
    }

    #[test]
    fn faults_of_a_set_up_are_said_as_in_the_editor() {
        let error = "8/8/8/8/8/8/8/K7 w - - 0 1"
            .parse::<Position>()
            .unwrap_err();
        assert_eq!(
            bad_position_text(&error),
            "This position can't be set up. Black has no king."
        );
    }
}
