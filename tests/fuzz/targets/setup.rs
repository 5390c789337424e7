//! Any pieces on any squares have faults that are named, or make a position that holds together.
#![no_main]

use std::num::NonZeroU32;

use libfuzzer_sys::fuzz_target;
use rules::{Bitboard, CastlingMode, CastlingRights, Color, Piece, Position, Role, Setup, Square};

fuzz_target!(|bytes: &[u8]| {
    let [turn, rights, en_passant, clock, pieces @ ..] = bytes else {
        return;
    };
    let mut setup = Setup::empty();
    for piece in pieces.chunks_exact(2).take(64) {
        let square = Square::from_index(usize::from(piece[0] & 63)).expect("below 64");
        let role = Role::ALL[usize::from(piece[1] >> 1) % 6];
        let color = if piece[1] & 1 == 0 {
            Color::White
        } else {
            Color::Black
        };
        setup.board.set(square, Piece::new(color, role));
    }
    setup.turn = if turn & 1 == 0 {
        Color::White
    } else {
        Color::Black
    };
    setup.mode = if turn & 2 == 0 {
        CastlingMode::Standard
    } else {
        CastlingMode::Chess960
    };
    let corners = Bitboard(u64::from(rights & 15) | u64::from(rights >> 4) << 56);
    let spread = if turn & 4 == 0 {
        Bitboard(0x8100_0000_0000_0081)
    } else {
        Bitboard::ALL
    };
    setup.castling = CastlingRights::from_rooks((corners | Bitboard(corners.0 << 4)) & spread);
    setup.en_passant = Square::from_index(usize::from(*en_passant));
    setup.halfmove_clock = u32::from(*clock);
    setup.fullmove_number = NonZeroU32::MIN.saturating_add(u32::from(*clock));

    for square in Square::ALL {
        let _ = setup.pseudo_destinations(square);
    }
    let faults = setup.faults();
    match Position::from_setup(&setup) {
        Ok(position) => {
            assert!(faults.is_empty());
            let again = Position::from_setup(&position.to_setup()).expect("it was legal");
            assert_eq!(again, position);
            assert_eq!(position.perft(1), position.legal_moves().len() as u64);
            assert_eq!(
                position.has_legal_moves(),
                !position.legal_moves().is_empty()
            );
        }
        Err(error) => {
            assert_eq!(error.faults(), faults);
            assert!(faults.iter().all(|fault| !fault.to_string().is_empty()));
        }
    }
});
