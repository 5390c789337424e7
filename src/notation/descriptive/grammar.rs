//! What a text says of a move: conditions, in every way in which it can be cut.

use rules::{Bitboard, CastlingSide, Color, Role};

use super::names::{self, NamedPiece, files, piece, squares};
use super::token::Token;
use super::{Mark, Marks};

/// What a move has to be like to be meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Pattern {
    pub(super) piece: NamedPiece,
    pub(super) from: Bitboard,
    pub(super) to: Bitboard,
    /// The piece that is taken, if one is.
    pub(super) victim: Option<NamedPiece>,
    /// What the text tells of the move beside its piece where it names no square.
    pub(super) aim: Aim,
    pub(super) promotion: Option<Role>,
}

/// What a move does of which the text names no square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Aim {
    /// Its square is named.
    Square,
    /// A pawn goes this many squares: "K. P. two".
    Steps(u8),
    /// Whatever it does, the marks tell it from others: "B. checks", "K. moves".
    Marked,
    /// It stands between the king and who gives check: "R interposes".
    Interposes,
}

/// What a text says.
#[derive(Clone, Debug)]
pub(super) enum Said {
    Castling(CastlingSide),
    /// The conditions, one set for each way of cutting the text.
    Going(Vec<Pattern>),
}

/// Finds out what tokens say when `turn` is to move.
///
/// # Errors
///
/// The number of the token that cannot follow those before it.
pub(super) fn parse(
    tokens: &[(usize, Token)],
    turn: Color,
    marks: Marks,
) -> Result<(Said, Misprint), usize> {
    let mut parser = Parser {
        tokens,
        next: 0,
        turn,
        misprint: Misprint::None,
        mover: Vec::new(),
    };
    if let [(_, Token::Piece(Role::King)), (_, Token::Castles), ..] = tokens {
        parser.next += 1;
    }
    let said = match parser.peek() {
        Some(Token::Castling(side)) => {
            parser.next += 1;
            Said::Castling(side)
        }
        Some(Token::Castles) => {
            parser.next += 1;
            Said::Castling(parser.side()?)
        }
        _ => Said::Going(parser.going(marks)?),
    };
    match parser.peek() {
        None => Ok((said, parser.misprint)),
        Some(_) => Err(parser.next),
    }
}

/// Whether something was read past a misprint.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Misprint {
    None,
    /// "claiming at Kt."
    Article,
}

struct Parser<'a> {
    tokens: &'a [(usize, Token)],
    next: usize,
    turn: Color,
    misprint: Misprint,
    /// The letters of the piece that moves, to whose file "his" and "her" refer.
    mover: Vec<Role>,
}

impl Parser<'_> {
    fn peek(&self) -> Option<Token> {
        self.tokens.get(self.next).map(|(_, token)| *token)
    }

    fn skip(&mut self, unwanted: Token) -> bool {
        let skips = self.peek() == Some(unwanted);
        self.next += usize::from(skips);
        skips
    }

    /// Letters that name pieces or files.
    fn letters(&mut self) -> Vec<Role> {
        let mut letters = Vec::new();
        while let Some(Token::Piece(role)) = self.peek() {
            letters.push(role);
            self.next += 1;
        }
        letters
    }

    /// The side of "Castles": the king's unless the queen's is named.
    fn side(&mut self) -> Result<CastlingSide, usize> {
        while matches!(self.peek(), Some(Token::Open | Token::Link | Token::At)) {
            self.next += 1;
        }
        let start = self.next;
        let side = match self.letters().as_slice() {
            [] | [Role::King] | [Role::King, Role::Rook] => CastlingSide::KingSide,
            [Role::Queen] | [Role::Queen, Role::Rook] => CastlingSide::QueenSide,
            _ => return Err(start),
        };
        self.skip(Token::Close);
        Ok(side)
    }

    fn going(&mut self, marks: Marks) -> Result<Vec<Pattern>, usize> {
        let start = self.next;
        let letters = self.letters();
        self.mover.clone_from(&letters);
        let after_letters = self.next;
        let location = self.location()?;
        let named = piece(&letters);
        let mut pattern = Pattern {
            piece: named.unwrap_or(NamedPiece::of(Role::Pawn)),
            from: location.unwrap_or(Bitboard::ALL),
            to: Bitboard::ALL,
            victim: None,
            aim: Aim::Square,
            promotion: None,
        };
        let mut patterns = Vec::new();
        match self.peek() {
            // "K P 2": no pawn goes to its own first two ranks, so these are squares.
            Some(Token::Rank(rank @ 0..=1))
                if named.is_some_and(|named| named.role == Role::Pawn) =>
            {
                pattern.aim = self.steps(rank + 1);
                patterns.push(pattern);
            }
            Some(Token::Rank(_) | Token::Square) if location.is_none() => {
                let rank = self.rank().ok_or(self.next)?;
                for cut in 1..letters.len() {
                    let (name, file) = letters.split_at(cut);
                    if let (Some(named), Some(files)) = (piece(name), files(file)) {
                        pattern.piece = named;
                        pattern.to = squares(files, rank, self.turn);
                        patterns.push(pattern);
                    }
                }
                if patterns.is_empty() {
                    return Err(after_letters);
                }
            }
            _ if named.is_none() => return Err(start),
            next => {
                match next {
                    Some(Token::Takes) => {
                        self.next += 1;
                        self.skip(Token::Article);
                        let victim_start = self.next;
                        pattern.victim = Some(piece(&self.letters()).ok_or(victim_start)?);
                        pattern.to = self.capture_square()?;
                    }
                    Some(link @ (Token::Link | Token::At)) => {
                        self.next += 1;
                        let square = self.square()?;
                        let rank = match square.rank {
                            // Only a dash or "to" makes it clear that a file alone is a square.
                            None if link == Token::Link => 0,
                            rank => rank.ok_or(self.next)?,
                        };
                        pattern.to = squares(square.files, rank, self.turn);
                    }
                    Some(Token::Piece(_)) => pattern.to = self.whole_square()?,
                    Some(Token::Steps(steps)) if pattern.piece.role == Role::Pawn => {
                        pattern.aim = self.steps(steps);
                    }
                    Some(Token::Interposes) => {
                        self.next += 1;
                        pattern.aim = Aim::Interposes;
                    }
                    Some(Token::Moves) => {
                        self.next += 1;
                        pattern.aim = Aim::Marked;
                    }
                    None if !marks.is_empty() && !marks.contains(Mark::EnPassant) => {
                        pattern.aim = Aim::Marked;
                    }
                    // "P queens", "P becomes a Kt": only the last square is left to say.
                    Some(Token::Queens | Token::Becomes) if pattern.piece.role == Role::Pawn => {
                        pattern.to = squares(0xff, 7, self.turn);
                    }
                    _ => return Err(self.next),
                }
                patterns.push(pattern);
            }
        }
        let promotion_start = self.next;
        if let Some(role) = self.promotion()? {
            patterns.retain(|pattern| pattern.piece.role == Role::Pawn);
            for pattern in &mut patterns {
                pattern.promotion = Some(role);
            }
            if patterns.is_empty() {
                return Err(promotion_start);
            }
        }
        Ok(patterns)
    }

    /// How many squares a pawn goes, with the word for them.
    fn steps(&mut self, steps: u8) -> Aim {
        self.next += 1;
        self.skip(Token::Square);
        Aim::Steps(steps)
    }

    /// A square in brackets, or after "at" if more follows; what else stands there is left alone:
    /// what a pawn becomes, or where a piece goes.
    fn location(&mut self) -> Result<Option<Bitboard>, usize> {
        let start = self.next;
        if let Some(Token::Row(rank)) = self.peek() {
            self.next += 1;
            return Ok(Some(squares(0xff, rank, self.turn)));
        }
        let is_bracketed = self.skip(Token::Open);
        let is_at = self.skip(Token::At);
        if !is_bracketed && !is_at {
            return Ok(None);
        }
        let named = self.next;
        self.letters();
        if !matches!(self.peek(), Some(Token::Rank(_) | Token::Square)) {
            self.next = start;
            return Ok(None);
        }
        self.next = named;
        let square = self.whole_square()?;
        if is_bracketed && !self.skip(Token::Close) {
            return Err(self.next);
        }
        if !is_bracketed && !matches!(self.peek(), Some(Token::Link | Token::Takes)) {
            self.next = start;
            return Ok(None);
        }
        Ok(Some(square))
    }

    /// Where a piece is taken, as far as that is said.
    fn capture_square(&mut self) -> Result<Bitboard, usize> {
        if self.skip(Token::At) {
            return self.whole_square();
        }
        // "QxP/4" names the rank alone.
        if let [(_, Token::Becomes), (_, Token::Rank(rank)), ..] = self.tokens[self.next..] {
            self.next += 2;
            return Ok(squares(0xff, rank, self.turn));
        }
        Ok(self.location()?.unwrap_or(Bitboard::ALL))
    }

    fn whole_square(&mut self) -> Result<Bitboard, usize> {
        let square = self.square()?;
        let rank = square.rank.ok_or(self.next)?;
        Ok(squares(square.files, rank, self.turn))
    }

    fn square(&mut self) -> Result<Named, usize> {
        let start = self.next;
        let is_own = self.skip(Token::Own);
        let mut letters = self.letters();
        if is_own {
            // "Q. to her B's 8th", "K. to his 2d", "Kt. to his 5th".
            let is_named =
                letters.len() < 2 && matches!(self.mover[..], [Role::King | Role::Queen]);
            if letters.is_empty() || is_named {
                letters.splice(0..0, self.mover.iter().copied());
            }
        }
        let files = files(&letters).ok_or(start)?;
        let rank = self.rank();
        Ok(Named { files, rank })
    }

    fn rank(&mut self) -> Option<u8> {
        let (rank, length) = names::rank(&self.tokens[self.next..])?;
        self.next += length;
        Some(rank)
    }

    fn promotion(&mut self) -> Result<Option<Role>, usize> {
        if self.skip(Token::Queens) {
            return Ok(Some(Role::Queen));
        }
        let is_bracketed = self.skip(Token::Open);
        let becomes = self.skip(Token::Becomes);
        if becomes {
            // "claiming at Kt." is a misprint of "claiming a Kt." that changes nothing.
            if self.skip(Token::At) {
                self.misprint = Misprint::Article;
            }
            while self.skip(Token::Link) || self.skip(Token::Article) {}
        }
        match self.peek() {
            None if !is_bracketed && !becomes => Ok(None),
            Some(Token::Piece(role @ (Role::Queen | Role::Rook | Role::Bishop | Role::Knight))) => {
                self.next += 1;
                if is_bracketed && !self.skip(Token::Close) {
                    return Err(self.next);
                }
                Ok(Some(role))
            }
            _ => Err(self.next),
        }
    }
}

/// A square by the name of its file; the rank may be left out.
struct Named {
    files: u8,
    rank: Option<u8>,
}
