//! A mate, seen from the king.

use rules::{Bitboard, Color, Position, Rank, Role, Square, attacks};

/// A checkmate with what the detectors ask of it.
pub(super) struct Scene {
    position: Position,
    /// The side that mates.
    pub(super) side: Color,
    pub(super) king: Square,
    /// The squares next to the king.
    pub(super) around: Bitboard,
    /// Those that hold pieces of the mated side.
    pub(super) own: Bitboard,
    /// The others.
    pub(super) flights: Bitboard,
}

impl Scene {
    pub(super) fn new(position: &Position) -> Self {
        let king = position.king(position.turn());
        let around = attacks::king(king);
        let own = around & position.by_color(position.turn());
        Self {
            position: *position,
            side: !position.turn(),
            king,
            around,
            own,
            flights: around - own,
        }
    }

    /// The piece that gives check, if it is one alone and of one of `roles`.
    pub(super) fn checker(&self, roles: &[Role]) -> Option<Square> {
        let checker = self.position.checkers().single()?;
        let piece = self.position.piece_at(checker)?;
        roles.contains(&piece.role).then_some(checker)
    }

    /// The pieces of one kind of the mating side.
    pub(super) fn pieces(&self, role: Role) -> Bitboard {
        self.position.by_role(role) & self.position.by_color(self.side)
    }

    /// What the mating side's piece on `square` commands once the king has left its square.
    pub(super) fn commands(&self, square: Square) -> Bitboard {
        let piece = self.position.piece_at(square);
        let occupied = self.position.occupied().without(self.king);
        piece.map_or(Bitboard::EMPTY, |piece| {
            attacks::piece(piece, square, occupied)
        })
    }

    /// The pieces of the mating side that command a square once the king has left its own.
    pub(super) fn commanders(&self, square: Square) -> Bitboard {
        let occupied = self.position.occupied().without(self.king);
        self.position.attackers_through(square, self.side, occupied)
    }

    /// The pieces of the mating side that command a flight.
    pub(super) fn jailers(&self) -> Bitboard {
        self.flights
            .into_iter()
            .fold(Bitboard::EMPTY, |pieces, square| {
                pieces | self.commanders(square)
            })
    }

    /// Whether `pieces` together command every flight.
    pub(super) fn confine(&self, pieces: Bitboard) -> bool {
        let commanded = pieces.into_iter().fold(Bitboard::EMPTY, |squares, piece| {
            squares | self.commands(piece)
        });
        self.flights.is_within(commanded)
    }

    pub(super) fn is_corner(&self) -> bool {
        self.around.len() == 3
    }

    pub(super) fn is_edge(&self) -> bool {
        self.around.len() <= 5
    }

    /// The first rank of the mated side.
    pub(super) fn back_rank(&self) -> Rank {
        (!self.side).backrank()
    }

    /// The squares that share a side with that of the king.
    pub(super) fn orthogonal(&self) -> Bitboard {
        self.around - self.diagonal()
    }

    /// The squares that share a corner with that of the king.
    pub(super) fn diagonal(&self) -> Bitboard {
        let same_color = if self.king.is_light() {
            Bitboard::LIGHT
        } else {
            Bitboard::DARK
        };
        self.around & same_color
    }
}
