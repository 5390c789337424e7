//! Every example behaves as its article claims.

use std::collections::BTreeSet;

use rules::{Move, Position, Square};

use super::*;
use crate::{
    Binding, CheckCall, CheckLaw, Circumstances, Code, Conduct, ConductState, DrawOffer,
    IllegalMoveLaw, OddsCastling, OfferEvent, Pace, Right, Ruling, Touch, TouchEffect, TouchEvent,
    grounds, rule_on,
};

fn position(fen: &str) -> Position {
    fen.parse().unwrap_or_else(|error| panic!("{fen}: {error}"))
}

fn find(position: &Position, uci: &str) -> Move {
    let moves = position.legal_moves();
    let found = moves.iter().find(|mv| mv.to_string() == uci);
    *found.unwrap_or_else(|| panic!("{uci} in {position}"))
}

fn assert_binds(binding: &Binding, binds: Binds, article: &Article) {
    match (binding, binds) {
        (Binding::Free, Binds::Any) => {}
        (Binding::Bound { moves, .. }, Binds::Moves(expected)) => {
            let moves: BTreeSet<String> = moves.iter().map(ToString::to_string).collect();
            let expected = expected.iter().map(|text| (*text).to_owned()).collect();
            assert_eq!(moves, expected, "{article:?}");
        }
        (Binding::OpponentSelects(choices), Binds::OpponentSelects(pieces)) => {
            let found: Vec<Square> = choices.iter().map(|choice| choice.piece).collect();
            assert_eq!(found, pieces, "{article:?}");
        }
        _ => panic!("{binding:?}: {article:?}"),
    }
}

const fn answer(is_so: bool) -> Answer {
    if is_so { Answer::Yes } else { Answer::No }
}

fn try_example(article: &Article, example: Example) {
    let code = article.source.code();
    match example {
        Example::Touch {
            fen,
            touched,
            binds,
        } => {
            let binding = Touch::of_squares(touched).binding(code, &position(fen));
            assert_binds(&binding, binds, article);
        }
        Example::AdjustOutOfTurn {
            fen,
            square,
            allowed,
        } => {
            let position = position(fen);
            let by = position.turn().other();
            let mut touch = Touch::default();
            let said = touch.apply(code, &position, TouchEvent::Adjust(by));
            assert_eq!(answer(said.is_ok()), allowed, "{article:?}");
            let effect = touch.apply(code, &position, TouchEvent::Touch { by, square });
            let expected = match allowed {
                Answer::Yes => TouchEffect::Adjusted(square),
                Answer::No => TouchEffect::OutOfTurn(square),
            };
            assert_eq!(effect, Ok(expected), "{article:?}");
        }
        Example::Hand {
            fen,
            piece,
            to,
            binds,
        } => {
            let position = position(fen);
            let mut touch = Touch::of_squares(&[piece]);
            let event = if to == piece {
                TouchEvent::PutBack
            } else {
                TouchEvent::Release(to)
            };
            touch.apply(code, &position, event).unwrap();
            assert_binds(&touch.binding(code, &position), binds, article);
        }
        Example::Illegal {
            fen,
            offence,
            call,
            follows,
            seconds,
        } => {
            let circumstances = Circumstances { earlier: 0, call };
            let law = IllegalMoveLaw::of(code);
            let ruling = rule_on(law, &position(fen), offence, circumstances);
            let found = match ruling {
                Ruling::Replace { binding, time, .. } => {
                    let Follows::Replaced(binds) = follows else {
                        panic!("{binding:?}: {article:?}");
                    };
                    assert_binds(&binding, binds, article);
                    time
                }
                Ruling::Queen { time, .. } => {
                    assert_eq!(follows, Follows::Queen, "{article:?}");
                    time
                }
                Ruling::Penalties(penalties) => {
                    let kinds: Vec<_> = penalties.iter().map(|it| it.kind).collect();
                    let Follows::Penalties(expected) = follows else {
                        panic!("{kinds:?}: {article:?}");
                    };
                    assert_eq!(kinds, expected, "{article:?}");
                    None
                }
                other => panic!("{other:?}: {article:?}"),
            };
            let found = found.map_or(0, |time| time.milliseconds / 1000);
            assert_eq!(found, seconds, "{article:?}");
        }
        Example::Found {
            irregularity,
            noticed,
            memory,
            remedy,
        } => {
            let found = irregularity.remedy(code, Pace::Standard, noticed, memory);
            assert_eq!(found, remedy, "{article:?}");
        }
        Example::Reply { reply, right } => {
            let mut found = Right::Open;
            found.reply(code, reply);
            assert_eq!(found, right, "{article:?}");
        }
        Example::Succession {
            fen,
            piece,
            reply,
            binds,
        } => {
            let conduct = Conduct::of(code);
            let position = position(fen);
            let mut state = ConductState::of_start(conduct, &position);
            state.moved_out_of_turn(conduct, &position, piece);
            let mv = find(&position, reply);
            state.played(conduct, &position, mv, CheckCall::Silent);
            let after = position.play_unchecked(mv);
            assert_binds(&state.binding(conduct, &after), binds, article);
        }
        Example::Castling { fen, side, allowed } => {
            let refusal = position(fen).castling_refusal(side);
            assert_eq!(answer(refusal.is_none()), allowed, "{article:?}");
        }
        Example::Odds { fen, side, allowed } => {
            let conduct = Conduct::of(code);
            let position = position(fen);
            let mut state = ConductState::of_start(conduct, &position);
            let castled = state.castle_at_odds(conduct, &position, side, CheckCall::Silent);
            assert_eq!(answer(castled.is_some()), allowed, "{article:?}");
            let is_allowed = conduct.odds == OddsCastling::Allowed;
            assert_eq!(answer(is_allowed), allowed, "{article:?}");
        }
        Example::OnlyMove { fen, uci } => {
            let position = position(fen);
            assert_eq!(
                *position.legal_moves(),
                [find(&position, uci)],
                "{article:?}"
            );
            assert!(find(&position, uci).is_en_passant());
        }
        Example::Call { fen, call, notice } => {
            let law = CheckLaw::of_source(article.source);
            assert_eq!(law.notice(&position(fen), call), notice, "{article:?}");
        }
        Example::Stalemate { fen } => assert!(position(fen).is_stalemate(), "{article:?}"),
        Example::Force { fen, dead } => {
            assert_eq!(answer(position(fen).is_dead()), dead, "{article:?}");
        }
        Example::Repetition { fen, moves, times } => {
            let mut positions = vec![position(fen)];
            for uci in moves {
                let latest = positions[positions.len() - 1];
                positions.push(latest.play_unchecked(find(&latest, uci)));
            }
            let last = positions[positions.len() - 1].identity();
            let same = positions.iter().filter(|it| it.identity() == last);
            assert_eq!(same.count(), times, "{article:?}");
        }
        Example::Perpetual { fen, cycle } => try_perpetual(position(fen), cycle),
        Example::Clock { fen, claim } => {
            let is_claimable = position(fen).halfmove_clock() >= 100;
            assert_eq!(answer(is_claimable), claim, "{article:?}");
        }
        Example::Count {
            fen,
            caller,
            ground,
        } => {
            assert_eq!(grounds(&position(fen), caller), Some(ground), "{article:?}");
        }
        Example::Offer {
            fen,
            law,
            by,
            allowed,
        } => {
            let event = OfferEvent::Offer(by);
            let start = Position::default();
            let offered = DrawOffer::default().apply(law, &start, &position(fen), event);
            assert_eq!(answer(offered.is_ok()), allowed, "{article:?}");
        }
        Example::Leave {
            fen,
            by,
            leaving,
            consequence,
        } => {
            let found = leaving.consequence(code, &position(fen), by);
            assert_eq!(found, consequence, "{article:?}");
        }
        Example::Favor {
            fen,
            touched,
            favor,
            binds,
        } => {
            let conduct = Conduct::of(code);
            let position = position(fen);
            let mut state = ConductState::of_start(conduct, &position);
            let event = TouchEvent::Touch {
                by: position.turn(),
                square: touched,
            };
            state.apply_touch(conduct, &position, event).unwrap();
            if favor == Favor::Granted {
                let is_possible = state.waive(conduct, &position).is_ok();
                assert_eq!(is_possible, code.allows_waiving(), "{article:?}");
            }
            assert_binds(&state.binding(conduct, &position), binds, article);
        }
        // The colors of a match, which the crate `contest` decides, are tried by the page.
        Example::Series { keeps_colors } => {
            let is_old = matches!(code, Code::Seed000 | Code::Seed004);
            assert_eq!(keeps_colors, answer(is_old), "{article:?}");
        }
        Example::Umpire { unasked } => {
            assert_eq!(unasked, answer(code == Code::Fide), "{article:?}");
        }
    }
}

/// Each check has one reply, and the position after the first two moves comes back.
fn try_perpetual(start: Position, cycle: &[&str]) {
    let mut position = start;
    let mut replied = Vec::new();
    for pair in cycle.chunks(2) {
        position = position.play_unchecked(find(&position, pair[0]));
        assert!(position.is_check(), "{position}");
        assert_eq!(position.legal_moves().len(), 1, "{position}");
        position = position.play_unchecked(find(&position, pair[1]));
        replied.push(position.identity());
    }
    assert!(replied.len() > 1);
    assert_eq!(replied.first(), replied.last());
}

#[test]
fn every_example_behaves_as_its_article_claims() {
    let mut count = 0;
    for article in articles() {
        if let Some(example) = article.example {
            try_example(&article, example);
            count += 1;
        }
    }
    assert!(count > 80, "only {count} examples");
}

#[test]
fn who_says_something_has_a_place_and_an_example_and_who_is_silent_has_none() {
    for article in articles() {
        let is_silent = article.relation == Relation::Silent;
        assert_eq!(article.place.is_empty(), is_silent, "{article:?}");
        assert_eq!(article.example.is_none(), is_silent, "{article:?}");
        let is_fide = article.source == Source::Fide;
        assert_eq!(article.relation == Relation::Today, is_fide, "{article:?}");
    }
}

/// A topic on which nobody differs needs no law of its own, and one on which a code with a law of
/// its own differs shows it by behaving differently.
#[test]
fn every_code_differs_somewhere_and_today_is_always_said() {
    let articles = articles();
    for source in Source::ALL
        .into_iter()
        .filter(|source| *source != Source::Fide)
    {
        let differs = |it: &&Article| it.source == source && it.relation == Relation::Differs;
        assert!(articles.iter().any(|it| differs(&it)), "{source}");
    }
    for topic in Topic::ALL {
        let today = articles
            .iter()
            .find(|it| it.topic == topic && it.source == Source::Fide);
        assert!(
            today.is_some_and(|it| it.relation == Relation::Today),
            "{topic}"
        );
    }
    assert_eq!(Source::Seed001.code(), Code::Fide);
}

#[test]
fn the_table_has_each_pair_once_and_no_two_rows_of_one() {
    let rows = [
        start::ARTICLES,
        touched::ARTICLES,
        moves::ARTICLES,
        draws::ARTICLES,
    ]
    .concat();
    let pairs: BTreeSet<(Topic, Source)> = rows.iter().map(|it| (it.topic, it.source)).collect();
    assert_eq!(pairs.len(), rows.len());
}
