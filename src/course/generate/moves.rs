//! Exercises about moves.

use exercise::{Ask, FindTask};
use rules::{Board, Color, Piece, Position, Role, Setup, Square};

use super::boards::{self, sample};
use super::{Chance, Difficulty, Prompt};
use crate::question::{MoveQuestion, MoveTest, Question};

/// A board that is known, for the case that none that was drawn fits.
pub(super) fn known(fen: &str) -> Position {
    fen.parse().expect("a test reads each known board")
}

/// A question that is known to make sense on its board.
pub(super) fn find(setup: Setup, ask: Ask) -> Question {
    let task = FindTask::new(setup, ask);
    Question::Find(task.expect("the piece or king that is asked about was put there"))
}

/// All moves of a piece. Other pieces are in the way from difficulty 2 on; from 4 on it is a
/// position of a game.
pub(super) fn of_piece(
    chance: &mut Chance,
    difficulty: Difficulty,
    role: Role,
) -> (Prompt, Question) {
    let level = difficulty.get();
    let found = sample(chance, |chance| match level {
        1..=3 => diagram_of_piece(chance, level, role),
        _ => game_of_piece(chance, level, role),
    });
    let (setup, square) = found.unwrap_or_else(|| {
        let mut board = Board::empty();
        board.set(Square::D4, Piece::new(Color::White, role));
        let setup = Setup {
            board,
            ..Setup::empty()
        };
        (setup, Square::D4)
    });
    let color = setup.turn;
    let piece = Piece::new(color, role);
    let question = find(setup, Ask::Moves(Some(square)));
    (Prompt::Moves { piece, square }, question)
}

/// Whether a piece has moves; a board without them would ask for nothing.
fn has_moves(setup: &Setup, square: Square) -> bool {
    !Ask::Moves(Some(square)).answers(setup).is_empty()
}

fn diagram_of_piece(chance: &mut Chance, level: u8, role: Role) -> Option<(Setup, Square)> {
    let mut board = Board::empty();
    let color = boards::color(chance);
    let square = boards::free_square(chance, &board, role)?;
    board.set(square, Piece::new(color, role));
    let others = [0, 3, 5][usize::from(level - 1)];
    boards::scatter(chance, &mut board, others, color);
    if level > 1 {
        boards::scatter(chance, &mut board, others, color.other());
    }
    let setup = Setup {
        board,
        turn: color,
        ..Setup::empty()
    };
    let is_attacked = || {
        !setup
            .board
            .attackers(square, color.other(), setup.board.occupied())
            .is_empty()
    };
    if role == Role::King && is_attacked() {
        return None;
    }
    has_moves(&setup, square).then_some((setup, square))
}

fn game_of_piece(chance: &mut Chance, level: u8, role: Role) -> Option<(Setup, Square)> {
    let plies = if level == 4 { 16 } else { 40 };
    let plies = plies + chance.below(12);
    let position = boards::game(chance, plies)?.position;
    let own = position.pieces(Piece::new(position.turn(), role));
    let squares: Vec<Square> = own.into_iter().collect();
    let square = *chance.pick(&squares)?;
    let setup = position.to_setup();
    has_moves(&setup, square).then_some((setup, square))
}

/// All moves that give check.
pub(super) fn checks(chance: &mut Chance, difficulty: Difficulty) -> (Prompt, Question) {
    let level = usize::from(difficulty.get());
    let position = sample(chance, |chance| {
        let plies = 10 + 6 * level + chance.below(10);
        let position = boards::game(chance, plies)?.position;
        let checks = MoveTest::Check.moves(&position).len();
        (1..=level).contains(&checks).then_some(position)
    });
    let position = position.unwrap_or_else(|| known("4k3/8/8/8/8/8/8/R3K3 w - - 0 1"));
    let color = position.turn();
    let question = find(position.to_setup(), Ask::Checks(None));
    (Prompt::Checks(color), question)
}

/// All answers to a check.
pub(super) fn check_answers(chance: &mut Chance, difficulty: Difficulty) -> (Prompt, Question) {
    let level = usize::from(difficulty.get());
    let position = sample(chance, |chance| {
        let plies = 12 + chance.below(30);
        let before = boards::game(chance, plies)?.position;
        let moves = MoveTest::Check.moves(&before);
        let after = before.play_unchecked(*chance.pick(&moves)?);
        let answers = after.legal_moves().len();
        (1..=2 * level).contains(&answers).then_some(after)
    });
    let position = position.unwrap_or_else(|| known("4k3/8/8/8/8/8/4r3/R3K3 w - - 0 1"));
    let color = position.turn();
    let question = find(position.to_setup(), Ask::Moves(None));
    (Prompt::CheckAnswers(color), question)
}

/// A mate in one move.
pub(super) fn mate(chance: &mut Chance, difficulty: Difficulty) -> (Prompt, Question) {
    let armies: [&[Role]; 5] = [
        &[Role::Queen],
        &[Role::Rook, Role::Rook],
        &[Role::Queen, Role::Knight],
        &[Role::Rook, Role::Bishop],
        &[Role::Rook, Role::Knight, Role::Bishop],
    ];
    let level = usize::from(difficulty.get());
    let guards = &[Role::Pawn, Role::Pawn, Role::Rook, Role::Knight][..level - 1];
    let position = sample(chance, |chance| {
        let position = boards::sparse(chance, armies[level - 1], guards)?;
        let mates = MoveTest::Checkmate.moves(&position).len();
        (1..=3).contains(&mates).then_some(position)
    });
    let position = position.unwrap_or_else(|| known("6k1/5ppp/8/8/8/8/8/4R1K1 w - - 0 1"));
    let right = MoveTest::Checkmate.moves(&position);
    let question = Question::Move(MoveQuestion {
        position,
        that: Some(MoveTest::Checkmate),
        text: None,
        right,
    });
    (Prompt::Mate(position.turn()), question)
}
