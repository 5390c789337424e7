use rules::{Color, Piece, Position, Role, Setup, Square};

use super::{Known, fastest_mate, probe};

fn known(fen: &str) -> Known {
    let position: Position = fen.parse().expect("the test names a position");
    probe(&position).expect("it has three pieces")
}

/// Every legal position with this piece of White and White or Black to move.
fn all(role: Role) -> impl Iterator<Item = Position> {
    let places = (0..64 * 64 * 64 * 2).step_by(37);
    places.filter_map(move |number| {
        let mut setup = Setup::empty();
        let square = |place: usize| Square::ALL[number >> place & 63];
        let pieces = [
            (square(0), Piece::new(Color::White, Role::King)),
            (square(6), Piece::new(Color::White, role)),
            (square(12), Piece::new(Color::Black, Role::King)),
        ];
        for (square, piece) in pieces {
            setup.board.set(square, piece);
        }
        setup.turn = if number >> 18 == 0 {
            Color::White
        } else {
            Color::Black
        };
        Position::from_setup(&setup)
            .ok()
            .filter(|position| position.occupied().len() == 3)
    })
}

/// What is known of a position follows from what is known one move later.
#[test]
fn every_position_agrees_with_those_after_it() {
    for role in [Role::Queen, Role::Rook] {
        let mut longest = 0;
        for position in all(role) {
            let here = probe(&position).expect("it has three pieces");
            let after: Vec<Option<u8>> = position
                .legal_moves()
                .into_iter()
                .map(|mv| match probe(&position.play_unchecked(mv)) {
                    Some(Known::Mate(_, moves)) => Some(moves),
                    _ => None,
                })
                .collect();
            let expected = if position.turn() == Color::White {
                after.iter().flatten().min().map(|moves| moves + 1)
            } else if after.is_empty() {
                position.is_checkmate().then_some(0)
            } else {
                after
                    .iter()
                    .copied()
                    .min()
                    .flatten()
                    .and(after.iter().copied().max().flatten())
            };
            assert_eq!(
                here,
                expected.map_or(Known::Draw, |moves| Known::Mate(Color::White, moves)),
                "{position}"
            );
            longest = longest.max(expected.unwrap_or(0));
        }
        assert_eq!(longest, if role == Role::Queen { 10 } else { 16 });
    }
}

#[test]
fn a_won_pawn_ending_stays_won_by_some_move_and_a_drawn_one_by_none() {
    let mut won = 0;
    for position in all(Role::Pawn) {
        let is_won = |position: &Position| match probe(position) {
            Some(Known::Draw) | None => false,
            Some(Known::Promotes(color, _) | Known::Mate(color, _)) => color == Color::White,
        };
        let moves = position.legal_moves();
        let mut after = moves.iter().map(|&mv| position.play_unchecked(mv));
        let expected = if position.turn() == Color::White {
            after.any(|after| is_won(&after))
        } else {
            !moves.is_empty() && after.all(|after| is_won(&after))
        };
        assert_eq!(is_won(&position), expected, "{position}");
        won += usize::from(expected);
    }
    assert!(won > 3_000, "{won}");
}

#[test]
fn textbook_endings_are_known() {
    assert_eq!(
        known("8/8/8/4k3/8/4K3/4P3/8 b - - 0 1"),
        Known::Promotes(Color::White, 1)
    );
    assert_eq!(
        known("4k3/8/4K3/4P3/8/8/8/8 b - - 0 1"),
        Known::Promotes(Color::White, 4)
    );
    assert_eq!(
        known("4k3/8/4K3/4P3/8/8/8/8 w - - 0 1"),
        Known::Promotes(Color::White, 4)
    );
    assert_eq!(known("k7/8/K7/P7/8/8/8/8 w - - 0 1"), Known::Draw);
    assert_eq!(known("8/8/8/8/p7/k7/8/K7 b - - 0 1"), Known::Draw);
    assert_eq!(
        known("8/8/8/8/3p4/3k4/8/3K4 w - - 0 1"),
        Known::Promotes(Color::Black, 4)
    );
    assert_eq!(
        known("4k3/8/4K3/8/8/8/8/7R w - - 0 1"),
        Known::Mate(Color::White, 1)
    );
    assert_eq!(known("7k/5K2/6Q1/8/8/8/8/8 b - - 0 1"), Known::Draw);
}

#[test]
fn the_longest_mate_with_a_rook_takes_sixteen_moves_when_both_sides_play_on() {
    let mut position: Position = "8/8/3k4/8/8/8/1R6/K7 w - - 0 1"
        .parse()
        .expect("a position");
    let Some(Known::Mate(_, expected)) = probe(&position) else {
        panic!("{position} is won");
    };
    let mut played = 0;
    while let Some((mv, left)) = fastest_mate(&position) {
        assert_eq!(left, i32::from(expected) - played);
        position = position.play_unchecked(mv);
        played += 1;
        let moves = position.legal_moves();
        let longest =
            moves
                .into_iter()
                .max_by_key(|&mv| match probe(&position.play_unchecked(mv)) {
                    Some(Known::Mate(_, moves)) => moves,
                    _ => u8::MAX,
                });
        match longest {
            Some(mv) => position = position.play_unchecked(mv),
            None => break,
        }
    }
    assert!(position.is_checkmate());
    assert_eq!(played, i32::from(expected));
}
