//! The names of what can be pressed and read on the page.

use record::ShapeColor;

use crate::table::messages;

messages! {
    /// Opens the fields of who played, where and when.
    pub tags_title() = "Players and event";
    /// The field of the player with the white pieces.
    pub tag_white() = "White";
    /// The field of the player with the black pieces.
    pub tag_black() = "Black";
    /// The field of the tournament or match.
    pub tag_event() = "Event";
    /// The field of the place.
    pub tag_site() = "Site";
    /// The field of the round.
    pub tag_round() = "Round";
    /// The field of the date, written as in PGN.
    pub tag_date() = "Date (1851.06.21)";
    /// The list of results.
    pub tag_result() = "Result";
    /// What is said when one of these fields was changed.
    pub tag_changed() = "Changed.";
    /// The name of the list of moves.
    pub score_label() = "Moves and variations";
    /// The name of the notes to the current move.
    pub notes_label() = "Notes on this move";
    /// The name of the notes where no move was made yet.
    pub notes_start_label() = "Notes on the start position";
    /// The name of the signs.
    pub judgments_label() = "Signs";
    /// The signs that judge a move.
    pub judgments_move_label() = "Move";
    /// The signs that judge a position.
    pub judgments_position_label() = "Position";
    /// The other signs.
    pub judgments_other_label() = "More";
    /// The field for a comment before the move.
    pub comment_before_label() = "Comment before the move";
    /// The field for a comment after the move.
    pub comment_after_label() = "Comment";
    /// The buttons that change the place of a variation.
    pub variation_label() = "This variation";
    /// The variation comes one place forward.
    pub button_promote() = "Promote";
    /// The variation goes one place back.
    pub button_demote() = "Demote";
    /// The variation becomes the main line.
    pub button_main_line() = "Make main line";
    /// The move and all that follow it go.
    pub button_delete_from_here() = "Delete from here";
    /// A diagram is printed after this move.
    pub button_diagram() = "Diagram here";
    /// Takes the last change back.
    pub button_undo() = "Undo";
    /// Makes it again.
    pub button_redo_change() = "Redo";
    /// Opens a file or a text.
    pub button_open() = "Open\u{2026}";
    /// Sets up a position.
    pub button_set_up() = "Set up\u{2026}";
    /// Copies, saves or prints.
    pub button_export() = "Export\u{2026}";
    /// Begins with an empty record.
    pub button_new_analysis() = "New";
    /// Folds all variations.
    pub button_fold_all() = "Fold all";
    /// Unfolds them.
    pub button_unfold_all() = "Unfold all";
    /// Steps through the moves by itself.
    pub button_autoplay() = "Autoplay";
    /// Ends that.
    pub button_autoplay_stop() = "Stop";
    /// To the variation above.
    pub button_variation_before() = "Previous variation";
    /// To the variation below.
    pub button_variation_after() = "Next variation";
    /// How the moves are set.
    pub layout_label() = "Move list";
    /// In columns.
    pub layout_table() = "Table";
    /// As in a book.
    pub layout_book() = "Book";
    /// In which notation the moves are written.
    pub notation_label() = "Notation";
    /// The choices of how moves are shown.
    pub view_label() = "View";
    /// The tools for drawing.
    pub drawing_label() = "Drawing tools";
    /// Presses on the board draw instead of moving pieces.
    pub button_draw() = "Arrows & circles";
    /// The color of what is drawn.
    pub pen_color_label() = "Color";
    /// Removes all arrows and circles here.
    pub button_clear_drawing() = "Clear drawing";
    pen_green() = "green";
    pen_red() = "red";
    pen_blue() = "blue";
    pen_yellow() = "yellow";

    /// The heading of the editor.
    pub set_up_title() = "Set up a position";
    /// The heading of the dialog that opens games.
    pub open_title() = "Open a game or position";
    /// What can be opened.
    pub open_hint() = "PGN, FEN, old notation or a text diagram. The format is detected automatically. You can also drop a file anywhere on this page.";
    /// Chooses a file.
    pub open_file_label() = "File";
    /// The field for a text.
    pub open_text_label() = "Or paste text";
    /// Reads the text.
    pub button_read() = "Open";
    /// A file hovers over the page.
    pub drop_hint() = "Drop the file to open it";
    /// The file could not be read.
    pub file_unreadable() = "The file couldn't be read.";
    /// The text holds no game.
    pub nothing_recognised() = "No game or position found in this text.";
    /// There is nothing in the text.
    pub nothing_to_open() = "Choose a file or paste text first.";
    /// The pieces are named in English.
    pub letters_english() = "English letters";
    /// The pieces are figures.
    pub letters_figurine() = "figurines";
    /// The pieces are named in another language.
    pub letters_of_language(language) = "{language} letters";
    recognised_one_position() = "Detected: FEN, one position.";
    /// A FEN was recognised whose pieces are no legal position.
    pub recognised_diagram_fen() = "Detected: FEN. The position isn't legal, but you can keep it as a diagram.";
    recognised_pgn(; count) = ["Detected: PGN, one game.", "Detected: PGN, {count} games."];
    recognised_letters(text, letters) = "{text} The moves use {letters}.";
    recognised_faults(text; count) = ["{text} 1 error found.", "{text} {count} errors found."];
    /// The game was opened before.
    pub button_bring_back() = "Restore previous game";
    /// What stood on the board before has come back.
    pub brought_back() = "Previous game restored.";

    /// A file with many games is read by the list.
    pub file_is_listed() = "See the list of games below.";
    /// Leads to the list of many games.
    pub button_to_games() = "Go to the games";
    /// The heading of the list of games.
    pub games_title() = "Games";
    game_number(number) = "Game {number}";
    game_players(white, black) = "{white} \u{2013} {black}";
    game_line(number, players) = "{number}. {players}";
    games_read(; count) = ["1 game", "{count} games"];
    /// The heading of the faults.
    pub faults_title() = "Errors in the text";
    /// How many faults there are.
    pub faults_count(; count) = ["1 error", "{count} errors"];
    /// How many faults are not listed.
    pub faults_left(; count) = ["One more error isn't listed.", "{count} more errors aren't listed."];
    /// The text that was not read.
    pub unread_title() = "Unread text";
    /// Copies that text.
    pub button_copy_unread() = "Copy this text";
    /// Where the game ends because of a fault.
    pub stops_here() = "The game was read up to this move.";

    /// The heading of the keys and commands of this page.
    pub analyse_help_title() = "Keys and commands for analysis";
    /// The heading of the keys.
    pub analyse_help_keys_title() = "Keys";
    /// The heading of what can be typed.
    pub analyse_help_typed_title() = "Type in the box";
    study_key_steps() = "One move back or forward; with Shift, to the previous or next branch";
    study_key_siblings() = "Go to the variation above or below";
    study_key_ends() = "Go to the start or end of this line";
    study_key_box() = "Go to the box; the keys on the board are those of Play";
    study_key_undo() = "Undo or redo a change";
    study_key_signs() = "In the moves or on the board: mark the move ! or ?, twice !! or ??, mixed !? or ?!";
    study_key_comment() = "In the moves: add a comment after the move, or before it";
    study_key_diagram() = "In the moves: mark a diagram for print; fold the variations here";
    study_key_delete() = "In the moves: delete this move and all that follow";
    study_key_help() = "In the moves: this help";
    typed_any_move() = "A move in any notation: e4, Nf3, e2e4, P to K 4, Kt-KB3, knight f3; it becomes a variation if there is another move here";
    typed_null() = "Pass (a null move)";
    typed_shapes() = "Draw an arrow or circle, green unless you name a color; repeat to remove it";
    typed_clear() = "Remove all arrows and circles here";
    typed_comment() = "Write a comment after the move, or before it";
    typed_sign() = "Add a sign to the move, or remove it";
    typed_branch() = "Go to the start or end; the variation below or above; variation 2";
    typed_order() = "Promote or demote this variation, make it the main line, delete from here";
    typed_undo_change() = "Undo or redo a change";
    typed_open() = "Open a text or file; export; start over";
    typed_fen_pgn() = "Copy the position, or the whole game with comments";
    typed_say() = "Read the move, its comments, signs and arrows again";
    typed_rest() = "Everything else works as on Play: p N, s e, b e4, m e4, flip, why, help";
}

/// The name of a color of the pen.
#[must_use]
pub fn pen_color_name(color: ShapeColor) -> String {
    match color {
        ShapeColor::Green => pen_green(),
        ShapeColor::Red => pen_red(),
        ShapeColor::Blue => pen_blue(),
        ShapeColor::Yellow => pen_yellow(),
    }
}

/// A FEN was recognised.
#[must_use]
pub fn recognised_position() -> String {
    recognised_one_position()
}

/// A PGN was recognized: with this many games, whose pieces have letters of that kind unless they are
/// English, and this many faults.
#[must_use]
pub fn recognised_games(games: usize, letters: Option<&str>, faults: usize) -> String {
    let text = recognised_pgn(games);
    let text = match letters {
        Some(letters) => recognised_letters(&text, letters),
        None => text,
    };
    match faults {
        0 => text,
        _ => recognised_faults(&text, faults),
    }
}

/// How many games there are.
#[must_use]
pub fn games_count(count: usize) -> String {
    games_read(count)
}

/// The players of a game: "Morphy – Duke Karl".
#[must_use]
pub fn players_line(white: &str, black: &str) -> String {
    game_players(white, black)
}

/// A game in a list: "3. Morphy – Duke Karl", or by its number alone.
#[must_use]
pub fn game_in_list(number: usize, players: Option<&str>) -> String {
    let number = number.to_string();
    players.map_or_else(
        || game_number(&number),
        |players| game_line(&number, players),
    )
}

/// The keys of the page, and what they do.
#[must_use]
pub fn analyse_help_keys() -> Vec<(&'static str, String)> {
    vec![
        ("\u{2190} \u{2192}", study_key_steps()),
        ("\u{2191} \u{2193}", study_key_siblings()),
        ("Home, End", study_key_ends()),
        ("! ?", study_key_signs()),
        ("c, Shift+C", study_key_comment()),
        ("d, f", study_key_diagram()),
        ("Delete", study_key_delete()),
        ("h", study_key_help()),
        ("Ctrl+Z, Ctrl+Y", study_key_undo()),
        ("/", study_key_box()),
    ]
}

/// What can be typed, and what it does.
#[must_use]
pub fn analyse_help_typed() -> Vec<(&'static str, String)> {
    vec![
        ("e4, P to K 4", typed_any_move()),
        ("--", typed_null()),
        ("arrow e2 e4 red", typed_shapes()),
        ("circle e4 blue", typed_shapes()),
        ("clear", typed_clear()),
        ("comment \u{2026}", typed_comment()),
        ("!, ??, sign +-", typed_sign()),
        ("start, end, down, up, var 2", typed_branch()),
        ("promote, demote, main, delete", typed_order()),
        ("undo, redo", typed_undo_change()),
        ("open, export, new", typed_open()),
        ("fen, pgn", typed_fen_pgn()),
        ("say", typed_say()),
        ("p N, s e, b e4", typed_rest()),
    ]
}
