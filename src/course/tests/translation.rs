//! A translation is the same lesson with other texts; every difference has its place.

use std::fs;
use std::path::{Path, PathBuf};

use crate::folder::{self, Course};
use crate::rewrite::with_texts;
use crate::translation::{read, translated};
use crate::{CourseMap, compact};

use super::COURSE;

const STAGE: &str = "---\ntitle: The rook\nabout: Straight.\ntest: rook-moves 1\n---\n";
const LESSON: &str = "---
title: Moves
rows: S0-rook-1
places: S0, No. 4
---

A [rook](#/glossary/rook) goes straight.

- Up.
- Down.

```chess ask
ask=\"moves\" of=\"e4\" fen=\"8/8/8/8/R3R3/8/8/8 w\"
prompt: Where can it go?
wrong d5: That is a diagonal.
```

```chess diagram
fen=\"start\" top=\"BLACK\"
caption: The start.
```

```chess line
mode=\"game\" white=\"X.\"

1. e4 {Well.} e5
2. Nf3
```
";

/// Files in a folder of their own, which is removed in the end.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str, files: &[(&str, &str)]) -> Self {
        let name = format!("jadoube-{}-translation-{name}", std::process::id());
        let path = std::env::temp_dir().join(name);
        for (file, text) in files {
            let file = path.join(file);
            fs::create_dir_all(file.parent().unwrap()).unwrap();
            fs::write(file, text).unwrap();
        }
        Self(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn english(name: &str) -> Course {
    let files = [
        ("01-rook/stage.md", STAGE),
        ("01-rook/01-moves.md", LESSON),
        ("01-rook/02-more.md", LESSON),
    ];
    let folder = Folder::new(name, &files);
    folder::read(&folder.0).unwrap()
}

/// What is said of a German translation of the first lesson.
fn faults(name: &str, text: &str) -> Vec<String> {
    let english = english(&format!("{name}-english"));
    let folder = Folder::new(name, &[("01-rook/01-moves.md", text)]);
    let faults = read(&folder.0, "de", &english).err().unwrap_or_default();
    faults.iter().map(ToString::to_string).collect()
}

#[test]
fn a_lesson_that_is_not_translated_stays_in_english_and_says_so() {
    let english = english("english");
    let stage = "---\ntitle: Der Turm\nabout: Gerade.\n---\n";
    let lesson = LESSON
        .replace("rows: S0-rook-1\nplaces: S0, No. 4\n", "")
        .replace("title: Moves", "title: Züge")
        .replace(
            "A [rook](#/glossary/rook) goes",
            "Ein [Turm](#/glossary/rook) zieht",
        )
        .replace("BLACK", "SCHWARZ")
        .replace("{Well.}", "{Nun ja.}")
        .replace("That is a diagonal.", "Das ist eine Schräge.");
    let files = [
        ("01-rook/stage.md", stage),
        ("01-rook/01-moves.md", &lesson),
    ];
    let folder = Folder::new("german", &files);
    let german = read(&folder.0, "de", &english).unwrap();
    assert_eq!(translated(&german), 1);
    let [stage] = &german.map.stages[..] else {
        panic!("one stage");
    };
    assert_eq!(
        (&*stage.title, &*stage.about, &*stage.lang),
        ("Der Turm", "Gerade.", "de")
    );
    assert_eq!(stage.test, english.map.stages[0].test);
    let titles = stage.lessons.iter().map(|it| (&*it.title, &*it.lang));
    assert!(titles.eq([("Züge", "de"), ("Moves", "")]));
    let [turned, kept] = &german.lessons[0][..] else {
        panic!("two lessons");
    };
    assert_eq!(turned.head.lang, "de");
    assert_eq!(turned.head.rows, english.lessons[0][0].head.rows);
    assert_eq!(turned.head.places, english.lessons[0][0].head.places);
    assert!(
        turned.prose()[0].starts_with("Ein Turm zieht"),
        "{:?}",
        turned.prose()
    );
    assert_eq!(kept, &english.lessons[0][1]);
    // As a page fetches them.
    let encoded = compact::encode(&german.lessons[0]);
    let decoded = compact::decode("rook", &encoded).unwrap();
    let languages = decoded.iter().map(|it| &*it.head.lang);
    assert!(languages.eq(["de", ""]));
    assert_eq!(
        CourseMap::decode("map", &german.map.encode()),
        Ok(german.map)
    );
}

#[test]
fn a_language_without_files_is_the_english_course() {
    let english = english("without");
    let none = read(Path::new("/nowhere"), "fr", &english).unwrap();
    assert_eq!((translated(&none), none.lessons), (0, english.lessons));
}

#[test]
fn every_difference_from_the_english_lesson_has_its_place() {
    let changed = |from: &str, to: &str| {
        assert!(LESSON.contains(from), "{from}");
        faults("changed", &LESSON.replacen(from, to, 1))
    };
    let english = "as in the English lesson, found";
    for (from, to, expected) in [
        // Another board, another answer, another place of one.
        (
            "fen=\"8/8/8/8/R3R3",
            "fen=\"8/8/8/8/R3R2p",
            "13:26: fen: expected 8",
        ),
        ("of=\"e4\"", "of=\"a4\"", "13:17: of: expected e4, found"),
        (
            "wrong d5",
            "wrong d6",
            &format!("15:1: expected wrong d5, {english} \"wrong d6\""),
        ),
        (
            "wrong d5: That is a diagonal.\n",
            "",
            &format!("12:1: expected wrong d5, {english} \"no more notes\""),
        ),
        (
            " top=\"BLACK\"",
            " top=\"BLACK\" bottom=\"WHITE\"",
            &format!("19:33: expected no such attribute, {english} \"bottom\""),
        ),
        // Another move, and one that is missing; comments may say what they like.
        (
            "2. Nf3",
            "2. Nc3",
            &format!("27:4: expected Nf3, {english} \"Nc3\""),
        ),
        (
            " e5\n2. Nf3",
            " e5",
            &format!("26:17: expected 2., {english} \"the end of the moves\""),
        ),
        (
            "{Well.} ",
            "",
            &format!("26:7: expected a comment, {english} \"e5\""),
        ),
        // Text that is missing, and links that lead elsewhere.
        (
            "glossary/rook",
            "glossary/pawn",
            &format!("7:1: expected #/glossary/rook, {english} \"#/glossary/pawn\""),
        ),
        (
            "- Up.\n",
            "",
            &format!("9:1: expected a list of 2, {english} \"a list of 1\""),
        ),
        (
            "- Up.\n- Down.\n\n",
            "",
            &format!("9:1: expected a list of 2, {english} \"chess ask\""),
        ),
        (
            "title: Moves",
            "title: Z\nlang: fr",
            "1:1: lang: expected de, found",
        ),
    ] {
        let said = changed(from, to);
        let first = said.first().map_or("", String::as_str);
        let expected = ["de/01-rook/01-moves.md:", expected].concat();
        assert!(
            first.starts_with(&expected),
            "{from}: {said:#?}\n{expected}"
        );
        assert_eq!(said.len(), 1, "{from}: {said:#?}");
    }
    let shorter = LESSON.split("```chess line").next().unwrap();
    assert_eq!(
        faults("shorter", shorter),
        [format!(
            "de/01-rook/01-moves.md:23:1: expected chess line, {english} \"the end of the lesson\""
        )]
    );
    assert_eq!(
        faults("longer", &[LESSON, "\nMore.\n"].concat()),
        [format!(
            "de/01-rook/01-moves.md:30:1: expected the end of the lesson, {english} \"a paragraph\""
        )]
    );
}

#[test]
fn a_file_that_translates_nothing_is_a_fault() {
    let english = english("stranger-english");
    let folder = Folder::new("stranger", &[("01-rook/1-moves.md", LESSON)]);
    let faults = read(&folder.0, "de", &english).unwrap_err();
    let said = faults[0].to_string();
    assert!(
        said.starts_with("de/01-rook/1-moves.md:1:1: expected a file of the English course"),
        "{said}"
    );
}

/// A text with an accent on every `e`, but not where a link leads.
fn accented(text: &str) -> String {
    let parts = text.split("](").enumerate().map(|(number, part)| {
        let target = part.split_once(')').filter(|_| number > 0);
        let (target, words) = target.unwrap_or(("", part));
        let words = words.replace(['e', 'E'], "é");
        if number > 0 {
            [target, ")", &words].concat()
        } else {
            words
        }
    });
    parts.collect::<Vec<_>>().join("](")
}

#[test]
fn every_lesson_can_be_written_again_with_nothing_but_its_texts_changed() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("lessons");
    let mut files = Vec::new();
    for (stage, lessons) in &COURSE.files {
        let names = lessons.iter().map(String::as_str).chain(["stage.md"]);
        for name in names {
            let file = [stage, "/", name].concat();
            let text = fs::read_to_string(folder.join(&file)).unwrap();
            files.push((file, with_texts(&text, &accented)));
        }
    }
    let files: Vec<(&str, &str)> = files
        .iter()
        .map(|(file, text)| (&**file, &**text))
        .collect();
    let folder = Folder::new("texts", &files);
    let accented_course =
        read(&folder.0, "xx", &COURSE).unwrap_or_else(|faults| panic!("{faults:#?}"));
    assert_eq!(
        translated(&accented_course),
        COURSE.lessons.iter().flatten().count()
    );
    for ((address, own), (_, english)) in accented_course.iter().zip(COURSE.iter()) {
        let tasks: Vec<&str> = own.tasks().collect();
        assert!(tasks.into_iter().eq(english.tasks()), "{address}");
        // Where a link leads is no text; all the rest is.
        let texts = own.prose().concat();
        assert!(!texts.contains(['e', 'E']), "{address}: {texts}");
    }
}
