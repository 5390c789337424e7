//! The words of the page on which a teacher reads class codes.

use exercise::class_code::{Fault, Mistake};

use crate::table::messages;

messages! {
    /// The name of the page.
    pub class_title() = "Class";
    /// What the page is for.
    pub class_intro() = "Collect the class codes of your pupils and see who solved what. The codes stay in this browser until you clear them; nothing is sent anywhere.";
    /// The heading of the field for codes.
    pub class_add_heading() = "Add codes";
    /// The name of that field.
    pub class_add_label() = "Class codes, one per line";
    /// What a code is.
    pub class_add_hint() = "A code is what a pupil gets from a score: letters and digits, then the name. Links with a code work too.";
    /// Reads what was typed.
    pub class_add_button() = "Add";
    /// Codes were read.
    pub class_added(; count) = ["One pupil added.", "{count} pupils added."];
    /// Nothing was typed.
    pub class_nothing() = "Type or paste at least one code.";
    class_mistake(line, problem) = "Line {line}: {problem}";
    class_mistake_at(line, column, problem) = "Line {line}, column {column}: {problem}";
    /// This many lines more have faults of their own.
    pub class_more_faults(; count) = ["One more line can't be read.", "{count} more lines can't be read."];
    class_no_code() = "there is no class code here.";
    class_bad_sign(sign) = "“{sign}” doesn't belong in a code.";
    class_perhaps(read, meant) = "“{read}” is wrong here; perhaps it is “{meant}”.";
    class_wrong_check() = "something in this code or in the name is mistyped.";
    class_too_short() = "this code is too short; its end is missing.";
    class_newer() = "this code comes from a newer version. Reload this page while you are online.";
    class_too_many() = "this code is longer than any class code.";
    /// The heading of the tables.
    pub class_results_heading() = "Results";
    /// There is no code yet.
    pub class_empty() = "No codes yet.";
    class_set(name; count) = ["Set {name}: {count} exercise", "Set {name}: {count} exercises"];
    /// The head of the column of names.
    pub class_head_pupil() = "Pupil";
    class_head_exercise(number) = "Exercise {number}";
    /// The head of the column that says how many exercises are done.
    pub class_head_done() = "Done";
    /// The head of the column of tries.
    pub class_head_tries() = "Tries";
    /// The head of the column of hints.
    pub class_head_hints() = "Hints";
    /// The head of the column of times.
    pub class_head_time() = "Time";
    class_solved(; count) = ["solved in {count} try", "solved in {count} tries"];
    class_unsolved(; count) = ["not solved, {count} try", "not solved, {count} tries"];
    class_untouched() = "not tried";
    class_with_hints(result; count) = ["{result}, {count} hint", "{result}, {count} hints"];
    class_with_time(result, time) = "{result}, {time}";
    class_remove(name) = "Remove {name}";
    class_removed(name) = "{name} removed.";
    class_replaced(name) = "The new code of {name} takes the place of the earlier one.";
    /// Sums over a class.
    pub class_solved_by() = "Solved by";
    class_sorted(head) = "Sorted by: {head}.";
    /// Writes the table for a spreadsheet.
    pub class_csv() = "Save as CSV";
    /// Prints the tables.
    pub class_print() = "Print";
    /// Removes all codes.
    pub class_clear() = "Clear all";
    /// They are gone.
    pub class_cleared() = "All codes cleared.";
    /// They come back.
    pub class_bring_back() = "Restore cleared codes";
    /// They are back.
    pub class_brought_back() = "Codes restored.";
}

/// Why a line holds no class code, with its number and the column where that is known.
#[must_use]
pub fn class_fault_text(line: usize, fault: &Fault) -> String {
    let problem = match fault.mistake {
        Mistake::NoCode => class_no_code(),
        Mistake::Sign(sign) => class_bad_sign(&sign.to_string()),
        Mistake::Perhaps { read, meant } => class_perhaps(&read.to_string(), &meant.to_string()),
        Mistake::Check => class_wrong_check(),
        Mistake::Short => class_too_short(),
        Mistake::Long => class_too_many(),
        Mistake::Newer => class_newer(),
    };
    let line = line.to_string();
    match fault.column {
        Some(column) => class_mistake_at(&line, &column.to_string(), &problem),
        None => class_mistake(&line, &problem),
    }
}

/// What has come of an exercise, in a few words: "solved in 2 tries, 1 hint, 0:45".
#[must_use]
pub fn class_result_text(solved: bool, tries: usize, hints: usize, time: &str) -> String {
    if !solved && tries == 0 && hints == 0 {
        return class_untouched();
    }
    let result = if solved {
        class_solved(tries)
    } else {
        class_unsolved(tries)
    };
    let result = if hints > 0 {
        class_with_hints(&result, hints)
    } else {
        result
    };
    class_with_time(&result, time)
}

/// The heading of the table of one set of exercises.
#[must_use]
pub fn class_set_text(name: &str, exercises: usize) -> String {
    class_set(name, exercises)
}

/// The head of the column of an exercise.
#[must_use]
pub fn class_exercise_name(number: usize) -> String {
    class_head_exercise(&number.to_string())
}

/// The button that removes a pupil.
#[must_use]
pub fn class_remove_name(name: &str) -> String {
    class_remove(name)
}

/// A pupil was removed.
#[must_use]
pub fn class_removed_text(name: &str) -> String {
    class_removed(name)
}

/// A pupil has sent another code for the same exercises.
#[must_use]
pub fn class_replaced_text(name: &str) -> String {
    class_replaced(name)
}

/// The table has another order.
#[must_use]
pub fn class_sorted_text(head: &str) -> String {
    class_sorted(head)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_and_mistakes_are_whole_sentences() {
        assert_eq!(class_result_text(false, 0, 0, "0:00"), "not tried");
        assert_eq!(
            class_result_text(true, 1, 0, "0:07"),
            "solved in 1 try, 0:07"
        );
        assert_eq!(
            class_result_text(false, 3, 1, "1:00"),
            "not solved, 3 tries, 1 hint, 1:00"
        );
        let fault = |column, mistake| Fault { column, mistake };
        assert_eq!(
            class_fault_text(3, &fault(Some(7), Mistake::Sign('U'))),
            "Line 3, column 7: “U” doesn't belong in a code."
        );
        assert_eq!(
            class_fault_text(2, &fault(None, Mistake::Short)),
            "Line 2: this code is too short; its end is missing."
        );
    }
}
