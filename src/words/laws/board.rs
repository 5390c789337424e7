//! Dropped pieces, castling, odds, pawns, check.

use conduct::{Source, Topic};

use crate::table::messages;

messages! {
    pub(super) topic_dropped_piece() = "A piece knocked off the board";
    law_dropped_piece_fide() = "The position before the accident is restored, or the last one that is known, and the game goes on.";
    law_dropped_piece_seed_000() = "Moves made without the piece are taken back. If the players cannot agree on its square, the game is annulled.";
    law_dropped_piece_seed_002() = "If the position cannot be rebuilt from where the error was made, the game is void.";
    law_dropped_piece_seed_004() = "Moves made without the piece are taken back. If the umpire is not satisfied, the game is annulled.";
    pub(super) topic_castling() = "Castling";
    law_castling_fide() = "King and rook have not moved, nothing stands between them, and the king is not in check, does not cross an attacked square and does not land on one.";
    law_castling_seed_000() = "The same four conditions, once in a game.";
    law_castling_seed_001() = "The same conditions, once in a game, with either rook.";
    law_castling_seed_002() = "The same conditions: neither piece has moved, the way is free, and none of the king's three squares is attacked.";
    law_castling_seed_003() = "The same conditions, once in a game.";
    law_castling_seed_004() = "The same conditions. A king that moves as a penalty may not castle.";
    pub(super) topic_rook_first() = "Castling with the rook touched first";
    law_rook_first_fide() = "You may not castle on that side on this move. The rook must move.";
    law_rook_first_seed_000() = "You may still castle while your hand is on the rook. If you let go of it first, the opponent may let the rook's move stand.";
    law_rook_first_seed_002() = "The king must be moved first, because otherwise the move could be taken for a move of the rook alone.";
    law_rook_first_seed_004() = "You may still castle if the king is touched before you let go of the rook. Otherwise the opponent may let the rook's move stand.";
    pub(super) topic_odds() = "Castling at odds";
    law_odds_fide() = "Castling needs a rook. There are no rules for games at odds.";
    law_odds_seed_000() = "A player who gives a rook as odds may move the king as in castling, as if the rook were there.";
    pub(super) topic_promotion() = "Promotion";
    law_promotion_fide() = "A pawn on the last rank becomes a queen, rook, bishop or knight at once. If it is left a pawn, it becomes a queen and the opponent gets time.";
    law_promotion_seed_000() = "The player may choose a piece, lost or not, or let the pawn remain a pawn. The board here always asks for a piece.";
    law_promotion_seed_001() = "A pawn on the last rank becomes a piece of the player's choice. It may not stay a pawn.";
    law_promotion_seed_002() = "The pawn must be replaced by any piece except a king.";
    law_promotion_seed_003() = "The pawn must be exchanged for a queen, rook, bishop or knight, whatever is still on the board.";
    law_promotion_seed_004() = "The pawn must be exchanged at once for any piece of its color except a king.";
    pub(super) topic_en_passant() = "En passant as the only move";
    law_en_passant_fide() = "A capture en passant is a move like any other: if it is the only legal move, it must be played.";
    law_en_passant_seed_000() = "A player who has no other move must take en passant.";
    law_en_passant_seed_004() = "Taking en passant is compulsory when it is the only possible move.";
    pub(super) topic_check() = "Announcing check";
    law_check_fide() = "Nobody needs to announce check.";
    law_check_seed_000() = "The player must say “check” aloud. A false “check” has no effect. If a check is not announced but the reply happens to end it, the reply stands.";
    law_check_seed_001() = "An attack on the king must come with the warning “check”.";
    law_check_seed_003() = "It is customary to say “check”.";
    law_check_seed_004() = "Check need not be announced, and nobody is penalized for what a false “check” led to.";
    pub(super) topic_neglected_check() = "Leaving the king in check";
    law_neglected_check_fide() = "Leaving the king in check is an illegal move: the piece you touched must answer the check if it can.";
    law_neglected_check_seed_000() = "If the check was announced, the king must move; you may neither capture the checking piece nor interpose. If the king cannot move, there is no penalty.";
    law_neglected_check_seed_002() = "The move is taken back, and the same piece must answer the check if it can.";
    law_neglected_check_seed_004() = "The error is taken back and corrected without penalty.";
}

/// What a text says on one of the topics of this module.
pub(super) fn sentence(topic: Topic, source: Source) -> Option<String> {
    let sentence = match (topic, source) {
        (Topic::DroppedPiece, Source::Fide) => law_dropped_piece_fide(),
        (Topic::DroppedPiece, Source::Seed000) => law_dropped_piece_seed_000(),
        (Topic::DroppedPiece, Source::Seed002) => law_dropped_piece_seed_002(),
        (Topic::DroppedPiece, Source::Seed004) => law_dropped_piece_seed_004(),
        (Topic::Castling, Source::Fide) => law_castling_fide(),
        (Topic::Castling, Source::Seed000) => law_castling_seed_000(),
        (Topic::Castling, Source::Seed001) => law_castling_seed_001(),
        (Topic::Castling, Source::Seed002) => law_castling_seed_002(),
        (Topic::Castling, Source::Seed003) => law_castling_seed_003(),
        (Topic::Castling, Source::Seed004) => law_castling_seed_004(),
        (Topic::RookFirst, Source::Fide) => law_rook_first_fide(),
        (Topic::RookFirst, Source::Seed000) => law_rook_first_seed_000(),
        (Topic::RookFirst, Source::Seed002) => law_rook_first_seed_002(),
        (Topic::RookFirst, Source::Seed004) => law_rook_first_seed_004(),
        (Topic::Odds, Source::Fide) => law_odds_fide(),
        (Topic::Odds, Source::Seed000) => law_odds_seed_000(),
        (Topic::Promotion, Source::Fide) => law_promotion_fide(),
        (Topic::Promotion, Source::Seed000) => law_promotion_seed_000(),
        (Topic::Promotion, Source::Seed001) => law_promotion_seed_001(),
        (Topic::Promotion, Source::Seed002) => law_promotion_seed_002(),
        (Topic::Promotion, Source::Seed003) => law_promotion_seed_003(),
        (Topic::Promotion, Source::Seed004) => law_promotion_seed_004(),
        (Topic::EnPassant, Source::Fide) => law_en_passant_fide(),
        (Topic::EnPassant, Source::Seed000) => law_en_passant_seed_000(),
        (Topic::EnPassant, Source::Seed004) => law_en_passant_seed_004(),
        (Topic::Check, Source::Fide) => law_check_fide(),
        (Topic::Check, Source::Seed000) => law_check_seed_000(),
        (Topic::Check, Source::Seed001) => law_check_seed_001(),
        (Topic::Check, Source::Seed003) => law_check_seed_003(),
        (Topic::Check, Source::Seed004) => law_check_seed_004(),
        (Topic::NeglectedCheck, Source::Fide) => law_neglected_check_fide(),
        (Topic::NeglectedCheck, Source::Seed000) => law_neglected_check_seed_000(),
        (Topic::NeglectedCheck, Source::Seed002) => law_neglected_check_seed_002(),
        (Topic::NeglectedCheck, Source::Seed004) => law_neglected_check_seed_004(),
        _ => return None,
    };
    Some(sentence)
}
