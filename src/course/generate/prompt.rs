//! What a generated exercise asks, as data: `words` makes the sentence.

use notation::style::Style;
use rules::{CastlingSide, Color, Piece, Square};

/// What the learner is asked to do.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Prompt {
    /// To show all squares to which a piece can go.
    Moves {
        /// The piece.
        piece: Piece,
        /// Where it stands.
        square: Square,
    },
    /// To show all squares that a piece attacks.
    Commands {
        /// The piece.
        piece: Piece,
        /// Where it stands.
        square: Square,
    },
    /// To show all squares to which a piece that was touched can go.
    Touched {
        /// The piece.
        piece: Piece,
        /// Where it stands.
        square: Square,
    },
    /// To show what does not stand as at the beginning of a game.
    SetUp,
    /// To name the marked square.
    Name,
    /// To show squares by their names.
    Show(Vec<Square>),
    /// To show a square by its descriptive name.
    ShowNamed {
        /// The side that counts.
        side: Color,
        /// The name, such as `QB4`.
        name: String,
    },
    /// To say whether a square is light.
    IsLight(Square),
    /// To find all moves that give check.
    Checks(Color),
    /// To say whether a side is in check.
    IsCheck(Color),
    /// To find all answers to the check.
    CheckAnswers(Color),
    /// To say whether a side is mated.
    IsCheckmate(Color),
    /// To say whether it is stalemate.
    IsStalemate(Color),
    /// To say whether no mate is possible any longer.
    IsDead,
    /// To mate in one move.
    Mate(Color),
    /// To show the pinned pieces of a side.
    Pinned(Color),
    /// To say whether a side can castle.
    CanCastle {
        /// The side to move.
        color: Color,
        /// On which wing.
        side: CastlingSide,
    },
    /// To say whether a pawn can be taken in passing.
    CanTakeInPassing(Color),
    /// To show the pieces of a side that are attacked.
    Attacked(Color),
    /// To show the pieces of a side that nothing guards, its king left out.
    Unguarded(Color),
    /// To say what the pieces of a side are worth.
    Value(Color),
    /// To make a move that is written.
    Read {
        /// The move.
        text: String,
        /// The notation.
        style: Style,
    },
    /// To make the move of one side of a pair that is written like a fraction.
    Fraction {
        /// The number of both moves.
        number: u32,
        /// White's move, above the line.
        white: String,
        /// Black's answer, below it.
        black: String,
        /// Whose move is to be made.
        side: Color,
    },
    /// To write the move of an arrow.
    Write {
        /// From where.
        from: Square,
        /// Where to.
        to: Square,
        /// The notation.
        style: Style,
    },
}
