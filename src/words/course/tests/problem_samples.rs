//! A sample of everything that can be wrong with a lesson.

use course::fence::Kind;
use course::{Actual, Expected, Missing, MoveProblem, Part, Problem, Unsupported};
use exercise::{LineError, SolveTask};
use notation::descriptive::Spelling;
use notation::origins::Origins;
use notation::style::{self, Style};
use record::pgn;
use rules::{Color, Position, Setup, Square};

/// A value for each variant of a type; another variant does not compile before it has its own.
macro_rules! samples {
    ($type:ty { $($pattern:pat => $sample:expr,)+ }) => {{
        let _ = |value: &$type| match value {
            $($pattern => (),)+
        };
        let mut samples: Vec<$type> = Vec::new();
        $(
            let sample = $sample;
            assert!(matches!(sample, $pattern), "{sample:?}");
            samples.push(sample);
        )+
        samples
    }};
}

/// What stands for data in the samples.
const DATA: &str = "№";

fn data() -> String {
    DATA.to_owned()
}

fn missing() -> Vec<Missing> {
    samples!(Missing {
        Missing::Folder => Missing::Folder,
        Missing::File => Missing::File,
        Missing::Head => Missing::Head,
        Missing::Title => Missing::Title,
        Missing::Test => Missing::Test,
        Missing::EnglishTest => Missing::EnglishTest,
        Missing::EnglishAbout => Missing::EnglishAbout,
        Missing::Lesson => Missing::Lesson,
        Missing::Text => Missing::Text,
        Missing::Prompt => Missing::Prompt,
        Missing::Corners => Missing::Corners,
        Missing::GoalOrAsk => Missing::GoalOrAsk,
        Missing::SomethingToFind => Missing::SomethingToFind,
        Missing::Answer => Missing::Answer,
        Missing::RightMove => Missing::RightMove,
        Missing::RightSquare => Missing::RightSquare,
        Missing::RightNumber => Missing::RightNumber,
        Missing::Choices => Missing::Choices,
        Missing::Moves => Missing::Moves,
        Missing::OldMoves => Missing::OldMoves,
    })
}

fn unsupported() -> Vec<Unsupported> {
    samples!(Unsupported {
        Unsupported::HardBreak => Unsupported::HardBreak,
        Unsupported::Code => Unsupported::Code,
        Unsupported::Html => Unsupported::Html,
        Unsupported::Rule => Unsupported::Rule,
        Unsupported::NestedList => Unsupported::NestedList,
        Unsupported::IndentedBlock => Unsupported::IndentedBlock,
        Unsupported::Quotation => Unsupported::Quotation,
        Unsupported::Image => Unsupported::Image,
        Unsupported::ChessInList => Unsupported::ChessInList,
        Unsupported::Extension => Unsupported::Extension,
    })
}

fn expected() -> Vec<Expected> {
    let invalid = Position::from_setup(&Setup::empty());
    let mut samples = samples!(Expected {
        Expected::OneOf(_) => Expected::OneOf(&[DATA, "1"]),
        Expected::Kind => Expected::Kind,
        Expected::Question => Expected::Question,
        Expected::Notation => Expected::Notation,
        Expected::HeadLine(_) => Expected::HeadLine(&[DATA, "1"]),
        Expected::Attributes(_) => Expected::Attributes(&[DATA, "1"]),
        Expected::AttributesOrNote => Expected::AttributesOrNote,
        Expected::NoEmptyLine => Expected::NoEmptyLine,
        Expected::Square => Expected::Square,
        Expected::Squares => Expected::Squares,
        Expected::Marks => Expected::Marks,
        Expected::Arrows => Expected::Arrows,
        Expected::Number => Expected::Number,
        Expected::UpTo(_) => Expected::UpTo(10),
        Expected::MoveCount => Expected::MoveCount,
        Expected::Answer => Expected::Answer,
        Expected::Choice => Expected::Choice,
        Expected::Moves => Expected::Moves,
        Expected::Fen(_) => Expected::Fen("9/8".parse::<Setup>().unwrap_err().into()),
        Expected::FenSuchAs(_) => Expected::FenSuchAs(data()),
        Expected::Position(_) => Expected::Position(invalid.unwrap_err()),
        Expected::Generator => Expected::Generator,
        Expected::Exactly(_) => Expected::Exactly(data()),
        Expected::Encoded => Expected::Encoded,
    });
    samples.push(Expected::Attributes(&[]));
    samples
}

fn move_problems() -> Vec<MoveProblem> {
    let position = Position::default();
    let origins = Origins::of_start(&position);
    let read = |(style, text)| MoveProblem::Read {
        position: Box::new(position),
        error: Box::new(style::read(style, &position, &origins, text).unwrap_err()),
    };
    let mut samples = samples!(MoveProblem {
        MoveProblem::Read { .. } => read((Style::San, "Nd4")),
        MoveProblem::NotSquares => MoveProblem::NotSquares,
        MoveProblem::NoWay => MoveProblem::NoWay,
        MoveProblem::Unfit { .. } => MoveProblem::Unfit { meant: Some(data()) },
        MoveProblem::NotDue => MoveProblem::NotDue,
    });
    samples.push(MoveProblem::Unfit { meant: None });
    // A move that the laws forbid, one that is misprinted, and one in an old notation.
    samples.extend(
        [
            (Style::San, "Bb5"),
            (Style::San, "1"),
            (Style::Descriptive(Spelling::Short), "P-K6"),
        ]
        .map(read),
    );
    samples
}

fn actual() -> Vec<Actual> {
    samples!(Actual {
        Actual::Answer(_) => Actual::Answer(data()),
        Actual::NoPiece => Actual::NoPiece,
        Actual::Check => Actual::Check,
        Actual::RightAnswer => Actual::RightAnswer,
        Actual::End(_) => Actual::End(data()),
        Actual::ShortWay => Actual::ShortWay,
    })
}

fn parts() -> Vec<Part> {
    samples!(Part {
        Part::Heading => Part::Heading,
        Part::Paragraph => Part::Paragraph,
        Part::List(_) => Part::List(1),
        Part::NumberedList(_) => Part::NumberedList(2),
        Part::Chess(_) => Part::Chess(Kind::Diagram),
        Part::End => Part::End,
        Part::Links(_) => Part::Links(data()),
        Part::NoLinks => Part::NoLinks,
        Part::Written(_) => Part::Written(data()),
        Part::NoAttribute => Part::NoAttribute,
        Part::NoNote => Part::NoNote,
        Part::Comment => Part::Comment,
        Part::MovesEnd => Part::MovesEnd,
    })
}

/// All of them.
pub(super) fn problems() -> Vec<Problem> {
    let task = SolveTask::parse(&[("goal", "mate"), ("in", "9")]).unwrap_err();
    let fault = pgn::read_all("1. e4 e5 2. Ke3 *")
        .remove(0)
        .faults
        .remove(0);
    let fault = Box::new(fault);
    let value = |expected| Problem::Value {
        name: data(),
        found: data(),
        expected,
    };
    let mut samples = samples!(Problem {
        Problem::Missing(_) => Problem::Missing(Missing::Head),
        Problem::Unexpected { .. } => Problem::Unexpected { found: data(), expected: Expected::Square },
        Problem::Value { .. } => value(Expected::Square),
        Problem::SameId(_) => Problem::SameId(data()),
        Problem::Task(_) => Problem::Task(task),
        Problem::Line(_) => Problem::Line(LineError::NothingToFind(Color::White)),
        Problem::Move { .. } => Problem::Move { text: data(), reason: MoveProblem::NoWay },
        Problem::Pgn { .. } => Problem::Pgn { text: data(), fault },
        Problem::Untrue { .. } => Problem::Untrue { said: data(), actual: Actual::NoPiece },
        Problem::Pawn(_) => Problem::Pawn(Square::H1),
        Problem::Par { .. } => Problem::Par { said: 3, fewest: Some(2) },
        Problem::Different { .. } => Problem::Different { found: Part::End, english: Part::Heading },
        Problem::Stranger(_) => Problem::Stranger(data()),
        Problem::Unsolvable => Problem::Unsolvable,
        Problem::Unproved => Problem::Unproved,
        Problem::Unsupported(_) => Problem::Unsupported(Unsupported::Html),
    });
    samples.push(Problem::Par {
        said: 3,
        fewest: None,
    });
    samples.extend(missing().into_iter().map(Problem::Missing));
    samples.extend(unsupported().into_iter().map(Problem::Unsupported));
    samples.extend(expected().into_iter().map(value));
    samples.extend(move_problems().into_iter().map(|reason| Problem::Move {
        text: data(),
        reason,
    }));
    samples.extend(actual().into_iter().map(|actual| Problem::Untrue {
        said: data(),
        actual,
    }));
    samples.extend(parts().into_iter().map(|part| Problem::Different {
        found: part.clone(),
        english: part,
    }));
    samples
}
