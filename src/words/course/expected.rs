//! What an author should have written in a lesson, what is missing in it, and what it cannot have.

use course::{Expected, Missing, Unsupported};
use rules::ParsePositionError;

use crate::fen::bad_position_text;
use crate::names::{choice, list};
use crate::table::messages;

messages! {
    lesson_wants_one_of(words) = "Write {words}.";
    lesson_wants_head(keys) = "Begin the line with {keys} and a colon.";
    lesson_wants_no_attributes() = "This block has no attributes.";
    lesson_wants_each_once(names) = "Write each of these at most once: {names}.";
    lesson_wants_attributes_or_note() = "Write attributes such as fen=\"…\", or a note such as “prompt: …”.";
    lesson_wants_no_empty_line() = "Leave out the empty line: only a line has moves.";
    lesson_wants_square() = "Write a square.";
    lesson_wants_squares() = "Write squares such as e4 g5.";
    lesson_wants_marks() = "Write squares such as e4 red:f7.";
    lesson_wants_arrows() = "Write arrows such as e2e4 red:d1h5.";
    lesson_wants_number() = "Write a number.";
    lesson_wants_number_to(most) = "Write a number from 1 to {most}.";
    lesson_wants_move_count() = "Write a number of moves.";
    lesson_wants_answer() = "Write an answer to this question.";
    lesson_wants_choice() = "Write “choice: …” or “choice right: …”.";
    lesson_wants_moves() = "Write moves in this notation.";
    lesson_wants_fen(fen) = "Write a FEN such as {fen}.";
    lesson_wants_generator() = "Write a generator and a difficulty, as in knight-moves 2.";
    lesson_wants_exactly(text) = "Write {text}.";
    lesson_wants_encoded() = "This file is damaged.";
    lesson_missing(what) = "Something is missing: {what}.";
    lesson_lacks_folder() = "a folder";
    lesson_lacks_file() = "a file of text";
    lesson_lacks_head() = "a head between two lines of ---";
    lesson_lacks_title() = "a title";
    lesson_lacks_test() = "a test";
    lesson_lacks_english_test() = "the test of the English course, or no line for it";
    lesson_lacks_about() = "a line “about: …” where the English course has one";
    lesson_lacks_lesson() = "a lesson below its head";
    lesson_lacks_text() = "a text";
    lesson_lacks_prompt() = "a note “prompt: …”";
    lesson_lacks_corners() = "two corners of each label";
    lesson_lacks_goal() = "either a goal or an ask";
    lesson_lacks_findings() = "something to find";
    lesson_lacks_answer() = "an answer, the move in any notation";
    lesson_lacks_move() = "a right move: an answer, a text, or a that which holds";
    lesson_lacks_square() = "a square to show: an answer, or a that which holds";
    lesson_lacks_number() = "a number: an answer, or a that which holds";
    lesson_lacks_choices() = "choices, some of them right and some not";
    lesson_lacks_moves() = "moves behind an empty line";
    lesson_lacks_old_moves() = "the moves of an old notation";
    lesson_unsupported(what) = "Lessons have headings, paragraphs, lists and chess blocks. This is something else: {what}.";
    lesson_has_hard_break() = "a hard break";
    lesson_has_code() = "code in a line";
    lesson_has_html() = "HTML";
    lesson_has_rule() = "a rule";
    lesson_has_nested_list() = "a list in a list";
    lesson_has_indented_block() = "an indented block";
    lesson_has_quotation() = "a quotation";
    lesson_has_image() = "an image";
    lesson_has_chess_in_list() = "a chess block in a list";
    lesson_has_extension() = "an extension";
}

/// What an author should write instead.
pub(super) fn expected_text(expected: &Expected) -> String {
    match expected {
        Expected::OneOf(_) | Expected::Kind | Expected::Question | Expected::Notation => {
            lesson_wants_one_of(&choice(&expected.words()))
        }
        Expected::HeadLine(_) => lesson_wants_head(&choice(&expected.words())),
        Expected::Attributes([]) => lesson_wants_no_attributes(),
        Expected::Attributes(_) => lesson_wants_each_once(&list(&expected.words())),
        Expected::AttributesOrNote => lesson_wants_attributes_or_note(),
        Expected::NoEmptyLine => lesson_wants_no_empty_line(),
        Expected::Square => lesson_wants_square(),
        Expected::Squares => lesson_wants_squares(),
        Expected::Marks => lesson_wants_marks(),
        Expected::Arrows => lesson_wants_arrows(),
        Expected::Number => lesson_wants_number(),
        Expected::UpTo(most) => lesson_wants_number_to(&most.to_string()),
        Expected::MoveCount => lesson_wants_move_count(),
        Expected::Answer => lesson_wants_answer(),
        Expected::Choice => lesson_wants_choice(),
        Expected::Moves => lesson_wants_moves(),
        Expected::Fen(error) => bad_position_text(&ParsePositionError::Fen(**error)),
        Expected::FenSuchAs(fen) => lesson_wants_fen(fen),
        Expected::Position(faults) => {
            bad_position_text(&ParsePositionError::Invalid(faults.clone()))
        }
        Expected::Generator => lesson_wants_generator(),
        Expected::Exactly(text) => lesson_wants_exactly(text),
        Expected::Encoded => lesson_wants_encoded(),
    }
}

/// What is missing.
pub(super) fn missing_text(what: Missing) -> String {
    lesson_missing(&match what {
        Missing::Folder => lesson_lacks_folder(),
        Missing::File => lesson_lacks_file(),
        Missing::Head => lesson_lacks_head(),
        Missing::Title => lesson_lacks_title(),
        Missing::Test => lesson_lacks_test(),
        Missing::EnglishTest => lesson_lacks_english_test(),
        Missing::EnglishAbout => lesson_lacks_about(),
        Missing::Lesson => lesson_lacks_lesson(),
        Missing::Text => lesson_lacks_text(),
        Missing::Prompt => lesson_lacks_prompt(),
        Missing::Corners => lesson_lacks_corners(),
        Missing::GoalOrAsk => lesson_lacks_goal(),
        Missing::SomethingToFind => lesson_lacks_findings(),
        Missing::Answer => lesson_lacks_answer(),
        Missing::RightMove => lesson_lacks_move(),
        Missing::RightSquare => lesson_lacks_square(),
        Missing::RightNumber => lesson_lacks_number(),
        Missing::Choices => lesson_lacks_choices(),
        Missing::Moves => lesson_lacks_moves(),
        Missing::OldMoves => lesson_lacks_old_moves(),
    })
}

/// What a lesson cannot have.
pub(super) fn unsupported_text(what: Unsupported) -> String {
    lesson_unsupported(&match what {
        Unsupported::HardBreak => lesson_has_hard_break(),
        Unsupported::Code => lesson_has_code(),
        Unsupported::Html => lesson_has_html(),
        Unsupported::Rule => lesson_has_rule(),
        Unsupported::NestedList => lesson_has_nested_list(),
        Unsupported::IndentedBlock => lesson_has_indented_block(),
        Unsupported::Quotation => lesson_has_quotation(),
        Unsupported::Image => lesson_has_image(),
        Unsupported::ChessInList => lesson_has_chess_in_list(),
        Unsupported::Extension => lesson_has_extension(),
    })
}
