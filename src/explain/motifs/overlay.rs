//! What a learner can have drawn on the board for each side.

use rules::{Bitboard, Color, Move, Position, Role, Square};

use super::sight::{Sight, pass};
use super::{Finding, Motif, attack, en_prise, lines};

/// The squares commanded by the pieces of `color`: where one of them could take an enemy. A pawn
/// commands only its diagonals; squares of own pieces count, and pinned pieces command as others do.
///
/// # Examples
///
/// ```
/// use explain::motifs::commanded_squares;
/// use rules::{Color, Position, Rank, Square};
///
/// let squares = commanded_squares(&Position::default(), Color::White);
/// assert!(squares.contains(Square::E3) && !squares.contains(Square::E4));
/// ```
#[must_use]
pub fn commanded_squares(position: &Position, color: Color) -> Bitboard {
    position
        .by_color(color)
        .into_iter()
        .fold(Bitboard::EMPTY, |squares, piece| {
            squares | position.commanded_by(piece)
        })
}

/// The pieces of one side in danger.
///
/// # Examples
///
/// ```
/// use explain::motifs::danger;
/// use rules::{Bitboard, Color, Position, Square};
///
/// let position: Position = "4k3/8/8/3p4/4N3/3P4/8/4K3 w - - 0 1".parse()?;
/// let white = danger(&position, Color::White);
/// assert_eq!(white.attacked, Bitboard::from(Square::E4));
/// assert_eq!(white.insufficiently_defended, white.attacked);
/// assert!(white.hanging.is_empty());
/// # Ok::<(), rules::ParsePositionError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Danger {
    /// Pieces an enemy could take.
    pub attacked: Bitboard,
    /// Pieces that can be taken and not retaken.
    pub hanging: Bitboard,
    /// Pieces that can be retaken on, though taking them wins something.
    pub insufficiently_defended: Bitboard,
}

/// Which pieces of `color` are attacked, hanging or insufficiently defended, as if the enemy were to
/// move. Of the pieces of a side in check only the attack is reported.
///
/// # Examples
///
/// ```
/// use explain::motifs::{Danger, danger};
/// use rules::{Color, Position};
///
/// assert_eq!(danger(&Position::default(), Color::Black), Danger::default());
/// ```
#[must_use]
pub fn danger(position: &Position, color: Color) -> Danger {
    let sight = Sight::new(position);
    let mut findings = Vec::new();
    attack::attacked(&sight, &mut findings);
    en_prise::en_prise(&sight, &mut findings);
    let of = |motif| {
        let pieces = findings
            .iter()
            .filter(|it| it.motif == motif && it.side == !color);
        pieces.fold(Bitboard::EMPTY, |pieces, it| pieces | it.targets)
    };
    Danger {
        attacked: of(Motif::Attacked),
        hanging: of(Motif::Hanging),
        insufficiently_defended: of(Motif::InsufficientlyDefended),
    }
}

/// The absolute and relative pins on pieces of `color`; the targets are the pinned pieces, the lines go
/// from the pinners to what stands behind.
///
/// # Examples
///
/// ```
/// use explain::motifs::pins;
/// use rules::{Color, Position};
///
/// let position: Position = "4k3/4r3/8/8/8/8/4N3/4K3 w - - 0 1".parse()?;
/// assert_eq!(pins(&position, Color::White).len(), 1);
/// # Ok::<(), rules::ParsePositionError>(())
/// ```
#[must_use]
pub fn pins(position: &Position, color: Color) -> Vec<Finding> {
    let sight = Sight::new(position);
    let mut findings = Vec::new();
    lines::absolute_pins(&sight, &mut findings);
    lines::through(&sight, &mut findings);
    findings.retain(|it| {
        matches!(it.motif, Motif::AbsolutePin | Motif::RelativePin) && it.side == !color
    });
    findings
}

/// The legal moves that give check; for the side that is not to move, as if it were. Empty if that
/// cannot be asked because the other side is in check.
///
/// # Examples
///
/// ```
/// use explain::motifs::available_checks;
/// use rules::{Color, Position};
///
/// let position: Position = "4k3/8/8/8/8/8/8/R3K3 w - - 0 1".parse()?;
/// assert_eq!(available_checks(&position, Color::White).len(), 1);
/// # Ok::<(), rules::ParsePositionError>(())
/// ```
#[must_use]
pub fn available_checks(position: &Position, color: Color) -> Vec<Move> {
    moves_that(position, color, Position::is_check)
}

/// The legal moves that mate at once; for the side that is not to move, the mates it threatens.
///
/// # Examples
///
/// ```
/// use explain::motifs::mates_in_one;
/// use rules::{Color, Position};
///
/// let position: Position = "6k1/5ppp/8/8/8/8/8/R3K3 b - - 0 1".parse()?;
/// assert_eq!(mates_in_one(&position, Color::White)[0].to_string(), "a1a8");
/// # Ok::<(), rules::ParsePositionError>(())
/// ```
#[must_use]
pub fn mates_in_one(position: &Position, color: Color) -> Vec<Move> {
    moves_that(position, color, Position::is_checkmate)
}

fn moves_that(position: &Position, color: Color, wanted: fn(&Position) -> bool) -> Vec<Move> {
    let turned = if position.turn() == color {
        Some(*position)
    } else {
        pass(position)
    };
    let moves = turned.iter().flat_map(|position| {
        let moves = position.legal_moves().into_iter();
        moves.filter(|&mv| wanted(&position.play_unchecked(mv)))
    });
    moves.collect()
}

/// Who commands a square.
///
/// # Examples
///
/// ```
/// use explain::motifs::contest;
/// use rules::{Position, Square};
///
/// let start = Position::default();
/// assert_eq!(contest(&start, Square::F3).white.len(), 3);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Contest {
    /// Pieces of White that command the square.
    pub white: Bitboard,
    /// Pieces of Black that command the square.
    pub black: Bitboard,
    /// Sliders of either side behind these: they command it once the piece between has taken there.
    pub behind: Bitboard,
}

/// Attackers and defenders of a square: the pieces of both sides that command it, and the sliders that
/// stand behind them on the same line. For a piece of White on it, those of White defend.
///
/// # Examples
///
/// ```
/// use explain::motifs::contest;
/// use rules::{Bitboard, Position, Square};
///
/// let position: Position = "4k3/8/8/4p3/8/8/4R3/4QK2 w - - 0 1".parse()?;
/// let contest = contest(&position, Square::E5);
/// assert_eq!(contest.white, Bitboard::from(Square::E2));
/// assert_eq!(contest.behind, Bitboard::from(Square::E1));
/// # Ok::<(), rules::ParsePositionError>(())
/// ```
#[must_use]
pub fn contest(position: &Position, square: Square) -> Contest {
    let at = |occupied| {
        let pieces = |color| position.attackers_through(square, color, occupied);
        pieces(Color::White) | pieces(Color::Black)
    };
    let front = at(position.occupied());
    let mut all = front;
    // Pieces that move to the square along the line of what stands behind them uncover it.
    loop {
        let more = at(position.occupied() - along(position, all, square));
        if more.is_within(all) {
            break;
        }
        all |= more;
    }
    Contest {
        white: front & position.by_color(Color::White),
        black: front & position.by_color(Color::Black),
        behind: all - front,
    }
}

/// Those of `pieces` that leave a line to `square` open behind them when they take there.
fn along(position: &Position, pieces: Bitboard, square: Square) -> Bitboard {
    let knights = position.by_role(Role::Knight);
    let kings = position.by_role(Role::King);
    (pieces - knights - kings)
        .into_iter()
        .filter(|&piece| rules::attacks::aligned(piece, square))
        .collect()
}
