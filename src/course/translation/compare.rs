//! What a translated lesson has and the English one has not, or the other way round.

use crate::fault::{Expected, Missing, Part, Problem, Problems, TextPosition};
use crate::fence::{Attribute, Fence, Note};
use crate::lesson::{Block, Lesson};
use crate::markdown;
use crate::rewrite::NAMES;

/// Compares a lesson that was read from `text` with the English one.
pub(super) fn differences(text: &str, tag: &str, own: &Lesson, english: &Lesson) -> Problems {
    let mut problems = head(tag, own, english);
    let places = markdown::block_places(text);
    let place = |index: usize| {
        places
            .get(index)
            .copied()
            .unwrap_or(TextPosition::new(1, 1))
    };
    for (index, (one, other)) in own.blocks.iter().zip(&english.blocks).enumerate() {
        if kind(one) != kind(other) {
            // Nothing that follows would stand beside its like.
            problems.push((place(index), different(kind(one), kind(other))));
            return problems;
        }
        block(one, other, place(index), &mut problems);
    }
    let (count, expected) = (own.blocks.len(), english.blocks.len());
    if count > expected {
        let problem = different(kind(&own.blocks[expected]), Part::End);
        problems.push((place(expected), problem));
    } else if count < expected {
        let end = TextPosition::new(text.lines().count() + 1, 1);
        let problem = different(Part::End, kind(&english.blocks[count]));
        problems.push((end, problem));
    }
    problems
}

const fn different(found: Part, english: Part) -> Problem {
    Problem::Different { found, english }
}

fn written(text: &str) -> Part {
    Part::Written(text.to_owned())
}

fn head(tag: &str, own: &Lesson, english: &Lesson) -> Problems {
    let mut problems = Problems::new();
    let mut compare = |name: &str, found: String, expected: String| {
        if !found.is_empty() && found != expected {
            let problem = Problem::value(name, &found, Expected::Exactly(expected));
            problems.push((TextPosition::new(1, 1), problem));
        }
    };
    let (one, other) = (&own.head, &english.head);
    compare("lang", one.lang.clone(), tag.to_owned());
    compare("rows", one.rows.join(", "), other.rows.join(", "));
    compare("places", one.places.join("; "), other.places.join("; "));
    problems
}

/// What a block is, as a fault tells it.
fn kind(block: &Block) -> Part {
    match block {
        Block::Heading(_) => Part::Heading,
        Block::Paragraph(_) => Part::Paragraph,
        Block::List {
            is_ordered: true,
            items,
        } => Part::NumberedList(items.len()),
        Block::List { items, .. } => Part::List(items.len()),
        Block::Chess(chess) => Part::Chess(chess.fence.kind),
    }
}

fn block(own: &Block, english: &Block, place: TextPosition, problems: &mut Problems) {
    if let (Block::Chess(one), Block::Chess(other)) = (own, english) {
        attributes(&one.fence, &other.fence, problems);
        notes(&one.fence, &other.fence, problems);
        moves(&one.fence, &other.fence, problems);
        return;
    }
    let [found, expected] = [own, english].map(links);
    if found != expected {
        let said = |links: Vec<&str>| match links.is_empty() {
            true => Part::NoLinks,
            false => Part::Links(links.join(" ")),
        };
        problems.push((place, different(said(found), said(expected))));
    }
}

/// Where the links of a block lead, in any order.
fn links(block: &Block) -> Vec<&str> {
    let mut links: Vec<&str> = match block {
        Block::Heading(text) | Block::Paragraph(text) => text.links(),
        Block::List { items, .. } => items.iter().flat_map(|it| it.links()).collect(),
        Block::Chess(_) => Vec::new(),
    };
    links.sort_unstable();
    links
}

fn attributes(own: &Fence, english: &Fence, problems: &mut Problems) {
    for Attribute { name, value, .. } in &english.attributes {
        let found = own.attribute(name).map(|it| it.value.clone());
        let is_same = match &found {
            Some(found) => found == value || NAMES.contains(&name.as_str()),
            None => false,
        };
        if !is_same {
            let expected = Expected::Exactly(value.clone());
            let problem = Problem::value(name, &found.unwrap_or_default(), expected);
            problems.push((own.place_of(name), problem));
        }
    }
    for Attribute { name, place, .. } in &own.attributes {
        if english.attribute(name).is_none() {
            problems.push((*place, different(written(name), Part::NoAttribute)));
        }
    }
}

fn notes(own: &Fence, english: &Fence, problems: &mut Problems) {
    let head = |note: &Note| [&note.word, " ", &note.about].concat().trim().to_owned();
    for (index, note) in english.notes.iter().enumerate() {
        let expected = head(note);
        let problem = match own.notes.get(index) {
            None => (own.place, different(Part::NoNote, written(&expected))),
            Some(found) if head(found) != expected => (
                found.place,
                different(written(&head(found)), written(&expected)),
            ),
            Some(found) if found.text.is_empty() => (found.place, Problem::Missing(Missing::Text)),
            Some(_) => continue,
        };
        problems.push(problem);
        return;
    }
    if let Some(note) = own.notes.get(english.notes.len()) {
        let problem = different(written(&head(note)), Part::NoNote);
        problems.push((note.place, problem));
    }
}

fn moves(own: &Fence, english: &Fence, problems: &mut Problems) {
    let [one, other] = [own, english].map(|fence| tokens(&fence.body));
    let count = one.len().max(other.len());
    let differs =
        |index: &usize| one.get(*index).map(|it| it.1) != other.get(*index).map(|it| it.1);
    let Some(index) = (0..count).find(differs) else {
        return;
    };
    let at = one.get(index).map_or(own.body.len(), |it| it.0);
    let [found, expected] = [&one, &other].map(|it| part(it.get(index).map(|it| it.1)));
    let before = &own.body[..at];
    let line = own.body_line + before.matches('\n').count();
    let column = before.rsplit('\n').next().unwrap_or_default();
    let place = TextPosition::new(line, column.chars().count() + 1);
    problems.push((place, different(found, expected)));
}

/// What stands at a place of the moves, as a fault tells it.
fn part(token: Option<Token<'_>>) -> Part {
    match token {
        Some(Token::Word(word)) => written(word),
        Some(Token::Comment) => Part::Comment,
        None => Part::MovesEnd,
    }
}

/// A word of the moves.
#[derive(Clone, Copy, PartialEq)]
enum Token<'a> {
    Word(&'a str),
    Comment,
}

/// What is played, with the place of each word; of a comment only that it is there.
fn tokens(body: &str) -> Vec<(usize, Token<'_>)> {
    let mut tokens = Vec::new();
    let mut at = 0;
    while at < body.len() {
        let rest = &body[at..];
        if rest.starts_with('{') {
            tokens.push((at, Token::Comment));
            at += rest.find('}').map_or(rest.len(), |end| end + 1);
        } else if let Some(blank) = rest.chars().next().filter(|it| it.is_whitespace()) {
            at += blank.len_utf8();
        } else {
            let end = rest.find(|it: char| it.is_whitespace() || it == '{');
            let end = end.unwrap_or(rest.len());
            tokens.push((at, Token::Word(&rest[..end])));
            at += end;
        }
    }
    tokens
}
