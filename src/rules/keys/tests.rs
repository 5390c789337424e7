use crate::{Key, Position, Square};

fn after(moves: &[(Square, Square)]) -> (Position, Key) {
    let start = Position::default();
    moves
        .iter()
        .fold((start, start.key()), |(position, key), &(from, to)| {
            let mv = position
                .find_move(from, to, None)
                .expect("the line is legal");
            position.play_with_key(mv, key)
        })
}

#[test]
fn keys_are_those_the_format_publishes() {
    use Square as S;
    let line = [
        (S::E2, S::E4),
        (S::D7, S::D5),
        (S::E4, S::E5),
        (S::F7, S::F5),
        (S::E1, S::E2),
        (S::E8, S::F7),
    ];
    let keys = [
        0x463b_9618_1691_fc9c,
        0x823c_9b50_fd11_4196,
        0x0756_b944_61c5_0fb0,
        0x662f_afb9_65db_29d4,
        0x22a4_8b5a_8e47_ff78,
        0x652a_607c_a3f2_42c1,
        0x00fd_d303_c946_bdd9,
    ];
    for (plies, key) in keys.into_iter().enumerate() {
        assert_eq!(after(&line[..plies]).1, Key(key), "after {plies} plies");
    }
    let wing = [
        (S::A2, S::A4),
        (S::B7, S::B5),
        (S::H2, S::H4),
        (S::B5, S::B4),
        (S::C2, S::C4),
        (S::B4, S::C3),
        (S::A1, S::A3),
    ];
    assert_eq!(after(&wing[..5]).1, Key(0x3c81_23ea_7b06_7637));
    assert_eq!(after(&wing).1, Key(0x5c3f_9b82_9b27_9560));
}

#[test]
fn a_key_carried_along_is_the_key_worked_out_after_every_kind_of_move() {
    for fen in [
        "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
        "8/8/8/8/k2Pp2Q/8/8/3K4 b - d3 0 1",
        "bnrkqbnr/pppppppp/8/8/8/8/PPPPPPPP/BNRKQBNR w HChc - 0 1",
    ] {
        let position: Position = fen.parse().expect("the FEN is legal");
        for mv in position.legal_moves() {
            let (after, key) = position.play_with_key(mv, position.key());
            assert_eq!(key, after.key(), "{mv:?} in {fen}");
            for reply in after.legal_moves() {
                let (last, key) = after.play_with_key(reply, key);
                assert_eq!(key, last.key(), "{mv:?} {reply:?} in {fen}");
            }
        }
    }
}

#[test]
fn an_en_passant_file_counts_even_if_the_pawn_that_could_take_is_pinned() {
    let pinned: Position = "8/8/8/8/k2Pp2Q/8/8/3K4 b - d3 0 1".parse().expect("legal");
    let unmoved: Position = "8/8/8/8/k2Pp2Q/8/8/3K4 b - - 0 1".parse().expect("legal");
    assert_eq!(pinned.en_passant(), None);
    assert_ne!(pinned.key(), unmoved.key());
    assert_eq!(pinned.identity(), unmoved.identity());
}

#[test]
fn a_right_of_chess960_counts_for_its_wing() {
    let standard = Position::default();
    let named: Position = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1"
        .parse()
        .expect("legal");
    assert_eq!(standard.key(), named.key());
}
