//! The form in which a page fetches lessons.
//!
//! It holds the same as the Markdown, one block a line and `chess` blocks as they are written, so
//! that a page needs no reader of Markdown: that alone would weigh more than all lessons of a
//! stage. It is text, so that a server packs it as it packs every text.
//!
//! ```text
//! course 1
//! t title            l language        r rows            s places
//! h heading          p paragraph       u item          o numbered item
//! m the moves of the next block, if it is written in an old notation
//! c kind, number of lines; the lines follow
//! . the end of a lesson
//! ```

use std::fmt::Write as _;

use crate::fault::{Expected, Fault, Problem, Problems, TextPosition};
use crate::fence::{Fence, Kind};
use crate::lesson::{Block, Chess, Content, Head, Lesson};
use crate::played_line::OldMoves;
use crate::text::Text;

/// The first line, with the version of the form.
const FIRST: &str = "course 1";

/// Encodes lessons.
#[must_use]
pub fn encode<'a>(lessons: impl IntoIterator<Item = &'a Lesson>) -> String {
    let mut text = format!("{FIRST}\n");
    for lesson in lessons {
        let Head {
            title,
            lang,
            rows,
            places,
        } = &lesson.head;
        // Writing to a string cannot fail, here and below.
        let _ = writeln!(text, "t {title}");
        if !lang.is_empty() {
            let _ = writeln!(text, "l {lang}");
        }
        if !rows.is_empty() {
            let _ = writeln!(text, "r {}", rows.join(","));
        }
        if !places.is_empty() {
            let _ = writeln!(text, "s {}", places.join(";"));
        }
        for block in &lesson.blocks {
            push_block(block, &mut text);
        }
        text.push_str(".\n");
    }
    text
}

fn push_block(block: &Block, text: &mut String) {
    match block {
        Block::Heading(words) => {
            let _ = writeln!(text, "h {}", words.encode());
        }
        Block::Paragraph(words) => {
            let _ = writeln!(text, "p {}", words.encode());
        }
        Block::List { is_ordered, items } => {
            let sign = if *is_ordered { 'o' } else { 'u' };
            for item in items {
                let _ = writeln!(text, "{sign} {}", item.encode());
            }
            // Two lists may follow each other.
            text.push_str("/\n");
        }
        Block::Chess(chess) => {
            if let Content::Line(line) = &chess.content
                && let Some(moves) = line.moves()
            {
                let _ = writeln!(text, "m {moves}");
            }
            let written = chess.fence.to_string();
            let (kind, lines) = (chess.fence.kind.name(), written.lines().count());
            let _ = writeln!(text, "c {kind} {lines}");
            text.push_str(&written);
        }
    }
}

/// Decodes lessons.
///
/// # Errors
///
/// The first thing that is not as [`encode`] writes it, or the faults of the first lesson that has
/// any.
///
/// # Examples
///
/// ```
/// let text = "---\ntitle: Hello\n---\n\nA *first* lesson.\n";
/// let lesson = course::markdown::read("hello.md", text).expect("nothing is wrong");
/// let encoded = course::compact::encode([&lesson]);
/// assert_eq!(course::compact::decode("hello", &encoded), Ok(vec![lesson]));
/// ```
pub fn decode(file: &str, text: &str) -> Result<Vec<Lesson>, Vec<Fault>> {
    let fault = |(place, problem)| Fault {
        file: file.to_owned(),
        place,
        problem,
    };
    let mut lines = text.lines().enumerate();
    let first = lines.next().map(|(_, line)| line);
    if first != Some(FIRST) {
        let problem = Problem::unexpected(first.unwrap_or_default(), Expected::Encoded);
        return Err(vec![fault((TextPosition::new(1, 1), problem))]);
    }
    let mut decoder = Decoder::default();
    while let Some((index, line)) = lines.next() {
        let place = TextPosition::new(index + 1, 1);
        let is_known = decoder.take(line, place, &mut lines.by_ref().map(|(_, line)| line));
        if !is_known {
            let problem = Problem::unexpected(line, Expected::Encoded);
            decoder.problems.push((place, problem));
        }
        if !decoder.problems.is_empty() {
            return Err(decoder.problems.into_iter().map(fault).collect());
        }
    }
    Ok(decoder.lessons)
}

#[derive(Default)]
struct Decoder {
    lessons: Vec<Lesson>,
    lesson: Lesson,
    list: Option<(bool, Vec<Text>)>,
    moves: Option<String>,
    tasks: usize,
    problems: Problems,
}

impl Decoder {
    /// Takes a line and those that belong to it; false if it means nothing.
    fn take(
        &mut self,
        line: &str,
        place: TextPosition,
        rest: &mut dyn Iterator<Item = &str>,
    ) -> bool {
        let (sign, value) = line.split_once(' ').unwrap_or((line, ""));
        let Some(words) = Text::decode(value) else {
            return false;
        };
        let list = |between: char| value.split(between).map(str::to_owned).collect();
        match sign {
            "t" => value.clone_into(&mut self.lesson.head.title),
            "l" => value.clone_into(&mut self.lesson.head.lang),
            "r" => self.lesson.head.rows = list(','),
            "s" => self.lesson.head.places = list(';'),
            "h" => self.lesson.blocks.push(Block::Heading(words)),
            "p" => self.lesson.blocks.push(Block::Paragraph(words)),
            "u" | "o" => {
                let is_ordered = sign == "o";
                let (_, items) = self.list.get_or_insert((is_ordered, Vec::new()));
                items.push(words);
            }
            "/" => {
                if let Some((is_ordered, items)) = self.list.take() {
                    self.lesson.blocks.push(Block::List { is_ordered, items });
                }
            }
            "m" => self.moves = Some(value.to_owned()),
            "c" => {
                let Some((kind, lines)) = value.split_once(' ') else {
                    return false;
                };
                let (Some(kind), Ok(lines)) = (Kind::from_name(kind), lines.parse()) else {
                    return false;
                };
                let inner: Vec<&str> = rest.take(lines).collect();
                let fence = Fence::read(kind, &inner.join("\n"), place, &mut self.problems);
                let moves = self.moves.take();
                let moves = moves.as_deref().map_or(OldMoves::Missing, OldMoves::Given);
                let read = Chess::read(fence, self.tasks, moves, &mut self.problems);
                let Some(chess) = read else {
                    return true;
                };
                self.tasks += usize::from(chess.id().is_some());
                self.lesson.blocks.push(Block::Chess(Box::new(chess)));
            }
            "." => {
                self.lessons.push(std::mem::take(&mut self.lesson));
                self.tasks = 0;
            }
            _ => return false,
        }
        true
    }
}
