//! The names of the squares and the signs of the pieces: what stands around their tables.

use notation::legend::MoveSign;
use notation::squares;
use rules::{Color, File, Square};

use crate::announcements::capitalized;
use crate::names::square_name;
use crate::table::messages;

messages! {
    /// The heading of the page, and the link to it from the glossary.
    pub legend_title() = "Squares and signs";
    /// What the page is for.
    pub legend_about() = "Every square has one algebraic name and two descriptive ones, because in the old notation each player counts from their own side.";
    /// The field that finds a square.
    pub legend_find() = "Find a square by any of its names";
    /// What the field takes.
    pub legend_find_hint() = "For example c4 or QB5.";
    legend_found(name, white, black) = "{name}: {white} for White, {black} for Black.";
    legend_not_found(text) = "\u{201c}{text}\u{201d} is not the name of one square.";
    /// The heading of the table of squares.
    pub legend_squares() = "The names of the squares";
    /// How its cells are read.
    pub legend_squares_caption() = "In each square: its algebraic name; below it the descriptive name for White (W), then for Black (B).";
    /// Stands before White\u{2019}s name of a square.
    pub legend_white_mark() = "W";
    /// Stands before Black\u{2019}s name of a square.
    pub legend_black_mark() = "B";
    legend_file_king() = "king\u{2019}s file";
    legend_file_queen() = "queen\u{2019}s file";
    legend_file_king_bishop() = "king\u{2019}s bishop\u{2019}s file";
    legend_file_king_knight() = "king\u{2019}s knight\u{2019}s file";
    legend_file_king_rook() = "king\u{2019}s rook\u{2019}s file";
    legend_file_queen_bishop() = "queen\u{2019}s bishop\u{2019}s file";
    legend_file_queen_knight() = "queen\u{2019}s knight\u{2019}s file";
    legend_file_queen_rook() = "queen\u{2019}s rook\u{2019}s file";
    /// The heading of the table of pieces.
    pub legend_pieces() = "The signs of the pieces";
    /// The column with the names of the pieces.
    pub legend_piece() = "Piece";
    /// The column with the drawings of the board.
    pub legend_drawing() = "On the board";
    /// The column with the figures.
    pub legend_figures() = "Figures";
    /// The column with the letters of today.
    pub legend_letter() = "Today";
    /// The column with the letters of old books.
    pub legend_old() = "Old books";
    /// The column with the signs of diagrams in letters.
    pub legend_diagram() = "In letter diagrams";
    /// The heading of the table of languages.
    pub legend_languages() = "Letters in other languages";
    /// The column with the names of the languages.
    pub legend_language() = "Language";
    /// The heading of the table of signs.
    pub legend_signs() = "Signs of moves";
    /// The column that says what a sign means.
    pub legend_meaning() = "Meaning";
    /// No sign is written.
    pub legend_none() = "none";
    legend_capture() = "captures";
    legend_en_passant() = "en passant";
    legend_kingside() = "castles kingside";
    legend_queenside() = "castles queenside";
    legend_check() = "check";
    legend_discovered() = "discovered check";
    legend_double() = "double check";
    legend_mate() = "checkmate";
}

/// What a file is called in descriptive notation.
#[must_use]
pub fn legend_file(file: File) -> String {
    let name = match file {
        File::A => legend_file_queen_rook(),
        File::B => legend_file_queen_knight(),
        File::C => legend_file_queen_bishop(),
        File::D => legend_file_queen(),
        File::E => legend_file_king(),
        File::F => legend_file_king_bishop(),
        File::G => legend_file_king_knight(),
        File::H => legend_file_king_rook(),
    };
    capitalized(&name)
}

/// What a sign of a move means.
#[must_use]
pub fn legend_sign(sign: MoveSign) -> String {
    match sign {
        MoveSign::Capture => legend_capture(),
        MoveSign::EnPassant => legend_en_passant(),
        MoveSign::CastlesKingside => legend_kingside(),
        MoveSign::CastlesQueenside => legend_queenside(),
        MoveSign::Check => legend_check(),
        MoveSign::DiscoveredCheck => legend_discovered(),
        MoveSign::DoubleCheck => legend_double(),
        MoveSign::Mate => legend_mate(),
    }
}

/// What a name of a square means: the two descriptive names of an algebraic one, or the squares of a
/// descriptive one; nothing before anything is typed.
///
/// # Examples
///
/// ```
/// assert_eq!(words::square_names_text("c4"), "c4: QB4 for White, QB5 for Black.");
/// assert_eq!(words::square_names_text("QB5"), "QB5: c5 for White, c4 for Black.");
/// assert_eq!(words::square_names_text("B4"), "\u{201c}B4\u{201d} is not the name of one square.");
/// assert_eq!(words::square_names_text(" "), "");
/// ```
#[must_use]
pub fn square_names_text(text: &str) -> String {
    let text = text.trim();
    let [white, black] = match (text.parse::<Square>(), squares::named(text)) {
        _ if text.is_empty() => return String::new(),
        (Ok(square), _) => Color::ALL.map(|side| squares::name(square, side)),
        (_, Some(meant)) => meant.map(square_name),
        _ => return legend_not_found(text),
    };
    legend_found(text, &white, &black)
}
