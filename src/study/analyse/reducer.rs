//! The transitions: pure, so that native tests can drive every one of them.

use std::rc::Rc;

use board::BoardEvent;
use record::{Editor, NodeId, Record};
use ui::conversation::FocusTarget;
use ui::platform::storage::SaveState;
use ui::speech::Urgency;
use yew::Reducible;

use super::action::Action;
use super::state::{Analysis, CURRENT_MOVE};
use moves::saying;
use moves::walk::{self, Go};

impl Reducible for Analysis {
    type Action = Action;

    fn reduce(self: Rc<Self>, action: Action) -> Rc<Self> {
        let mut next = Self::clone(&self);
        next.apply(action);
        Rc::new(next)
    }
}

impl Analysis {
    /// Carries out one action.
    pub fn apply(&mut self, action: Action) {
        self.forget_what_was_said(&action);
        match action {
            Action::Attempt(attempt) => self.attempt(attempt),
            Action::Picked(square) => {
                let position = *self.position();
                self.conversation.say_selected(&position, square);
            }
            Action::PutBack => self.conversation.say(words::put_back()),
            Action::NotMovable(square) => {
                let position = *self.position();
                self.conversation.refuse_to_pick(&position, square);
            }
            Action::PromotionAsked(square) => self.conversation.say(words::promotion_asked(square)),
            Action::Key(key) => self.key(key),
            Action::Cursor(square) => self.conversation.cursor = Some(square),
            Action::Typed(text) => self.typed(&text),
            Action::Go(go) => self.go(go),
            Action::Fold(node) => self.fold(node),
            Action::FoldHere => self.fold_here(),
            Action::FoldAll(folded) => self.fold_all(folded),
            Action::Promote => self.promote(),
            Action::Demote => self.demote(),
            Action::MakeMain => self.make_main(),
            Action::Delete => self.delete(),
            Action::Sign(sign) => self.sign(sign),
            Action::Mark(letter) => self.mark(letter),
            Action::Comment(place, text) => self.write_comment(place, &text),
            Action::CommentDone => self.end_comment(),
            Action::EditComment(place) => self.wish_comment(place),
            Action::ToMove => self.conversation.move_focus(CURRENT_MOVE),
            Action::Drawn(shape) => self.draw(shape),
            Action::ClearDrawing => self.clear_drawing(),
            Action::Pen(pen) => self.take_pen(pen),
            Action::Undo => self.undo(),
            Action::Redo => self.redo(),
            Action::Flip => self.flip(),
            Action::View(view) => self.change_view(view),
            Action::Toggle(layer) => self.toggle(layer),
            Action::AskWhy => self.ask_why(),
            Action::StepWhy(navigation) => self.conversation.step_why(navigation),
            Action::CloseWhy => self.conversation.move_focus(FocusTarget::AskWhy),
            Action::Open(dialog) => self.dialog = Some(dialog),
            Action::Close => {
                self.dialog = None;
                self.printing = None;
            }
            Action::Print(form, scope) => {
                self.dialog = None;
                self.printing = Some((form, scope));
            }
            Action::Read(name, text) => self.read(name, &text),
            Action::Unreadable => self.conversation.refuse(words::file_unreadable()),
            Action::Load(opened) => self.load(Rc::unwrap_or_clone(opened)),
            Action::List(name) => self.list(name),
            Action::OpenListed(game) => self.open_listed(&game),
            Action::Choose(index) => self.choose(index),
            Action::BringBack => self.bring_back(),
            Action::New => self.begin_anew(),
            Action::Fen(text) => self.read_address(&text),
            Action::CopyFen => self.conversation.copy(self.position().to_string()),
            Action::CopyPgn => self.conversation.copy(record::pgn::write(self.record())),
            Action::Copy(text) => self.conversation.copy(text),
            Action::Copied(done) => self.conversation.copied(done),
            Action::Saved(kept) => self.saved(kept),
            Action::Openings(book) => self.book = book,
            Action::Told(text) => self.conversation.say(text),
            Action::Settings(settings) => self.settings = settings,
            Action::Say => self
                .conversation
                .say(saying::everything(self.record(), self.node)),
            Action::Autoplay(on) => self.autoplay = on,
            Action::Tick => self.tick(),
        }
    }

    /// What somebody is reading stays until he does something himself.
    fn forget_what_was_said(&mut self, action: &Action) {
        let happens_by_itself = matches!(
            action,
            Action::Copied(_)
                | Action::Saved(_)
                | Action::Cursor(_)
                | Action::Told(_)
                | Action::Openings(_)
                | Action::Settings(_)
        );
        if happens_by_itself {
            return;
        }
        self.conversation.clear_refusal();
        let keeps_explanation = matches!(
            action,
            Action::StepWhy(_)
                | Action::Toggle(_)
                | Action::Flip
                | Action::View(_)
                | Action::Open(_)
                | Action::Close
        );
        if !keeps_explanation {
            self.conversation.explanation = None;
        }
        if !matches!(
            action,
            Action::Comment(..) | Action::CommentDone | Action::ToMove
        ) {
            self.writing = None;
        }
        if !matches!(action, Action::Tick | Action::Autoplay(_)) {
            self.autoplay = false;
        }
    }

    /// Shows a node without a word; what lies folded around it unfolds.
    pub(super) fn show(&mut self, node: NodeId) {
        let record = self.record();
        let close = record.parent(node) == Some(self.node)
            || record.contains(self.node) && record.parent(self.node) == Some(node);
        let around = walk::variations_around(record, node);
        if around.iter().any(|first| self.folded.contains(first)) {
            let folded = Rc::make_mut(&mut self.folded);
            for first in &around {
                folded.remove(first);
            }
        }
        self.animate = close;
        self.node = node;
    }

    pub(super) fn go(&mut self, go: Go) {
        match walk::target(self.record(), self.node, go) {
            Some(node) => {
                self.show(node);
                self.conversation.say(saying::arrival(self.record(), node));
            }
            None => {
                let text = match go {
                    Go::First | Go::Previous | Go::BranchBefore => words::at_the_start(),
                    Go::Next | Go::Last | Go::BranchAfter => words::end_of_line(),
                    Go::Variation(_) => words::no_such_variation(),
                    _ => words::no_other_variation(),
                };
                self.conversation.say(text);
            }
        }
    }

    fn tick(&mut self) {
        if self.autoplay {
            self.go(Go::Next);
            self.autoplay = self.record().next(self.node).is_some();
        }
    }

    pub(super) fn fold(&mut self, node: NodeId) {
        let inside = walk::variations_around(self.record(), self.node).contains(&node);
        let folded = Rc::make_mut(&mut self.folded);
        if folded.remove(&node) {
            return;
        }
        folded.insert(node);
        // What is shown on the board must be seen in the list.
        if let Some(parent) = self.record().parent(node).filter(|_| inside) {
            self.animate = false;
            self.node = parent;
        }
    }

    /// Folds or unfolds the variations written to the current move, or the one it stands in.
    fn fold_here(&mut self) {
        let siblings = self
            .record()
            .parent(self.node)
            .map(|parent| self.record().children(parent).to_vec());
        let others: Vec<_> = siblings.into_iter().flatten().skip(1).collect();
        if others.contains(&self.node) {
            self.fold(self.node);
        } else if others.is_empty() {
            match walk::variations_around(self.record(), self.node).first() {
                Some(&first) => self.fold(first),
                None => self.conversation.say(words::no_other_variation()),
            }
        } else {
            for first in others {
                self.fold(first);
            }
        }
    }

    fn fold_all(&mut self, folded: bool) {
        if folded {
            let all = walk::all_variations(self.record());
            let around = walk::variations_around(self.record(), self.node);
            self.folded = Rc::new(all.into_iter().collect());
            if let Some(parent) = around.last().and_then(|first| self.record().parent(*first)) {
                self.animate = false;
                self.node = parent;
            }
            self.conversation.say(words::all_folded());
        } else {
            self.folded = Rc::default();
            self.conversation.say(words::all_unfolded());
        }
    }

    pub(super) fn flip(&mut self) {
        self.bottom = self.bottom.other();
        self.animate = false;
        self.conversation.say(words::flipped(self.bottom));
    }

    /// Puts another record on the board.
    pub(super) fn put(&mut self, record: Record, node: NodeId) {
        self.editor = Rc::new(Editor::new(record));
        self.edition = self.edition.wrapping_add(1);
        self.folded = Rc::default();
        self.animate = false;
        self.node = node;
        self.conversation.explanation = None;
    }

    fn saved(&mut self, kept: bool) {
        let state = if kept {
            SaveState::Kept
        } else {
            SaveState::Failed
        };
        if state == SaveState::Failed && self.save == SaveState::Kept {
            self.conversation
                .speak(words::draft_not_kept(), Urgency::Assertive);
        }
        self.save = state;
    }
}

/// What the page does when the hand did something on the board.
#[must_use]
pub(super) fn action_of(event: BoardEvent) -> Action {
    match event {
        BoardEvent::Attempt(attempt) => Action::Attempt(attempt),
        BoardEvent::Picked(square) => Action::Picked(square),
        BoardEvent::Cancelled => Action::PutBack,
        BoardEvent::NotMovable(square) => Action::NotMovable(square),
        BoardEvent::PromotionOpened { to, .. } => Action::PromotionAsked(to),
        BoardEvent::Key(key) => Action::Key(key),
        BoardEvent::Cursor(square) => Action::Cursor(square),
    }
}
