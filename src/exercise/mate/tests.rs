use rules::{Color, Piece, Position, Role, Setup, Square};

use super::*;

/// The plainest search there is.
fn plain(position: &Position, moves: u8) -> bool {
    moves > 0
        && position.legal_moves().into_iter().any(|mv| {
            let after = position.play_unchecked(mv);
            let replies = after.legal_moves();
            if replies.is_empty() {
                return after.is_check();
            }
            let is_mated = |reply| plain(&after.play_unchecked(reply), moves - 1);
            moves > 1 && replies.into_iter().all(is_mated)
        })
}

/// All first moves of mates in at most this many moves.
fn solutions(position: &Position, moves: u8) -> Vec<String> {
    let mut search = Search::default();
    let mut solutions: Vec<String> = position
        .legal_moves()
        .into_iter()
        .filter(|&mv| {
            let after = position.play_unchecked(mv);
            search.mated_in(&after, moves - 1).unwrap().is_some()
        })
        .map(|mv| mv.to_string())
        .collect();
    solutions.sort();
    solutions
}

#[test]
fn known_problems_have_their_solutions_and_no_others() {
    let lines = include_str!("problems.txt").lines();
    for line in lines.filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let fields: Vec<&str> = line.split('|').map(str::trim).collect();
        let [moves, fen, firsts, source] = fields[..] else {
            panic!("four fields: {line}")
        };
        let (moves, position): (u8, Position) = (moves.parse().unwrap(), fen.parse().unwrap());
        let mut firsts: Vec<&str> = firsts.split_whitespace().collect();
        firsts.sort_unstable();
        assert_eq!(solutions(&position, moves), firsts, "{source}");
        let mut search = Search::default();
        let shortest = (!firsts.is_empty()).then_some(moves);
        assert_eq!(search.mates_in(&position, moves), Ok(shortest), "{source}");
        let first = search.mating_move(&position, moves).unwrap();
        assert_eq!(first.is_some(), !firsts.is_empty(), "{source}");
        assert!(first.is_none_or(|mv| firsts.contains(&mv.to_string().as_str())));
    }
}

/// Boards of a few pieces, by numbers that follow from one another.
struct Boards(u64);

impl Boards {
    fn below(&mut self, end: u64) -> u64 {
        // Knuth's linear congruential generator (MMIX).
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005);
        self.0 = self.0.wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % end
    }

    /// Kings and this many other pieces; the black king near an edge, so that mates are not rare.
    fn next(&mut self, pieces: usize) -> Position {
        loop {
            let mut setup = Setup::empty();
            let king = Square::from_index(self.below(16) as usize + 48).unwrap();
            setup.board.set(king, Piece::new(Color::Black, Role::King));
            let mut place = |piece: Piece, boards: &mut Self| {
                let square = Square::from_index(boards.below(64) as usize).unwrap();
                if setup.board.piece_at(square).is_none() {
                    setup.board.set(square, piece);
                }
            };
            place(Piece::new(Color::White, Role::King), self);
            for number in 0..pieces {
                let roles = [
                    Role::Queen,
                    Role::Rook,
                    Role::Bishop,
                    Role::Knight,
                    Role::Pawn,
                ];
                let role = roles[self.below(5) as usize];
                let color = if number % 3 == 2 {
                    Color::Black
                } else {
                    Color::White
                };
                place(Piece::new(color, role), self);
            }
            if let Ok(position) = Position::from_setup(&setup) {
                return position;
            }
        }
    }
}

#[test]
fn it_finds_what_the_plainest_search_finds() {
    let mut boards = Boards(7);
    let mut search = Search::default();
    let (mut mates, mut none) = ([0; 4], 0);
    for (count, pieces, most) in [(4_000, 3, 2), (1_000, 5, 2), (500, 2, 3)] {
        for _ in 0..count {
            let position = boards.next(pieces);
            let shortest = (1..=most).find(|&moves| plain(&position, moves));
            assert_eq!(search.mates_in(&position, most), Ok(shortest), "{position}");
            match shortest {
                Some(moves) => mates[usize::from(moves)] += 1,
                None => none += 1,
            }
        }
    }
    // Otherwise the comparison would say little.
    assert!(
        mates[1] > 100 && mates[2] > 100 && mates[3] > 5,
        "{mates:?}"
    );
    assert!(none > 300, "{none}");
}

#[test]
fn every_first_move_is_judged_as_by_the_plainest_search() {
    let mut boards = Boards(11);
    let mut search = Search::default();
    for _ in 0..150 {
        let position = boards.next(3);
        for mv in position.legal_moves() {
            let after = position.play_unchecked(mv);
            let replies = after.legal_moves();
            let is_mated = |moves| {
                let mut replies = replies.iter();
                replies.all(|&reply| plain(&after.play_unchecked(reply), moves))
            };
            let expected = match (replies.is_empty(), after.is_check()) {
                (true, check) => check.then_some(0),
                _ => (1..=2).find(|&moves| is_mated(moves)),
            };
            assert_eq!(search.mated_in(&after, 2), Ok(expected), "{after}");
            let escape = search.escape_from(&after, 2).unwrap();
            assert_eq!(escape.is_some(), expected.is_none() && !replies.is_empty());
            assert!(escape.is_none_or(|mv| !plain(&after.play_unchecked(mv), 2)));
        }
    }
}

#[test]
fn the_reply_holds_out_longest_and_is_always_the_same() {
    let position: Position = "6k1/R7/8/8/8/8/8/1R4K1 b - - 0 1".parse().unwrap();
    let mut search = Search::default();
    let reply = search.longest_resistance(&position, 1).unwrap();
    assert_eq!(reply.unwrap().to_string(), "g8f8");
    let position: Position = "8/8/8/8/8/6qk/5R2/4rNK1 w - - 0 1".parse().unwrap();
    // The king in the corner is mated in two, the rook in between in one.
    let reply = search.longest_resistance(&position, 2).unwrap();
    assert_eq!(reply.unwrap().to_string(), "g1h1");
}

#[test]
fn beyond_the_limit_it_cannot_tell_and_within_it_the_answer_stays() {
    let position: Position = "8/8/8/8/8/3q3k/5R2/4rNK1 b - - 0 1".parse().unwrap();
    let mut search = Search::default();
    assert_eq!(search.mates_in(&position, 3), Ok(Some(3)));
    let nodes = search.nodes();
    for limit in [0, 1, nodes / 2, nodes - 1] {
        let mut search = Search::with_limit(limit);
        // Neither the first question nor a second one after it.
        assert_eq!(search.mates_in(&position, 3), Err(TooHard));
        assert_eq!(search.mates_in(&position, 3), Err(TooHard));
    }
    assert_eq!(
        Search::with_limit(nodes).mates_in(&position, 3),
        Ok(Some(3))
    );
}

/// Positions full of pieces, as puzzles have them; the last is quiet and has no mate.
const MIDDLEGAMES: [&str; 4] = [
    "r1b1kb1r/pppp1ppp/5q2/4n3/3KP3/2N3PN/PPP4P/R1BQ1B1R b kq - 0 1",
    "r1bq1rk1/ppp2ppp/2n2n2/3p2B1/3P4/2PB1N2/P1P2PPP/R2QR1K1 w - - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
];

#[test]
fn every_move_of_a_middlegame_is_judged_for_mate_in_four_within_a_fraction_of_the_limit() {
    for fen in MIDDLEGAMES {
        let position: Position = fen.parse().unwrap();
        let mut search = Search::with_limit(NODE_LIMIT / 4);
        for mv in position.legal_moves() {
            let after = position.play_unchecked(mv);
            assert!(search.mated_in(&after, 3).is_ok(), "{fen} {mv}");
        }
    }
}

/// A search that rests is the same search.
#[test]
fn slices_find_what_the_whole_search_finds_and_none_is_long() {
    let lines = include_str!("problems.txt").lines();
    for line in lines.filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let fields: Vec<&str> = line.split('|').map(str::trim).collect();
        let (moves, position): (u8, Position) =
            (fields[0].parse().unwrap(), fields[1].parse().unwrap());
        let whole = Search::default().fastest_mate(&position, moves);
        let mut search = Search::default();
        let mut quest = Quest::new(&mut search, &position, moves).unwrap();
        let (slice, mut before) = (1_000, search.nodes());
        let found = loop {
            let found = quest.go_on(&mut search, slice);
            // What a slice ends with is one position with its moves.
            assert!(search.nodes() - before < slice + 500, "{line}");
            before = search.nodes();
            match found {
                Ok(Poll::Pending) => {}
                Ok(Poll::Ready(found)) => break Ok(found),
                Err(error) => break Err(error),
            }
        };
        assert_eq!(found, whole, "{line}");
    }
}
