//! Exercises about moves.

use exercise::{Ask, FindTask};
use rules::{Board, Color, File, Piece, Position, Rank, Role, Setup, Square, attacks};

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
        &[Role::Rook, Role::Rook, Role::Knight],
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
    to_mate(position)
}

/// To mate in one move.
fn to_mate(position: Position) -> (Prompt, Question) {
    let right = MoveTest::Checkmate.moves(&position);
    let question = Question::Move(MoveQuestion {
        position,
        that: Some(MoveTest::Checkmate),
        text: None,
        right,
    });
    (Prompt::Mate(position.turn()), question)
}

/// All squares to which a piece that was touched may go, in a game.
pub(super) fn touched(chance: &mut Chance, difficulty: Difficulty) -> (Prompt, Question) {
    let level = if difficulty.get() < 3 { 4 } else { 5 };
    let found = sample(chance, |chance| {
        let role = *chance.pick(&Role::ALL)?;
        game_of_piece(chance, level, role)
    });
    let (setup, square) = found.unwrap_or((Setup::default(), Square::E2));
    let piece = setup.board.piece_at(square);
    let piece = piece.unwrap_or(Piece::new(Color::White, Role::Pawn));
    let question = find(setup, Ask::Moves(Some(square)));
    (Prompt::Touched { piece, square }, question)
}

/// Where a pawn can be promoted; from difficulty 3 on a mate by what it becomes, from 5 on by
/// another piece than a queen.
pub(super) fn promotion(chance: &mut Chance, difficulty: Difficulty) -> (Prompt, Question) {
    let level = difficulty.get();
    if level < 3 {
        return pawn_before_the_last_rank(chance);
    }
    let mut board = Board::empty();
    let square = Square::new(File::ALL[chance.below(8)], Rank::Seventh);
    board.set(square, Piece::new(Color::White, Role::Pawn));
    let position = sample(chance, |chance| {
        let mut board = board;
        let (file, rank) = if level < 5 {
            (chance.below(5) as i32 - 2, 1 - chance.below(3) as i32)
        } else {
            // A knight's move from where the pawn goes.
            *chance.pick(&[(-2, 0), (2, 0), (-1, -1), (1, -1)])?
        };
        let king = square.offset(file, rank)?;
        let others = [
            (king, Color::Black, Role::King),
            (boards::square(chance), Color::White, Role::Rook),
            (boards::square(chance), Color::White, Role::Knight),
            (boards::square(chance), Color::White, Role::King),
        ];
        for (square, color, role) in others {
            let is_free = board.piece_at(square).is_none();
            is_free.then(|| board.set(square, Piece::new(color, role)))?;
        }
        boards::scatter(chance, &mut board, usize::from(level) - 2, Color::Black);
        if level == 5 {
            let piece = Piece::new(Color::Black, Role::King);
            for beside in attacks::piece(piece, king, board.occupied()) {
                let role = match beside.rank() {
                    Rank::Eighth => Role::Bishop,
                    _ => Role::Pawn,
                };
                if board.piece_at(beside).is_none() && chance.coin() {
                    board.set(beside, Piece::new(Color::Black, role));
                }
            }
        }
        let position = boards::position(board, Color::White)?;
        let mates = MoveTest::Checkmate.moves(&position);
        let fits = |mv: &rules::Move| match mv.promotion() {
            Some(Role::Queen) => level < 5,
            role => role.is_some(),
        };
        (!mates.is_empty() && mates.iter().all(fits)).then_some(position)
    });
    // The old book's own example.
    let known = || known("6b1/2p2Ppp/1b5k/3P4/1p4R1/5KNn/2P1r1P1/2nq4 w - - 0 1");
    to_mate(position.unwrap_or_else(known))
}

/// All squares to which a pawn before the last rank can go, with pieces of either side in front of it.
fn pawn_before_the_last_rank(chance: &mut Chance) -> (Prompt, Question) {
    let color = boards::color(chance);
    let piece = Piece::new(color, Role::Pawn);
    let (rank, ahead) = color.fold_wb((Rank::Seventh, 1), (Rank::Second, -1));
    let square = Square::new(File::ALL[chance.below(8)], rank);
    let mut board = Board::empty();
    board.set(square, piece);
    let mut can_take = false;
    for side in [-1, 1, 0] {
        let role = [Role::Knight, Role::Bishop, Role::Rook, Role::Queen][chance.below(4)];
        let stands = boards::color(chance);
        // The way ahead is barred only where there is another one.
        if let Some(to) = square.offset(side, ahead)
            && (side != 0 || can_take && chance.coin())
        {
            board.set(to, Piece::new(stands, role));
            can_take |= stands != color;
        }
    }
    let setup = Setup {
        board,
        turn: color,
        ..Setup::empty()
    };
    let question = find(setup, Ask::Moves(Some(square)));
    (Prompt::Moves { piece, square }, question)
}
