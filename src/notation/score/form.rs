//! Which words look like parts of a move, in any of the notations.

mod nearly;
mod piece;

use super::odd::is_nearly_piece;
use super::rank::ordinal;
use crate::part;

use nearly::{has_odd_goal, is_nearly_knight_that_goes, is_nearly_takes};
use piece::pieces;

pub(super) use nearly::{is_nearly_castles, is_nearly_knight};

/// How much a word looks like a part of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Form {
    /// It can begin a move: a piece, a square, castling.
    Begins,
    /// It can stand further on in a move: a rank, a sign of check, a place.
    GoesOn,
    /// It only joins such words: "to", "takes", "at".
    Joins,
    /// It would be such a word if a letter or two were misprinted.
    Near,
    /// It is none.
    Other,
}

impl Form {
    /// Whether it is a word of a notation.
    pub(super) const fn is_notation(self) -> bool {
        matches!(self, Self::Begins | Self::GoesOn | Self::Joins)
    }
}

/// Words that are part of moves, and what is left of them in short.
const WORDS: [(&str, Form); 84] = [
    ("king's", Form::Begins),
    ("kings", Form::Begins),
    ("king", Form::Begins),
    ("queens", Form::GoesOn),
    ("queen's", Form::Begins),
    ("queen", Form::Begins),
    ("rook's", Form::Begins),
    ("rook", Form::Begins),
    ("castles", Form::Begins),
    ("castle", Form::Begins),
    ("cas", Form::Begins),
    ("bishop's", Form::Begins),
    ("bishop", Form::Begins),
    ("knight's", Form::Begins),
    ("knight", Form::Begins),
    ("pawn's", Form::Begins),
    ("pawn", Form::Begins),
    ("first", Form::GoesOn),
    ("second", Form::GoesOn),
    ("third", Form::GoesOn),
    ("fourth", Form::GoesOn),
    ("fifth", Form::GoesOn),
    ("sixth", Form::GoesOn),
    ("seventh", Form::GoesOn),
    ("eighth", Form::GoesOn),
    ("square", Form::GoesOn),
    ("squares", Form::GoesOn),
    ("checkmate", Form::GoesOn),
    ("check", Form::GoesOn),
    ("mates", Form::GoesOn),
    ("mate", Form::GoesOn),
    // Check and mate in German, French and Spanish.
    ("schach", Form::GoesOn),
    ("sch", Form::GoesOn),
    ("schachmatt", Form::GoesOn),
    ("matt", Form::GoesOn),
    ("mat", Form::GoesOn),
    ("échec", Form::GoesOn),
    ("éch", Form::GoesOn),
    ("jaque", Form::GoesOn),
    ("double", Form::GoesOn),
    ("discovered", Form::GoesOn),
    ("dble", Form::GoesOn),
    ("disc", Form::GoesOn),
    ("dis", Form::GoesOn),
    ("passant", Form::GoesOn),
    ("becoming", Form::Joins),
    ("claiming", Form::Joins),
    ("takes", Form::Joins),
    ("captures", Form::Joins),
    ("gives", Form::Joins),
    ("side", Form::GoesOn),
    ("en", Form::Joins),
    ("at", Form::Joins),
    ("on", Form::Joins),
    ("to", Form::Joins),
    // As scanners read "to".
    ("lo", Form::Joins),
    ("fo", Form::Joins),
    ("io", Form::Joins),
    ("tu", Form::Joins),
    ("a", Form::Joins),
    ("and", Form::Joins),
    ("castled", Form::Begins),
    ("checks", Form::GoesOn),
    ("interposes", Form::GoesOn),
    ("moves", Form::GoesOn),
    ("queening", Form::GoesOn),
    ("passing", Form::GoesOn),
    ("becomes", Form::Joins),
    ("in", Form::Joins),
    ("from", Form::Joins),
    ("tks", Form::Joins),
    ("x", Form::Joins),
    ("×", Form::Joins),
    ("his", Form::GoesOn),
    ("her", Form::GoesOn),
    ("one", Form::GoesOn),
    ("two", Form::GoesOn),
    ("disc", Form::GoesOn),
    ("pas", Form::GoesOn),
    ("o", Form::Begins),
    ("0", Form::Begins),
    ("2d", Form::GoesOn),
    ("3d", Form::GoesOn),
    ("sqr", Form::GoesOn),
];

/// A word without the punctuation around it.
pub(super) fn bare(word: &str) -> &str {
    word.trim_matches(|letter: char| {
        matches!(
            letter,
            '.' | ',' | ';' | ':' | '_' | '“' | '”' | '"' | '*' | '$' | '\'' | '’' | '‘'
        )
    })
}

/// Judges a word.
pub(super) fn form(word: &str) -> Form {
    // "e5 : d4"
    if word == ":" {
        return Form::Joins;
    }
    let word = bare(word);
    let is_sign =
        |letter: char| !letter.is_alphanumeric() && !part::has_letter("+#†‡x×-—–=:", letter);
    if word.is_empty() || word.len() > 24 || word.chars().all(is_sign) {
        return Form::Other;
    }
    if let Some(inside) = word
        .strip_prefix('(')
        .and_then(|rest| rest.strip_suffix(')'))
        && is_place_or_promotion(inside)
    {
        return Form::GoesOn;
    }
    let whole = WORDS
        .iter()
        .find(|(known, _)| known.eq_ignore_ascii_case(word));
    if let Some((_, form)) = whole {
        return *form;
    }
    if is_nearly_castles(word)
        || is_nearly_knight(word)
        || is_nearly_knight_that_goes(word)
        || is_nearly_piece(word)
        || has_odd_goal(word)
    {
        return Form::Near;
    }
    if ordinal(word).is_some() {
        return Form::GoesOn;
    }
    // "e. p." in two words.
    if matches!(word, "e" | "p") {
        return Form::GoesOn;
    }
    let first = pieces(word);
    if first != Form::Other {
        return first;
    }
    if is_nearly_takes(word) {
        return Form::Joins;
    }
    // "B's", "K’s" and "Q'S".
    for possessive in ["'s", "’s", "'S", "’S"] {
        if let Some(owner) = word.strip_suffix(possessive)
            && pieces(owner) != Form::Other
        {
            return pieces(owner);
        }
    }
    let digits = |letter: char| match letter {
        'l' | 'i' | 'I' | '|' => '1',
        's' | 'S' | '§' => '8',
        'z' | 'Z' => '2',
        'o' | 'O' => '0',
        other => other,
    };
    let repaired: String = word.chars().map(digits).collect();
    let is_short = word.chars().count() <= 8;
    let has_capital = word.starts_with(|letter: char| letter.is_uppercase() || letter.is_numeric());
    if is_short && has_capital && repaired != word && pieces(&repaired) != Form::Other {
        Form::Near
    } else {
        Form::Other
    }
}

/// Whether what stands in parentheses behind a piece is its square or what a pawn becomes.
/// The sign of check may stand there as well.
pub(super) fn is_place_or_promotion(inside: &str) -> bool {
    let mut words = inside.split_whitespace();
    let marks = [
        "ch",
        "ch.",
        "check",
        "mate",
        "dis",
        "dis.",
        "disc.",
        "dble",
        "double",
        "en",
        "in",
        "e.p.",
        "on",
        "at",
        "from",
        "and",
        "&",
        "a",
        "disc",
        "dbl.",
        "by",
        "discovered",
    ];
    let first = words.clone().next().unwrap_or_default();
    let is_mark = marks.iter().any(|mark| mark.eq_ignore_ascii_case(first));
    (is_mark || inside.starts_with(|letter: char| part::has_letter("KQRBNPDTLSabcdefgh+#", letter)))
        && words.clone().count() <= 5
        && words.all(|word| {
            matches!(form(word), Form::Begins | Form::GoesOn)
                || marks.iter().any(|mark| mark.eq_ignore_ascii_case(word))
                || word.eq_ignore_ascii_case("passing")
        })
        // "(a)" to "(h)" are notes.
        && !(inside.len() == 1 && inside.bytes().all(|letter| letter.is_ascii_lowercase()))
}
