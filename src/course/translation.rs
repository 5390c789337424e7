//! A course in another language: the same files, with other texts.
//!
//! A file of a translation is that of the English course with its texts translated: title, paragraphs, lists,
//! what stands behind the colon of a note, the comments between moves, and the attributes that name
//! something ([`rewrite::NAMES`](crate::rewrite::NAMES)). All the rest is the lesson itself and has to be the
//! same, so that a translation can be no worse than what it translates; a difference is a fault with
//! its place. The heads need no more than a title, and `about` in `stage.md`. What is missing is taken
//! from the English course and keeps its language.

mod compare;

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use crate::course_map::StageHead;
use crate::fault::{Fault, Missing, Problem};
use crate::folder::{self, Course};
use crate::lesson::Lesson;
use crate::markdown;

/// Reads a translation into the language of a tag; what it leaves out stays as it is in the English course.
///
/// # Errors
///
/// The faults of all its files, and those that the English course does not have.
pub fn read(path: &Path, tag: &str, english: &Course) -> Result<Course, Vec<Fault>> {
    let mut course = english.clone();
    let mut reader = Reader {
        path,
        tag,
        known: BTreeSet::new(),
        faults: Vec::new(),
    };
    for (number, (stage, files)) in english.files.iter().enumerate() {
        reader.stage(stage, &mut course.map.stages[number]);
        for (place, file) in files.iter().enumerate() {
            let lesson = &mut course.lessons[number][place];
            if reader.lesson(&[stage, "/", file].concat(), lesson) {
                let head = &mut course.map.stages[number].lessons[place];
                lesson.head.title.clone_into(&mut head.title);
                tag.clone_into(&mut head.lang);
            }
        }
    }
    reader.strangers();
    if reader.faults.is_empty() {
        Ok(course)
    } else {
        Err(reader.faults)
    }
}

/// How many lessons of a course are in another language than English.
#[must_use]
pub fn translated(course: &Course) -> usize {
    let lessons = course.lessons.iter().flatten();
    lessons.filter(|it| !it.head.lang.is_empty()).count()
}

struct Reader<'a> {
    path: &'a Path,
    tag: &'a str,
    /// The files that may be there.
    known: BTreeSet<String>,
    faults: Vec<Fault>,
}

impl Reader<'_> {
    /// The text of a file, if it is there, and what faults call it.
    fn text(&mut self, file: &str) -> Option<(String, String)> {
        self.known.insert(file.to_owned());
        let path = self.path.join(file);
        let name = [self.tag, "/", file].concat();
        if !path.exists() {
            return None;
        }
        let text = folder::read_file(&path, &name, &mut self.faults)?;
        Some((text, name))
    }

    fn stage(&mut self, stage: &str, head: &mut StageHead) {
        let Some((text, name)) = self.text(&[stage, "/stage.md"].concat()) else {
            return;
        };
        let mut own = StageHead::default();
        folder::read_head(&text, &name, &mut own, &mut self.faults);
        if !own.test.is_empty() && own.test != head.test {
            let problem = Problem::Missing(Missing::EnglishTest);
            self.faults.push(folder::fault(&name, problem));
        }
        if own.about.is_empty() != head.about.is_empty() {
            let problem = Problem::Missing(Missing::EnglishAbout);
            self.faults.push(folder::fault(&name, problem));
        }
        head.title = own.title;
        head.about = own.about;
        self.tag.clone_into(&mut head.lang);
    }

    /// Puts the translation of a lesson in its place, if there is one.
    fn lesson(&mut self, file: &str, lesson: &mut Lesson) -> bool {
        let Some((text, name)) = self.text(file) else {
            return false;
        };
        match markdown::read(&name, &text) {
            Ok(mut own) => {
                let problems = compare::differences(&text, self.tag, &own, lesson);
                let faults = problems.into_iter().map(|(place, problem)| Fault {
                    file: name.clone(),
                    place,
                    problem,
                });
                self.faults.extend(faults);
                own.head.rows = std::mem::take(&mut lesson.head.rows);
                own.head.places = std::mem::take(&mut lesson.head.places);
                self.tag.clone_into(&mut own.head.lang);
                *lesson = own;
                true
            }
            Err(mut found) => {
                self.faults.append(&mut found);
                false
            }
        }
    }

    /// Files that translate nothing, such as one whose name was mistyped.
    fn strangers(&mut self) {
        let mut folders = vec![String::new()];
        while let Some(inner) = folders.pop() {
            let path = self.path.join(&inner);
            // A language may have no folder yet.
            let Ok(entries) = fs::read_dir(&path) else {
                continue;
            };
            for entry in entries.filter_map(Result::ok) {
                let name = entry.file_name().to_string_lossy().into_owned();
                let file = if inner.is_empty() {
                    name
                } else {
                    [&inner, "/", &name].concat()
                };
                if entry.path().is_dir() {
                    folders.push(file);
                } else if !self.known.contains(&file) {
                    let name = [self.tag, "/", &file].concat();
                    self.faults
                        .push(folder::fault(&name, Problem::Stranger(file)));
                }
            }
        }
    }
}
