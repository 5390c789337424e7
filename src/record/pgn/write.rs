//! The export format of PGN: tags in order, lines of at most 80 columns.

use notation::san::{self, CheckMark};
use rules::{CastlingMode, Color, Position};

use crate::{Comment, NodeId, Part, Record, SEVEN_TAG_ROSTER, Step};

/// Lines are broken before they reach this many columns (PGN standard, 4.3 allows 255, its export
/// format 80).
const COLUMNS: usize = 80;

/// Writes a record. The seven tags come first, then the other tags by their names, then the moves.
#[must_use]
pub fn write(record: &Record) -> String {
    let mut text = String::with_capacity(1_024);
    write_tags(&mut text, record);
    text.push('\n');
    let mut lines = Lines::new(text);
    write_moves(&mut lines, record);
    lines.word(record.result().as_str());
    lines.finish()
}

/// Writes several records, with an empty line between them.
#[must_use]
pub fn write_all<'a>(records: impl IntoIterator<Item = &'a Record>) -> String {
    let texts: Vec<_> = records.into_iter().map(write).collect();
    texts.join("\n")
}

fn write_tags(text: &mut String, record: &Record) {
    for name in SEVEN_TAG_ROSTER {
        let missing = if name == "Date" { "????.??.??" } else { "?" };
        push_tag(text, name, record.tag(name).unwrap_or(missing));
    }
    let mut others: Vec<(&str, &str)> = Vec::new();
    // There are a few at most, and sorting would take 3 kB more of a program.
    let mut insert = |name, value| {
        let place = others.partition_point(|other| *other < (name, value));
        others.insert(place, (name, value));
    };
    for (name, value) in record.tags() {
        if !SEVEN_TAG_ROSTER.contains(&name.as_str()) {
            insert(name, value);
        }
    }
    let start = record.start();
    let fen = start.to_string();
    if start.castling_mode() == CastlingMode::Chess960 && record.tag("Variant").is_none() {
        insert("Variant", "Chess960");
    }
    if *start != Position::default() {
        insert("FEN", &fen);
        insert("SetUp", "1");
    }
    for (name, value) in others {
        push_tag(text, name, value);
    }
}

fn push_tag(text: &mut String, name: &str, value: &str) {
    text.push('[');
    text.push_str(name);
    text.push_str(" \"");
    for letter in value.chars() {
        if matches!(letter, '"' | '\\') {
            text.push('\\');
        }
        text.push(letter);
    }
    text.push_str("\"]\n");
}

/// What is still to be written, the next last.
enum Task {
    /// A move, and after it its variations and the rest of its line.
    Step {
        node: NodeId,
        numbered: bool,
    },
    /// What follows a node.
    Rest {
        node: NodeId,
        numbered: bool,
    },
    Open(NodeId),
    Close,
}

fn write_moves(lines: &mut Lines, record: &Record) {
    write_notes(lines, record, Record::ROOT);
    let mut tasks = vec![Task::Rest {
        node: Record::ROOT,
        numbered: true,
    }];
    while let Some(task) = tasks.pop() {
        match task {
            Task::Rest { node, numbered } => {
                let [main, variations @ ..] = record.children(node) else {
                    continue;
                };
                tasks.push(Task::Rest {
                    node: *main,
                    numbered: !variations.is_empty() || has_notes(record, *main),
                });
                for variation in variations.iter().rev() {
                    tasks.push(Task::Open(*variation));
                }
                tasks.push(Task::Step {
                    node: *main,
                    numbered,
                });
            }
            Task::Step { node, numbered } => write_step(lines, record, node, numbered),
            Task::Open(node) => {
                lines.opening("(");
                for comment in record.comments_before(node) {
                    write_comment(lines, comment);
                }
                tasks.push(Task::Close);
                tasks.push(Task::Rest {
                    node,
                    numbered: has_notes(record, node),
                });
                write_number(lines, record, node, true);
                write_played(lines, record, node);
            }
            Task::Close => lines.closing(")"),
        }
    }
}

/// Whether a move number has to follow the move, because something stands between.
fn has_notes(record: &Record, node: NodeId) -> bool {
    !record.comments(node).is_empty()
}

fn write_step(lines: &mut Lines, record: &Record, node: NodeId, numbered: bool) {
    let before = record.comments_before(node);
    // Only behind its number a comment is seen to belong to the move that follows.
    write_number(lines, record, node, numbered || !before.is_empty());
    for comment in before {
        write_comment(lines, comment);
    }
    write_played(lines, record, node);
}

fn write_number(lines: &mut Lines, record: &Record, node: NodeId, numbered: bool) {
    let Some(parent) = record.parent(node) else {
        return;
    };
    let before = record.position(parent);
    let number = before.fullmove_number();
    match before.turn() {
        Color::White => lines.word(&format!("{number}.")),
        Color::Black if numbered => lines.word(&format!("{number}...")),
        Color::Black => {}
    }
}

/// The move itself and what is written about it.
fn write_played(lines: &mut Lines, record: &Record, node: NodeId) {
    let Some(parent) = record.parent(node) else {
        return;
    };
    match record.step(node) {
        Some(Step::Move(mv)) => {
            let mut text = String::with_capacity(8);
            let mark = CheckMark::of(record.position(node));
            san::push(&mut text, record.position(parent), mv, mark);
            lines.word(&text);
        }
        _ => lines.word("--"),
    }
    write_notes(lines, record, node);
}

fn write_notes(lines: &mut Lines, record: &Record, node: NodeId) {
    for nag in record.nags(node) {
        lines.word(&format!("${}", nag.0));
    }
    for comment in record.comments(node) {
        write_comment(lines, comment);
    }
}

fn write_comment(lines: &mut Lines, comment: &Comment) {
    lines.opening("{");
    let mut unit = String::new();
    for part in comment.parts() {
        match part {
            Part::Command(command) => {
                push_unit(lines, &mut unit, &format!("[%{}]", command.body()));
            }
            Part::Text(text) => {
                for word in text.split(' ') {
                    push_unit(lines, &mut unit, word);
                }
            }
        }
    }
    lines.word(&unit);
    lines.closing("}");
}

/// Writes the words before this one, unless they have to stay in one line with it: at the
/// beginning of a line, a percent sign hides the line and a bracket looks like a tag.
fn push_unit(lines: &mut Lines, unit: &mut String, word: &str) {
    let is_risky = word.starts_with('%') || word.starts_with('[') && !word.starts_with("[%");
    if unit.is_empty() {
        unit.push_str(word);
    } else if is_risky {
        unit.push(' ');
        unit.push_str(word);
    } else {
        lines.word(unit);
        word.clone_into(unit);
    }
}

/// Lines that are broken between words.
struct Lines {
    text: String,
    column: usize,
    /// The last word, to which something may still be glued.
    word: String,
    /// The next word follows without a space.
    is_glued: bool,
}

impl Lines {
    const fn new(text: String) -> Self {
        Self {
            text,
            column: 0,
            word: String::new(),
            is_glued: false,
        }
    }

    fn word(&mut self, word: &str) {
        if !self.is_glued {
            self.end_word();
        }
        self.is_glued = false;
        self.word.push_str(word);
    }

    /// A word that the next one follows without a space.
    fn opening(&mut self, word: &str) {
        self.word(word);
        self.is_glued = true;
    }

    /// A word without a space before it.
    fn closing(&mut self, word: &str) {
        self.is_glued = true;
        self.word(word);
    }

    fn end_word(&mut self) {
        let width = self.word.chars().count();
        if width == 0 {
            return;
        }
        if self.column > 0 && self.column + 1 + width >= COLUMNS {
            self.text.push('\n');
            self.column = 0;
        } else if self.column > 0 {
            self.text.push(' ');
            self.column += 1;
        }
        self.text.push_str(&self.word);
        self.column += width;
        self.word.clear();
    }

    /// The text with the end of its last line.
    fn finish(mut self) -> String {
        self.end_word();
        self.text.push('\n');
        self.text
    }
}
