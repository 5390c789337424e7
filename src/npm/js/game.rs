//! The game as it crosses to JavaScript: numbers in, numbers and texts out.
//!
//! Nothing throws here. What is refused returns an empty answer, and [`Game::fault`] says why.

mod notes;
mod numbers;
mod texts;

use listing::fen_text::{self, EnPassant, push_fen};
use listing::moves::{packed, push_san};
use rules::{Bitboard, CastlingMode, Move, Piece};
use wasm_bindgen::prelude::wasm_bindgen;

use crate::core::{Core, color, role, square};
use crate::endings;
use crate::line::{Past, Played};
use crate::pgn_write::push_played;
use crate::spelling::{Compat, Reading};

use numbers::{checks, filter, half, made_text, packed_past, reading, side};

/// A game.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Game(pub(crate) Core);

#[wasm_bindgen]
impl Game {
    /// A new game.
    #[wasm_bindgen(constructor)]
    #[must_use]
    pub fn new(is_chess960: bool, is_compatible: bool) -> Self {
        let mode = match is_chess960 {
            true => CastlingMode::Chess960,
            false => CastlingMode::Standard,
        };
        let compat = match is_compatible {
            true => Compat::ChessJs,
            false => Compat::Ours,
        };
        Self(Core::new(mode, compat))
    }

    /// What was refused last, as JSON.
    #[must_use]
    pub fn fault(&self) -> String {
        self.0.fault().to_json()
    }

    /// Sets up the beginning of the game.
    pub fn reset(&mut self) {
        self.0.reset();
    }

    /// Clears the board.
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// Sets up a board.
    pub fn load(&mut self, text: &str, how: u32) -> bool {
        let loaded = self.0.load(text, checks(how));
        self.0.refuse(loaded).is_some()
    }

    /// The side to move: 0 is White.
    #[must_use]
    pub fn turn(&self) -> u32 {
        self.0.line.here().turn() as u32
    }

    /// The number of the move.
    #[wasm_bindgen(js_name = moveNumber)]
    #[must_use]
    pub fn move_number(&self) -> u32 {
        self.0.line.here().fullmove_number()
    }

    /// The half-moves since a pawn moved or a piece was taken.
    #[must_use]
    pub fn clock(&self) -> u32 {
        self.0.line.here().halfmove_clock()
    }

    /// The number of moves that were made.
    #[must_use]
    pub fn plies(&self) -> u32 {
        self.0.line.len() as u32
    }

    /// How often the board has been as it is.
    #[must_use]
    pub fn repetitions(&self) -> u32 {
        self.0.line.repetitions() as u32
    }

    /// The piece on a square: its kind from 1 to 6, and 8 more for Black; 0 if there is none.
    #[must_use]
    pub fn piece(&self, on: u32) -> u32 {
        let piece = square(on).and_then(|on| self.0.line.here().piece_at(on));
        piece.map_or(0, |piece| piece.role as u32 + 1 + 8 * piece.color as u32)
    }

    /// The letters of the pieces from a1 to h8; 0 where there is none.
    #[must_use]
    pub fn letters(&self) -> Vec<u8> {
        fen_text::pieces(self.0.line.here()).to_vec()
    }

    /// Half of the set of pieces of a side that attack a square.
    #[must_use]
    pub fn attackers(&self, on: u32, by: u32, which: u32) -> u32 {
        let found = square(on).map_or(Bitboard::EMPTY, |on| {
            self.0.line.here().attackers(on, color(by))
        });
        half(found.0, which)
    }

    /// Whether the side to move is in check.
    #[wasm_bindgen(js_name = isCheck)]
    #[must_use]
    pub fn is_check(&self) -> bool {
        self.0.line.here().is_check()
    }

    /// Whether there is a move.
    #[wasm_bindgen(js_name = hasMoves)]
    #[must_use]
    pub fn has_moves(&self) -> bool {
        self.0.line.here().has_moves()
    }

    /// Whether neither side has the pieces to mate.
    #[wasm_bindgen(js_name = isInsufficientMaterial)]
    #[must_use]
    pub fn is_insufficient_material(&self) -> bool {
        self.0.line.here().is_insufficient_material()
    }

    /// The FEN of the board.
    #[must_use]
    pub fn fen(&self, always_en_passant: bool) -> String {
        let mut text = String::with_capacity(80);
        let en_passant = match always_en_passant {
            true => EnPassant::Passed(self.0.line.passed_square()),
            false => EnPassant::IfLegal,
        };
        push_fen(&mut text, self.0.line.here(), en_passant);
        text
    }

    /// The Polyglot key of the board.
    #[must_use]
    pub fn key(&self) -> u64 {
        self.0.line.here().key()
    }

    /// Half of the set of pieces of a kind.
    #[must_use]
    pub fn pieces(&self, piece: u32, which: u32) -> u32 {
        let position = self.0.line.here();
        let squares = role(piece & 7).map_or(Bitboard::EMPTY, |role| {
            position.pieces(Piece::new(color(piece >> 3), role))
        });
        half(squares.0, which)
    }

    /// Whether castling is that of Chess960.
    #[wasm_bindgen(js_name = isChess960)]
    #[must_use]
    pub fn is_chess960(&self) -> bool {
        self.0.line.here().is_chess960()
    }

    /// The SAN of the moves, with blanks between them.
    #[must_use]
    pub fn sans(&self, from: u32, kind: u32) -> String {
        self.0.sans(filter(from, kind))
    }

    /// The moves, packed.
    #[must_use]
    pub fn moves(&self, from: u32, kind: u32) -> Vec<u32> {
        let position = self.0.line.here();
        let moves = self.0.moves(filter(from, kind));
        moves.into_iter().map(|mv| packed(position, mv)).collect()
    }

    /// The SAN of each move and the FEN after it, a line for each.
    #[wasm_bindgen(js_name = movesText)]
    #[must_use]
    pub fn moves_text(&self, from: u32, kind: u32) -> String {
        let position = self.0.line.here();
        let all = position.moves();
        let listed = self.0.moves(filter(from, kind));
        let mut text = String::with_capacity(80 * listed.len());
        for mv in listed {
            let after = position.play(mv);
            push_san(&mut text, position, &all, mv, &after);
            text.push('\n');
            push_fen(&mut text, &after, EnPassant::IfLegal);
            text.push('\n');
        }
        text
    }

    /// Plays the move that a text names; returns it packed, its SAN and the FEN after it.
    pub fn play(&mut self, text: &str, is_strict: bool) -> Option<String> {
        let meant = self.0.read_move(text, reading(is_strict));
        let played = self.0.refuse(meant)?;
        Some(self.make(played))
    }

    /// Makes the move between two squares.
    #[wasm_bindgen(js_name = playBetween)]
    pub fn play_between(&mut self, from: u32, to: u32, promotion: u32) -> Option<String> {
        let mv = self.find(from, to, promotion)?;
        Some(self.make(Played::Move(mv)))
    }

    fn find(&self, from: u32, to: u32, promotion: u32) -> Option<Move> {
        self.0
            .find_move(square(from)?, square(to)?, role(promotion))
    }

    fn make(&mut self, played: Played) -> String {
        let made = self.0.make(played);
        made_text(&made, self.0.line.here())
    }

    /// Takes the last move back; returns it packed, its SAN, the FEN before it and, if the board
    /// was changed since, the FEN after it.
    pub fn undo(&mut self) -> Option<String> {
        let made = self.0.undo()?;
        let mut text = made_text(&made, self.0.line.here());
        if self.0.line.is_edited() {
            text.push('\n');
            let after = made.past.played.on(&made.past.before);
            push_fen(&mut text, &after, EnPassant::IfLegal);
        }
        Some(text)
    }

    /// The SAN of the moves that were made, with blanks between them.
    #[must_use]
    pub fn history(&self) -> String {
        let mut text = String::new();
        for past in self.0.line.past().iter() {
            if !text.is_empty() {
                text.push(' ');
            }
            push_played(&mut text, &past.before, past.played);
        }
        text
    }

    /// The moves that were made, packed.
    #[wasm_bindgen(js_name = historyMoves)]
    #[must_use]
    pub fn history_moves(&self) -> Vec<u32> {
        self.0.line.past().iter().map(packed_past).collect()
    }

    /// The FEN before each move that was made and its SAN, a line for each, and the last FEN. Where
    /// the board was changed between the moves also the FEN after each.
    #[wasm_bindgen(js_name = historyText)]
    #[must_use]
    pub fn history_text(&self) -> String {
        let mut text = String::new();
        for past in self.0.line.past().iter() {
            push_fen(&mut text, &past.before, EnPassant::IfLegal);
            text.push('\n');
            push_played(&mut text, &past.before, past.played);
            text.push('\n');
            if self.0.line.is_edited() {
                let after = past.played.on(&past.before);
                push_fen(&mut text, &after, EnPassant::IfLegal);
                text.push('\n');
            }
        }
        push_fen(&mut text, self.0.line.here(), EnPassant::IfLegal);
        text
    }

    /// Puts a piece on a square, in the numbers of [`piece`](Self::piece).
    pub fn put(&mut self, piece: u32, on: u32) -> bool {
        let (Some(role), Some(on)) = (role(piece & 7), square(on)) else {
            return false;
        };
        self.0.invalidate_tree();
        self.0.line.put(Piece::new(color(piece >> 3), role), on)
    }

    /// Removes what stands on a square.
    pub fn remove(&mut self, on: u32) {
        if let Some(on) = square(on) {
            self.0.invalidate_tree();
            self.0.line.remove(on);
        }
    }

    /// Sets castling rights, the king's wing first: 0 takes one away, 1 grants it, 2 leaves it.
    /// Returns whether the position has them like that.
    #[wasm_bindgen(js_name = setCastling)]
    pub fn set_castling(&mut self, of: u32, king_side: u32, queen_side: u32) -> bool {
        self.0.invalidate_tree();
        let wings = [king_side, queen_side].map(|wing| (wing < 2).then_some(wing == 1));
        self.0.line.set_castling(color(of), wings)
    }

    /// Whether a side may still castle on a wing.
    #[must_use]
    pub fn castling(&self, of: u32, wing: u32) -> bool {
        self.0.line.castling(color(of), side(wing))
    }

    /// How the game has ended, as JSON.
    #[must_use]
    pub fn outcome(&self) -> String {
        let position = self.0.line.here().position();
        position.map_or_else(
            || "null".to_owned(),
            |position| endings::outcome(&self.0.line, position),
        )
    }

    /// The draws that can be claimed, as JSON.
    #[must_use]
    pub fn claims(&self) -> String {
        let position = self.0.line.here().position();
        position.map_or_else(
            || "[]".to_owned(),
            |position| endings::claimable(&self.0.line, position),
        )
    }

    /// The packed move that a text names, without playing it.
    #[wasm_bindgen(js_name = readMove)]
    #[must_use]
    pub fn read_move(&mut self, text: &str) -> Option<u32> {
        let meant = self.0.read_move(text, Reading::Permissive);
        let here = self.0.line.here().clone();
        self.0.refuse(meant).map(|played| {
            packed_past(&Past {
                before: here,
                played,
            })
        })
    }

    /// The packed move between two squares, without playing it.
    #[wasm_bindgen(js_name = moveBetween)]
    #[must_use]
    pub fn move_between(&self, from: u32, to: u32, promotion: u32) -> Option<u32> {
        let mv = self.find(from, to, promotion)?;
        Some(packed(self.0.line.here(), mv))
    }

    /// The FEN of the board on which the game began, if its moves lead from there to here without
    /// a change of the board between them.
    #[wasm_bindgen(js_name = startFen)]
    #[must_use]
    pub fn start_fen(&self) -> Option<String> {
        let line = &self.0.line;
        (!line.is_edited()).then(|| fen_text::fen(line.start()))
    }

    /// The number of lines of `depth` half-moves, as [`ListedPosition::perft`](listing::ListedPosition::perft) counts
    /// them.
    #[must_use]
    pub fn perft(&self, depth: u32) -> f64 {
        self.0.line.here().perft(depth) as f64
    }
}
