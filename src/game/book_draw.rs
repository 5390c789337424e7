//! Positions that the old books call drawn, though the Laws may let the game go on.
//!
//! The books mean that neither side can force mate; the Laws end a game only where no series of moves
//! leads to mate (article 5.2.2). Where the two part, players may agree on a draw or play on.

use rules::{Color, Piece, Position, Role};

/// A position that a book calls drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BookDraw {
    /// For what reason.
    pub reason: BookDrawReason,
    /// The books that say so, by the names of their files.
    pub seeds: &'static [&'static str],
}

/// What makes a position a draw by the books.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum BookDrawReason {
    /// Both sides have nothing but the king.
    BareKings,
    /// One side has a single bishop or knight, the other nothing.
    SingleMinor,
    /// Both sides have a single bishop or knight.
    SingleMinorEach,
    /// Two knights cannot force mate on a bare king.
    TwoKnights,
    /// Queen against queen or rook against rook: equal forces. The book goes on with "etc." and "or
    /// nearly so", which no board can decide, so its two examples are all.
    EqualForces,
}

const SEED_000: &str = "000_4304a0c810a897c9.txt";
const SEED_001: &str = "001_ced3eecd080b6878.txt";
const SEED_003: &str = "003_277ce361a6325388.txt";

/// What the books say of a position, if they call it drawn. What stands where does not matter to
/// them.
///
/// # Examples
///
/// ```
/// use game::{BookDrawReason, Game, book_draw};
/// use rules::Position;
///
/// let position: Position = "8/8/8/4k3/8/4K3/2N2N2/8 w - - 0 1".parse()?;
/// let drawn = book_draw(&position).expect("two knights cannot force mate");
/// assert_eq!(drawn.reason, BookDrawReason::TwoKnights);
/// assert_eq!(Game::from_position(position).outcome(), None);
/// # Ok::<(), rules::ParsePositionError>(())
/// ```
#[must_use]
pub fn book_draw(position: &Position) -> Option<BookDraw> {
    let [white, black] = Color::ALL.map(|color| pieces(position, color));
    let (more, fewer) = if white.len() >= black.len() {
        (white, black)
    } else {
        (black, white)
    };
    let is_minor = |role: &Role| matches!(role, Role::Knight | Role::Bishop);
    let (reason, seeds): (_, &[&str]) = match (&more[..], &fewer[..]) {
        ([], []) => (BookDrawReason::BareKings, &[SEED_001]),
        ([one], []) if is_minor(one) => (BookDrawReason::SingleMinor, &[SEED_001, SEED_003]),
        ([one], [other]) if is_minor(one) && is_minor(other) => {
            (BookDrawReason::SingleMinorEach, &[SEED_001])
        }
        // Its footnote 77.
        ([Role::Knight, Role::Knight], []) => (BookDrawReason::TwoKnights, &[SEED_001]),
        // Its term 22, fifth instance.
        ([Role::Queen], [Role::Queen]) | ([Role::Rook], [Role::Rook]) => {
            (BookDrawReason::EqualForces, &[SEED_000])
        }
        _ => return None,
    };
    Some(BookDraw { reason, seeds })
}

/// What a side has besides its king, the weakest first.
fn pieces(position: &Position, color: Color) -> Vec<Role> {
    let roles = Role::ALL.into_iter().filter(|role| *role != Role::King);
    roles
        .flat_map(|role| {
            let count = position.pieces(Piece::new(color, role)).len();
            std::iter::repeat_n(role, count)
        })
        .collect()
}
