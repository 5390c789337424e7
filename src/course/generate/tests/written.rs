//! Moves to read and to write, in all notations.

use std::collections::BTreeSet;

use notation::style;
use rules::Color;

use super::all;
use crate::generate::{Generator, Prompt};
use crate::question::Question;

#[test]
fn what_is_written_can_be_read_in_only_one_way() {
    for generator in [
        Generator::ReadDescriptive,
        Generator::ReadAlgebraic,
        Generator::ReadLasker,
    ] {
        for generated in all(generator) {
            let (Prompt::Read { text, style }, Question::Move(asked)) =
                (&generated.prompt, &generated.question)
            else {
                panic!("{generated:?}")
            };
            let writes = |mv: &rules::Move| {
                let origins = notation::origins::Origins::of_start(&asked.position);
                style::write(*style, &asked.position, &origins, *mv) == *text
            };
            let legal = asked.position.legal_moves();
            assert!(
                legal.iter().filter(|mv| writes(mv)).count() <= 1,
                "{generated:?}"
            );
        }
    }
}

#[test]
fn lasker_writes_the_knight_with_two_letters_and_a_dash() {
    let mut is_seen = false;
    for generated in all(Generator::ReadLasker) {
        let Prompt::Read { text, style } = &generated.prompt else {
            panic!("{generated:?}")
        };
        assert_eq!(*style, style::Style::Lasker);
        assert!(!text.starts_with('N'), "{text}");
        is_seen |= text.starts_with("Kt-");
    }
    assert!(is_seen);
    for generated in all(Generator::WriteLasker) {
        assert!(
            matches!(&generated.question, Question::Write(asked) if asked.style == style::Style::Lasker)
        );
    }
}

#[test]
fn above_the_line_stands_the_move_of_white_and_below_it_the_answer() {
    let mut asked_of = BTreeSet::new();
    for generated in all(Generator::ReadFraction) {
        let (
            Prompt::Fraction {
                number,
                white,
                black,
                side,
            },
            Question::Move(asked),
        ) = (&generated.prompt, &generated.question)
        else {
            panic!("{generated:?}")
        };
        assert_eq!(asked.position.turn(), *side);
        asked_of.insert(side.to_string());
        let own = if *side == Color::White { white } else { black };
        assert_eq!(asked.text.as_ref(), Some(own));
        assert_eq!(asked.position.fullmove_number(), *number);
        assert!(asked.position.is_legal(asked.right[0]), "{generated:?}");
    }
    assert_eq!(asked_of.len(), 2);
}
