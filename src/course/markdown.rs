//! From Markdown to a lesson.
//!
//! A lesson is CommonMark between a head and its end: headings, paragraphs, emphasis, lists, links,
//! and fenced `chess` blocks. The head stands between two lines `---`:
//!
//! ```text
//! ---
//! title: The rook
//! rows: S0-rook-1, S2-rook-1
//! places: S2, "The Rook"; S0, No. 4
//! ---
//! ```
//!
//! mdBook and other programs show a `chess` block as code, which still reads well.

use std::ops::Range;

use pulldown_cmark::{CodeBlockKind, Event, Parser, Tag, TagEnd};

use crate::fault::{Expected, Fault, Missing, Problem, Problems, TextPosition, Unsupported};
use crate::fence::{Fence, Kind};
use crate::lesson::{Block, Chess, Head, Lesson};
use crate::played_line::{OldMoves, old_notation};
use crate::text::{Span, Text};

/// Reads a lesson.
///
/// # Errors
///
/// All faults, in the order of the file.
///
/// # Examples
///
/// ````
/// let text = "---\ntitle: The knight\n---\n\nA knight *jumps*.\n\n```chess ask\n\
///     ask=\"moves\" of=\"a1\" fen=\"8/8/8/8/8/8/8/N7 w\"\nprompt: Where can it go?\n```\n";
/// let lesson = course::markdown::read("knight.md", text).expect("nothing is wrong");
/// assert_eq!(lesson.exercises().count(), 1);
/// ````
pub fn read(file: &str, text: &str) -> Result<Lesson, Vec<Fault>> {
    let (lesson, faults) = read_with_faults(file, text);
    if faults.is_empty() {
        Ok(lesson)
    } else {
        Err(faults)
    }
}

/// Reads a lesson that is shown in spite of its faults, beside a list of them. A `chess` block with a
/// fault is left out: no board is shown that its author has not written.
///
/// # Examples
///
/// ````
/// let text = "---\ntitle: Slips\n---\n\nWords.\n\n```chess diagram\nfen=\"start\" marks=\"e9\"\n```\n";
/// let (lesson, faults) = course::markdown::read_with_faults("slips.md", text);
/// assert_eq!(lesson.blocks.len(), 1);
/// assert!(faults[0].to_string().starts_with("slips.md:8:20: marks: "), "{}", faults[0]);
/// ````
#[must_use]
pub fn read_with_faults(file: &str, text: &str) -> (Lesson, Vec<Fault>) {
    let mut problems = Problems::new();
    let (head, body_at) = head(text, &mut problems);
    let mut reader = Reader::new(text, body_at);
    let events = Parser::new(&text[body_at..]).into_offset_iter();
    for (event, range) in events {
        reader.take(event, body_at + range.start..body_at + range.end);
    }
    problems.append(&mut reader.problems);
    let lesson = Lesson {
        head,
        blocks: reader.blocks,
    };
    let mut ids: Vec<&str> = lesson.tasks().collect();
    ids.sort_unstable();
    for pair in ids.windows(2).filter(|pair| pair[0] == pair[1]) {
        problems.push((TextPosition::new(1, 1), Problem::SameId(pair[0].to_owned())));
    }
    let fault = |(place, problem)| Fault {
        file: file.to_owned(),
        place,
        problem,
    };
    (lesson, in_order(problems).map(fault).collect())
}

/// Problems as they follow in the text; those of one place stay in their order. Numbers are sorted
/// here as elsewhere in the program, problems would need a sort of their own.
fn in_order(problems: Problems) -> impl Iterator<Item = (TextPosition, Problem)> {
    let places = problems.iter().enumerate();
    let mut places: Vec<[usize; 3]> = places
        .map(|(index, (place, _))| [place.line, place.column, index])
        .collect();
    places.sort_unstable();
    let mut problems: Vec<_> = problems.into_iter().map(Some).collect();
    places
        .into_iter()
        .filter_map(move |[.., index]| problems[index].take())
}

/// Where the blocks of a lesson without faults begin.
pub(crate) fn block_places(text: &str) -> Vec<TextPosition> {
    let (_, body_at) = head(text, &mut Problems::new());
    let reader = Reader::new(text, body_at);
    let mut depth = 0_usize;
    let mut places = Vec::new();
    for (event, range) in Parser::new(&text[body_at..]).into_offset_iter() {
        match event {
            Event::Start(_) => {
                if depth == 0 {
                    places.push(reader.place(body_at + range.start));
                }
                depth += 1;
            }
            Event::End(_) => depth -= 1,
            _ => {}
        }
    }
    places
}

/// The lines of a head, and where the body begins.
pub(crate) fn head_lines(text: &str) -> Option<(Vec<(usize, &str)>, usize)> {
    let rest = text.strip_prefix("---\n")?;
    let end = rest.find("\n---\n")?;
    let lines = rest[..end].lines().enumerate();
    let lines = lines.map(|(index, line)| (index + 2, line)).collect();
    Some((lines, 4 + end + 5))
}

fn head(text: &str, problems: &mut Problems) -> (Head, usize) {
    let mut head = Head::default();
    let Some((lines, body_at)) = head_lines(text) else {
        problems.push((TextPosition::new(1, 1), Problem::Missing(Missing::Head)));
        return (head, 0);
    };
    let list = |value: &str, between: char| {
        let parts = value.split(between).map(str::trim);
        parts
            .filter(|part| !part.is_empty())
            .map(str::to_owned)
            .collect()
    };
    for (number, line) in lines {
        match line.split_once(": ") {
            Some(("title", value)) => head.title = value.trim().to_owned(),
            Some(("lang", value)) => head.lang = value.trim().to_owned(),
            Some(("rows", value)) => head.rows = list(value, ','),
            Some(("places", value)) => head.places = list(value, ';'),
            _ if line.trim().is_empty() => {}
            _ => {
                let expected = Expected::HeadLine(&["title", "lang", "rows", "places"]);
                problems.push((
                    TextPosition::new(number, 1),
                    Problem::unexpected(line, expected),
                ));
            }
        }
    }
    if head.title.is_empty() {
        problems.push((TextPosition::new(1, 1), Problem::Missing(Missing::Title)));
    }
    (head, body_at)
}

/// What is being read.
enum Open {
    Heading,
    Paragraph,
    Item,
    Emphasis,
    Strong,
    Link(String),
}

struct Reader<'a> {
    text: &'a str,
    /// Where each line begins.
    lines: Vec<usize>,
    blocks: Vec<Block>,
    problems: Problems,
    /// What is open, with what was there before it.
    open: Vec<(Open, Vec<Span>)>,
    spans: Vec<Span>,
    list: Option<(bool, Vec<Text>)>,
    fence: Option<(Kind, usize)>,
    tasks: usize,
}

impl<'a> Reader<'a> {
    fn new(text: &'a str, body_at: usize) -> Self {
        let starts = text.match_indices('\n').map(|(at, _)| at + 1);
        Self {
            text,
            lines: std::iter::once(0).chain(starts).collect(),
            blocks: Vec::new(),
            problems: if text[body_at..].trim().is_empty() {
                vec![(TextPosition::new(1, 1), Problem::Missing(Missing::Lesson))]
            } else {
                Vec::new()
            },
            open: Vec::new(),
            spans: Vec::new(),
            list: None,
            fence: None,
            tasks: 0,
        }
    }

    fn place(&self, at: usize) -> TextPosition {
        let line = self.lines.partition_point(|&start| start <= at);
        let start = self.lines.get(line - 1).copied().unwrap_or_default();
        TextPosition::new(line, self.text[start..at].chars().count() + 1)
    }

    fn refuse(&mut self, what: Unsupported, at: usize) {
        self.problems
            .push((self.place(at), Problem::Unsupported(what)));
    }

    fn take(&mut self, event: Event<'_>, range: Range<usize>) {
        match event {
            Event::Start(tag) => self.start(tag, range.start),
            Event::End(tag) => self.end(tag, range),
            Event::Text(words) if self.fence.is_none() => self.push_words(&words),
            // What is in a fence is cut from the file itself.
            Event::Text(_) => {}
            Event::SoftBreak => self.push_words(" "),
            Event::HardBreak => self.refuse(Unsupported::HardBreak, range.start),
            Event::Code(_) => self.refuse(Unsupported::Code, range.start),
            Event::Html(_) | Event::InlineHtml(_) => self.refuse(Unsupported::Html, range.start),
            Event::Rule => self.refuse(Unsupported::Rule, range.start),
            _ => self.refuse(Unsupported::Extension, range.start),
        }
    }

    fn push_words(&mut self, words: &str) {
        match self.spans.last_mut() {
            Some(Span::Plain(plain)) => plain.push_str(words),
            _ => self.spans.push(Span::Plain(words.to_owned())),
        }
    }

    fn begin(&mut self, open: Open) {
        self.open.push((open, std::mem::take(&mut self.spans)));
    }

    fn start(&mut self, tag: Tag<'_>, at: usize) {
        match tag {
            Tag::Heading { .. } => self.begin(Open::Heading),
            Tag::Paragraph if self.list.is_some() => {}
            Tag::Paragraph => self.begin(Open::Paragraph),
            Tag::Emphasis => self.begin(Open::Emphasis),
            Tag::Strong => self.begin(Open::Strong),
            Tag::Link { dest_url, .. } => self.begin(Open::Link(dest_url.to_string())),
            Tag::Item => self.begin(Open::Item),
            Tag::List(first) if self.list.is_none() => {
                self.list = Some((first.is_some(), Vec::new()));
            }
            Tag::List(_) => self.refuse(Unsupported::NestedList, at),
            Tag::CodeBlock(CodeBlockKind::Fenced(info)) => self.open_fence(&info, at),
            Tag::CodeBlock(CodeBlockKind::Indented) => self.refuse(Unsupported::IndentedBlock, at),
            Tag::BlockQuote(_) => self.refuse(Unsupported::Quotation, at),
            Tag::Image { .. } => self.refuse(Unsupported::Image, at),
            Tag::HtmlBlock => {}
            _ => self.refuse(Unsupported::Extension, at),
        }
    }

    fn open_fence(&mut self, info: &str, at: usize) {
        let name = info.trim().strip_prefix("chess ").map(str::trim);
        match name.and_then(Kind::from_name) {
            Some(kind) if self.list.is_none() => self.fence = Some((kind, at)),
            Some(_) => self.refuse(Unsupported::ChessInList, at),
            None => {
                let problem = Problem::unexpected(info, Expected::Kind);
                self.problems.push((self.place(at), problem));
            }
        }
    }

    fn end(&mut self, tag: TagEnd, range: Range<usize>) {
        match tag {
            TagEnd::CodeBlock => self.close_fence(range),
            TagEnd::List(_) => {
                if let Some((is_ordered, items)) = self.list.take() {
                    self.blocks.push(Block::List { is_ordered, items });
                }
            }
            TagEnd::Paragraph if self.list.is_some() => {}
            TagEnd::Heading(_)
            | TagEnd::Paragraph
            | TagEnd::Emphasis
            | TagEnd::Strong
            | TagEnd::Link
            | TagEnd::Item => self.close(),
            _ => {}
        }
    }

    fn close(&mut self) {
        let Some((open, before)) = self.open.pop() else {
            return;
        };
        let spans = std::mem::replace(&mut self.spans, before);
        match open {
            Open::Heading => self.blocks.push(Block::Heading(Text(spans))),
            Open::Paragraph => self.blocks.push(Block::Paragraph(Text(spans))),
            Open::Item => {
                if let Some((_, items)) = &mut self.list {
                    items.push(Text(spans));
                }
            }
            Open::Emphasis => self.spans.push(Span::Emphasis(spans)),
            Open::Strong => self.spans.push(Span::Strong(spans)),
            Open::Link(target) => self.spans.push(Span::Link {
                target,
                words: spans,
            }),
        }
    }

    fn close_fence(&mut self, range: Range<usize>) {
        let Some((kind, at)) = self.fence.take() else {
            return;
        };
        let place = self.place(at);
        let written = &self.text[range];
        let inner = written.split_once('\n').map_or("", |(_, rest)| rest);
        let inner = inner.trim_end().trim_end_matches(['`', '~']);
        let before = self.problems.len();
        let fence = Fence::read(kind, inner, place, &mut self.problems);
        let chess = Chess::read(
            fence,
            self.tasks,
            OldMoves::InText(old_notation::read),
            &mut self.problems,
        );
        if let Some(chess) = chess.filter(|_| self.problems.len() == before) {
            self.tasks += usize::from(chess.id().is_some());
            self.blocks.push(Block::Chess(Box::new(chess)));
        }
    }
}
