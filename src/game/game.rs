//! The game itself: moves forward and back.

use std::error::Error;
use std::fmt;
use std::sync::Arc;

use notation::san::SanParts;
use rules::{Color, IllegalMove, Move, Position};

use crate::Outcome;
use crate::history::{Step, repetitions};
use crate::outcome::{Declared, LongGames, automatic};

/// A game of chess: where it began, what was played, what was taken back, how it ended.
///
/// Positions, pieces and SAN of every ply are kept, shared between clones; a clone costs two counters
/// per ply.
///
/// # Examples
///
/// ```
/// use game::{Game, Outcome, Victory};
/// use rules::Color;
///
/// let mut game = Game::default();
/// for text in ["f3", "e5", "g4", "Qh4#"] {
///     let mv = notation::san::read(game.position(), text).unwrap();
///     game.play(mv).unwrap();
/// }
/// let mate = Outcome::Win { winner: Color::Black, by: Victory::Checkmate };
/// assert_eq!(game.outcome(), Some(mate));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    start: Position,
    moves: Vec<Move>,
    steps: Vec<Arc<Step>>,
    /// The moves taken back, the next to be redone last.
    undone: Vec<Move>,
    long_games: LongGames,
    /// What the moves alone have ended.
    automatic: Option<Outcome>,
    declared: Option<Declared>,
    offer: Option<Color>,
    tags: Arc<[(String, String)]>,
}

/// Why a move was not played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlayError {
    /// The game has ended already.
    Over(Outcome),
    /// The laws forbid the move.
    Illegal(IllegalMove),
}

impl fmt::Display for PlayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Over(_) => f.write_str("the game is over"),
            Self::Illegal(reason) => reason.fmt(f),
        }
    }
}

impl Error for PlayError {}

impl Default for Game {
    /// A game from the start position.
    fn default() -> Self {
        Self::from_position(Position::default())
    }
}

impl Game {
    /// A game that begins in a position. Positions before it are not known and do not count for
    /// repetition.
    #[must_use]
    pub fn from_position(start: Position) -> Self {
        Self {
            start,
            moves: Vec::new(),
            steps: Vec::new(),
            undone: Vec::new(),
            long_games: LongGames::End,
            automatic: automatic(&start, LongGames::End, 1),
            declared: None,
            offer: None,
            tags: Arc::default(),
        }
    }

    /// The same game, in which those that get nowhere end or go on.
    #[must_use]
    pub fn with_long_games(mut self, long_games: LongGames) -> Self {
        self.long_games = long_games;
        self.look_for_end();
        self
    }

    /// What becomes of the game if it gets nowhere.
    #[must_use]
    pub const fn long_games(&self) -> LongGames {
        self.long_games
    }

    /// Where the game began.
    #[must_use]
    pub const fn start(&self) -> &Position {
        &self.start
    }

    /// Where the game stands.
    #[must_use]
    pub fn position(&self) -> &Position {
        self.position_at(self.len())
    }

    /// The position after `ply` plies; 0 is the start.
    ///
    /// # Panics
    ///
    /// If the game has fewer plies.
    #[must_use]
    pub fn position_at(&self, ply: usize) -> &Position {
        match ply.checked_sub(1) {
            None => &self.start,
            Some(index) => &self.steps[index].position,
        }
    }

    /// How many plies were played.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.moves.len()
    }

    /// Whether no move was played.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.moves.is_empty()
    }

    /// The moves that were played.
    #[must_use]
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// The moves that were taken back and can be redone, the next one first.
    pub fn undone(&self) -> impl ExactSizeIterator<Item = Move> + '_ {
        self.undone.iter().rev().copied()
    }

    /// A move in SAN; the first has the index 0.
    ///
    /// # Panics
    ///
    /// If the game has no such move.
    #[must_use]
    pub fn san(&self, index: usize) -> &str {
        &self.steps[index].san
    }

    /// A move in SAN, in parts; the first has the index 0.
    ///
    /// # Panics
    ///
    /// If the game has no such move.
    #[must_use]
    pub fn san_parts(&self, index: usize) -> &SanParts {
        &self.steps[index].parts
    }

    /// Plays a move; castling without a rook too, where the rook was given as odds. Moves that were
    /// taken back can no longer be redone, and the mover's answer to an open draw offer is no.
    ///
    /// # Errors
    ///
    /// [`PlayError`] when the game is over or the move is illegal; nothing has changed then.
    pub fn play(&mut self, mv: Move) -> Result<(), PlayError> {
        if let Some(outcome) = self.outcome() {
            return Err(PlayError::Over(outcome));
        }
        if !self.castles_without_rook(mv) {
            self.position().play(mv).map_err(PlayError::Illegal)?;
        }
        if self.offer == Some(self.position().turn().other()) {
            self.offer = None;
        }
        self.undone.clear();
        self.push(mv);
        Ok(())
    }

    /// Takes the last move back, and with it the end of the game, whatever it was. An end before
    /// the first move is taken back alone.
    pub fn undo(&mut self) -> Option<Move> {
        self.declared = None;
        self.offer = None;
        let mv = self.moves.pop()?;
        self.steps.pop();
        self.look_for_end();
        self.undone.push(mv);
        Some(mv)
    }

    /// Moves that were taken back can no longer be redone.
    pub fn forget_undone(&mut self) {
        self.undone.clear();
    }

    /// Plays the move taken back last again.
    pub fn redo(&mut self) -> Option<Move> {
        if self.outcome().is_some() {
            return None;
        }
        let mv = self.undone.pop()?;
        self.offer = None;
        self.push(mv);
        Some(mv)
    }

    /// Whether there is something to take back.
    #[must_use]
    pub const fn can_undo(&self) -> bool {
        !self.moves.is_empty() || self.declared.is_some()
    }

    /// Whether a move taken back can be played again.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        !self.undone.is_empty() && self.outcome().is_none()
    }

    /// How the game ended, if it did. What the moves brought about comes before what was declared.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.automatic
            .or_else(|| self.declared.map(Declared::outcome))
    }

    /// Who has an open offer of a draw.
    #[must_use]
    pub fn draw_offer(&self) -> Option<Color> {
        self.offer.filter(|_| self.outcome().is_none())
    }

    /// How often the position on the board has stood there in this game, now included.
    #[must_use]
    pub fn repetitions(&self) -> usize {
        repetitions(
            self.position(),
            (0..self.len()).map(|ply| self.position_at(ply)),
        )
    }

    /// How often a position that follows the one on the board would have stood there.
    pub(crate) fn repetitions_of(&self, after: &Position) -> usize {
        repetitions(after, (0..=self.len()).map(|ply| self.position_at(ply)))
    }

    /// The tags that came with the game: players, event and the like.
    #[must_use]
    pub fn tags(&self) -> &[(String, String)] {
        &self.tags
    }

    /// Replaces the tags.
    pub fn set_tags(&mut self, tags: Vec<(String, String)>) {
        self.tags = tags.into();
    }

    pub(crate) fn steps(&self) -> &[Arc<Step>] {
        &self.steps
    }

    pub(crate) const fn automatic(&self) -> Option<Outcome> {
        self.automatic
    }

    pub(crate) const fn declared(&self) -> Option<Declared> {
        self.declared
    }

    pub(crate) fn declare(&mut self, declared: Declared) {
        self.offer = None;
        self.declared = Some(declared);
    }

    pub(crate) const fn set_draw_offer(&mut self, offer: Option<Color>) {
        self.offer = offer;
    }

    /// Restores moves that were taken back, the next to be redone first.
    pub(crate) fn set_undone(&mut self, mut undone: Vec<Move>) {
        undone.reverse();
        self.undone = undone;
    }

    /// Appends a legal move.
    fn push(&mut self, mv: Move) {
        let step = Step::new(self.position(), mv);
        self.moves.push(mv);
        self.steps.push(step);
        self.look_for_end();
    }

    fn look_for_end(&mut self) {
        self.automatic = automatic(self.position(), self.long_games, self.repetitions());
    }
}
