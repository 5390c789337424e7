//! Boards by chance.

use rules::{Board, Color, Piece, Position, Rank, Role, Setup, Square};

use super::{Chance, Difficulty};

/// How often a board is drawn before the known one is taken: so often that hardly any learner meets it.
pub(super) const TRIES: usize = 1500;

/// The first that fits of what is drawn.
pub(super) fn sample<T>(
    chance: &mut Chance,
    mut make: impl FnMut(&mut Chance) -> Option<T>,
) -> Option<T> {
    (0..TRIES).find_map(|_| make(chance))
}

/// Any square.
pub(super) fn square(chance: &mut Chance) -> Square {
    Square::ALL[chance.below(64)]
}

/// A square beside the names of files and ranks for a beginner, farther from them for others: the
/// eye has to go a longer way.
pub(super) fn square_to_name(chance: &mut Chance, difficulty: Difficulty) -> Square {
    let rows = match difficulty.get() {
        1 => 0..=1,
        2 => 0..=2,
        3 => 0..=3,
        _ => 1..=3,
    };
    let found = sample(chance, |chance| {
        let square = square(chance);
        let [file, rank] = [square.file().index(), square.rank().index()];
        let edge = file.min(7 - file).min(rank).min(7 - rank);
        rows.contains(&edge).then_some(square)
    });
    found.unwrap_or(Square::A1)
}

/// An empty square on which the piece may stand.
pub(super) fn free_square(chance: &mut Chance, board: &Board, role: Role) -> Option<Square> {
    sample(chance, |chance| {
        let square = square(chance);
        let is_edge = matches!(square.rank(), Rank::First | Rank::Eighth);
        let may_stand = role != Role::Pawn || !is_edge;
        (may_stand && board.piece_at(square).is_none()).then_some(square)
    })
}

/// A side by chance.
pub(super) const fn color(chance: &mut Chance) -> Color {
    if chance.coin() {
        Color::White
    } else {
        Color::Black
    }
}

/// Puts pieces of any kind but kings on a board.
pub(super) fn scatter(chance: &mut Chance, board: &mut Board, count: usize, color: Color) {
    const ROLES: [Role; 7] = [
        Role::Pawn,
        Role::Pawn,
        Role::Pawn,
        Role::Knight,
        Role::Bishop,
        Role::Rook,
        Role::Queen,
    ];
    for _ in 0..count {
        let role = ROLES[chance.below(ROLES.len())];
        if let Some(square) = free_square(chance, board, role) {
            board.set(square, Piece::new(color, role));
        }
    }
}

/// Two kings and some pieces, White to move; nothing where that is no legal position.
pub(super) fn sparse(chance: &mut Chance, white: &[Role], black: &[Role]) -> Option<Position> {
    let mut board = Board::empty();
    let sides = [(Color::White, white), (Color::Black, black)];
    for (color, roles) in sides {
        for &role in [Role::King].iter().chain(roles) {
            let square = free_square(chance, &board, role)?;
            board.set(square, Piece::new(color, role));
        }
    }
    position(board, Color::White)
}

/// A position in which nobody can castle.
pub(super) fn position(board: Board, turn: Color) -> Option<Position> {
    let setup = Setup {
        board,
        turn,
        ..Setup::empty()
    };
    Position::from_setup(&setup).ok()
}

/// A game of this many moves by chance that is not over.
pub(super) struct Game {
    pub(super) position: Position,
    pub(super) origins: notation::origins::Origins,
}

/// Plays by chance; captures are preferred a little, so that boards empty as they do in games.
pub(super) fn game(chance: &mut Chance, plies: usize) -> Option<Game> {
    let mut position = Position::default();
    let mut origins = notation::origins::Origins::of_start(&position);
    for _ in 0..plies {
        let moves = position.legal_moves();
        let first = *chance.pick(&moves)?;
        let second = *chance.pick(&moves)?;
        let takes = |mv| position.captured_by(mv).is_some();
        let mv = if !takes(first) && takes(second) {
            second
        } else {
            first
        };
        origins = origins.after(&position, mv);
        position = position.play_unchecked(mv);
    }
    position
        .has_legal_moves()
        .then_some(Game { position, origins })
}
