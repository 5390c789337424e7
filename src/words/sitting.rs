//! What is said of a game as two people sit down to it: what they agree on, the clock, and the match.

use clock::{FaceTime, Span};
use conduct::Code;
use contest::{Contest, Length, Player, Standing};
use game::BookDrawReason;
use rules::{Color, Role};

use crate::controls::control_seconds;
use crate::names::color_name;
use crate::table::messages;

messages! {
    /// Opens the dialog in which a game is agreed on.
    pub button_sit_down() = "Clock and rules\u{2026}";
    /// Its heading.
    pub sit_title() = "A game for two";
    /// Begins the game.
    pub button_sit_start() = "Start the game";
    /// The name of the first player.
    pub sit_name_one() = "First player";
    /// The name of the second player.
    pub sit_name_other() = "Second player";
    /// Who has White.
    pub sit_colors() = "White pieces";
    /// The first player has White.
    pub sit_colors_one() = "First player";
    /// The second player has White.
    pub sit_colors_other() = "Second player";
    /// Lots are drawn.
    pub sit_colors_lot() = "Draw lots";
    /// The choice of the time control.
    pub sit_time() = "Time";
    /// A control that is typed.
    pub sit_time_own() = "Another time control";
    /// The field of the control that is typed.
    pub sit_time_text() = "Time control, in seconds";
    /// The choice of the start.
    pub sit_start() = "Start position";
    /// The usual one.
    pub sit_start_usual() = "Usual";
    /// The one on the board.
    pub sit_start_board() = "The one on the board";
    /// One of the 960.
    pub sit_start_960() = "Chess960";
    /// The field for its number.
    pub sit_start_number() = "Chess960 number, 0 to 959 (518 is the usual start)";
    odds_pawn() = "Pawn odds: without the f-pawn";
    odds_knight() = "Knight odds: without the queen\u{2019}s knight";
    odds_rook() = "Rook odds: without the queen\u{2019}s rook";
    odds_queen() = "Queen odds: without the queen";
    /// The choice of the player who starts without a piece.
    pub sit_gives() = "Who gives the odds";
    /// The player who sits before the device.
    pub sit_gives_me() = "You";
    /// The program.
    pub sit_gives_computer() = "The computer";
    /// The choice of the law.
    pub sit_law() = "Rules of conduct";
    law_casual() = "Casual: touching a piece binds nobody";
    law_today() = "Today\u{2019}s laws: touch-move";
    law_1917() = "The laws of 1866 to 1873 (A Beginners Book of Chess)";
    law_lasker() = "Lasker, Chess and Checkers";
    law_chess_code() = "The Chess Code";
    /// Folds what is chosen less often.
    pub sit_rules() = "Rules and match";
    /// The choice about calling check.
    pub sit_check() = "Calling check";
    /// Whoever gives check has to say so.
    pub sit_check_required() = "Required";
    /// It is good manners, and no more.
    pub sit_check_customary() = "Customary";
    /// Nobody has to say it.
    pub sit_check_not_required() = "Not required";
    /// The choice about taking back.
    pub sit_take_backs() = "Taking back";
    /// Players may take back freely.
    pub sit_take_back_free() = "Free";
    /// The opponent is asked first.
    pub sit_take_back_asked() = "The opponent is asked";
    /// A move made stands.
    pub sit_take_back_never() = "Never";
    /// Draws are claimed by the program.
    pub sit_claims() = "Claim draws automatically";
    /// Draws are offered late.
    pub sit_late_offers() = "No draw offer before move 30";
    /// The choice of the length of a match.
    pub sit_match() = "Match";
    /// A game after another.
    pub sit_match_open() = "One game after another";
    sit_match_best_of(; count) = ["Best of {count} game", "Best of {count} games"];
    sit_match_first_to(; count) = ["First to {count} point", "First to {count} points"];
    /// What changes from game to game.
    pub sit_alternation() = "From game to game";
    /// What the rules of conduct say of it.
    pub sit_alternate_law() = "As the rules say";
    /// As is done today.
    pub sit_alternate_colors() = "The colors change";
    /// As it was done under old laws.
    pub sit_alternate_first() = "The colors stay, and the first move changes";
    /// As when one player always gives odds.
    pub sit_alternate_nothing() = "Nothing changes";
    sit_begins(white, black) = "New game. {white} plays White, {black} plays Black.";
    sit_begins_black(text) = "{text} Black moves first.";
    sit_begins_match(text) = "A new match begins. {text}";
    player_one() = "First player";
    player_other() = "Second player";
    minutes_left(; count) = ["{count} minute left", "{count} minutes left"];
    seconds_left(; count) = ["{count} second left", "{count} seconds left"];
    hours_left(hours, rest) = "{hours}:{rest} hours left";
    clock_named(color, left) = "{color}\u{2019}s clock: {left}";
    low_time_of(color, left) = "{color}: {left}.";
    /// The clock stands still because somebody stopped it.
    pub clock_paused() = "The clocks are stopped.";
    clock_slept(time) = "Nothing was heard of this device for {time}. Does that time count?";
    /// Stops the clocks.
    pub button_pause() = "Stop the clocks";
    /// Asks whether the game is to be annulled.
    pub button_ask_annul() = "Annul the game\u{2026}";
    /// Both agree that the game does not count.
    pub button_annul() = "Annul it";
    /// The question before a game is annulled.
    pub annul_question() = "Annul this game? It then counts for nothing: in a match whoever began begins again.";
    /// The name of the list of what was wrong.
    pub annul_why() = "Why?";
    /// Nothing was wrong: the players agree.
    pub annul_agreed() = "We agree";
    /// The game goes on from its first position.
    pub button_take_all_back() = "Take all moves back";
    /// The game goes on from its first position.
    pub all_taken_back() = "All moves are taken back. The game begins again.";
    /// Asks whether the side to move goes away.
    pub button_ask_abandon() = "Abandon the game\u{2026}";
    /// The side to move goes away.
    pub button_abandon() = "Abandon it";
    abandon_loses(color) = "{color} abandons the game? By law XIV of these rules whoever abandons a game has lost it.";
    abandon_clock(color) = "By these rules {color} loses nothing by going away: the clock runs on and decides. Closing the page keeps the game.";
    abandon_waits(color) = "By these rules {color} loses nothing by going away. Closing the page keeps the game, and it can be resumed from the list of games.";
    /// The clocks go on.
    pub button_resume() = "Go on";
    /// The time counts.
    pub button_gap_counts() = "It counts";
    /// The time does not count.
    pub button_gap_left_out() = "It does not count";
    take_back_asked(color) = "{color} asks to take the last move back.";
    /// Lets the other take back.
    pub button_allow() = "Allow";
    /// Does not let the other take back.
    pub button_refuse() = "Refuse";
    /// The answer to the question whether a move may be taken back.
    pub take_back_refused() = "The move stands.";
    /// No move is taken back after the end of a game with clocks.
    pub take_back_too_late() = "Clocks that stopped at the end of a game stay stopped, so nothing is taken back after it.";
    /// No move is taken back in this game.
    pub take_back_never() = "In this game a move that is made stands.";
    /// No draw is offered.
    pub offer_never() = "In this game no draw is offered.";
    offer_before(number) = "In this game no draw is offered before move {number}.";
    book_bare_kings() = "Bare kings: the old books call it a draw.";
    book_minor() = "A single bishop or knight cannot mate: the old books call it a draw.";
    book_minor_each() = "With a single bishop or knight each, the old books call it a draw.";
    book_two_knights() = "Two knights cannot force mate: the old books call it a draw. Under the laws the game goes on.";
    book_equal() = "Equal forces: A Beginners Book of Chess calls it a draw. Under the laws the game goes on.";
    /// Both agree on a draw.
    pub button_agree_draw() = "Agree to a draw";
    /// The game goes on.
    pub button_play_on() = "Play on";
    next_game() = "Next game";
    next_match() = "New match";
    score_line(one, points, other_points, other) = "{one} {points} \u{2013} {other_points} {other}";
    match_won(text, player) = "{text}. {player} has won the match.";
    match_tied(text) = "{text}. The match is drawn.";
    control_unknown(problem) = "This is no time control: {problem}.";
    /// A text is no number of Chess960.
    pub number_error() = "The number of a Chess960 position is 0 to 959.";
}

/// The name of a law under which a game is played; without one, nothing binds.
#[must_use]
pub fn sit_law_name(code: Option<Code>) -> String {
    match code {
        None => law_casual(),
        Some(Code::Fide) => law_today(),
        Some(Code::Seed000) => law_1917(),
        Some(Code::Seed002) => law_lasker(),
        Some(Code::Seed004) => law_chess_code(),
    }
}

/// The length of a match.
#[must_use]
pub fn sit_match_name(length: Length) -> String {
    match length {
        Length::Open => sit_match_open(),
        Length::Games(count) | Length::BestOf(count) => sit_match_best_of(count as usize),
        Length::FirstTo(count) => sit_match_first_to(count as usize),
    }
}

/// What a player starts without; nothing for a piece that nobody gives as odds.
#[must_use]
pub fn sit_odds_name(role: Role) -> Option<String> {
    match role {
        Role::Pawn => Some(odds_pawn()),
        Role::Knight => Some(odds_knight()),
        Role::Rook => Some(odds_rook()),
        Role::Queen => Some(odds_queen()),
        Role::Bishop | Role::King => None,
    }
}

/// The name of a player, or a word for one without a name.
#[must_use]
pub fn player_named(player: Player, name: &str) -> String {
    match (name, player) {
        ("", Player::A) => player_one(),
        ("", Player::B) => player_other(),
        (name, _) => name.to_owned(),
    }
}

/// A game begins, perhaps as the first of another match.
#[must_use]
pub fn sit_begun(white: &str, black: &str, first: Color, is_new_match: bool) -> String {
    let text = sit_begins(white, black);
    let text = match first {
        Color::White => text,
        Color::Black => sit_begins_black(&text),
    };
    match is_new_match {
        true => sit_begins_match(&text),
        false => text,
    }
}

/// What is left of a delay before a clock runs, in seconds.
#[must_use]
pub fn clock_delay(left: Span) -> String {
    control_seconds(&left.0.div_ceil(1_000).to_string())
}

/// What a clock shows: `1:02:03`, `5:00`, or with tenths below ten seconds.
#[must_use]
pub fn clock_face(left: Span) -> String {
    let FaceTime {
        hours,
        minutes,
        seconds,
        tenths,
    } = left.face();
    match (hours, minutes) {
        (0, 0) if seconds < 10 => format!("0:0{seconds}.{tenths}"),
        (0, _) => format!("{minutes}:{seconds:02}"),
        _ => format!("{hours}:{minutes:02}:{seconds:02}"),
    }
}

fn spoken(left: Span) -> String {
    let FaceTime {
        hours,
        minutes,
        seconds,
        ..
    } = left.face();
    match (hours, minutes) {
        (0, 0) => seconds_left(usize::from(seconds)),
        (0, _) => minutes_left(usize::from(minutes)),
        _ => hours_left(&hours.to_string(), &format!("{minutes:02}")),
    }
}

/// The clock of a side, for those who listen.
#[must_use]
pub fn clock_spoken(color: Color, left: Span) -> String {
    clock_named(&color_name(color), &spoken(left))
}

/// A side is short of time.
#[must_use]
pub fn low_time(color: Color, left: Span) -> String {
    low_time_of(&color_name(color), &spoken(left))
}

/// The question about a time in which nothing was heard: "6 s", or `15:00`.
#[must_use]
pub fn slept_question(gap: Span) -> String {
    clock_slept(&match gap.0 / 1_000 {
        seconds @ 0..60 => control_seconds(&seconds.to_string()),
        _ => clock_face(gap),
    })
}

/// A side asks to take back.
#[must_use]
pub fn take_back_question(by: Color) -> String {
    take_back_asked(&color_name(by))
}

/// Asks whether a side abandons the game, or says that this loses nothing.
#[must_use]
pub fn abandon_question(by: Color, loses: bool, is_timed: bool) -> String {
    let color = color_name(by);
    match (loses, is_timed) {
        (true, _) => abandon_loses(&color),
        (false, true) => abandon_clock(&color),
        (false, false) => abandon_waits(&color),
    }
}

/// Why the books call a position drawn.
#[must_use]
pub fn book_draw_text(reason: BookDrawReason) -> String {
    match reason {
        BookDrawReason::BareKings => book_bare_kings(),
        BookDrawReason::SingleMinor => book_minor(),
        BookDrawReason::SingleMinorEach => book_minor_each(),
        BookDrawReason::TwoKnights => book_two_knights(),
        BookDrawReason::EqualForces => book_equal(),
    }
}

/// How a match stands, and who has won it.
#[must_use]
pub fn match_score(contest: &Contest, names: [&str; 2]) -> String {
    let [one, other] = [
        player_named(Player::A, names[0]),
        player_named(Player::B, names[1]),
    ];
    let score = contest.score();
    let line = score_line(
        &one,
        &score.of(Player::A).to_string(),
        &score.of(Player::B).to_string(),
        &other,
    );
    match contest.standing() {
        Standing::Open(_) => line,
        Standing::Won(Player::A) => match_won(&line, &one),
        Standing::Won(Player::B) => match_won(&line, &other),
        Standing::Tied => match_tied(&line),
    }
}

/// Begins the next game of a match, or another match after one that is decided.
#[must_use]
pub fn button_next_game(contest: &Contest) -> String {
    match contest.standing() {
        Standing::Open(_) => next_game(),
        Standing::Won(_) | Standing::Tied => next_match(),
    }
}

/// A text is no time control.
#[must_use]
pub fn control_error(problem: &str) -> String {
    control_unknown(problem)
}

/// The offer comes before the move from which draws may be offered.
#[must_use]
pub fn offer_too_early(number: u32) -> String {
    offer_before(&number.to_string())
}
