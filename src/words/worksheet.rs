//! The words of the worksheet.

use rules::ParseFenError;

use crate::fen::field_text;
use crate::table::messages;

messages! {
    /// The name of the page.
    pub worksheet_title() = "Worksheet";
    /// What the page is for.
    pub worksheet_intro() = "Diagrams with tasks for paper, an answer key, and QR codes to the interactive boards.";
    worksheet_link_empty() = "Worksheet";
    worksheet_link_count(count) = "Worksheet ({count})";
    /// The heading of the choices.
    pub worksheet_options_heading() = "Sheet";
    /// The heading of the field for more boards.
    pub worksheet_add_heading() = "Add boards";
    /// The name of that field.
    pub worksheet_add_label() = "Paste board code, FENs (one per line) or PGN";
    /// What is taken of games.
    pub worksheet_add_hint() = "From a game: the positions marked for a diagram ($220), or else the first or last one.";
    /// Reads what was pasted.
    pub worksheet_add_button() = "Add";
    /// Leads to the builder.
    pub worksheet_builder_link() = "Back to the builder";
    /// The heading of the list.
    pub worksheet_list_heading() = "Boards";
    /// Nothing is on the sheet.
    pub worksheet_empty() = "No boards yet. Add them here or in the builder.";
    /// Boards were added.
    pub worksheet_added(; count) = ["One board added.", "{count} boards added."];
    worksheet_item(number) = "Task {number}";
    worksheet_remove(number) = "Remove task {number}";
    worksheet_earlier(number) = "Move task {number} up";
    worksheet_removed(number) = "Task {number} removed.";
    worksheet_moved(number) = "Now task {number}.";
    /// All boards are taken away.
    pub worksheet_clear() = "Remove all";
    /// They are gone.
    pub worksheet_cleared() = "All boards removed.";
    /// The boards come back.
    pub worksheet_bring_back() = "Restore removed boards";
    /// They are back.
    pub worksheet_brought_back() = "Boards restored.";
    /// The heading of the sheet.
    pub worksheet_title_label() = "Heading";
    /// How a heading asks for mates, in small letters; a number follows.
    pub worksheet_mate_headings() = "mate in, mates in";
    /// The numbers from one on, as a heading has them.
    pub worksheet_mate_numbers() = "one, two, three, four";
    /// How many boards stand on a page.
    pub worksheet_per_page_label() = "Boards per page";
    /// The size of the paper.
    pub worksheet_paper_label() = "Paper";
    /// The name of the size A4.
    pub worksheet_paper_a4() = "A4";
    /// The name of the size Letter.
    pub worksheet_paper_letter() = "Letter";
    /// A line for each answer.
    pub worksheet_lines_label() = "Line for the answer";
    /// A page with the answers.
    pub worksheet_key_label() = "Answer key on a separate page";
    /// Codes for cameras.
    pub worksheet_codes_label() = "QR codes to the interactive boards";
    /// Where the codes lead.
    pub worksheet_home_label() = "Where the boards are hosted";
    /// What is meant when it is empty.
    pub worksheet_home_hint() = "Default: this site.";
    /// The codes would lead to a file of this computer.
    pub worksheet_no_site() = "This page was opened from a file, so codes would lead nowhere: enter where the boards are hosted.";
    worksheet_dense(number) = "Task {number}: its code is so dense that cameras may not read it. A shorter game or less text helps.";
    worksheet_no_code(number) = "Task {number} is too long for a code.";
    worksheet_no_answer(number, why) = "Task {number} has no answer: {why}";
    worksheet_corrected(number, text) = "Task {number}. {text}";
    /// Prints.
    pub worksheet_print() = "Print";
    /// The name of the paper.
    pub worksheet_paper_name() = "Print preview";
    /// Where the name is written.
    pub worksheet_name() = "Name";
    /// Where the date is written.
    pub worksheet_date() = "Date";
    /// The heading of the key.
    pub worksheet_answers() = "Answers";
    /// Nothing is asked.
    pub worksheet_open_answer() = "\u{2013}";
    /// It is still looked for.
    pub worksheet_awaited_answer() = "\u{2026}";
    /// The key is not complete yet.
    pub worksheet_answers_awaited() = "Finding the answers\u{2026}";
    worksheet_code_of(number) = "QR code for task {number}";
    /// Nothing was pasted.
    pub worksheet_nothing_pasted() = "Paste board code, FENs or PGN first.";
    worksheet_position_bad(why) = "this position can't be read: {why}.";
}

/// The link to the page, with what is on it.
#[must_use]
pub fn worksheet_link(count: usize) -> String {
    match count {
        0 => worksheet_link_empty(),
        count => worksheet_link_count(&count.to_string()),
    }
}

/// The name of the words of a task, numbered from 1.
#[must_use]
pub fn worksheet_item_name(number: usize) -> String {
    worksheet_item(&number.to_string())
}

/// The name of the button that removes a task.
#[must_use]
pub fn worksheet_remove_name(number: usize) -> String {
    worksheet_remove(&number.to_string())
}

/// The name of the button that moves a task up.
#[must_use]
pub fn worksheet_earlier_name(number: usize) -> String {
    worksheet_earlier(&number.to_string())
}

/// A task was removed.
#[must_use]
pub fn worksheet_removed_text(number: usize) -> String {
    worksheet_removed(&number.to_string())
}

/// A task was moved.
#[must_use]
pub fn worksheet_moved_text(number: usize) -> String {
    worksheet_moved(&number.to_string())
}

/// The code of a task is dense.
#[must_use]
pub fn worksheet_dense_text(number: usize) -> String {
    worksheet_dense(&number.to_string())
}

/// A task has no code.
#[must_use]
pub fn worksheet_no_code_text(number: usize) -> String {
    worksheet_no_code(&number.to_string())
}

/// A task has no answer.
#[must_use]
pub fn worksheet_no_answer_text(number: usize, why: &str) -> String {
    worksheet_no_answer(&number.to_string(), why)
}

/// The position of a task was corrected.
#[must_use]
pub fn worksheet_corrected_text(number: usize, text: &str) -> String {
    worksheet_corrected(&number.to_string(), text)
}

/// The name of the code of a task.
#[must_use]
pub fn worksheet_code_name(number: usize) -> String {
    worksheet_code_of(&number.to_string())
}

/// A position cannot be read.
#[must_use]
pub fn worksheet_bad_position(error: &ParseFenError) -> String {
    worksheet_position_bad(&field_text(error))
}
