//! Exercises that are answered with yes or no. Each answer is right half of the time.

use rules::{Board, CastlingSide, Color, File, Piece, Position, Rank, Role, Setup, Square};

use super::boards::{self, sample};
use super::{Chance, Difficulty, Prompt};
use crate::question::{BoardTest, Question, SayQuestion};

fn say(setup: Setup, that: BoardTest) -> Question {
    let right = that.holds(&setup).unwrap_or_default();
    Question::Say(SayQuestion {
        setup,
        that: Some(that),
        right,
    })
}

/// A board for which the answer is what a coin says, if one was drawn in time; else any.
fn by_coin(
    chance: &mut Chance,
    that: BoardTest,
    mut make: impl FnMut(&mut Chance, bool) -> Option<Setup>,
) -> Setup {
    let wanted = chance.coin();
    let mut any = None;
    let found = sample(chance, |chance| {
        let setup = make(chance, wanted)?;
        let fits = that.holds(&setup) == Some(wanted);
        any.get_or_insert_with(|| setup.clone());
        fits.then_some(setup)
    });
    found.or(any).unwrap_or_default()
}

/// Whether a square is light.
pub(super) fn light(chance: &mut Chance, difficulty: Difficulty) -> (Prompt, Question) {
    let square = boards::square_to_name(chance, difficulty);
    let question = say(Setup::empty(), BoardTest::Light(square));
    (Prompt::IsLight(square), question)
}

/// Whether it is check.
pub(super) fn check(chance: &mut Chance, difficulty: Difficulty) -> (Prompt, Question) {
    let level = usize::from(difficulty.get());
    let setup = by_coin(chance, BoardTest::Check, |chance, wanted| {
        let plies = 4 + 8 * level + chance.below(8);
        let position = boards::game(chance, plies)?.position;
        if !wanted {
            return Some(position.to_setup());
        }
        let checks = crate::question::MoveTest::Check.moves(&position);
        let mv = *chance.pick(&checks)?;
        Some(position.play_unchecked(mv).to_setup())
    });
    let color = setup.turn;
    (Prompt::IsCheck(color), say(setup, BoardTest::Check))
}

/// Black's king on the edge, beside it a queen or rooks, and Black to move: mates and what looks
/// like them.
fn cornered(chance: &mut Chance, level: usize) -> Option<Position> {
    let armies: [&[Role]; 5] = [
        &[Role::Queen],
        &[Role::Rook, Role::Rook],
        &[Role::Queen, Role::Bishop],
        &[Role::Rook, Role::Knight],
        &[Role::Queen, Role::Knight],
    ];
    let mut board = Board::empty();
    let file = File::ALL[chance.below(8)];
    let king = Square::new(file, Rank::Eighth);
    board.set(king, Piece::new(Color::Black, Role::King));
    let beside = king.offset(chance.below(5) as i32 - 2, -2)?;
    board.set(beside, Piece::new(Color::White, Role::King));
    for &role in armies[level - 1] {
        let square = boards::free_square(chance, &board, role)?;
        board.set(square, Piece::new(Color::White, role));
    }
    if level > 2 {
        boards::scatter(chance, &mut board, level - 2, Color::Black);
    }
    boards::position(board, Color::Black)
}

/// Whether it is mate. Where it is not, it is at least check.
pub(super) fn checkmate(chance: &mut Chance, difficulty: Difficulty) -> (Prompt, Question) {
    let level = usize::from(difficulty.get());
    let setup = by_coin(chance, BoardTest::Checkmate, |chance, _| {
        let position = cornered(chance, level)?;
        position.is_check().then(|| position.to_setup())
    });
    let color = setup.turn;
    (Prompt::IsCheckmate(color), say(setup, BoardTest::Checkmate))
}

/// Whether it is stalemate. Where it is not, the king has few moves, or is mated.
pub(super) fn stalemate(chance: &mut Chance, difficulty: Difficulty) -> (Prompt, Question) {
    let level = usize::from(difficulty.get());
    let setup = by_coin(chance, BoardTest::Stalemate, |chance, _| {
        // A lone king is stalemated far more often than one with an army.
        let position = cornered(chance, level.min(2))?;
        let few = position.legal_moves().len() <= 2;
        few.then(|| position.to_setup())
    });
    let color = setup.turn;
    (Prompt::IsStalemate(color), say(setup, BoardTest::Stalemate))
}

/// Whether no mate is possible any longer: little is left on each board.
pub(super) fn dead(chance: &mut Chance, difficulty: Difficulty) -> (Prompt, Question) {
    let level = usize::from(difficulty.get());
    let armies: [&[Role]; 7] = [
        &[],
        &[Role::Bishop],
        &[Role::Knight],
        &[Role::Rook],
        &[Role::Pawn],
        &[Role::Knight, Role::Knight],
        &[Role::Bishop, Role::Bishop],
    ];
    let setup = by_coin(chance, BoardTest::Dead, |chance, _| {
        let white = armies[chance.below(3 + level.min(4))];
        let black = armies[chance.below(if level < 4 { 1 } else { 3 })];
        let position = boards::sparse(chance, white, black)?;
        Some(position.to_setup())
    });
    (Prompt::IsDead, say(setup, BoardTest::Dead))
}

/// Kings and rooks at home.
const HOME: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";

/// Whether a king can castle.
pub(super) fn castle(
    chance: &mut Chance,
    difficulty: Difficulty,
    side: CastlingSide,
) -> (Prompt, Question) {
    let that = BoardTest::Castle(side);
    let level = usize::from(difficulty.get());
    let setup = by_coin(chance, that, |chance, _| {
        let color = if level == 1 {
            Color::White
        } else {
            boards::color(chance)
        };
        let mut setup: Setup = HOME.parse().expect("it is a FEN, which a test reads");
        setup.turn = color;
        boards::scatter(chance, &mut setup.board, level.div_ceil(2), color);
        boards::scatter(chance, &mut setup.board, level, color.other());
        Position::from_setup(&setup).ok().map(|_| setup)
    });
    let color = setup.turn;
    (Prompt::CanCastle { color, side }, say(setup, that))
}

/// Whether a pawn that has just moved can be taken in passing.
pub(super) fn en_passant(chance: &mut Chance, difficulty: Difficulty) -> (Prompt, Question) {
    let level = usize::from(difficulty.get());
    let setup = by_coin(chance, BoardTest::EnPassant, |chance, _| {
        let mover = boards::color(chance);
        let taker = mover.other();
        let file = chance.below(8) as i32;
        let side = if chance.coin() { 1 } else { -1 };
        let home = Square::new(File::ALL[file as usize], mover.pawn_rank());
        // The taker stands beside the square of the double step, or a rank off it.
        let ahead = if chance.below(4) == 0 { 3 } else { 2 };
        let beside = home.offset(side, ahead * mover.forward())?;
        let mut board = Board::empty();
        board.set(home, Piece::new(mover, Role::Pawn));
        board.set(beside, Piece::new(taker, Role::Pawn));
        for color in Color::ALL {
            let square = boards::free_square(chance, &board, Role::King)?;
            board.set(square, Piece::new(color, Role::King));
        }
        boards::scatter(chance, &mut board, level - 1, taker);
        boards::scatter(chance, &mut board, level - 1, mover);
        let position = boards::position(board, mover)?;
        let moves = position.legal_moves();
        let of_pawn: Vec<_> = moves
            .iter()
            .filter(|mv| mv.from() == home)
            .copied()
            .collect();
        let mv = *chance.pick(&of_pawn)?;
        Some(position.play_unchecked(mv).to_setup())
    });
    let color = setup.turn;
    (
        Prompt::CanTakeInPassing(color),
        say(setup, BoardTest::EnPassant),
    )
}
