//! What a FEN claims of castling and en passant, compared with what stands on the board.

use rules::{
    Board, CastlingMode, CastlingRights, CastlingSide, Color, File, Setup, SetupFault, Square,
};

/// The rights to castle for which king and rook stand in their places.
pub(super) struct Rights {
    pub(super) rights: CastlingRights,
    pub(super) mode: CastlingMode,
    /// The letters that count, in the order in which they are written.
    pub(super) text: String,
}

/// A letter of the castling field, and the rook that it means.
type Claim = (char, Square);

/// Compares the letters of a castling field with the board.
///
/// Letters of `KQkq` that make sense in Chess960 only are read so where both sides then began with
/// kings and rooks on the same files, as they do there; otherwise those count that make sense in
/// the standard game.
pub(super) fn rights(board: &Board, letters: &str) -> Rights {
    let written = letters.chars().filter(char::is_ascii_alphabetic).count();
    let standard = || held(board, letters, CastlingMode::Standard);
    let free = || held(board, letters, CastlingMode::Chess960);
    let names_files = letters.contains(|letter: char| {
        letter.is_ascii_alphabetic() && !matches!(letter, 'K' | 'Q' | 'k' | 'q')
    });
    let (mode, claims) = if names_files {
        (CastlingMode::Chess960, free())
    } else {
        let in_corners = standard();
        let elsewhere = if in_corners.len() < written {
            free()
        } else {
            Vec::new()
        };
        let is_chess960 = elsewhere.len() == written && is_symmetric(board, &elsewhere);
        match is_chess960 && written > 0 {
            true => (CastlingMode::Chess960, elsewhere),
            false => (CastlingMode::Standard, in_corners),
        }
    };
    let text: String = claims.iter().map(|(letter, _)| letter).collect();
    let none = text.is_empty().then(|| "-".to_owned());
    Rights {
        rights: of_rooks(&claims),
        mode,
        text: none.unwrap_or(text),
    }
}

fn of_rooks(claims: &[Claim]) -> CastlingRights {
    let rooks = claims.iter().map(|&(_, rook)| rook);
    rooks.fold(CastlingRights::NONE, CastlingRights::with)
}

/// The claims whose king and rook stand where they have to, each once.
fn held(board: &Board, letters: &str, mode: CastlingMode) -> Vec<Claim> {
    let mut setup = Setup {
        board: *board,
        mode,
        ..Setup::empty()
    };
    let mut claims: Vec<Claim> = Vec::new();
    for letter in letters.chars() {
        let Some(rook) = meant(&setup, letter) else {
            continue;
        };
        if !claims.iter().any(|&(_, other)| other == rook) {
            claims.push((letter, rook));
        }
    }
    setup.castling = of_rooks(&claims);
    for fault in setup.faults() {
        if let SetupFault::CastlingWithoutKing { rook, .. }
        | SetupFault::CastlingWithoutRook { rook, .. } = fault
        {
            claims.retain(|&(_, claimed)| claimed != rook);
        }
    }
    claims
}

fn meant(setup: &Setup, letter: char) -> Option<Square> {
    let color = match letter.is_ascii_uppercase() {
        true => Color::White,
        false => Color::Black,
    };
    match letter.to_ascii_lowercase() {
        'k' => Some(setup.home_rook(color, CastlingSide::KingSide)),
        'q' => Some(setup.home_rook(color, CastlingSide::QueenSide)),
        file => Some(Square::new(File::from_char(file)?, color.backrank())),
    }
}

/// Whether the kings and rooks of both sides began on the same files.
fn is_symmetric(board: &Board, claims: &[Claim]) -> bool {
    let file = |color: Color, side: CastlingSide| {
        let king = board.king(color)?;
        let mut rooks = claims.iter().map(|&(_, rook)| rook);
        let rook = rooks.find(|&rook| {
            rook.rank() == color.backrank() && CastlingSide::of(king, rook) == side
        })?;
        Some((king.file(), rook.file()))
    };
    let both = |side| file(Color::White, side).zip(file(Color::Black, side));
    let kings = || {
        let of = |color| {
            CastlingSide::ALL
                .into_iter()
                .find_map(|side| file(color, side))
        };
        of(Color::White).zip(of(Color::Black))
    };
    let same_rooks = CastlingSide::ALL
        .into_iter()
        .filter_map(both)
        .all(|(white, black)| white == black);
    same_rooks && kings().is_none_or(|((white, _), (black, _))| white == black)
}

/// Whether a pawn can have passed over the en passant square of a set-up.
pub(super) fn was_passed(setup: &Setup) -> bool {
    !setup.faults().iter().any(|fault| {
        matches!(
            fault,
            SetupFault::EnPassantRank { .. }
                | SetupFault::EnPassantOccupied { .. }
                | SetupFault::EnPassantWithoutPawn { .. }
        )
    })
}
