//! Answers that are typed.

use course::Answer;
use exercise::Try;
use notation::origins::Origins;
use notation::style::Style;
use notation::{san, small, squares, typed, uci};
use rules::{AnyPosition, Color, IllegalMove, Square};
use words::Typing;

/// What is typed as an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entry {
    /// The name of a square.
    Square,
    /// A move.
    Move,
    /// A number.
    Number,
    /// A move in a notation that is asked for.
    Written,
}

/// What a text means.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Typed {
    /// An answer, right or wrong.
    Answer(Answer),
    /// Nothing, and why.
    Unreadable(String),
}

impl Entry {
    /// The name of its field.
    #[must_use]
    pub fn label(self) -> String {
        match self {
            Self::Square => words::answer_square(),
            Self::Move => words::answer_move(),
            Self::Number => words::answer_number(),
            Self::Written => words::answer_written(),
        }
    }

    /// Reads a text on a board; moves also as they are written in the `chosen` notation.
    #[must_use]
    pub fn read(self, ground: &AnyPosition, text: &str, chosen: Style) -> Typed {
        let text = text.trim();
        let unread = |typing| Typed::Unreadable(words::answer_not_read_text(typing, text));
        match self {
            Self::Move => read_move(ground, text, chosen)
                .map_or_else(Typed::Unreadable, |made| Typed::Answer(Answer::Move(made))),
            Self::Square => {
                let plain = small::text(text).parse::<Square>().ok();
                let square = plain.or_else(|| squares::read(text, Color::White));
                square.map_or_else(
                    || unread(Typing::Square),
                    |it| Typed::Answer(Answer::Square(it)),
                )
            }
            Self::Number => text.parse().map_or_else(
                |_| unread(Typing::Number),
                |it| Typed::Answer(Answer::Number(it)),
            ),
            Self::Written if text.is_empty() => Typed::Unreadable(words::answer_empty()),
            Self::Written => Typed::Answer(Answer::Text(text.to_owned())),
        }
    }
}

/// What names a piece and a square is a try, legal or not, so that it can be said why it is not.
fn read_move(ground: &AnyPosition, text: &str, chosen: Style) -> Result<Try, String> {
    let attempt = |(from, to, promotion)| Try::new(from, to, promotion);
    let squares = || uci::parse(text).ok().map(attempt);
    let Some(position) = ground.position() else {
        let read = san::read_any(ground, text).map(attempt);
        let unread = || words::answer_not_read_text(Typing::Move, text);
        return read.or_else(squares).ok_or_else(unread);
    };
    let letters = words::typed_letters(chosen);
    let error = match typed::read(position, &Origins::unknown(), text, letters) {
        Ok(mv) => return Ok(mv.into()),
        Err(error) => error,
    };
    match error.refused() {
        // Castling by its name is no step of the king, which could be legal.
        Some((from, to, reason)) if !matches!(reason, IllegalMove::Castling { .. }) => {
            Ok(Try::new(from, to, reason.promotion()))
        }
        _ => squares().ok_or_else(|| words::typed_error_text(position, text, &error, chosen)),
    }
}

#[cfg(test)]
mod tests {
    use notation::descriptive::Spelling;
    use notation::letters::Language;

    use super::*;

    #[track_caller]
    fn reads(fen: &str, text: &str) -> Typed {
        Entry::Move.read(&AnyPosition::of(&fen.parse().unwrap()), text, Style::San)
    }

    #[track_caller]
    fn is_try(fen: &str, text: &str, squares: &str) {
        let made = Answer::Move(squares.parse().unwrap());
        assert_eq!(reads(fen, text), Typed::Answer(made), "{text}");
    }

    /// No king.
    const HUNT: &str = "8/1p6/8/8/8/2p5/3P4/R7 w - -";
    const HAND: &str = "8/5Np1/3q4/8/2b1R2P/6k1/8/2K5 w - -";

    #[test]
    fn moves_are_read_on_boards_without_kings() {
        is_try(HUNT, "Ra2", "a1a2");
        is_try(HUNT, "rook a8", "a1a8");
        is_try(HUNT, "dxc3", "d2c3");
        is_try(HUNT, "d4", "d2d4");
        is_try(HUNT, "a1a5", "a1a5");
        is_try("8/2P5/8/8/8/8/8/8 w - -", "c8=R", "c7c8r");
        is_try("8/8/8/8/p7/1P6/8/2B5 w - -", "bxa4", "b3a4");
        is_try("8/8/8/8/8/8/8/2B5 w - -", "ba3", "c1a3");
    }

    #[test]
    fn a_move_that_no_rule_allows_is_still_a_try() {
        is_try(HAND, "Kd1", "c1d1");
        is_try(HAND, "Rf5", "e4f5");
        is_try(HUNT, "Rb2", "a1b2");
        is_try(HUNT, "d5", "d2d5");
    }

    #[test]
    fn what_is_no_try_is_refused_for_its_reason() {
        let two = "4k3/8/8/8/8/8/8/1N1K2N1 w - -";
        let why = "Neither knight (b1, g1) can reach a8.".to_owned();
        assert_eq!(reads(two, "Na8"), Typed::Unreadable(why));
        // The king could step there.
        let stepped = "4k3/8/8/8/8/8/8/5K1R w - -";
        assert!(matches!(reads(stepped, "O-O"), Typed::Unreadable(_)));
        for text in ["zz", "Qa4"] {
            let why = words::answer_not_read_text(Typing::Move, text);
            assert_eq!(reads(HUNT, text), Typed::Unreadable(why));
        }
        // Two rooks can go there.
        let both = "8/8/8/8/8/8/8/R6R w - -";
        assert!(matches!(reads(both, "Rd1"), Typed::Unreadable(_)));
        is_try(both, "Rad1", "a1d1");
    }

    #[test]
    fn what_is_no_answer_hears_what_can_be_typed() {
        let ground = AnyPosition::Legal(rules::Position::default());
        for (entry, text, wanted) in [
            (Entry::Square, "7", "e4"),
            (Entry::Square, "", "Type your answer"),
            (Entry::Number, "two", "such as 12"),
            (Entry::Number, "-1", "such as 12"),
            (Entry::Written, " ", "Type your answer"),
        ] {
            let Typed::Unreadable(why) = entry.read(&ground, text, Style::San) else {
                panic!("{text} is read");
            };
            assert!(why.contains(wanted), "{text}: {why}");
        }
        let Typed::Unreadable(why) = reads(HUNT, "zz") else {
            panic!("it is read");
        };
        assert!(why.contains("such as Nf3"), "{why}");
    }

    #[test]
    fn moves_are_read_as_the_chosen_notation_writes_them() {
        let start = AnyPosition::Legal(rules::Position::default());
        let read = |text, chosen| Entry::Move.read(&start, text, chosen);
        let knight = Typed::Answer(Answer::Move("g1f3".parse().unwrap()));
        let german = Style::Localized(Language::German);
        let old = Style::Descriptive(Spelling::Short);
        for (text, chosen) in [("Sf3", german), ("Nf3", german), ("Kt-KB3", old)] {
            assert_eq!(read(text, chosen), knight, "{text}");
        }
        assert!(matches!(read("Sf3", Style::San), Typed::Unreadable(_)));
    }
}
