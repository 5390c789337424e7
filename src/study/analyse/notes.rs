//! Changes of the record: its order, its comments, signs and drawings; and taking them back.

use std::rc::Rc;

use record::{Edit, EditError, Nag, NodeId, Place, Record, Shape, ShapeColor};
use ui::learning::Layer;

use super::state::{Analysis, FocusWish};
use moves::saying::{self, shape_name};
use moves::view::View;
use moves::walk;

impl Analysis {
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
            _ => error.to_string(),
        };
        self.refuse(text);
    }

    /// The first node of the variation that can be moved: the innermost around the shown one.
    fn variation(&self) -> Option<NodeId> {
        walk::variations_around(self.record(), self.node)
            .first()
            .copied()
    }

    pub(super) fn promote(&mut self) {
        match self.variation() {
            None => self.refuse(words::is_main_line()),
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
            None => self.refuse(words::is_last_variation()),
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
            self.refuse(words::is_main_line());
        } else if self.edit(Edit::MakeMain(self.node)).is_some() {
            self.say(words::made_main_line());
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
        self.say(sentences.join(" "));
    }

    pub(super) fn delete(&mut self) {
        let count = walk::count_from(self.record(), self.node);
        if self.node == Record::ROOT {
            self.refuse(words::needs_a_move());
        } else if let Some(parent) = self.edit(Edit::Delete(self.node)) {
            self.show(parent);
            self.say(words::moves_deleted(count));
        }
    }

    pub(super) fn sign(&mut self, nag: Nag) {
        if self.node == Record::ROOT {
            self.refuse(words::needs_a_move());
            return;
        }
        let node = self.node;
        if self.edit(Edit::ToggleNag { node, nag }).is_some() {
            let given = self.record().nags(node).contains(&nag);
            let name = words::judgment_name(nag.0);
            self.say(words::sign_changed(&name, given));
        }
    }

    /// The keys `!` and `?` one after the other: `!`, `!!`, `!?`, and a third press begins anew.
    pub(super) fn mark(&mut self, letter: char) {
        let nags = self.record().nags(self.node);
        let present = nags.iter().copied().find(|nag| nag.judges_move());
        let present = present.and_then(Nag::glyph).unwrap_or_default();
        let longer = [present, letter.encode_utf8(&mut [0; 4])].concat();
        let one = letter.to_string();
        let nag = Nag::from_suffix(&longer).or_else(|| Nag::from_suffix(&one));
        match nag {
            // Twice the same mark that is there already takes it away.
            Some(nag) if present.chars().count() < 2 => self.sign(nag),
            _ => {
                if let Some(nag) = Nag::from_suffix(present) {
                    self.sign(nag);
                }
            }
        }
    }

    /// A comment that is written at once, as by a command.
    pub(super) fn comment(&mut self, place: Place, text: &str) {
        self.write_comment(place, text);
        self.end_comment();
    }

    /// A comment as it stands while it is being written: all of that is one change.
    pub(super) fn write_comment(&mut self, place: Place, text: &str) {
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
        // Back where it began: there is no change that the next letter could go on with.
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
            self.say(if removed {
                words::comment_removed()
            } else {
                words::comment_kept()
            });
        }
    }

    pub(super) fn wish_comment(&mut self, place: Place) {
        if place == Place::Before && self.node == Record::ROOT {
            self.refuse(words::needs_a_move());
        } else {
            self.move_focus(FocusWish::Comment(place));
        }
    }

    /// Draws a shape; the same one again goes, the same place in another color changes.
    pub(super) fn draw(&mut self, shape: Shape) {
        let node = self.node;
        let mut shapes = self.record().shapes(node);
        let there = shapes.contains(&shape);
        shapes.retain(|other| !other.covers(shape));
        if !there {
            shapes.push(shape);
        }
        if self.edit(Edit::SetShapes { node, shapes }).is_some() {
            self.say(words::shape_drawn(&shape_name(shape), !there));
        }
    }

    pub(super) fn clear_drawing(&mut self) {
        let node = self.node;
        if self.record().shapes(node).is_empty() {
            self.refuse(words::nothing_drawn());
        } else if self
            .edit(Edit::SetShapes {
                node,
                shapes: Vec::new(),
            })
            .is_some()
        {
            self.say(words::drawing_cleared());
        }
    }

    pub(super) fn take_pen(&mut self, pen: Option<ShapeColor>) {
        let was_out = self.pen.is_some();
        self.pen = pen;
        match pen {
            Some(color) if was_out => self.say(words::pen_color_name(color)),
            Some(_) => self.say(words::pen_out()),
            None => self.say(words::pen_away()),
        }
    }

    pub(super) fn undo(&mut self) {
        match Rc::make_mut(&mut self.editor).undo() {
            Some(node) => self.say_change(node, words::change_undone()),
            None => self.refuse(words::nothing_to_undo()),
        }
    }

    pub(super) fn redo(&mut self) {
        match Rc::make_mut(&mut self.editor).redo() {
            Some(node) => self.say_change(node, words::change_redone()),
            None => self.refuse(words::nothing_to_redo_change()),
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
        self.say(if moved {
            [text, saying::arrival(self.record(), node)].join(" ")
        } else {
            text
        });
    }

    pub(super) fn change_view(&mut self, view: View) {
        let before = std::mem::replace(&mut self.view, view);
        if before.layout != view.layout {
            let name = view.layout.name();
            self.say(words::list_layout_chosen(&name));
        } else if before.style != view.style {
            self.say(words::notation_chosen(&words::notation_name(view.style)));
        }
    }

    pub(super) fn toggle(&mut self, layer: Layer) {
        self.settings.layers = self.settings.layers.toggled(layer);
        let name = ui::panels::layers::layer_name(layer);
        let text = if self.settings.layers.contains(layer) {
            let squares = ui::learning::shown_by(self.position(), layer);
            words::layer_shown(&name, squares)
        } else {
            words::layer_off(&name)
        };
        self.say(text);
    }
}

fn in_one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
