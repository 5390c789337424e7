//! The cases of the kinds castling-odds and counted-fifty. What is expected is read from the file
//! alone, and a case of a form that is not known here fails.

use conduct::{FiftyChoice, FiftyCount, OddsRights};
use rules::{CastlingSide, Color, Position, Role};

use crate::cases::{each, square};

#[test]
fn a_king_castles_at_odds_as_though_the_rook_were_there() {
    each("castling-odds", 2, |case| {
        let position = case.first_position();
        let side = match case.text("side") {
            "K" => CastlingSide::KingSide,
            "Q" => CastlingSide::QueenSide,
            other => panic!("{}: side {other} is not known", case.id()),
        };
        let to = square(case.text("king_to"));
        let is_standard = position.castling_refusal(side).is_none();
        assert_eq!(is_standard, case.truth("standard_allowed"), "{}", case.id());
        let allowed = case.truth("odds_allowed");
        let mut rights = OddsRights::of_start(&position);
        let king_to = rights.king_to(&position, side);
        assert_eq!(king_to, allowed.then_some(to), "{}", case.id());
        let after = rights.castle(&position, side);
        assert_eq!(after.is_some(), allowed, "{}", case.id());
        if let Some(after) = after {
            assert_eq!(after.king(position.turn()), to, "{}", case.id());
            assert_eq!(after.turn(), position.turn().other(), "{}", case.id());
        }
        for key in case.expectations().keys() {
            let known = ["side", "standard_allowed", "odds_allowed", "king_to"];
            assert!(known.contains(&key.as_str()), "{}: {key}", case.id());
        }
    });
}

/// A board on which kings shuffle and White may take a piece at any time, for a case that has
/// none of its own: what is counted are moves, whatever they are.
const SHUFFLE: &str = "4k3/8/8/8/8/1n6/P7/4K3 w - - 0 1";

/// Plays moves on that board: king moves that take nothing, until a capture is asked for.
struct Shuffle {
    position: Position,
    captures_next: bool,
}

impl Shuffle {
    fn ply(&mut self) {
        let position = self.position;
        let moves = position.legal_moves();
        let takes = |mv: &rules::Move| position.captured_by(*mv).is_some();
        let wants_capture = self.captures_next && moves.iter().any(takes);
        let is_wanted = |mv: &&rules::Move| match wants_capture {
            true => takes(mv),
            false => mv.role() == Role::King && !takes(mv),
        };
        let mv = *moves.iter().find(is_wanted).expect("such a move is there");
        self.captures_next &= !wants_capture;
        self.position = position.play_unchecked(mv);
    }
}

#[test]
fn fifty_moves_are_counted_from_the_call_and_then_the_caller_chooses() {
    each("counted-fifty", 1, |case| {
        assert_eq!(case.expectations().len(), 1, "{}: only events", case.id());
        let player = |name: &str| match name {
            "A" => Color::White,
            "B" => Color::Black,
            other => panic!("{}: player {other} is not known", case.id()),
        };
        let mut board = Shuffle {
            position: SHUFFLE.parse().expect("a legal position"),
            captures_next: false,
        };
        let mut count = FiftyCount::default();
        let mut caller = Color::White;
        let (mut captures, mut plies) = (0, 0);
        for event in case.expect("events").as_array().expect("events") {
            let name = event[0].as_str().expect("an event has a name");
            let text = || event[1].as_str().expect("a name");
            match name {
                "call" => {
                    caller = player(text());
                    count.call(caller).expect("nobody has called");
                }
                "moves" => {
                    for _ in 0..2 * event[1].as_u64().expect("a number of moves") {
                        assert!(count.moves_left().is_some(), "{}: too early", case.id());
                        board.ply();
                        count.played();
                        plies += 1;
                    }
                }
                "capture" => {
                    board.captures_next = true;
                    captures += 1;
                }
                "expired" => {
                    let is_expired = count == FiftyCount::Expired { by: caller };
                    assert_eq!(Some(is_expired), event[1].as_bool(), "{}", case.id());
                }
                "choose" => {
                    let choice: FiftyChoice = text().parse().expect("draw or proceed");
                    assert!(count.choose(caller.other(), choice).is_err());
                    count.choose(caller, choice).expect("the caller may choose");
                }
                "result" => match text() {
                    "draw" => assert_eq!(count, FiftyCount::Drawn, "{}", case.id()),
                    other => panic!("{}: result {other} is not known", case.id()),
                },
                other => panic!("{}: event {other} is not known", case.id()),
            }
        }
        // The captures were made, and began today's count anew, but not this one.
        assert!(!board.captures_next && captures > 0, "{}", case.id());
        assert!(board.position.halfmove_clock() < plies, "{}", case.id());
    });
}
