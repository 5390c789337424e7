//! What holds in every position, whatever is touched: tried in games of random moves.

use conduct::{
    Binding, Cause, CheckCall, Code, Conduct, ConductState, Offence, PenaltyKind, Reply, Right,
    Ruling, Touch, TouchEvent, TouchMove,
};
use rules::{Color, Move, Position, Role, Square};

use crate::playouts::{Numbers, each_position};

const GAMES: u64 = 40;
const PLIES: usize = 60;

/// A piece on the board, of either side.
fn some_piece(position: &Position, numbers: &mut Numbers) -> Square {
    let pieces: Vec<Square> = position.occupied().into_iter().collect();
    pieces[numbers.below(pieces.len())]
}

fn some_event(position: &Position, touch: &Touch, numbers: &mut Numbers) -> TouchEvent {
    let by = position.turn();
    match numbers.below(9) {
        0 => TouchEvent::PutBack,
        1 => TouchEvent::Release(Square::ALL[numbers.below(64)]),
        2 => TouchEvent::Promote(Role::ALL[numbers.below(6)]),
        3 if !touch.touched().is_empty() => {
            TouchEvent::Select(touch.touched()[numbers.below(touch.touched().len())])
        }
        4 => TouchEvent::Together {
            by,
            squares: vec![some_piece(position, numbers), some_piece(position, numbers)],
        },
        5 => TouchEvent::Touch {
            by: by.other(),
            square: some_piece(position, numbers),
        },
        _ => TouchEvent::Touch {
            by,
            square: some_piece(position, numbers),
        },
    }
}

/// Runs `check` on what is touched after each of a few random events, under each code.
fn each_touch(mut check: impl FnMut(Code, &Position, &Touch)) {
    let mut numbers = Numbers::new(18);
    each_position(GAMES, PLIES, |position, _| {
        for code in Code::ALL {
            let mut touch = Touch::default();
            for _ in 0..4 {
                let event = some_event(position, &touch, &mut numbers);
                let before = touch.clone();
                if touch.apply(code, position, event).is_err() {
                    assert_eq!(touch, before, "what is refused changes nothing");
                }
                check(code, position, &touch);
            }
        }
    });
}

#[test]
fn a_bound_move_is_legal_and_there_is_always_one() {
    let mut bound = 0;
    each_touch(|code, position, touch| {
        let binding = touch.binding(code, position);
        let moves = binding.moves(position);
        assert!(!moves.is_empty(), "{code} {position}: {touch}");
        for &mv in &moves {
            assert!(position.is_legal(mv), "{code} {position}: {touch}: {mv}");
        }
        if let Binding::OpponentSelects(choices) = &binding {
            assert!(choices.len() > 1);
            assert!(choices.iter().all(|choice| !choice.moves.is_empty()));
        }
        bound += usize::from(binding != Binding::Free);
    });
    assert!(bound > 1000, "only {bound} were bound");
}

#[test]
fn a_king_that_moves_as_a_penalty_never_castles() {
    let mut penalties = 0;
    each_touch(|code, position, touch| {
        if let Binding::Bound {
            moves,
            cause: Cause::KingAsPenalty,
        } = touch.binding(code, position)
        {
            assert_eq!(code, Code::Seed000);
            let is_step = |mv: &Move| mv.role() == Role::King && !mv.is_castling();
            assert!(moves.iter().all(is_step), "{position}: {touch}");
            penalties += 1;
        }
    });
    assert!(penalties > 100, "only {penalties} penalties");
}

#[test]
fn what_was_touched_is_read_back_from_its_text() {
    each_touch(|_, _, touch| {
        let text = touch.to_string();
        assert_eq!(text.parse().as_ref(), Ok(touch), "{text}");
    });
}

#[test]
fn after_i_adjust_nothing_is_bound() {
    let mut numbers = Numbers::new(7);
    each_position(GAMES, PLIES, |position, _| {
        for code in Code::ALL {
            for by in [position.turn(), position.turn().other()] {
                let mut touch = Touch::default();
                if touch.apply(code, position, TouchEvent::Adjust(by)).is_err() {
                    continue;
                }
                for _ in 0..3 {
                    let square = some_piece(position, &mut numbers);
                    let event = TouchEvent::Touch { by, square };
                    touch
                        .apply(code, position, event)
                        .expect("a piece stands there");
                    assert_eq!(touch.binding(code, position), Binding::Free);
                }
                touch
                    .apply(code, position, TouchEvent::EndAdjust(by))
                    .expect("the player is adjusting");
                assert_eq!(touch, Touch::default());
            }
        }
    });
}

#[test]
fn i_adjust_said_after_touching_frees_nothing() {
    let mut numbers = Numbers::new(8);
    each_position(GAMES, PLIES, |position, _| {
        for code in Code::ALL {
            let by = position.turn();
            let square = some_piece(position, &mut numbers);
            let mut touch = Touch::default();
            touch
                .apply(code, position, TouchEvent::Touch { by, square })
                .expect("a piece stands there");
            let before = touch.binding(code, position);
            touch
                .apply(code, position, TouchEvent::Adjust(by))
                .expect("it is this player's turn");
            assert_eq!(touch.binding(code, position), before);
        }
    });
}

#[test]
fn a_piece_touched_by_the_other_player_binds_nobody() {
    let mut numbers = Numbers::new(9);
    each_position(GAMES, PLIES, |position, _| {
        for code in Code::ALL {
            let by = position.turn().other();
            let square = some_piece(position, &mut numbers);
            let mut touch = Touch::default();
            touch
                .apply(code, position, TouchEvent::Touch { by, square })
                .expect("a piece stands there");
            assert_eq!(touch, Touch::default());
        }
    });
}

/// A move that the laws forbid and that leaves no check unanswered.
fn some_false_move(position: &Position, numbers: &mut Numbers) -> Option<(Square, Square)> {
    let own: Vec<Square> = position.by_color(position.turn()).into_iter().collect();
    let piece = own[numbers.below(own.len())];
    let to = Square::ALL[numbers.below(64)];
    let is_false = piece != to
        && !position.by_color(position.turn()).contains(to)
        && !position.legal_destinations(piece).contains(to)
        && !conduct::is_neglect(position, piece, to);
    is_false.then_some((piece, to))
}

#[test]
fn waiving_a_penalty_changes_nothing_on_the_board_and_leaves_the_offender_free() {
    let conduct = Conduct::of(Code::Seed000);
    let mut numbers = Numbers::new(10);
    let mut waived = 0;
    each_position(GAMES, PLIES, |position, mv| {
        let Some((piece, to)) = some_false_move(position, &mut numbers) else {
            return;
        };
        let before = *position;
        let mut state = ConductState::of_start(conduct, position);
        let ruling = state.offend(conduct, position, Offence::Move { piece, to });
        let Ruling::Penalties(penalties) = ruling else {
            panic!("{position}: {piece}{to}: {ruling:?}");
        };
        assert_eq!(state.penalties(conduct, position), penalties);
        assert!(
            !state.binding(conduct, position).allows(mv),
            "the opponent decides"
        );
        assert_eq!(state.reply(conduct, Reply::TouchInConsequence), Right::Open);
        for penalty in &penalties {
            let mut enforced = state.clone();
            let duty = enforced.enforce(conduct, position, penalty.kind);
            assert_eq!(duty, Ok(penalty.duty));
            let binding = enforced.binding(conduct, position);
            assert_eq!(binding.moves(position), penalty.moves);
            assert!(penalty.moves.iter().all(|mv| position.is_legal(*mv)));
        }
        for (reply, right) in [(Reply::Waive, Right::Waived), (Reply::Touch, Right::Lapsed)] {
            let mut state = state.clone();
            assert_eq!(state.reply(conduct, reply), right);
            assert_eq!(*position, before);
            assert_eq!(state.binding(conduct, position), Binding::Free);
            assert!(state.binding(conduct, position).allows(mv));
            for kind in PenaltyKind::ALL {
                assert!(
                    state.enforce(conduct, position, kind).is_err(),
                    "it is too late"
                );
            }
        }
        waived += 1;
    });
    assert!(waived > 100, "only {waived} false moves");
}

#[test]
fn the_state_of_a_game_is_read_back_from_its_line() {
    let mut numbers = Numbers::new(11);
    for code in Code::ALL {
        let conduct = Conduct::of(code);
        let mut state = ConductState::default();
        each_position(GAMES, PLIES, |position, mv| {
            if position.fullmove_number() == 1 {
                state = ConductState::of_start(conduct, position);
            }
            let event = some_event(position, state.touch(), &mut numbers);
            // Whatever comes of it, the state has to be written and read.
            let _ = state.apply_touch(conduct, position, event);
            match numbers.below(6) {
                0 => {
                    let _ = state.fifty_mut().call(Color::White);
                }
                1 => {
                    state.moved_out_of_turn(conduct, position, some_piece(position, &mut numbers));
                }
                2 => {
                    if let Some((piece, to)) = some_false_move(position, &mut numbers) {
                        state.offend(conduct, position, Offence::Move { piece, to });
                    }
                }
                _ => {}
            }
            let text = state.to_string();
            assert_eq!(text.parse().as_ref(), Ok(&state), "{text}");
            let call = CheckCall::ALL[numbers.below(2)];
            state.played(conduct, position, mv, call);
            let text = state.to_string();
            assert_eq!(text.parse().as_ref(), Ok(&state), "{text}");
        });
    }
}

#[test]
fn with_touch_move_off_nothing_that_is_touched_binds() {
    let conduct = Conduct {
        touch: TouchMove::Off,
        ..Conduct::of(Code::Seed000)
    };
    let mut numbers = Numbers::new(12);
    each_position(GAMES, PLIES, |position, _| {
        let mut state = ConductState::of_start(conduct, position);
        let (by, square) = (position.turn(), some_piece(position, &mut numbers));
        let touched = state.apply_touch(conduct, position, TouchEvent::Touch { by, square });
        assert!(touched.is_ok());
        assert_eq!(state.binding(conduct, position), Binding::Free);
        assert!(!state.has_forfeited_draw_claim(conduct));
    });
}
