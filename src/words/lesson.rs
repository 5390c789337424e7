//! The words of lessons: several exercises in one file.

use crate::table::messages;

messages! {
    /// The heading of the lesson.
    pub lesson_heading() = "Lesson in one file";
    /// What a lesson is.
    pub lesson_intro() = "An HTML file with several exercises and everything they need: it opens from a disk, without a network.";
    /// The name of the field for its title.
    pub lesson_title_label() = "Title";
    /// The title of a lesson that has none.
    pub lesson_usual_title() = "Chess lesson";
    /// Adds the board of the builder.
    pub lesson_add() = "Add to the lesson";
    lesson_added(number) = "Added as number {number}.";
    lesson_item(number) = "Title of number {number}";
    lesson_earlier(number) = "Move number {number} up";
    lesson_later(number) = "Move number {number} down";
    lesson_moved(number) = "Now number {number}.";
    lesson_remove(number) = "Remove number {number}";
    lesson_removed(number) = "Number {number} removed.";
    /// Removes all boards.
    pub lesson_clear() = "Remove all";
    /// They are gone.
    pub lesson_cleared() = "All boards removed from the lesson.";
    /// They come back.
    pub lesson_bring_back() = "Restore removed boards";
    /// They are back.
    pub lesson_brought_back() = "Boards restored.";
    /// Whether pupils get a class code.
    pub lesson_codes_label() = "With a class code for your Class page";
    /// Leads to the page of the class.
    pub lesson_class_link() = "Class page";
    /// Writes the file.
    pub lesson_save() = "Save the lesson";
    /// The file is being written.
    pub lesson_saving() = "Saving\u{2026}";
    /// It was written.
    pub lesson_saved() = "Lesson saved.";
    /// Its programs could not be fetched.
    pub lesson_lost() = "The programs for the lesson couldn't be loaded. Check your connection and try again.";
    /// In the single file there are no programs for lessons.
    pub lesson_needs_site() = "Lessons can't be saved from jadoube.html: open the builder on a web site.";
    lesson_has_source(number) = "Number {number} loads its game from a file (src), which a lesson can't. Paste the game instead.";
    /// The heading of the lesson that is written as text.
    pub written_heading() = "Lesson as text";
    /// What that is.
    pub written_intro() = "Text with boards and questions in it, in Markdown. Any page can show it with <jadoube-lesson>, and it can be saved as one HTML file.";
    /// The field for a file.
    pub written_file_label() = "Open a lesson file";
    /// Opens the example.
    pub written_example() = "Open the example";
    /// It was opened.
    pub written_example_opened() = "Example opened.";
    /// The text that was replaced comes back.
    pub written_bring_back() = "Restore the text before";
    /// It is back.
    pub written_brought_back() = "Text restored.";
    /// The field with the text.
    pub written_label() = "Text of the lesson";
    /// Saves the text.
    pub written_save_text() = "Save the text";
    /// Saves a page with everything in it.
    pub written_save_page() = "Save as one HTML file";
    written_opened(file) = "\u{201c}{file}\u{201d} opened.";
    written_lost(file) = "\u{201c}{file}\u{201d} couldn't be read.";
    written_too_long(file) = "\u{201c}{file}\u{201d} is larger than two megabytes, too long for a lesson.";
    written_error(line, column, text) = "Line {line}, column {column}: {text}";
    written_errors(; count) = ["{count} error in the lesson", "{count} errors in the lesson"];
    /// Read where scripts are off.
    pub lesson_no_script() = "These boards need JavaScript.";
}

/// A board was added.
#[must_use]
pub fn lesson_added_text(number: usize) -> String {
    lesson_added(&number.to_string())
}

/// The field for the title of a board.
#[must_use]
pub fn lesson_item_name(number: usize) -> String {
    lesson_item(&number.to_string())
}

/// The button that moves a board up.
#[must_use]
pub fn lesson_earlier_name(number: usize) -> String {
    lesson_earlier(&number.to_string())
}

/// The button that moves a board down.
#[must_use]
pub fn lesson_later_name(number: usize) -> String {
    lesson_later(&number.to_string())
}

/// A board has another number now.
#[must_use]
pub fn lesson_moved_text(number: usize) -> String {
    lesson_moved(&number.to_string())
}

/// The button that removes a board.
#[must_use]
pub fn lesson_remove_name(number: usize) -> String {
    lesson_remove(&number.to_string())
}

/// A board was removed.
#[must_use]
pub fn lesson_removed_text(number: usize) -> String {
    lesson_removed(&number.to_string())
}

/// A board needs a file that a lesson cannot have.
#[must_use]
pub fn lesson_has_source_text(number: usize) -> String {
    lesson_has_source(&number.to_string())
}

/// A file was opened.
#[must_use]
pub fn written_opened_text(file: &str) -> String {
    written_opened(file)
}

/// A file could not be read.
#[must_use]
pub fn written_lost_text(file: &str) -> String {
    written_lost(file)
}

/// A file is too long for a lesson.
#[must_use]
pub fn written_too_long_text(file: &str) -> String {
    written_too_long(file)
}

/// What is wrong at a place of a lesson.
#[must_use]
pub fn written_error_text(line: u32, column: u32, text: &str) -> String {
    written_error(&line.to_string(), &column.to_string(), text)
}

/// How many errors there are.
#[must_use]
pub fn written_errors_text(count: usize) -> String {
    written_errors(count)
}
