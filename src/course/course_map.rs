//! The course as a whole: stages, and what is in them, without the lessons themselves.
//!
//! A page fetches this map first: it is small, and all that a table of contents, a path from lesson
//! to lesson and a learner's progress need.
//!
//! ```text
//! map 1
//! S slug title        a what the stage is about        x generator difficulty, …
//! f file of its lessons
//! L slug tasks title
//! l language of the title above
//! ```

use std::fmt::Write as _;

use crate::fault::{Expected, Fault, Problem, TextPosition};
use crate::generate::{Difficulty, Generator};

/// The first line, with the version of the form.
const FIRST: &str = "map 1";

/// All stages.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CourseMap {
    /// In their order.
    pub stages: Vec<StageHead>,
}

/// What there is to know about a stage.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StageHead {
    /// Its name in addresses.
    pub slug: String,
    /// Its title.
    pub title: String,
    /// The tag of the language of title and sentence; empty for English.
    pub lang: String,
    /// What it is about, in a sentence.
    pub about: String,
    /// The exercises of the test at its end.
    pub test: Vec<TestItem>,
    /// The file of its lessons beside that of the map, once they are printed.
    pub file: String,
    /// Its lessons in their order.
    pub lessons: Vec<LessonHead>,
}

/// An exercise of a test.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TestItem {
    /// By which generator.
    pub generator: Generator,
    /// How hard.
    pub difficulty: Difficulty,
}

/// What there is to know about a lesson.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LessonHead {
    /// Its name in addresses, within its stage.
    pub slug: String,
    /// Its title.
    pub title: String,
    /// The tag of the language of the title; empty for English.
    pub lang: String,
    /// What there is to do in it, by its ids.
    pub tasks: Vec<String>,
}

impl TestItem {
    /// Reads exercises of a test: names and difficulties, between commas.
    ///
    /// # Errors
    ///
    /// What is no exercise.
    pub fn read_list(text: &str) -> Result<Vec<Self>, String> {
        let items = text.split(',').map(str::trim);
        let items = items.filter(|item| !item.is_empty());
        items
            .map(|item| {
                let (name, difficulty) = item.split_once(' ').unwrap_or((item, "1"));
                let difficulty = difficulty.parse().ok().filter(|it| (1..=5).contains(it));
                let read = Generator::from_name(name).zip(difficulty);
                let (generator, difficulty) = read.ok_or_else(|| item.to_owned())?;
                let difficulty = Difficulty::new(difficulty);
                Ok(Self {
                    generator,
                    difficulty,
                })
            })
            .collect()
    }
}

impl CourseMap {
    /// The addresses of all lessons, `stage/lesson`, in their order.
    pub fn addresses(&self) -> impl Iterator<Item = String> {
        self.stages.iter().flat_map(|stage| {
            let lessons = stage.lessons.iter();
            lessons.map(|lesson| format!("{}/{}", stage.slug, lesson.slug))
        })
    }

    /// The lessons before and after one, by their addresses.
    ///
    /// # Examples
    ///
    /// ```
    /// let text = "map 1\nS board The board\nL squares 2 Squares\nL lines 1 Lines\n";
    /// let map = course::CourseMap::decode("map", text).expect("it is one");
    /// let [before, after] = map.neighbors("board/squares");
    /// assert_eq!((before, after.as_deref()), (None, Some("board/lines")));
    /// ```
    #[must_use]
    pub fn neighbors(&self, address: &str) -> [Option<String>; 2] {
        let all: Vec<String> = self.addresses().collect();
        let Some(place) = all.iter().position(|other| other == address) else {
            return [None, None];
        };
        let before = place.checked_sub(1).and_then(|place| all.get(place));
        [before.cloned(), all.get(place + 1).cloned()]
    }

    /// The stage of a name.
    #[must_use]
    pub fn stage(&self, slug: &str) -> Option<&StageHead> {
        self.stages.iter().find(|it| it.slug == slug)
    }

    /// The lesson of an address.
    #[must_use]
    pub fn lesson(&self, address: &str) -> Option<&LessonHead> {
        let (stage, lesson) = address.split_once('/')?;
        let stage = self.stage(stage)?;
        stage.lessons.iter().find(|it| it.slug == lesson)
    }

    /// Encodes the map.
    #[must_use]
    pub fn encode(&self) -> String {
        let mut text = format!("{FIRST}\n");
        for stage in &self.stages {
            // Writing to a string cannot fail, here and below.
            let _ = writeln!(text, "S {} {}", stage.slug, stage.title);
            push_language(&stage.lang, &mut text);
            if !stage.about.is_empty() {
                let _ = writeln!(text, "a {}", stage.about);
            }
            if !stage.file.is_empty() {
                let _ = writeln!(text, "f {}", stage.file);
            }
            let item = |it: &TestItem| format!("{} {}", it.generator.name(), it.difficulty.get());
            let test: Vec<String> = stage.test.iter().map(item).collect();
            if !test.is_empty() {
                let _ = writeln!(text, "x {}", test.join(","));
            }
            for LessonHead {
                slug,
                title,
                lang,
                tasks,
            } in &stage.lessons
            {
                let tasks = if tasks.is_empty() {
                    "-".to_owned()
                } else {
                    tasks.join(",")
                };
                let _ = writeln!(text, "L {slug} {tasks} {title}");
                push_language(lang, &mut text);
            }
        }
        text
    }

    /// Decodes a map.
    ///
    /// # Errors
    ///
    /// The first line that is not as [`encode`](Self::encode) writes it.
    pub fn decode(file: &str, text: &str) -> Result<Self, Fault> {
        let mut map = Self::default();
        for (index, line) in text.lines().enumerate() {
            let is_known = match index {
                0 => line == FIRST,
                _ => map.take(line).is_some(),
            };
            if !is_known {
                return Err(Fault {
                    file: file.to_owned(),
                    place: TextPosition::new(index + 1, 1),
                    problem: Problem::unexpected(line, Expected::Encoded),
                });
            }
        }
        Ok(map)
    }

    fn take(&mut self, line: &str) -> Option<()> {
        let (sign, value) = line.split_once(' ')?;
        if sign == "S" {
            let (slug, title) = value.split_once(' ')?;
            self.stages.push(StageHead {
                slug: slug.to_owned(),
                title: title.to_owned(),
                ..StageHead::default()
            });
            return Some(());
        }
        let stage = self.stages.last_mut()?;
        match sign {
            "a" => value.clone_into(&mut stage.about),
            "f" => value.clone_into(&mut stage.file),
            "x" => stage.test = TestItem::read_list(value).ok()?,
            "l" => {
                let lesson = stage.lessons.last_mut();
                value.clone_into(lesson.map_or(&mut stage.lang, |it| &mut it.lang));
            }
            "L" => {
                let mut parts = value.splitn(3, ' ');
                let (slug, tasks, title) = (parts.next()?, parts.next()?, parts.next()?);
                let tasks = tasks.split(',').filter(|it| *it != "-").map(str::to_owned);
                stage.lessons.push(LessonHead {
                    slug: slug.to_owned(),
                    title: title.to_owned(),
                    lang: String::new(),
                    tasks: tasks.collect(),
                });
            }
            _ => return None,
        }
        Some(())
    }
}

/// The line of a language other than English.
fn push_language(lang: &str, text: &mut String) {
    if !lang.is_empty() {
        text.push_str("l ");
        text.push_str(lang);
        text.push('\n');
    }
}
