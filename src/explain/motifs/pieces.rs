//! Minor and major pieces, and how many minor pieces are developed.

use rules::{Bitboard, CastlingMode, Color, Move, Position, Role, Square};

use super::{Finding, Motif};

/// The minor pieces of one side, by whether they stand on first squares of their kind.
///
/// # Examples
///
/// ```
/// use explain::motifs::development;
/// use rules::{Color, Position};
///
/// let white = development(&Position::default(), Color::White).expect("it is no Chess960");
/// assert_eq!((white.developed.len(), white.at_home.len()), (0, 4));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Development {
    /// Minor pieces off the first squares of their kind.
    pub developed: Bitboard,
    /// Minor pieces on a first square of their kind.
    pub at_home: Bitboard,
}

/// How far the minor pieces of `color` are developed: knights off b1 and g1, bishops off c1 and f1
/// (for Black, the same on the eighth rank). `None` in Chess960, where the position does not tell
/// the first squares.
///
/// # Examples
///
/// ```
/// use explain::motifs::development;
/// use rules::{Bitboard, Color, Position, Square};
///
/// let position: Position =
///     "rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R b KQkq - 1 1".parse()?;
/// let white = development(&position, Color::White).expect("it is no Chess960");
/// assert_eq!(white.developed, Bitboard::from(Square::F3));
/// # Ok::<(), rules::ParsePositionError>(())
/// ```
#[must_use]
pub fn development(position: &Position, color: Color) -> Option<Development> {
    if position.castling_mode() == CastlingMode::Chess960 {
        return None;
    }
    let own = position.by_color(color);
    let on = |role| position.by_role(role) & own & first_squares(role, color);
    let at_home = on(Role::Knight) | on(Role::Bishop);
    let minor = (position.by_role(Role::Knight) | position.by_role(Role::Bishop)) & own;
    Some(Development {
        developed: minor - at_home,
        at_home,
    })
}

/// Development: a minor piece leaves a first square of its kind for one that is none. Nothing is
/// said in Chess960.
pub(super) fn develops(position: &Position, mv: Move) -> Option<Finding> {
    let color = position.turn();
    let home = first_squares(mv.role(), color);
    let standard = position.castling_mode() == CastlingMode::Standard;
    let develops = standard && home.contains(mv.from()) && !home.contains(mv.to());
    let by = Bitboard::from(mv.from());
    let to = Bitboard::from(mv.to());
    develops.then(|| Finding::new(Motif::Development, color, by, to).line(mv.from(), mv.to()))
}

/// Minor pieces are knights and bishops, major pieces queens and rooks.
pub(super) fn kinds(position: &Position, findings: &mut Vec<Finding>) {
    let set = |roles: [Role; 2]| position.by_role(roles[0]) | position.by_role(roles[1]);
    for color in Color::ALL {
        for (motif, roles) in [
            (Motif::MinorPiece, [Role::Knight, Role::Bishop]),
            (Motif::MajorPiece, [Role::Rook, Role::Queen]),
        ] {
            let pieces = set(roles) & position.by_color(color);
            if !pieces.is_empty() {
                findings.push(Finding::new(motif, color, Bitboard::EMPTY, pieces));
            }
        }
    }
}

/// Where the minor pieces of a kind start; no squares for other kinds.
fn first_squares(role: Role, color: Color) -> Bitboard {
    let white = match role {
        Role::Knight => [Square::B1, Square::G1],
        Role::Bishop => [Square::C1, Square::F1],
        _ => return Bitboard::EMPTY,
    };
    white
        .into_iter()
        .map(|square| Square::new(square.file(), color.backrank()))
        .collect()
}
