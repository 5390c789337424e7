//! What is typed into the box beside a record, parsed before anything is done. What is not a
//! command here is one of the board's (`board::commands`) or a move.

use board::commands;
use record::{CommentPlace, Nag, Shape, ShapeColor};
use rules::Square;

use super::action::PageCommand;
use crate::walk::Go;

/// What the typed text asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// `--`: the turn passes.
    Null,
    /// `arrow e2 e4 red`, `circle e4`.
    Draw(Shape),
    /// `clear`: removes what is drawn.
    Clear,
    /// `comment A strong move`, `comment before …`.
    Comment(CommentPlace, String),
    /// `!`, `sign +-`, `sign 146`.
    Sign(Nag),
    /// `sign` with something that is not a sign.
    UnknownSign,
    /// `start`, `end`, `up`, `down`, `var 2`.
    Go(Go),
    /// `promote`
    Promote,
    /// `demote`
    Demote,
    /// `main`
    MakeMain,
    /// `delete`
    Delete,
    /// `fold`
    Fold,
    /// What only a page can carry out.
    Page(PageCommand),
    /// `say`
    Say,
    /// `diagram`
    Diagram,
    /// `place`: which variation this is.
    SayPlace,
    /// A command of the board, or a move.
    Board(commands::Command),
}

/// Tells commands and moves apart; never fails, because whatever is not a command is read as a move.
#[must_use]
pub fn parse(text: &str) -> Command {
    let text = text.trim();
    if commands::is_too_long(text) {
        return Command::Board(commands::Command::TooLong);
    }
    let lower = text.trim_start_matches('/').to_ascii_lowercase();
    let word = match lower.as_str() {
        "--" | "null" | "pass" | "z0" => Some(Command::Null),
        "clear" => Some(Command::Clear),
        "start" | "first" => Some(Command::Go(Go::First)),
        "end" | "last move" => Some(Command::Go(Go::Last)),
        "up" => Some(Command::Go(Go::VariationBefore)),
        "down" => Some(Command::Go(Go::VariationAfter)),
        "back" => Some(Command::Go(Go::Previous)),
        "fwd" | "forward" | "next" => Some(Command::Go(Go::Next)),
        "branch" => Some(Command::Go(Go::BranchAfter)),
        "promote" => Some(Command::Promote),
        "demote" => Some(Command::Demote),
        "main" => Some(Command::MakeMain),
        "delete" => Some(Command::Delete),
        "fold" => Some(Command::Fold),
        "open" | "paste" => Some(Command::Page(PageCommand::Open)),
        "export" | "print" | "save" => Some(Command::Page(PageCommand::Export)),
        "setup" | "set up" => Some(Command::Page(PageCommand::SetUp)),
        "say" => Some(Command::Say),
        "diagram" => Some(Command::Diagram),
        "place" => Some(Command::SayPlace),
        _ => None,
    };
    word.or_else(|| bare_sign(text))
        .or_else(|| with_argument(text))
        .unwrap_or_else(|| match commands::parse(text) {
            commands::Command::New => Command::Page(PageCommand::New),
            commands::Command::Help => Command::Page(PageCommand::Help),
            other => Command::Board(other),
        })
}

/// A sign that cannot be anything else: letters such as N and D need the word before them.
fn bare_sign(text: &str) -> Option<Command> {
    let is_sign = !text.contains(|letter: char| letter.is_alphanumeric());
    Nag::from_suffix(text)
        .filter(|_| is_sign)
        .map(Command::Sign)
}

fn with_argument(text: &str) -> Option<Command> {
    let (word, argument) = text.split_once(char::is_whitespace)?;
    let argument = argument.trim();
    match word.trim_start_matches('/').to_ascii_lowercase().as_str() {
        "arrow" | "circle" => shape(argument).map(Command::Draw),
        "comment" => Some(match argument.split_once(char::is_whitespace) {
            Some((first, rest)) if first.eq_ignore_ascii_case("before") => {
                Command::Comment(CommentPlace::Before, rest.to_owned())
            }
            _ => Command::Comment(CommentPlace::After, argument.to_owned()),
        }),
        "sign" => Some(match (argument.parse(), Nag::from_suffix(argument)) {
            (Ok(number @ 1..), _) => Command::Sign(Nag(number)),
            (_, Some(nag)) => Command::Sign(nag),
            _ => Command::UnknownSign,
        }),
        "var" | "variation" => argument
            .parse()
            .ok()
            .map(|index| Command::Go(Go::Variation(index))),
        _ => None,
    }
}

/// `e4`, `e2 e4`, `e2e4`, with a color before or behind.
fn shape(argument: &str) -> Option<Shape> {
    let mut color = ShapeColor::Green;
    let mut squares: Vec<Square> = Vec::new();
    for word in argument.split_whitespace() {
        let word = word.to_ascii_lowercase();
        match word.as_str() {
            "green" => color = ShapeColor::Green,
            "red" => color = ShapeColor::Red,
            "blue" => color = ShapeColor::Blue,
            "yellow" => color = ShapeColor::Yellow,
            "to" | "from" | "on" => {}
            _ if word.len() == 4 && word.is_ascii() => {
                squares.push(word[..2].parse().ok()?);
                squares.push(word[2..].parse().ok()?);
            }
            _ => squares.push(word.parse().ok()?),
        }
    }
    match *squares {
        [square] => Some(Shape::Square(color, square)),
        [from, to] if from != to => Some(Shape::Arrow(color, from, to)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shapes_can_be_typed() {
        let arrow = |color| Command::Draw(Shape::Arrow(color, Square::E2, Square::E4));
        assert_eq!(parse("arrow e2 e4"), arrow(ShapeColor::Green));
        assert_eq!(parse("Arrow red from e2 to e4"), arrow(ShapeColor::Red));
        assert_eq!(parse("arrow e2e4 blue"), arrow(ShapeColor::Blue));
        let circle = Shape::Square(ShapeColor::Yellow, Square::D5);
        assert_eq!(parse("circle d5 yellow"), Command::Draw(circle));
    }

    #[test]
    fn signs_and_comments_can_be_typed() {
        assert_eq!(parse("!?"), Command::Sign(Nag::INTERESTING));
        assert_eq!(parse("+-"), Command::Sign(Nag(18)));
        assert_eq!(parse("sign 146"), Command::Sign(Nag(146)));
        assert_eq!(parse("sign N"), Command::Sign(Nag(146)));
        assert_eq!(parse("sign x"), Command::UnknownSign);
        let comment = |place| Command::Comment(place, "A good try".to_owned());
        assert_eq!(parse("comment A good try"), comment(CommentPlace::After));
        assert_eq!(
            parse("comment before A good try"),
            comment(CommentPlace::Before)
        );
    }

    #[test]
    fn no_command_hides_a_move() {
        for text in [
            "e4",
            "Nf3",
            "O-O",
            "b4",
            "bxc3",
            "e2e4",
            "P to K 4",
            "Kt-KB3",
            "knight f3",
            "N",
            "D",
        ] {
            assert!(
                matches!(parse(text), Command::Board(commands::Command::Move(_))),
                "{text}"
            );
        }
        assert_eq!(parse("flip"), Command::Board(commands::Command::Flip));
    }

    #[test]
    fn variations_can_be_chosen_by_number() {
        assert_eq!(parse("var 2"), Command::Go(Go::Variation(2)));
        assert_eq!(parse("down"), Command::Go(Go::VariationAfter));
    }
}
