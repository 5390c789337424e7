//! A game as chess.js keeps it: a board, what was played, and pieces put and removed in between.

use std::borrow::Cow;

use rules::{CastlingMode, CastlingSide, Color, Move, Piece, Role, Setup, Square};

use listing::fen::real_rights;
use listing::fen_text::fen;
use listing::{Identity, ListedPosition};

/// What was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Played {
    /// A move.
    Move(Move),
    /// A null move.
    Null,
}

#[cfg(test)]
thread_local! {
    /// How many moves were played on boards, for tests of the work that is done.
    pub static PLAYED: std::cell::Cell<usize> = const { std::cell::Cell::new(0) };
}

impl Played {
    /// The board after it.
    #[must_use]
    pub fn on(self, position: &ListedPosition) -> ListedPosition {
        #[cfg(test)]
        PLAYED.set(PLAYED.get() + 1);
        match self {
            Self::Move(mv) => position.play(mv),
            Self::Null => position.pass(),
        }
    }

    /// The board after it, where an edit may have made a move impossible.
    fn even_if_illegal_on(self, position: &ListedPosition) -> ListedPosition {
        match self {
            Self::Move(mv) if !position.moves().contains(&mv) => {
                ListedPosition::of(position.setup().play_on_diagram(mv))
            }
            played => played.on(position),
        }
    }
}

/// A move that was made, and the board before it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Past {
    /// The board before.
    pub before: ListedPosition,
    /// What was played on it.
    pub played: Played,
}

/// A game with the board it stands on.
#[derive(Clone, Debug)]
pub struct Line {
    here: ListedPosition,
    past: Vec<Past>,
    /// The boards that count for repetition: the one that was set up and each after a move.
    counted: Vec<Identity>,
    /// How often this board has occurred; computed after every change.
    repetitions: usize,
    /// Pieces were put or removed after a move, so taking moves back no longer leads to the boards
    /// that were there before.
    is_edited: bool,
}

impl Default for Line {
    fn default() -> Self {
        Self::new(ListedPosition::default())
    }
}

impl Line {
    /// A game without moves.
    #[must_use]
    pub fn new(start: ListedPosition) -> Self {
        let counted = vec![start.identity()];
        Self {
            here: start,
            past: Vec::new(),
            counted,
            repetitions: 1,
            is_edited: false,
        }
    }

    /// An empty board, which chess.js does not count for repetition.
    #[must_use]
    pub fn cleared(mode: CastlingMode) -> Self {
        let empty = Setup {
            mode,
            ..Setup::empty()
        };
        Self {
            // It has no king, so it is no position.
            here: ListedPosition::Diagram(Box::new(empty)),
            past: Vec::new(),
            counted: Vec::new(),
            repetitions: 0,
            is_edited: false,
        }
    }

    /// The board now.
    #[must_use]
    pub const fn here(&self) -> &ListedPosition {
        &self.here
    }

    /// The board on which the game began.
    #[must_use]
    pub fn start(&self) -> &ListedPosition {
        self.past.first().map_or(&self.here, |first| &first.before)
    }

    /// The boards of the game, from its beginning to now.
    pub fn positions(&self) -> impl Iterator<Item = &ListedPosition> {
        let before = self.past.iter().map(|past| &past.before);
        before.chain([&self.here])
    }

    /// The FENs of these boards.
    #[must_use]
    pub fn fens(&self) -> Vec<String> {
        self.positions().map(fen).collect()
    }

    /// The moves with the boards before them. After an edit, the moves are replayed from the board
    /// that taking all of them back leads to, so that the record can be read again.
    #[must_use]
    pub fn past(&self) -> Cow<'_, [Past]> {
        if !self.is_edited {
            return Cow::Borrowed(&self.past);
        }
        let mut line = self.clone();
        let mut past: Vec<Past> = std::iter::from_fn(|| line.undo()).collect();
        past.reverse();
        let mut here = line.here;
        for past in &mut past {
            let after = past.played.even_if_illegal_on(&here);
            past.before = std::mem::replace(&mut here, after);
        }
        Cow::Owned(past)
    }

    /// The square a pawn has just passed over. A position forgets it when no pawn stands beside.
    #[must_use]
    pub fn passed_square(&self) -> Option<Square> {
        let last = self.past.last().filter(|_| !self.is_edited);
        let stepped = last.and_then(|past| match past.played {
            Played::Move(mv) if mv.is_double_step() => {
                mv.from().offset(0, past.before.turn().forward())
            }
            _ => None,
        });
        stepped.or_else(|| self.here.passed_square())
    }

    /// What was played last.
    #[must_use]
    pub fn last(&self) -> Option<Played> {
        self.past.last().map(|past| past.played)
    }

    /// The number of moves.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.past.len()
    }

    /// Whether nothing was played.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.past.is_empty()
    }

    /// Whether pieces were put or removed after a move.
    #[must_use]
    pub const fn is_edited(&self) -> bool {
        self.is_edited
    }

    /// How often this board has occurred.
    #[must_use]
    pub const fn repetitions(&self) -> usize {
        self.repetitions
    }

    /// How often a board has occurred.
    #[must_use]
    pub fn repetitions_of(&self, position: &ListedPosition) -> usize {
        let identity = position.identity();
        self.counted
            .iter()
            .filter(|other| **other == identity)
            .count()
    }

    /// Makes a move whose board afterwards is known.
    pub fn push(&mut self, played: Played, after: ListedPosition) {
        let identity = after.identity();
        let before = std::mem::replace(&mut self.here, after);
        self.past.push(Past { before, played });
        self.repetitions = 1 + self.earlier(&identity);
        self.counted.push(identity);
    }

    /// How often a board occurred before this move. No board occurs again after a capture or a pawn
    /// move, unless pieces are put on it.
    fn earlier(&self, identity: &Identity) -> usize {
        let reach = match self.is_edited {
            true => self.counted.len(),
            false => self.here.halfmove_clock() as usize,
        };
        let earlier = self.counted.iter().rev().take(reach);
        earlier.filter(|other| *other == identity).count()
    }

    /// Takes the last move back and returns it with the board it was made on.
    pub fn undo(&mut self) -> Option<Past> {
        let last = self.past.pop()?;
        self.counted.pop();
        self.here = match self.is_edited {
            true => ListedPosition::of(reversed(&self.here, &last)),
            false => last.before,
        };
        self.repetitions = self.repetitions_of(&self.here);
        Some(Past {
            before: self.here.clone(),
            played: last.played,
        })
    }

    /// Puts a piece on a square; not a second king of a side.
    pub fn put(&mut self, piece: Piece, square: Square) -> bool {
        if piece.role == Role::King {
            let king = self.here.pieces(piece).first();
            if king.is_some_and(|king| king != square) {
                return false;
            }
        }
        self.edit(|setup| setup.board.set(square, piece));
        true
    }

    /// Removes what stands on a square.
    pub fn remove(&mut self, square: Square) {
        self.edit(|setup| {
            setup.board.remove(square);
        });
    }

    /// Sets castling rights, the king's wing first; returns whether the position has them like
    /// that.
    pub fn set_castling(&mut self, color: Color, wings: [Option<bool>; 2]) -> bool {
        let sides = || CastlingSide::ALL.into_iter().zip(wings);
        let is_so = |side, allowed| self.castling(color, side) == allowed;
        if sides().all(|(side, allowed)| allowed.is_none_or(|allowed| is_so(side, allowed))) {
            return true;
        }
        let mut setup = self.here.setup();
        let mut asked = Vec::new();
        for (side, allowed) in sides() {
            let Some(allowed) = allowed else { continue };
            let rook = castling_rook(&setup, color, side);
            setup.castling = match allowed {
                true => setup.castling.with(rook),
                false => setup.castling.without(rook),
            };
            asked.push((rook, allowed));
        }
        setup.castling = real_rights(&setup);
        let rights = setup.castling;
        self.replace(setup);
        asked
            .iter()
            .all(|(rook, allowed)| rights.contains(*rook) == *allowed)
    }

    /// Whether a side may still castle on a wing.
    #[must_use]
    pub fn castling(&self, color: Color, side: CastlingSide) -> bool {
        match &self.here {
            ListedPosition::Legal(position) => position.castling_rook(color, side).is_some(),
            ListedPosition::Diagram(setup) => {
                setup.castling.contains(castling_rook(setup, color, side))
            }
        }
    }

    fn edit(&mut self, change: impl FnOnce(&mut Setup)) {
        let mut setup = self.here.setup();
        change(&mut setup);
        setup.castling = real_rights(&setup);
        setup.en_passant = None;
        self.replace(setup);
    }

    fn replace(&mut self, setup: Setup) {
        self.is_edited |= !self.past.is_empty();
        self.here = ListedPosition::of(setup);
        self.repetitions = self.repetitions_of(&self.here);
    }
}

/// The board before a move when pieces were put or removed since: only what the move itself changed
/// is undone.
fn reversed(here: &ListedPosition, last: &Past) -> Setup {
    let before = last.before.setup();
    let mut board = here.setup().board;
    if let Played::Move(mv) = last.played {
        board.remove(mv.to());
        board.set(mv.from(), Piece::new(before.turn, mv.role()));
        if let (Some(rook), Some(stood)) = (mv.castling_rook(), mv.castling_rook_to()) {
            match board.remove(stood) {
                Some(piece) => board.set(rook, piece),
                None => {
                    board.remove(rook);
                }
            }
        } else {
            let victim = mv.en_passant_victim().unwrap_or(mv.to());
            if let Some(piece) = before.board.piece_at(victim) {
                board.set(victim, piece);
            }
        }
    }
    Setup { board, ..before }
}

/// The rook that castles on a wing: the one with the right, or else the one that could get it.
fn castling_rook(setup: &Setup, color: Color, side: CastlingSide) -> Square {
    let king = setup.board.king(color);
    let mut rooks = setup.castling.rooks_of(color).into_iter();
    let known = king.and_then(|king| rooks.find(|&rook| CastlingSide::of(king, rook) == side));
    known.unwrap_or_else(|| setup.home_rook(color, side))
}
