//! The words and letters of descriptive notation, in small letters.

use rules::{Color, Role};

use super::Mark;
use super::token::Token;

const fn piece(role: Role) -> Token {
    Token::Piece(role)
}

/// Words that may run together with others, by what they mean. The longest that fits is read.
pub(super) const PARTS: [(&str, Token); 13] = [
    ("k king", piece(Role::King)),
    ("q queen", piece(Role::Queen)),
    ("r rook castle", piece(Role::Rook)),
    ("b bishop", piece(Role::Bishop)),
    ("n kt knight", piece(Role::Knight)),
    ("p pawn", piece(Role::Pawn)),
    ("x takes tks", Token::Takes),
    ("to", Token::Link),
    ("sq", Token::Square),
    ("queens", Token::Queens),
    ("castles", Token::Castles),
    ("ch check", Token::Mark(Mark::Check)),
    ("mate mates checkmate", Token::Mark(Mark::Mate)),
];

/// Words that stand alone.
pub(super) const WORDS: [(&str, Token); 33] = [
    ("square squares", Token::Square),
    ("times take captures capture", Token::Takes),
    ("at on from", Token::At),
    ("a an", Token::Article),
    (
        "claiming claims becoming becomes promotes promoting",
        Token::Becomes,
    ),
    ("white whites", Token::Owner(Color::White)),
    ("black blacks", Token::Owner(Color::Black)),
    (
        "dis disc discovered discovering",
        Token::Mark(Mark::Discovered),
    ),
    ("dble dbl doub double", Token::Mark(Mark::Double)),
    ("checkmates mating", Token::Mark(Mark::Mate)),
    (
        "en in its own the and with gives giving goes side wing",
        Token::Skip,
    ),
    ("his her", Token::Own),
    ("moves", Token::Moves),
    ("one", Token::Steps(1)),
    ("two", Token::Steps(2)),
    ("interposes interpose covers", Token::Interposes),
    ("castled castle's cas", Token::Castles),
    ("checks checking chk", Token::Mark(Mark::Check)),
    ("queening", Token::Queens),
    ("passing passant pass pas", Token::Mark(Mark::EnPassant)),
    ("st nd rd d th", Token::Ordinal),
    ("first", Token::Rank(0)),
    ("second", Token::Rank(1)),
    ("third", Token::Rank(2)),
    ("fourth", Token::Rank(3)),
    ("fifth", Token::Rank(4)),
    ("sixth", Token::Rank(5)),
    ("seventh", Token::Rank(6)),
    ("eighth", Token::Rank(7)),
    ("kings", piece(Role::King)),
    ("bishops", piece(Role::Bishop)),
    ("knights", piece(Role::Knight)),
    ("rooks", piece(Role::Rook)),
];
