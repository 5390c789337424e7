//! The names of the motifs.

use std::error::Error;
use std::fmt;
use std::str::FromStr;

/// What has to be given to find a motif.
///
/// # Examples
///
/// ```
/// use explain::Motif;
/// use explain::motifs::Scope;
///
/// assert_eq!(Motif::Fork.scope(), Scope::Position);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Scope {
    /// A position: [`of_position`](super::of_position).
    Position,
    /// A position and a move: [`of_move`](super::of_move).
    Move,
    /// A position and several moves: [`of_line`](super::of_line).
    Line,
}

/// Declares the motifs: name, code, scope and meaning in a few words. What each means exactly is
/// said by its detector.
macro_rules! motifs {
    ($($(#[doc = $doc:literal])* $name:ident = $code:literal, $scope:ident;)*) => {
        /// A term of the game that can be seen on a board.
        ///
        /// Codes are stable: tests, links and translations use them.
        ///
        /// # Examples
        ///
        /// ```
        /// use explain::Motif;
        ///
        /// assert_eq!("en-prise".parse(), Ok(Motif::EnPrise));
        /// assert_eq!(Motif::Fork.to_string(), "fork");
        /// ```
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Motif {
            $($(#[doc = $doc])* $name,)*
        }

        impl Motif {
            /// All motifs.
            pub const ALL: &[Self] = &[$(Self::$name),*];

            /// The code: small letters and hyphens.
            ///
            /// # Examples
            ///
            /// ```
            /// use explain::Motif;
            ///
            /// assert_eq!(Motif::XRay.code(), "x-ray");
            /// ```
            #[must_use]
            pub const fn code(self) -> &'static str {
                match self {
                    $(Self::$name => $code,)*
                }
            }

            /// What has to be given to find it.
            ///
            /// # Examples
            ///
            /// ```
            /// use explain::Motif;
            /// use explain::motifs::Scope;
            ///
            /// assert_eq!(Motif::Sacrifice.scope(), Scope::Move);
            /// ```
            #[must_use]
            pub const fn scope(self) -> Scope {
                match self {
                    $(Self::$name => Scope::$scope,)*
                }
            }
        }
    };
}

motifs! {
    /// A piece an enemy piece could take.
    Attacked = "attacked", Position;
    /// A piece a piece of its own side could retake on.
    Defended = "defended", Position;
    /// The squares a piece commands.
    Commanded = "commanded", Position;
    /// A piece whose capture wins something.
    EnPrise = "en-prise", Position;
    /// A defended piece whose capture wins something.
    InsufficientlyDefended = "insufficiently-defended", Position;
    /// A piece that can be taken and not retaken.
    Hanging = "hanging", Position;
    /// A piece pinned to its king.
    AbsolutePin = "absolute-pin", Position;
    /// A piece pinned to a dearer one.
    RelativePin = "relative-pin", Position;
    /// Two pieces on a line, the dearer in front.
    Skewer = "skewer", Position;
    /// One piece attacking two at once.
    Fork = "fork", Position;
    /// A slider guarding through an enemy.
    XRay = "x-ray", Position;
    /// A move that opens a line onto a piece.
    DiscoveredAttack = "discovered-attack", Move;
    /// A move that opens a line onto the king.
    DiscoveredCheck = "discovered-check", Move;
    /// A check by two pieces.
    DoubleCheck = "double-check", Move;
    /// A knight mates a king shut in by its own pieces.
    SmotheredMate = "smothered-mate", Position;
    /// Mate along the first rank behind a wall of pawns.
    BackRankMate = "back-rank-mate", Position;
    /// Knight and rook mate on the edge.
    AnastasiasMate = "anastasias-mate", Position;
    /// Rook and knight mate in the corner.
    ArabianMate = "arabian-mate", Position;
    /// Rook, knight and pawn, each guarding the next.
    HookMate = "hook-mate", Position;
    /// Bishops on crossing diagonals.
    BodensMate = "bodens-mate", Position;
    /// Bishops on parallel diagonals.
    DoubleBishopMate = "double-bishop-mate", Position;
    /// A queen beside the king, two own pieces behind it.
    DovetailMate = "dovetail-mate", Position;
    /// A knight mates in the corner, a rook or queen confines.
    CornerMate = "corner-mate", Position;
    /// Two rooks on the seventh rank.
    BlindSwineMate = "blind-swine-mate", Position;
    /// A rook on the back rank guarded by a bishop.
    OperaMate = "opera-mate", Position;
    /// A bishop mates in the corner, a rook confines.
    MorphysMate = "morphys-mate", Position;
    /// A rook mates beside the corner, a bishop confines.
    PillsburysMate = "pillsburys-mate", Position;
    /// Rook and queen at the ends of a box of three by three.
    KillBoxMate = "kill-box-mate", Position;
    /// Queen and rook beside the king, two apart on a line.
    TriangleMate = "triangle-mate", Position;
    /// A guarded rook before the king, a knight behind it.
    VukovicsMate = "vukovics-mate", Position;
    /// A bishop mates, a queen confines.
    BalestraMate = "balestra-mate", Position;
    /// Checks that never end.
    PerpetualCheck = "perpetual-check", Position;
    /// The only legal move.
    ForcedMove = "forced-move", Position;
    /// A piece given for one of the same value.
    Exchange = "exchange", Line;
    /// A rook won for a minor piece.
    WinningTheExchange = "winning-the-exchange", Line;
    /// A rook lost for a minor piece.
    LosingTheExchange = "losing-the-exchange", Line;
    /// A piece offered for nothing or for less.
    Sacrifice = "sacrifice", Move;
    /// A rook offered for a minor piece.
    ExchangeSacrifice = "exchange-sacrifice", Move;
    /// A pawn offered by White in the opening.
    Gambit = "gambit", Line;
    /// A pawn offered by Black in the opening.
    CounterGambit = "counter-gambit", Line;
    /// Two or more pawns of a side on a file.
    DoubledPawns = "doubled-pawns", Position;
    /// Three or more pawns of a side on a file.
    TripledPawns = "tripled-pawns", Position;
    /// A pawn without own pawns on the next files.
    IsolatedPawn = "isolated-pawn", Position;
    /// A pawn no enemy pawn can stop.
    PassedPawn = "passed-pawn", Position;
    /// A pawn left behind that cannot catch up.
    BackwardPawn = "backward-pawn", Position;
    /// A minor piece leaves its first square.
    Development = "development", Move;
    /// Knights and bishops.
    MinorPiece = "minor-piece", Position;
    /// Queens and rooks.
    MajorPiece = "major-piece", Position;
    /// A pawn becomes a queen.
    Queening = "queening", Move;
    /// A pawn becomes a rook, bishop or knight where a queen would be worse.
    Underpromotion = "underpromotion", Move;
    /// An attacked piece that cannot get away.
    TrappedPiece = "trapped-man", Position;
    /// One piece that has to guard two.
    OverloadedDefender = "overloaded-defender", Position;
    /// A defender is drawn away.
    Deflection = "deflection", Line;
    /// A piece is drawn to where it is lost or mated.
    Attraction = "attraction", Line;
    /// A defender is taken, and then what it guarded.
    CaptureOfDefender = "capturing-defender", Line;
    /// A threat is put in before a capture that was expected.
    Intermezzo = "intermezzo", Line;
    /// A piece cuts a defender off.
    Interference = "interference", Move;
    /// A piece makes room for another.
    Clearance = "clearance", Line;
    /// Every move loses something, passing would not.
    Zugzwang = "zugzwang", Position;
}

impl fmt::Display for Motif {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// A text that is the code of no motif.
///
/// # Examples
///
/// ```
/// use explain::Motif;
///
/// let error = "spoon".parse::<Motif>().expect_err("there is no such motif");
/// assert_eq!(error.to_string(), "no such motif");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParseMotifError;

impl fmt::Display for ParseMotifError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no such motif")
    }
}

impl Error for ParseMotifError {}

impl FromStr for Motif {
    type Err = ParseMotifError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut all = Self::ALL.iter().copied();
        all.find(|motif| motif.code() == text)
            .ok_or(ParseMotifError)
    }
}

#[cfg(test)]
mod tests {
    use super::Motif;

    #[test]
    fn codes_are_read_back_and_kebab_case() {
        for &motif in Motif::ALL {
            assert_eq!(motif.code().parse(), Ok(motif));
            assert!(
                motif
                    .code()
                    .bytes()
                    .all(|b| b.is_ascii_lowercase() || b == b'-')
            );
        }
    }
}
