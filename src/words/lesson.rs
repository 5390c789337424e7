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
