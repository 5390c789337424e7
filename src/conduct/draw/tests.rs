//! Offers of a draw (FIDE 9.1).

use std::num::NonZeroU32;

use rules::{Color, Position};

use super::*;

/// After 1. e4 e5 2. Nf3: White has just moved.
const AFTER_KNIGHT: &str = "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2";

fn apply(
    offer: &mut DrawOffer,
    law: OfferLaw,
    fen: &str,
    event: OfferEvent,
) -> Result<OfferEffect, OfferRefused> {
    let position: Position = fen.parse().unwrap();
    offer.apply(law, &Position::default(), &position, event)
}

fn offered() -> DrawOffer {
    let mut offer = DrawOffer::default();
    let event = OfferEvent::Offer(Color::White);
    let effect = apply(&mut offer, OfferLaw::Anytime, AFTER_KNIGHT, event);
    assert_eq!(effect, Ok(OfferEffect::Offered));
    offer
}

/// 9.1.2.1.
#[test]
fn an_offer_stands_until_it_is_accepted_rejected_or_a_piece_is_touched() {
    for (event, effect) in [
        (OfferEvent::Accept(Color::Black), OfferEffect::Agreed),
        (OfferEvent::Offer(Color::Black), OfferEffect::Agreed),
        (OfferEvent::Reject(Color::Black), OfferEffect::Rejected),
        (OfferEvent::Touch(Color::Black), OfferEffect::Rejected),
        (OfferEvent::GameOver, OfferEffect::Nothing),
    ] {
        let mut offer = offered();
        assert_eq!(
            apply(&mut offer, OfferLaw::Anytime, AFTER_KNIGHT, event),
            Ok(effect)
        );
        assert_eq!(offer.by(), None, "{event:?}");
    }
    let mut offer = offered();
    let own_touch = OfferEvent::Touch(Color::White);
    let effect = apply(&mut offer, OfferLaw::Anytime, AFTER_KNIGHT, own_touch);
    assert_eq!(
        (effect, offer.by()),
        (Ok(OfferEffect::Nothing), Some(Color::White))
    );
}

/// 9.1.2.1: “the offer cannot be withdrawn”.
#[test]
fn an_offer_cannot_be_withdrawn_repeated_or_answered_by_its_maker() {
    for (event, refused) in [
        (
            OfferEvent::Withdraw(Color::White),
            OfferRefused::CannotBeWithdrawn,
        ),
        (
            OfferEvent::Offer(Color::White),
            OfferRefused::AlreadyOffered,
        ),
        (OfferEvent::Accept(Color::White), OfferRefused::NoOffer),
        (OfferEvent::Reject(Color::White), OfferRefused::NoOffer),
    ] {
        let mut offer = offered();
        assert_eq!(
            apply(&mut offer, OfferLaw::Anytime, AFTER_KNIGHT, event),
            Err(refused)
        );
        assert_eq!(offer, offered());
    }
}

/// 9.1.2.1: “at any other time … is still valid”.
#[test]
fn an_offer_on_the_own_turn_is_untimely_and_valid() {
    let mut offer = DrawOffer::default();
    let event = OfferEvent::Offer(Color::Black);
    let effect = apply(&mut offer, OfferLaw::Anytime, AFTER_KNIGHT, event);
    assert_eq!(effect, Ok(OfferEffect::OfferedUntimely));
    assert_eq!(offer.by(), Some(Color::Black));
}

/// 5.2.3.
#[test]
fn both_players_move_before_a_draw_is_offered() {
    let after_e4 = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1";
    let after_e5 = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";
    let event = OfferEvent::Offer(Color::White);
    let offer = |fen| apply(&mut DrawOffer::default(), OfferLaw::Anytime, fen, event);
    assert_eq!(offer(after_e4), Err(OfferRefused::BeforeFirstMoves));
    assert_eq!(offer(after_e5), Ok(OfferEffect::OfferedUntimely));
}

/// 9.1.1; seed 003: “not before the thirtieth move”.
#[test]
fn an_event_may_bar_offers_before_a_move_or_at_all() {
    let number = NonZeroU32::new(30).unwrap();
    let law = OfferLaw::From(number);
    let fen = |turn: &str, number: u32| format!("4k3/4p3/8/8/8/8/4P3/4K3 {turn} - - 0 {number}");
    let offer =
        |law, fen: &str, by| apply(&mut DrawOffer::default(), law, fen, OfferEvent::Offer(by));
    let before = Err(OfferRefused::Before(number));
    // White has just made move 29, then 30; Black the same.
    assert_eq!(offer(law, &fen("b", 29), Color::White), before);
    assert_eq!(
        offer(law, &fen("b", 30), Color::White),
        Ok(OfferEffect::Offered)
    );
    assert_eq!(offer(law, &fen("w", 30), Color::Black), before);
    assert_eq!(
        offer(law, &fen("w", 31), Color::Black),
        Ok(OfferEffect::Offered)
    );
    let never = offer(OfferLaw::Never, &fen("b", 90), Color::White);
    assert_eq!(never, Err(OfferRefused::NotInThisGame));
}

#[test]
fn laws_and_offers_are_read_back() {
    let from = OfferLaw::From(NonZeroU32::new(30).unwrap());
    for law in [OfferLaw::Anytime, from, OfferLaw::Never] {
        assert_eq!(law.to_string().parse(), Ok(law));
    }
    for text in ["from=0", "from=030", "from", "w "] {
        assert!(text.parse::<OfferLaw>().is_err(), "{text}");
    }
    for offer in [DrawOffer::default(), offered()] {
        assert_eq!(offer.to_string().parse(), Ok(offer));
    }
}
