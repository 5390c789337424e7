//! The tree of a game as JavaScript walks and changes it.
//!
//! A node is named by a number that stays its own while other parts of the tree change, and that no
//! node of another game had before.

use rules::Move;

use crate::fault::Fault;
use crate::json::{self, Object};
use crate::line::{Line, Played};
use crate::notes::{Note, Notes, SUFFIXES, clean_comment, nags_json};
use crate::pgn_write::played_text;
use crate::spelling::{Compat, Reading, read_move_on};
use crate::tree::{NodeId, Tree};
use listing::ListedPosition;
use listing::fen_text::{fen, push_square};

/// A tree with its game and the notes about its main line.
#[derive(Debug)]
pub struct Branches<'a> {
    /// The tree.
    pub tree: &'a mut Tree,
    /// The game.
    pub line: &'a mut Line,
    /// What is said about its positions.
    pub notes: &'a mut Notes,
    /// Which library is followed where they differ.
    pub compat: Compat,
}

/// Where a comment stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CommentSide {
    /// Before the move.
    Before,
    /// Behind it; at the beginning of the game, before all moves.
    Behind,
}

/// What is done with a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// Put before the continuation that precedes it.
    Promote,
    /// Put after the next continuation.
    Demote,
    /// Made the main line.
    MakeMain,
    /// Removed, with all that follows.
    Remove,
}

impl Branches<'_> {
    /// The node with a name.
    ///
    /// # Errors
    ///
    /// There is none.
    pub fn find(&self, name: u32) -> Result<NodeId, Fault> {
        let found = self.tree.named(name);
        found.ok_or_else(|| Fault::new("no-such-node", "This move is no longer in the tree."))
    }

    /// A node with all its data, as JSON.
    ///
    /// # Errors
    ///
    /// There is none of this name.
    pub fn describe(&self, name: u32) -> Result<String, Fault> {
        let id = self.find(name)?;
        let node = self.tree.node(id);
        let text = fen(&node.after);
        let note = self.said(id, &text);
        let children = node.children.iter();
        let children = children.map(|&child| json::number(self.tree.name_of(child)));
        let is_main = self.tree.is_main(id);
        let mut object = Object::new()
            .text("fen", &text)
            .number("ply", node.ply)
            .bool("isMain", is_main)
            .raw("children", &json::list(children))
            .text_if("commentBefore", node.before.as_deref())
            .text_if("comment", note.comment.as_deref())
            .raw("nags", &nags_json(&all_nags(&note)));
        if let Some(played) = node.played {
            let before = &self.tree.node(node.parent).after;
            object = object
                .number("parent", self.tree.name_of(node.parent))
                .text("uci", &uci(before, played))
                .text("san", &played_text(before, played));
            if let Played::Move(mv) = played {
                object = object
                    .text("from", &json::square_name(mv.from()))
                    .text("to", &json::square_name(mv.shown_target(before.mode())));
            }
        }
        Ok(object.end())
    }

    /// The comments and judgments of a node: those of the main line are in the notes of the game,
    /// others in the tree.
    fn said(&self, id: NodeId, fen: &str) -> Note {
        if self.tree.is_main(id) {
            return self.notes.get(fen).cloned().unwrap_or_default();
        }
        let node = self.tree.node(id);
        Note {
            comment: node.comment.clone(),
            suffix: None,
            nags: node.nags.clone(),
        }
    }

    /// The name of the beginning.
    #[must_use]
    pub const fn root(&self) -> u32 {
        self.tree.name_of(Tree::ROOT)
    }

    /// Adds a move behind a node, unless it is there; gives its name.
    ///
    /// # Errors
    ///
    /// There is no such node, or no such move.
    pub fn add(&mut self, name: u32, text: &str) -> Result<u32, Fault> {
        let parent = self.find(name)?;
        let position = &self.tree.node(parent).after;
        let played = read_move_on(position, text, Reading::Permissive, self.compat)?;
        let id = match self.tree.child(parent, played) {
            Some(known) => known,
            None => {
                let after = played.on(position);
                let id = self.tree.add(parent, played, after.clone());
                // The main line goes on only behind its end, and by this one move.
                if self.tree.goes_on(id) {
                    self.line.push(played, after);
                }
                id
            }
        };
        self.tree.keep();
        Ok(self.tree.name_of(id))
    }

    /// Sets the comment before or behind a node.
    ///
    /// # Errors
    ///
    /// There is none of this name, or nothing before it.
    pub fn comment(&mut self, name: u32, place: CommentSide, comment: &str) -> Result<(), Fault> {
        let id = self.find(name)?;
        let comment = Some(clean_comment(comment)).filter(|comment| !comment.is_empty());
        match place {
            CommentSide::Before if id == Tree::ROOT => {
                return Err(Fault::new(
                    "tree",
                    "Nothing is before the beginning of a game.",
                ));
            }
            CommentSide::Before => self.tree.node_mut(id).before = comment,
            CommentSide::Behind if self.tree.is_main(id) => {
                let fen = fen(&self.tree.node(id).after);
                self.notes.change(&fen, |note| note.comment = comment);
            }
            CommentSide::Behind => self.tree.node_mut(id).comment = comment,
        }
        self.tree.keep();
        Ok(())
    }

    /// Sets the judgments of a node.
    ///
    /// # Errors
    ///
    /// There is none of this name.
    pub fn judge(&mut self, name: u32, nags: Vec<u8>) -> Result<(), Fault> {
        let id = self.find(name)?;
        if self.tree.is_main(id) {
            let fen = fen(&self.tree.node(id).after);
            self.notes.change(&fen, |note| set_all_nags(note, &nags));
        } else {
            self.tree.node_mut(id).nags = nags;
        }
        self.tree.keep();
        Ok(())
    }

    /// Moves or removes a node. The game follows the main line.
    ///
    /// # Errors
    ///
    /// There is no node of this name, or it is the beginning.
    pub fn change(&mut self, name: u32, change: Change) -> Result<(), Fault> {
        let id = self.find(name)?;
        if id == Tree::ROOT {
            return Err(Fault::new(
                "tree",
                "The beginning of a game cannot be moved.",
            ));
        }
        self.lend_notes();
        match change {
            Change::Promote => self.tree.shift(id, true),
            Change::Demote => self.tree.shift(id, false),
            Change::MakeMain => self.tree.make_main(id),
            Change::Remove => self.tree.remove(id),
        }
        self.follow();
        self.take_notes();
        Ok(())
    }

    /// The game becomes the main line of its tree.
    fn follow(&mut self) {
        self.tree.keep();
        self.tree.find_main();
        let mut follower = Line::new(self.line.start().clone());
        for &id in self.tree.main_line() {
            let node = self.tree.node(id);
            if let Some(played) = node.played {
                follower.push(played, node.after.clone());
            }
        }
        *self.line = follower;
    }

    /// Copies the notes about the main line into the tree, so that they move with their moves.
    fn lend_notes(&mut self) {
        let main = self.tree.main_line().to_vec();
        let fens = self.line.fens();
        for (id, fen) in main.into_iter().zip(&fens) {
            let note = self.notes.get(fen).cloned().unwrap_or_default();
            let node = self.tree.node_mut(id);
            node.nags = all_nags(&note);
            node.comment = note.comment;
        }
    }

    /// Moves what the tree says about its main line into the notes of the game.
    fn take_notes(&mut self) {
        *self.notes = Notes::default();
        let main = self.tree.main_line().to_vec();
        let fens = self.line.fens();
        for (id, fen) in main.into_iter().zip(&fens) {
            let node = self.tree.node_mut(id);
            let (comment, nags) = (node.comment.take(), std::mem::take(&mut node.nags));
            self.notes.change(fen, |note| {
                note.comment = comment;
                set_all_nags(note, &nags);
            });
        }
    }
}

/// All judgments by their numbers.
fn all_nags(note: &Note) -> Vec<u8> {
    let suffix = SUFFIXES
        .iter()
        .find(|(suffix, _)| Some(*suffix) == note.suffix);
    let suffix = suffix.map(|(_, number)| *number);
    suffix
        .into_iter()
        .chain(note.nags.iter().copied())
        .collect()
}

fn set_all_nags(note: &mut Note, nags: &[u8]) {
    let of = |nag: &u8| SUFFIXES.iter().find(|(_, number)| number == nag);
    let suffix = nags.iter().find_map(of);
    note.suffix = suffix.map(|(suffix, _)| *suffix);
    let number = suffix.map(|(_, number)| *number);
    note.nags = nags
        .iter()
        .copied()
        .filter(|&nag| Some(nag) != number)
        .collect();
}

/// The name of a move: in UCI.
fn uci(before: &ListedPosition, played: Played) -> String {
    match played {
        Played::Move(mv) => move_name(before, mv),
        Played::Null => "--".to_owned(),
    }
}

fn move_name(before: &ListedPosition, mv: Move) -> String {
    let mut name = String::with_capacity(5);
    push_square(&mut name, mv.from());
    push_square(&mut name, mv.shown_target(before.mode()));
    if let Some(role) = mv.promotion() {
        name.push(role.char());
    }
    name
}
