//! What a teacher has set, and a pupil's code for what has come of it.

use course::progress::{Assignment, Progress, class_set_name, task_name};
use course::{CourseMap, LessonHead};

/// The most signs of a name in a code.
const LONGEST_NAME: usize = 60;

/// The lessons that are set, as far as the course has them.
#[must_use]
pub(crate) fn lessons<'a>(
    map: &'a CourseMap,
    assignment: &Assignment,
) -> Vec<(String, &'a LessonHead)> {
    let known = assignment.lessons.iter().filter_map(|address| {
        let head = map.lesson(address)?;
        Some((address.clone(), head))
    });
    known.collect()
}

/// The names of their tasks.
fn tasks(map: &CourseMap, assignment: &Assignment) -> Vec<String> {
    lessons(map, assignment)
        .iter()
        .flat_map(|(address, head)| head.tasks.iter().map(|task| task_name(address, task)))
        .collect()
}

/// The name under which the table of a class has their results; nothing where they ask nothing.
pub(crate) fn set_name(map: &CourseMap, assignment: &Assignment) -> Option<String> {
    let names = tasks(map, assignment);
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    (!names.is_empty()).then(|| class_set_name(&names))
}

/// The code of a pupil; nothing without a name.
#[must_use]
pub(crate) fn code(
    map: &CourseMap,
    progress: &Progress,
    assignment: &Assignment,
    name: &str,
) -> Option<String> {
    let words: Vec<&str> = name.split_whitespace().collect();
    let name: String = words.join(" ").chars().take(LONGEST_NAME).collect();
    let names = tasks(map, assignment);
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let is_named = !name.is_empty() && !names.is_empty();
    is_named.then(|| progress.class_code(name.trim_end(), &names))
}

#[cfg(test)]
mod tests {
    use course::progress::{Assignment, Progress};
    use exercise::class_code;

    use super::{code, lessons, set_name};
    use crate::tests::COURSE;

    #[test]
    fn a_pupils_code_is_read_by_the_teachers_page() {
        let assignment = Assignment::read("rook.moves,king.danger").expect("two lessons");
        let mut progress = Progress::default();
        let solved = exercise::Outcome {
            standing: exercise::Standing::Solved,
            attempts: 2,
            ..exercise::Outcome::default()
        };
        progress.finish("rook/moves#1", &solved, None, 1);
        let map = &COURSE.map;
        assert_eq!(code(map, &progress, &assignment, "  "), None);
        let text = code(map, &progress, &assignment, " Ann   B. ").expect("it has a name");
        let read = class_code::read(&text).expect("it is a code");
        assert_eq!(read.name, "Ann B.");
        let tasks = lessons(map, &assignment)
            .iter()
            .map(|(_, head)| head.tasks.len())
            .sum::<usize>();
        assert_eq!(read.scores.len(), tasks);
        assert!(read.scores[0].solved && !read.scores[1].solved);
        assert_eq!(read.scores[0].tries, 2);
        // Whoever has the same lessons in the same order stands in the same table.
        let other = code(map, &Progress::default(), &assignment, "Bo").expect("it has a name");
        assert_eq!(
            class_code::read(&other).map(|it| it.set),
            Ok(read.set.clone())
        );
        // The page where the lessons are chosen names that table.
        assert_eq!(set_name(map, &assignment), Some(read.set));
    }

    #[test]
    fn what_the_course_does_not_have_is_left_out() {
        let assignment = Assignment::read("rook.moves,rook.nothing").expect("two names");
        assert_eq!(lessons(&COURSE.map, &assignment).len(), 1);
    }
}
