//! What is said of a game against the program.

use rules::Square;

use crate::names::square_name;
use crate::table::messages;

messages! {
    /// Opens the dialog with the program as the opponent.
    pub button_play_computer() = "Play the computer\u{2026}";
    /// The heading of the dialog.
    pub computer_title() = "Play the computer";
    /// Who plays against the first player.
    pub sit_opponent() = "Opponent";
    /// Another person.
    pub sit_opponent_person() = "A person at this device";
    opponent_level(level, face) = "Computer, level {level}: {face}";
    /// The name of the program as a player.
    computer_named(level) = "Computer, level {level}";
    level_1() = "sees little, about 400";
    level_2() = "takes what stands open, about 600";
    level_3() = "sees captures, misses forks, about 800";
    level_4() = "sees simple threats, about 1000";
    level_5() = "plays with a plan now and then, about 1200";
    level_6() = "guards its pieces, about 1400";
    level_7() = "sees two moves ahead, about 1600";
    level_8() = "a club player, about 1800";
    level_9() = "a good club player, about 2000";
    level_10() = "a strong club player, about 2200";
    level_11() = "as well as it can";
    /// The player who sits before the device plays these pieces.
    pub sit_my_colors() = "You play";
    /// White.
    pub sit_play_white() = "White";
    /// Black.
    pub sit_play_black() = "Black";
    /// The field of the number that chooses one of many games.
    pub sit_seed() = "Game number, to repeat a game";
    /// A text is no number of a game.
    pub seed_error() = "The number of a game is 0 to 4294967295.";
    /// The program is thinking.
    pub computer_thinks() = "The computer is thinking.";
    /// A move was tried in its turn.
    pub computer_to_move() = "It is the computer\u{2019}s move.";
    /// A draw was declined.
    pub computer_declines() = "The computer declines the draw.";
    /// The engine did not start.
    pub computer_lost() = "The computer does not answer. Your game is kept.";
    /// Starts it again.
    pub button_computer_again() = "Try again";
    premove_waiting(from, to) = "{from} to {to} will be played after the computer\u{2019}s move, if it is legal then.";
    /// The move that waited is taken back.
    pub premove_dropped() = "The move no longer waits.";
    /// Takes it back.
    pub button_drop_premove() = "Drop it";
    /// The move that waited is not legal any more.
    pub premove_impossible() = "Your next move was no longer possible.";
}

/// A level as an opponent, with what to expect of it; from 1 to 11.
#[must_use]
pub fn opponent_name(level: u8) -> String {
    let faces = [
        level_1, level_2, level_3, level_4, level_5, level_6, level_7, level_8, level_9, level_10,
    ];
    let face = faces.get(usize::from(level).wrapping_sub(1));
    opponent_level(
        &level.to_string(),
        &face.map_or_else(level_11, |face| face()),
    )
}

/// The name of the program as a player of a game.
#[must_use]
pub fn computer_name(level: u8) -> String {
    computer_named(&level.to_string())
}

/// A move waits for that of the program.
#[must_use]
pub fn premove_waits(from: Square, to: Square) -> String {
    premove_waiting(&square_name(from), &square_name(to))
}
