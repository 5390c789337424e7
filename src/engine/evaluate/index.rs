//! Where the weights of the evaluation lie in their table.
//!
//! A feature is a place in the table and a number of times that it holds; the evaluation is the sum
//! of weight times number, those of Black taken off. That is what lets the tuner work on it.

macro_rules! places {
    ($($(#[$doc:meta])* $name:ident: $count:expr;)*) => {
        places!(@consts 0; $($(#[$doc])* $name: $count;)*);
        /// The sections by name, with their first place and size.
        #[cfg(feature = "tune")]
        pub const SECTIONS: &[(&str, usize, usize)] = &[$((stringify!($name), $name, $count)),*];
    };
    (@consts $at:expr; $(#[$doc:meta])* $name:ident: $count:expr; $($rest:tt)*) => {
        $(#[$doc])*
        pub const $name: usize = $at;
        places!(@consts $at + $count; $($rest)*);
    };
    (@consts $at:expr;) => {
        /// The number of weights.
        pub const COUNT: usize = $at;
    };
}

places! {
    /// The pieces, from pawn to queen.
    MATERIAL: 5;
    /// Pieces on squares: by kind, then by rank from the own side, then by file from the edge that is
    /// farther from the own king.
    SQUARES: 6 * 64;
    /// The same, by file from the edge that is farther from the enemy king.
    SQUARES_TO_ENEMY: 6 * 64;
    /// The number of safe squares in reach of a knight.
    KNIGHT_MOBILITY: 9;
    /// The same of a bishop.
    BISHOP_MOBILITY: 14;
    /// The same of a rook.
    ROOK_MOBILITY: 15;
    /// The same of a queen.
    QUEEN_MOBILITY: 28;
    /// Two bishops.
    BISHOP_PAIR: 1;
    /// An own pawn on squares of the bishop's color.
    BISHOP_PAWNS: 1;
    /// A minor piece on a guarded square that no pawn can attack: knight, bishop.
    OUTPOST: 2;
    /// A minor piece behind a pawn.
    SHELTERED_MINOR: 1;
    /// A rook on a file without own pawns, and on one without any.
    ROOK_FILE: 2;
    /// A rook shut in beside its king that can no longer castle.
    ROOK_SHUT_IN: 1;
    /// A pawn without own pawns on the files beside it; the second on a file without enemy pawns.
    ISOLATED: 2;
    /// A pawn with an own pawn ahead of it on its file.
    DOUBLED: 1;
    /// A pawn that no other can guard and that cannot advance safely; the second on a file without
    /// enemy pawns.
    BACKWARD: 2;
    /// A pawn beside another, by rank.
    PHALANX: 8;
    /// A pawn guarded by another, by rank.
    GUARDED_PAWN: 8;
    /// A passed pawn, by rank.
    PASSED: 8;
    /// A passed pawn whose next square is free, by rank.
    PASSED_FREE: 8;
    /// A passed pawn whose next square is safe, by rank.
    PASSED_SAFE: 8;
    /// A passed pawn beyond its fourth rank, by the distance of the enemy king.
    PASSED_ENEMY_KING: 8;
    /// The same, by the distance of the own king.
    PASSED_OWN_KING: 8;
    /// A passed pawn that the enemy king cannot catch, with no enemy pieces left.
    PASSED_RUNS: 1;
    /// A rook behind an own passed pawn.
    ROOK_BEHIND: 1;
    /// A pawn that can become passed by exchanges, by rank.
    CANDIDATE: 8;
    /// The nearest own pawn ahead of the king, by its distance: on the king's file (0 is none).
    SHELTER: 8;
    /// The same on the files beside it.
    SHELTER_BESIDE: 8;
    /// The nearest enemy pawn ahead of the king, by its distance, on the three files.
    STORM: 8;
    /// The same, where an own pawn stops it.
    STORM_STOPPED: 8;
    /// The danger to the enemy king, by the units of the attack on it.
    KING_DANGER: 32;
    /// A pawn attacks a minor piece, a rook, a queen.
    PAWN_THREAT: 3;
    /// A minor piece attacks a pawn that nobody guards, a minor piece, a rook, a queen.
    MINOR_THREAT: 4;
    /// A rook attacks a pawn that nobody guards, a minor piece, a queen.
    ROOK_THREAT: 3;
    /// The king attacks a piece that nobody guards.
    KING_THREAT: 1;
    /// An attacked piece that nobody guards.
    HANGING: 1;
    /// A pawn can step safely to where it attacks a piece.
    PUSH_THREAT: 1;
    /// A square in the middle of the own half that is safe behind pawns.
    SPACE: 1;
    /// An own pawn for each own knight, bishop, rook, and queen.
    PAWNS_WITH: 4;
    /// An enemy pawn for each of them.
    PAWNS_AGAINST: 4;
    /// To be on move.
    TEMPO: 1;
}
