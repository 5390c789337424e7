//! The actions on the page.

use std::fmt;
use std::rc::Rc;

use game::{ClaimReason, DeadCheck, Game};
use rules::{Move, Role, Square};

use board::BoardKey;
use ui::Navigation;
use ui::lazy::NotFetched;
use ui::learning::Layer;
use ui::platform::storage::GameId;
use ui::settings::Settings;

use super::AppState;
use crate::coach::CoachAction;
use crate::link::{LinkDialog, Sealed};
use crate::sitting::SittingAction;

/// A dialog that can be open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Dialog {
    /// Resign?
    Resign,
    /// Which draw to claim.
    Claim,
    /// Start another game while one is under way?
    NewGame,
    /// A game for two is agreed on.
    Sit,
    /// Agrees on a game against the program.
    Computer,
    /// A dialog of a game by link.
    Link(LinkDialog),
    /// Paste a position or a game; carries what was wrong with the last text.
    Paste(Option<Rc<str>>),
    /// The player's choices.
    Settings,
    /// Keys and commands.
    Help,
}

/// What other tabs and pages do to the game on the board: a change of state that their part of the
/// program brings along, so that the first part need not know it.
#[derive(Clone)]
pub struct News(pub(crate) Rc<dyn Fn(&mut AppState)>);

impl fmt::Debug for News {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("News")
    }
}

/// An action on the page.
#[derive(Clone, Debug)]
pub enum Action {
    /// A piece is to go from one square to another, legal or not.
    Attempt {
        /// Where it is.
        from: Square,
        /// Where it is to go.
        to: Square,
        /// What a pawn becomes.
        promotion: Option<Role>,
    },
    /// A legal move was made that waits for the player to confirm it.
    Propose(Move),
    /// The player has confirmed or rejected the move that is shown.
    Answer(bool),
    /// A piece was picked up; its moves are announced.
    Picked(Square),
    /// The picked piece was put back.
    PutBack,
    /// A square was activated whose piece cannot be picked up now.
    NotMovable(Square),
    /// The player is asked what to promote the pawn that moves to this square to.
    PromotionAsked(Square),
    /// A key on the board that the board itself leaves to the page.
    Key(BoardKey),
    /// Text was entered in the box; with a name for the game that it may start.
    Typed(Rc<str>, GameId),
    /// Shows another position of the game.
    Show(Navigation),
    /// Turns the board.
    Flip,
    /// Takes the last move back.
    TakeBack,
    /// Plays the move taken back again.
    Redo,
    /// The player to move offers a draw.
    OfferDraw,
    /// The offered draw is accepted.
    AcceptDraw,
    /// The offered draw is declined.
    DeclineDraw,
    /// The player to move claims a draw, perhaps with the move about to be played.
    Claim(ClaimReason, Option<Move>),
    /// The player to move resigns.
    Resign,
    /// The player to move says that a piece is only adjusted, or no longer.
    Adjust,
    /// A new game begins under a new name.
    NewGame(GameId),
    /// Asks for a new game: at once when nothing would be left behind.
    AskNewGame(GameId),
    /// A pasted position or game.
    Paste(Rc<str>, GameId),
    /// A game from storage or from the address.
    Load {
        /// The game.
        game: Rc<Game>,
        /// Its name in the storage.
        id: GameId,
        /// What was corrected in its position.
        corrected: Option<Rc<str>>,
        /// The dialog that opens then.
        then: Option<Dialog>,
    },
    /// Something is said about the game that is already shown.
    Remark(Rc<str>),
    /// The address asks for a position that cannot be set up.
    BadAddress(Rc<str>),
    /// Opens a dialog.
    Open(Dialog),
    /// Closes the open dialog.
    Close,
    /// Asks why the shown position is as it is.
    AskWhy,
    /// Another step of the open explanation.
    StepWhy(Navigation),
    /// Closes the explanation.
    CloseWhy,
    /// Switches a layer over the board on or off.
    Toggle(Layer),
    /// The cursor of the board is on a square.
    Cursor(Square),
    /// Changes the player's choices.
    Settings(Settings),
    /// Something is done at the board besides moves, or time passes.
    Sitting(Rc<SittingAction>),
    /// Help is asked for, or comes.
    Coach(Rc<CoachAction>),
    /// Copies the position.
    CopyFen,
    /// Copies the game.
    CopyPgn,
    /// The clipboard accepted the text, or refused it.
    Copied(bool),
    /// The page was saved as one file, or not.
    SavedPage(bool),
    /// A search has proved that neither side can ever mate from the searched position.
    ProvedDead(Rc<DeadCheck>),
    /// The player has dealt with the stored game that could not be read.
    ForgetSetAside,
    /// The game was stored, or not.
    Saved(bool),
    /// The first move was made on this day, written as in the tag `Date`.
    Dated(Rc<str>),
    /// Another tab or page has done something to the game.
    Tab(News),
    /// This page is shown now, or another one.
    Arrived(bool),
    /// Something is done with a game by link.
    Link(Sealed),
    /// Parts of the program were fetched, or could not be.
    Parts(Result<(), NotFetched>),
    /// Fetch the parts again that could not be fetched.
    FetchParts,
}

impl Action {
    /// Whether the first part of the program carries it out.
    #[must_use]
    pub const fn is_first(&self) -> bool {
        matches!(
            self,
            Self::Attempt { .. }
                | Self::Picked(_)
                | Self::PutBack
                | Self::NotMovable(_)
                | Self::PromotionAsked(_)
                | Self::Cursor(_)
                | Self::Settings(_)
                | Self::Saved(_)
                | Self::Tab(_)
                | Self::Arrived(_)
        )
    }

    /// Whether a clock reports the time, or that the device slept.
    #[must_use]
    pub(crate) fn is_of_a_clock(&self) -> bool {
        let Self::Sitting(action) = self else {
            return false;
        };
        matches!(**action, SittingAction::Now(_) | SittingAction::Slept(..))
    }

    /// Whether it happens without user input, and so must not remove what the user is reading.
    #[must_use]
    pub fn happens_by_itself(&self) -> bool {
        match self {
            Self::Coach(action) => return action.happens_by_itself(),
            Self::Sitting(action) => return action.happens_by_itself(),
            _ => {}
        }
        matches!(
            self,
            Self::Copied(_)
                | Self::SavedPage(_)
                | Self::ProvedDead(_)
                | Self::Saved(_)
                | Self::Dated(_)
                | Self::Tab(_)
                | Self::Cursor(_)
                // Someone who follows a term to the glossary comes back to what they were reading.
                | Self::Arrived(_)
        )
    }
}
