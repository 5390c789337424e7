//! A game with its notes and variations, and the operations on it.

use rules::{CastlingMode, Color, Move, Role, Square};

use crate::branches::Branches;
use crate::fault::Fault;
use crate::line::{Line, Past, Played};
use crate::notes::Notes;
use crate::pgn_read::{self, Loaded, Rules};
use crate::spelling::{Meaning, Reading, meaning, san_among};
use crate::tree::Tree;
use listing::ListedPosition;
use listing::chessjs_moves::in_chessjs_order;
use listing::fen::{self, Checks};
use listing::moves::push_sans;

/// Which library is followed where chess.js breaks the laws or loses something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Compat {
    /// Ours.
    Ours,
    /// Those of chess.js.
    ChessJs,
}

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
    /// The tree that was last read or changed; the game may have other moves by now.
    kept: Option<Tree>,
    /// The tree of the game as it is; `None` until it is asked for.
    tree: Option<Tree>,
    /// What was refused last.
    fault: Fault,
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
            kept: None,
            tree: None,
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

    /// To be called after a change of the game: its tree is built anew when needed.
    pub fn invalidate_tree(&mut self) {
        self.tree = None;
    }

    fn begin(&mut self, line: Line) {
        self.line = line;
        self.notes = Notes::default();
        self.kept = None;
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
        self.kept = loaded.tree.take();
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
        let san = crate::pgn_write::played_text(&before, played);
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
        let san = crate::pgn_write::played_text(&past.before, past.played);
        Some(Made { past, san })
    }

    /// The tree of the game, to be walked or changed.
    ///
    /// # Errors
    ///
    /// The game has none, or what is done fails.
    pub fn with_tree<T>(
        &mut self,
        ask: impl FnOnce(&mut Branches<'_>) -> Result<T, Fault>,
    ) -> Result<T, Fault> {
        if self.line.is_edited() {
            return Err(Fault::new(
                "no-tree",
                "A game whose board was changed between its moves has no tree.",
            ));
        }
        let tree = Self::grown(&mut self.tree, &self.line, self.kept.as_ref());
        ask(&mut Branches {
            tree,
            line: &mut self.line,
            notes: &mut self.notes,
        })
    }

    /// Changes the tree; the game follows it.
    ///
    /// # Errors
    ///
    /// The game has none, or the change is not possible.
    pub fn change_tree<T>(
        &mut self,
        change: impl FnOnce(&mut Branches<'_>) -> Result<T, Fault>,
    ) -> Result<T, Fault> {
        let given = self.with_tree(change)?;
        self.kept = self.tree.clone();
        Ok(given)
    }

    fn grown<'a>(tree: &'a mut Option<Tree>, line: &Line, kept: Option<&Tree>) -> &'a mut Tree {
        tree.get_or_insert_with(|| Tree::of(line, kept))
    }

    /// The tree if there may be more in it than the moves of the game.
    pub fn variations(&mut self) -> Option<&Tree> {
        let kept = self.kept.as_ref()?;
        Some(Self::grown(&mut self.tree, &self.line, Some(kept)))
    }

    /// Adds a move behind a node of the tree; gives the name of the new one.
    ///
    /// # Errors
    ///
    /// There is no such node, or no such move.
    pub fn add_to_tree(&mut self, path: &str, text: &str) -> Result<String, Fault> {
        let compat = self.compat;
        self.change_tree(|branches| {
            let at = branches.find(path)?;
            let played = read_move_on(&at.1, text, Reading::Permissive, compat)?;
            Ok(branches.add(at, path, played))
        })
    }
}

fn read_move_on(
    position: &ListedPosition,
    text: &str,
    reading: Reading,
    compat: Compat,
) -> Result<Played, Fault> {
    let moves = position.moves();
    let found = meaning(position, &moves, text, reading);
    if found == Meaning::Null && position.is_check() {
        return Err(Fault::new(
            "null-move",
            "Null move not allowed when in check",
        ));
    }
    let takes_first = compat == Compat::ChessJs;
    let refused = ["Invalid move: ", text];
    found.chosen(position, &moves, takes_first, &refused)
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
