//! French and Spanish descriptive notation: its words, and how its order becomes the English one.
//!
//! In these languages the rank stands before its file and the wing behind the piece: `C R 3 F` is
//! `K Kt - B 3`. So letters that follow each other are read backwards, a rank changes places with the
//! letters behind it, and the grammar of English does the rest.

#[cfg(test)]
mod tests;

use rules::{CastlingSide, Role};

use super::lexer::{self, ENGLISH, Lexed, Lexer, Next};
use super::token::Token;
use super::{Dialect, Mark};
use crate::small;

const fn piece(role: Role) -> Token {
    Token::Piece(role)
}

/// French.
pub(super) const FRENCH: Lexer = Lexer {
    next: |rest, letter, before| next(rest, letter, before, Dialect::French),
    order,
};

/// Spanish.
pub(super) const SPANISH: Lexer = Lexer {
    next: |rest, letter, before| next(rest, letter, before, Dialect::Spanish),
    order,
};

/// The first piece of a text: castling, marks and figures as in English, any other word in the language.
fn next(rest: &str, letter: char, before: &Lexed, dialect: Dialect) -> Next {
    let is_word =
        letter.is_alphabetic() && lexer::castling(rest).is_none() && !lexer::is_passing(rest);
    let (token, length) = match is_word {
        true => word(rest, dialect),
        false => (ENGLISH.next)(rest, letter, before),
    };
    // Behind "éch." another move begins, which is none of this text.
    let is_other = matches!(token, Some(Token::Piece(_) | Token::Rank(_)));
    let is_other = is_other && before.marks.is_closing();
    (token.filter(|_| !is_other), length)
}

fn order(tokens: &mut Vec<(usize, Token)>) {
    *tokens = in_english_order(tokens);
}

/// Words of both languages, without accents and in small letters.
const BOTH: [(&str, Token); 11] = [
    ("x", Token::Takes),
    (
        "en et y de del du d des la le l el al a au par con avec sur on",
        Token::Skip,
    ),
    ("mat mate m", Token::Mark(Mark::Mate)),
    ("double dbl doble", Token::Mark(Mark::Double)),
    ("passant ap paso", Token::Mark(Mark::EnPassant)),
    ("dame dama reine reina", piece(Role::Queen)),
    ("tour torre", piece(Role::Rook)),
    (
        "case cases c casa casas casilla casillas cas pas pasos",
        Token::Square,
    ),
    ("e re er eme me ere ra da ta ma va na o", Token::Ordinal),
    ("son sa su ses sus", Token::Own),
    ("enr enroque roque", Token::Castles),
];

/// Words of French books.
const FRENCH_WORDS: [(&str, Token); 19] = [
    ("pr prend prennent prenant pren p", Token::Takes),
    ("roi roy", piece(Role::King)),
    ("fou fous", piece(Role::Bishop)),
    ("cavalier cav chevalier", piece(Role::Knight)),
    ("pion pions", piece(Role::Pawn)),
    ("ech echec echecs eche", Token::Mark(Mark::Check)),
    (
        "dec decouv decouverte decouvert",
        Token::Mark(Mark::Discovered),
    ),
    ("roq roquent roquant", Token::Castles),
    ("cote", Token::Skip),
    ("fait devient demande", Token::Becomes),
    ("un une premiere premier", Token::Rank(0)),
    ("deux deuxieme seconde second", Token::Rank(1)),
    ("trois troisieme", Token::Rank(2)),
    ("quatre quatrieme", Token::Rank(3)),
    ("cinq cinquieme", Token::Rank(4)),
    ("six sixieme", Token::Rank(5)),
    ("sept septieme", Token::Rank(6)),
    ("huit huitieme", Token::Rank(7)),
    ("couvre", Token::Interposes),
];

/// Words of Spanish books.
const SPANISH_WORDS: [(&str, Token); 19] = [
    ("toma tom por come captura t", Token::Takes),
    ("rey", piece(Role::King)),
    ("alfil", piece(Role::Bishop)),
    ("caballo cab", piece(Role::Knight)),
    ("peon peones", piece(Role::Pawn)),
    ("jaque jaq jq j jaques", Token::Mark(Mark::Check)),
    (
        "desc descubierto descubierta",
        Token::Mark(Mark::Discovered),
    ),
    ("enroca enrocan enroc", Token::Castles),
    ("lado", Token::Skip),
    ("hace pide corona promueve coronando", Token::Becomes),
    ("un uno una primera primero", Token::Rank(0)),
    ("dos segunda", Token::Rank(1)),
    ("tres tercera", Token::Rank(2)),
    ("cuatro cuarta", Token::Rank(3)),
    ("cinco quinta", Token::Rank(4)),
    ("seis sexta", Token::Rank(5)),
    ("siete septima", Token::Rank(6)),
    ("ocho octava", Token::Rank(7)),
    ("cubre", Token::Interposes),
];

/// What a word says that stands at the beginning of a text, and its length; letters that run together
/// come out one by one.
pub(super) fn word(rest: &str, dialect: Dialect) -> (Option<Token>, usize) {
    let length = rest
        .find(|letter: char| !letter.is_alphabetic())
        .unwrap_or(rest.len());
    let whole = &rest[..length];
    if let Some(token) = known(whole, dialect) {
        return (Some(token), length);
    }
    if let Some(letter) = whole.chars().next() {
        let token = match letter {
            'x' | 'X' => Some(Token::Takes),
            'p' if dialect == Dialect::French => Some(Token::Takes),
            letter => dialect.role(letter).map(Token::Piece),
        };
        // Of letters that run together each has to say something, or what is left is a word of its own.
        let behind = &whole[letter.len_utf8()..];
        if token.is_some() && (is_run(behind, dialect) || known(behind, dialect).is_some()) {
            return (token, letter.len_utf8());
        }
    }
    (None, length.max(1))
}

/// Whether letters name pieces and captures, perhaps with a word behind them: `xCDéch`.
fn is_run(letters: &str, dialect: Dialect) -> bool {
    let is_one = |letter: char| {
        matches!(letter, 'x' | 'X')
            || letter == 'p' && dialect == Dialect::French
            || dialect.role(letter).is_some()
    };
    let rest = letters.trim_start_matches(is_one);
    rest.is_empty() || known(rest, dialect).is_some()
}

/// What a whole word says. Capitals alone are letters of pieces: `C` is no square.
fn known(word: &str, dialect: Dialect) -> Option<Token> {
    // "PR" is the pawn of the king, "pr" takes.
    if word.chars().all(|letter| dialect.role(letter).is_some()) {
        return None;
    }
    let folded = folded(word);
    if folded.is_empty() {
        return None;
    }
    match folded.as_str() {
        "petit" | "corto" | "corta" => return Some(Token::Castling(CastlingSide::KingSide)),
        "grand" | "largo" | "larga" => return Some(Token::Castling(CastlingSide::QueenSide)),
        _ => {}
    }
    let own = match dialect {
        Dialect::Spanish => &SPANISH_WORDS,
        _ => &FRENCH_WORDS,
    };
    let mut all = own.iter().chain(&BOTH);
    all.find(|(words, _)| words.split(' ').any(|word| word == folded))
        .map(|(_, token)| *token)
}

/// Whether a word is one of the notation in either language.
pub(crate) fn token_of(word: &str) -> Option<Token> {
    known(word, Dialect::French).or_else(|| known(word, Dialect::Spanish))
}

/// A word without accents, in small letters; empty if it has others.
fn folded(word: &str) -> String {
    let mut folded = String::with_capacity(word.len());
    for letter in word.chars().map(small::letter) {
        folded.push(match letter {
            'a'..='z' => letter,
            'á' | 'à' | 'â' | 'ª' => 'a',
            'é' | 'è' | 'ê' | 'ë' => 'e',
            'í' | 'î' | 'ï' => 'i',
            'ó' | 'ô' | 'º' => 'o',
            'ú' | 'û' | 'ù' => 'u',
            'ç' => 'c',
            'ñ' => 'n',
            _ => return String::new(),
        });
    }
    folded
}

/// Puts tokens into the order of English.
pub(super) fn in_english_order(tokens: &[(usize, Token)]) -> Vec<(usize, Token)> {
    if let Some(castling) = castling(tokens) {
        return castling;
    }
    let mut ordered: Vec<(usize, Token)> = Vec::with_capacity(tokens.len() + 2);
    let mut is_capture = false;
    let mut at = 0;
    while let Some(&(offset, token)) = tokens.get(at) {
        match token {
            Token::Piece(_) => {
                let end = letters_end(tokens, at);
                ordered.extend(tokens[at..end].iter().rev());
                at = end;
            }
            Token::Rank(rank) if is_row(tokens, at) => {
                if let Some((_, Token::Becomes)) = ordered.last() {
                    ordered.pop();
                }
                ordered.push((offset, Token::Row(rank)));
                at += 1;
            }
            Token::Rank(_) | Token::Square => {
                let mut place = at + 1;
                while matches!(tokens.get(place), Some((_, Token::Square))) {
                    place += 1;
                }
                let letters =
                    place + usize::from(matches!(tokens.get(place), Some((_, Token::Own))));
                let end = letters_end(tokens, letters);
                if end == letters {
                    steps(&mut ordered, tokens, at..place);
                    at = place;
                    continue;
                }
                let is_behind_piece = matches!(
                    ordered.last(),
                    Some((_, Token::Piece(_) | Token::Close | Token::Row(_)))
                );
                if is_behind_piece {
                    ordered.push((offset, if is_capture { Token::At } else { Token::Link }));
                }
                ordered.extend(&tokens[place..letters]);
                ordered.extend(tokens[letters..end].iter().rev());
                // "3e case" has its rank twice in English.
                ordered.extend(&tokens[at..place.min(at + 2)]);
                at = end;
            }
            _ => {
                is_capture |= token == Token::Takes;
                ordered.push((offset, token));
                at += 1;
            }
        }
    }
    ordered
}

/// Where the letters end that begin at a token.
fn letters_end(tokens: &[(usize, Token)], at: usize) -> usize {
    let is_letter = |(_, token): &&(usize, Token)| matches!(token, Token::Piece(_));
    at + tokens
        .get(at..)
        .unwrap_or_default()
        .iter()
        .take_while(is_letter)
        .count()
}

/// Whether a rank says where the piece before it stands: `T1xP`, `C7-5C`.
fn is_row(tokens: &[(usize, Token)], at: usize) -> bool {
    let before = at.checked_sub(1).map(|before| tokens[before].1);
    let is_behind_piece = matches!(before, Some(Token::Piece(_) | Token::Becomes)) && at < 4;
    is_behind_piece && matches!(tokens.get(at + 1), Some((_, Token::Takes | Token::Link)))
}

/// "P. R. 2 c." and "P. D. deux pas": a pawn goes this many squares.
fn steps(
    ordered: &mut Vec<(usize, Token)>,
    tokens: &[(usize, Token)],
    part: std::ops::Range<usize>,
) {
    let is_pawn = matches!(ordered.last(), Some((_, Token::Piece(Role::Pawn))));
    match tokens[part.clone()] {
        [(offset, Token::Rank(rank @ 0..=1)), (_, Token::Square), ..]
            if is_pawn && part.end == tokens.len() =>
        {
            ordered.push((offset, Token::Steps(rank + 1)));
        }
        _ => ordered.extend(&tokens[part]),
    }
}

/// "R Roque", "Roq. T. R.", "grand roque", "enroque largo": the side stands before or behind.
fn castling(tokens: &[(usize, Token)]) -> Option<Vec<(usize, Token)>> {
    let (offset, _) = *tokens.iter().find(|(_, token)| *token == Token::Castles)?;
    let mut sides = tokens.iter().filter_map(|(_, token)| match token {
        Token::Castling(side) => Some(*side),
        _ => None,
    });
    if let Some(side) = sides.next() {
        let is_other = |(_, token): &(usize, Token)| match token {
            Token::Rank(_) | Token::Square => true,
            Token::Piece(role) => *role != Role::King,
            _ => false,
        };
        let is_alone = !tokens.iter().any(is_other);
        return is_alone.then(|| vec![(offset, Token::Castling(side))]);
    }
    let rest = tokens.iter().filter(|(_, token)| *token != Token::Castles);
    let mut rest: Vec<(usize, Token)> = rest.copied().collect();
    // The king that castles is no side of the board.
    if let [(_, Token::Piece(Role::King)), ..] = rest[..]
        && tokens[0].1 == Token::Piece(Role::King)
    {
        rest.remove(0);
    }
    rest.retain(|(_, token)| !matches!(token, Token::Own));
    rest.reverse();
    rest.insert(0, (offset, Token::Castles));
    Some(rest)
}
