//! Writes class codes, as `src/embed/school/code.js` does.

use super::signs::{self, Sign};
use super::{ExerciseResult, MANY, SET_SIGNS, VERSION, check};

/// How many bits tell apart two lists of exercises.
const BITS: u32 = 20;

/// The class code of a pupil. The meaning is what tells these exercises from others.
///
/// The name has to be as a code holds it: short, composed as browsers compose it (NFC), and with
/// single spaces.
///
/// # Examples
///
/// ```
/// use exercise::class_code::{ExerciseResult, read, write};
///
/// let score = ExerciseResult { solved: true, tries: 1, hints: 0, seconds: 20 };
/// let code = write("Ann", "one", &[score]);
/// assert_eq!(code, "JE4JD-140M1-T6F99-E Ann");
/// assert_eq!(read(&code).map(|it| it.scores), Ok(vec![score]));
/// ```
#[must_use]
pub fn write(name: &str, meaning: &str, scores: &[ExerciseResult]) -> String {
    let mut values = vec![VERSION];
    values.extend(set_values(meaning));
    push_number(u32::try_from(scores.len()).unwrap_or(u32::MAX), &mut values);
    for score in scores {
        push_score(*score, &mut values);
    }
    values.extend(check::signs(name, &values));
    let sign = |value| Sign {
        value,
        read: signs::letter(value),
        column: 0,
    };
    let signs: Vec<Sign> = values.into_iter().map(sign).collect();
    let text = [signs::grouped(&signs).as_str(), name].join(" ");
    text.trim_end().to_owned()
}

/// The signs that a code has for its exercises: what the table of a class calls them.
///
/// # Examples
///
/// ```
/// use exercise::class_code::{read, set_name, write};
///
/// let code = write("Ann", "one", &[]);
/// assert_eq!(read(&code).map(|it| it.set), Ok(set_name("one")));
/// ```
#[must_use]
pub fn set_name(meaning: &str) -> String {
    set_values(meaning).map(signs::letter).collect()
}

/// The values of those signs.
fn set_values(meaning: &str) -> impl Iterator<Item = u8> {
    let print = fingerprint(meaning);
    let shifts = (0..SET_SIGNS).rev().map(|place| 5 * place);
    shifts.map(move |shift| (print >> shift & 31) as u8)
}

/// From the lowest four bits up; 16 is added to a sign that another follows.
fn push_number(number: u32, values: &mut Vec<u8>) {
    let mut rest = number;
    loop {
        let low = (rest & 15) as u8;
        rest >>= 4;
        values.push(if rest > 0 { low + 16 } else { low });
        if rest == 0 {
            return;
        }
    }
}

fn push_score(score: ExerciseResult, values: &mut Vec<u8>) {
    if !score.is_begun() {
        values.push(0);
        return;
    }
    let tries = score.tries.min(MANY);
    values.push((1 + 2 * tries + u32::from(score.solved)) as u8);
    if tries == MANY {
        push_number(score.tries - MANY, values);
    }
    push_number(score.hints, values);
    push_number(score.seconds, values);
}

/// FNV-1a of 32 bits, folded, as in `src/embed/school/fingerprint.js`.
fn fingerprint(text: &str) -> u32 {
    let hash = text.bytes().fold(0x811c_9dc5_u32, |hash, byte| {
        (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193)
    });
    (hash >> BITS ^ hash) & ((1 << BITS) - 1)
}
