//! Exercises without end: the same seed and difficulty always give the same one.
//!
//! A generator draws boards until one fits, a fixed number of times; if none did, it takes a board
//! that is known to fit. So it always answers, and it answers alike on every machine.

mod boards;
mod chance;
mod claims;
mod moves;
mod prompt;
mod reading;
mod squares;
#[cfg(test)]
mod tests;

use notation::style::Style;
use rules::{CastlingSide, Role};

use crate::question::Question;

pub use chance::Chance;
pub use prompt::Prompt;

/// How hard an exercise is, from 1 to 5.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Difficulty(u8);

impl Difficulty {
    /// The easiest.
    pub const EASIEST: Self = Self(1);
    /// The hardest.
    pub const HARDEST: Self = Self(5);

    /// A difficulty; what is out of range becomes the nearest.
    ///
    /// # Examples
    ///
    /// ```
    /// use course::generate::Difficulty;
    ///
    /// assert_eq!(Difficulty::new(9), Difficulty::HARDEST);
    /// assert_eq!(Difficulty::new(3).get(), 3);
    /// ```
    #[must_use]
    pub const fn new(number: u8) -> Self {
        Self(match number {
            0 => 1,
            1..=5 => number,
            _ => 5,
        })
    }

    /// The number.
    #[must_use]
    pub const fn get(self) -> u8 {
        self.0
    }
}

/// An exercise that was generated.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Generated {
    /// By which generator.
    pub generator: Generator,
    /// From which seed.
    pub seed: u64,
    /// How hard it is.
    pub difficulty: Difficulty,
    /// What the learner is asked to do: data for a sentence.
    pub prompt: Prompt,
    /// The question.
    pub question: Question,
}

/// Declares the generators with their names.
macro_rules! generators {
    ($($(#[doc = $doc:literal])* $name:ident = $text:literal;)*) => {
        /// What exercises can be about.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Generator {
            $($(#[doc = $doc])* $name,)*
        }

        impl Generator {
            /// All of them.
            pub const ALL: &[Self] = &[$(Self::$name),*];

            /// Its name in files of stages and in what is kept of a learner.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$name => $text,)*
                }
            }
        }
    };
}

generators! {
    /// All moves of a rook.
    RookMoves = "rook-moves";
    /// All moves of a bishop.
    BishopMoves = "bishop-moves";
    /// All moves of a queen.
    QueenMoves = "queen-moves";
    /// All moves of a king.
    KingMoves = "king-moves";
    /// All moves of a knight.
    KnightMoves = "knight-moves";
    /// All moves of a pawn.
    PawnMoves = "pawn-moves";
    /// The squares that a piece attacks, whatever stands on them.
    Commands = "commands";
    /// The name of a square.
    NameSquare = "name-square";
    /// The square of a name.
    ShowSquare = "show-square";
    /// Whether a square is light.
    SquareColor = "square-color";
    /// The square of a name in descriptive notation.
    TwoNames = "two-names";
    /// All moves that give check.
    Checks = "checks";
    /// Whether it is check.
    IsCheck = "is-check";
    /// All answers to a check.
    CheckAnswers = "check-answers";
    /// Whether it is mate.
    IsCheckmate = "is-checkmate";
    /// Whether it is stalemate.
    IsStalemate = "is-stalemate";
    /// A mate in one move.
    MateInOne = "mate-in-one";
    /// Which pieces are pinned.
    Pinned = "pinned";
    /// Whether a king can castle on its own side.
    CastleKingSide = "castle-king-side";
    /// Whether a king can castle on the queen's side.
    CastleQueenSide = "castle-queen-side";
    /// Whether a pawn can be taken in passing.
    EnPassant = "en-passant";
    /// Which pieces are attacked.
    Attacked = "attacked";
    /// Which pieces nothing guards.
    Unguarded = "unguarded";
    /// What the pieces of a side are worth.
    CountValue = "count-value";
    /// A move in descriptive notation, to be made.
    ReadDescriptive = "read-descriptive";
    /// A move, to be written in descriptive notation.
    WriteDescriptive = "write-descriptive";
    /// A move in algebraic notation, to be made.
    ReadAlgebraic = "read-algebraic";
    /// A move, to be written in algebraic notation.
    WriteAlgebraic = "write-algebraic";
    /// What a pawn before the last rank can do, or a mate by what it becomes.
    Promotion = "promotion";
    /// Whether no mate is possible any longer.
    IsDead = "is-dead";
    /// Where a touched piece may go.
    Touched = "touched";
    /// Which squares are set up wrong.
    SetUp = "set-up";
    /// A move as Edward Lasker wrote it, to be made.
    ReadLasker = "read-lasker";
    /// A move, to be written as Edward Lasker wrote it.
    WriteLasker = "write-lasker";
    /// One of two moves that stand above and below a line, to be made.
    ReadFraction = "read-fraction";
}

impl Generator {
    /// The generator of a name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|it| it.name() == name)
    }

    /// The exercise of a seed.
    ///
    /// # Examples
    ///
    /// ```
    /// use course::generate::{Difficulty, Generator};
    ///
    /// let one = Generator::KnightMoves.generate(7, Difficulty::new(2));
    /// assert_eq!(one, Generator::KnightMoves.generate(7, Difficulty::new(2)));
    /// ```
    #[must_use]
    pub fn generate(self, seed: u64, difficulty: Difficulty) -> Generated {
        // Two generators show different boards for one seed.
        let mut chance = Chance::new(seed ^ (self as u64) << 56);
        let chance = &mut chance;
        let (prompt, question) = match self {
            Self::RookMoves => moves::of_piece(chance, difficulty, Role::Rook),
            Self::BishopMoves => moves::of_piece(chance, difficulty, Role::Bishop),
            Self::QueenMoves => moves::of_piece(chance, difficulty, Role::Queen),
            Self::KingMoves => moves::of_piece(chance, difficulty, Role::King),
            Self::KnightMoves => moves::of_piece(chance, difficulty, Role::Knight),
            Self::PawnMoves => moves::of_piece(chance, difficulty, Role::Pawn),
            Self::Commands => squares::commands(chance, difficulty),
            Self::NameSquare => squares::name(chance, difficulty),
            Self::ShowSquare => squares::show(chance, difficulty),
            Self::SquareColor => claims::light(chance, difficulty),
            Self::TwoNames => squares::two_names(chance, difficulty),
            Self::Checks => moves::checks(chance, difficulty),
            Self::IsCheck => claims::check(chance, difficulty),
            Self::CheckAnswers => moves::check_answers(chance, difficulty),
            Self::IsCheckmate => claims::checkmate(chance, difficulty),
            Self::IsStalemate => claims::stalemate(chance, difficulty),
            Self::MateInOne => moves::mate(chance, difficulty),
            Self::Pinned => squares::pinned(chance, difficulty),
            Self::CastleKingSide => claims::castle(chance, difficulty, CastlingSide::KingSide),
            Self::CastleQueenSide => claims::castle(chance, difficulty, CastlingSide::QueenSide),
            Self::EnPassant => claims::en_passant(chance, difficulty),
            Self::Attacked => squares::attacked(chance, difficulty),
            Self::Unguarded => squares::unguarded(chance, difficulty),
            Self::CountValue => squares::value(chance, difficulty),
            Self::ReadDescriptive => reading::read(chance, difficulty, reading::DESCRIPTIVE),
            Self::WriteDescriptive => reading::write(chance, difficulty, reading::DESCRIPTIVE),
            Self::ReadAlgebraic => reading::read(chance, difficulty, reading::ALGEBRAIC),
            Self::WriteAlgebraic => reading::write(chance, difficulty, reading::ALGEBRAIC),
            Self::Promotion => moves::promotion(chance, difficulty),
            Self::IsDead => claims::dead(chance, difficulty),
            Self::Touched => moves::touched(chance, difficulty),
            Self::SetUp => squares::set_up(chance, difficulty),
            Self::ReadLasker => reading::read(chance, difficulty, Style::Lasker),
            Self::WriteLasker => reading::write(chance, difficulty, Style::Lasker),
            Self::ReadFraction => reading::fraction(chance, difficulty),
        };
        Generated {
            generator: self,
            seed,
            difficulty,
            prompt,
            question,
        }
    }
}
