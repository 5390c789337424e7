//! What can happen to the page.

use std::rc::Rc;

use board::{Attempt, BoardKey};
use record::{Nag, Place, Shape, ShapeColor};
use rules::{Setup, Square};
use ui::Navigation;
use ui::learning::Layer;
use ui::settings::Settings;

use super::shelf::Opened;
use crate::export::text::{Form, Scope};
use moves::move_list::Pressed;
use moves::view::View;
use moves::walk::Go;

/// A dialog that can be open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Dialog {
    /// Choose a file or paste a text; carries what was wrong with the last text.
    Open(Option<Rc<str>>),
    /// Copy, save or print.
    Export,
    /// Set up a position: this one, or the one on the board.
    SetUp(Option<Rc<Setup>>),
    /// Read the score of an old book; an empty one asks for its text.
    Book(Rc<str>),
    /// The keys and commands.
    Help,
    /// The player's choices.
    Settings,
}

/// One thing that happens to the page.
#[derive(Clone, Debug)]
pub enum Action {
    /// A move was tried on the board.
    Attempt(Attempt),
    /// A man was picked.
    Picked(Square),
    /// It was put back.
    PutBack,
    /// A square without an own man was activated.
    NotMovable(Square),
    /// The board asks what a pawn becomes.
    PromotionAsked(Square),
    /// A key of the board.
    Key(BoardKey),
    /// The cursor of the board stands on a square.
    Cursor(Square),
    /// A text from the box.
    Typed(Rc<str>),
    /// A step through the record.
    Go(Go),
    /// A variation is folded or unfolded, named by its first node.
    Fold(record::NodeId),
    /// The variations at the current move are folded or unfolded.
    FoldHere,
    /// All variations are folded, or none.
    FoldAll(bool),
    /// The variation comes forward.
    Promote,
    /// It goes back.
    Demote,
    /// It becomes the main line.
    MakeMain,
    /// The current move and all after it go.
    Delete,
    /// A sign is given or taken away.
    Sign(Nag),
    /// The key `!` or `?` adds to the sign of the move.
    Mark(char),
    /// A comment is being written: the text as it is now.
    Comment(Place, Rc<str>),
    /// The comment is written.
    CommentDone,
    /// The focus goes to a comment.
    EditComment(Place),
    /// The focus goes to the current move in the list.
    ToMove,
    /// Something was drawn; drawn again it is removed.
    Drawn(Shape),
    /// All that is drawn here goes.
    ClearDrawing,
    /// The pen is taken out in a color, or put away.
    Pen(Option<ShapeColor>),
    /// The last change is taken back.
    Undo,
    /// It is made again.
    Redo,
    /// The board is turned.
    Flip,
    /// The moves are shown in another way.
    View(View),
    /// A layer is switched.
    Toggle(Layer),
    /// The position is explained.
    AskWhy,
    /// Another step of the explanation.
    StepWhy(Navigation),
    /// The explanation is closed.
    CloseWhy,
    /// A dialog is opened.
    Open(Dialog),
    /// The dialog, or the page for paper, is closed.
    Close,
    /// The game is set for paper.
    Print(Form, Scope),
    /// A text is to be opened: pasted, dropped, or out of a file of that name.
    Read(Option<Rc<str>>, Rc<str>),
    /// A file could not be read.
    Unreadable,
    /// Something was opened elsewhere, as in the list of games or the editor.
    Load(Rc<Opened>),
    /// A file was chosen that is too large to be read at once: its games are listed.
    List(Rc<str>),
    /// A game was opened in the list of many.
    OpenListed(Rc<crate::games::state::OpenedGame>),
    /// One of several games that were opened.
    Choose(usize),
    /// What stood on the board before something was opened comes back.
    BringBack,
    /// An empty record.
    New,
    /// The position of the address.
    Fen(Rc<str>),
    /// The position is copied.
    CopyFen,
    /// The record is copied.
    CopyPgn,
    /// A text is copied.
    Copy(Rc<str>),
    /// What became of copying.
    Copied(bool),
    /// What became of storing.
    Saved(bool),
    /// The names of the openings have come.
    Openings(super::opening::Book),
    /// Something is to be said that another part of the page did.
    Told(Rc<str>),
    /// The player's choices as they are now.
    Settings(Settings),
    /// The current move is said again with all its notes.
    Say,
    /// Moves follow each other by themselves, or do so no longer.
    Autoplay(bool),
    /// The next of these moves.
    Tick,
}

impl From<Pressed> for Action {
    fn from(pressed: Pressed) -> Self {
        match pressed {
            Pressed::Move(node) => Self::Go(Go::To(node)),
            Pressed::Fold(first) => Self::Fold(first),
        }
    }
}
