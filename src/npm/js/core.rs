//! A game with its notes and variations, and the operations on it.

use rules::{CastlingMode, Color, Move, Role, Square};

use crate::branches::Branches;
use crate::fault::Fault;
use crate::line::{Line, Past, Played};
use crate::notes::Notes;
use crate::pgn_read::{self, Loaded, Rules};
use crate::pgn_write::{self, Form};
use crate::spelling::{Compat, Reading, read_move_on, san_among};
use crate::tree::Tree;
use listing::ListedPosition;
use listing::chessjs_moves::in_chessjs_order;
use listing::fen::{self, Checks};
use listing::moves::push_sans;

/// A game with its notes and variations.
#[derive(Debug)]
pub struct Core {
    /// The game.
    pub line: Line,
    /// What is said about its positions.
    pub notes: Notes,
    /// Which library is followed where they differ.
    pub compat: Compat,
    mode: CastlingMode,
    /// The tree as it was read, asked for or changed last; `None` until then.
    tree: Option<Tree>,
    /// Whether the tree has the moves of the game as it is.
    freshness: Freshness,
    /// The first name that no node of the trees before has.
    next_name: u32,
    /// What was refused last.
    fault: Fault,
}

/// Whether a tree was brought up to the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Freshness {
    /// It has the moves of the game.
    Current,
    /// The game may have gone on, or back.
    Stale,
}

/// Which moves are listed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Filter {
    /// Only those from a square.
    pub from: Option<Square>,
    /// Only those of a kind of piece.
    pub role: Option<Role>,
}

impl Filter {
    /// Whether a move is listed.
    #[must_use]
    pub fn includes(self, mv: Move) -> bool {
        self.from.is_none_or(|from| from == mv.from())
            && self.role.is_none_or(|role| role == mv.role())
    }
}

/// A move as it was made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Made {
    /// The move and the board it was made on.
    pub past: Past,
    /// Its SAN.
    pub san: String,
}

impl Core {
    /// A new game.
    #[must_use]
    pub fn new(mode: CastlingMode, compat: Compat) -> Self {
        let mut core = Self {
            line: Line::default(),
            notes: Notes::default(),
            compat,
            mode,
            tree: None,
            freshness: Freshness::Stale,
            next_name: 0,
            fault: Fault::default(),
        };
        core.reset();
        core
    }

    /// What was refused last.
    #[must_use]
    pub const fn fault(&self) -> &Fault {
        &self.fault
    }

    /// Keeps a fault until the caller asks for it.
    pub fn refuse<T>(&mut self, outcome: Result<T, Fault>) -> Option<T> {
        outcome.map_err(|fault| self.fault = fault).ok()
    }

    /// To be called after a change of the game: its tree follows when it is needed.
    pub const fn invalidate_tree(&mut self) {
        self.freshness = Freshness::Stale;
    }

    fn begin(&mut self, line: Line) {
        self.line = line;
        self.notes = Notes::default();
        self.set_tree(None);
    }

    /// The names of the nodes of the last tree are not used again.
    fn set_tree(&mut self, tree: Option<Tree>) {
        if let Some(last) = &self.tree {
            self.next_name = last.next_name();
        }
        self.tree = tree.map(|tree| tree.named_from(self.next_name));
        self.invalidate_tree();
    }

    /// Sets up the beginning of the game.
    pub fn reset(&mut self) {
        self.begin(Line::new(ListedPosition::start(self.mode)));
    }

    /// Clears the board.
    pub fn clear(&mut self) {
        self.begin(Line::cleared(self.mode));
    }

    /// Sets up a board.
    ///
    /// # Errors
    ///
    /// The text is no FEN, or one from which the laws cannot be followed.
    pub fn load(&mut self, text: &str, checks: Checks) -> Result<(), Fault> {
        let position = fen::read(text, checks, self.mode)?;
        self.begin(Line::new(position));
        Ok(())
    }

    /// Reads a game and returns what the caller keeps: its tags.
    ///
    /// # Errors
    ///
    /// As [`pgn_read::read`]; the game stays as it was then.
    pub fn load_pgn(&mut self, text: &str, rules: Rules) -> Result<Loaded, Fault> {
        let mut loaded = pgn_read::read(text, rules)?;
        self.begin(std::mem::take(&mut loaded.line));
        self.notes = std::mem::take(&mut loaded.notes);
        self.set_tree(loaded.tree.take());
        Ok(loaded)
    }

    /// The moves that a filter lets through, in the order of chess.js.
    #[must_use]
    pub fn moves(&self, filter: Filter) -> Vec<Move> {
        self.listed(&self.line.here().moves(), filter)
    }

    fn listed(&self, moves: &[Move], filter: Filter) -> Vec<Move> {
        let listed = moves.iter().copied().filter(|&mv| filter.includes(mv));
        in_chessjs_order(self.line.here().turn(), listed.collect())
    }

    /// The SAN of the moves that a filter lets through, with blanks between them.
    #[must_use]
    pub fn sans(&self, filter: Filter) -> String {
        let position = self.line.here();
        let moves = position.moves();
        let listed = self.listed(&moves, filter);
        let mut text = String::with_capacity(8 * listed.len());
        if self.compat == Compat::ChessJs && listed.len() < moves.len() {
            for &mv in &listed {
                if !text.is_empty() {
                    text.push(' ');
                }
                text.push_str(&san_among(position, &moves, &listed, mv));
            }
        } else {
            push_sans(&mut text, position, &moves, &listed);
        }
        text
    }

    /// Reads a move from text.
    ///
    /// # Errors
    ///
    /// The text fits no move, or several.
    pub fn read_move(&self, text: &str, reading: Reading) -> Result<Played, Fault> {
        read_move_on(self.line.here(), text, reading, self.compat)
    }

    /// The move between two squares, as JavaScript sees them.
    #[must_use]
    pub fn find_move(&self, from: Square, to: Square, promotion: Option<Role>) -> Option<Move> {
        let position = self.line.here();
        let mut moves = position.moves().into_iter();
        moves.find(|&mv| {
            mv.from() == from
                && mv.shown_target(position.mode()) == to
                && (mv.promotion().is_none() || mv.promotion() == promotion)
        })
    }

    /// Makes a move.
    pub fn make(&mut self, played: Played) -> Made {
        let before = self.line.here().clone();
        let san = pgn_write::played_text(&before, played);
        let after = played.on(&before);
        self.line.push(played, after);
        self.invalidate_tree();
        let past = Past { before, played };
        Made { past, san }
    }

    /// Takes the last move back.
    pub fn undo(&mut self) -> Option<Made> {
        let past = self.line.undo()?;
        self.invalidate_tree();
        let san = pgn_write::played_text(&past.before, past.played);
        Some(Made { past, san })
    }

    /// The tree of the game, to be walked or changed; the game follows it.
    ///
    /// # Errors
    ///
    /// The game has none.
    pub fn branches(&mut self) -> Result<Branches<'_>, Fault> {
        if self.line.is_edited() {
            return Err(Fault::new(
                "no-tree",
                "A game whose board was changed between its moves has no tree.",
            ));
        }
        if self.tree.is_none() {
            self.set_tree(Some(Tree::new(self.line.start().clone())));
        }
        self.update_tree();
        Ok(Branches {
            tree: self.tree.as_mut().expect("it was made if there was none"),
            line: &mut self.line,
            notes: &mut self.notes,
            compat: self.compat,
        })
    }

    fn update_tree(&mut self) {
        if let Some(tree) = self
            .tree
            .as_mut()
            .filter(|_| self.freshness == Freshness::Stale)
        {
            tree.follow(&self.line);
            self.freshness = Freshness::Current;
        }
    }

    /// The moves of the game as PGN has them, with all that is in its tree.
    pub fn write(&mut self, form: Form<'_>) -> String {
        self.update_tree();
        pgn_write::write(&self.line, &self.notes, self.tree.as_ref(), form)
    }
}

/// The square with a number, from a1 along the ranks.
#[must_use]
pub fn square(number: u32) -> Option<Square> {
    Square::from_index(number as usize)
}

/// The kind of piece with a number: 1 is a pawn, 6 a king.
#[must_use]
pub fn role(number: u32) -> Option<Role> {
    let index = (number as usize).checked_sub(1)?;
    Role::ALL.get(index).copied()
}

/// The side that a number of JavaScript means.
#[must_use]
pub const fn color(number: u32) -> Color {
    match number {
        0 => Color::White,
        _ => Color::Black,
    }
}
