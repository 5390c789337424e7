//! The names of what can be pressed, filled in and read on the page.

use rules::Color;

use crate::names::color_name;
use crate::table::messages;

messages! {
    /// The line under the name of the product.
    pub motto() = "The chess board that knows the rules \u{2013} and tells you why";
    /// The name of the box.
    pub command_label() = "Move or command";
    /// The name of the zone with the board.
    pub board_zone_label() = "Board";
    /// The state of the game and the box.
    pub status_zone_label() = "Status";
    /// The name of the zone with the moves.
    pub record_label() = "Record";
    /// The name of the zone with the controls.
    pub controls_label() = "Controls";
    /// The name of the list of moves.
    pub moves_label() = "Moves";
    /// The name of the buttons that step through the game.
    pub steps_label() = "Step through the game";
    /// The name of the other buttons.
    pub more_label() = "More actions";
    /// The heading of the card beside a board without moves.
    pub welcome_title() = "A game for two";
    /// What one can do there.
    pub welcome_text() = "Play on this board with someone beside you. Every move is checked, and if one isn\u{2019}t allowed, you see why.";
    /// Begins a game of two people at one device.
    pub welcome_play() = "Play here with someone";
    /// The link to the glossary.
    pub welcome_learn() = "Learn the terms of chess";
    /// The link to the page on which games are studied.
    pub welcome_analyse() = "Look at a game";
    /// Opens the dialog for pasting.
    pub welcome_import() = "Continue from a position or game";
    /// The name of the group of what one does in a game.
    pub game_group() = "Game";
    /// The name of the group of what hands a game on.
    pub share_group() = "Share";
    /// The name of the group of everything else.
    pub tools_group() = "Tools";
    /// The name of the group of what changes a record.
    pub edit_group() = "Edit";
    /// The heading above signs and comments, which are folded away below it.
    pub annotate_title() = "Annotate";
    /// The name of the card that follows the end of a game.
    pub result_card_label() = "Result";
    /// Opens the page of analysis with the moves of the game.
    pub button_analyse_game() = "Analyse this game";
    /// Hands the game to another program, or copies it.
    pub button_share() = "Share";
    /// Enters the text of the box.
    pub button_enter() = "Enter";
    /// To the start position.
    pub button_first() = "First";
    /// One ply back.
    pub button_previous() = "Previous";
    /// One ply on.
    pub button_next() = "Next";
    /// To the last position.
    pub button_last() = "Last";
    /// Takes the last move back.
    pub button_take_back() = "Take back";
    /// Plays it again.
    pub button_redo() = "Redo";
    /// Turns the board.
    pub button_flip() = "Flip board";
    /// Begins a new game, perhaps after a question.
    pub button_new_game() = "New game";
    /// Begins a new game.
    pub button_start_new_game() = "Start new game";
    /// Offers a draw.
    pub button_offer_draw() = "Offer draw";
    /// Accepts the offer.
    pub button_accept_draw() = "Accept draw";
    /// Declines the offer.
    pub button_decline_draw() = "Decline draw";
    /// Opens the claims.
    pub button_claim_draw() = "Claim draw";
    /// Resigns, after a question.
    pub button_resign() = "Resign";
    /// Leaves everything as it is.
    pub button_keep_playing() = "Keep playing";
    /// Copies the position.
    pub button_copy_fen() = "Copy FEN";
    /// Copies the game.
    pub button_copy_pgn() = "Copy PGN";
    /// Opens the dialog for pasting.
    pub button_paste() = "Import FEN or PGN";
    /// Sets what was pasted.
    pub button_set_board() = "Load";
    /// Opens the settings.
    pub button_settings() = "Settings";
    /// Opens the help.
    pub button_help() = "Help";
    /// Leaves a dialog without an effect.
    pub button_cancel() = "Cancel";
    /// Leaves a dialog.
    pub button_done() = "Done";
    /// Takes the new version.
    pub button_update() = "Update now";
    /// Leaves the new version waiting.
    pub button_later() = "Later";
    resign_for(color) = "Resign for {color}?";
    resign_means(color) = "{color} wins the game.";
    /// Asks before a game is left.
    pub new_game_question() = "Start a new game?";
    /// What becomes of the game that is left.
    pub new_game_explanation() = "The current game stays saved in this browser.";
    /// The heading of the dialog for pasting.
    pub paste_title() = "Import FEN or PGN";
    /// The name of its field.
    pub paste_label() = "FEN, PGN or moves in old notation";
    /// What becomes of a game in old notation.
    pub paste_hint() = "A game as old books print it is loaded if every move is clear. For whole pages and doubtful moves there is a reader:";
    /// Goes to the reader of old notation.
    pub paste_read_book() = "Read old notation";
    /// The pasted text is a game in old notation with something to decide.
    pub paste_needs_reader() = "This is in old notation, with words that need a decision or several games. Choose “Read old notation” below.";
    /// A game in old notation was pasted.
    pub old_game_loaded() = "Game loaded from old notation.";
    /// The heading of the settings.
    pub settings_title() = "Settings";
    /// A pawn becomes a queen without asking.
    pub setting_auto_queen() = "Always promote to a queen";
    /// How to choose all the same.
    pub setting_auto_queen_hint() = "Hold Shift or Alt while moving to pick another piece.";
    /// Draws are claimed as soon as they can be.
    pub setting_claim_for_me() = "Claim draws for me";
    /// Where the coordinates stand.
    pub setting_coordinates() = "Coordinates";
    /// Light or dark.
    pub setting_scheme() = "Colors";
    /// Leads to the page with all settings.
    pub link_all_settings() = "All settings";
    /// Coordinates in the margin of the board.
    pub coordinates_outside() = "Outside";
    /// Coordinates inside the squares.
    pub coordinates_inside() = "Inside";
    /// No coordinates.
    pub coordinates_none() = "None";
    /// The names of descriptive notation, counted from White's side.
    pub coordinates_descriptive_white() = "Descriptive, from White\u{2019}s side";
    /// The names of descriptive notation, counted from Black's side.
    pub coordinates_descriptive_black() = "Descriptive, from Black\u{2019}s side";
    /// The colors are those of the device.
    pub scheme_auto() = "Same as device";
    /// Light colors.
    pub scheme_light() = "Light";
    /// Dark colors.
    pub scheme_dark() = "Dark";
    resign_draws(color) = "{color} can never mate, so the game is a draw.";
}

/// Asks before a side resigns.
#[must_use]
pub fn resign_question(player: Color) -> String {
    resign_for(&color_name(player))
}

/// What a side's resignation means: a loss, or a draw against a side that can never mate.
#[must_use]
pub fn resign_explanation(player: Color, is_drawn: bool) -> String {
    let explain = if is_drawn { resign_draws } else { resign_means };
    explain(&color_name(player.other()))
}
