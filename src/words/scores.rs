//! What is said of the words of an old score.

use notation::descriptive::{SuggestionKind, Warning};
use notation::score::{Problem, ProblemKind, System};
use notation::typed::TypedError;

use crate::names::choice;
use crate::table::messages;
use crate::typed::typed_error_text;

messages! {
    system_algebraic() = "algebraic";
    system_descriptive() = "English descriptive";
    system_lasker() = "Lasker's algebraic";
    system_localized(language) = "algebraic with {language} letters";
    score_ambiguous(printed, moves) = "\u{201c}{printed}\u{201d} fits more than one move here: {moves}. Which one is meant?";
    score_misprint(printed) = "\u{201c}{printed}\u{201d} is not a move here. It may be misprinted.";
    score_misprint_rank(printed, corrected) = "\u{201c}{printed}\u{201d} is not a move here. If the rank was counted from the wrong side, it should read \u{201c}{corrected}\u{201d}.";
    score_misprint_letter(printed, corrected) = "\u{201c}{printed}\u{201d} is not a move here. If a letter was mistaken, it should read \u{201c}{corrected}\u{201d}.";
    score_cuts(printed) = "\u{201c}{printed}\u{201d} can be cut into moves in more than one way. Which move comes first?";
    score_missing() = "A move is missing here.";
    score_warning_mark() = "The mark behind this move does not fit it.";
    score_warning_misprint() = "A small misprint was read over.";
}

/// The name of a notation that scores are printed in.
#[must_use]
pub fn score_system_name(system: System) -> String {
    match system {
        System::Algebraic => system_algebraic(),
        System::Descriptive => system_descriptive(),
        System::Lasker => system_lasker(),
        System::Localized(language) => system_localized(language.key()),
    }
}

/// Why a word of a score is not linked to a move, and what could be meant.
#[must_use]
pub fn score_problem_text(printed: &str, problem: &Problem) -> String {
    let moves = || {
        let san = |possible: &notation::score::Possible| {
            notation::san::write(&problem.position, possible.mv)
        };
        choice(&problem.possible.iter().map(san).collect::<Vec<_>>())
    };
    match &problem.kind {
        ProblemKind::Ambiguous => score_ambiguous(printed, &moves()),
        ProblemKind::Misprint => {
            let corrected = |possible: &notation::score::Possible| possible.corrected.clone();
            match problem.possible.as_slice() {
                [only] => match corrected(only) {
                    Some((text, SuggestionKind::FlippedRank)) => {
                        score_misprint_rank(printed, &text)
                    }
                    Some((text, SuggestionKind::LookAlike)) => {
                        score_misprint_letter(printed, &text)
                    }
                    None => score_misprint(printed),
                },
                _ => score_misprint(printed),
            }
        }
        ProblemKind::Unreadable(error) => {
            let error = TypedError::Unread(error.clone());
            typed_error_text(&problem.position, &problem.origins, printed, &error)
        }
        ProblemKind::Cuts => score_cuts(printed),
        ProblemKind::Missing => score_missing(),
    }
}

/// What is odd about a word that was read as a move all the same.
#[must_use]
pub fn score_warning_text(warning: &Warning) -> String {
    match warning {
        Warning::Mark(_) => score_warning_mark(),
        Warning::Misprint => score_warning_misprint(),
    }
}

#[cfg(test)]
mod tests {
    use notation::score::{Options, read};

    use super::*;

    #[test]
    fn a_rank_from_the_wrong_side_is_named_with_what_it_should_be() {
        let text = "1. P-Q4 P-Q4 2. P-QB4 P-K3 3. Kt-QB3 P-QB4 4. Kt-B3 Kt-QB3 5. PxQP KPxP \
                    6. B-KB4 Kt-B3 7. P-K3 B-K3 8. B-Q3 B-K7";
        let score = read(text, &Options::default()).unwrap();
        let (token, problem) = score.problems().next().unwrap();
        assert_eq!(
            score_problem_text(&text[token.span.clone()], problem),
            "\u{201c}B-K7\u{201d} is not a move here. If the rank was counted from the wrong side, \
             it should read \u{201c}B-K2\u{201d}."
        );
    }

    #[test]
    fn a_word_that_fits_two_moves_asks_which() {
        let text = "1. P to K 4 P to K 4 2. Kt to B 3";
        let score = read(text, &Options::default()).unwrap();
        let (token, problem) = score.problems().next().unwrap();
        let said = score_problem_text(&text[token.span.clone()], problem);
        assert!(said.contains("Nf3") && said.contains("Nc3"), "{said}");
    }
}
