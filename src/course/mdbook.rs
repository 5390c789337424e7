//! Boards in the chapters of mdBook: each fenced `chess` block becomes the tag of a board.
//!
//! mdBook hands its preprocessors the book as JSON and takes it back. The chapters are found by
//! what every version of it calls them, so that the crate `mdbook` is not needed. A block with
//! faults stops the build, with the chapter, line and column of each fault.

use element::Snippet;
use pulldown_cmark::{CodeBlockKind, Event, Parser, Tag};
use serde_json::Value;

use crate::fault::{Expected, Fault, Problem, Problems, TextPosition};
use crate::fence::{Fence, Kind};
use crate::lesson::{Chess, Content};
use crate::page::{self, PageAnswer, PageBoard, PageBoards};
use crate::played_line::{OldMoves, old_notation};
use crate::verify;

/// What stands in a book besides boards, in its language.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Labels {
    /// Above a folded answer.
    pub answer: String,
    /// The answer "yes".
    pub yes: String,
    /// The answer "no".
    pub no: String,
    /// Below the board before the moves of a diagram.
    pub before: String,
    /// Below the board after them.
    pub after: String,
    /// The pieces with their signs, as HTML without an empty line.
    pub legend: String,
    /// The squares with their names, the same way.
    pub square_names: String,
    /// What the pieces are worth, the same way.
    pub values: String,
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
        let margin = Margin::before(text, range.start);
        let line = text[..range.start].matches('\n').count() + 1;
        let place = TextPosition::new(line, margin.as_written.chars().count() + 1);
        let Some(kind) = Kind::from_name(name.trim()) else {
            problems.push((place, Problem::unexpected(info.trim(), Expected::Kind)));
            continue;
        };
        let inner = text[range.clone()]
            .split_once('\n')
            .map_or("", |(_, rest)| rest);
        let inner = margin.taken_off(inner);
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
        problems.extend(verify::of_block(&chess));
        let names = [&*labels.before, &*labels.after];
        let html = match &chess.content {
            Content::Legend => labels.legend.clone(),
            Content::SquareNames => labels.square_names.clone(),
            Content::Values => labels.values.clone(),
            Content::Diagram(_) => {
                page::boards(&chess, names).map_or_else(String::new, |it| diagram(&it))
            }
            content => {
                page::board(&chess).map_or_else(String::new, |it| html(content, &it, labels))
            }
        };
        replaced.push_str(&text[copied..range.start]);
        replaced.push_str(&margin.put_before(&html, &text[..range.start]));
        copied = range.end;
    }
    replaced.push_str(&text[copied..]);
    if problems.is_empty() {
        return Ok(replaced);
    }
    // A block is read before its answers are proved.
    problems.sort_by_key(|(place, _)| *place);
    let fault = |(place, problem)| Fault {
        file: file.to_owned(),
        place,
        problem,
    };
    Err(problems.into_iter().map(fault).collect())
}

/// What stands before a block on each of its lines, in a quotation or a list.
struct Margin<'a> {
    as_written: &'a str,
    /// The same on the lines that follow: the sign of a list stands on the first one only.
    further: String,
}

impl<'a> Margin<'a> {
    fn before(text: &'a str, start: usize) -> Self {
        let line = text[..start].rfind('\n').map_or(0, |at| at + 1);
        let as_written = &text[line..start];
        let further = |sign: char| if sign == '>' { '>' } else { ' ' };
        Self {
            as_written,
            further: as_written.chars().map(further).collect(),
        }
    }

    /// The lines of a block with blanks for the signs of quotations, so that all columns stay.
    fn taken_off(&self, inner: &str) -> String {
        let quotations = self.further.matches('>').count();
        let mut taken = String::with_capacity(inner.len());
        for line in inner.split_inclusive('\n') {
            let own = |sign: char| sign != '>' && sign != ' ';
            let end = line.find(own).unwrap_or(line.len());
            let (before, rest) = line.split_at(end);
            taken.push_str(&before.replacen('>', " ", quotations));
            taken.push_str(rest);
        }
        taken
    }

    /// HTML with the margin before its lines and an empty line on either side, without which Markdown
    /// takes it for a part of the paragraph beside it.
    fn put_before(&self, html: &str, before: &str) -> String {
        let break_line = ["\n", &self.further].concat();
        let mut lines = html.trim_end().replace('\n', &break_line);
        lines.push_str(break_line.trim_end_matches(' '));
        let above = before
            .lines()
            .rev()
            .nth(usize::from(!self.as_written.is_empty()));
        let is_apart = above.is_none_or(|line| line.trim_matches(['>', ' ']).is_empty());
        // Behind the sign of a list nothing is in the way.
        if is_apart || self.further != self.as_written {
            lines
        } else {
            break_line + &lines
        }
    }
}

/// A board, its choices and its answer, without an empty line, which would end the HTML.
fn html(content: &Content, board: &PageBoard, labels: &Labels) -> String {
    let element = match content {
        // Nothing is to be seen on a board here.
        Content::Exercise(exercise) if exercise.question.board().is_none() => {
            format!("<p>{}</p>", escaped(&exercise.prompt))
        }
        _ => tag(&board.snippet),
    };
    let mut html = vec![element];
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

/// The boards of a diagram, one below the other, without an empty line either.
fn diagram(boards: &PageBoards) -> String {
    let tag_in_lines = |board: &Snippet| {
        let mut board = board.clone();
        let caption = std::mem::take(&mut board.caption);
        let mut lines = caption.lines();
        lines
            .next()
            .unwrap_or_default()
            .clone_into(&mut board.caption);
        let further = lines.map(|it| format!("  <div slot=\"caption\">{}</div>", escaped(it)));
        board.rest = further.collect::<Vec<_>>().join("\n");
        tag(&board)
    };
    let printed = boards.printed.iter().map(tag_in_lines);
    let lines = boards
        .lines
        .iter()
        .map(|it| format!("<p>{}</p>", escaped(it)));
    let what_ifs = boards.what_ifs.iter().map(tag_in_lines);
    let html: Vec<String> = printed.chain(lines).chain(what_ifs).collect();
    html.join("\n") + "\n"
}

/// The tag of a board.
fn tag(board: &Snippet) -> String {
    // Alone on its line, its beginning is a block; else Markdown would set a paragraph around it.
    let element = board.to_element(None);
    let element = element.replace("></jadoube-board>", ">\n</jadoube-board>");
    let lines = element.lines().filter(|line| !line.trim().is_empty());
    lines.collect::<Vec<_>>().join("\n")
}

/// A text as HTML has it between tags.
#[must_use]
pub fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
}
