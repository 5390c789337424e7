use rules::Position;

use super::{read, write};
use crate::{ReadMoveError, san};

#[test]
fn both_squares_are_written() {
    for (fen, short, long) in [
        (
            "rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 2",
            "exd5",
            "e4xd5",
        ),
        ("8/4P2k/8/8/8/8/8/4K3 w - - 0 1", "e8=Q", "e7-e8=Q"),
        ("7k/8/6K1/8/8/8/8/R7 w - - 0 1", "Ra8#", "Ra1-a8#"),
        ("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "O-O", "O-O"),
    ] {
        let position: Position = fen.parse().unwrap();
        let mv = san::read(&position, short).unwrap();
        assert_eq!(write(&position, mv), long);
        assert_eq!(read(&position, long), Ok(mv));
    }
}

#[test]
fn one_square_is_not_enough() {
    let start = Position::default();
    assert!(read(&start, "Ng1f3").is_ok());
    assert!(matches!(
        read(&start, "Nf3"),
        Err(ReadMoveError::Syntax { .. })
    ));
}
