//! A text is cut into tokens that stand in it in order; the moves are legal; what a problem offers
//! can be chosen; what a text is, is what its reader reads.
#![no_main]

use libfuzzer_sys::fuzz_target;
use notation::recognise::{Recognised, recognise};
use notation::score::{self, Choice, Options, TokenKind};

fuzz_target!(|text: &str| {
    if text.len() > 3000 {
        return;
    }
    let mut options = Options::default();
    let scores = score::read_all(text, &options);
    let mut end = 0;
    for score in &scores {
        assert!(text.get(score.span.clone()).is_some());
        let mut position = score.start;
        for (ply, played) in score.moves.iter().enumerate() {
            assert!(position.is_legal(played.mv));
            position = position.play_unchecked(played.mv);
            let TokenKind::Move { mv, ply: said, .. } = score.tokens[played.token].kind else {
                panic!("the token of a move");
            };
            assert_eq!((mv, said), (played.mv, ply));
        }
        assert_eq!(position, score.last_position());
        for token in &score.tokens {
            assert!(token.span.start >= end, "tokens stand in order");
            assert!(text.get(token.span.clone()).is_some());
            end = token.span.end;
        }
        for (token, problem) in score.problems() {
            assert_eq!(problem.ply, score.moves.len());
            assert_eq!(problem.position, position);
            if let Some(possible) = problem.possible.first() {
                assert!(position.is_legal(possible.mv));
                let choice = Choice::Move(possible.mv);
                options.choices.insert(token.span.start, choice);
            }
        }
    }
    // A choice is never the end of what was read before it.
    let chosen = score::read_all(text, &options);
    if let (Some(before), Some(after)) = (scores.first(), chosen.first()) {
        let most = before.moves.len().min(after.moves.len());
        assert_eq!(
            before.moves[..most]
                .iter()
                .map(|played| played.mv)
                .collect::<Vec<_>>(),
            after.moves[..most]
                .iter()
                .map(|played| played.mv)
                .collect::<Vec<_>>()
        );
        assert!(after.moves.len() >= before.moves.len());
    }
    if let Recognised::Score { .. } | Recognised::SanMoves { plies: 2.., .. } = recognise(text) {
        assert!(!scores.is_empty());
    }
});
