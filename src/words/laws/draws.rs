//! Draws, and resigning.

use conduct::{Source, Topic};

use crate::table::messages;

messages! {
    pub(super) topic_stalemate() = "Stalemate";
    law_stalemate_fide() = "A player who is not in check and has no legal move is stalemated. The game is drawn.";
    law_stalemate_seed_000() = "A draw: the king is not in check, and nothing can move.";
    law_stalemate_seed_001() = "A draw: the player cannot move without breaking the rules.";
    law_stalemate_seed_002() = "A draw: every move would put the player's own king in check.";
    law_stalemate_seed_003() = "A draw: the player to move has no legal move and is not in check.";
    law_stalemate_seed_004() = "A draw, shown where a queen is lost either way.";
    pub(super) topic_lack_of_force() = "Too little to mate with";
    law_lack_of_force_fide() = "The game is drawn only if no series of legal moves could end in mate.";
    law_lack_of_force_seed_000() = "Drawn as well when the forces are equal or nearly so, such as queen against queen. Today that game goes on.";
    law_lack_of_force_seed_001() = "Drawn when each side has only a king, or a king with one bishop or knight. Today some of these games go on, because a mate is possible.";
    law_lack_of_force_seed_002() = "Drawn if neither side can force mate. Today a mate must be impossible, not just hard to force.";
    law_lack_of_force_seed_003() = "Drawn when the pieces are too weak to force mate, such as a lone bishop or knight.";
    pub(super) topic_repetition() = "Repetition";
    law_repetition_fide() = "The player to move may claim a draw if the same position occurs for the third time, or would after the next move. At the fifth time the game is drawn.";
    law_repetition_seed_000() = "Drawn when both players keep repeating the same moves. No number is given.";
    law_repetition_seed_001() = "Drawn when both players repeat the same series of moves three times. Today three times the same position is enough.";
    law_repetition_seed_002() = "Either player may claim a draw if the same position occurs three times with the same player to move.";
    law_repetition_seed_003() = "The player to move may claim a draw when the same position occurs for the third time.";
    pub(super) topic_perpetual_check() = "Perpetual check";
    law_perpetual_check_fide() = "There is no rule for it. The game is drawn by repetition or by agreement.";
    law_perpetual_check_seed_000() = "A draw in its own right.";
    law_perpetual_check_seed_001() = "A draw in its own right.";
    law_perpetual_check_seed_002() = "A draw if the player who can check without end shows the intention to do so.";
    law_perpetual_check_seed_003() = "A draw if a player proves that the checks will never end.";
    pub(super) topic_fifty_moves() = "Fifty moves";
    law_fifty_moves_fide() = "A player may claim a draw after fifty moves by each side without a capture or a pawn move. After seventy-five the game is drawn.";
    law_fifty_moves_seed_000() = "With certain forces, or repeated checks, a player may call for mate or a draw within fifty moves. Either may ask the umpire if that applies. Captures do not restart it. After it, the caller may also let the game proceed.";
    law_fifty_moves_seed_001() = "Drawn if a player, under conditions the text does not give, cannot mate within fifty moves.";
    law_fifty_moves_seed_002() = "A player may claim a draw after fifty moves without a capture or a pawn move.";
    law_fifty_moves_seed_003() = "A player may claim a draw after fifty moves by each side without a capture or a pawn move.";
    pub(super) topic_agreement() = "Draw by agreement";
    law_agreement_fide() = "Offer a draw after your move and before you press the clock. The offer stands until it is accepted, refused, or answered by touching a piece. An event may forbid early offers.";
    law_agreement_seed_003() = "The players may agree to a draw, in tournaments not before the thirtieth move.";
    pub(super) topic_resignation() = "Resigning and leaving";
    law_resignation_fide() = "A player who resigns loses, unless the opponent could never mate. A player who walks away loses on time.";
    law_resignation_seed_000() = "A player who resigns, leaves, stops moving, upsets the board or refuses to obey the rules loses.";
    law_resignation_seed_002() = "A player who resigns loses, and grants that mate cannot be avoided.";
    pub(super) topic_series() = "A series of games";
    law_series_fide() = "White always moves first. The event decides who has White in each game, usually by turns.";
    law_series_seed_000() = "Lots decide who moves first and, if a player asks, who has which color. The colors are kept, and the first move changes with every game. After an annulled game the same player begins again.";
    law_series_seed_003() = "White always moves first.";
    law_series_seed_004() = "Lots decide who moves first, and the first move changes with every game, won, lost or drawn. An annulled game counts as if it had never begun.";
    pub(super) topic_concession() = "Favors";
    law_concession_fide() = "A move that has been made stands. The rules know no favors between players.";
    law_concession_seed_000() = "Nobody is obliged to enforce a penalty.";
    law_concession_seed_004() = "A player who grants a favor has no right to one in return.";
    pub(super) topic_umpire() = "Who decides";
    law_umpire_fide() = "The arbiter sees that the rules are observed, and acts without being asked.";
    law_umpire_seed_000() = "The umpire, or an impartial bystander of standing, decides when asked, applies the rules as written, and never interferes otherwise. The decision is final.";
    law_umpire_seed_004() = "The umpire may be a committee, a referee, bystanders who were asked, or anyone with authority to decide, present or absent.";
}

/// What a text says on one of the topics of this module.
pub(super) fn sentence(topic: Topic, source: Source) -> Option<String> {
    let sentence = match (topic, source) {
        (Topic::Stalemate, Source::Fide) => law_stalemate_fide(),
        (Topic::Stalemate, Source::Seed000) => law_stalemate_seed_000(),
        (Topic::Stalemate, Source::Seed001) => law_stalemate_seed_001(),
        (Topic::Stalemate, Source::Seed002) => law_stalemate_seed_002(),
        (Topic::Stalemate, Source::Seed003) => law_stalemate_seed_003(),
        (Topic::Stalemate, Source::Seed004) => law_stalemate_seed_004(),
        (Topic::LackOfForce, Source::Fide) => law_lack_of_force_fide(),
        (Topic::LackOfForce, Source::Seed000) => law_lack_of_force_seed_000(),
        (Topic::LackOfForce, Source::Seed001) => law_lack_of_force_seed_001(),
        (Topic::LackOfForce, Source::Seed002) => law_lack_of_force_seed_002(),
        (Topic::LackOfForce, Source::Seed003) => law_lack_of_force_seed_003(),
        (Topic::Repetition, Source::Fide) => law_repetition_fide(),
        (Topic::Repetition, Source::Seed000) => law_repetition_seed_000(),
        (Topic::Repetition, Source::Seed001) => law_repetition_seed_001(),
        (Topic::Repetition, Source::Seed002) => law_repetition_seed_002(),
        (Topic::Repetition, Source::Seed003) => law_repetition_seed_003(),
        (Topic::PerpetualCheck, Source::Fide) => law_perpetual_check_fide(),
        (Topic::PerpetualCheck, Source::Seed000) => law_perpetual_check_seed_000(),
        (Topic::PerpetualCheck, Source::Seed001) => law_perpetual_check_seed_001(),
        (Topic::PerpetualCheck, Source::Seed002) => law_perpetual_check_seed_002(),
        (Topic::PerpetualCheck, Source::Seed003) => law_perpetual_check_seed_003(),
        (Topic::FiftyMoves, Source::Fide) => law_fifty_moves_fide(),
        (Topic::FiftyMoves, Source::Seed000) => law_fifty_moves_seed_000(),
        (Topic::FiftyMoves, Source::Seed001) => law_fifty_moves_seed_001(),
        (Topic::FiftyMoves, Source::Seed002) => law_fifty_moves_seed_002(),
        (Topic::FiftyMoves, Source::Seed003) => law_fifty_moves_seed_003(),
        (Topic::Agreement, Source::Fide) => law_agreement_fide(),
        (Topic::Agreement, Source::Seed003) => law_agreement_seed_003(),
        (Topic::Resignation, Source::Fide) => law_resignation_fide(),
        (Topic::Resignation, Source::Seed000) => law_resignation_seed_000(),
        (Topic::Resignation, Source::Seed002) => law_resignation_seed_002(),
        (Topic::Series, Source::Fide) => law_series_fide(),
        (Topic::Series, Source::Seed000) => law_series_seed_000(),
        (Topic::Series, Source::Seed003) => law_series_seed_003(),
        (Topic::Series, Source::Seed004) => law_series_seed_004(),
        (Topic::Concession, Source::Fide) => law_concession_fide(),
        (Topic::Concession, Source::Seed000) => law_concession_seed_000(),
        (Topic::Concession, Source::Seed004) => law_concession_seed_004(),
        (Topic::Umpire, Source::Fide) => law_umpire_fide(),
        (Topic::Umpire, Source::Seed000) => law_umpire_seed_000(),
        (Topic::Umpire, Source::Seed004) => law_umpire_seed_004(),
        _ => return None,
    };
    Some(sentence)
}
