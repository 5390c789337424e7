//! What a list says of a game of a book.

use std::ops::Range;

use notation::score::{PrintedScore, Status, TokenKind};
use notation::small;
use rules::Color;

/// What separates entries, and what separates the fields of one. No printed text holds them.
const ENTRIES: char = '\u{1e}';
const FIELDS: char = '\u{1f}';

/// A heading is no longer, in letters; of a longer one the beginning is shown.
const LONGEST_TITLE: usize = 90;

/// A heading has no more lines.
const MOST_LINES: usize = 4;

/// Nor more words.
const MOST_WORDS: usize = 30;

/// All that a list tells apart, each with the letter that stands for it.
const STATUSES: [(Status, &str); 3] = [
    (Status::Read, "r"),
    (Status::Questions, "q"),
    (Status::Unread, "u"),
];

fn key(status: Status) -> &'static str {
    let known = STATUSES.iter().find(|(known, _)| *known == status);
    known.map_or("", |(_, key)| key)
}

/// A game of a book.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// Where it lies in the text, with its heading and the words behind it, in bytes.
    pub span: Range<usize>,
    /// Where its heading begins, or its first word: behind the words that lead to it.
    pub begins: usize,
    /// The lines over it in one; empty when there are none that look like a heading.
    pub title: String,
    /// The name of White, or nothing.
    pub white: String,
    /// The name of Black, or nothing.
    pub black: String,
    /// How many half-moves were linked.
    pub plies: usize,
    /// How far it was read.
    pub status: Status,
}

impl Found {
    /// What a list says of a score.
    fn of(text: &str, score: &PrintedScore, span: Range<usize>) -> Self {
        let player = |color| {
            let name = score.player(text, color).unwrap_or_default();
            in_one_line(name)
        };
        let (begins, title) = title(text, &span, score);
        Self {
            begins,
            title,
            span,
            white: player(Color::White),
            black: player(Color::Black),
            plies: score.moves.len(),
            status: score.status(),
        }
    }

    /// A part of a text in which no game was read yet.
    #[must_use]
    pub const fn unread(span: Range<usize>) -> Self {
        Self {
            begins: span.start,
            span,
            title: String::new(),
            white: String::new(),
            black: String::new(),
            plies: 0,
            status: Status::Unread,
        }
    }

    /// The same game in a text with this many more bytes before it.
    #[must_use]
    pub fn moved_by(self, bytes: usize) -> Self {
        Self {
            span: self.span.start + bytes..self.span.end + bytes,
            begins: self.begins + bytes,
            ..self
        }
    }

    /// How many moves of both sides were linked, as they are numbered.
    #[must_use]
    pub const fn moves(&self) -> usize {
        self.plies.div_ceil(2)
    }
}

/// Entries as one text.
#[must_use]
pub fn found_to_text(games: &[Found]) -> String {
    let entry = |game: &Found| {
        let fields = [
            game.span.start.to_string(),
            game.span.end.to_string(),
            game.begins.to_string(),
            game.plies.to_string(),
            key(game.status).to_owned(),
            game.title.clone(),
            game.white.clone(),
            game.black.clone(),
        ];
        fields.join(FIELDS.encode_utf8(&mut [0; 4]))
    };
    let entries: Vec<String> = games.iter().map(entry).collect();
    entries.join(ENTRIES.encode_utf8(&mut [0; 4]))
}

/// The entries of a text; what is none is left out.
#[must_use]
pub fn found_from_text(text: &str) -> Vec<Found> {
    let entry = |text: &str| {
        let mut fields = text.split(FIELDS);
        let mut next = || fields.next();
        Some(Found {
            span: next()?.parse().ok()?..next()?.parse().ok()?,
            begins: next()?.parse().ok()?,
            plies: next()?.parse().ok()?,
            status: {
                let key = next()?;
                STATUSES.iter().find(|(_, known)| *known == key)?.0
            },
            title: next()?.to_owned(),
            white: next()?.to_owned(),
            black: next()?.to_owned(),
        })
    };
    text.split(ENTRIES).filter_map(entry).collect()
}

/// What a list says of the scores of a text. The heading of a game goes with it, not with the words
/// behind the game before; the spans follow each other without gaps.
#[must_use]
pub fn found_in(text: &str, scores: &[PrintedScore]) -> Vec<Found> {
    let mut starts: Vec<usize> = Vec::with_capacity(scores.len());
    let mut free = None;
    for score in scores {
        let start = score.span.start;
        let heading = free.and_then(|free| heading(text, free..start));
        starts.push(heading.map_or(start, |heading| heading.start));
        free = Some(last_of_game(score));
    }
    let ends = starts.iter().skip(1).copied().chain([usize::MAX]);
    let spans = starts.iter().zip(ends);
    let found = scores
        .iter()
        .zip(spans)
        .map(|(score, (&start, end))| Found::of(text, score, start..end.min(score.span.end)));
    found.collect()
}

fn is_of_game(kind: &TokenKind) -> bool {
    !matches!(kind, TokenKind::Prose | TokenKind::Mark)
}

/// Where the last word ends that belongs to a game.
fn last_of_game(score: &PrintedScore) -> usize {
    let last = score
        .tokens
        .iter()
        .rev()
        .find(|token| is_of_game(&token.kind));
    last.map_or(score.span.start, |token| token.span.end)
}

/// The last lines of a part of a text, if they stand by themselves and are few enough to be a heading.
fn heading(text: &str, part: Range<usize>) -> Option<Range<usize>> {
    let before = text.get(part.clone())?.trim_end();
    let is_printed = |line: &&str| !line.trim().is_empty();
    let lines: Vec<&str> = before
        .rsplit('\n')
        .take_while(is_printed)
        .take(MOST_LINES + 1)
        .collect();
    let length = lines.iter().map(|line| line.len() + 1).sum::<usize>();
    let start = part.start + before.len() - length.saturating_sub(1);
    // What stands behind the last word of a game on its line is none.
    let opens_line = start == 0 || text[..start].ends_with('\n');
    let block = &text[start..part.start + before.len()];
    let begins = block.trim_start().chars().next()?;
    let is_short = lines.len() <= MOST_LINES && block.split_whitespace().count() <= MOST_WORDS;
    (opens_line && is_short && !begins.is_lowercase()).then(|| start..start + block.len())
}

/// Where the heading of a game begins, or its first word; and the heading in one line.
fn title(text: &str, span: &Range<usize>, score: &PrintedScore) -> (usize, String) {
    // What could not be read may go on into the text of the next game.
    let words = score.tokens.iter().filter(|token| is_of_game(&token.kind));
    let mut starts = words.map(|token| token.span.start);
    let first = starts.find(|start| span.contains(start));
    let end = first.unwrap_or(span.end);
    let Some(heading) = heading(text, span.start..end) else {
        return (first.unwrap_or(span.start), String::new());
    };
    let begins = heading.start;
    let lines: Vec<&str> = text[heading]
        .lines()
        .filter(|line| is_named(line))
        .collect();
    let title = in_one_line(&lines.join(" "));
    let title = if is_sentence(&title) {
        String::new()
    } else {
        title
    };
    let title = match title.char_indices().nth(LONGEST_TITLE) {
        Some((end, _)) => [title[..end].trim_end(), "\u{2026}"].concat(),
        None => title,
    };
    (begins, title)
}

/// Whether a line over a game says something of it: the heads of the sides, rules, rows of a diagram and
/// numbers without their game do not.
fn is_named(line: &str) -> bool {
    let words = || {
        let letters =
            |word: &str| small::text(word.trim_matches(|letter: char| !letter.is_alphanumeric()));
        line.split_whitespace()
            .map(letters)
            .filter(|word| !word.is_empty())
    };
    let sides = [
        "white", "black", "blancs", "noirs", "blancas", "negras", "weiss", "weiß", "schwarz", "no",
    ];
    let is_head = words().all(|word| sides.contains(&word.as_str()));
    let is_row = line.matches('|').count() > 2
        || words().count() >= 8 && words().all(|word| word.chars().count() == 1);
    !is_head && !is_row
}

/// Whether the words over a game end a sentence, as no heading does: it has small words, and many.
fn is_sentence(title: &str) -> bool {
    let words = || title.split_whitespace();
    let is_small = |word: &&str| word.starts_with(char::is_lowercase) && word.chars().count() > 1;
    let small = words().filter(is_small).count();
    title.ends_with(['.', ':', '!', '?', ','])
        && words().count() >= 6
        && small * 3 > words().count() * 2
}

/// A text with single blanks, and without what separates fields.
fn in_one_line(text: &str) -> String {
    let is_blank = |letter: char| letter.is_whitespace() || letter.is_control();
    let words: Vec<&str> = text
        .split(is_blank)
        .filter(|word| !word.is_empty())
        .collect();
    words.join(" ")
}
