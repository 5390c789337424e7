//! The transitions that the first move does not need; they come with a part of the program.

use std::rc::Rc;

use game::{ClaimReason, DeadCheck, Game};
use rules::Move;
use ui::Navigation;
use ui::conversation::FocusTarget;
use ui::learning::Layer;
use ui::platform::storage::GameId;

use super::{Action, AppState, Dialog, GAME_FILE};
use crate::coach::{CoachAction, coach};
use crate::link::{Copied, GuardedAction, link_play};
use crate::sitting::{Agreed, sitting_table, written};

/// The tag for the day on which a game began.
const DATE: &str = "Date";

impl AppState {
    /// Carries out an action that [`Action::is_first`] excludes.
    pub(crate) fn apply_later(&mut self, action: Action) {
        match action {
            Action::Propose(played) => self.propose(played),
            Action::Answer(stands) => self.answer_pending(stands),
            Action::Key(key) => self.key(key),
            Action::Typed(text, spare) => self.typed(&text, spare),
            Action::Show(navigation) => self.navigate(navigation),
            Action::Flip => self.flip(),
            Action::TakeBack => self.take_back(),
            Action::Redo => self.redo(),
            Action::OfferDraw => self.offer_draw(),
            Action::AcceptDraw => self.answer_draw(true),
            Action::DeclineDraw => self.answer_draw(false),
            Action::Claim(reason, intended) => self.claim(reason, intended),
            Action::Resign => self.resign(),
            Action::Adjust => self.adjust(),
            Action::NewGame(id) => self.begin_new_game(id),
            Action::AskNewGame(id) => self.ask_new_game(id),
            Action::Paste(text, id) => self.paste(&text, id),
            Action::Load {
                game,
                id,
                corrected,
                then,
            } => {
                let said = corrected.map_or_else(words::game_loaded, |corrected| {
                    [&words::game_loaded(), &*corrected].join(" ")
                });
                self.load(Rc::unwrap_or_clone(game), id, said);
                self.dialog = then;
            }
            Action::Remark(text) => self.conversation.say(text),
            Action::BadAddress(text) => self.conversation.refuse(&text),
            Action::Open(dialog) => self.dialog = Some(dialog),
            Action::Close => self.dialog = None,
            Action::AskWhy => self.conversation.ask_why(&self.game, self.shown),
            Action::StepWhy(navigation) => self.conversation.step_why(navigation),
            Action::CloseWhy => self.conversation.move_focus(FocusTarget::AskWhy),
            Action::Toggle(layer) => self.toggle(layer),
            Action::CopyFen => {
                let fen = self.game.position_at(self.shown).to_string();
                self.conversation.copy(fen);
            }
            Action::CopyPgn => {
                let pgn = written(&self.sitting, &self.game);
                self.conversation.copy(pgn);
            }
            Action::Sitting(action) => {
                // Whatever sends it has fetched the part.
                if let Some(table) = sitting_table() {
                    (table.apply)(self, &action);
                }
            }
            Action::Coach(action) => match coach() {
                Some(coach) => (coach.apply)(self, &action),
                // It is asked again once the part is here.
                None if matches!(*action, CoachAction::Hint) => self.coach.ask(),
                None => {}
            },
            Action::Copied(done) => {
                if !done {
                    self.link.copied = Copied::Refused;
                }
                self.conversation.copied(done);
            }
            Action::Link(sealed) => {
                // Whatever sends it has fetched the part.
                if let Some(link) = link_play() {
                    (link.apply)(self, &sealed);
                }
            }
            Action::SavedPage(true) => self.conversation.say(words::page_saved_as(GAME_FILE, true)),
            Action::SavedPage(false) => self
                .conversation
                .refuse(words::page_saved_as(GAME_FILE, false)),
            Action::Dated(day) => self.date(&day),
            Action::ForgetSetAside => self.set_aside = None,
            Action::ProvedDead(check) => self.end_dead_game(&check),
            // The first part carries these out.
            _ => {}
        }
    }

    pub(crate) fn navigate(&mut self, navigation: Navigation) {
        let target = match navigation {
            Navigation::First => 0,
            Navigation::Previous => self.shown.saturating_sub(1),
            Navigation::Next => self.shown + 1,
            Navigation::Last => self.game.len(),
            Navigation::To(ply) => ply,
        }
        .min(self.game.len());
        self.pending = None;
        self.animate = target.abs_diff(self.shown) == 1;
        self.shown = target;
        let last = target
            .checked_sub(1)
            .map(|ply| (self.game.position_at(ply), self.game.moves()[ply]));
        self.conversation.say(words::shown_position(last));
    }

    fn toggle(&mut self, layer: Layer) {
        let position = self.game.position_at(self.shown);
        let layers = &mut self.settings.layers;
        self.conversation.toggle_layer(layers, layer, position);
    }

    pub(super) fn flip(&mut self) {
        self.bottom = self.bottom.other();
        self.animate = false;
        self.conversation.say(words::flipped(self.bottom));
    }

    /// Whether what was agreed on at the board forbids something now; says why.
    fn is_held_back(&mut self, action: Agreed) -> bool {
        self.sitting_part()
            .is_some_and(|table| (table.holds_back)(self, action))
    }

    pub(super) fn take_back(&mut self) {
        if !self.is_barred(GuardedAction::TakeBack) && !self.is_held_back(Agreed::TakeBack) {
            self.undo();
            let turn = self.game.position().turn();
            // The reply of the program goes with the move that it answers.
            let is_reply = self.sitting.mine.is_some_and(|mine| mine != turn);
            if is_reply && self.game.can_undo() {
                self.undo();
            }
        }
    }

    /// Takes the last move back, as it was agreed.
    pub(crate) fn undo(&mut self) {
        self.pending = None;
        let taken = Rc::make_mut(&mut self.game).undo();
        match taken {
            Some(taken) => {
                let animate = self.shown == self.game.len() + 1;
                self.shown = self.game.len();
                self.animate = animate;
                self.turn_board();
                self.conversation
                    .say(words::taken_back(self.game.position(), taken));
            }
            None => self.conversation.refuse(words::nothing_to_take_back()),
        }
    }

    pub(super) fn redo(&mut self) {
        if self.is_barred(GuardedAction::Move) || self.is_held_back(Agreed::Redo) {
            return;
        }
        self.pending = None;
        let before = *self.game.position();
        match Rc::make_mut(&mut self.game).redo() {
            Some(again) => {
                self.shown = self.game.len();
                self.animate = true;
                self.turn_board();
                self.conversation
                    .say(words::move_announcement(&before, again));
                self.announce_end();
            }
            None => self.conversation.refuse(words::nothing_to_redo()),
        }
    }

    pub(super) fn offer_draw(&mut self) {
        if self.is_held_back(Agreed::OfferDraw) {
            return;
        }
        let player = self.player();
        match Rc::make_mut(&mut self.game).offer_draw(player) {
            Ok(()) => self.conversation.say(words::draw_offered(player)),
            Err(error) => self.conversation.refuse(words::offer_error_text(&error)),
        }
    }

    pub(super) fn answer_draw(&mut self, accept: bool) {
        if self.is_barred(GuardedAction::AnswerDraw) {
            return;
        }
        let game = Rc::make_mut(&mut self.game);
        let answered = if accept {
            game.accept_draw()
        } else {
            game.decline_draw()
        };
        match answered {
            Ok(()) if accept => self.announce_end(),
            Ok(()) => self.conversation.say(words::draw_declined()),
            Err(error) => self.conversation.refuse(words::offer_error_text(&error)),
        }
    }

    pub(super) fn claim(&mut self, reason: ClaimReason, intended: Option<Move>) {
        self.dialog = None;
        if self.is_barred(GuardedAction::Move) {
            return;
        }
        match Rc::make_mut(&mut self.game).claim(reason, intended) {
            Ok(()) => {
                self.shown = self.game.len();
                self.animate = intended.is_some();
                self.announce_end();
            }
            Err(error) => self
                .conversation
                .refuse(words::claim_error_text(&self.game, &error)),
        }
    }

    pub(super) fn resign(&mut self) {
        self.dialog = None;
        let player = self.player();
        match Rc::make_mut(&mut self.game).resign(player) {
            Ok(()) => self.announce_end(),
            Err(error) => self.conversation.refuse(words::offer_error_text(&error)),
        }
    }

    /// Whether a new game would abandon one that is neither over nor empty.
    #[must_use]
    pub fn is_under_way(&self) -> bool {
        self.game.outcome().is_none() && !self.game.is_empty()
    }

    fn ask_new_game(&mut self, id: GameId) {
        if self.is_under_way() {
            self.dialog = Some(Dialog::NewGame);
        } else {
            self.leave_result();
            self.begin_new_game(id);
        }
    }

    /// A game is over, and what was pressed for the next one goes with what is shown of its end.
    pub(crate) fn leave_result(&mut self) {
        if self.game.outcome().is_some() {
            self.conversation.move_focus(FocusTarget::Board(None));
        }
    }

    pub(super) fn begin_new_game(&mut self, id: GameId) {
        self.load(Game::default(), id, words::new_game());
    }

    pub(crate) fn load(&mut self, game: Game, id: GameId, announcement: String) {
        let save = self.save;
        let mut next = Self::new(game, id, self.settings);
        next.bottom = next.link.mine.unwrap_or(self.bottom);
        next.conversation = std::mem::take(&mut self.conversation).for_another_board();
        next.save = save;
        next.coach.mode = self.coach.mode;
        next.is_shown = self.is_shown;
        *self = next;
        self.take_up_premove();
        self.turn_board();
        self.conversation.say(announcement);
        self.announce_end();
    }

    /// Dates a game that has just begun, unless it brought a date along.
    fn date(&mut self, day: &str) {
        let is_dated = |(name, value): &(String, String)| name == DATE && !value.contains('?');
        if self.game.is_empty() || self.game.tags().iter().any(is_dated) {
            return;
        }
        let mut tags = self.game.tags().to_vec();
        tags.retain(|(name, _)| name != DATE);
        tags.push((DATE.to_owned(), day.to_owned()));
        Rc::make_mut(&mut self.game).set_tags(tags);
    }

    /// Ends the game if the proof is about its current position.
    fn end_dead_game(&mut self, check: &DeadCheck) {
        if Rc::make_mut(&mut self.game).end_if_dead(check) {
            self.announce_end();
        }
    }
}
