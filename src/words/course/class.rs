//! The words of lessons that a teacher sets, and of what pupils send back.

use crate::table::messages;

messages! {
    /// Where a teacher chooses lessons.
    pub class_set_title() = "Lessons for a class";
    /// What a teacher does there.
    pub class_set_intro() = "Choose lessons in the order you want, and give your pupils the link. Each pupil sends you a code, which your Class page reads.";
    /// The way there.
    pub class_set_link() = "For teachers: lessons for a class";
    /// The lessons that are chosen.
    pub class_set_chosen() = "Chosen lessons";
    /// None is.
    pub class_set_none() = "No lesson is chosen yet.";
    class_set_earlier(lesson) = "Move {lesson} up";
    class_set_name(set) = "The table of your Class page calls these lessons “Set {set}” and numbers their exercises in this order.";
    class_set_no_exercise() = "No exercises";
    class_set_exercise(number) = "Exercise {number}";
    class_set_exercises(first, last) = "Exercises {first} to {last}";
    /// The address for pupils.
    pub class_set_address() = "Link for your pupils";
    /// The code of that address.
    pub class_set_code() = "QR code of the link for your pupils";
    /// Where a pupil works at them.
    pub class_work_title() = "Your lessons";
    /// What a pupil does there.
    pub class_work_intro() = "Your teacher has chosen these lessons for you. When you are done, send your code.";
    /// A link names no lesson.
    pub class_work_none() = "This link names no lessons of the course. Ask your teacher for it again.";
    /// The way to these lessons.
    pub class_work_link() = "Lessons from your teacher";
    /// All of them are done.
    pub class_work_done() = "You have done all of these lessons.";
    /// What has come of them.
    pub class_result_heading() = "Your result";
    /// Who has done them.
    pub class_result_name() = "Your name";
    /// Without a name there is no code.
    pub class_result_hint() = "Type the name by which your teacher knows you: then your code appears.";
    /// What the teacher gets.
    pub class_result_code() = "Your code";
    /// Puts it on the clipboard.
    pub class_result_copy() = "Copy the code";
    /// The picture of it.
    pub class_result_picture() = "QR code of your result";
    /// The lessons are no longer those of a class.
    pub class_leave() = "Leave these lessons";
    /// Asks before that.
    pub class_leave_question() = "Leave these lessons?";
    /// What is lost with it.
    pub class_leave_text() = "This device forgets the list and your name. What you have done is kept, and your teacher\u{2019}s link brings the list back.";
}

/// The name under which the results of the chosen lessons come.
#[must_use]
pub fn class_set_name_text(set: &str) -> String {
    class_set_name(set)
}

/// The numbers of the exercises of a lesson: of this many from the first one on.
#[must_use]
pub fn class_set_exercises_text(first: usize, count: usize) -> String {
    match count {
        0 => class_set_no_exercise(),
        1 => class_set_exercise(&first.to_string()),
        _ => class_set_exercises(&first.to_string(), &(first + count - 1).to_string()),
    }
}

/// Gives a chosen lesson an earlier place.
#[must_use]
pub fn class_set_earlier_text(lesson: &str) -> String {
    class_set_earlier(lesson)
}
