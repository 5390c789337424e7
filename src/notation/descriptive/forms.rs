//! The ways to name a piece or a square, from the shortest on.

use rules::{Bitboard, CastlingSide, Color, File, Position, Role, Square};

use super::Spelling;
use super::filter::wing_of;
use super::names::{self, NamedPiece};
use crate::origins::Origins;

/// A name for a piece or a square, and what it says.
pub(crate) struct Form {
    /// How much is said beyond the least.
    pub(super) cost: u8,
    /// The letters, from the first that is not empty on.
    letters: [&'static str; 3],
    /// Which piece is meant; of no use in the name of a square.
    pub(super) piece: NamedPiece,
    /// Where it stands or goes to.
    pub(super) at: Bitboard,
    /// The letters of the square in brackets after the piece.
    location: Option<[&'static str; 2]>,
}

/// What saying where a piece stands costs: more than all other ways together.
const LOCATION: u8 = 8;

/// The letter of a file on either wing, and that of its wing, which the middle files do not need.
pub(crate) const fn file_letters(file: File) -> (&'static str, &'static str) {
    match file {
        File::A => ("R", "Q"),
        File::B => ("Kt", "Q"),
        File::C => ("B", "Q"),
        File::D => ("Q", ""),
        File::E => ("K", ""),
        File::F => ("B", "K"),
        File::G => ("Kt", "K"),
        File::H => ("R", "K"),
    }
}

/// The piece that a file is named by, and that of its wing, which the middle files do not need.
pub(crate) const fn file_wing(file: File) -> (Role, Option<Role>) {
    match file {
        File::A => (Role::Rook, Some(Role::Queen)),
        File::B => (Role::Knight, Some(Role::Queen)),
        File::C => (Role::Bishop, Some(Role::Queen)),
        File::D => (Role::Queen, None),
        File::E => (Role::King, None),
        File::F => (Role::Bishop, Some(Role::King)),
        File::G => (Role::Knight, Some(Role::King)),
        File::H => (Role::Rook, Some(Role::King)),
    }
}

/// The letter of a piece.
pub(crate) const fn role_letter(role: Role) -> &'static str {
    match role {
        Role::Pawn => "P",
        Role::Knight => "Kt",
        Role::Bishop => "B",
        Role::Rook => "R",
        Role::Queen => "Q",
        Role::King => "K",
    }
}

/// The files that a letter stands for, with and without that of its wing.
fn file_sets(file: File) -> (u8, u8) {
    let one = 1 << file.index();
    let mirrored = 1 << (7 - file.index());
    let both = match file {
        File::D | File::E => one,
        _ => one | mirrored,
    };
    (both, one)
}

/// The names of a square, short and in full.
pub(crate) fn of_square(square: Square, side: Color) -> Vec<Form> {
    let (letter, wing) = file_letters(square.file());
    let (both, one) = file_sets(square.file());
    let rank = rank(square, side);
    let form = |cost, letters, files| Form {
        cost,
        letters,
        piece: NamedPiece::of(Role::Pawn),
        at: names::squares(files, rank, side),
        location: None,
    };
    let mut forms = vec![form(0, ["", "", letter], both)];
    if both != one {
        forms.push(form(1, ["", wing, letter], one));
    }
    forms
}

/// The names of the piece on a square: its kind; its file or its side; `place`, where it stands or
/// is taken, as `side` counts.
pub(super) fn of_piece(
    position: &Position,
    origins: &Origins,
    square: Square,
    place: Square,
    side: Color,
) -> Vec<Form> {
    let Some(piece) = position.piece_at(square) else {
        return Vec::new();
    };
    let letter = role_letter(piece.role);
    let (file_letter, wing_letter) = file_letters(square.file());
    let (both, one) = file_sets(square.file());
    let plain = |cost, letters| Form {
        cost,
        letters,
        piece: NamedPiece::of(piece.role),
        at: Bitboard::ALL,
        location: None,
    };
    let mut forms = vec![plain(0, ["", "", letter])];
    if piece.role == Role::Pawn {
        let of_files = |cost, letters, files| {
            let mut form = plain(cost, letters);
            form.piece.files = files;
            form
        };
        forms.push(of_files(1, ["", file_letter, letter], both));
        if both != one {
            forms.push(of_files(2, [wing_letter, file_letter, letter], one));
        }
    } else if let Some(wing) = wing_of(origins, piece, square) {
        let wing_letter = match wing {
            CastlingSide::KingSide => "K",
            CastlingSide::QueenSide => "Q",
        };
        let mut form = plain(1, ["", wing_letter, letter]);
        form.piece.wing = Some(wing);
        forms.push(form);
    }
    for place in of_square(place, side) {
        let [_, wing, file] = place.letters;
        forms.push(Form {
            cost: LOCATION + place.cost,
            at: place.at,
            location: Some([wing, file]),
            ..plain(0, ["", "", letter])
        });
    }
    forms
}

/// The rank of a square from nought as `side` counts it.
pub(crate) fn rank(square: Square, side: Color) -> u8 {
    let rank = square.rank().index() as u8;
    side.fold_wb(rank, 7 - rank)
}

impl Form {
    /// Appends the name of a piece; the square in brackets has this rank.
    pub(super) fn push_piece(&self, text: &mut String, rank: u8, spelling: Spelling) {
        push_letters(text, &self.letters, spelling);
        if let Some(letters) = &self.location {
            text.push_str(match spelling {
                Spelling::Short => "(",
                Spelling::Long => " (",
            });
            push_letters(text, letters, spelling);
            push_rank(text, rank, spelling);
            text.push(')');
        }
    }

    /// Appends the name of a square.
    pub(crate) fn push_square(&self, text: &mut String, rank: u8, spelling: Spelling) {
        push_letters(text, &self.letters, spelling);
        push_rank(text, rank, spelling);
    }
}

fn push_letters(text: &mut String, letters: &[&str], spelling: Spelling) {
    let mut is_first = true;
    for letter in letters.iter().filter(|letter| !letter.is_empty()) {
        if !is_first && spelling == Spelling::Long {
            text.push(' ');
        }
        text.push_str(letter);
        is_first = false;
    }
}

fn push_rank(text: &mut String, rank: u8, spelling: Spelling) {
    match (spelling, rank) {
        (Spelling::Short, _) => {}
        (Spelling::Long, 0) => return text.push_str(" sq."),
        (Spelling::Long, _) => text.push(' '),
    }
    text.push(char::from(b'1' + rank));
}
