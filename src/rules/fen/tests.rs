use super::{FenField, FenProblem, ParseFenError};
use crate::{Board, CastlingMode, Position, Rank, Setup, Square};

const REST: &str = "w - - 0 1";

fn error(fen: &str) -> (FenField, usize, FenProblem) {
    let ParseFenError {
        field,
        offset,
        problem,
    } = fen.parse::<Setup>().expect_err("it is no FEN");
    (field, offset, problem)
}

#[test]
fn every_missing_field_is_named() {
    let fields = ["8/8/8/8/8/8/8/8", "w", "-", "-"];
    for (count, field) in FenField::ALL.into_iter().take(4).enumerate() {
        let fen = fields[..count].join(" ");
        assert_eq!(error(&fen), (field, fen.len(), FenProblem::Missing));
    }
}

#[test]
fn missing_clocks_are_those_of_a_new_game() {
    let four: Setup = "8/8/8/8/8/8/8/8 b - -".parse().expect("four fields");
    assert_eq!((four.halfmove_clock, four.fullmove_number.get()), (0, 1));
    let five: Setup = "8/8/8/8/8/8/8/8 b - - 7".parse().expect("five fields");
    assert_eq!((five.halfmove_clock, five.fullmove_number.get()), (7, 1));
}

#[test]
fn an_unknown_piece_is_named_with_its_square() {
    let fen = format!("8/8/3x4/8/8/8/8/8 {REST}");
    let problem = FenProblem::NotAMan {
        found: 'x',
        square: Square::D6,
    };
    assert_eq!(error(&fen), (FenField::Placement, 5, problem));
    assert_eq!(
        fen.parse::<Setup>().expect_err("x").square(),
        Some(Square::D6)
    );
    assert_eq!(
        fen.parse::<Setup>().expect_err("x").to_string(),
        "FEN field 1 (placement), character 6: has 'x' at d6, \
         expected one of PNBRQKpnbrqk, 1 to 8 or '/'"
    );
}

#[test]
fn nine_and_zero_are_no_numbers_of_squares() {
    for found in ['0', '9'] {
        let problem = FenProblem::NotAMan {
            found,
            square: Square::A8,
        };
        let fen = format!("{found}/8/8/8/8/8/8/8 {REST}");
        assert_eq!(error(&fen), (FenField::Placement, 0, problem));
    }
}

#[test]
fn ranks_are_eight_squares_long() {
    let long = FenProblem::RankTooLong {
        rank: Rank::Seventh,
    };
    assert_eq!(
        error(&format!("8/7pp/8/8/8/8/8/8 {REST}")),
        (FenField::Placement, 4, long)
    );
    assert_eq!(
        error(&format!("8/p8/8/8/8/8/8/8 {REST}")),
        (FenField::Placement, 3, long)
    );
    let short = FenProblem::RankTooShort {
        rank: Rank::Seventh,
        squares: 7,
    };
    assert_eq!(
        error(&format!("8/7/8/8/8/8/8/8 {REST}")),
        (FenField::Placement, 3, short)
    );
    let empty = FenProblem::RankTooShort {
        rank: Rank::Seventh,
        squares: 0,
    };
    assert_eq!(
        error(&format!("8//8/8/8/8/8/8 {REST}")),
        (FenField::Placement, 2, empty)
    );
}

#[test]
fn there_are_eight_ranks() {
    let few = FenProblem::TooFewRanks { ranks: 7 };
    assert_eq!(
        error(&format!("8/8/8/8/8/8/8 {REST}")),
        (FenField::Placement, 13, few)
    );
    let broken_off = FenProblem::TooFewRanks { ranks: 3 };
    assert_eq!(error("8/8/8/ w - -"), (FenField::Placement, 6, broken_off));
    let fen = format!("8/8/8/8/8/8/8/8/8 {REST}");
    assert_eq!(
        error(&fen),
        (FenField::Placement, 15, FenProblem::TooManyRanks)
    );
}

#[test]
fn the_side_to_move_is_w_or_b() {
    for turn in ["W", "x", "wb", "white", "é"] {
        let fen = format!("8/8/8/8/8/8/8/8 {turn} - - 0 1");
        assert_eq!(error(&fen), (FenField::Turn, 16, FenProblem::NotAColor));
    }
}

#[test]
fn castling_rights_are_letters_each_once() {
    let problem = FenProblem::NotACastlingRight { found: 'x' };
    assert_eq!(
        error("8/8/8/8/8/8/8/8 w Kx -"),
        (FenField::Castling, 19, problem)
    );
    let problem = FenProblem::RightTwice { found: 'K' };
    assert_eq!(
        error("8/8/8/8/8/8/8/8 w KQK -"),
        (FenField::Castling, 20, problem)
    );
}

#[test]
fn the_en_passant_square_is_on_the_third_or_sixth_rank() {
    for square in ["e4", "x3", "e", "e33", "i6"] {
        let fen = format!("8/8/8/8/8/8/8/8 w - {square} 0 1");
        assert_eq!(
            error(&fen),
            (FenField::EnPassant, 20, FenProblem::NotAnEnPassantSquare)
        );
    }
}

#[test]
fn clocks_are_small_numbers() {
    for clock in ["-1", "x", "10000", "99999999999999999999", "+1"] {
        let fen = format!("8/8/8/8/8/8/8/8 w - - {clock} 1");
        assert_eq!(
            error(&fen),
            (FenField::HalfmoveClock, 22, FenProblem::NotAClock)
        );
        let fen = format!("8/8/8/8/8/8/8/8 w - - 0 {clock}");
        assert_eq!(
            error(&fen),
            (FenField::FullmoveNumber, 24, FenProblem::NotAMoveNumber)
        );
    }
    let fen = "8/8/8/8/8/8/8/8 w - - 0 0";
    assert_eq!(
        error(fen),
        (FenField::FullmoveNumber, 24, FenProblem::NotAMoveNumber)
    );
}

#[test]
fn nothing_follows_the_sixth_field() {
    let fen = "8/8/8/8/8/8/8/8 w - - 0 1 x";
    assert_eq!(
        error(fen),
        (FenField::FullmoveNumber, 26, FenProblem::TextAfterEnd)
    );
}

#[test]
fn spaces_around_and_between_fields_do_not_matter() {
    let fen = "  8/8/8/8/8/8/8/8\tw  -  -   3 4 ";
    assert_eq!(
        fen.parse::<Setup>().expect(fen).to_string(),
        "8/8/8/8/8/8/8/8 w - - 3 4"
    );
}

#[test]
fn a_board_is_the_placement_field_alone() {
    let text = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR";
    assert_eq!(text.parse::<Board>().expect(text).to_string(), text);
    assert!(format!("{text} w").parse::<Board>().is_err());
}

#[test]
fn file_letters_make_a_set_up_one_of_chess960() {
    let fen = "1r2kr2/8/8/8/8/8/8/1R2KR2 w FBfb - 0 1";
    let setup: Setup = fen.parse().expect(fen);
    assert_eq!(setup.mode, CastlingMode::Chess960);
    assert_eq!(setup.to_string(), fen);
    let x_fen = "1r2kr2/8/8/8/8/8/8/1R2KR2 w KQkq - 0 1";
    assert_eq!(Setup::from_chess960_fen(x_fen), Ok(setup));
}

#[test]
fn the_outermost_rook_is_meant_by_x_fen() {
    let setup = Setup::from_chess960_fen("4k3/8/8/8/8/8/8/RR2K1RR w KQ -").expect("X-FEN");
    assert!(setup.castling.contains(Square::A1) && setup.castling.contains(Square::H1));
    assert_eq!(setup.castling.rooks().len(), 2);
}

#[test]
fn a_position_writes_an_en_passant_square_only_if_it_can_be_used() {
    for (read, written) in [
        (
            "4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1",
            "4k3/8/8/8/4P3/8/8/4K3 b - - 0 1",
        ),
        (
            "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1",
            "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1",
        ),
        // Both pawns would leave the fourth rank, and the rook would look at the king.
        (
            "8/8/8/8/k2pP2R/8/8/4K3 b - e3 0 1",
            "8/8/8/8/k2pP2R/8/8/4K3 b - - 0 1",
        ),
    ] {
        let position: Position = read.parse().expect(read);
        assert_eq!(position.to_string(), written);
    }
}
