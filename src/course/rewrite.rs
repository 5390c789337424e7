//! A lesson as it is written, with other texts in it.
//!
//! What is text in a file of the course and what is the lesson itself is said here once: for the lessons of
//! the pseudo-locale, which are made of the English ones, and for the check of translations.

use crate::fence::{Kind, WORDS};

/// The attributes that name something in words, so that a translation may change them.
pub const NAMES: [&str; 5] = ["top", "bottom", "white", "black", "event"];

/// A lesson, or the head of a stage, with its texts changed: each is handed to `change` alone, with its
/// emphasis and links in Markdown.
///
/// # Examples
///
/// ````
/// let text = "---\ntitle: One\nrows: S0-F1\n---\n\nTwo\nthree.\n\n```chess diagram\nfen=\"start\"\ncaption: Four\n```\n";
/// let loud = course::rewrite::with_texts(text, &|text| text.to_uppercase());
/// assert!(loud.starts_with("---\ntitle: ONE\n---\n\nTWO\nTHREE.\n\n"), "{loud}");
/// assert!(loud.ends_with("```chess diagram\nfen=\"start\"\ncaption: FOUR\n```\n"), "{loud}");
/// ````
#[must_use]
pub fn with_texts(text: &str, change: &dyn Fn(&str) -> String) -> String {
    let mut writer = Writer {
        change,
        text: String::new(),
        paragraph: Vec::new(),
    };
    let mut part = Part::Words;
    for (number, line) in text.lines().enumerate() {
        part = writer.take(part, number, line);
    }
    writer.close();
    writer.text
}

/// Where in a file a line stands.
#[derive(Clone, Copy)]
enum Part {
    Head,
    Words,
    Attributes,
    Moves,
}

struct Writer<'a> {
    change: &'a dyn Fn(&str) -> String,
    text: String,
    /// The lines of a text that has not ended.
    paragraph: Vec<String>,
}

impl Writer<'_> {
    /// Takes a line; returns where the next one stands.
    fn take(&mut self, part: Part, number: usize, line: &str) -> Part {
        match part {
            Part::Words if line == "---" && number == 0 => {
                self.push(line);
                Part::Head
            }
            Part::Head => self.head(line),
            Part::Words => self.words(line),
            Part::Attributes | Part::Moves if line.starts_with("```") => {
                self.push(line);
                Part::Words
            }
            Part::Attributes if line.trim().is_empty() => {
                self.push(line);
                Part::Moves
            }
            Part::Attributes => {
                self.attributes(line);
                part
            }
            Part::Moves => {
                self.comments(line);
                part
            }
        }
    }

    fn push(&mut self, line: &str) {
        self.text.push_str(line);
        self.text.push('\n');
    }

    fn changed(&self, text: &str) -> String {
        (self.change)(text)
    }

    /// The rest of a head is the same in every language.
    fn head(&mut self, line: &str) -> Part {
        match line.split_once(": ") {
            Some((key @ ("title" | "about"), text)) => {
                let line = [key, ": ", &self.changed(text.trim())].concat();
                self.push(&line);
            }
            _ if line == "---" => {
                self.push(line);
                return Part::Words;
            }
            _ => {}
        }
        Part::Head
    }

    fn words(&mut self, line: &str) -> Part {
        let info = line.strip_prefix("```chess ");
        if info.and_then(|it| Kind::from_name(it.trim())).is_some() {
            self.close();
            self.push(line);
            return Part::Attributes;
        }
        if line.trim().is_empty() {
            self.close();
            self.push(line);
        } else {
            let sign = sign(line);
            if sign > 0 {
                self.close();
            }
            self.text.push_str(&line[..sign]);
            self.paragraph.push(line[sign..].to_owned());
        }
        Part::Words
    }

    /// Writes the text that has ended.
    fn close(&mut self) {
        let lines = std::mem::take(&mut self.paragraph);
        if !lines.is_empty() {
            let text = self.changed(&lines.join("\n"));
            self.push(&text);
        }
    }

    fn attributes(&mut self, line: &str) {
        if let Some((head, text)) = line.split_once(": ") {
            let word = head.split(' ').next().unwrap_or_default();
            if WORDS.contains(&word) {
                let line = [head, ": ", &self.changed(text.trim())].concat();
                return self.push(&line);
            }
        }
        let mut written = line.to_owned();
        for name in NAMES {
            let begin = [name, "=\""].concat();
            let Some((before, rest)) = written.split_once(&begin) else {
                continue;
            };
            let is_whole = before.is_empty() || before.ends_with(' ');
            if let Some((value, after)) = rest.split_once('"').filter(|_| is_whole) {
                written = [before, &begin, &self.changed(value), "\"", after].concat();
            }
        }
        self.push(&written);
    }

    /// The moves stay; what is said between them is changed.
    fn comments(&mut self, line: &str) {
        let mut written = String::new();
        let mut rest = line;
        while let Some((before, inside)) = rest.split_once('{') {
            let (comment, after) = inside.split_once('}').unwrap_or((inside, ""));
            written.extend([before, "{", &self.changed(comment), "}"]);
            rest = after;
        }
        written.push_str(rest);
        self.push(&written);
    }
}

/// How long the sign of a heading or of an item in a list is.
fn sign(line: &str) -> usize {
    let heading = line.len() - line.trim_start_matches('#').len();
    if heading > 0 && line[heading..].starts_with(' ') {
        return heading + 1;
    }
    if line.starts_with("- ") || line.starts_with("* ") {
        return 2;
    }
    let digits = line.len()
        - line
            .trim_start_matches(|it: char| it.is_ascii_digit())
            .len();
    if digits > 0 && line[digits..].starts_with(". ") {
        return digits + 2;
    }
    0
}
