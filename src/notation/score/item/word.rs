//! Where a number and a word end that run into what stands behind them.

use super::super::form::{self, Form};
use super::super::heading;
use super::super::rank::ordinal;
use super::{ItemKind, run};
use crate::part;

/// This many bytes have the rank of a first move that runs into its number.
const LONGEST_GLUED: usize = 16;

/// Digits that stand alone or before a stop; results, castling and ordinals are words.
pub(super) fn number(chunk: &str) -> Option<(usize, ItemKind)> {
    let digits = run(chunk, |letter| letter.is_ascii_digit());
    let value = chunk[..digits].parse().ok()?;
    let rest = &chunk[digits..];
    let stop = match rest.chars().next() {
        None => 0,
        // Several dots stand for a move of White; the first of them still ends the number.
        Some('.' | ')' | ':') => 1,
        Some('!' | '?') => 0,
        // "6Q x P", "14QB-PxP": the number runs into its move.
        Some(letter) if digits <= 3 && begins_move(letter, &rest[letter.len_utf8()..]) => 0,
        // "4—P-K4".
        Some(letter) if digits <= 3 && is_dash(letter) => {
            let behind = &rest[letter.len_utf8()..];
            let mut rest = behind.chars();
            // "P-B 5-a" has the mark of a note.
            if rest
                .next()
                .is_some_and(|letter| letter.is_ascii_lowercase())
                && rest.next().is_none()
            {
                return Some((
                    digits,
                    ItemKind::Number {
                        value,
                        is_marked: false,
                    },
                ));
            }
            // "2—C 3 F R" begins with a piece of another language, "5—O - O" is castling.
            let is_piece =
                matches!(behind.as_bytes(), [letter] if b"FTDLSCAOEGHX".contains(letter));
            // "1—Pawn to King 4", "5—Enroque corto".
            let is_word = match form::form(behind) {
                Form::Begins => behind.len() > 3 && behind.ends_with(char::is_lowercase),
                form => form == Form::Near || behind.starts_with("Enro"),
            };
            if !is_piece && !is_word && !begins_english(behind) && !begins_algebraic(behind) {
                return None;
            }
            letter.len_utf8()
        }
        Some(_) => return None,
    };
    let kind = ItemKind::Number {
        value,
        is_marked: stop > 0,
    };
    let is_castling = value == 0 && (stop == 0 || rest.starts_with(is_dash));
    (!is_castling).then_some((digits + stop, kind))
}

/// Whether a dash or a sign of capture and a piece follow.
pub(super) fn is_bishop(rest: &str) -> bool {
    let mut letters = rest.chars();
    let is_link = letters
        .next()
        .is_some_and(|letter| is_dash(letter) || matches!(letter, 'x' | '×'));
    is_link
        && letters
            .next()
            .is_some_and(|letter| part::has_letter("KQRBNP", letter))
}

/// Whether a sign that scanners make of a one stands before the first move of a game: "IPtoK4", "I P to K 4".
pub(super) fn is_glued_one(text: &str) -> bool {
    let text = text[1..].trim_start_matches(' ');
    let rest = text.split([' ', '\n']).next().unwrap_or_default();
    let near = text.get(..LONGEST_GLUED).unwrap_or(rest);
    let has_rank = part::has_digit(rest) || part::has(near, "to") && part::has_digit(near);
    let mut letters = rest.chars();
    let begins = letters
        .next()
        .is_some_and(|letter| begins_move(letter, letters.as_str()));
    begins && has_rank && form::form(rest) == Form::Begins
}

fn is_dash(letter: char) -> bool {
    matches!(letter, '-' | '–' | '—')
}

/// Whether a move in English letters begins a text.
pub(super) fn begins_english(text: &str) -> bool {
    let mut letters = text.chars();
    letters
        .next()
        .is_some_and(|letter| begins_move(letter, letters.as_str()))
}

/// Whether a capital begins a move in English letters, and no other word.
fn begins_move(letter: char, rest: &str) -> bool {
    let is_word = || {
        // "2KttoKB3", "12KttakesP".
        let knight = rest.strip_prefix('t').filter(|_| letter == 'K');
        let rest = knight.unwrap_or(rest);
        let length = run(rest, |letter| letter.is_lowercase());
        length > 1
            && !["to", "takes", "x"]
                .iter()
                .any(|link| rest.starts_with(link))
    };
    let is_castling = || rest.starts_with("astle");
    match letter {
        'K' | 'Q' | 'R' | 'B' | 'N' | 'P' => !is_word(),
        'C' => is_castling(),
        'O' => rest.starts_with(is_dash),
        _ => false,
    }
}

/// Whether a move in the algebraic notation of some language begins a text, or castling in noughts: behind
/// a dash neither is the rest of another word.
pub(super) fn begins_algebraic(rest: &str) -> bool {
    let mut letters = rest
        .trim_start_matches(|letter: char| {
            part::has_letter("KQRBNDTLSFCA", letter) || ('♔'..='♟').contains(&letter)
        })
        .chars();
    match (letters.next(), letters.next()) {
        (Some('a'..='h'), Some(next)) => {
            // "Sgl—f3" is "Sg1—f3".
            next.is_ascii_digit()
                || matches!(next, 'x' | '×' | 'a'..='h')
                || next == 'l' && letters.next().is_some_and(is_dash)
        }
        (Some('x' | '×' | '1'..='8'), Some('a'..='h' | 'A'..='Z')) => {
            !rest.starts_with(['x', '×', '1', '2', '3', '4', '5', '6', '7', '8'])
        }
        (Some(nought @ ('0' | 'o')), Some(dash)) => rest.starts_with(nought) && is_dash(dash),
        _ => false,
    }
}

/// The length of a word: without marks of judgment at its end, and without what opens a bracket
/// behind it.
pub(super) fn word(chunk: &str) -> usize {
    let first = chunk.chars().next().map_or(0, char::len_utf8);
    let bracket = chunk[first..].find(['{', '[']);
    let mut end = bracket.map_or(chunk.len(), |open| first + open);
    end = end.min(note_mark(chunk).unwrap_or(end));
    end = end.min(label(chunk).unwrap_or(end));
    end = end.min(glued_link(chunk).unwrap_or(end));
    end = end.min(glued_word(chunk).unwrap_or(end));
    end = end.min(glued_to_piece(chunk).unwrap_or(end));
    end = end.min(answered(&chunk[..end]).unwrap_or(end));
    end = end.min(footnote(chunk).unwrap_or(end));
    end = end.min(note_letter(chunk).unwrap_or(end));
    if let Some(open) = chunk[..end].find(['!', '?']) {
        let behind = run(&chunk[open..end], |letter| {
            matches!(letter, '!' | '?' | ')' | '.')
        });
        if open > 0 && open + behind == end {
            let parenthesis = chunk[..open].ends_with('(');
            end = open - usize::from(parenthesis);
        }
    }
    if end == 0 { chunk.len() } else { end }
}

/// Where the mark of a note is glued to a word: "P-K4(a)".
fn note_mark(chunk: &str) -> Option<usize> {
    let open = chunk.find('(').filter(|&open| open > 0)?;
    let inside = &chunk[open + 1..];
    let close = inside.find(')')?;
    let mark = &inside[..close];
    let is_mark = mark == "*"
        || !mark.is_empty() && mark.len() <= 2 && mark.bytes().all(|byte| byte.is_ascii_digit())
        || mark.len() == 1 && mark.bytes().all(|byte| byte.is_ascii_lowercase());
    is_mark.then_some(open)
}

/// Where the letter of a note is glued to the rank of a move: "P-Q4b". "B3d" has an ordinal.
fn note_letter(chunk: &str) -> Option<usize> {
    let (letter, rank, goal) = match chunk.as_bytes() {
        [first, .., goal, rank, letter] if b"KQRBNP".contains(first) => (letter, rank, goal),
        _ => return None,
    };
    let is_rank = matches!(rank, b'1'..=b'8') && matches!(goal, b'K' | b'Q' | b'R' | b'B' | b't');
    let is_ordinal = matches!((rank, letter), (b'2' | b'3', b'd'));
    (is_rank && letter.is_ascii_lowercase() && !is_ordinal && chunk.contains(is_dash))
        .then_some(chunk.len() - 1)
}

/// Where the square is glued to the word before it: "B toB4".
fn glued_link(chunk: &str) -> Option<usize> {
    let square = chunk.strip_prefix("to")?;
    let letter = square.chars().next()?;
    begins_move(letter, &square[letter.len_utf8()..]).then_some(chunk.len() - square.len())
}

/// Where another word is glued to the rank that ends a move: "Kt-Kt5This".
fn glued_word(chunk: &str) -> Option<usize> {
    let bytes = chunk.as_bytes();
    (1..bytes.len().saturating_sub(2)).find(|&at| {
        bytes[at - 1].is_ascii_digit()
            && bytes[at].is_ascii_uppercase()
            && at > 2
            && !matches!(bytes[at - 2], b'(' | b'/')
            && chunk.is_char_boundary(at)
            && !chunk[at..].eq_ignore_ascii_case("ch")
            && bytes[at + 1..].iter().any(|byte| byte.is_ascii_lowercase())
    })
}

/// Where another word is glued to the piece that ends a capture, or to castling: "PxKtThis",
/// "CastlesThis".
fn glued_to_piece(chunk: &str) -> Option<usize> {
    let is_begun = chunk.starts_with("Castles") || chunk.contains(['x', '×']);
    let capitals = chunk
        .char_indices()
        .skip(1)
        .filter(|(_, letter)| is_begun && letter.is_ascii_uppercase());
    // The last capital begins the word, as the pieces before it have some of their own.
    let (at, _) = capitals.last()?;
    let (before, behind) = chunk.split_at(at);
    let small = run(&behind[1..], |letter| letter.is_lowercase());
    (small >= 2
        && !before.ends_with(['x', '×', '-', '—', '.', '(', '/', '\''])
        && form::form(before) == Form::Begins
        && !form::form(behind).is_notation())
    .then_some(at)
}

/// Signs that call for a footnote. The dagger behind a move is that of check as well, so it is one of these
/// only behind a stop.
const CALLS: &str = "*§¶¹²³†‡";

/// Whether a text is a sign that calls for a footnote, perhaps with a stop: "*", "†.".
pub(super) fn is_call(text: &str) -> bool {
    let signs = text.trim_end_matches('.');
    !signs.is_empty() && signs.chars().all(|letter| part::has_letter(CALLS, letter))
}

/// What scanners make of the sign of check.
pub(super) fn is_check(text: &str) -> bool {
    matches!(text.trim_end_matches('.'), "eh" | "cli" | "oh")
}

/// Where the sign of a footnote is glued to a move: "P-K4*", "3d.†". That of "P-K*" stands for a rank.
fn footnote(chunk: &str) -> Option<usize> {
    let at = chunk
        .find(|letter| part::has_letter(CALLS, letter))
        .filter(|&at| at > 0 && is_call(&chunk[at..]))?;
    let move_ = &chunk[..at];
    let sign = &chunk[at..];
    let is_dagger = sign.starts_with(['†', '‡']);
    let is_capture = || move_.contains(['x', '×']) && !is_dagger;
    // "3d†" and "third†" are ranks, and "Kt†" gives check.
    let is_word = ordinal(move_).is_some()
        || move_.len() > 3 && move_.bytes().all(|byte| byte.is_ascii_lowercase());
    let is_stopped = move_.ends_with('.') && move_.len() > 2 || is_word;
    let is_whole = move_
        .ends_with(|letter: char| letter.is_ascii_digit() || matches!(letter, '+' | '#'))
        || move_.eq_ignore_ascii_case("castles")
        || move_.ends_with(')');
    if !sign.starts_with(['*', '†', '‡']) {
        return Some(at);
    }
    (is_stopped || is_whole && !is_dagger || is_capture()).then_some(at)
}

/// Where a stroke stands between the moves of either side: "P-K4/P-K4". That of "QxP/4" is a part of one.
fn answered(chunk: &str) -> Option<usize> {
    let mut strokes = chunk.match_indices('/').map(|(at, _)| at);
    strokes.find(|&at| is_move(&chunk[..at]) && is_move(&chunk[at + 1..]))
}

/// Whether a word is a move.
fn is_move(word: &str) -> bool {
    let mut last = word.trim_end_matches(['+', '#']).chars().rev();
    let is_square = last.next().is_some_and(|rank| rank.is_ascii_digit())
        && last.next().is_some_and(|file| ('a'..='h').contains(&file));
    let is_link = |letter: char| is_dash(letter) || matches!(letter, 'x' | '×');
    (word.contains(is_link) || word.starts_with("Castle") || is_square)
        && form::form(word) == Form::Begins
}

/// Where the name of a side ends that a dash parts from the name of a player: "White.—Dunedin."
fn label(chunk: &str) -> Option<usize> {
    let dash = chunk.find(is_dash)?;
    let side = &chunk[..dash];
    let is_long = !chunk[dash..].starts_with('-');
    let is_parted = is_long || side.ends_with(['.', ':']);
    (is_parted && heading::side(side).is_some()).then_some(dash)
}
