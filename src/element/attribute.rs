//! The table of attributes.

mod elsewhere;

use exercise::{Ask, Goal};

use crate::kind::Kind;
use crate::mode::{MODE_NAMES, Mode};
use crate::names::names;

names! {
    /// An attribute of the element. The builder asks for them in this order, and writes them so.
    pub enum Attribute {
        /// What the board is for.
        Mode = "mode",
        /// The position on the board; set, the position from which it begins.
        Fen = "fen",
        /// The moves, as PGN, where a page can hold no script.
        Pgn = "pgn",
        /// The address of a file of games.
        Src = "src",
        /// The number of the game in the file.
        Game = "game",
        /// What a task asks for.
        Goal = "goal",
        /// What the reader looks for.
        Ask = "ask",
        /// In how many moves.
        In = "in",
        /// By which piece: the only one that may move, or the one that may not be lost; a letter names every piece of a kind.
        By = "by",
        /// Where to, or what a pawn promotes to.
        To = "to",
        /// The most moves that an answer may take; after them the task starts over, and that counts as an attempt.
        MaxMoves = "max-moves",
        /// The position that is to be built: its pieces, and the other fields that are written.
        Target = "target",
        /// The square, the piece or the squares that the question is about.
        Of = "of",
        /// The side of the reader.
        Side = "side",
        /// The sides that the reader moves.
        Sides = "sides",
        /// How well the computer plays: 1 is about 400, each further level about 200 more, up to about 2200 at 10; 11 is its full strength. Where it is missing, 1 is meant.
        Level = "level",
        /// What the computer gives to help the reader: it begins without this piece, the pawn on the file of its king's bishop, the knight or the rook of its queen's wing, or its queen.
        Odds = "odds",
        /// The time of each side: minutes, and behind `+` the seconds that each move brings, such as `5+3`; the clocks start with the reader's first move.
        Clock = "clock",
        /// A number that chooses one of many games: with the same moves of the reader the computer plays the same game again. Where it is missing, each game is another one.
        Seed = "seed",
        /// Which answers of a line are played.
        Reply = "reply",
        /// The move at which a game or a line is opened.
        Start = "start",
        /// After how many wrong answers the solution is shown, which ends the task.
        GiveUp = "give-up",
        /// After how many wrong answers the task has failed.
        MaxTries = "max-tries",
        /// Whether a button gives hints: those of the author in their order, then those of the rules, which are the piece to move and then its square, or in `find` how many answers are missing and then one of them.
        Hints = "hints",
        /// Whether moves can be taken back.
        Undo = "undo",
        /// The name in a form.
        Name = "name",
        /// Whether a form waits for the answer.
        Required = "required",
        /// Whether nothing can be done.
        Disabled = "disabled",
        /// The name under which the browser keeps what was done.
        StorageKey = "storage-key",
        /// Where the list of moves stands.
        Moves = "moves",
        /// The side at the bottom.
        Orientation = "orientation",
        /// Where the names of files and ranks stand.
        Coordinates = "coordinates",
        /// The colors.
        Theme = "theme",
        /// The set of pieces.
        Pieces = "pieces",
        /// Arrows, such as `e2e4 red:d1h5`.
        Arrows = "arrows",
        /// Marked squares, such as `e4 red:f7`.
        Marks = "marks",
        /// The last move of a diagram, such as `e2e4`.
        LastMove = "last-move",
        /// The square of a king that is in check on a diagram.
        Check = "check",
        /// The notation of moves.
        Notation = "notation",
        /// What is shown over the board.
        Overlays = "overlays",
        /// Whether moves are heard.
        Sound = "sound",
        /// Whether moves are spoken.
        Speech = "speech",
        /// Whether pieces jump to their squares without gliding.
        NoAnimation = "no-animation",
        /// Whether the program is fetched before the board is near.
        Eager = "eager",
        /// The language of the board, as everywhere in HTML.
        Lang = "lang",
    }
}

/// What the attribute `goal` may say: the goals that are reached by playing, then the one that is only
/// built. A mate is both.
const GOALS: [&str; Goal::NAMES.len() + 1] = {
    let mut goals = ["position"; Goal::NAMES.len() + 1];
    let mut place = 0;
    while place < Goal::NAMES.len() {
        goals[place] = Goal::NAMES[place];
        place += 1;
    }
    goals
};

/// The highest level of the computer.
const MOST_LEVEL: u8 = 11;

/// What an attribute is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// What the reader does with the board: another value begins it anew.
    Task,
    /// How the board looks, sounds and loads.
    Look,
    /// What the page does with the board: a frame keeps no such attribute in its address.
    Page,
}

impl Attribute {
    /// What it can say. Some goals allow less; [`fields`](crate::fields) knows.
    #[must_use]
    pub const fn kind(self) -> Kind {
        match self {
            Self::Mode => Kind::Choice(&MODE_NAMES),
            Self::Fen | Self::Target => Kind::Fen,
            Self::Pgn => Kind::Pgn,
            Self::Goal => Kind::Choice(&GOALS),
            Self::Ask => Kind::Choice(Ask::NAMES),
            Self::In => Kind::Number(exercise::MOST_TO_SURVIVE),
            Self::MaxMoves => Kind::Number(exercise::MOST_ALONE),
            Self::Level => Kind::Number(MOST_LEVEL),
            Self::Odds => Kind::Maybe(&["pawn", "knight", "rook", "queen"]),
            Self::Clock => Kind::Clock,
            Self::GiveUp | Self::MaxTries => Kind::Number(exercise::MOST_TRIES),
            Self::By => Kind::Piece,
            Self::To | Self::Of => Kind::Squares,
            Self::Side => Kind::Maybe(&["white", "black"]),
            Self::Sides => Kind::Choice(&["both", "white", "black"]),
            Self::Reply => Kind::Choice(&["main", "random", "all"]),
            Self::Start => Kind::Spot,
            Self::Moves => Kind::Choice(&["auto", "right", "bottom", "none", "hidden"]),
            Self::Orientation => Kind::Choice(&["white", "black", "auto"]),
            Self::Coordinates => Kind::Choice(&["outside", "inside", "none"]),
            Self::Theme => Kind::Choice(&["auto", "light", "dark", "contrast"]),
            Self::Pieces => Kind::Choice(&["standard", "bold"]),
            Self::Notation => Kind::Choice(&["san", "figurine", "sentence", "localised"]),
            Self::Arrows => Kind::Arrows,
            Self::Marks => Kind::Marks,
            Self::LastMove => Kind::Move,
            Self::Check => Kind::Square,
            Self::Hints
            | Self::Undo
            | Self::Required
            | Self::Disabled
            | Self::Sound
            | Self::Speech
            | Self::NoAnimation
            | Self::Eager => Kind::Switch,
            Self::Src
            | Self::Game
            | Self::Seed
            | Self::Name
            | Self::StorageKey
            | Self::Overlays
            | Self::Lang => Kind::Text,
        }
    }

    /// What it is about.
    #[must_use]
    pub const fn purpose(self) -> Purpose {
        match self {
            Self::Name | Self::Required | Self::Disabled | Self::StorageKey => Purpose::Page,
            Self::Moves
            | Self::Orientation
            | Self::Coordinates
            | Self::Theme
            | Self::Pieces
            | Self::Arrows
            | Self::Marks
            | Self::LastMove
            | Self::Check
            | Self::Notation
            | Self::Overlays
            | Self::Sound
            | Self::Speech
            | Self::NoAnimation
            | Self::Eager
            | Self::Lang => Purpose::Look,
            _ => Purpose::Task,
        }
    }

    /// Whether a played board begins anew when it says something else.
    #[must_use]
    pub const fn restarts(self) -> bool {
        // Under another name another answer is kept.
        matches!(self.purpose(), Purpose::Task) || matches!(self, Self::StorageKey)
    }

    /// The modes in which it means something.
    #[must_use]
    pub const fn modes(self) -> &'static [Mode] {
        use Mode::{Computer, Find, Game, Line, Play, Setup, Solve};
        match self {
            Self::Goal | Self::In => &[Solve, Setup],
            Self::By | Self::To | Self::MaxMoves => &[Solve],
            Self::Target => &[Setup],
            Self::GiveUp | Self::MaxTries => &[Solve, Find, Line, Setup],
            Self::Ask | Self::Of => &[Find],
            Self::Side => &[Find, Line, Computer],
            Self::Sides => &[Play],
            Self::Undo | Self::Overlays => &[Play, Computer],
            Self::Level | Self::Odds | Self::Clock | Self::Seed => &[Computer],
            Self::Reply => &[Line],
            Self::Start => &[Line, Game],
            Self::Moves => &[Game],
            Self::Pgn | Self::Src | Self::Game => &[Play, Solve, Line, Game],
            Self::Hints => &[Play, Solve, Find, Line],
            Self::Notation => &[Play, Solve, Line, Game],
            Self::Name
            | Self::Required
            | Self::Disabled
            | Self::StorageKey
            | Self::Sound
            | Self::Speech
            | Self::NoAnimation
            | Self::Eager => &[Play, Solve, Find, Line, Game, Setup, Computer],
            _ => &Mode::ALL,
        }
    }
}
