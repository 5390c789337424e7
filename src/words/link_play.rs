//! What is said of games that two players send each other as links.

use game::link::{LinkError, LinkPart, PlayerName};
use rules::Color;

use crate::names::color_name;
use crate::table::messages;

messages! {
    /// Begins a game by link.
    pub button_play_by_link() = "Play by link";
    /// What a game by link is.
    pub link_begin_text() = "After each move you get a link. Send it to the other player, who plays and sends you the next one. The whole game is in the link: no account, no server.";
    /// What becomes of a clock and of rules of conduct in a game by link.
    pub link_leaves_sitting() = "A game by link has no clock, and touching a piece binds nobody. The game on this board keeps its clock and its rules: it stays in your list of games, where you can go on with it.";
    /// The choice of the game that goes on by link.
    pub link_which_game() = "Game";
    /// A game from the start.
    pub link_new_game() = "New game";
    /// The game that stands on the board.
    pub link_this_game() = "The game on the board";
    /// The choice of the color.
    pub link_your_color() = "You play";
    /// The field for the player's own name.
    pub link_your_name() = "Your name (optional, goes along in the link)";
    /// Begins the game by link.
    pub button_start_link_game() = "Start";
    /// Begins the next game by link after one that is over, with colors exchanged.
    pub button_link_again() = "Rematch by link";
    send_to(player) = "Send this link to {player}.";
    send_end_to(player) = "The game is over. Send this link to {player} to show how it ended.";
    copied_wait(player) = "Link copied. Send it to {player}, then wait for the answer.";
    with_offer(text) = "{text} Your draw offer goes along.";
    /// The group of ways to hand out a link.
    pub link_panel_label() = "Link to send";
    /// Copies the link.
    pub button_copy_link() = "Copy link";
    /// Opens the system's sheet for sharing.
    pub button_share_link() = "Share\u{2026}";
    /// Opens the other ways to send a game.
    pub button_link_ways() = "QR, text, PGN";
    /// The heading of the other ways to send a game.
    pub link_ways_title() = "Send the game";
    /// The field with the link.
    pub link_address() = "Link";
    /// The name of the code for cameras.
    pub link_code_name() = "QR code of the link";
    /// A code would be too dense.
    pub link_too_long_for_code() = "The game is too long for a QR code that cameras can read. Send the link as text.";
    /// The field with the moves.
    pub link_as_text() = "As text";
    /// The field with the PGN.
    pub link_as_pgn() = "As PGN";
    /// Copies the moves.
    pub button_copy_moves() = "Copy text";
    /// The page lies in a file, whose address leads nowhere else.
    pub link_from_file() = "This page is a file on this device, so the link opens only here. Send the text or the PGN instead.";
    text_to_move(color) = "{color} to move.";
    /// Closes the other ways.
    pub button_close_ways() = "Close";
    play_here(color) = "Play {color} on this device";
    now_here(color) = "You now play {color} on this device.";
    not_your_move(player) = "It is {player}'s move. Send the link, and open the one that comes back.";
    first_move(color) = "You play {color}. Make your first move, then send the link.";
    offer_waits() = "Your draw offer goes along with your next move.";
    /// The last move is with the other player already.
    pub link_move_was_sent() = "A move that was sent stays played.";
    /// The player's own offer is not theirs to answer.
    pub link_own_offer() = "You offered this draw. The other player answers it.";
    /// The move that waited was not played, so that the player sees the offer of a draw.
    pub premove_and_offer() = "A draw is offered, so your next move was not played.";
    opened_as(color) = "Game opened from the link. You play {color}.";
    opened_against(color, player) = "Game opened from the link. You play {color} against {player}.";
    opened_over() = "Game opened from the link.";
    opened_waiting(player) = "This link is already played here. It is {player}'s move.";
    /// Returns to the game that was on the board before a link was opened.
    pub button_other_game() = "Back to my other game";
    older(; count) = ["This link is older: 1 move was played since. Nothing was changed.", "This link is older: {count} moves were played since. Nothing was changed."];
    older_offer() = "This link is older: the game has gone on since. Nothing was changed.";
    /// Shows the last position of the game.
    pub button_newest_position() = "Show the latest position";
    fork_at(number, theirs, mine) = "In this link the game took another way at move {number}: {theirs} instead of {mine}. Your game is unchanged.";
    fork_at_end() = "In this link the game ended in another way. Your game is unchanged.";
    /// Keeps a game that went another way beside the one that is stored.
    pub button_keep_both() = "Keep both games";
    /// Leaves the link alone.
    pub button_ignore_link() = "Ignore this link";
    both_kept(color) = "Both games are kept. This is the one from the link; you play {color}.";
    damaged(problem, advice) = "This link can't be opened: {problem}. {advice} Your games are unchanged.";
    advice_again() = "Copy the whole link once more, or ask for it again.";
    advice_update() = "Reload this page to update it, then open the link again.";
    advice_sender() = "Ask the other player for the game as PGN.";
    problem_none() = "there is no game in it";
    problem_version(version) = "it is of version {version}, which this page doesn't know";
    problem_truncated(; count) = ["1 character is missing at its end", "{count} characters are missing at its end"];
    problem_surplus(character) = "it should end before character {character}";
    problem_character(character) = "character {character} is wrong";
    problem_changed() = "it was changed on its way";
    problem_illegal(ply) = "no legal move follows half-move {ply}";
    problem_end() = "the game can't have ended as it says";
    problem_offer(color) = "{color} can't have offered a draw";
    problem_head() = "it has parts that this page doesn't know";
    problem_start() = "its start position isn't one";
    problem_name(color) = "the name of {color} can't be read";
    problem_options() = "what the players agreed on can't be read";
    problem_ending() = "the end of the game can't be read";
    problem_moves() = "its moves can't be read";
    problem_form() = "no page of this kind wrote it";
}

/// A player as a sentence names them: by name, or else by color.
fn player(color: Color, name: Option<&PlayerName>) -> String {
    name.map_or_else(|| color_name(color), ToString::to_string)
}

/// What kind of link waits to be sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LinkToSend {
    /// One with a move.
    Move,
    /// The same, which was copied.
    Copied,
    /// One with the end of the game.
    End,
}

/// Whom the link goes to, and what goes along.
#[must_use]
pub fn link_to_send(
    to: Color,
    name: Option<&PlayerName>,
    kind: LinkToSend,
    has_offer: bool,
) -> String {
    let to = player(to, name);
    let text = match kind {
        LinkToSend::Move => send_to(&to),
        LinkToSend::Copied => copied_wait(&to),
        LinkToSend::End => send_end_to(&to),
    };
    if has_offer { with_offer(&text) } else { text }
}

/// The button that makes the moves of the other color here too.
#[must_use]
pub fn button_play_here(color: Color) -> String {
    play_here(&color_name(color))
}

/// The moves of another color are made here now.
#[must_use]
pub fn link_plays_here(color: Color) -> String {
    now_here(&color_name(color))
}

/// It is the other player's turn.
#[must_use]
pub fn link_not_your_move(turn: Color, name: Option<&PlayerName>) -> String {
    not_your_move(&player(turn, name))
}

/// Nothing was played yet, and the first move is made here.
#[must_use]
pub fn link_first_move(mine: Color) -> String {
    first_move(&color_name(mine))
}

/// The own offer of a draw that waits for a move.
#[must_use]
pub fn link_offer_waits() -> String {
    offer_waits()
}

/// A game was opened by its link; the color, and the name of the other player if it is known, are of
/// a game that goes on.
#[must_use]
pub fn link_opened(mine: Option<Color>, other: Option<&PlayerName>) -> String {
    match (mine, other) {
        (None, _) => opened_over(),
        (Some(mine), None) => opened_as(&color_name(mine)),
        (Some(mine), Some(other)) => opened_against(&color_name(mine), other.as_str()),
    }
}

/// A link was opened that this device has already played.
#[must_use]
pub fn link_opened_waiting(turn: Color, name: Option<&PlayerName>) -> String {
    opened_waiting(&player(turn, name))
}

/// This many half-moves were played since; none if the game only ended or a draw was offered.
#[must_use]
pub fn link_is_older(plies: usize) -> String {
    if plies == 0 {
        older_offer()
    } else {
        older(plies)
    }
}

/// Where another way was taken: the move number, and both moves as text, each missing where the game
/// stopped.
#[must_use]
pub fn link_fork(place: Option<(&str, &str, &str)>) -> String {
    place.map_or_else(fork_at_end, |(number, theirs, mine)| {
        fork_at(number, theirs, mine)
    })
}

/// A fork was stored beside the game.
#[must_use]
pub fn link_both_kept(mine: Color) -> String {
    both_kept(&color_name(mine))
}

/// Whose turn it is, for a game that is sent as text.
#[must_use]
pub fn link_text_turn(turn: Color) -> String {
    text_to_move(&color_name(turn))
}

/// What is wrong with a link, and what to do.
#[must_use]
pub fn link_error(error: &LinkError) -> String {
    let problem = match *error {
        LinkError::NotALink => problem_none(),
        LinkError::Version(version) => problem_version(&version.to_string()),
        LinkError::Truncated { missing } => problem_truncated(missing),
        LinkError::Surplus { character } => problem_surplus(&character.to_string()),
        LinkError::Damaged {
            character: Some(character),
        } => problem_character(&character.to_string()),
        LinkError::Damaged { character: None } => problem_changed(),
        LinkError::Unknown(part) => part_problem(part),
        LinkError::Illegal { ply } => problem_illegal(&ply.to_string()),
        LinkError::End => problem_end(),
        LinkError::Offer(color) => problem_offer(&color_name(color)),
    };
    let advice = match error {
        LinkError::Version(_) => advice_update(),
        LinkError::Unknown(_)
        | LinkError::Illegal { .. }
        | LinkError::End
        | LinkError::Offer(_) => advice_sender(),
        _ => advice_again(),
    };
    damaged(&problem, &advice)
}

fn part_problem(part: LinkPart) -> String {
    match part {
        LinkPart::Head => problem_head(),
        LinkPart::Start => problem_start(),
        LinkPart::Name(color) => problem_name(&color_name(color)),
        LinkPart::Options => problem_options(),
        LinkPart::End => problem_ending(),
        LinkPart::Moves => problem_moves(),
        LinkPart::Form => problem_form(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_damaged_link_is_named_with_its_place_and_what_to_do() {
        assert_eq!(
            link_error(&LinkError::Truncated { missing: 3 }),
            "This link can't be opened: 3 characters are missing at its end. Copy the whole link \
             once more, or ask for it again. Your games are unchanged."
        );
        assert!(link_error(&LinkError::Version(2)).contains("Reload this page"));
        let wrong = LinkError::Damaged { character: Some(9) };
        assert!(link_error(&wrong).contains("character 9 is wrong"));
    }

    #[test]
    fn the_other_player_is_called_by_name_where_one_was_given() {
        let vera = PlayerName::new("Vera");
        let sent = |name| link_to_send(Color::Black, name, LinkToSend::Move, false);
        assert_eq!(sent(vera.as_ref()), "Send this link to Vera.");
        assert_eq!(sent(None), "Send this link to Black.");
    }
}
