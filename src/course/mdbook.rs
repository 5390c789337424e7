//! Boards in the chapters of mdBook: each fenced `chess` block becomes the tag of a board.
//!
//! mdBook hands its preprocessors the book as JSON and takes it back. The chapters are found by
//! what every version of it calls them, so that the crate `mdbook` is not needed. A block with
//! faults stops the build, with the chapter, line and column of each fault.

use pulldown_cmark::{CodeBlockKind, Event, Parser, Tag};
use serde_json::Value;

use crate::fault::{Fault, Place, Problem, Problems};
use crate::fence::{Fence, Kind};
use crate::lesson::Chess;
use crate::page::{self, PageAnswer, PageBoard};
use crate::played_line::{OldMoves, old_notation};

/// The words that stand around an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Labels {
    /// Above a folded answer.
    pub answer: String,
    /// The answer "yes".
    pub yes: String,
    /// The answer "no".
    pub no: String,
}

impl Default for Labels {
    /// English.
    fn default() -> Self {
        Self {
            answer: "Answer".to_owned(),
            yes: "Yes".to_owned(),
            no: "No".to_owned(),
        }
    }
}

/// Puts boards into all chapters of a book.
///
/// # Errors
///
/// The faults of all chapters.
pub fn book(book: &mut Value, labels: &Labels) -> Result<(), Vec<Fault>> {
    let mut faults = Vec::new();
    walk(book, labels, &mut faults);
    if faults.is_empty() {
        Ok(())
    } else {
        Err(faults)
    }
}

fn walk(value: &mut Value, labels: &Labels, faults: &mut Vec<Fault>) {
    match value {
        Value::Array(values) => values.iter_mut().for_each(|it| walk(it, labels, faults)),
        Value::Object(fields) => {
            let name = |key: &str| fields.get(key).and_then(Value::as_str);
            let file = name("path")
                .or_else(|| name("name"))
                .unwrap_or_default()
                .to_owned();
            if let Some(content) = fields.get_mut("content")
                && let Some(text) = content.as_str()
            {
                match chapter(&file, text, labels) {
                    Ok(replaced) => *content = Value::String(replaced),
                    Err(mut found) => faults.append(&mut found),
                }
            }
            fields.values_mut().for_each(|it| walk(it, labels, faults));
        }
        _ => {}
    }
}

/// Puts boards into a chapter.
///
/// # Errors
///
/// All faults of its blocks.
///
/// # Examples
///
/// ````
/// use course::mdbook::{Labels, chapter};
///
/// let text = "A knight.\n\n```chess diagram\nfen=\"8/8/8/8/8/8/8/N7 w\"\n```\n";
/// let html = chapter("knight.md", text, &Labels::default()).expect("nothing is wrong");
/// assert!(html.contains("<jadoube-board mode=\"diagram\""));
/// ````
pub fn chapter(file: &str, text: &str, labels: &Labels) -> Result<String, Vec<Fault>> {
    let mut problems = Problems::new();
    let mut replaced = String::with_capacity(text.len());
    let mut copied = 0;
    let mut tasks = 0;
    for (event, range) in Parser::new(text).into_offset_iter() {
        let Event::Start(Tag::CodeBlock(CodeBlockKind::Fenced(info))) = event else {
            continue;
        };
        let Some(name) = info.trim().strip_prefix("chess ") else {
            continue;
        };
        let line = text[..range.start].matches('\n').count() + 1;
        let place = Place::new(line, 1);
        let Some(kind) = Kind::from_name(name.trim()) else {
            let expected = Kind::ALL.map(Kind::name).join(", ");
            let found = name.to_owned();
            problems.push((place, Problem::Unexpected { found, expected }));
            continue;
        };
        let inner = text[range.clone()]
            .split_once('\n')
            .map_or("", |(_, rest)| rest);
        let inner = inner.trim_end().trim_end_matches(['`', '~']);
        let fence = Fence::read(kind, inner, place, &mut problems);
        let Some(chess) = Chess::read(
            fence,
            tasks,
            OldMoves::InText(old_notation::read),
            &mut problems,
        ) else {
            continue;
        };
        tasks += usize::from(chess.id().is_some());
        replaced.push_str(&text[copied..range.start]);
        if let Some(board) = page::board(&chess) {
            replaced.push_str(&html(&board, labels));
        }
        copied = range.end;
    }
    replaced.push_str(&text[copied..]);
    if problems.is_empty() {
        return Ok(replaced);
    }
    let fault = |(place, problem)| Fault {
        file: file.to_owned(),
        place,
        problem,
    };
    Err(problems.into_iter().map(fault).collect())
}

/// A board, its choices and its answer, without an empty line, which would end the HTML.
fn html(board: &PageBoard, labels: &Labels) -> String {
    let element = board.snippet.to_element(None);
    let lines = element.lines().filter(|line| !line.trim().is_empty());
    let mut html: Vec<String> = lines.map(str::to_owned).collect();
    if !board.choices.is_empty() {
        let items = board
            .choices
            .iter()
            .map(|choice| format!("<li>{}</li>", escaped(choice)));
        html.push(format!("<ol>{}</ol>", items.collect::<String>()));
    }
    if let Some(answer) = &board.answer {
        let answer = match answer {
            PageAnswer::Say(true) => &labels.yes,
            PageAnswer::Say(false) => &labels.no,
            PageAnswer::Text(text) => text,
        };
        let (label, answer) = (escaped(&labels.answer), escaped(answer));
        html.push(format!(
            "<details><summary>{label}</summary>{answer}</details>"
        ));
    }
    html.join("\n") + "\n"
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
}
