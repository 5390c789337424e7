//! What stands on the board: a legal position or any diagram, with the identities of its pieces and the last
//! move.

use notation::origins::Origins;
use rules::AnyPosition;
use rules::{Board, Color, Move, Square};

/// What stands on the board.
#[derive(Clone, Debug)]
pub(crate) struct BoardState {
    position: AnyPosition,
    last: Option<Move>,
    /// The piece that the last move took, and its square.
    taken: Option<(Square, rules::Piece)>,
    /// The board before the last move.
    before: Option<AnyPosition>,
    origins: Origins,
    serial: u64,
}

impl BoardState {
    /// A board on which nothing has moved yet.
    pub(crate) fn new(position: AnyPosition) -> Self {
        let origins = position
            .position()
            .map_or_else(Origins::unknown, Origins::of_start);
        Self {
            position,
            last: None,
            taken: None,
            before: None,
            origins,
            serial: 1,
        }
    }

    /// Makes a move. The position after it is given, because the turn does not pass where the other
    /// side stands still.
    pub(crate) fn play(&mut self, mv: Move, after: AnyPosition) {
        self.origins = match self.position.position() {
            Some(position) => self.origins.clone().after(position, mv),
            None => Origins::unknown(),
        };
        let board = self.position.board();
        let victim = mv
            .en_passant_victim()
            .or_else(|| (!mv.is_castling()).then_some(mv.to()));
        self.taken = victim.and_then(|square| Some((square, board.piece_at(square)?)));
        let before = std::mem::replace(&mut self.position, after);
        self.before = Some(before);
        self.last = Some(mv);
        self.arrange();
    }

    /// Another board takes the place of this one.
    pub(crate) fn set(&mut self, position: AnyPosition) {
        self.origins = position
            .position()
            .map_or_else(Origins::unknown, Origins::of_start);
        self.position = position;
        self.last = None;
        self.taken = None;
        self.before = None;
        self.arrange();
    }

    /// What the hand was doing is forgotten: the same board is shown anew.
    pub(crate) const fn renew(&mut self) {
        self.serial += 1;
    }

    fn arrange(&mut self) {
        self.serial += 1;
    }

    /// The board with its laws.
    pub(crate) const fn any_position(&self) -> &AnyPosition {
        &self.position
    }

    /// The pieces.
    pub(crate) fn board(&self) -> Board {
        self.position.board()
    }

    /// The last move, and the board before it.
    pub(crate) fn last(&self) -> Option<(&AnyPosition, Move)> {
        Some((self.before.as_ref()?, self.last?))
    }

    /// Where the last move began and ended; castling ends where the king stands.
    pub(crate) fn last_squares(&self) -> Option<(Square, Square)> {
        self.last.map(|mv| (mv.from(), mv.to()))
    }

    /// The piece that the last move took, and its square.
    pub(crate) const fn taken(&self) -> Option<(Square, rules::Piece)> {
        self.taken
    }

    /// The king in check.
    pub(crate) fn check(&self) -> Option<Square> {
        let king = self.board().king(self.position.turn());
        king.filter(|_| self.position.is_check())
    }

    /// The side to move.
    pub(crate) const fn turn(&self) -> Color {
        self.position.turn()
    }

    /// Differs after every change.
    pub(crate) const fn serial(&self) -> u64 {
        self.serial
    }

    /// Where the pieces started, by which descriptive notation distinguishes them.
    pub(crate) const fn origins(&self) -> &Origins {
        &self.origins
    }

    /// The text of what stands on it.
    pub(crate) fn fen(&self) -> String {
        self.position.setup().to_string()
    }

    /// How a move is written: SAN, on any board.
    pub(crate) fn san(&self, mv: Move) -> String {
        notation::san::write_any(&self.position, mv)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn position(fen: &str) -> AnyPosition {
        AnyPosition::of(&fen.parse().unwrap())
    }

    #[test]
    fn moves_on_a_diagram_are_written_without_the_other_pieces() {
        let board_state = BoardState::new(position("8/1P6/8/8/3p4/4N3/3P4/8 w - - 0 1"));
        let written: Vec<String> = board_state
            .any_position()
            .moves()
            .into_iter()
            .map(|mv| board_state.san(mv))
            .collect();
        for text in ["Nf5", "d3", "b8=Q", "Nc4"] {
            assert!(written.contains(&text.to_owned()), "{text} in {written:?}");
        }
        assert!(
            !written.iter().any(|text| text.ends_with('+')),
            "nobody is in check"
        );
    }

    #[test]
    fn the_piece_taken_last_is_remembered() {
        let mut board_state = BoardState::new(position("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1"));
        let mv = board_state
            .any_position()
            .find_move(Square::E5, Square::D6, None)
            .unwrap();
        let after = board_state.any_position().play(mv);
        board_state.play(mv, after);
        assert_eq!(
            board_state.taken().map(|(square, _)| square),
            Some(Square::D5)
        );
        assert_eq!(board_state.last_squares(), Some((Square::E5, Square::D6)));
        let serial = board_state.serial();
        board_state.renew();
        assert_ne!(board_state.serial(), serial);
    }
}
