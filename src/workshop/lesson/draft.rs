//! The lesson as it is kept in the browser: a head of one line, then the tags of its boards.

use element::snippet;
use ui::percent;

use super::list::{Item, Lesson};

/// What the first line begins with; another number is another layout.
const HEAD: &str = "jadoube-lesson 1";

/// The text under which a lesson is kept: in the head the titles, the first one of the lesson.
fn to_text(lesson: &Lesson) -> String {
    let codes = if lesson.codes { "1" } else { "0" };
    let titles = lesson.items.iter().map(|item| percent::encode(&item.title));
    let head = [
        HEAD.to_owned(),
        codes.to_owned(),
        percent::encode(&lesson.title),
    ];
    let head: Vec<String> = head.into_iter().chain(titles).collect();
    let boards = lesson.items.iter().map(|item| item.board.to_element(None));
    [head.join(";")]
        .into_iter()
        .chain(boards)
        .collect::<Vec<String>>()
        .join("\n")
}

/// Reads what [`to_text`] wrote; `None` for anything else.
pub(crate) fn parse(text: &str) -> Option<Lesson> {
    let (head, boards) = text.split_once('\n').unwrap_or((text, ""));
    let fields: Vec<&str> = head.split(';').collect();
    let [HEAD, codes, title, titles @ ..] = fields.as_slice() else {
        return None;
    };
    let boards = snippet::read_all(boards).ok()?;
    if boards.len() != titles.len() {
        return None;
    }
    let items = titles.iter().zip(boards).map(|(title, found)| Item {
        title: percent::decode(title),
        board: found.snippet,
    });
    Some(Lesson {
        title: percent::decode(title),
        items: items.collect(),
        codes: *codes == "1",
        before: None,
    })
}

/// The lesson as it was left.
#[must_use]
pub(crate) fn begin(kept: Option<Lesson>, before: Option<Lesson>) -> Lesson {
    Lesson {
        before: before.map(|lesson| lesson.items.into()),
        ..kept.unwrap_or_default()
    }
}

/// The texts under which a lesson is kept: itself, and the boards that can be brought back.
#[must_use]
pub(crate) fn to_texts(lesson: &Lesson) -> [String; 2] {
    let before = lesson.before.as_ref().map(|items| Lesson {
        items: items.to_vec(),
        ..Lesson::default()
    });
    [
        to_text(lesson),
        before.as_ref().map_or_else(String::new, to_text),
    ]
}

#[cfg(test)]
mod tests {
    use element::Snippet;

    use super::*;
    use crate::lesson::Change;

    #[test]
    fn a_lesson_is_kept_with_its_titles_and_boards() {
        let mut lesson = Lesson {
            title: "Mates; in \u{201c}two\u{201d} &\nmore".to_owned(),
            codes: true,
            ..Lesson::default()
        };
        for query in [
            "mode=solve&goal=mate&in=2",
            "mode=line&pgn=1.+e4+*&hint=Center",
        ] {
            lesson.change(Change::Add(Box::new(Snippet::from_query(query))));
        }
        lesson.change(Change::ItemTitle(1, "A; B".to_owned()));
        assert_eq!(parse(&to_text(&lesson)).as_ref(), Some(&lesson));
        lesson.change(Change::Clear);
        let [text, before] = to_texts(&lesson);
        assert_eq!(begin(parse(&text), parse(&before)), lesson);
        assert_eq!(parse(&to_text(&Lesson::default())), Some(Lesson::default()));
        for other in ["", "jadoube-lesson 2;0;", "jadoube-lesson 1;0;a;b\n"] {
            assert_eq!(parse(other), None, "{other}");
        }
    }
}
