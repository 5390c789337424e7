//! Exercises about squares and the pieces on them.

use exercise::Ask;
use notation::squares;
use rules::{Bitboard, CastlingRights, Color, File, Piece, Position, Rank, Role, Setup, Square};

use super::boards::{self, sample};
use super::moves::{find, known};
use super::{Chance, Difficulty, Prompt};
use crate::question::{CountQuestion, CountTest, Question, ShowQuestion, SquareTest};

/// The squares that a piece attacks.
pub(super) fn commands(chance: &mut Chance, difficulty: Difficulty) -> (Prompt, Question) {
    let level = usize::from(difficulty.get());
    let position = games(chance, 8 * level, |_| true);
    let mut pieces = position.occupied() - position.by_role(Role::King);
    if level > 2 {
        // What stands in the way of the pieces that go far is the difficulty.
        let far = pieces - position.by_role(Role::Pawn) - position.by_role(Role::Knight);
        pieces = if far.is_empty() { pieces } else { far };
    }
    let ask = |square: &Square| {
        !Ask::Squares(*square)
            .answers(&position.to_setup())
            .is_empty()
    };
    let squares: Vec<Square> = pieces.into_iter().filter(ask).collect();
    let square = chance
        .pick(&squares)
        .copied()
        .unwrap_or_else(|| position.king(Color::White));
    let piece = position.piece_at(square);
    let piece = piece.unwrap_or(Piece::new(Color::White, Role::King));
    let question = find(position.to_setup(), Ask::Squares(square));
    (Prompt::Commands { piece, square }, question)
}

/// The name of a square.
pub(super) fn name(chance: &mut Chance, difficulty: Difficulty) -> (Prompt, Question) {
    let square = boards::square_to_name(chance, difficulty);
    let question = find(Setup::empty(), Ask::Name(square.into()));
    (Prompt::Name, question)
}

/// The squares of one to three names.
pub(super) fn show(chance: &mut Chance, difficulty: Difficulty) -> (Prompt, Question) {
    let count = usize::from(difficulty.get()).div_ceil(2);
    let mut set = Bitboard::EMPTY;
    while set.len() < count {
        set = set.with(boards::square(chance));
    }
    let question = find(Setup::empty(), Ask::Square(set));
    (Prompt::Show(set.into_iter().collect()), question)
}

/// The square of a descriptive name; from difficulty 2 on also as Black counts, from 4 on without
/// pieces that help.
pub(super) fn two_names(chance: &mut Chance, difficulty: Difficulty) -> (Prompt, Question) {
    let level = difficulty.get();
    let side = match level {
        1 => Color::White,
        _ => boards::color(chance),
    };
    let square = boards::square(chance);
    let setup = if level < 4 {
        Setup::default()
    } else {
        Setup::empty()
    };
    let name = squares::name(square, side);
    let question = Question::Show(ShowQuestion {
        setup,
        that: Some(SquareTest::Named(square)),
        right: square.into(),
    });
    (Prompt::ShowNamed { side, name }, question)
}

/// The first position of a game that fits; the beginning of the game if none does.
fn games(chance: &mut Chance, plies: usize, fits: impl Fn(&Position) -> bool) -> Position {
    let found = sample(chance, |chance| {
        let plies = plies + chance.below(10);
        let position = boards::game(chance, plies)?.position;
        fits(&position).then_some(position)
    });
    found.unwrap_or_default()
}

/// The pinned pieces of the side to move.
pub(super) fn pinned(chance: &mut Chance, difficulty: Difficulty) -> (Prompt, Question) {
    let level = usize::from(difficulty.get());
    let pins = |position: &Position| position.pinned(position.turn()).len();
    let plies = 10 + 8 * level;
    let least = if level < 4 { 1 } else { 2 };
    let mut position = games(chance, plies, |position| pins(position) >= least);
    if pins(&position) == 0 {
        // Two at once are rare.
        position = games(chance, plies, |position| pins(position) > 0);
    }
    if pins(&position) == 0 {
        position = known("4k3/8/8/4r3/8/8/4N3/4K3 w - - 0 1");
    }
    let side = Some(position.turn());
    let question = find(position.to_setup(), Ask::Pinned { side });
    (Prompt::Pinned(position.turn()), question)
}

/// The pieces that are attacked; this many at most as the difficulty allows.
pub(super) fn attacked(chance: &mut Chance, difficulty: Difficulty) -> (Prompt, Question) {
    let (test, color, setup) = shown(chance, difficulty, SquareTest::Attacked);
    (Prompt::Attacked(color), ask(setup, test))
}

/// The pieces that nothing guards.
pub(super) fn unguarded(chance: &mut Chance, difficulty: Difficulty) -> (Prompt, Question) {
    let (test, color, setup) = shown(chance, difficulty, SquareTest::Unguarded);
    (Prompt::Unguarded(color), ask(setup, test))
}

fn shown(
    chance: &mut Chance,
    difficulty: Difficulty,
    test: fn(Color) -> SquareTest,
) -> (SquareTest, Color, Setup) {
    let level = usize::from(difficulty.get());
    let color = boards::color(chance);
    let test = test(color);
    let position = games(chance, 6 + 8 * level, |position| {
        let squares = test.squares(&position.to_setup());
        squares.is_some_and(|squares| (1..=level + 1).contains(&squares.len()))
    });
    let setup = position.to_setup();
    if test
        .squares(&setup)
        .is_some_and(|squares| !squares.is_empty())
    {
        return (test, color, setup);
    }
    // A knight that nothing guards, attacked by another.
    let board = color.fold_wb(
        "4k3/8/8/2n5/4N3/8/8/4K3 w - - 0 1",
        "4k3/8/8/2N5/4n3/8/8/4K3 w - - 0 1",
    );
    (test, color, known(board).to_setup())
}

fn ask(setup: Setup, test: SquareTest) -> Question {
    let right = test.squares(&setup).unwrap_or_default();
    Question::Show(ShowQuestion {
        setup,
        that: Some(test),
        right,
    })
}

/// What the pieces of a side are worth.
pub(super) fn value(chance: &mut Chance, difficulty: Difficulty) -> (Prompt, Question) {
    let level = usize::from(difficulty.get());
    let color = boards::color(chance);
    let that = CountTest::Value(color);
    // The more pieces, the harder: boards empty in the course of a game.
    let position = games(chance, 90 - 15 * level, |_| true);
    let setup = position.to_setup();
    let right = that.count(&setup).unwrap_or_default();
    let question = Question::Count(CountQuestion {
        setup,
        that: Some(that),
        right,
    });
    (Prompt::Value(color), question)
}

/// What does not stand as at the beginning: pieces that have changed places, one pair or more.
pub(super) fn set_up(chance: &mut Chance, difficulty: Difficulty) -> (Prompt, Question) {
    let test = SquareTest::NotAsAtStart;
    let mut setup = Setup::default();
    let ends = [Rank::First, Rank::Eighth];
    for _ in 0..difficulty.get().div_ceil(2) {
        let rank = ends[chance.below(2)];
        let pair = sample(chance, |chance| {
            let files = [chance.below(8), chance.below(8)];
            let pair = files.map(|file| Square::new(File::ALL[file], rank));
            let [one, other] = pair.map(|square| setup.board.piece_at(square));
            (one != other).then_some(pair)
        });
        let pair = pair.unwrap_or([Square::D1, Square::E1]);
        let [one, other] = pair.map(|square| setup.board.piece_at(square));
        for (square, piece) in pair.into_iter().zip([other, one]) {
            if let Some(piece) = piece {
                setup.board.set(square, piece);
            }
        }
    }
    // Two pairs may have undone each other.
    if setup == Setup::default() {
        let pieces = [(Square::D1, Role::King), (Square::E1, Role::Queen)];
        for (square, role) in pieces {
            setup.board.set(square, Piece::new(Color::White, role));
        }
    }
    setup.castling = CastlingRights::NONE;
    (Prompt::SetUp, ask(setup, test))
}
