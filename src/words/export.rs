//! What is said when a game is taken out of the page: as text, as a picture, on paper.

use rules::Color;

use crate::names::color_name;
use crate::table::messages;

messages! {
    /// Who played whom.
    pub export_players(white, black) = "{white} – {black}";
    /// The round of a tournament.
    pub export_round(round) = "round {round}";
    /// The position from which a game begins, when it is not the usual one.
    pub export_start(fen) = "From the position {fen}";
    export_passes(color) = "{color} passes.";
    export_told_line(number, color, sentence) = "{number}. {color}: {sentence}";

    /// The heading of the dialog.
    pub export_title() = "Export";
    /// The part for the game as text.
    pub export_text_heading() = "Game as text";
    /// In which notation the moves are written.
    pub export_notation_label() = "Notation";
    /// The notation for beginners.
    pub export_notation_sentences() = "Full sentences";
    /// How the moves are set down.
    pub export_form_label() = "Layout";
    /// The moves follow each other in running text.
    pub export_form_running() = "Running text";
    /// The moves of White stand beside those of Black.
    pub export_form_columns() = "Two columns";
    /// The moves of White stand above those of Black.
    pub export_form_fractions() = "White above Black, as fractions";
    /// Whether variations, comments and signs are taken along.
    pub export_everything_label() = "With variations and comments";
    /// The name of the preview of the text.
    pub export_preview_label() = "Text";
    /// The part for the game file.
    pub export_pgn_heading() = "Game file (PGN)";
    /// The part for the position.
    pub export_fen_heading() = "Position (FEN)";
    /// The part for the board.
    pub export_board_heading() = "Board as a picture";
    /// Where the names of files and ranks stand.
    pub export_coordinates_label() = "Coordinates";
    /// Whether arrows and circles are drawn.
    pub export_shapes_label() = "Arrows & circles";
    /// Whether the last move is marked.
    pub export_last_move_label() = "Last-move marks";
    /// How large the picture is.
    pub export_size_label() = "Size";
    /// A size of pictures by its name, `count` pixels wide.
    pub export_size(name; count) = ["{name} ({count} pixel wide)", "{name} ({count} pixels wide)"];
    /// The name of a size for a line of text.
    pub export_size_small() = "Small";
    /// The name of a size for a page.
    pub export_size_medium() = "Medium";
    /// The name of a size for a screen.
    pub export_size_large() = "Large";
    /// The name of a size for a wall.
    pub export_size_poster() = "Very large";
    /// The part for a board in a page of the reader's own.
    pub export_embed_heading() = "Board for your page (embed code)";
    /// Leads to the builder.
    pub export_embed_edit() = "Edit in the builder";
    /// The part for paper.
    pub export_print_heading() = "Print";
    /// What the printed page takes from the choices above.
    pub export_print_hint() = "A book page in the notation and layout chosen above, with a diagram after each move marked for one.";
    /// The heading over the page as a file of its own.
    pub export_page_heading() = "Offline copy";
    /// What that file is good for.
    pub export_page_hint() = "One file with this game and all of J’adoube. It opens in any browser and needs no network.";
    /// Copies.
    pub button_copy() = "Copy";
    /// Saves as a file.
    pub button_save() = "Save";
    /// Saves the board as SVG.
    pub button_save_svg() = "Save SVG";
    /// Saves the board as PNG.
    pub button_save_png() = "Save PNG";
    /// Shows the page for paper.
    pub button_book_page() = "Book page…";
    export_copy_of(what) = "Copy {what}";
    export_save_of(what) = "Save {what}";
    export_what_text() = "the game as text";
    export_what_pgn() = "the PGN";
    export_what_fen() = "the FEN";
    export_what_embed() = "the embed code";
    export_copied_text() = "Game copied as text.";
    export_copied_pgn() = "PGN copied.";
    export_copied_fen() = "FEN copied.";
    export_copied_embed() = "Embed code copied.";
    /// The browser refused the clipboard.
    pub export_copy_refused() = "The browser didn't allow copying.";
    /// The browser refused the file.
    pub export_save_refused() = "The browser didn't save the file.";
    export_picture_start() = "Start position";
    export_picture_after(ply) = "Position after {ply}";
    export_picture_described(white, black, turn) = "{white} {black} {turn}";
    /// The page for paper leads back to the game.
    pub button_back() = "Back";
    /// Prints.
    pub button_print() = "Print";
    /// The name of the page for paper.
    pub print_page_label() = "Book page";
    /// What a book says above the columns.
    pub print_result_white() = "White won.";
    /// The game ended so.
    pub print_result_black() = "Black won.";
    /// The game ended so.
    pub print_result_draw() = "Drawn game.";
    /// A game of unknown players.
    pub print_untitled() = "A game of chess";
    export_turn(color) = "{color} to move.";
}

/// The sentence for a move that is none: an annotator shows a threat with it.
#[must_use]
pub fn export_pass(color: Color) -> String {
    export_passes(&color_name(color))
}

/// A line of a game in sentences.
#[must_use]
pub fn export_line_text(number: u32, color: Color, sentence: &str) -> String {
    export_told_line(&number.to_string(), &color_name(color), sentence)
}

/// What can be copied.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exported {
    /// The game as text.
    Text,
    /// The game file.
    Pgn,
    /// The position.
    Fen,
    /// The tag of a board for a page.
    Embed,
}

impl Exported {
    fn name(self) -> String {
        match self {
            Self::Text => export_what_text(),
            Self::Pgn => export_what_pgn(),
            Self::Fen => export_what_fen(),
            Self::Embed => export_what_embed(),
        }
    }
}

/// The name of a button that copies.
#[must_use]
pub fn export_copy_label(what: Exported) -> String {
    export_copy_of(&what.name())
}

/// The name of a button that saves.
#[must_use]
pub fn export_save_label(what: Exported) -> String {
    export_save_of(&what.name())
}

/// Whether something was copied.
#[must_use]
pub fn export_copied(what: Exported, done: bool) -> String {
    match what {
        _ if !done => export_copy_refused(),
        Exported::Text => export_copied_text(),
        Exported::Pgn => export_copied_pgn(),
        Exported::Fen => export_copied_fen(),
        Exported::Embed => export_copied_embed(),
    }
}

/// Whether a file was saved.
#[must_use]
pub fn export_saved_as(file: &str, done: bool) -> String {
    if done {
        crate::loading::saved_as(file)
    } else {
        export_save_refused()
    }
}

/// The name of a picture of the board: which move was made last, as it is written.
#[must_use]
pub fn export_picture_title(ply: Option<&str>) -> String {
    ply.map_or_else(export_picture_start, export_picture_after)
}

/// What a screen reader says about a picture of the board, beyond its name: the pieces of both sides,
/// each named by [`all_pieces_text`](crate::all_pieces_text).
#[must_use]
pub fn export_picture_text(white_pieces: &str, black_pieces: &str, turn: Color) -> String {
    export_picture_described(white_pieces, black_pieces, &export_turn(&color_name(turn)))
}
