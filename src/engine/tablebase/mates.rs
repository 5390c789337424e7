//! King and queen or rook against a king.

use std::sync::OnceLock;

use rules::{Bitboard, Role, Square, attacks};

/// The moves to mate with one kind of piece.
pub(super) struct Mates {
    /// With the strong side to move: this many moves; 0 if it does not mate.
    won: Vec<u8>,
    /// With the lone king to move: one more than this many moves; 0 if it is not mated.
    lost: Vec<u8>,
}

/// By symmetry the strong king stands in a triangle of ten squares.
const KINGS: usize = 10;
const SIZE: usize = KINGS * 64 * 64;

pub(super) fn queen() -> &'static Mates {
    static TABLE: OnceLock<Mates> = OnceLock::new();
    TABLE.get_or_init(|| Mates::solve(Role::Queen))
}

pub(super) fn rook() -> &'static Mates {
    static TABLE: OnceLock<Mates> = OnceLock::new();
    TABLE.get_or_init(|| Mates::solve(Role::Rook))
}

/// A place of the strong king and of its piece, with what follows from them.
struct Pair {
    /// Where the lone king would be in check.
    checked: u64,
    /// Where it cannot go.
    watched: u64,
    /// Where it may stand when it is to move.
    places: u64,
    piece: u64,
}

impl Pair {
    fn new(role: Role, king: Square, piece: Square) -> Self {
        let checked = reach(role, king, piece);
        let near = attacks::king(king).0;
        Self {
            checked,
            watched: checked | near,
            places: !(near | 1 << king.index() | 1 << piece.index()),
            piece: 1 << piece.index(),
        }
    }

    /// Where the lone king is lost if it is lost on every square of `won` with the other to move.
    fn lost(&self, won: u64, known: u64) -> u64 {
        let mut lost = 0;
        for lone in Bitboard(self.places & !known) {
            let bit = 1 << lone.index();
            let moves = attacks::king(lone).0 & !self.watched;
            // Taking the piece is a draw; it is no member of `won`.
            if moves & !(won & !self.piece) == 0 && (moves != 0 || self.checked & bit != 0) {
                lost |= bit;
            }
        }
        lost
    }
}

/// What the piece attacks if the lone king is in nobody's way.
fn reach(role: Role, king: Square, piece: Square) -> u64 {
    let occupied = Bitboard::from_square(king);
    match role {
        Role::Queen => attacks::queen(piece, occupied).0,
        _ => attacks::rook(piece, occupied).0,
    }
}

impl Mates {
    fn solve(role: Role) -> Self {
        let at = |king: Square, piece: Square| king.index() * 64 + piece.index();
        let pairs: Vec<Pair> = Square::ALL
            .into_iter()
            .flat_map(|king| Square::ALL.map(|piece| Pair::new(role, king, piece)))
            .collect();
        let mut table = Self {
            won: vec![0; SIZE],
            lost: vec![0; SIZE],
        };
        let (mut won, mut lost) = (vec![0_u64; 4096], vec![0_u64; 4096]);
        for moves in 0_u8.. {
            let mut has_news = false;
            for king in Square::ALL {
                for piece in Square::ALL.into_iter().filter(|&piece| piece != king) {
                    let place = at(king, piece);
                    let news = pairs[place].lost(won[place], lost[place]);
                    lost[place] |= news;
                    has_news |= news != 0;
                    note(&mut table.lost, king, piece, news, moves + 1);
                }
            }
            if !has_news {
                break;
            }
            for king in Square::ALL {
                for piece in Square::ALL.into_iter().filter(|&piece| piece != king) {
                    let place = at(king, piece);
                    let pair = &pairs[place];
                    let mut news = 0;
                    for to in attacks::king(king) - Bitboard::from_square(piece) {
                        news |= lost[at(to, piece)];
                    }
                    let steps = Bitboard(pair.checked) - Bitboard::from_square(king);
                    for to in steps {
                        news |= lost[at(king, to)] & !attacks::between(piece, to).0;
                    }
                    news &= pair.places & !pair.checked & !won[place];
                    won[place] |= news;
                    note(&mut table.won, king, piece, news, moves + 1);
                }
            }
        }
        table
    }

    /// In how many moves the strong side mates.
    pub(super) fn moves_to_mate(
        &self,
        is_strong_to_move: bool,
        king: Square,
        piece: Square,
        lone: Square,
    ) -> Option<u8> {
        let place = place(king, piece, lone);
        if is_strong_to_move {
            Some(self.won[place]).filter(|&moves| moves > 0)
        } else {
            self.lost[place].checked_sub(1)
        }
    }
}

/// Writes `moves` for every square of the lone king in `news`, if the strong king is in its
/// triangle.
fn note(table: &mut [u8], king: Square, piece: Square, news: u64, moves: u8) {
    let (file, rank) = (king.file().index(), king.rank().index());
    if file < 4 && rank <= file {
        for lone in Bitboard(news) {
            table[place(king, piece, lone)] = moves;
        }
    }
}

/// The place of a position in the tables.
fn place(king: Square, piece: Square, lone: Square) -> usize {
    let mut squares =
        [king, piece, lone].map(|square| (square.file().index(), square.rank().index()));
    if squares[0].0 > 3 {
        squares = squares.map(|(file, rank)| (7 - file, rank));
    }
    if squares[0].1 > 3 {
        squares = squares.map(|(file, rank)| (file, 7 - rank));
    }
    if squares[0].1 > squares[0].0 {
        squares = squares.map(|(file, rank)| (rank, file));
    }
    let (file, rank) = squares[0];
    let [_, piece, lone] = squares.map(|(file, rank)| rank * 8 + file);
    ((file * (file + 1) / 2 + rank) * 64 + piece) * 64 + lone
}
