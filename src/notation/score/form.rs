//! Which words look like parts of a move, in any of the notations.

use super::odd::is_nearly_piece;
use super::rank::ordinal;
use crate::part;

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

/// Judges a word by the pieces it is put together from.
fn pieces(word: &str) -> Form {
    let mut rest = word;
    let mut first = Form::Other;
    while !rest.is_empty() {
        let Some((length, form)) = piece(rest, first == Form::Other) else {
            return Form::Other;
        };
        if first == Form::Other {
            first = form;
        }
        rest = &rest[length..];
    }
    first
}

/// Whether a letter before this text can be a file: a sign of capture or a square follows.
fn is_file_before(rest: &str) -> bool {
    let mut letters = rest.chars();
    match letters.next() {
        Some('x' | 'X' | '×' | ':') => true,
        Some('a'..='h') => letters
            .next()
            .is_some_and(|digit| matches!(digit, '1'..='8')),
        _ => false,
    }
}

/// Whether a square of algebraic notation or a sign of capture follows, perhaps behind a file or
/// rank.
fn is_square_ahead(rest: &str) -> bool {
    let rest = rest.trim_start_matches(['x', '×', ':', '-', '—']);
    let mut letters = rest.chars();
    let mut next = || letters.next();
    matches!(next(), Some('a'..='h' | '1'..='8'))
        && matches!(next(), Some('a'..='h' | '1'..='8' | 'x' | '×' | ':'))
}

/// Whether a scanner may have made a word of "takes".
fn is_nearly_takes(word: &str) -> bool {
    let letters: Vec<char> = word.chars().collect();
    let differs = letters
        .iter()
        .zip("takes".chars())
        .filter(|&(one, other)| *one != other)
        .count();
    letters.len() == 5 && differs == 1 || matches!(word, "tkes" | "taks" | "tke" | "tka" | "akes")
}

/// Whether a scanner may have made a word of "Castles": one or two letters are others.
pub(super) fn is_nearly_castles(word: &str) -> bool {
    let word = bare(word);
    let differs = |whole: &str| {
        let letters = word.chars().zip(whole.chars());
        let others = letters.filter(|(one, other)| one != other).count();
        word.chars().count() == whole.len() && others <= 2
    };
    let is_other = [
        "Castles", "castles", "Castled", "castled", "Castle", "castle",
    ]
    .contains(&word);
    !is_other && ["Castles", "castles", "Castled"].into_iter().any(differs)
}

/// Whether a scanner may have made a word of "Kt" or "Kt's": "Xt", "Et's", "Kl's".
pub(super) fn is_nearly_knight(word: &str) -> bool {
    let owner = ["'s", "’s"].iter().find_map(|end| word.strip_suffix(end));
    let mut letters = owner.unwrap_or(word).chars();
    let (first, second) = (letters.next(), letters.next());
    let is_first = matches!(first, Some('K' | 'X' | 'E' | 'H'));
    let is_second = matches!(second, Some('t' | 'l' | 'i' | 'f' | 'L' | '1'));
    matches!(owner.unwrap_or(word), "Kfc" | "Ivt")
        || is_first
            && is_second
            && letters.next().is_none()
            && word != "Kt"
            && !word.starts_with("Kt'")
}

/// Whether such a word goes to a file: "Kf-Q" before "B 3".
fn is_nearly_knight_that_goes(word: &str) -> bool {
    word.split_at_checked(2).is_some_and(|(knight, goal)| {
        let is_link = goal.starts_with(['-', '—', 'x']);
        is_link && is_nearly_knight(knight) && pieces(goal) != Form::Other
    })
}

/// Whether signs that no move has stand behind a piece and its link: "Bxß", "P-K*".
fn has_odd_goal(word: &str) -> bool {
    let rest = word
        .strip_prefix(['K', 'Q', 'R', 'B', 'N', 'P'])
        .unwrap_or_default();
    let goal = rest.strip_prefix('t').unwrap_or(rest);
    let goal = goal.strip_prefix(['x', '×', '-', '—']).unwrap_or_default();
    goal.chars().count() <= 4 && goal.contains(['ß', '§', '*', '?'])
}

/// The length of castling in signs: two or three times the letter O or nought, with dashes.
fn castling(rest: &str) -> Option<usize> {
    let mut length = 0;
    for (place, (at, letter)) in rest.char_indices().enumerate() {
        match letter {
            'o' | 'O' | '0' if place % 2 == 0 => length = at + 1,
            '-' | '–' | '—' if place % 2 == 1 => {}
            _ => break,
        }
    }
    let count = rest[..length]
        .chars()
        .filter(|letter| part::has_letter("oO0", *letter))
        .count();
    (2..=3).contains(&count).then_some(length)
}

/// The next piece of a word and how the word begins with it.
fn piece(rest: &str, is_first: bool) -> Option<(usize, Form)> {
    let starts = |text: &str| {
        rest.get(..text.len())
            .is_some_and(|start| start.eq_ignore_ascii_case(text))
    };
    if let Some(length) = castling(rest) {
        return Some((length, Form::Begins));
    }
    let mut letters = rest.chars();
    let letter = letters.next()?;
    let second = letters.next();
    if matches!(letter, 'a'..='h') && second.is_some_and(|digit| matches!(digit, '1'..='8')) {
        return Some((2, Form::Begins));
    }
    for text in [
        "takes", "kt", "ch", "ep", "e.p", "sq", "to", "dis", "dble", "mate",
    ] {
        // "Ch3" is a French knight.
        let is_piece = text == "ch" && letter == 'C';
        if starts(text) && !is_piece && !(is_first && matches!(text, "takes" | "to" | "mate")) {
            let form = if text == "kt" {
                Form::Begins
            } else {
                Form::GoesOn
            };
            return Some((text.len(), form));
        }
    }
    // "1st", "2nd", "3rd" and "4th".
    if letter.is_ascii_digit()
        && let Some(ordinal) = rest.get(1..3)
        && ["st", "nd", "rd", "th"].contains(&ordinal)
    {
        return Some((3, Form::GoesOn));
    }
    // "2d" and "3d".
    if letter.is_ascii_digit() && second == Some('d') && letters.next().is_none() {
        return Some((2, Form::GoesOn));
    }
    let form = match letter {
        'K' | 'Q' | 'R' | 'B' | 'N' | 'P' | 'D' | 'T' | 'L' | 'S' => Form::Begins,
        // French and Spanish pieces before a square or a sign of capture.
        'C' | 'F' | 'A' if is_square_ahead(&rest[1..]) => Form::Begins,
        '♔'..='♟' => Form::Begins,
        'k' | 'q' | 'r' | 'b' | 'n' | 'p' => Form::Begins,
        'x' | 'X' | '×' | '-' | '—' | '–' | ':' | '=' => Form::Joins,
        // The file of a pawn that takes or of a piece that is not alone.
        'a'..='h' if is_file_before(&rest[1..]) => Form::Begins,
        '1'..='8' | '+' | '#' | '/' | '.' | '†' | '‡' | '(' | ')' | '\'' | '\\' => Form::GoesOn,
        _ => return None,
    };
    // Sentences have small letters alone; notations do not.
    let is_alone = is_first && second.is_none() && letter.is_lowercase();
    (!is_alone).then_some((letter.len_utf8(), form))
}
