//! Start positions in bytes.
//!
//! A whole position is: a bit for each square that has a piece, in 8 bytes, highest first, with a1 as
//! the lowest bit; for each piece in the order of the squares half a byte, high half first: 0 to 5
//! from the pawn to the king, 8 more for Black; one byte with bit 0 for Black's turn and bit 1 for
//! Chess960; one byte for the rooks of each first rank that may castle, White's first; one byte with
//! the number of the en passant square plus 1, or 0; and the counts of half-moves and moves.

use std::num::NonZeroU32;

use rules::{
    Bitboard, Board, CastlingMode, CastlingRights, Color, Piece, Position, Role, Setup, Square,
    chess960,
};

use super::bytes::{Reader, push_number};

pub(super) const USUAL: u8 = 0;
pub(super) const CHESS960: u8 = 1;
pub(super) const POSITION: u8 = 2;

const BLACK: u8 = 8;
const BLACK_TO_MOVE: u8 = 1;
const CHESS960_CASTLING: u8 = 2;

/// The kind of a start, and its bytes.
pub(super) fn write(start: &Position) -> (u8, Vec<u8>) {
    if *start == Position::default() {
        return (USUAL, Vec::new());
    }
    if let Some(number) = chess960::number_of(&start.board())
        && chess960::start_position(number).is_some_and(|position| position == *start)
        && let Ok(number) = u16::try_from(number)
    {
        return (CHESS960, number.to_be_bytes().to_vec());
    }
    (POSITION, write_setup(&start.to_setup()))
}

fn write_setup(setup: &Setup) -> Vec<u8> {
    let mut bytes = setup.board.occupied().0.to_be_bytes().to_vec();
    let codes: Vec<u8> = Square::ALL
        .into_iter()
        .filter_map(|square| setup.board.piece_at(square))
        .map(|piece| piece.role.index() as u8 + piece.color.fold_wb(0, BLACK))
        .collect();
    for pair in codes.chunks(2) {
        bytes.push(pair[0] << 4 | pair.get(1).copied().unwrap_or(0));
    }
    let turn = setup.turn.fold_wb(0, BLACK_TO_MOVE);
    let mode = match setup.mode {
        CastlingMode::Standard => 0,
        CastlingMode::Chess960 => CHESS960_CASTLING,
    };
    let rooks = setup.castling.rooks().0;
    let en_passant = setup
        .en_passant
        .map_or(0, |square| square.index() as u8 + 1);
    bytes.extend([turn | mode, rooks as u8, (rooks >> 56) as u8, en_passant]);
    push_number(&mut bytes, setup.halfmove_clock);
    push_number(&mut bytes, setup.fullmove_number.get());
    bytes
}

/// The start of a kind; nothing if the bytes make no legal position.
pub(super) fn read(kind: u8, reader: &mut Reader<'_>) -> Option<Position> {
    match kind {
        USUAL => Some(Position::default()),
        CHESS960 => chess960::start_position(u16::from_be_bytes(reader.array()?).into()),
        POSITION => Position::from_setup(&read_setup(reader)?).ok(),
        _ => None,
    }
}

fn read_setup(reader: &mut Reader<'_>) -> Option<Setup> {
    let occupied = Bitboard(u64::from_be_bytes(reader.array()?));
    let codes = reader.take(occupied.len().div_ceil(2))?;
    let mut codes = codes.iter().flat_map(|byte| [byte >> 4, byte & 15]);
    let mut board = Board::empty();
    for square in Square::ALL
        .into_iter()
        .filter(|square| occupied.contains(*square))
    {
        let code = codes.next()?;
        let color = if code & BLACK == 0 {
            Color::White
        } else {
            Color::Black
        };
        let role = *Role::ALL.get(usize::from(code & !BLACK))?;
        board.set(square, Piece::new(color, role));
    }
    let [flags, white_rooks, black_rooks, en_passant] = reader.array()?;
    let en_passant = match en_passant {
        0 => None,
        number => Some(Square::from_index(usize::from(number) - 1)?),
    };
    let rooks = u64::from(white_rooks) | u64::from(black_rooks) << 56;
    Some(Setup {
        board,
        turn: if flags & BLACK_TO_MOVE == 0 {
            Color::White
        } else {
            Color::Black
        },
        castling: CastlingRights::from_rooks(Bitboard(rooks)),
        mode: if flags & CHESS960_CASTLING == 0 {
            CastlingMode::Standard
        } else {
            CastlingMode::Chess960
        },
        en_passant,
        halfmove_clock: reader.number()?,
        fullmove_number: NonZeroU32::new(reader.number()?)?,
    })
}
