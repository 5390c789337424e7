//! Comments and judgments on the positions of a game, found by their FEN as in chess.js.

use crate::json::{self, Object};

/// The judgments of a move that are written behind it, with their numbers in PGN.
pub const SUFFIXES: [(&str, u8); 6] = [
    ("!", 1),
    ("?", 2),
    ("!!", 3),
    ("??", 4),
    ("!?", 5),
    ("?!", 6),
];

/// The comment and the judgments on one position.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Note {
    /// The comment; an empty one counts as a comment.
    pub comment: Option<String>,
    /// The judgment behind the move, of [`SUFFIXES`].
    pub suffix: Option<&'static str>,
    /// The other judgments, by their numbers.
    pub nags: Vec<u8>,
}

impl Note {
    /// Whether there is neither comment nor judgment.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.comment.is_none() && self.suffix.is_none() && self.nags.is_empty()
    }
}

/// All comments and judgments, in the order in which they were added.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Notes(Vec<(String, Note)>);

impl Notes {
    /// Whether there are none.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The comment and the judgments on a position.
    #[must_use]
    pub fn get(&self, fen: &str) -> Option<&Note> {
        let found = self.0.iter().rev().find(|(other, _)| other == fen);
        found.map(|(_, note)| note)
    }

    /// Changes the note on a position and returns the result of the change.
    pub fn change<T>(&mut self, fen: &str, change: impl FnOnce(&mut Note) -> T) -> T {
        let index = self.0.iter().rposition(|(other, _)| other == fen);
        let index = index.unwrap_or_else(|| {
            self.0.push((fen.to_owned(), Note::default()));
            self.0.len() - 1
        });
        let given = change(&mut self.0[index].1);
        if self.0[index].1.is_empty() {
            self.0.remove(index);
        }
        given
    }

    /// Drops the comments on positions that are not in the game, and puts the others into its
    /// order.
    pub fn keep_comments_of(&mut self, fens: &[String]) {
        let mut rest = std::mem::take(&mut self.0);
        for fen in fens {
            if let Some(index) = rest.iter().position(|(other, _)| other == fen) {
                self.0.push(rest.remove(index));
            }
        }
        for (fen, note) in rest {
            let note = Note {
                comment: None,
                ..note
            };
            if !note.is_empty() {
                self.0.push((fen, note));
            }
        }
    }

    /// Removes all comments and returns them with their positions as JSON.
    pub fn take_comments(&mut self) -> String {
        let taken = self.0.iter_mut().filter_map(|(fen, note)| {
            let comment = note.comment.take()?;
            Some(
                Object::new()
                    .text("fen", fen)
                    .text("comment", &comment)
                    .end(),
            )
        });
        let taken = json::list(taken.collect::<Vec<_>>());
        self.0.retain(|(_, note)| !note.is_empty());
        taken
    }

    /// Everything as JSON.
    #[must_use]
    pub fn to_json(&self) -> String {
        json::list(self.0.iter().map(|(fen, note)| {
            let mut object = Object::new()
                .text("fen", fen)
                .text_if("comment", note.comment.as_deref())
                .text_if("suffixAnnotation", note.suffix);
            if !note.nags.is_empty() {
                object = object.raw("nags", &nags_json(&note.nags));
            }
            object.end()
        }))
    }
}

/// Judgments as JSON.
#[must_use]
pub fn nags_json(nags: &[u8]) -> String {
    json::list(nags.iter().map(|&nag| json::number(u32::from(nag))))
}

/// The judgment that a text spells.
#[must_use]
pub fn suffix(text: &str) -> Option<&'static str> {
    let found = SUFFIXES.iter().find(|(suffix, _)| *suffix == text);
    found.map(|(suffix, _)| *suffix)
}

/// A comment that was read, which stays one comment when it is written: only where a brace would end
/// it, braces become brackets.
#[must_use]
pub fn read_comment(text: &str) -> String {
    match text.bytes().any(|byte| byte == b'}') {
        true => clean_comment(text),
        false => text.to_owned(),
    }
}

/// A comment without braces: they become brackets.
#[must_use]
pub fn clean_comment(text: &str) -> String {
    let letters = text.chars().map(|letter| match letter {
        '{' => '[',
        '}' => ']',
        letter => letter,
    });
    letters.collect()
}
