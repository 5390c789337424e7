//! The page of settings, the names of its choices, and moves as a voice speaks them.

use notation::small;
use rules::{Role, Square};

use crate::names::{choice, role_name, square_name};
use crate::table::messages;

messages! {
    /// What the page is for.
    pub settings_intro() = "Every choice acts at once and stays in this browser. Try it on the board.";
    /// The name of the board that shows the choices.
    pub settings_preview_label() = "Preview";
    /// The name of that board for those who hear it.
    pub settings_board_label() = "Chess board, preview of the settings";
    /// Sets that board up again.
    pub settings_start_over() = "Set up again";
    settings_square_names(square, white, black) = "{square} is {white} from White\u{2019}s side and {black} from Black\u{2019}s.";
    /// Heads the choices of colors.
    pub settings_look_title() = "Look";
    /// Heads the choices of the board.
    pub settings_board_title() = "Board";
    /// Heads the choices of how moves are written and made.
    pub settings_moves_title() = "Moves";
    /// Heads the choices of what is heard and felt.
    pub settings_sound_title() = "Sound and touch";
    /// Heads the choices of help.
    pub settings_help_title() = "Keyboard";
    /// Heads what can be done with all settings.
    pub settings_file_title() = "All settings";
    /// The look of the page.
    pub setting_theme() = "Theme";
    /// The colors of the squares.
    pub setting_board() = "Squares";
    /// The drawing of the pieces.
    pub setting_pieces() = "Pieces";
    /// How two players at one board sit.
    pub setting_seating() = "Two players at one board";
    /// Where it holds.
    pub setting_seating_hint() = "On Play. Face to face suits a tablet that lies between the players.";
    /// In which notation moves are written.
    pub setting_notation() = "Notation of moves";
    /// Where the notation holds.
    pub setting_notation_hint() = "In the record of Play and, from now on, in Analyse.";
    /// Moves travel over the board.
    pub setting_animation() = "Animate moves";
    /// What the system decides about it.
    pub setting_animation_hint() = "Off in any case where your device asks for reduced motion.";
    /// The squares are marked that a piece can go to.
    pub setting_marks() = "Show legal moves";
    /// A move waits until the player says that it stands.
    pub setting_confirm() = "Confirm each move";
    /// How that is done.
    pub setting_confirm_hint() = "A move is shown first: Enter plays it, Escape puts it back.";
    /// Moves are heard.
    pub setting_sounds() = "Sounds";
    /// How loud sounds and speech are.
    pub setting_volume() = "Volume";
    /// Moves are spoken.
    pub setting_speech() = "Speak moves";
    /// In which words.
    pub setting_speech_hint() = "In words that go with the notation, by the voice of your device.";
    /// A finger feels moves.
    pub setting_vibration() = "Vibrate under a finger";
    /// Where it can be felt.
    pub setting_vibration_hint() = "Where the device can.";
    /// The keys stand beside the board.
    pub setting_key_help() = "Show the keys beside the board";
    /// Saves the settings as a file.
    pub settings_export() = "Export";
    /// Reads them from a file.
    pub settings_import() = "Import";
    /// The name of the field for that file.
    pub settings_import_label() = "File with settings";
    /// Sets every setting as it was at first.
    pub settings_reset() = "Reset all";
    /// Takes the last reset or import back.
    pub settings_undo() = "Undo";
    /// Every setting is as it was at first.
    pub settings_were_reset() = "All settings are back to their defaults.";
    /// A file was read.
    pub settings_were_imported() = "The settings of the file hold now.";
    /// A reset or an import was taken back.
    pub settings_were_restored() = "The settings are as they were.";
    /// The browser takes no file.
    pub settings_not_exported() = "This browser didn\u{2019}t take the file.";
    /// A file was exported.
    pub settings_exported(name) = "Saved as {name}.";
    /// A file cannot be read.
    pub settings_file_unreadable() = "The file couldn\u{2019}t be read. Nothing was changed.";
    /// A file is too large to hold settings.
    pub settings_file_too_long() = "The file is too large to hold settings. Nothing was changed.";
    settings_line_no_pair(line, text) = "Line {line}: \u{201c}{text}\u{201d} is no setting. Expected is a key and a value, such as theme=wood. Nothing was changed.";
    settings_line_key(line, text, expected) = "Line {line}: there is no setting \u{201c}{text}\u{201d}. Expected is one of {expected}. Nothing was changed.";
    settings_line_value(line, key, text, expected) = "Line {line}: \u{201c}{key}\u{201d} cannot be \u{201c}{text}\u{201d}. Expected is {expected}. Nothing was changed.";
    /// A file holds nothing.
    pub settings_file_empty() = "The file has no settings. Expected are lines such as theme=wood. Nothing was changed.";
    /// The first line of an exported file, which is left out when it is read.
    pub settings_file_head() = "Settings of J\u{2019}adoube";
    /// The page looks as if it were printed.
    pub theme_paper() = "Paper";
    /// It looks like a table of wood.
    pub theme_wood() = "Wood";
    /// Black, white, and thick lines.
    pub theme_contrast() = "High contrast";
    /// It looks like a sheet from the printer.
    pub theme_print() = "Print";
    /// The squares have the colors of the theme.
    pub squares_theme() = "As the theme";
    /// Green squares.
    pub squares_green() = "Green";
    /// Blue squares.
    pub squares_blue() = "Blue";
    /// Gray squares.
    pub squares_gray() = "Gray";
    /// The pieces are engraved, as in a book.
    pub pieces_book() = "Engraved";
    /// They are bold silhouettes.
    pub pieces_bold() = "Bold";
    /// They are plain shapes with straight edges.
    pub pieces_carved() = "Carved";
    /// Two players sit on one side of the board.
    pub seating_together() = "Sit on the same side";
    /// They sit face to face.
    pub seating_facing() = "Sit face to face";
    /// One of them sits at the board at a time.
    pub seating_turning() = "Take turns: the board turns after each move";
    /// Asks whether a move that is shown stands.
    pub confirm_label() = "Confirm the move";
    /// The move stands.
    pub button_play_it() = "Play it";
    /// The move is put back.
    pub button_put_back() = "Put back";
    confirm_move(phrase) = "{phrase}?";
    /// A move that was shown is put back.
    pub move_put_back() = "Move put back.";
    said_first_rank() = "square";
    said_check() = "check";
    said_mate() = "mate";
    said_discovered() = "discovered";
    said_double() = "double";
    said_en_passant() = "en passant";
}

/// The three names of a square: that of algebraic notation, and the two of descriptive notation.
#[must_use]
pub fn square_names(square: Square, white: &str, black: &str) -> String {
    settings_square_names(&square_name(square), white, black)
}

/// Asks whether a move that is shown stands; the move is given in words.
#[must_use]
pub fn confirm_question(position: &rules::Position, played: rules::Move) -> String {
    let phrase = crate::announcements::move_phrase(position, played);
    confirm_move(&small::begun(&phrase))
}

/// What is wrong with a line of a file of settings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SettingsFault {
    /// It is no pair of key and value.
    NoPair,
    /// There is no such setting; the keys that there are.
    Key(Vec<String>),
    /// The setting, named by its key, has no such value; those that it has.
    Value(String, Vec<String>),
}

/// Says what is wrong with a line of a file of settings, and what is expected.
#[must_use]
pub fn settings_fault_text(line: usize, text: &str, fault: &SettingsFault) -> String {
    const LONGEST: usize = 40;
    let mut shown: String = text.chars().take(LONGEST).collect();
    if shown.len() < text.len() {
        shown.push('\u{2026}');
    }
    let line = line.to_string();
    match fault {
        SettingsFault::NoPair => settings_line_no_pair(&line, &shown),
        SettingsFault::Key(keys) => settings_line_key(&line, &shown, &choice(keys)),
        SettingsFault::Value(key, values) => {
            settings_line_value(&line, key, &shown, &choice(values))
        }
    }
}

/// A move in long descriptive notation, such as `Kt to Q B 3 ch.`, as a voice speaks it: "Knight to
/// queen bishop 3, check."
#[must_use]
pub fn descriptive_in_words(long: &str) -> String {
    let mut said: Vec<String> = Vec::new();
    let mut is_check = false;
    for word in long.split_whitespace() {
        let bare = word.trim_matches(['(', ')', ',']).trim_end_matches('.');
        // One pause before the check, whatever its kind.
        let begins_check = !is_check && matches!(bare, "ch" | "dis" | "dble" | "mate");
        if begins_check && let Some(last) = said.last_mut() {
            last.push(',');
            is_check = true;
        }
        said.push(match bare {
            "P" => role_name(Role::Pawn),
            "Kt" => role_name(Role::Knight),
            "B" => role_name(Role::Bishop),
            "R" => role_name(Role::Rook),
            "Q" => role_name(Role::Queen),
            "K" => role_name(Role::King),
            "sq" => said_first_rank(),
            "ch" => said_check(),
            "dis" => said_discovered(),
            "dble" => said_double(),
            "mate" => said_mate(),
            "e.p" => said_en_passant(),
            other => other.to_owned(),
        });
    }
    [small::begun(&said.join(" ")), ".".to_owned()].concat()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_descriptive_move_is_spoken_in_whole_words() {
        for (long, said) in [
            ("P to K 4", "Pawn to king 4."),
            ("Kt to Q B 3 ch.", "Knight to queen bishop 3, check."),
            ("Q takes P dis. ch.", "Queen takes pawn, discovered check."),
            ("Kt (K 2) takes B mate", "Knight king 2 takes bishop, mate."),
            ("Castles Q R", "Castles queen rook."),
            ("R to K sq.", "Rook to king square."),
        ] {
            assert_eq!(descriptive_in_words(long), said, "{long}");
        }
    }

    #[test]
    fn an_error_in_a_file_says_where_it_is_and_what_is_expected() {
        let values = ["paper", "wood"].map(str::to_owned).to_vec();
        let text = settings_fault_text(3, "marble", &SettingsFault::Value("theme".into(), values));
        for part in ["Line 3", "marble", "paper or wood", "Nothing was changed"] {
            assert!(text.contains(part), "{text}");
        }
        let long = "x".repeat(500);
        let text = settings_fault_text(1, &long, &SettingsFault::NoPair);
        assert!(text.len() < 250, "{text}");
    }
}
