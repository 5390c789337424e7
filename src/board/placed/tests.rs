use rules::{Color, Position};

use super::*;

fn of(board: &Board) -> Vec<PlacedPiece> {
    arranged(&[], board)
}

fn played(fen: &str, uci: &str) -> (Vec<PlacedPiece>, Vec<PlacedPiece>) {
    let position: Position = fen.parse().unwrap();
    let before = of(&position.board());
    let mv = notation::uci::read(&position, uci).unwrap();
    let after = arranged(&before, &position.play_unchecked(mv).board());
    (before, after)
}

fn on(pieces: &[PlacedPiece], square: Square) -> PlacedPiece {
    *pieces
        .iter()
        .find(|placed| placed.square == square)
        .unwrap()
}

#[test]
fn a_piece_that_moves_keeps_its_number() {
    let (before, after) = played("3k4/8/8/8/8/8/4R3/R3K3 w Q - 0 1", "e2f2");
    assert_eq!(on(&before, Square::E2).id, on(&after, Square::F2).id);
    assert_eq!(on(&before, Square::A1).id, on(&after, Square::A1).id);
    let (before, after) = played("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1c1");
    assert_eq!(on(&before, Square::A1).id, on(&after, Square::D1).id);
    assert_eq!(on(&before, Square::E1).id, on(&after, Square::C1).id);
}

#[test]
fn a_promoted_pawn_keeps_its_number_and_so_does_the_pawn_when_it_is_taken_back() {
    let (before, after) = played("4k3/P7/8/8/8/8/8/Q3K3 w - - 0 1", "a7a8q");
    assert_eq!(on(&before, Square::A7).id, on(&after, Square::A8).id);
    assert_eq!(on(&before, Square::A1).id, on(&after, Square::A1).id);
    let start: Position = "4k3/P7/8/8/8/8/8/Q3K3 w - - 0 1".parse().unwrap();
    let again = arranged(&after, &start.board());
    assert_eq!(on(&after, Square::A8).id, on(&again, Square::A7).id);
}

#[test]
fn no_piece_gets_the_number_of_a_captured_one() {
    let (before, after) = played("3k4/8/8/8/8/8/4p3/4RK2 w - - 0 1", "e1e2");
    let gone = on(&before, Square::E2).id;
    assert!(after.iter().all(|placed| placed.id != gone));
    let wider: Position = "3k4/8/8/8/8/8/4RQ2/5K2 w - - 0 1".parse().unwrap();
    let ids: std::collections::BTreeSet<u8> = arranged(&after, &wider.board())
        .iter()
        .map(|placed| placed.id)
        .collect();
    assert_eq!(ids.len(), 4);
}

#[test]
fn pieces_keep_their_numbers_through_castling_en_passant_and_promotion() {
    let mut position = Position::default();
    let mut boards = vec![of(&position.board())];
    let moves = "e4 d5 e5 f5 exf6 Nh6 fxg7 Kd7 gxh8=N Qe8 Nf3 Qd8 Be2 Qe8 O-O";
    for text in moves.split(' ') {
        let mv = notation::san::read(&position, text).unwrap();
        position = position.play_unchecked(mv);
        let next = arranged(&boards[boards.len() - 1], &position.board());
        boards.push(next);
    }
    let id = |ply: usize, square| on(&boards[ply], square).id;
    let last = boards.len() - 1;
    assert_eq!(id(0, Square::E1), id(last, Square::G1));
    assert_eq!(id(0, Square::H1), id(last, Square::F1));
    let pawn = id(0, Square::E2);
    let knight = boards[9].iter().find(|placed| placed.id == pawn).unwrap();
    assert_eq!(knight.square, Square::H8);
    assert_eq!(knight.piece, Piece::new(Color::White, Role::Knight));
    let passed = id(4, Square::F5);
    assert!(boards[5].iter().all(|placed| placed.id != passed));
    assert!(
        boards[0]
            .iter()
            .zip(0..)
            .all(|(placed, id)| placed.id == id)
    );
}

/// Plays moves that look random but are the same in each run.
fn playout(seed: u64, mut see: impl FnMut(&Position, rules::Move)) {
    let mut position = Position::default();
    let mut state = seed;
    for _ in 0..150 {
        let moves = position.legal_moves();
        if moves.is_empty() {
            return;
        }
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(seed | 1);
        let chosen = moves[(state >> 33) as usize % moves.len()];
        see(&position, chosen);
        position = position.play_unchecked(chosen);
    }
}

#[test]
fn a_piece_keeps_its_number_when_it_moves() {
    for seed in 1..=30 {
        let mut before = of(&Position::default().board());
        playout(seed, |position, mv| {
            let board = position.play_unchecked(mv).board();
            let after = arranged(&before, &board);
            let moved = on(&before, mv.from());
            let there = after.iter().find(|placed| placed.id == moved.id).unwrap();
            assert_eq!(there.square, mv.to());
            assert_eq!(there.piece.role, mv.promotion().unwrap_or(moved.piece.role));
            let taken = usize::from(position.captured_by(mv).is_some());
            assert_eq!(after.len(), before.len() - taken);
            for placed in &after {
                assert_eq!(board.piece_at(placed.square), Some(placed.piece));
                let was = before.iter().find(|old| old.id == placed.id).unwrap();
                let castled = mv.is_castling() && placed.piece.role == Role::Rook;
                let stayed = was.square == placed.square;
                assert!(
                    stayed || placed.id == moved.id || castled,
                    "{position}: {mv}"
                );
            }
            before = after;
        });
    }
}
