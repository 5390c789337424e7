//! Builds the record of a game while its text is walked through.

use std::borrow::Cow;

use notation::{ReadMoveError, figurine, localized, san};
use rules::{Move, MoveList, Position, Role};

use super::start::StartTags;
use super::walk::{Sink, TagFault};
use super::{FaultKind, Letters};
use crate::step::pass;
use crate::tree::Notes;
use crate::{Comment, CommentPlace, GameResult, Nag, NodeId, Record, Step};

/// Plays the moves of a game and keeps everything that is said about them.
pub(super) struct Builder {
    pub(super) record: Record,
    /// What the tag says.
    pub(super) declared: Option<GameResult>,
    /// Whether a piece was named by a figure.
    pub(super) has_figures: bool,
    /// Whether a pawn was named by its letter, which hardly anybody does and other languages give
    /// to other pieces.
    pub(super) names_pawns: bool,
    /// Whether a move could not be read.
    pub(super) has_failed: bool,
    /// The capitals of all moves, a bit for each.
    pub(super) capitals: u32,
    letters: Letters,
    start: StartTags,
    node: NodeId,
    /// The last moves of the lines around this one.
    around: Vec<NodeId>,
    /// The variation has no move yet.
    is_fresh: bool,
    /// What waits for the next move.
    comments: Vec<Comment>,
    nags: Vec<Nag>,
    /// Room for legal moves.
    moves: MoveList,
}

impl Builder {
    pub(super) fn new(letters: Letters) -> Self {
        Self {
            record: Record::default(),
            declared: None,
            has_figures: false,
            names_pawns: false,
            letters,
            has_failed: false,
            capitals: 0,
            start: StartTags::default(),
            node: Record::ROOT,
            around: Vec::new(),
            is_fresh: false,
            comments: Vec::new(),
            nags: Vec::new(),
            moves: MoveList::new(),
        }
    }

    fn read(&mut self, position: &Position, word: &str) -> Result<Move, ReadMoveError> {
        if self.letters == Letters::English {
            let plain = san::read_plain(position, word, &mut self.moves);
            if let Some(mv) = plain {
                self.capitals |= capitals(word);
                return Ok(mv);
            }
        }
        let (mv, pawn) = match self.letters {
            Letters::English => (san::read(position, word)?, "P"),
            Letters::Figurine => (
                figurine::read(position, word)?,
                figurine::figure(Role::Pawn),
            ),
            Letters::Localized(language) => {
                let mv = localized::read(position, word, language)?;
                (mv, language.letter(Role::Pawn))
            }
        };
        self.capitals |= capitals(word);
        self.has_figures |= word.contains(is_figure);
        self.names_pawns |= mv.role() == Role::Pawn && word.starts_with(pawn);
        Ok(mv)
    }

    /// What waits for a move that does not come is said about the position before it.
    fn settle(&mut self) {
        self.is_fresh = false;
        let (comments, nags) = (&mut self.comments, &mut self.nags);
        if comments.is_empty() && nags.is_empty() {
            return;
        }
        self.record.nodes.change_notes(self.node, |notes| {
            notes.after.append(comments);
            for nag in nags.drain(..) {
                notes.add_nag(nag);
            }
        });
    }
}

impl<'a> Sink<'a> for Builder {
    fn tag(&mut self, name: &'a str, value: Cow<'a, str>) {
        if name == "Result" {
            self.declared = GameResult::parse(value.trim());
        } else if !self.start.take(name, &value) {
            self.record.put_tag(name, &value);
        }
    }

    fn begin(&mut self) -> Result<Option<TagFault>, TagFault> {
        let begun = self.start.position().map(|start| {
            self.record.nodes.get_mut(Record::ROOT).position = start.position;
            start.note()
        });
        for (name, value) in self.start.kept(begun.is_err()) {
            self.record.put_tag(name, value);
        }
        begun
    }

    fn play(&mut self, word: &'a str) -> Result<(), FaultKind> {
        let before = *self.record.position(self.node);
        let (step, after) = if word == "--" {
            (Step::Null, pass(&before).ok_or(FaultKind::NullMove)?)
        } else {
            let mv = self.read(&before, word).map_err(|error| {
                self.has_failed = true;
                FaultKind::Move {
                    text: word.to_owned(),
                    position: Box::new(before),
                    error,
                }
            })?;
            (Step::Move(mv), before.play_unchecked(mv))
        };
        self.node = self.record.push(self.node, step, after);
        self.is_fresh = false;
        if !self.comments.is_empty() || !self.nags.is_empty() {
            let (comments, nags) = (&mut self.comments, &mut self.nags);
            self.record.nodes.change_notes(self.node, |notes| {
                notes.before.append(comments);
                notes.nags.append(nags);
            });
        }
        Ok(())
    }

    fn comment(&mut self, place: CommentPlace, text: &'a str) {
        let comment = Comment::parse(text);
        if comment.is_empty() {
            return;
        }
        if place == CommentPlace::Before {
            self.comments.push(comment);
        } else {
            let notes = |notes: &mut Notes| notes.after.push(comment);
            self.record.nodes.change_notes(self.node, notes);
        }
    }

    fn nag(&mut self, nag: Nag) {
        if !self.is_fresh {
            let notes = |notes: &mut Notes| notes.add_nag(nag);
            self.record.nodes.change_notes(self.node, notes);
        } else if !self.nags.contains(&nag) {
            self.nags.push(nag);
        }
    }

    fn open(&mut self) {
        self.settle();
        self.around.push(self.node);
        self.node = self.record.parent(self.node).unwrap_or(Record::ROOT);
        self.is_fresh = true;
    }

    fn close(&mut self) {
        if let Some(node) = self.around.pop() {
            if self.is_fresh {
                // An empty variation: what was said in it is said about the move it belongs to.
                self.node = node;
            }
            self.settle();
            self.node = node;
        }
    }

    fn end(&mut self) {
        self.settle();
    }

    fn goes_on(&self) -> bool {
        // Other letters are only tried: they fit the whole game or not at all.
        !self.has_failed || self.letters == Letters::English
    }
}

/// The capitals of a text, a bit for each.
pub(super) fn capitals(text: &str) -> u32 {
    let capitals = text.bytes().filter(u8::is_ascii_uppercase);
    capitals.fold(0, |all, letter| all | 1 << (letter - b'A'))
}

const fn is_figure(letter: char) -> bool {
    matches!(letter, '\u{2654}'..='\u{265f}')
}
