//! The transitions: pure, so that native tests can drive every one of them.

use ui::conversation::FocusTarget;
use ui::settings::Settings;

use super::action::{PageCommand, RecordAction};
use super::state::{CURRENT_MOVE, RecordState};
use crate::saying;
use crate::view::View;
use crate::walk::{self, Go};

impl RecordState {
    /// Carries out one action. A command that only a page can carry out is handed back; the page
    /// calls [`settle_box`] when it has done so.
    ///
    /// [`settle_box`]: ui::conversation::Conversation::settle_box
    pub fn apply(&mut self, action: RecordAction) -> Option<PageCommand> {
        self.forget_for(&action);
        match action {
            RecordAction::Attempt(attempt) => self.attempt(attempt),
            RecordAction::Picked(square) => {
                let position = *self.position();
                self.conversation.say_selected(&position, square);
            }
            RecordAction::PutBack => self.conversation.say(words::put_back()),
            RecordAction::NotMovable(square) => {
                let position = *self.position();
                self.conversation.refuse_to_pick(&position, square);
            }
            RecordAction::PromotionAsked(square) => {
                self.conversation.say(words::promotion_asked(square));
            }
            RecordAction::Key(key) => self.key(key),
            RecordAction::Cursor(square) => self.conversation.cursor = Some(square),
            RecordAction::Typed(text) => return self.typed(&text),
            RecordAction::Go(go) => self.go(go),
            RecordAction::Fold(node) => self.fold(node),
            RecordAction::FoldHere => self.fold_here(),
            RecordAction::FoldAll(folded) => self.fold_all(folded),
            RecordAction::Promote => self.promote(),
            RecordAction::Demote => self.demote(),
            RecordAction::MakeMain => self.make_main(),
            RecordAction::Delete => self.delete(),
            RecordAction::Sign(sign) => self.sign(sign),
            RecordAction::Mark(letter) => self.mark(letter),
            RecordAction::Tag(name, value) => self.set_tag(name, &value),
            RecordAction::Comment(place, text) => self.write_comment(place, &text),
            RecordAction::CommentDone => self.end_comment(),
            RecordAction::EditComment(place) => self.focus_comment(place),
            RecordAction::ToMove => self.conversation.move_focus(CURRENT_MOVE),
            RecordAction::Drawn(shape) => self.draw(shape),
            RecordAction::ClearDrawing => self.clear_drawing(),
            RecordAction::Pen(pen) => self.take_pen(pen),
            RecordAction::Undo => self.undo(),
            RecordAction::Redo => self.redo(),
            RecordAction::Flip => self.flip(),
            RecordAction::View(view) => self.change_view(view),
            RecordAction::Toggle(layer) => {
                let position = *self.position();
                let layers = &mut self.settings.layers;
                self.conversation.toggle_layer(layers, layer, &position);
            }
            RecordAction::AskWhy => self.ask_why(),
            RecordAction::StepWhy(navigation) => self.conversation.step_why(navigation),
            RecordAction::CloseWhy => self.conversation.move_focus(FocusTarget::AskWhy),
            RecordAction::CopyFen => self.conversation.copy(self.position().to_string()),
            RecordAction::CopyPgn => self.conversation.copy(record::pgn::write(self.record())),
            RecordAction::Copy(text) => self.conversation.copy(text),
            RecordAction::Copied(done) => self.conversation.copied(done),
            RecordAction::Settings(settings) => self.take_settings(settings),
            RecordAction::Say => self.say_everything(),
        }
        None
    }

    /// Goes on with other settings; another notation holds here too.
    pub fn take_settings(&mut self, settings: Settings) {
        if settings.notation != self.settings.notation {
            self.view.style = settings.notation;
        }
        self.settings = settings;
    }

    /// What the user is reading stays until they do something themselves.
    fn forget_for(&mut self, action: &RecordAction) {
        if action.happens_by_itself() {
            return;
        }
        let keeps_explanation = matches!(
            action,
            RecordAction::StepWhy(_)
                | RecordAction::Toggle(_)
                | RecordAction::Flip
                | RecordAction::View(_)
        );
        let keeps_writing = matches!(
            action,
            RecordAction::Comment(..) | RecordAction::CommentDone | RecordAction::ToMove
        );
        let writing = self.writing;
        self.forget(keeps_explanation);
        if keeps_writing {
            self.writing = writing;
        }
    }

    /// Takes away what was said before the present action.
    pub fn forget(&mut self, keeps_explanation: bool) {
        self.conversation.clear_refusal();
        if !keeps_explanation {
            self.conversation.explanation = None;
        }
        self.writing = None;
    }

    /// Takes a step through the record, and says where it leads.
    pub fn go(&mut self, go: Go) {
        match walk::target(self.record(), self.node, go) {
            Some(node) => {
                self.show(node);
                self.conversation.say(saying::arrival(self.record(), node));
            }
            None => self.conversation.say(match go {
                Go::First | Go::Previous | Go::BranchBefore => words::at_the_start(),
                Go::Next | Go::Last | Go::BranchAfter => words::end_of_line(),
                Go::Variation(_) => words::no_such_variation(),
                _ => words::no_other_variation(),
            }),
        }
    }

    pub(super) fn flip(&mut self) {
        self.bottom = self.bottom.other();
        self.animate = false;
        self.conversation.say(words::flipped(self.bottom));
    }

    fn change_view(&mut self, view: View) {
        let before = std::mem::replace(&mut self.view, view);
        if before.layout != view.layout {
            let name = view.layout.name();
            self.conversation.say(words::list_layout_chosen(&name));
        } else if before.style != view.style {
            let name = words::notation_name(view.style);
            self.conversation.say(words::notation_chosen(&name));
        }
    }

    pub(super) fn say_everything(&mut self) {
        let text = saying::everything(self.record(), self.node);
        self.conversation.say(text);
    }
}
