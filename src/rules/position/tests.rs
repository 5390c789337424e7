use crate::Position;

fn position(fen: &str) -> Position {
    fen.parse().expect(fen)
}

#[test]
fn the_first_four_half_moves_have_197_281_lines() {
    assert_eq!(Position::default().perft(4), 197_281);
}

#[test]
fn a_position_with_every_special_move_has_its_known_lines() {
    // "Position 2" of the Chess Programming Wiki, Perft Results.
    let position = position("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1");
    assert_eq!(position.perft(3), 97_862);
    assert_eq!(position.perft(4), 4_085_603);
}
