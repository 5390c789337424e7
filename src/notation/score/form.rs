//! Which words look like parts of a move, in any of the notations.

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
const WORDS: [(&str, Form); 46] = [
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
    ("checkmate", Form::GoesOn),
    ("check", Form::GoesOn),
    ("mates", Form::GoesOn),
    ("mate", Form::GoesOn),
    ("double", Form::GoesOn),
    ("discovered", Form::GoesOn),
    ("dble", Form::GoesOn),
    ("disc", Form::GoesOn),
    ("dis", Form::GoesOn),
    ("passant", Form::GoesOn),
    ("becoming", Form::Joins),
    ("claiming", Form::Joins),
    ("takes", Form::Joins),
    ("gives", Form::Joins),
    ("side", Form::GoesOn),
    ("en", Form::Joins),
    ("at", Form::Joins),
    ("on", Form::Joins),
    ("to", Form::Joins),
    ("a", Form::Joins),
    ("and", Form::Joins),
];

/// A word without the punctuation around it.
pub(super) fn bare(word: &str) -> &str {
    word.trim_matches(|letter: char| {
        matches!(
            letter,
            '.' | ',' | ';' | ':' | '“' | '”' | '"' | '*' | '$' | '\''
        )
    })
}

/// Judges a word.
pub(super) fn form(word: &str) -> Form {
    let word = bare(word);
    if word.is_empty() || word.len() > 24 {
        return Form::Other;
    }
    let whole = WORDS
        .iter()
        .find(|(known, _)| known.eq_ignore_ascii_case(word));
    if let Some((_, form)) = whole {
        return *form;
    }
    // "e. p." in two words.
    if matches!(word, "e" | "p") {
        return Form::GoesOn;
    }
    let first = pieces(word);
    if first != Form::Other {
        return first;
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
pub(super) fn is_place_or_promotion(inside: &str) -> bool {
    let mut words = inside.split_whitespace();
    inside.starts_with(|letter: char| "KQRBNPDTLSabcdefgh".contains(letter))
        && words.clone().count() <= 4
        && words.all(|word| matches!(form(word), Form::Begins | Form::GoesOn))
}

/// Whether a word ends with the letters of a piece or of a file, so that a rank may follow.
pub(super) fn ends_with_file(word: &str) -> bool {
    let word = bare(word);
    form(word) == Form::Begins
        && (word.ends_with(['K', 'Q', 'R', 'B', 'N', 'P', 'k', 'q', 'r', 'b', 'n', 'p'])
            || word.ends_with("Kt")
            || word.ends_with("kt")
            || word.ends_with("KT")
            || word.ends_with("'s"))
        || form(word) == Form::Joins
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

/// The next piece of a word and how the word begins with it.
fn piece(rest: &str, is_first: bool) -> Option<(usize, Form)> {
    let starts = |text: &str| {
        rest.get(..text.len())
            .is_some_and(|start| start.eq_ignore_ascii_case(text))
    };
    let castling = [
        "o-o-o",
        "0-0-0",
        "o—o—o",
        "o–o–o",
        "o-o",
        "0-0",
        "o—o",
        "o–o",
    ];
    if let Some(text) = castling.iter().find(|text| starts(text)) {
        return Some((text.len(), Form::Begins));
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
        if starts(text) && !(is_first && matches!(text, "takes" | "to" | "mate")) {
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
    let form = match letter {
        'K' | 'Q' | 'R' | 'B' | 'N' | 'P' | 'D' | 'T' | 'L' | 'S' => Form::Begins,
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
