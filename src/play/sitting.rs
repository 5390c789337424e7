//! A game for two at one board: the clock, the rules of conduct, the match. The code is a part of the
//! program of its own, behind a table; the page itself only knows whether there is a sitting.

mod act;
mod agreed;
#[cfg(test)]
mod agreed_tests;
mod choices;
mod claimed;
mod clocks;
mod computer;
#[cfg(test)]
mod computer_tests;
#[cfg(test)]
mod conduct_tests;
#[cfg(all(test, feature = "ssr"))]
mod drawn_tests;
mod form;
#[cfg(test)]
mod law_tests;
mod laws;
mod number;
mod odds;
mod open;
mod place;
#[cfg(test)]
mod stopped_tests;
#[cfg(test)]
mod tests;
mod thinker;
mod time;
mod times;
#[cfg(test)]
mod touch_tests;
mod wrong;

/// What tests of other modules need of these.
#[cfg(test)]
pub(crate) mod tests_of {
    pub(crate) use super::computer_tests::{against, plays};
    pub(crate) use super::stopped_tests::{running, timed};
    pub(crate) use super::tests::reloaded_at;
}

use std::any::Any;
use std::rc::Rc;

use clock::{Gap, Reading};
use conduct::{CheckCall, FiftyChoice, Irregularity, PenaltyKind, RookAnswer};
use contest::Contest;
use game::{Claims, Game, Outcome};
use rules::{CastlingMode, Color, Move, Position, Square};
use sitting::{Agreement, Sitting};
use ui::lazy::Lazy;
use ui::platform::storage::GameId;
use yew::{Callback, Html};

use computer::{ComputerAction, EngineState};

use crate::coach::PlayedGame;
use crate::state::{Action, AppState};

pub(crate) use claimed::claims;
pub(crate) use form::sit_dialog;

/// What the page knows about the sitting of its game; empty for any other game.
#[derive(Clone, Debug, Default)]
pub struct SittingState {
    /// Only the part looks into it, so that none of it is in the program that the first move needs.
    held: Option<Rc<dyn Any>>,
    /// The color that is played here against the program.
    pub(crate) mine: Option<Color>,
    /// Grows with everything that is to be stored.
    version: u32,
}

impl SittingState {
    /// Whether there is one.
    pub(crate) const fn is_on(&self) -> bool {
        self.held.is_some()
    }

    /// A different number whenever something must be stored.
    pub(crate) const fn version(&self) -> u32 {
        self.version
    }

    /// The game against the program, once it is over.
    pub(crate) fn computer_game(&self, game: &Game) -> Option<PlayedGame> {
        let sitting = &self.held()?.sitting;
        let (outcome, mine) = (game.outcome()?, self.mine?);
        let winner = match outcome {
            Outcome::Win { winner, .. } => Some(winner),
            _ => None,
        };
        let start = *game.start();
        let is_even = start.board().occupied() == Position::default().board().occupied()
            || start.castling_mode() == CastlingMode::Chess960;
        Some(PlayedGame {
            computer: sitting.agreement().computer?,
            colors: (mine, winner),
            counts: is_even && outcome != Outcome::Annulled,
            agreement: Rc::new(sitting.agreement().clone()),
            contest: Rc::new(sitting.contest().clone()),
            start,
        })
    }

    fn held(&self) -> Option<&PendingSitting> {
        self.held.as_deref()?.downcast_ref()
    }

    fn of(held: PendingSitting, version: u32) -> Self {
        Self {
            mine: held.mine(),
            held: Some(Rc::new(held)),
            version,
        }
    }
}

/// A sitting, and what was pressed but has not taken effect yet.
#[derive(Clone, Debug)]
struct PendingSitting {
    sitting: Sitting,
    /// Whether check is called with the next move.
    call: CheckCall,
    /// The ply at which the players chose to play on although a book calls it a draw.
    played_on_at: Option<usize>,
    /// What the players are asked before the game ends by their will.
    asked: Option<LeavingQuestion>,
    /// When what is carried out now happened.
    now: Reading,
    /// What is known of the engine.
    engine: EngineState,
}

/// How a game is left before it is over, once the players have said that they mean it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LeavingQuestion {
    /// The game counts for nothing: by agreement, or because this was wrong from the beginning.
    Annul(Option<Irregularity>),
    /// The side to move goes away.
    Abandon,
    /// The game is drawn after fifty moves, which the players agree to count.
    Count,
}

/// What is done at the board besides moves.
#[derive(Clone, Debug)]
pub enum SittingAction {
    /// A game begins.
    Begin(Box<Beginning>),
    /// A stored sitting comes back.
    Restore(Rc<Sitting>, Reading),
    /// The time; nothing else has happened.
    Now(Reading),
    /// The device slept from the first reading to the second.
    Slept(Reading, Reading),
    /// The clocks are stopped.
    Pause(Reading),
    /// The clocks run again.
    Resume(Gap, Reading),
    /// The game is played on in this tab, which has watched it until now.
    TakenOver(Reading),
    /// Adjusting a piece begins or ends.
    Adjust,
    /// Check is called with the next move, or not.
    SayCheck,
    /// The opponent selects a touched piece.
    Select(Square),
    /// The opponent says whether the rook's move stands.
    AnswerRook(RookAnswer),
    /// The opponent chooses a penalty.
    Penalize(PenaltyKind),
    /// The opponent waives the penalty.
    Waive,
    /// The player touched pieces only because of a false cry of check.
    Excuse,
    /// The opponent answers whether a move may be taken back.
    AnswerTakeBack(bool),
    /// The players agree with the book that it is a draw, or play on.
    BookDraw(bool),
    /// The players accept the loss or draw that the law demands.
    AcceptLoss,
    /// The players are asked whether they mean to leave the game so, or no more.
    AskLeaving(Option<LeavingQuestion>),
    /// The game counts for nothing.
    Annul,
    /// All moves are taken back, because something was wrong from the beginning.
    TakeAllBack,
    /// The side to move has lost the game by going away.
    Abandon,
    /// A player calls for mate within fifty moves.
    CallFifty,
    /// The caller takes the draw or plays on.
    ChooseFifty(FiftyChoice),
    /// The program or the player against it does something.
    Computer(ComputerAction),
    /// The next game of the match begins.
    Next(GameId),
}

impl SittingAction {
    /// Whether nobody has asked for it: what is being read stays.
    pub(crate) const fn happens_by_itself(&self) -> bool {
        matches!(
            self,
            Self::Now(_)
                | Self::Slept(..)
                | Self::Restore(..)
                | Self::TakenOver(_)
                | Self::Computer(_)
        )
    }
}

/// What is done as far as it was agreed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Agreed {
    /// The last move is taken back.
    TakeBack,
    /// A move that was taken back is played again.
    Redo,
    /// A draw is offered.
    OfferDraw,
}

/// How a game begins.
#[derive(Clone, Debug)]
pub struct Beginning {
    /// The name under which it is stored.
    pub id: GameId,
    /// What was agreed on.
    pub agreement: Agreement,
    /// The match.
    pub contest: Contest,
    /// The first position.
    pub start: Position,
}

impl From<SittingAction> for Action {
    fn from(action: SittingAction) -> Self {
        Self::Sitting(Rc::new(action))
    }
}

/// What the part brings.
#[derive(Debug)]
pub struct Table {
    /// Carries out an action.
    pub(crate) apply: fn(&mut AppState, &SittingAction),
    /// Carries out another action as far as the agreement allows it, and follows up on it.
    pub(crate) carry_out: fn(&mut AppState, Action),
    /// Whether the laws of conduct forbid a legal move now; tells the player why.
    pub(crate) bars: fn(&mut AppState, Move) -> bool,
    /// The moves that may be played.
    pub(crate) legal: fn(&AppState) -> Rc<[Move]>,
    /// The piece to which the player to move is bound.
    pub(crate) bound: fn(&AppState) -> Option<Square>,
    /// Whether the agreement forbids something; tells the player why, or asks the other one.
    pub(crate) holds_back: fn(&mut AppState, Agreed) -> bool,
    /// What can be claimed under the laws of the game.
    claims: fn(&AppState) -> Claims,
    /// Whether the game is over for good, so that nothing can be taken back.
    pub(crate) is_final: fn(&AppState) -> bool,
    /// The text under which a game is stored.
    pub(crate) text: fn(&Game, &SittingState) -> String,
    /// The game in PGN.
    pub(crate) pgn: fn(&SittingState, &Game) -> String,
    /// Reports the time.
    pub(crate) now: fn() -> Action,
    /// What both clocks show, in words; nothing if no time is counted.
    pub(crate) clocks: fn(&AppState) -> Option<String>,
    /// Says what the players are asked, behind what was said since so many texts.
    pub(crate) ask: fn(&mut AppState, u32),
    /// Draws the name and the clock of a side.
    pub(crate) bar: fn(&AppState, Color, &Callback<Action>) -> Html,
    /// Draws what goes into the reserved place.
    pub(crate) place: fn(&AppState, &Callback<Action>) -> Html,
}

/// What the part brings that starts a game for two, or continues it after a reload.
#[derive(Debug)]
pub struct Agree {
    /// Reads what [`Table::text`] wrote.
    pub(crate) read: fn(&str) -> Option<(Game, SittingState)>,
    /// Draws the dialog.
    dialog: fn(&AppState, &Callback<Action>) -> Html,
}

static AGREE_TABLE: Agree = Agree {
    read: open::read,
    dialog: form::dialog,
};

/// The table for agreeing on a game, for the part that brings it.
#[must_use]
pub fn agree_table() -> &'static Agree {
    &AGREE_TABLE
}

static TABLE: Table = Table {
    apply: |state, action| state.apply_sitting(action),
    carry_out: |state, action| state.carry_out_as_agreed(action),
    bars: |state, mv| state.conduct_bars(mv),
    legal: |state| state.bound_moves(),
    bound: |state| state.bound_piece(),
    holds_back: |state, action| state.agreement_bars(action),
    claims: |state| state.claims_left(),
    is_final: |state| state.is_final(),
    text: open::text,
    pgn: |state, game| state.to_pgn(game),
    now: || clocks::now().into(),
    clocks: clocks::in_words,
    ask: |state, since| state.ask_players(since),
    bar: clocks::bar,
    place: place::place,
};

/// The prefix of the texts of games with a sitting.
pub(crate) const SITTING_TEXT: &str = "jadoube-sitting";

/// The table, for the part that brings it.
#[must_use]
pub fn table() -> &'static Table {
    &TABLE
}

thread_local! {
    /// The table, once its part is here; natively nothing has to be fetched.
    pub static SITTING: Lazy<Table> = const { Lazy::of_part(&TABLE) };
    /// The dialog in which a game is agreed on, once its part is here; native builds fetch nothing.
    pub static AGREE: Lazy<Agree> = const { Lazy::of_part(&AGREE_TABLE) };
}

/// The table, if it is here.
#[must_use]
pub(crate) fn sitting_table() -> Option<&'static Table> {
    SITTING.with(Lazy::get)
}

/// A game as PGN, with the times of its moves where they were counted.
pub(crate) fn written(sitting: &SittingState, game: &Game) -> String {
    sitting_table().map_or_else(|| game.to_pgn(), |table| (table.pgn)(sitting, game))
}

/// The time of the device, in the milliseconds of a stored clock.
pub(crate) fn reading() -> Reading {
    Reading(ui::platform::moment())
}

impl PendingSitting {
    /// The color that is played here against the program.
    fn mine(&self) -> Option<Color> {
        self.sitting.computer_color().map(Color::other)
    }

    fn of(sitting: Sitting) -> Self {
        Self {
            sitting,
            call: CheckCall::Silent,
            played_on_at: None,
            asked: None,
            now: Reading(0),
            engine: EngineState::default(),
        }
    }
}
