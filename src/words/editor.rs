//! The words of the set-up editor.

use notation::diagram::Correction;
use rules::{CastlingSide, Color, Piece, Square};

use crate::names::{piece_name, square_name};
use crate::table::messages;

messages! {
    /// The name of the editor's grid.
    pub editor_board_label() = "Board to set up";
    /// The name of the pieces beside the board.
    pub editor_tray_label() = "Pieces to place";
    /// The name of the group of fields.
    pub editor_fields_label() = "Position details";
    /// What can be done with the board, in a line.
    pub editor_hint() = "Drag pieces onto or off the board, or choose one and tap squares. On the keyboard, a letter places a piece (capital for White) and Delete removes it.";
    /// The tool that moves pieces.
    pub editor_hand() = "Move pieces";
    /// The tool that takes pieces away.
    pub editor_eraser() = "Erase";
    editor_place(piece) = "Place a {piece}";
    /// The question for the side to move.
    pub editor_turn() = "To move";
    /// The heading of the rights to castle.
    pub editor_castling() = "Castling";
    editor_castle_white_king() = "White, kingside";
    editor_castle_white_queen() = "White, queenside";
    editor_castle_black_king() = "Black, kingside";
    editor_castle_black_queen() = "Black, queenside";
    /// The question for the square of en passant.
    pub editor_en_passant() = "En passant";
    /// No pawn has just made its double step.
    pub editor_en_passant_none() = "none";
    /// Half-moves since the last pawn move or capture.
    pub editor_halfmove_clock() = "Halfmove clock";
    /// The number of the move.
    pub editor_fullmove_number() = "Move number";
    /// The position as FEN.
    pub editor_fen() = "FEN";
    /// The number of the start position.
    pub editor_start_number() = "Chess960 number";
    /// Sets up the start position of that number.
    pub editor_set_start_number() = "Set up";
    /// The switch between the two ways of castling.
    pub editor_chess960() = "Chess960 castling";
    /// Sets up the beginning of the game.
    pub editor_start_position() = "Start position";
    /// Takes all pieces away.
    pub editor_clear() = "Empty board";
    /// Returns to the set-up with which the editor was opened.
    pub editor_reset() = "Reset";
    /// Takes the last change back.
    pub editor_undo() = "Undo";
    /// Makes the change again.
    pub editor_redo() = "Redo";
    /// Turns the board.
    pub editor_flip() = "Flip board";
    /// Leaves the editor without the set-up.
    pub editor_cancel() = "Cancel";
    /// Takes the position over.
    pub editor_done() = "Analyse this position";
    /// The heading of the list of faults.
    pub editor_faults_title() = "Position check";
    /// Nothing is wrong.
    pub editor_legal() = "Legal position";
    /// What can be done with a set-up that is not a legal position.
    pub editor_diagram_note() = "You can still keep it as a diagram: copy it or save its picture. Choose \u{201c}Move pieces\u{201d} and pick one up to see where it could go.";
    /// Copies the FEN.
    pub editor_copy_fen() = "Copy FEN";
    /// Copies the diagram in letters, as an old book prints it.
    pub editor_copy_diagram() = "Copy text diagram";
    /// The name of the picture of a set-up.
    pub editor_picture_title() = "Chess diagram";
    /// What was copied.
    pub editor_fen_copied() = "FEN copied.";
    /// What was copied.
    pub editor_diagram_copied() = "Text diagram copied.";
    editor_picked(piece, square) = "{piece} on {square} picked up.";
    editor_put(piece, square) = "{piece}, {square}";
    editor_emptied(square) = "{square} is empty.";
    editor_bad_number() = "Start positions are numbered from 0 to 959.";
    /// All pieces were taken away.
    pub editor_cleared() = "The board is empty.";
    /// The set-up is as it was when the editor was opened.
    pub editor_was_reset() = "Position reset.";
    editor_start_set(number) = "Start position {number} is set up.";
    editor_suggestion(square, found, likely) = "The {found} on {square} is most likely a {likely}.";
    editor_correct(square, likely) = "Put a {likely} on {square}";
}

/// The name of a tool that places a piece.
#[must_use]
pub fn editor_place_text(piece: Piece) -> String {
    editor_place(&piece_name(piece))
}

/// The name of a right to castle.
#[must_use]
pub fn editor_castling_name(color: Color, side: CastlingSide) -> String {
    match (color, side) {
        (Color::White, CastlingSide::KingSide) => editor_castle_white_king(),
        (Color::White, CastlingSide::QueenSide) => editor_castle_white_queen(),
        (Color::Black, CastlingSide::KingSide) => editor_castle_black_king(),
        (Color::Black, CastlingSide::QueenSide) => editor_castle_black_queen(),
    }
}

/// What a change of a square has come to.
#[must_use]
pub fn editor_square_said(piece: Option<Piece>, square: Square) -> String {
    match piece {
        Some(piece) => editor_put(&piece_name(piece), &square_name(square)),
        None => editor_emptied(&square_name(square)),
    }
}

/// A piece was picked up.
#[must_use]
pub fn editor_picked_said(piece: Piece, square: Square) -> String {
    editor_picked(&piece_name(piece), &square_name(square))
}

/// A numbered start position was set up.
#[must_use]
pub fn editor_start_said(number: u32) -> String {
    editor_start_set(&number.to_string())
}

/// The number names no start position.
#[must_use]
pub fn editor_number_refused() -> String {
    editor_bad_number()
}

/// What was most likely meant by a piece that no game can bring about.
///
/// # Examples
///
/// ```
/// use notation::diagram::corrections;
/// use rules::Setup;
///
/// let knight_lost: Setup = "rkbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1".parse()?;
/// let correction = corrections(&knight_lost.board)[0];
/// assert_eq!(
///     words::editor_suggestion_text(&correction),
///     "The black king on b8 is most likely a black knight."
/// );
/// assert_eq!(words::editor_correct_text(&correction), "Put a black knight on b8");
/// # Ok::<(), rules::ParseFenError>(())
/// ```
#[must_use]
pub fn editor_suggestion_text(correction: &Correction) -> String {
    editor_suggestion(
        &square_name(correction.square),
        &piece_name(correction.found),
        &piece_name(correction.likely),
    )
}

/// The name of the button that corrects it.
#[must_use]
pub fn editor_correct_text(correction: &Correction) -> String {
    editor_correct(
        &square_name(correction.square),
        &piece_name(correction.likely),
    )
}
