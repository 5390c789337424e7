//! Commands typed into the "Move or command" box, parsed before anything is done.
//!
//! A command is a word, or a letter followed by what it asks about.
//! Everything else is a move and is read by `notation`, so that no command can hide a move.

use rules::{File, Piece, Rank, Role, Square};

/// Which pieces a player asks about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PiecesAsked {
    /// All pieces of one color.
    All(rules::Color),
    /// The pieces of one kind and color.
    Kind(Piece),
}

/// A line of squares that a player asks about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LineAsked {
    /// A file, read from the first rank up.
    File(File),
    /// A rank, read from the a-file on.
    Rank(Rank),
}

/// What the typed text asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// A move in any notation; the text as it was typed, trimmed.
    Move(String),
    /// `p N`, `p a`: where the pieces stand.
    Pieces(PiecesAsked),
    /// `s e`, `s 4`: what stands on a file or a rank.
    Scan(LineAsked),
    /// `b`, `b e4`: put the focus on the board, on that square if one is named.
    ToBoard(Option<Square>),
    /// `m e4`: where the piece may go.
    MovesOf(Square),
    /// `l`: the last move.
    LastMove,
    /// `c`: the clocks.
    Clocks,
    /// `o`: who plays, and whose turn it is.
    Opponent,
    /// `fen`: say and copy the position.
    Fen,
    /// `pgn`: copy the game.
    Pgn,
    /// `flip`: turn the board.
    Flip,
    /// `back`: show the position one move earlier.
    Back,
    /// `fwd`: show the position one move later.
    Forward,
    /// `undo`: take the last move back.
    Undo,
    /// `redo`: play the move taken back again.
    Redo,
    /// `draw`: offer a draw, or accept the one offered.
    Draw,
    /// `claim`: claim a draw.
    Claim,
    /// `jadoube`, `j`: a piece is to be adjusted, or no longer.
    Adjust,
    /// `resign`: resign, after a confirmation.
    Resign,
    /// `new`: a new game, after a confirmation when one is under way.
    New,
    /// `why`: why the position is as it is.
    Why,
    /// `hint`: the next step of a hint.
    Hint,
    /// `threat`: what the other side threatens.
    Threat,
    /// `status`: the state of the game.
    Status,
    /// `yes`: confirms what was asked last.
    Yes,
    /// `glossary`, `glossary fork`, `term fork`: the glossary, or a term of it.
    Glossary(Option<String>),
    /// `help` or `?`: the list of commands.
    Help,
    /// More than [`LONGEST`] characters, which are not looked at.
    TooLong,
}

/// How many characters a typed text may have.
pub const LONGEST: usize = 500;

/// Whether a typed text is longer than anything that is read.
#[must_use]
pub fn is_too_long(text: &str) -> bool {
    text.chars().nth(LONGEST).is_some()
}

/// Distinguishes commands from moves; never fails, because what is not a command is read as a move.
#[must_use]
pub fn parse(text: &str) -> Command {
    let text = text.trim();
    if is_too_long(text) {
        return Command::TooLong;
    }
    let lower = text.to_ascii_lowercase();
    let word = match lower.trim_start_matches('/') {
        "l" | "last" => Some(Command::LastMove),
        "c" | "clocks" => Some(Command::Clocks),
        "o" | "opponent" => Some(Command::Opponent),
        "b" | "board" => Some(Command::ToBoard(None)),
        "fen" => Some(Command::Fen),
        "pgn" => Some(Command::Pgn),
        "flip" => Some(Command::Flip),
        "back" => Some(Command::Back),
        "fwd" | "forward" => Some(Command::Forward),
        "undo" | "takeback" | "take back" => Some(Command::Undo),
        "redo" => Some(Command::Redo),
        "draw" => Some(Command::Draw),
        "claim" => Some(Command::Claim),
        "j" | "jadoube" | "j'adoube" | "j\u{2019}adoube" | "adjust" | "i adjust" => {
            Some(Command::Adjust)
        }
        "resign" => Some(Command::Resign),
        "new" => Some(Command::New),
        "why" => Some(Command::Why),
        "hint" => Some(Command::Hint),
        "threat" => Some(Command::Threat),
        "status" | "turn" => Some(Command::Status),
        "yes" => Some(Command::Yes),
        "glossary" => Some(Command::Glossary(None)),
        "help" | "?" => Some(Command::Help),
        _ => None,
    };
    word.or_else(|| with_argument(text))
        .unwrap_or_else(|| Command::Move(text.to_owned()))
}

fn with_argument(text: &str) -> Option<Command> {
    let (letter, argument) = text.split_once(char::is_whitespace)?;
    let argument = argument.trim();
    match letter {
        "p" | "P" => pieces_asked(argument).map(Command::Pieces),
        "s" | "S" => line_asked(argument).map(Command::Scan),
        "b" => argument
            .parse()
            .ok()
            .map(|square| Command::ToBoard(Some(square))),
        "m" | "M" => argument.parse().ok().map(Command::MovesOf),
        _ if ["glossary", "term"]
            .iter()
            .any(|word| letter.trim_start_matches('/').eq_ignore_ascii_case(word)) =>
        {
            Some(Command::Glossary(Some(argument.to_owned())))
        }
        _ => None,
    }
}

/// Upper case asks for White's pieces and lower case for Black's, as in a FEN; `A` and `a` mean all.
fn pieces_asked(argument: &str) -> Option<PiecesAsked> {
    let letter = single(argument)?;
    let color = if letter.is_ascii_uppercase() {
        rules::Color::White
    } else {
        rules::Color::Black
    };
    if letter.eq_ignore_ascii_case(&'a') {
        return Some(PiecesAsked::All(color));
    }
    Role::from_char(letter).map(|role| PiecesAsked::Kind(Piece { color, role }))
}

fn line_asked(argument: &str) -> Option<LineAsked> {
    let letter = single(argument)?;
    File::from_char(letter)
        .map(LineAsked::File)
        .or_else(|| Rank::from_char(letter).map(LineAsked::Rank))
}

fn single(text: &str) -> Option<char> {
    let mut letters = text.chars();
    letters.next().filter(|_| letters.next().is_none())
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::Color;

    #[test]
    fn words_and_letters_are_commands() {
        assert_eq!(parse(" help "), Command::Help);
        assert_eq!(parse("Flip"), Command::Flip);
        assert_eq!(parse("/last"), Command::LastMove);
        assert_eq!(parse("b"), Command::ToBoard(None));
        assert_eq!(parse("b e4"), Command::ToBoard(Some(Square::E4)));
        assert_eq!(parse("m g1"), Command::MovesOf(Square::G1));
        for text in ["j", "J\u{2019}adoube", "j'adoube", "jadoube", "Adjust"] {
            assert_eq!(parse(text), Command::Adjust, "{text}");
        }
    }

    #[test]
    fn the_help_tells_of_every_command_and_of_nothing_else() {
        use std::mem::discriminant;
        let help = words::help_typed();
        let listed: Vec<Command> = help[1..]
            .iter()
            .flat_map(|(typed, _)| typed.split(", "))
            .map(parse)
            .collect();
        for command in &listed {
            assert!(!matches!(command, Command::Move(_)), "{command:?}");
        }
        for text in [
            "p N", "s e", "b", "m e4", "l", "c", "o", "fen", "pgn", "flip", "back", "fwd", "undo",
            "redo", "draw", "claim", "j", "resign", "new", "why", "hint", "threat", "status",
            "glossary",
        ] {
            let command = discriminant(&parse(text));
            assert!(
                listed.iter().any(|it| discriminant(it) == command),
                "{text}"
            );
        }
    }

    #[test]
    fn the_glossary_can_be_asked_for_a_term() {
        assert_eq!(parse("Glossary"), Command::Glossary(None));
        for text in [
            "glossary en passant",
            "term  en passant ",
            "/Term en passant",
        ] {
            let term = Some("en passant".to_owned());
            assert_eq!(parse(text), Command::Glossary(term), "{text}");
        }
    }

    #[test]
    fn the_case_of_a_letter_selects_the_color() {
        let knights = |color| {
            Command::Pieces(PiecesAsked::Kind(Piece {
                color,
                role: Role::Knight,
            }))
        };
        assert_eq!(parse("p N"), knights(Color::White));
        assert_eq!(parse("p n"), knights(Color::Black));
        assert_eq!(
            parse("p A"),
            Command::Pieces(PiecesAsked::All(Color::White))
        );
        assert_eq!(
            parse("p a"),
            Command::Pieces(PiecesAsked::All(Color::Black))
        );
    }

    #[test]
    fn files_and_ranks_can_be_scanned() {
        assert_eq!(parse("s e"), Command::Scan(LineAsked::File(File::E)));
        assert_eq!(parse("s 4"), Command::Scan(LineAsked::Rank(Rank::Fourth)));
    }

    #[test]
    fn what_is_no_command_is_a_move() {
        for text in [
            "e4",
            "Nf3",
            "O-O",
            "b4",
            "bxc3",
            "Bb5",
            "e2e4",
            "s 9",
            "P to K 4",
            "knight f3",
        ] {
            assert_eq!(parse(text), Command::Move(text.to_owned()), "{text}");
        }
    }
}
