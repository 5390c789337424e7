//! Board, turns, touched pieces, illegal moves.

use conduct::{Source, Topic};

use crate::table::messages;

messages! {
    pub(super) topic_board() = "The board";
    law_board_fide() = "A board found the wrong way round is turned, and the game goes on from the same position.";
    law_board_seed_000() = "Either player may insist that a wrongly placed board be turned, at any time in the game.";
    law_board_seed_002() = "A game begun on a wrongly placed board is void.";
    law_board_seed_004() = "The game is annulled if the wrong board is noticed before the second player has made four moves. After that it stands.";
    pub(super) topic_set_up() = "The pieces at the start";
    law_set_up_fide() = "If the pieces were set up wrongly, the game is canceled and a new one begins, whenever it is noticed.";
    law_set_up_seed_000() = "Pieces wrongly placed or missing at the start annul the game, whenever it is noticed.";
    law_set_up_seed_002() = "A mistake in setting up the pieces makes the game void.";
    law_set_up_seed_004() = "The game is annulled only if the mistake is noticed before the second player has made four moves.";
    pub(super) topic_first_move() = "The first move";
    law_first_move_fide() = "White moves first. A game begun with the colors reversed is stopped and begun again, unless both sides have made ten moves.";
    law_first_move_seed_000() = "Lots decide who moves first, with either color. If the wrong player began, the game is annulled, unless both have made four moves.";
    law_first_move_seed_003() = "White moves first, and then the players move in turn.";
    law_first_move_seed_004() = "Lots decide who moves first. A mistake in the moves, such as the wrong player beginning, is taken back and corrected.";
    pub(super) topic_turn() = "Two moves in a row";
    law_turn_fide() = "Only the player to move is bound by a touched piece. A move out of turn is taken back and obliges nobody.";
    law_turn_seed_000() = "A second move in a row is taken back. After the opponent has moved, the player must move that piece if it has a legal move.";
    law_turn_seed_004() = "A move out of turn is an error: it is taken back and corrected without penalty.";
    pub(super) topic_touch() = "A touched piece";
    law_touch_fide() = "A piece you touch on your turn must move, and an opposing piece you touch must be captured, if that is legal. Accidents do not count.";
    law_touch_seed_000() = "A piece you touch on your turn must move, and an opposing piece you touch must be taken, if that is legal. Accidents do not count.";
    law_touch_seed_002() = "A piece you touch on your turn must move, and an opposing piece you touch must be captured.";
    pub(super) topic_impossible_touch() = "A touched piece that cannot move";
    law_impossible_touch_fide() = "If no touched piece can move or be captured, you may play any legal move.";
    law_impossible_touch_seed_000() = "You must move your king instead, and it may not castle. If the king has no move, there is no penalty.";
    law_impossible_touch_seed_002() = "If the touched piece cannot move or be captured, the rule does not apply.";
    pub(super) topic_several_touched() = "Several touched pieces";
    law_several_touched_fide() = "The first touched piece that can move or be captured counts. One of each color: you must make that capture if it is legal.";
    law_several_touched_seed_000() = "The opponent chooses which of the touched pieces moves, or which is taken, among those for which it is legal.";
    pub(super) topic_adjusting() = "Adjusting pieces";
    law_adjusting_fide() = "Only the player to move may adjust pieces, and must say so first: “J'adoube”, or “I adjust”.";
    law_adjusting_seed_000() = "Say “I adjust” before you touch the piece. The text allows it on either player's turn.";
    law_adjusting_seed_001() = "“J'adoube” is said before touching a piece of either side that will only be adjusted.";
    law_adjusting_seed_002() = "A player who only means to adjust a piece must say “j'adoube” beforehand.";
    law_adjusting_seed_004() = "Only the player to move may adjust, after saying so, and only pieces that plainly need it.";
    pub(super) topic_release() = "Letting go of a piece";
    law_release_fide() = "A piece released on a legal square stays there. Until then it may go to any square it can reach.";
    law_release_seed_000() = "If you hold a piece and hesitate, the opponent may ask you to put it back until you have decided. It must still move.";
    law_release_seed_002() = "A piece may go to any square it can reach as long as your hand has not left it.";
    law_release_seed_004() = "Once your hand has left the piece, even for a moment, the move stands. Here the text breaks off.";
    pub(super) topic_illegal_move() = "An illegal move";
    law_illegal_move_fide() = "The position is restored and the touched piece must move if it can. The opponent gets two minutes, in blitz one. A second illegal move loses, or draws if the opponent could never mate.";
    law_illegal_move_seed_000() = "The opponent chooses: the piece makes a legal move, the piece that was wrongly taken is taken legally, or some other piece moves.";
    law_illegal_move_seed_002() = "The move is taken back, and the same piece must make another move if it can. The clock plays no part.";
    law_illegal_move_seed_004() = "The error is taken back and corrected without penalty.";
    pub(super) topic_found_later() = "An illegal move found later";
    law_found_later_fide() = "The game returns to the position before the illegal move, or to the last one that is known. In rapid and blitz it stands once the opponent has moved.";
    law_found_later_seed_000() = "The moves are taken back if no more than four have been made on each side since. Otherwise the game stands as it is.";
    law_found_later_seed_002() = "The position is rebuilt from the point of the error. If that is not possible, the game is void.";
    law_found_later_seed_004() = "The moves are taken back, whenever the error is found. If they cannot be retraced, the game is annulled.";
    pub(super) topic_penalty() = "Claiming a penalty";
    law_penalty_fide() = "You can no longer object to how the opponent touched or moved a piece once you touch a piece to move it.";
    law_penalty_seed_000() = "Nobody is obliged to enforce a penalty, and it must be done before touching a piece in reply. A piece touched because of the offense does not count.";
}

/// What a text says on one of the topics of this module.
pub(super) fn sentence(topic: Topic, source: Source) -> Option<String> {
    let sentence = match (topic, source) {
        (Topic::Board, Source::Fide) => law_board_fide(),
        (Topic::Board, Source::Seed000) => law_board_seed_000(),
        (Topic::Board, Source::Seed002) => law_board_seed_002(),
        (Topic::Board, Source::Seed004) => law_board_seed_004(),
        (Topic::SetUp, Source::Fide) => law_set_up_fide(),
        (Topic::SetUp, Source::Seed000) => law_set_up_seed_000(),
        (Topic::SetUp, Source::Seed002) => law_set_up_seed_002(),
        (Topic::SetUp, Source::Seed004) => law_set_up_seed_004(),
        (Topic::FirstMove, Source::Fide) => law_first_move_fide(),
        (Topic::FirstMove, Source::Seed000) => law_first_move_seed_000(),
        (Topic::FirstMove, Source::Seed003) => law_first_move_seed_003(),
        (Topic::FirstMove, Source::Seed004) => law_first_move_seed_004(),
        (Topic::Turn, Source::Fide) => law_turn_fide(),
        (Topic::Turn, Source::Seed000) => law_turn_seed_000(),
        (Topic::Turn, Source::Seed004) => law_turn_seed_004(),
        (Topic::Touch, Source::Fide) => law_touch_fide(),
        (Topic::Touch, Source::Seed000) => law_touch_seed_000(),
        (Topic::Touch, Source::Seed002) => law_touch_seed_002(),
        (Topic::ImpossibleTouch, Source::Fide) => law_impossible_touch_fide(),
        (Topic::ImpossibleTouch, Source::Seed000) => law_impossible_touch_seed_000(),
        (Topic::ImpossibleTouch, Source::Seed002) => law_impossible_touch_seed_002(),
        (Topic::SeveralTouched, Source::Fide) => law_several_touched_fide(),
        (Topic::SeveralTouched, Source::Seed000) => law_several_touched_seed_000(),
        (Topic::Adjusting, Source::Fide) => law_adjusting_fide(),
        (Topic::Adjusting, Source::Seed000) => law_adjusting_seed_000(),
        (Topic::Adjusting, Source::Seed001) => law_adjusting_seed_001(),
        (Topic::Adjusting, Source::Seed002) => law_adjusting_seed_002(),
        (Topic::Adjusting, Source::Seed004) => law_adjusting_seed_004(),
        (Topic::Release, Source::Fide) => law_release_fide(),
        (Topic::Release, Source::Seed000) => law_release_seed_000(),
        (Topic::Release, Source::Seed002) => law_release_seed_002(),
        (Topic::Release, Source::Seed004) => law_release_seed_004(),
        (Topic::IllegalMove, Source::Fide) => law_illegal_move_fide(),
        (Topic::IllegalMove, Source::Seed000) => law_illegal_move_seed_000(),
        (Topic::IllegalMove, Source::Seed002) => law_illegal_move_seed_002(),
        (Topic::IllegalMove, Source::Seed004) => law_illegal_move_seed_004(),
        (Topic::FoundLater, Source::Fide) => law_found_later_fide(),
        (Topic::FoundLater, Source::Seed000) => law_found_later_seed_000(),
        (Topic::FoundLater, Source::Seed002) => law_found_later_seed_002(),
        (Topic::FoundLater, Source::Seed004) => law_found_later_seed_004(),
        (Topic::Penalty, Source::Fide) => law_penalty_fide(),
        (Topic::Penalty, Source::Seed000) => law_penalty_seed_000(),
        _ => return None,
    };
    Some(sentence)
}
