//! Changes of the record: its order, its comments, signs and drawings; and taking them back.

use std::rc::Rc;

use record::{CommentPlace, Edit, EditError, Nag, NodeId, Record, Shape, ShapeColor};

use super::state::{RecordState, comment_field};
use crate::saying::{self, shape_name};
use crate::walk;

impl RecordState {
    fn edit(&mut self, edit: Edit) -> Option<NodeId> {
        match Rc::make_mut(&mut self.editor).apply(edit) {
            Ok(node) => Some(node),
            Err(error) => {
                self.refuse_edit(&error);
                None
            }
        }
    }

    pub(super) fn refuse_edit(&mut self, error: &EditError) {
        let text = match error {
            EditError::Root => words::needs_a_move(),
            EditError::TooDeep => words::variations_too_deep(),
            EditError::CommentTooLong => words::comment_too_long(),
            // No button of the page asks for these.
            EditError::NoSuchNode(_)
            | EditError::Step { .. }
            | EditError::TagName(_)
            | EditError::TagTooLong => words::cannot_change(),
        };
        self.conversation.refuse(text);
    }

    pub(super) fn set_tag(&mut self, name: &str, value: &str) {
        let (name, value) = (name.to_owned(), value.to_owned());
        if self.edit(Edit::SetTag { name, value }).is_some() {
            self.conversation.say(words::tag_changed());
        }
    }

    /// The first node of the variation that can be moved: the innermost around the shown one.
    fn variation(&self) -> Option<NodeId> {
        walk::variations_around(self.record(), self.node)
            .first()
            .copied()
    }

    pub(super) fn promote(&mut self) {
        match self.variation() {
            None => self.conversation.refuse(words::is_main_line()),
            Some(first) => {
                if self.edit(Edit::Promote(first)).is_some() {
                    let text = words::promoted();
                    self.say_with_place(text);
                }
            }
        }
    }

    pub(super) fn demote(&mut self) {
        // Of the choices around the node, the innermost that has another one below it.
        let mut node = self.node;
        let first = loop {
            match walk::place(self.record(), node) {
                Some((index, count)) if index + 1 < count => break Some(node),
                Some(_) => match self.record().parent(node) {
                    Some(parent) => node = parent,
                    None => break None,
                },
                None => break None,
            }
        };
        match first {
            None => self.conversation.refuse(words::is_last_variation()),
            Some(first) => {
                if self.edit(Edit::Demote(first)).is_some() {
                    let text = words::demoted();
                    self.say_with_place(text);
                }
            }
        }
    }

    pub(super) fn make_main(&mut self) {
        if self.record().is_main(self.node) {
            self.conversation.refuse(words::is_main_line());
        } else if self.edit(Edit::MakeMain(self.node)).is_some() {
            self.conversation.say(words::made_main_line());
        }
    }

    fn say_with_place(&mut self, text: String) {
        let place = walk::variations_around(self.record(), self.node)
            .first()
            .and_then(|first| Some((walk::place(self.record(), *first)?, *first)));
        let place = place.map(|((index, count), first)| {
            words::variation_place(index, count - 1, self.record().depth(first))
        });
        let sentences: Vec<_> = [Some(text), place].into_iter().flatten().collect();
        self.conversation.say(sentences.join(" "));
    }

    pub(super) fn delete(&mut self) {
        let count = walk::count_from(self.record(), self.node);
        if self.node == Record::ROOT {
            self.conversation.refuse(words::needs_a_move());
        } else if let Some(parent) = self.edit(Edit::Delete(self.node)) {
            self.show(parent);
            self.conversation.say(words::moves_deleted(count));
        }
    }

    pub(super) fn sign(&mut self, nag: Nag) {
        if self.node == Record::ROOT {
            self.conversation.refuse(words::needs_a_move());
            return;
        }
        let node = self.node;
        if self.edit(Edit::ToggleNag { node, nag }).is_some() {
            let given = self.record().nags(node).contains(&nag);
            let name = words::judgment_name(nag.0);
            self.conversation.say(words::sign_changed(&name, given));
        }
    }

    /// The keys `!` and `?` in sequence: `!`, `!!`, `!?`; a third press starts over.
    pub(super) fn mark(&mut self, letter: char) {
        let nags = self.record().nags(self.node);
        let present = nags.iter().copied().find(|nag| nag.judges_move());
        let present = present.and_then(Nag::glyph).unwrap_or_default();
        let longer = [present, letter.encode_utf8(&mut [0; 4])].concat();
        let one = letter.to_string();
        let nag = Nag::from_suffix(&longer).or_else(|| Nag::from_suffix(&one));
        match nag {
            // Pressing the mark that is already there twice removes it.
            Some(nag) if present.chars().count() < 2 => self.sign(nag),
            _ => {
                if let Some(nag) = Nag::from_suffix(present) {
                    self.sign(nag);
                }
            }
        }
    }

    /// Sets a comment at once, as a command does.
    pub(super) fn comment(&mut self, place: CommentPlace, text: &str) {
        self.write_comment(place, text);
        self.end_comment();
    }

    /// A comment while it is being typed: all of the typing is one change.
    pub(super) fn write_comment(&mut self, place: CommentPlace, text: &str) {
        let node = self.node;
        if self.record().comment_text(node, place) == in_one_line(text) {
            return;
        }
        let again = self.writing == Some((node, place));
        let editor = Rc::make_mut(&mut self.editor);
        if again {
            editor.undo();
        }
        let first = editor.record().comment_text(node, place);
        let text = text.to_owned();
        // Back at the original text: there is no change for the next letter to continue.
        let unchanged = first == in_one_line(&text);
        if self.edit(Edit::SetComment { node, place, text }).is_some() {
            self.writing = (!unchanged).then_some((node, place));
        } else if again {
            Rc::make_mut(&mut self.editor).redo();
        }
    }

    pub(super) fn end_comment(&mut self) {
        if let Some((node, place)) = self.writing.take() {
            let removed = self.record().comment_text(node, place).is_empty();
            self.conversation.say(if removed {
                words::comment_removed()
            } else {
                words::comment_kept()
            });
        }
    }

    pub(super) fn focus_comment(&mut self, place: CommentPlace) {
        if place == CommentPlace::Before && self.node == Record::ROOT {
            self.conversation.refuse(words::needs_a_move());
        } else {
            self.conversation.move_focus(comment_field(place));
        }
    }

    /// Draws a shape; drawing the same one again removes it, drawing it in another color recolors
    /// it.
    pub(super) fn draw(&mut self, shape: Shape) {
        let node = self.node;
        let mut shapes = self.record().shapes(node);
        let there = shapes.contains(&shape);
        shapes.retain(|other| !other.covers(shape));
        if !there {
            shapes.push(shape);
        }
        if self.edit(Edit::SetShapes { node, shapes }).is_some() {
            self.conversation
                .say(words::shape_drawn(&shape_name(shape), !there));
        }
    }

    pub(super) fn clear_drawing(&mut self) {
        let node = self.node;
        if self.record().shapes(node).is_empty() {
            self.conversation.refuse(words::nothing_drawn());
        } else if self
            .edit(Edit::SetShapes {
                node,
                shapes: Vec::new(),
            })
            .is_some()
        {
            self.conversation.say(words::drawing_cleared());
        }
    }

    pub(super) fn take_pen(&mut self, pen: Option<ShapeColor>) {
        let was_out = self.pen.is_some();
        self.pen = pen;
        match pen {
            Some(color) if was_out => self.conversation.say(words::pen_color_name(color)),
            Some(_) => self.conversation.say(words::pen_out()),
            None => self.conversation.say(words::pen_away()),
        }
    }

    pub(super) fn undo(&mut self) {
        match Rc::make_mut(&mut self.editor).undo() {
            Some(node) => self.say_change(node, words::change_undone()),
            None => self.conversation.refuse(words::nothing_to_undo()),
        }
    }

    pub(super) fn redo(&mut self) {
        match Rc::make_mut(&mut self.editor).redo() {
            Some(node) => self.say_change(node, words::change_redone()),
            None => self.conversation.refuse(words::nothing_to_redo_change()),
        }
    }

    fn say_change(&mut self, node: NodeId, text: String) {
        let node = if self.record().is_reachable(node) {
            node
        } else {
            Record::ROOT
        };
        let moved = node != self.node;
        self.show(node);
        self.conversation.say(if moved {
            [text, saying::arrival(self.record(), node)].join(" ")
        } else {
            text
        });
    }
}

fn in_one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
