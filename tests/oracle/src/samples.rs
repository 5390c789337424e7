//! Positions of all sorts, found at random.

use std::fmt::Write as _;

use rules::{CastlingMode, CastlingRights, CastlingSide, Color, Piece, Rank, Role, Setup, Square};

use crate::random::Random;

/// A board with random pieces, random castling rights that fit, and now and then a pawn that has
/// just made a double step. It need not be legal.
pub fn random_setup(random: &mut Random) -> Setup {
    let mut setup = Setup::empty();
    let free = |setup: &Setup, random: &mut Random| loop {
        let square = Square::ALL[random.below(64)];
        if setup.board.piece_at(square).is_none() {
            return square;
        }
    };
    setup.mode = *random.pick(&[CastlingMode::Standard, CastlingMode::Chess960]);
    for color in Color::ALL {
        let square = match (random.below(3), setup.mode) {
            (0, CastlingMode::Standard) => Square::new(rules::File::E, color.backrank()),
            (0, CastlingMode::Chess960) => {
                Square::new(rules::File::ALL[1 + random.below(6)], color.backrank())
            }
            _ => free(&setup, random),
        };
        setup.board.set(square, Piece::new(color, Role::King));
    }
    let roles = [
        Role::Pawn,
        Role::Pawn,
        Role::Pawn,
        Role::Knight,
        Role::Bishop,
        Role::Rook,
        Role::Queen,
    ];
    for _ in 0..random.below(22) {
        let square = free(&setup, random);
        let color = *random.pick(&Color::ALL);
        let mut role = *random.pick(&roles);
        if role == Role::Pawn && matches!(square.rank(), Rank::First | Rank::Eighth) {
            role = Role::Rook;
        }
        setup.board.set(square, Piece::new(color, role));
    }
    setup.turn = *random.pick(&Color::ALL);
    add_rights(&mut setup, random);
    add_en_passant(&mut setup, random);
    setup.halfmove_clock = if setup.en_passant.is_some() {
        0
    } else {
        random.below(90) as u32
    };
    setup
}

fn add_rights(setup: &mut Setup, random: &mut Random) {
    for color in Color::ALL {
        let Some(king) = setup.board.king(color) else {
            continue;
        };
        let at_home = match setup.mode {
            CastlingMode::Standard => king.file() == rules::File::E,
            CastlingMode::Chess960 => !matches!(king.file(), rules::File::A | rules::File::H),
        };
        if king.rank() != color.backrank() || !at_home {
            continue;
        }
        for side in CastlingSide::ALL {
            let rooks = setup.board.pieces(Piece::new(color, Role::Rook));
            let rook = rooks.into_iter().find(|rook| {
                let in_place = match setup.mode {
                    CastlingMode::Standard => {
                        matches!(rook.file(), rules::File::A | rules::File::H)
                    }
                    CastlingMode::Chess960 => true,
                };
                rook.rank() == color.backrank() && CastlingSide::of(king, *rook) == side && in_place
            });
            if let Some(rook) = rook.filter(|_| random.below(4) > 0) {
                setup.castling = setup.castling.with(rook);
            }
        }
    }
}

fn add_en_passant(setup: &mut Setup, random: &mut Random) {
    let mover = setup.turn.other();
    let pawns = setup.board.pieces(Piece::new(mover, Role::Pawn));
    let passed = pawns.into_iter().find_map(|pawn| {
        let square = pawn.offset(0, -mover.forward())?;
        let origin = square.offset(0, -mover.forward())?;
        let is_free = |square| setup.board.piece_at(square).is_none();
        (origin.rank() == mover.pawn_rank() && is_free(square) && is_free(origin)).then_some(square)
    });
    setup.en_passant = passed.filter(|_| random.below(4) > 0);
}

/// A start position of Chess960 with rooks named by their files.
pub fn random_chess960_start(random: &mut Random) -> String {
    let mut row = [' '; 8];
    row[2 * random.below(4)] = 'b';
    row[2 * random.below(4) + 1] = 'b';
    for letter in ['q', 'n', 'n'] {
        let free: Vec<usize> = (0..8).filter(|&file| row[file] == ' ').collect();
        row[*random.pick(&free)] = letter;
    }
    let mut rights = String::new();
    let free: Vec<usize> = (0..8).filter(|&file| row[file] == ' ').collect();
    for (file, letter) in free.into_iter().zip(['r', 'k', 'r']) {
        row[file] = letter;
        if letter == 'r' {
            rights.insert(0, (b'a' + file as u8) as char);
        }
    }
    let black: String = row.iter().collect();
    let mut fen = format!(
        "{black}/pppppppp/8/8/8/8/PPPPPPPP/{} w ",
        black.to_uppercase()
    );
    write!(fen, "{}{rights} - 0 1", rights.to_uppercase()).expect("a string takes everything");
    fen
}

/// All rights a set-up could have, for reading a FEN back.
pub fn has_rights(setup: &Setup) -> bool {
    setup.castling != CastlingRights::NONE
}
