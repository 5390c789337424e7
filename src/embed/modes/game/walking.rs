//! Steps through a game, by hand or by themselves, and moves that are not in it.

use std::rc::Rc;

use board::Drawing;
use exercise::Spot;
use moves::saying;
use moves::walk::{self, Go};
use record::{NodeId, Record, Step};
use rules::{AnyPosition, Color, Move};

use super::GameMode;
use crate::mode_event::ModeEvent;
use crate::move_list_style::ListPlacement;

impl GameMode {
    /// A move that is named as in `at` of `<jadoube-move>`; nothing names the start.
    pub(super) fn named(&self, path: &str) -> Option<NodeId> {
        match path.trim() {
            "" => Some(Record::ROOT),
            path => path.parse::<Spot>().ok()?.find(self.record()),
        }
    }

    /// Shows a move that is named so.
    pub(super) fn show_named(&mut self, path: &str) -> Option<Vec<ModeEvent>> {
        let node = self.named(path)?;
        self.is_playing = false;
        Some(self.go(node))
    }

    /// Takes a step; back from moves that the reader has tried it first leads through them.
    pub(super) fn step(&mut self, go: Go) -> Vec<ModeEvent> {
        self.is_playing = false;
        if go == Go::Previous && self.tried.pop().is_some() {
            let tried = std::mem::take(&mut self.tried);
            self.show(self.node);
            let said = self.try_all(&tried);
            return vec![ModeEvent::Say(said.unwrap_or_default())];
        }
        match walk::target(self.record(), self.node, go) {
            Some(node) => self.go(node),
            None if self.tried.is_empty() => vec![self.announcement()],
            None => self.go(self.node),
        }
    }

    pub(super) fn go(&mut self, node: NodeId) -> Vec<ModeEvent> {
        let is_return = !self.tried.is_empty() || *self.drawing != Drawing::default();
        self.show(node);
        // What was said of another move holds no longer.
        let said = is_return.then(|| ModeEvent::Say(String::new()));
        said.into_iter().chain(self.arrival()).collect()
    }

    pub(super) fn arrival(&self) -> Vec<ModeEvent> {
        let navigated = ModeEvent::Navigated {
            path: self.path(),
            ply: self.record().ply(self.node),
        };
        vec![navigated, self.announcement()]
    }

    /// What is said of the move that is shown; where no list shows the moves, it is visible as well.
    fn announcement(&self) -> ModeEvent {
        let text = saying::arrival(self.record(), self.node);
        match self.style.placement {
            ListPlacement::None => ModeEvent::Say(text),
            _ => ModeEvent::Announced(text),
        }
    }

    pub(super) fn path(&self) -> String {
        let spot = Spot::of(self.record(), self.node);
        spot.map_or_else(String::new, |spot| spot.to_string())
    }

    /// Puts a move of the game on the board.
    pub(super) fn show(&mut self, node: NodeId) {
        let editor = Rc::clone(&self.editor);
        let record = editor.record();
        let is_step = record.parent(node) == Some(self.node)
            || record.parent(self.node) == Some(node)
            || node == self.node;
        self.glides = is_step;
        self.node = node;
        self.tried.clear();
        self.drawing = Rc::default();
        match (record.parent(node), record.step(node).and_then(Step::mv)) {
            (Some(before), Some(mv)) => {
                let before = AnyPosition::Legal(*record.position(before));
                if *self.board_state.any_position() != before {
                    self.board_state.set(before);
                }
                self.board_state
                    .play(mv, AnyPosition::Legal(*record.position(node)));
            }
            _ => self
                .board_state
                .set(AnyPosition::Legal(*record.position(node))),
        }
        for first in walk::variations_around(record, node) {
            if self.folded.contains(first) {
                Rc::make_mut(&mut self.folded).remove(first);
            }
        }
        if let Some(seen) = &mut self.seen {
            Rc::make_mut(seen).extend(record.line_to(node));
        }
    }

    /// Makes a move of the reader that is not in the game.
    pub(super) fn try_move(&mut self, mv: Move) {
        let after = self.board_state.any_position().play(mv);
        self.board_state.play(mv, after);
        self.drawing = Rc::default();
        self.glides = true;
        self.tried.push(mv);
    }

    /// Makes several of them again; what is said of them.
    fn try_all(&mut self, moves: &[Move]) -> Option<String> {
        for &mv in moves {
            self.try_move(mv);
        }
        self.tried_text()
    }

    /// The moves of the reader, written as a book writes a line.
    pub(super) fn tried_text(&self) -> Option<String> {
        let mut position = *self.record().position(self.node);
        let mut written: Vec<String> = Vec::new();
        for &mv in &self.tried {
            let number = position.fullmove_number();
            let san = notation::san::write(&position, mv);
            written.push(match (position.turn(), written.is_empty()) {
                (Color::White, _) => format!("{number}. {san}"),
                (Color::Black, true) => format!("{number}\u{2026} {san}"),
                (Color::Black, false) => san,
            });
            position = position.play_unchecked(mv);
        }
        (!written.is_empty()).then(|| words::not_in_game(&written.join(" ")))
    }

    pub(super) fn autoplay(&mut self) -> Vec<ModeEvent> {
        let Some(next) = self.record().next(self.node) else {
            self.is_playing = false;
            return vec![self.announcement()];
        };
        let mut effects = self.go(next);
        self.is_playing = self.record().next(next).is_some();
        if self.is_playing {
            effects.push(ModeEvent::ContinueSlowly);
        }
        effects
    }
}
