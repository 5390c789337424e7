//! The folder of a course: a folder for each stage, and in it `stage.md` and the lessons.
//!
//! Numbers before the names keep the order; addresses go without them: `03-rook/02-captures.md` is
//! `rook/captures`. The head of `stage.md` has `title`, `about` and `test`, the generators from
//! which the test at the end of the stage is drawn.

use std::fs;
use std::path::Path;

use crate::course_map::{CourseMap, LessonHead, StageHead, TestItem};
use crate::fault::{Expected, Fault, Missing, Problem, TextPosition};
use crate::lesson::Lesson;
use crate::markdown;

/// A course as it lies in its folder.
#[derive(Clone, Debug, Default)]
pub struct Course {
    /// Its stages.
    pub map: CourseMap,
    /// The lessons of each stage, in their order.
    pub lessons: Vec<Vec<Lesson>>,
    /// The folder of each stage, and the files of its lessons in it.
    pub files: Vec<(String, Vec<String>)>,
}

impl Course {
    /// All lessons with their addresses.
    pub fn iter(&self) -> impl Iterator<Item = (String, &Lesson)> {
        self.map.addresses().zip(self.lessons.iter().flatten())
    }
}

/// Reads a course.
///
/// # Errors
///
/// The faults of all its files.
pub fn read(folder: &Path) -> Result<Course, Vec<Fault>> {
    let mut course = Course::default();
    let mut faults = Vec::new();
    for stage in names(folder, &mut faults) {
        let path = folder.join(&stage);
        if path.is_dir() {
            read_stage(&path, &stage, &mut course, &mut faults);
        }
    }
    if faults.is_empty() {
        Ok(course)
    } else {
        Err(faults)
    }
}

/// What a file or folder is called in addresses.
fn slug(name: &str) -> &str {
    let name = name.strip_suffix(".md").unwrap_or(name);
    name.trim_start_matches(|letter: char| letter.is_ascii_digit())
        .trim_start_matches('-')
}

pub(crate) fn fault(file: &str, problem: Problem) -> Fault {
    Fault {
        file: file.to_owned(),
        place: TextPosition::new(1, 1),
        problem,
    }
}

/// The names in a folder, sorted.
pub(crate) fn names(folder: &Path, faults: &mut Vec<Fault>) -> Vec<String> {
    let Ok(entries) = fs::read_dir(folder) else {
        let name = folder.display().to_string();
        faults.push(fault(&name, Problem::Missing(Missing::Folder)));
        return Vec::new();
    };
    let entries = entries.filter_map(Result::ok);
    let mut names: Vec<String> = entries
        .filter_map(|entry| entry.file_name().into_string().ok())
        .collect();
    names.sort();
    names
}

pub(crate) fn read_file(path: &Path, name: &str, faults: &mut Vec<Fault>) -> Option<String> {
    let read = fs::read_to_string(path);
    if read.is_err() {
        faults.push(fault(name, Problem::Missing(Missing::File)));
    }
    read.ok()
}

fn read_stage(path: &Path, name: &str, course: &mut Course, faults: &mut Vec<Fault>) {
    let mut head = StageHead {
        slug: slug(name).to_owned(),
        ..StageHead::default()
    };
    let file = format!("{name}/stage.md");
    if let Some(text) = read_file(&path.join("stage.md"), &file, faults) {
        read_head(&text, &file, &mut head, faults);
        if head.test.is_empty() {
            faults.push(fault(&file, Problem::Missing(Missing::Test)));
        }
    }
    let mut lessons = Vec::new();
    let mut files = Vec::new();
    for lesson in names(path, faults) {
        if lesson == "stage.md" || !lesson.ends_with(".md") {
            continue;
        }
        let file = format!("{name}/{lesson}");
        let Some(text) = read_file(&path.join(&lesson), &file, faults) else {
            continue;
        };
        match markdown::read(&file, &text) {
            Ok(read) => {
                head.lessons.push(LessonHead {
                    slug: slug(&lesson).to_owned(),
                    title: read.head.title.clone(),
                    lang: String::new(),
                    tasks: read.tasks().map(str::to_owned).collect(),
                });
                lessons.push(read);
                files.push(lesson);
            }
            Err(mut found) => faults.append(&mut found),
        }
    }
    course.map.stages.push(head);
    course.lessons.push(lessons);
    course.files.push((name.to_owned(), files));
}

pub(crate) fn read_head(text: &str, file: &str, head: &mut StageHead, faults: &mut Vec<Fault>) {
    let Some((lines, _)) = markdown::head_lines(text) else {
        faults.push(fault(file, Problem::Missing(Missing::Head)));
        return;
    };
    for (number, line) in lines {
        let expected = match line.split_once(": ") {
            Some(("title", value)) => {
                value.trim().clone_into(&mut head.title);
                continue;
            }
            Some(("about", value)) => {
                value.trim().clone_into(&mut head.about);
                continue;
            }
            Some(("test", value)) => match TestItem::read_list(value) {
                Ok(items) => {
                    head.test.extend(items);
                    continue;
                }
                Err(_) => Expected::Generator,
            },
            _ => Expected::HeadLine(&["title", "about", "test"]),
        };
        faults.push(Fault {
            file: file.to_owned(),
            place: TextPosition::new(number, 1),
            problem: Problem::unexpected(line, expected),
        });
    }
    if head.title.is_empty() {
        faults.push(fault(file, Problem::Missing(Missing::Title)));
    }
}
