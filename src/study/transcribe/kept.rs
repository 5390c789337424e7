//! What the reader keeps of a score: the text, how far its reader is, and every decision about it.

use std::rc::Rc;

use archive::book::{decisions_from_text, decisions_to_text, system_from_key, system_key};

use super::readings::readings;
use super::state::{Earlier, Reading, State};

/// What the first line begins with; another number is another layout.
const HEAD: &str = "3";
/// What it begins with while the text is being typed, in all layouts.
const TYPED: &str = "1";

/// With what the reader begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Beginning {
    /// A text; an empty one asks for it.
    Text(Rc<str>),
    /// What was kept of a score.
    Kept(Rc<str>),
}

/// Where the work on a score stands.
#[derive(Clone, Debug, PartialEq)]
pub enum Work {
    /// Its text is being typed.
    Typing(Rc<str>),
    /// It is being read.
    Reading(Box<Reading>),
}

impl Work {
    /// With what the reader begins. A kept text whose head says nothing is read from its beginning.
    #[must_use]
    pub fn begin(beginning: &Beginning) -> Self {
        match beginning {
            Beginning::Text(text) if text.trim().is_empty() => Self::Typing(Rc::clone(text)),
            Beginning::Text(text) => Self::Reading(Box::new((readings().open)(
                Rc::clone(text),
                State::default(),
            ))),
            Beginning::Kept(kept) => {
                let text = printed_text(kept).into();
                match state(kept) {
                    Some(state) => Self::Reading(Box::new((readings().open)(text, state))),
                    None => Self::Typing(text),
                }
            }
        }
    }
}

/// The text under which a score is kept whose text is being typed.
#[must_use]
pub fn typed_to_text(text: &str) -> String {
    [TYPED, "\n", text].concat()
}

/// The text under which a score is kept that is being read.
#[must_use]
pub fn to_text(reading: &Reading) -> String {
    draft_to_text(reading, None)
}

/// The text under which a score is kept, with the text of the shown game as it is being changed.
#[must_use]
pub fn draft_to_text(reading: &Reading, draft: Option<&str>) -> String {
    let State {
        system,
        span,
        shown,
        choices,
        earlier,
        ..
    } = reading.state();
    let earlier = earlier.iter().map(|earlier| {
        let Earlier {
            choices,
            byte,
            shown,
        } = earlier;
        [
            &byte.to_string(),
            &shown.to_string(),
            &*decisions_to_text(choices),
        ]
        .join(STEP_FIELDS)
    });
    let head = [
        HEAD,
        system.map_or("", system_key),
        &span.start.to_string(),
        &span.end.to_string(),
        &shown.to_string(),
        &decisions_to_text(&choices),
        &earlier.collect::<Vec<_>>().join(STEPS),
        &draft.map_or_else(String::new, in_one_line),
    ];
    [&head.join(";"), "\n", &reading.text].concat()
}

/// The printed text of a kept score.
#[must_use]
pub fn printed_text(kept: &str) -> &str {
    kept.split_once('\n').map_or(kept, |(_, text)| text)
}

/// How far a kept score was read; `None` for one whose text was being typed.
fn state(kept: &str) -> Option<State> {
    let (head, _) = kept.split_once('\n')?;
    let fields: Vec<&str> = head.split(';').collect();
    let span = |start: &str, end: &str| Some(start.parse().ok()?..end.parse().ok()?);
    let (system, span, shown, choices, steps, draft) = match fields[..] {
        [HEAD, system, start, end, shown, choices, steps, draft] => {
            (system, span(start, end)?, shown, choices, steps, draft)
        }
        // Earlier layouts kept no steps; the first counted the games.
        ["2", system, start, end, shown, choices] => {
            (system, span(start, end)?, shown, choices, "", "")
        }
        ["1", system, _, shown, choices] => (system, 0..0, shown, choices, "", ""),
        _ => return None,
    };
    let steps = steps.split(STEPS).filter(|step| !step.is_empty());
    Some(State {
        system: system_from_key(system),
        span,
        shown: shown.parse().ok()?,
        choices: decisions_from_text(choices)?,
        earlier: steps.map(step).collect::<Option<_>>()?,
        draft: (!draft.is_empty()).then(|| from_one_line(draft).into()),
    })
}

/// A step as it is kept.
fn step(kept: &str) -> Option<Earlier> {
    let mut fields = kept.splitn(3, STEP_FIELDS);
    let (byte, shown) = (fields.next()?.parse().ok()?, fields.next()?.parse().ok()?);
    Some(Earlier {
        choices: decisions_from_text(fields.next()?)?,
        byte,
        shown,
    })
}

/// What separates the steps that are kept, and the fields of one.
const STEPS: &str = "|";
const STEP_FIELDS: &str = ",";

/// The letters of a text that end a field or a line, and how each is kept.
const ESCAPES: [(char, char); 4] = [('\\', '\\'), (';', 's'), ('\n', 'n'), ('\r', 'r')];

/// A text as a field of a line: it begins with a stroke, so that an empty one is kept too.
fn in_one_line(text: &str) -> String {
    let mut line = String::from("/");
    for letter in text.chars() {
        match ESCAPES.iter().find(|(escaped, _)| *escaped == letter) {
            Some((_, sign)) => line.extend(['\\', *sign]),
            None => line.push(letter),
        }
    }
    line
}

fn from_one_line(line: &str) -> String {
    let mut text = String::new();
    let mut letters = line.chars().skip(1);
    while let Some(letter) = letters.next() {
        let escaped = (letter == '\\').then(|| letters.next()).flatten();
        let meant = ESCAPES.iter().find(|(_, sign)| Some(*sign) == escaped);
        text.push(meant.map_or(letter, |(meant, _)| *meant));
    }
    text
}

#[cfg(test)]
mod tests {
    use notation::score::{Choice, System};
    use rules::Move;

    use super::super::state::Act;
    use super::*;

    const TWO_GAMES: &str = "1. P-K4 P-K4 2. Kt-KB3 Kt-QB3 3. B-B4 Resigns.\n\n\
        1. P-Q4 P-Q4 2. P-QB4 P-K3 3. Kt-QB3 P-QB4 4. Kt-B3 Kt-QB3 5. PxQP KPxP \
        6. B-KB4 Kt-B3 7. P-K3 B-K3 8. B-Q3 B-K7 9. Castles Castles";

    fn again(work: &Reading) -> Reading {
        match Work::begin(&Beginning::Kept(to_text(work).into())) {
            Work::Reading(reading) => *reading,
            Work::Typing(text) => panic!("it is being read: {text}"),
        }
    }

    #[test]
    fn a_score_is_kept_with_everything_that_was_decided() {
        let mut reading = Reading::new(TWO_GAMES.into());
        reading.act(Act::System(Some(System::Descriptive)));
        reading.act(Act::Game(1));
        while let Some((byte, mv)) = asked(&reading) {
            reading.act(Act::Choose(byte, Choice::Move(mv)));
            let kept = again(&reading);
            assert_eq!(kept.decided(), reading.decided());
            assert_eq!((kept.game, kept.shown), (reading.game, reading.shown));
            assert_eq!(kept.games, reading.games);
            assert_eq!(kept.moves(), reading.moves());
            assert_eq!(
                (kept.asked, kept.system()),
                (reading.asked, reading.system())
            );
        }
        assert!(!reading.decided().is_empty(), "something was decided");
        reading.act(Act::Choose(reading.decided()[0].0, Choice::NoMove));
        assert_eq!(again(&reading).decided(), reading.decided());
    }

    #[test]
    fn decisions_are_undone_after_the_text_was_kept() {
        let mut reading = Reading::new(TWO_GAMES.into());
        reading.act(Act::Game(1));
        let before = reading.decided().len();
        let (byte, mv) = asked(&reading).expect("a question");
        reading.act(Act::Choose(byte, Choice::Move(mv)));
        reading.act(Act::Choose(byte, Choice::NoMove));
        let mut kept = again(&reading);
        assert!(kept.history().can_undo());
        kept.act(Act::Undo);
        assert_eq!(kept.decided(), [(byte, "B-K7", Choice::Move(mv))]);
        kept.act(Act::Undo);
        assert_eq!(kept.decided().len(), before);
        assert!(!kept.history().can_undo());
        kept.act(Act::Redo);
        assert_eq!(kept.decided(), [(byte, "B-K7", Choice::Move(mv))]);
    }

    #[test]
    fn a_text_that_is_being_changed_is_kept_with_what_was_decided() {
        let mut reading = Reading::new(TWO_GAMES.into());
        reading.act(Act::Game(1));
        for draft in ["", "1. P-Q4;\r\n P-Q4 \\n \\ 2.", "/"] {
            let kept = draft_to_text(&reading, Some(draft));
            assert_eq!(printed_text(&kept), TWO_GAMES);
            let Work::Reading(again) = Work::begin(&Beginning::Kept(kept.into())) else {
                panic!("it is being read");
            };
            assert_eq!(again.draft().map(|draft| &**draft), Some(draft));
            assert_eq!((again.game, again.moves()), (1, reading.moves()));
        }
        assert_eq!(again(&reading).draft(), None);
    }

    /// The word that is asked about, with the first move that it may be.
    fn asked(reading: &Reading) -> Option<(usize, Move)> {
        let (byte, _, problem) = reading.questions().next()?;
        Some((byte, problem.possible.first()?.mv))
    }

    #[test]
    fn a_score_of_the_earlier_layout_is_read_on() {
        let mut reading = Reading::new(TWO_GAMES.into());
        reading.act(Act::Game(1));
        let (byte, mv) = asked(&reading).expect("a question");
        let kept = format!("1;;1;4;{byte}={}\n{TWO_GAMES}", mv.to_bits());
        let Work::Reading(mut earlier) = Work::begin(&Beginning::Kept(kept.into())) else {
            panic!("it is being read");
        };
        earlier.act(Act::Game(1));
        assert_eq!(earlier.decided(), [(byte, "B-K7", Choice::Move(mv))]);
    }

    #[test]
    fn a_text_that_is_being_typed_is_kept_as_it_stands() {
        let kept = typed_to_text("1. P-K4\nP-K");
        assert_eq!(
            Work::begin(&Beginning::Kept(kept.into())),
            Work::Typing("1. P-K4\nP-K".into())
        );
        let torn = "2;descriptive;0;0;0;17=99999\n1. P-K4";
        assert_eq!(
            Work::begin(&Beginning::Kept(torn.into())),
            Work::Typing("1. P-K4".into())
        );
    }
}
