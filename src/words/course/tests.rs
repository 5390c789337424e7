//! Every reason, prompt and problem has its sentence, and none is hard to read.

mod problem_samples;
mod problems;

use std::path::Path;
use std::sync::LazyLock;

use course::folder::Course;
use course::generate::{Difficulty, Generator};
use course::question::{BoardTest, MoveTest, Question, SquareTest};
use course::{Answer, Exercise, Reason, Run, Verdict};
use exercise::Try;
use explain::illegal::Context;
use rules::{AnyPosition, Bitboard, CastlingSide, Color, Piece, Role, Setup, Square};

use super::all_messages;
use crate::table::English;

static COURSE: LazyLock<Course> = LazyLock::new(|| {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../course/lessons");
    course::folder::read(&folder).expect("the tests of the course check it")
});

/// Wrong and odd answers to a question; some of them may be right.
fn answers(question: &Question) -> Vec<Answer> {
    let squares = Square::ALL.into_iter().map(Answer::Square);
    let moves = question.board().map_or_else(Vec::new, |board| {
        let own = board.board().by_color(board.turn()).into_iter();
        let to = |from| Square::ALL.map(|to| Answer::Move(Try::new(from, to, None)));
        own.flat_map(to).collect()
    });
    let others = [
        Answer::Say(true),
        Answer::Say(false),
        Answer::Choice(0),
        Answer::Choice(1),
        Answer::Number(0),
        Answer::Number(999),
        Answer::Text("Ka9".to_owned()),
        Answer::Text("Kt-KB3".to_owned()),
        Answer::Done,
    ];
    squares.chain(moves).chain(others).collect()
}

/// What is said to all those answers to an exercise.
fn said(exercise: &Exercise, hear: &mut impl FnMut(&Answer, &Verdict, String)) {
    let fresh = Run::new(exercise, 0);
    let ground = fresh
        .board()
        .unwrap_or_else(|| AnyPosition::of(&Setup::empty()));
    // Mates in several moves take long to judge; one answer of each is enough for their sentence.
    let is_long = exercise.par.is_some_and(|par| par > 2);
    let step = if is_long { 37 } else { 1 };
    for answer in answers(&exercise.question).iter().step_by(step) {
        let mut run = fresh.clone();
        let verdict = run.answer(answer, 1);
        let silent = match &verdict {
            Verdict::Wrong {
                reason,
                is_restarted,
                ..
            } => Verdict::Wrong {
                reason: reason.clone(),
                author: None,
                is_restarted: *is_restarted,
            },
            other => other.clone(),
        };
        let prose = super::course_verdict_prose(exercise, &ground, answer, &silent);
        hear(answer, &verdict, prose.plain());
    }
}

#[test]
fn each_answer_in_the_course_is_met_with_a_sentence() {
    let mut count = 0;
    for (address, lesson) in COURSE.iter() {
        for exercise in lesson.exercises() {
            said(exercise, &mut |answer, verdict, text| {
                let is_whole = text.ends_with(['.', '!', '?', '\u{201d}']) && !text.contains('{');
                assert!(
                    is_whole && !text.contains("  "),
                    "{address}#{}: {answer:?}: {verdict:?}: {text:?}",
                    exercise.id
                );
                count += usize::from(matches!(verdict, Verdict::Wrong { .. }));
            });
        }
    }
    assert!(count > 5_000, "{count}");
}

#[test]
fn each_generated_exercise_is_asked_and_each_answer_met_in_words() {
    for &generator in Generator::ALL {
        for seed in 0..4 {
            let made = generator.generate(seed, Difficulty::new(3));
            let prompt = super::practice_prompt(&made.prompt);
            assert!(prompt.len() > 8, "{generator:?}: {prompt}");
            let exercise = Exercise::of_question(made.question);
            said(&exercise, &mut |answer, _, text| {
                assert!(text.len() > 5, "{generator:?}: {answer:?}: {text:?}");
            });
        }
    }
}

/// One of each claim.
const CLAIMS: [BoardTest; 16] = [
    BoardTest::Check,
    BoardTest::Checkmate,
    BoardTest::Stalemate,
    BoardTest::Forced,
    BoardTest::Castle(CastlingSide::KingSide),
    BoardTest::Castle(CastlingSide::QueenSide),
    BoardTest::EnPassant,
    BoardTest::Dead,
    BoardTest::CanMate(Color::White),
    BoardTest::FiftyMoves,
    BoardTest::Start,
    BoardTest::Legal,
    BoardTest::Light(Square::E4),
    BoardTest::Pinned(Square::E2),
    BoardTest::Guarded(Square::E2),
    BoardTest::Attacked(Square::E2),
];

#[test]
fn every_kind_of_reason_has_its_sentence() {
    let ground = AnyPosition::of(&Setup::default());
    let mv = ground
        .find_move(Square::E2, Square::E4, None)
        .expect("it is legal");
    let by = ground
        .play(mv)
        .find_move(Square::E7, Square::E5, None)
        .expect("it is legal");
    let piece = Piece::new(Color::White, Role::Rook);
    let (from, to) = (Square::A1, Square::A3);
    let illegal = Context::of(ground.position().expect("it is legal"));
    let illegal = explain::illegal::attempt(&illegal, from, to, None).expect_err("it is blocked");
    let mut reasons = vec![
        Reason::Illegal {
            from,
            to,
            illegal: Box::new(illegal),
        },
        Reason::Geometry {
            piece,
            from,
            to: Square::B3,
        },
        Reason::Blocked {
            piece,
            from,
            to,
            by: Square::A2,
        },
        Reason::Closed {
            piece,
            from,
            to: Square::A2,
        },
        Reason::Empty(Square::E4),
        Reason::OtherSide(Square::E7),
        Reason::TakesNothing(Square::E4),
        Reason::NoCheck(Try::from(mv)),
        Reason::DoesNotAttack {
            from,
            square: to,
            by: Some(Square::A2),
        },
        Reason::DoesNotAttack {
            from,
            square: Square::B3,
            by: None,
        },
        Reason::NotPinned(Square::E2),
        Reason::IsNamed(Square::E2),
        Reason::NotMeant(Square::E2),
        Reason::Missing(1),
        Reason::Missing(3),
        Reason::NotThat(mv, MoveTest::Checkmate),
        Reason::Answered { mv, by },
        Reason::OtherMove { mv, meant: by },
        Reason::NotNamed(mv),
        Reason::Castling(CastlingSide::KingSide, Vec::new()),
        Reason::Number {
            said: 3,
            is_too_small: true,
        },
        Reason::Number {
            said: 3,
            is_too_small: false,
        },
        Reason::Means(mv),
        Reason::Unreadable,
        Reason::Author,
        Reason::Goal(exercise::Fault::NotMate),
    ];
    for that in CLAIMS {
        reasons.push(Reason::Example(that, mv));
        for squares in [Bitboard::EMPTY, Square::D1.into()] {
            reasons.push(Reason::Shown(that, squares));
        }
        reasons.extend([true, false].map(|is_true| Reason::Claim(that, is_true)));
    }
    let tests = "legal,capture,check,simple-check,double-check,discovered-check,checkmate,\
        smothered-mate,stalemate,castling,en-passant,promotion,king-move,takes-checker,\
        interposition,fork,attacks e7,guards e2,of d2";
    for test in tests.split(',') {
        let that = MoveTest::read(test).expect("it is one");
        reasons.push(Reason::NotThat(mv, that));
    }
    let tests = "rank 4,file e,diagonal a1 h8,named QB4,piece N,not-as-at-start,checkers,\
        attacked white,unguarded white,en-prise white,minor white,doubled white,isolated white,\
        passed white,backward white,passed black";
    for test in tests.split(',') {
        let that = SquareTest::read(test).unwrap_or_else(|| panic!("{test}"));
        let squares = [Square::E2, Square::E1, Square::A1, Square::E5, Square::E7];
        reasons.extend(squares.map(|square| Reason::NotOfKind(square, that)));
    }
    let answer = Answer::Move(Try::from(mv));
    for reason in reasons {
        let text = super::reason_prose(&ground, &answer, &reason).plain();
        assert!(
            text.len() > 8 && text.ends_with('.') && !text.contains("  "),
            "{reason:?}: {text:?}"
        );
    }
}

/// Groups of vowels; an "e" at the end is silent, but for "-le".
fn syllables(word: &str) -> usize {
    let is_vowel = |letter: char| "aeiouy".contains(letter);
    let letters: Vec<char> = word.to_lowercase().chars().collect();
    let starts = (0..letters.len())
        .filter(|&at| is_vowel(letters[at]) && (at == 0 || !is_vowel(letters[at - 1])));
    let groups = starts.count();
    let is_silent = word.ends_with('e') && !word.ends_with("le") && groups > 1;
    (groups - usize::from(is_silent)).max(1)
}

#[test]
fn the_sentences_of_the_course_can_be_read_in_the_seventh_grade() {
    let (mut sentences, mut words, mut all) = (0, 0, 0);
    for message in all_messages() {
        let forms = match message.english {
            English::Plain(text) => vec![text],
            English::Counted { one, other } => vec![one, other],
        };
        for text in forms {
            // A place stands for a short word, such as "e4".
            let text = text.replace(['{', '}'], "");
            for sentence in text.split_inclusive(['.', '!', '?', ':']) {
                let letters = |word: &str| word.chars().filter(char::is_ascii_alphabetic).collect();
                let read: Vec<String> = sentence.split_whitespace().map(letters).collect();
                let read = read.iter().filter(|word: &&String| !word.is_empty());
                let counts: Vec<usize> = read.map(|word| syllables(word)).collect();
                sentences += usize::from(!counts.is_empty());
                words += counts.len();
                all += counts.iter().sum::<usize>();
            }
        }
    }
    let [sentences, words, all] = [sentences, words, all].map(|count| count as f64);
    let grade = 0.39 * words / sentences + 11.8 * all / words - 15.59;
    assert!(grade <= 7.0, "{grade:.1}");
    assert!(words > 500.0);
}

#[test]
fn a_right_to_castle_that_is_lost_is_named_where_nothing_else_is_in_the_way() {
    let found = COURSE
        .iter()
        .find(|(address, _)| address == "castling/conditions");
    let (_, lesson) = found.expect("there is such a lesson");
    let exercise = lesson
        .exercises()
        .find(|exercise| exercise.prompt.contains("came back"));
    let exercise = exercise.expect("there is such an exercise");
    let mut run = Run::new(exercise, 0);
    let ground = run.board().expect("it has a board");
    let answer = Answer::Say(true);
    let verdict = run.answer(&answer, 1);
    let text = crate::course_verdict_prose(exercise, &ground, &answer, &verdict).plain();
    assert_eq!(
        text,
        "White can no longer castle there: the king or that rook has moved."
    );
}
