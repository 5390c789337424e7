//! The tree of a game as JavaScript walks and changes it.
//!
//! A node is named by the moves that lead to it, in UCI with spaces between them, so a name stays
//! valid while other parts of the tree change.

use rules::Move;

use crate::fault::Fault;
use crate::json::Object;
use crate::line::{Line, Played};
use crate::notes::{Note, Notes, SUFFIXES, clean_comment, nags_json};
use crate::pgn_write::played_text;
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
    fn start(&self) -> ListedPosition {
        self.line.start().clone()
    }

    /// The node with a name, and the board after it.
    ///
    /// # Errors
    ///
    /// There is none.
    pub fn find(&self, path: &str) -> Result<(NodeId, ListedPosition), Fault> {
        let mut here = (Tree::ROOT, self.start());
        for name in path.split(' ').filter(|name| !name.is_empty()) {
            let (node, position) = &here;
            let children = self.tree.node(*node).children.iter().copied();
            let named = children.filter_map(|child| Some((child, self.tree.node(child).played?)));
            let found = named
                .into_iter()
                .find(|(_, played)| uci(position, *played) == name);
            let (child, played) = found
                .ok_or_else(|| Fault::new("no-such-node", "This move is no longer in the tree."))?;
            here = (child, played.on(position));
        }
        Ok(here)
    }

    /// A node with all its data, as JSON.
    ///
    /// # Errors
    ///
    /// There is none of this name.
    pub fn describe(&self, path: &str) -> Result<String, Fault> {
        let (id, after) = self.find(path)?;
        let node = self.tree.node(id);
        let text = fen(&after);
        let note = self.said(id, &text);
        let children = node.children.iter();
        let names = children.filter_map(|&child| Some(uci(&after, self.tree.node(child).played?)));
        let names: Vec<String> = names.collect();
        let mut object = Object::new()
            .text("fen", &text)
            .number("ply", self.tree.line_to(id).len() as u32 - 1)
            .raw(
                "isMain",
                if self.tree.is_main(id) {
                    "true"
                } else {
                    "false"
                },
            )
            .texts("children", &names)
            .text_if("comment", note.comment.as_deref())
            .raw("nags", &nags_json(&all_nags(&note)));
        if let Some(played) = node.played {
            let (_, before) = self.tree.position_and_previous(id, &self.start());
            object = object
                .text("uci", &uci(&before, played))
                .text("san", &played_text(&before, played));
            if let Played::Move(mv) = played {
                object = object
                    .text("from", &mv.from().to_string())
                    .text("to", &mv.shown_target(before.mode()).to_string());
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

    /// Adds a move behind a node, unless it is there; gives its name.
    pub fn add(&mut self, at: (NodeId, ListedPosition), path: &str, played: Played) -> String {
        let (parent, position) = at;
        if self.tree.child(parent, played).is_none() {
            self.tree.add(parent, played);
        }
        self.follow();
        [path, " ", &uci(&position, played)]
            .concat()
            .trim_start()
            .to_owned()
    }

    /// Sets the comment of a node.
    ///
    /// # Errors
    ///
    /// There is none of this name.
    pub fn comment(&mut self, path: &str, comment: &str) -> Result<(), Fault> {
        let (id, position) = self.find(path)?;
        let comment = Some(clean_comment(comment)).filter(|comment| !comment.is_empty());
        if self.tree.is_main(id) {
            self.notes
                .change(&fen(&position), |note| note.comment = comment);
        } else {
            self.tree.node_mut(id).comment = comment;
        }
        Ok(())
    }

    /// Sets the judgments of a node.
    ///
    /// # Errors
    ///
    /// There is none of this name.
    pub fn judge(&mut self, path: &str, nags: Vec<u8>) -> Result<(), Fault> {
        let (id, position) = self.find(path)?;
        if self.tree.is_main(id) {
            self.notes
                .change(&fen(&position), |note| set_all_nags(note, &nags));
        } else {
            self.tree.node_mut(id).nags = nags;
        }
        Ok(())
    }

    /// Moves or removes a node. The game follows the main line.
    ///
    /// # Errors
    ///
    /// There is no node of this name, or it is the beginning.
    pub fn change(&mut self, path: &str, change: Change) -> Result<(), Fault> {
        let (id, _) = self.find(path)?;
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
        let mut follower = Line::new(self.start());
        for id in self.tree.main_line() {
            if let Some(played) = self.tree.node(id).played {
                let after = played.on(follower.here());
                follower.push(played, after);
            }
        }
        *self.line = follower;
    }

    /// Copies the notes about the main line into the tree, so that they move with their moves.
    fn lend_notes(&mut self) {
        let main = self.tree.main_line();
        let fens = self.line.fens();
        for (&id, fen) in main.iter().zip(&fens) {
            let note = self.notes.get(fen).cloned().unwrap_or_default();
            let node = self.tree.node_mut(id);
            node.nags = all_nags(&note);
            node.comment = note.comment;
        }
    }

    /// Moves what the tree says about its main line into the notes of the game.
    fn take_notes(&mut self) {
        *self.notes = Notes::default();
        let main = self.tree.main_line();
        let fens = self.line.fens();
        for (&id, fen) in main.iter().zip(&fens) {
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
