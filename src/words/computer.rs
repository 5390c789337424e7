//! What is said of a game against the program.

use rules::{Role, Square};

use crate::names::square_name;
use crate::sitting::sit_odds_name;
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
    opponent_level(level, rating) = "Level {level}, about {rating}";
    opponent_full(level) = "Level {level}: full strength";
    computer_named(level, rating) = "Computer, level {level}, about {rating}";
    computer_full(level) = "Computer, level {level}, full strength";
    computer_sees(name, face) = "{name}: {face}.";
    computer_gives(text, odds) = "{text} {odds}.";
    level_1() = "sees captures next door, misses long lines";
    level_2() = "sees captures, misses forks";
    level_3() = "sees simple forks, misses pins";
    level_4() = "sees pins, misses discovered attacks";
    level_5() = "sees one-move threats, misses quiet moves";
    level_6() = "sees most threats, misses short combinations";
    level_7() = "sees short combinations, misses long ones";
    level_8() = "sees most combinations, misses long plans";
    level_9() = "sees long combinations, misses quiet moves in them";
    level_10() = "sees most of what is there, misses the deepest lines";
    level_11() = "sees as far as it can";
    /// The player who sits before the device plays these pieces.
    pub sit_my_colors() = "You play";
    /// White.
    pub sit_play_white() = "White";
    /// Black.
    pub sit_play_black() = "Black";
    /// The field of the number that chooses one of many games.
    pub sit_seed() = "Game number, to repeat a game";
    game_number_is(number) = "Game number {number}";
    /// Begins the same game again, with the same replies.
    pub button_same_game() = "Play this game again";
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
    premove_waiting(from, to) = "{from} to {to} will be played after the reply, if it is legal then.";
    /// The move that waited is taken back.
    pub premove_dropped() = "The move no longer waits.";
    /// Takes it back.
    pub button_drop_premove() = "Drop it";
    /// The move that waited is not legal any longer.
    pub premove_impossible() = "Your next move was no longer possible.";
}

/// What is known of a level: its rating, and what it sees and misses. The strongest has no rating.
fn face_of(level: u8) -> Option<(String, String)> {
    let faces = [
        level_1, level_2, level_3, level_4, level_5, level_6, level_7, level_8, level_9, level_10,
    ];
    let face = faces.get(usize::from(level).wrapping_sub(1))?;
    Some(((u32::from(level) * 200 + 200).to_string(), face()))
}

/// A level as an opponent; from 1 to 11.
#[must_use]
pub fn opponent_name(level: u8) -> String {
    match face_of(level) {
        Some((rating, _)) => opponent_level(&level.to_string(), &rating),
        None => opponent_full(&level.to_string()),
    }
}

/// The number of a game, with which it can be repeated.
#[must_use]
pub fn game_number(seed: u32) -> String {
    game_number_is(&seed.to_string())
}

/// The name of the program as a player of a game.
#[must_use]
pub fn computer_name(level: u8) -> String {
    match face_of(level) {
        Some((rating, _)) => computer_named(&level.to_string(), &rating),
        None => computer_full(&level.to_string()),
    }
}

/// What a level sees and misses.
#[must_use]
pub fn computer_face(level: u8) -> String {
    face_of(level).map_or_else(level_11, |(_, face)| face)
}

/// The program as an opponent in a sentence, and what it starts without.
#[must_use]
pub fn computer_terms(level: u8, odds: Option<Role>) -> String {
    let text = computer_sees(&computer_name(level), &computer_face(level));
    match odds.and_then(sit_odds_name) {
        Some(odds) => computer_gives(&text, &odds),
        None => text,
    }
}

/// A move waits for the other player’s.
#[must_use]
pub fn premove_waits(from: Square, to: Square) -> String {
    premove_waiting(&square_name(from), &square_name(to))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_climb_by_two_hundred_and_say_about() {
        assert_eq!(opponent_name(2), "Level 2, about 600");
        assert_eq!(computer_face(2), "sees captures, misses forks");
        assert_eq!(computer_name(10), "Computer, level 10, about 2200");
        assert_eq!(opponent_name(11), "Level 11: full strength");
        assert_eq!(computer_name(11), "Computer, level 11, full strength");
    }

    #[test]
    fn an_opponent_says_what_it_sees_and_gives() {
        assert_eq!(
            computer_terms(2, Some(Role::Queen)),
            "Computer, level 2, about 600: sees captures, misses forks. Queen odds: without the queen."
        );
        assert_eq!(
            computer_terms(11, None),
            "Computer, level 11, full strength: sees as far as it can."
        );
    }
}
