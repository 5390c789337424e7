//! What the reader of old books promises, on the texts from which its fuzzing begins.

use notation::score::{self, Choice, Options, PrintedScore};

/// Among the seeds are the texts for which that was once not so.
#[test]
fn what_was_read_before_a_choice_stays_in_every_seed_of_the_fuzzer() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/fuzz/seeds/score");
    let mut chosen = 0;
    for seed in std::fs::read_dir(folder).expect("the seeds") {
        let path = seed.expect("a seed").path();
        let Ok(text) = std::fs::read_to_string(&path) else {
            continue;
        };
        let mut options = Options::default();
        let before = score::read_all(&text, &options);
        for score in &before {
            for (token, problem) in score.problems() {
                if let Some(possible) = problem.possible.first() {
                    let choice = Choice::Move(possible.mv);
                    options.choices.insert(token.span.start, choice);
                    chosen += 1;
                }
            }
        }
        let after = score::read_all(&text, &options);
        let (Some(before), Some(after)) = (before.first(), after.first()) else {
            continue;
        };
        let most = before.moves.len().min(after.moves.len());
        let moves = |score: &PrintedScore| -> Vec<_> {
            score.moves[..most].iter().map(|played| played.mv).collect()
        };
        assert_eq!(moves(before), moves(after), "{}", path.display());
        let is_asked = after.problems().next().is_some();
        let is_kept = after.moves.len() >= before.moves.len() || is_asked;
        assert!(is_kept, "{}", path.display());
    }
    assert!(chosen > 0);
}
