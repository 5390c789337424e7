//! What can happen to a record under edit.

use std::rc::Rc;

use board::{Attempt, BoardEvent, BoardKey};
use record::{CommentPlace, Nag, NodeId, Shape, ShapeColor};
use rules::Square;
use ui::Navigation;
use ui::learning::Layer;
use ui::panels::why::Walk;
use ui::settings::Settings;

use crate::move_list::Pressed;
use crate::view::View;
use crate::walk::Go;

/// One thing that happens to a record under edit.
#[derive(Clone, Debug, PartialEq)]
pub enum RecordAction {
    /// A move was tried on the board.
    Attempt(Attempt),
    /// A piece was picked up.
    Picked(Square),
    /// It was put back.
    PutBack,
    /// A square was activated whose piece cannot be picked up.
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
    Fold(NodeId),
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
    Comment(CommentPlace, Rc<str>),
    /// The comment is written.
    CommentDone,
    /// A tag of the record gets another value, or goes where that is empty.
    Tag(&'static str, Rc<str>),
    /// The focus goes to a comment.
    EditComment(CommentPlace),
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
    /// The position is copied.
    CopyFen,
    /// The record is copied.
    CopyPgn,
    /// A text is copied.
    Copy(Rc<str>),
    /// The clipboard took the text, or refused it.
    Copied(bool),
    /// The user's settings as they are now.
    Settings(Settings),
    /// The current move is said again with all its notes.
    Say,
}

impl RecordAction {
    /// Whether it happens by itself, and so takes nothing away that somebody is reading.
    #[must_use]
    pub const fn happens_by_itself(&self) -> bool {
        matches!(self, Self::Copied(_) | Self::Cursor(_) | Self::Settings(_))
    }
}

/// A typed command that only a page can carry out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PageCommand {
    /// `open`, `paste`
    Open,
    /// `export`, `print`, `save`
    Export,
    /// `setup`
    SetUp,
    /// `new`
    New,
    /// `help`
    Help,
}

impl From<Pressed> for RecordAction {
    fn from(pressed: Pressed) -> Self {
        match pressed {
            Pressed::Move(node) => Self::Go(Go::To(node)),
            Pressed::Fold(first) => Self::Fold(first),
        }
    }
}

impl From<BoardEvent> for RecordAction {
    fn from(event: BoardEvent) -> Self {
        match event {
            BoardEvent::Attempt(attempt) => Self::Attempt(attempt),
            BoardEvent::Picked(square) => Self::Picked(square),
            BoardEvent::Cancelled => Self::PutBack,
            BoardEvent::NotMovable(square) => Self::NotMovable(square),
            BoardEvent::PromotionOpened { to, .. } => Self::PromotionAsked(to),
            BoardEvent::Key(key) => Self::Key(key),
            BoardEvent::Cursor(square) => Self::Cursor(square),
        }
    }
}

impl From<Walk> for RecordAction {
    fn from(walk: Walk) -> Self {
        match walk {
            Walk::To(navigation) => Self::StepWhy(navigation),
            Walk::Close => Self::CloseWhy,
        }
    }
}
