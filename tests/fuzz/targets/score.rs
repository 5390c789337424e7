//! A text is cut into tokens that stand in it in order; the moves are legal; what a problem offers
//! can be chosen, and changes no earlier game; what a text is, is what its reader reads.
#![no_main]

use libfuzzer_sys::fuzz_target;
use notation::recognise::{Recognised, recognise};
use notation::score::{self, Choice, Options, PrintedScore, TokenKind};

fuzz_target!(|text: &str| {
    if text.len() > 3000 {
        return;
    }
    let mut options = Options::default();
    let scores = score::read_all(text, &options);
    for score in &scores {
        // Games may stand side by side, so that their parts of the text overlap.
        let mut end = 0;
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
        assert_eq!(score.links.len(), score.moves.len());
        for note in &score.notes {
            assert!(text.get(note.span.clone()).is_some());
            for variation in &note.variations {
                let before = score.moves[..variation.ply].iter();
                let mut position = before.fold(score.start, |position, played| {
                    position.play_unchecked(played.mv)
                });
                for &mv in &variation.moves {
                    assert!(position.is_legal(mv));
                    position = position.play_unchecked(mv);
                }
            }
        }
        for (token, problem) in score.problems() {
            assert_eq!(problem.ply, score.moves.len());
            assert_eq!(problem.position, position);
            if let Some(possible) = problem.possible.first() {
                assert!(position.is_legal(possible.mv));
                let choice = Choice::Move(possible.mv);
                match token.span.is_empty() {
                    true => options.choices.add(token.span.start, choice),
                    false => _ = options.choices.insert(token.span.start, choice),
                }
            }
        }
    }
    // What was read before a choice stays, unless the choice makes an earlier word doubtful; then it is
    // asked about. Where one side's moves follow all of the other's, what stands behind the choice may
    // answer what stands before it, and is read anew.
    let chosen = score::read_all(text, &options);
    let first_choice = options.choices.as_slice().first().map(|(at, _)| *at);
    if let (Some(before), Some(after)) = (scores.first(), chosen.first()) {
        let is_before = |played: &&score::Played| {
            first_choice.is_none_or(|at| before.tokens[played.token].span.start < at)
        };
        let most = before.moves.iter().take_while(is_before).count();
        let most = most.min(after.moves.len());
        let moves = |score: &PrintedScore| -> Vec<_> {
            let linked = score.moves[..most].iter();
            linked.map(|played| played.mv).collect()
        };
        assert_eq!(moves(before), moves(after));
        assert!(after.moves.len() >= before.moves.len() || after.problems().next().is_some());
    }
    // What is chosen in later games says nothing about the first one.
    if let Some(first) = scores.first() {
        let later = options.choices.within(first.span.end..usize::MAX).iter();
        options.choices = later.copied().collect();
        if !options.choices.is_empty() {
            assert_eq!(score::read_all(text, &options).first(), Some(first));
        }
    }
    if let Recognised::Score { .. } | Recognised::SanMoves { plies: 2.., .. } = recognise(text) {
        assert!(!scores.is_empty());
    }
});
