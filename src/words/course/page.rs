//! The words of the pages of the course.

use course::Fault;
use course::progress::ProgressError;
use rules::{Color, Role, Square};

use crate::names::{role_name, square_name};
use crate::table::messages;

messages! {
    /// The page, and the link to it.
    pub learn_title() = "Learn";
    /// The heading of the map of stages.
    pub learn_heading() = "Learn chess";
    /// What the course is.
    pub learn_intro() = "From the first square to an old master's game, step by step. You can stop at any time: the course stays where you left it.";
    /// The link to the first lesson.
    pub learn_begin() = "Begin with the first lesson";
    learn_go_on_at(lesson) = "Go on: {lesson}";
    /// Everything is done.
    pub learn_all_done() = "You have done every lesson. Repeat what you like.";
    learn_due(; count) = ["Repeat one exercise", "Repeat {count} exercises"];
    /// The course is being fetched.
    pub learn_loading() = "Loading the course\u{2026}";
    /// The map of the course could not be fetched.
    pub learn_not_fetched() = "The course couldn't be loaded. Check your connection and try again.";
    /// The file of a stage could not be fetched.
    pub stage_not_fetched() = "This stage couldn't be loaded. Check your connection and try again.";
    learn_damaged(file, line) = "The course can't be read: {file} is damaged in line {line}. Load the page again.";
    /// An address names no lesson.
    pub lesson_not_found() = "There is no such lesson. The list shows all of them.";
    /// The name of the list of stages.
    pub stages_label() = "Stages";
    lessons_done(done; count) = ["{done} of one lesson done", "{done} of {count} lessons done"];
    /// A lesson whose exercises are all solved.
    pub lesson_done() = "done";
    /// The test at the end of a stage.
    pub stage_test() = "Test";
    test_result(right, of) = "{right} of {of} right";
    stage_test_title(stage) = "Test: {stage}";
    /// What a test is.
    pub stage_test_intro() = "What counts is your first answer to each question.";
    test_place(number, of) = "Question {number} of {of}";
    test_end(right, of) = "The test is over: {right} of {of} were right at once.";
    /// The best end of a test.
    pub test_perfect() = "All of them: well done.";
    /// Leaves a test that is not over for another one of the stage.
    pub test_anew() = "Begin the test again";
    /// Another test of the stage.
    pub test_again() = "Take another test";
    /// The heading of what is asked again.
    pub again_title() = "Repeat";
    /// Nothing is to be repeated.
    pub again_nothing() = "Nothing is due today. What you miss comes back here on later days.";
    /// All that was due is repeated.
    pub again_end() = "That was all for today.";
    again_left(lesson; count) = ["From: {lesson}. The last one.", "From: {lesson}. {count} are left."];
    /// The way to all stages.
    pub all_stages() = "All stages";
    lesson_place(stage, number, of) = "{stage}, lesson {number} of {of}";
    step_place(number, of) = "Step {number} of {of}";
    /// The name of the buttons between steps.
    pub course_steps_label() = "Steps";
    /// To the step before.
    pub step_back() = "Back";
    /// To the next step.
    pub step_on() = "Next";
    /// The same where there is little room.
    pub lesson_on_short() = "Next lesson";
    /// The same.
    pub lesson_back_short() = "Lesson before";
    lesson_on(lesson) = "Next lesson: {lesson}";
    lesson_back(lesson) = "Lesson before: {lesson}";
    /// What the keys do.
    pub learn_keys() = "Keys: comma goes back, period goes on, H gives a hint.";
    /// There is no other hint.
    pub hints_over() = "There are no more hints.";
    /// Gives up a question: its answer is shown.
    pub button_show_answer() = "Show the answer";
    /// Begins an exercise anew.
    pub button_anew() = "Start again";
    stars_text(; count) = ["One star of three", "{count} stars of three"];
    /// Turns the board.
    pub learn_turn() = "Turn the board";
    /// Gives the other side the move.
    pub learn_other_side() = "Other side to move";
    /// The position on the page of analysis.
    pub learn_analyse() = "Try it on a board";
    /// A game from this position.
    pub learn_play_on() = "Play on against the computer";
    /// The tag of the board for another page.
    pub learn_copy() = "Copy for your page";
    /// The lesson on paper.
    pub learn_print() = "Print this lesson";
    /// The text of the step is read by the voice of the browser.
    pub learn_read() = "Read aloud";
    /// Many ways lead to the goal.
    pub sheet_open() = "Play it out on a board.";
    sheet_white_moves() = "White to move";
    sheet_black_moves() = "Black to move";
    /// The diagram as it was.
    pub what_if_none() = "As printed";
    /// The name of the changes to try.
    pub what_if_label() = "What if";
    /// The board as the reader has changed it.
    pub what_if_own() = "As you changed it";
    /// Begins and ends the changing of a diagram.
    pub learn_arrange() = "Change the pieces";
    arranged_faulty(faults) = "No game can come to this position. {faults}";
    /// The name of the switch between the boards before and after the moves.
    pub pair_label() = "Before and after";
    /// The board before the moves.
    pub pair_before() = "Before";
    /// The board after the moves.
    pub pair_after() = "After";
    /// Yes.
    pub say_yes() = "Yes";
    /// No.
    pub say_no() = "No";
    /// The name of the answers to choose from.
    pub answers_label() = "Answers";
    /// The field for a number.
    pub answer_number() = "Number";
    /// The field for a square.
    pub answer_square() = "Square";
    /// The field for a move that is to be written.
    pub answer_written() = "Your move in this notation";
    /// The field for a move.
    pub answer_move() = "Move";
    /// Gives the answer.
    pub button_answer() = "Answer";
    /// Several answers in words are right.
    pub choices_several() = "More than one answer is right. One is enough.";
    choice_too(text, others) = "{text} Right too: {others}";
    answer_no_square(text) = "“{text}” isn't a square. Type a letter and a number, such as e4.";
    answer_no_squares(text) = "“{text}” isn't a list of squares. Type them with spaces between, such as e4 e5.";
    answer_no_number(text) = "“{text}” isn't a number. Type one in digits, such as 12.";
    answer_no_move(text) = "“{text}” isn't a move on this board. Type one such as Nf3, or its two squares, such as g1f3.";
    answer_no_choice(text) = "“{text}” isn't one of the answers. Choose one of them.";
    /// Nothing was typed.
    pub answer_empty() = "Nothing is typed yet. Type your answer first.";
    /// How squares are shown.
    pub show_squares_hint() = "Tap the squares, or move there with the arrow keys and press Enter.";
    /// The notation of the moves of a line.
    pub line_moves_label() = "Moves";
    /// The text of a line as the book has it.
    pub line_as_printed() = "As the book prints it";
    /// To the move before.
    pub line_back() = "One move back";
    /// To the next move.
    pub line_on() = "One move on";
    /// The first position of a line.
    pub line_first() = "To the start";
    /// The last position of a line.
    pub line_last() = "To the end";
    /// The computer looks for its move.
    pub play_thinking() = "The computer is thinking\u{2026}";
    /// The computer could not be started.
    pub play_no_computer() = "The computer couldn't be started. Start again to try once more.";
    /// The goal is reached.
    pub play_reached() = "You have reached the goal.";
    /// The goal is missed.
    pub play_missed() = "The goal can't be reached any longer. Start again.";
    /// The goal is missed by stalemate.
    pub play_stalemate() = "That's stalemate: there is no check and no move, so the game is drawn. Start again.";
    /// The goal is missed: nobody can mate any longer.
    pub play_dead() = "Now nobody can mate, so the game is drawn. Start again.";
    /// The goal is missed: the learner is mated.
    pub play_mated() = "Your king is mated. Start again.";
    /// The goal is missed: this many moves were too few.
    pub play_out_of_moves() = "That was your last move, and the goal isn't reached. Start again.";
    play_taken(piece, square) = "Your {piece} was taken on {square}, and the goal can't be reached without it. Start again.";
    /// Progress is saved as a file.
    pub progress_save() = "Save progress to a file";
    /// Progress is read from a file.
    pub progress_load() = "Load progress from a file";
    /// The heading of both.
    pub progress_heading() = "Your progress";
    /// Where progress is.
    pub progress_about() = "It is stored in this browser only. A file takes it to another device; there the better result of each exercise counts.";
    /// Progress was read from a file.
    pub progress_loaded() = "Progress loaded.";
    progress_not_read(reason) = "This file can't be loaded. {reason}";
    progress_none() = "It isn't a file of this course.";
    progress_newer() = "A later version of this page has written it. Load the page again.";
    progress_line(line) = "Line {line} can't be read.";
    /// The file could not be opened.
    pub progress_lost() = "The file couldn't be opened.";
    exercise_announced(place, prompt) = "{place}. {prompt}";
}

/// Who has the move on a printed board.
#[must_use]
pub fn sheet_to_move(side: Color) -> String {
    match side {
        Color::White => sheet_white_moves(),
        Color::Black => sheet_black_moves(),
    }
}

/// The goal is missed: a piece that it needs was taken.
#[must_use]
pub fn play_taken_text(role: Role, square: Square) -> String {
    play_taken(&role_name(role), &square_name(square))
}

/// The link to the lesson that was left.
#[must_use]
pub fn learn_go_on(lesson: &str) -> String {
    learn_go_on_at(lesson)
}

/// This many exercises are to be repeated.
#[must_use]
pub fn learn_due_text(count: usize) -> String {
    learn_due(count)
}

/// What was fetched is not the course.
#[must_use]
pub fn learn_damaged_text(fault: &Fault) -> String {
    learn_damaged(&fault.file, &fault.place.line.to_string())
}

/// How far a learner is in a stage.
#[must_use]
pub fn lessons_done_text(done: usize, of: usize) -> String {
    lessons_done(&done.to_string(), of)
}

/// The best result of a test.
#[must_use]
pub fn test_result_text(right: u8, of: u8) -> String {
    test_result(&right.to_string(), &of.to_string())
}

/// The heading of a test.
#[must_use]
pub fn test_title(stage: &str) -> String {
    stage_test_title(stage)
}

/// Where in a test the learner is.
#[must_use]
pub fn test_place_text(number: usize, of: usize) -> String {
    test_place(&number.to_string(), &of.to_string())
}

/// How a test has ended.
#[must_use]
pub fn test_end_text(right: u8, of: u8) -> String {
    test_end(&right.to_string(), &of.to_string())
}

/// What is repeated, and how much is left with it.
#[must_use]
pub fn again_place_text(lesson: &str, left: usize) -> String {
    again_left(lesson, left)
}

/// Where in its stage a lesson is.
#[must_use]
pub fn lesson_place_text(stage: &str, number: usize, of: usize) -> String {
    lesson_place(stage, &number.to_string(), &of.to_string())
}

/// Where in its lesson a step is.
#[must_use]
pub fn step_place_text(number: usize, of: usize) -> String {
    step_place(&number.to_string(), &of.to_string())
}

/// The link to the next lesson.
#[must_use]
pub fn lesson_on_text(lesson: &str) -> String {
    lesson_on(lesson)
}

/// The link to the lesson before.
#[must_use]
pub fn lesson_back_text(lesson: &str) -> String {
    lesson_back(lesson)
}

/// This many stars.
#[must_use]
pub fn stars_name(stars: u8) -> String {
    stars_text(stars.into())
}

/// What is said to a right choice that is not the only one; the others are sentences.
#[must_use]
pub fn choice_too_text(said: &str, others: &str) -> String {
    choice_too(said, others)
}

/// What can be typed as an answer, or chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Typing {
    /// The name of a square.
    Square,
    /// Names of squares.
    Squares,
    /// A number.
    Number,
    /// A move.
    Move,
    /// One of several answers.
    Choice,
}

/// What was typed is no such answer, and what is one.
#[must_use]
pub fn answer_not_read_text(typing: Typing, text: &str) -> String {
    match typing {
        _ if text.is_empty() => answer_empty(),
        Typing::Square => answer_no_square(text),
        Typing::Squares => answer_no_squares(text),
        Typing::Number => answer_no_number(text),
        Typing::Move => answer_no_move(text),
        Typing::Choice => answer_no_choice(text),
    }
}

/// That a diagram as it was changed is no position of a game, with all reasons.
#[must_use]
pub fn arranged_faults(faults: &str) -> String {
    arranged_faulty(faults)
}

/// What is announced when a step is shown.
#[must_use]
pub fn exercise_announcement(place: &str, prompt: &str) -> String {
    exercise_announced(place, prompt)
}

/// Why a file holds no progress.
#[must_use]
pub fn progress_error_text(error: ProgressError) -> String {
    progress_not_read(&match error {
        ProgressError::NoProgress => progress_none(),
        ProgressError::Newer => progress_newer(),
        ProgressError::Line(line) => progress_line(&line.to_string()),
    })
}
