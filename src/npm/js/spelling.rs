//! Finding the move that a text stands for, by the rules of chess.js.
//!
//! First the text is compared with the SAN of each move. Then, unless SAN is asked for strictly, a
//! piece, a square of origin or a part of it, a destination and a promotion are looked for in it.

use rules::{Move, Role, Square};

use listing::ListedPosition;
use listing::chessjs_moves::in_chessjs_order;
use listing::moves::{push_origin, san};

use crate::fault::Fault;
use crate::line::Played;

/// How SAN is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reading {
    /// SAN and nothing else.
    Strict,
    /// Also other ways to write a move.
    Permissive,
}

/// Which library is followed where chess.js breaks the laws or loses something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Compat {
    /// Ours.
    Ours,
    /// Those of chess.js.
    ChessJs,
}

/// What a text stands for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Meaning {
    /// One move.
    Move(Move),
    /// A null move.
    Null,
    /// Several moves, of which chess.js takes the first of its list.
    Several(Vec<Move>),
    /// Several moves, of which chess.js takes none.
    Unclear(Vec<Move>),
    /// No move.
    Nothing,
}

impl Meaning {
    /// The move to play; of several, the first of chess.js's list if `takes_first`. `refused` are
    /// the parts of the message when there is none.
    ///
    /// # Errors
    ///
    /// The text fits no move, or several.
    pub fn chosen(
        self,
        position: &ListedPosition,
        moves: &[Move],
        takes_first: bool,
        refused: &[&str],
    ) -> Result<Played, Fault> {
        let fault = |code| Fault::new(code, refused.concat());
        match self {
            Self::Move(mv) => Ok(Played::Move(mv)),
            Self::Null => Ok(Played::Null),
            Self::Several(fitting) if takes_first => {
                Ok(Played::Move(in_chessjs_order(position.turn(), fitting)[0]))
            }
            Self::Several(fitting) | Self::Unclear(fitting) => {
                let names = fitting.iter().map(|&mv| san(position, moves, mv)).collect();
                Err(fault("ambiguous-move").with_candidates(names))
            }
            Self::Nothing => Err(fault("illegal-move")),
        }
    }
}

/// Reads a move on a board.
///
/// # Errors
///
/// The text fits no move, or several.
pub fn read_move_on(
    position: &ListedPosition,
    text: &str,
    reading: Reading,
    compat: Compat,
) -> Result<Played, Fault> {
    let moves = position.moves();
    let found = meaning(position, &moves, text, reading);
    if found == Meaning::Null && position.is_check() {
        return Err(Fault::new(
            "null-move",
            "Null move not allowed when in check",
        ));
    }
    let takes_first = compat == Compat::ChessJs;
    let refused = ["Invalid move: ", text];
    found.chosen(position, &moves, takes_first, &refused)
}

/// What a text stands for on a board with these moves.
#[must_use]
pub fn meaning(position: &ListedPosition, moves: &[Move], text: &str, reading: Reading) -> Meaning {
    let clean = match reading {
        Reading::Strict => stripped(text),
        Reading::Permissive => usual(&stripped(text)),
    };
    if clean == "--" {
        return Meaning::Null;
    }
    let of_kind = |kind: Kind| moves.iter().copied().filter(move |mv| kind.fits(*mv));
    let kind = Kind::of_text(&clean);
    for mv in of_kind(kind) {
        if may_be(mv, &clean) && body(position, moves, mv) == clean {
            return Meaning::Move(mv);
        }
    }
    if reading == Reading::Strict {
        return Meaning::Nothing;
    }
    let Some(parts) = Parts::find(&clean) else {
        return Meaning::Nothing;
    };
    let kind = parts.piece.map_or(kind, Kind::of_letter);
    let spelled = undashed(&clean);
    let is_spelled = |mv| without_first(&body(position, moves, mv), 'x') == spelled;
    let mut fitting: Vec<Move> = of_kind(kind)
        .filter(|&mv| match parts.origin.is_empty() {
            true => is_spelled(mv),
            false => parts.fits(mv),
        })
        .collect();
    if parts.origin.is_empty() && clean.starts_with('b') {
        // A small b is the file as well as the bishop: the pawn takes.
        fitting.extend(of_kind(Kind::Only(Role::Pawn)).filter(|&mv| is_spelled(mv)));
    }
    match fitting[..] {
        [only] => return Meaning::Move(only),
        [] => {}
        _ if parts.to[1] == ANY_RANK => return Meaning::Unclear(fitting),
        _ => return Meaning::Several(fitting),
    }
    let near = of_kind(kind).filter(|&mv| parts.origin.is_empty() && parts.fits(mv));
    let near: Vec<Move> = near.collect();
    match near.len() {
        0 | 1 => Meaning::Nothing,
        _ => Meaning::Unclear(near),
    }
}

/// A text in the signs of SAN: a colon takes, castling has capital letters, and a pawn has none.
fn usual(text: &str) -> String {
    // A colon behind the square says the same as one before it.
    let text = text.trim_end_matches(':').replace(':', "x");
    match text.as_str() {
        "0-0" | "o-o" => return "O-O".to_owned(),
        "0-0-0" | "o-o-o" => return "O-O-O".to_owned(),
        _ => {}
    }
    match text.strip_prefix("P-") {
        Some(way) if !has_two_squares(way) && !way.starts_with('x') => way.to_owned(),
        _ => text,
    }
}

/// A text without its first `=` and the marks behind it.
#[must_use]
pub fn stripped(text: &str) -> String {
    let mut text = without_first(text, '=');
    while text.ends_with(['?', '!']) {
        text.pop();
    }
    if text.ends_with(['+', '#']) {
        text.pop();
    }
    text
}

fn without_first(text: &str, letter: char) -> String {
    let mut is_found = false;
    let kept = text.chars().filter(|&other| {
        let is_first = other == letter && !is_found;
        is_found |= is_first;
        !is_first
    });
    kept.collect()
}

/// A text without the dash that old books put between a piece and its square, as in `N-f3`.
fn undashed(text: &str) -> String {
    let is_of_piece = |before: &str| before.starts_with(['K', 'Q', 'R', 'B', 'N']);
    match text.split_once('-') {
        Some((before, after))
            if is_of_piece(before) && after.starts_with(|it| matches!(it, 'a'..='h')) =>
        {
            [before, after].concat()
        }
        _ => text.to_owned(),
    }
}

/// The SAN of a move without its marks.
fn body(position: &ListedPosition, moves: &[Move], mv: Move) -> String {
    stripped(&san(position, moves, mv))
}

/// Whether the text contains the destination of a move, which is cheaper to check than its SAN.
fn may_be(mv: Move, text: &str) -> bool {
    let to = name(mv.to());
    mv.is_castling() || text.as_bytes().windows(2).any(|pair| pair == to)
}

fn name(square: Square) -> [u8; 2] {
    [square.file().char() as u8, square.rank().char() as u8]
}

/// The kind of piece that a text names.
#[derive(Clone, Copy)]
enum Kind {
    Any,
    Only(Role),
    Unknown,
}

impl Kind {
    fn of_text(text: &str) -> Self {
        match text.as_bytes() {
            [b'a'..=b'h', ..] if has_two_squares(text) => Self::Any,
            [b'a'..=b'h', ..] => Self::Only(Role::Pawn),
            [letter, ..] => Self::of_letter(*letter),
            [] => Self::Any,
        }
    }

    const fn of_letter(letter: u8) -> Self {
        match letter.to_ascii_lowercase() {
            b'p' => Self::Only(Role::Pawn),
            b'n' => Self::Only(Role::Knight),
            b'b' => Self::Only(Role::Bishop),
            b'r' => Self::Only(Role::Rook),
            b'q' => Self::Only(Role::Queen),
            b'k' | b'o' => Self::Only(Role::King),
            _ => Self::Unknown,
        }
    }

    fn fits(self, mv: Move) -> bool {
        match self {
            Self::Any => true,
            Self::Only(role) => mv.role() == role,
            Self::Unknown => false,
        }
    }
}

/// Whether the text contains two squares: a letter of a file and a digit.
fn has_two_squares(text: &str) -> bool {
    let pairs = text.as_bytes().windows(2).enumerate();
    let squares = pairs.filter(|(_, pair)| matches!(pair, [b'a'..=b'h', b'0'..=b'9']));
    let mut indices = squares.map(|(index, _)| index);
    match indices.next() {
        Some(first) => indices.next_back().is_some_and(|last| last >= first + 2),
        None => false,
    }
}

/// The parts of a move in a text that is not SAN.
struct Parts {
    piece: Option<u8>,
    /// A square, a file, a rank or nothing.
    origin: Vec<u8>,
    to: [u8; 2],
    promotion: Option<u8>,
}

/// The rank of a square of which only the file is named, as in `exd`.
const ANY_RANK: u8 = 0;

impl Parts {
    /// The first move in the text: with both squares, or else with less.
    fn find(text: &str) -> Option<Self> {
        let bytes = text.as_bytes();
        if let [from @ b'a'..=b'h', b'x', to @ b'a'..=b'h'] | [from @ b'a'..=b'h', to @ b'a'..=b'h'] =
            bytes
            && from != to
        {
            return Some(Self {
                piece: None,
                origin: vec![*from],
                to: [*to, ANY_RANK],
                promotion: None,
            });
        }
        let search = |is_whole| (0..bytes.len()).find_map(|at| Self::at(&bytes[at..], is_whole));
        search(true).or_else(|| search(false))
    }

    fn at(text: &[u8], is_whole: bool) -> Option<Self> {
        let piece = text
            .first()
            .copied()
            .filter(|letter| b"pnbrqkPNBRQK".contains(letter));
        let with_piece = piece.and_then(|piece| Self::behind(&text[1..], Some(piece), is_whole));
        with_piece.or_else(|| Self::behind(text, None, is_whole))
    }

    fn behind(text: &[u8], piece: Option<u8>, is_whole: bool) -> Option<Self> {
        let is_file = |at: usize| matches!(text.get(at), Some(b'a'..=b'h'));
        let is_rank = |at: usize| matches!(text.get(at), Some(b'1'..=b'8'));
        // Longer origins first, as much as the text gives.
        let mut lengths = vec![];
        if is_file(0) && is_rank(1) {
            lengths.push(2);
        }
        if !is_whole {
            if is_file(0) || is_rank(0) {
                lengths.push(1);
            }
            lengths.push(0);
        }
        lengths.into_iter().find_map(|length| {
            let mut at = length;
            at += usize::from(text.get(at) == Some(&b'x'));
            at += usize::from(text.get(at) == Some(&b'-'));
            (is_file(at) && is_rank(at + 1)).then(|| Self {
                piece,
                origin: text[..length].to_vec(),
                to: [text[at], text[at + 1]],
                promotion: text
                    .get(at + 2)
                    .copied()
                    .filter(|letter| b"qrbnQRBN".contains(letter)),
            })
        })
    }

    fn fits(&self, mv: Move) -> bool {
        let from = name(mv.from());
        let promotion = self.promotion.map(Kind::of_letter);
        let to = name(mv.to());
        self.to[0] == to[0]
            && (self.to[1] == ANY_RANK || self.to[1] == to[1])
            && match self.origin[..] {
                [] => true,
                [part] => from.contains(&part),
                _ => self.origin == from,
            }
            && promotion.is_none_or(|kind| {
                matches!((kind, mv.promotion()), (Kind::Only(wanted), Some(role)) if wanted == role)
            })
    }
}

/// The SAN that chess.js writes when only a part of the moves is listed: a piece is distinguished only from
/// those on the list.
#[must_use]
pub fn san_among(position: &ListedPosition, moves: &[Move], listed: &[Move], mv: Move) -> String {
    let full = san(position, moves, mv);
    let (mut origin, mut shorter) = (String::new(), String::new());
    push_origin(&mut origin, moves, mv);
    push_origin(&mut shorter, listed, mv);
    if mv.role() == Role::Pawn || mv.is_castling() || origin == shorter {
        return full;
    }
    let rest = full.chars().skip(1 + origin.len());
    full.chars()
        .take(1)
        .chain(shorter.chars())
        .chain(rest)
        .collect()
}
