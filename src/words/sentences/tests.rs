use rules::Position;

use super::*;

fn position(fen: &str) -> Position {
    fen.parse().expect("the tests' positions are legal")
}

#[test]
fn each_kind_of_move_has_its_sentence() {
    for (fen, san, sentence) in [
        (
            "8/8/8/8/8/8/8/K1k3N1 w - - 0 1",
            "Nf3",
            "The knight goes from g1 to f3.",
        ),
        (
            "4k3/5r2/8/4N3/8/8/8/4K3 w - - 0 1",
            "Nxf7",
            "The knight on e5 takes the rook on f7.",
        ),
        (
            "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2",
            "exd6",
            "The pawn on e5 takes the pawn on d5 en passant and goes to d6.",
        ),
        (
            "8/4P2k/8/8/8/8/8/4K3 w - - 0 1",
            "e8=Q",
            "The pawn goes from e7 to e8 and becomes a queen.",
        ),
        (
            "3r3k/4P3/8/8/8/8/8/4K3 w - - 0 1",
            "exd8=N",
            "The pawn on e7 takes the rook on d8 and becomes a knight.",
        ),
        (
            "r3k2r/8/8/8/8/8/8/4K3 b kq - 0 1",
            "O-O-O",
            "Black castles queenside: the king goes from e8 to c8 and the rook from a8 to d8.",
        ),
        (
            "4k3/8/8/8/8/8/8/6KR w H - 0 1",
            "O-O",
            "White castles kingside: the king stays on g1 and the rook goes from h1 to f1.",
        ),
        (
            "7k/8/6K1/8/8/8/8/R7 w - - 0 1",
            "Ra8",
            "The rook goes from a1 to a8. That is checkmate.",
        ),
    ] {
        let position = position(fen);
        let mv = notation::san::read(&position, san).unwrap();
        assert_eq!(move_sentence(&position, mv), sentence);
        assert_eq!(read_move_sentence(&position, sentence), Ok(mv));
    }
}

#[test]
fn a_sentence_that_says_anything_wrong_is_no_move() {
    let start = Position::default();
    let knight = start.find_move(Square::G1, Square::F3, None).unwrap();
    for text in [
        "The bishop goes from g1 to f3.",
        "The knight on g1 takes the pawn on f3.",
        "The knight goes from g1 to f3 and becomes a queen.",
    ] {
        assert_eq!(
            read_move_sentence(&start, text),
            Err(ReadSentenceError::Differs { legal: knight }),
            "{text}"
        );
    }
    assert!(matches!(
        read_move_sentence(&start, "The knight goes from g1 to g3."),
        Err(ReadSentenceError::Move(ReadMoveError::Illegal { .. }))
    ));
    assert_eq!(
        read_move_sentence(&start, "The knight goes home."),
        Err(ReadSentenceError::NoSquares)
    );
}

#[test]
fn what_happens_on_the_squares_is_described_instead() {
    let start = Position::default();
    let text = "the bishop goes from g1 to f3";
    let error = read_move_sentence(&start, text).unwrap_err();
    assert_eq!(
        sentence_error_text(&start, text, &error),
        "That isn't what happens on these squares. The move is: The knight goes from g1 to f3."
    );
}
