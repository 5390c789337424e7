//! Class codes: what has come of the exercises of a page, as a text that a pupil can copy or type.
//!
//! `src/embed/school/code.js` writes them and describes their form; a test reads what it has written,
//! and writes the same.

mod check;
mod signs;
mod write;

use std::error::Error;
use std::fmt;

use signs::{Sign, Signs};
pub use write::{set_name, write};

/// The sign of the version, the first one of every code.
const VERSION: u8 = signs::value_of('J');

/// How many signs tell apart lists of exercises.
const SET_SIGNS: usize = 4;

/// Tries from which on a number follows.
const MANY: u32 = 14;

/// The most exercises of a code; a page has fewer.
const MOST_EXERCISES: u32 = 1_000;

/// The most signs of a code that somebody may have typed. Longer ones are copied, and to look for the sign
/// that is wrong takes as long as the square of their length.
const MOST_TYPED: usize = 300;

/// The most bits of a number.
const MOST_BITS: u32 = 28;

/// What has come of one exercise.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ExerciseResult {
    /// Whether it is solved.
    pub solved: bool,
    /// How many answers were judged.
    pub tries: u32,
    /// How many hints were shown.
    pub hints: u32,
    /// How long it took.
    pub seconds: u32,
}

impl ExerciseResult {
    /// Whether anything was tried.
    #[must_use]
    pub const fn is_begun(&self) -> bool {
        self.solved || self.tries > 0 || self.hints > 0
    }
}

/// What a class code says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClassCode {
    /// The name or number of the pupil, as typed.
    pub name: String,
    /// Four signs that only the same exercises share.
    pub set: String,
    /// What has come of the exercises, in their order.
    pub scores: Vec<ExerciseResult>,
    /// The code and the name as they are written best.
    pub text: String,
}

/// What is wrong with a text that should be a class code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mistake {
    /// It begins as no code does.
    NoCode,
    /// No code has this sign.
    Sign(char),
    /// One sign is wrong, and only another one fits.
    Perhaps {
        /// What is there.
        read: char,
        /// What would be right.
        meant: char,
    },
    /// The check value does not fit.
    Check,
    /// The end is missing.
    Short,
    /// It goes on where it should end.
    Long,
    /// A later version has written it.
    Newer,
}

/// A mistake, and where it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fault {
    /// What is wrong.
    pub mistake: Mistake,
    /// The column, from 1, where one sign is to blame.
    pub column: Option<usize>,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no class code: {:?}", self.mistake)
    }
}

impl Error for Fault {}

impl From<Mistake> for Fault {
    fn from(mistake: Mistake) -> Self {
        Self {
            mistake,
            column: None,
        }
    }
}

/// Reads a line: the signs, which hyphens may group, and the name after a space.
///
/// # Errors
/// What is wrong, and where.
///
/// # Examples
///
/// ```
/// use exercise::class_code::read;
///
/// let code = read("JE4JD-140M1-T6F99-E Ann")?;
/// assert_eq!((&*code.name, code.scores.len()), ("Ann", 1));
/// # Ok::<(), exercise::class_code::Fault>(())
/// ```
pub fn read(line: &str) -> Result<ClassCode, Fault> {
    read_briefly(line).map_err(|fault| match fault.mistake {
        Mistake::Check | Mistake::NoCode => closest(line).unwrap_or(fault),
        _ => fault,
    })
}

/// The same without a look for the one sign that is wrong: for the many lines of a long text.
///
/// # Errors
/// What is wrong.
pub fn read_briefly(line: &str) -> Result<ClassCode, Fault> {
    let (name, signs) = parts(line)?;
    match signs.first() {
        Some(&Sign { value: VERSION, .. }) => {}
        Some(&Sign { value, .. }) if value > VERSION && is_sound(&name, &signs) => {
            return Err(Mistake::Newer.into());
        }
        _ => return Err(Mistake::NoCode.into()),
    }
    if signs.len() <= 1 + SET_SIGNS + check::SIGNS {
        return Err(Mistake::Short.into());
    }
    if !is_sound(&name, &signs) {
        return Err(Mistake::Check.into());
    }
    let payload = &signs[..signs.len() - check::SIGNS];
    let (set, rest) = payload[1..].split_at(SET_SIGNS);
    let scores = read_scores(&mut Signs::new(rest))?;
    Ok(ClassCode {
        set: set.iter().map(|sign| signs::letter(sign.value)).collect(),
        scores,
        text: [signs::grouped(&signs).as_str(), &name]
            .join(" ")
            .trim_end()
            .to_owned(),
        name,
    })
}

fn is_sound(name: &str, signs: &[Sign]) -> bool {
    check::is_sound(name, signs.iter().map(|sign| sign.value))
}

/// The name and the signs of a line.
fn parts(line: &str) -> Result<(String, Vec<Sign>), Fault> {
    let start = line.len() - line.trim_start().len();
    let (code, name) = line
        .trim()
        .split_once(char::is_whitespace)
        .unwrap_or((line.trim(), ""));
    let name = name.split_whitespace().collect::<Vec<&str>>().join(" ");
    let before = line[..start].chars().count();
    Ok((name, signs::read(code, before + 1)?))
}

/// Names the sign that is wrong, where changing it alone mends the code.
fn closest(line: &str) -> Option<Fault> {
    let (name, signs) = parts(line).ok()?;
    if signs.len() > MOST_TYPED {
        return None;
    }
    let mut changed = signs.clone();
    for (place, &sign) in signs.iter().enumerate() {
        for value in 0..signs::COUNT {
            changed[place].value = value;
            if value != sign.value && is_sound(&name, &changed) {
                return Some(Fault {
                    mistake: Mistake::Perhaps {
                        read: sign.read,
                        meant: signs::letter(value),
                    },
                    column: Some(sign.column),
                });
            }
        }
        changed[place] = sign;
    }
    None
}

fn read_scores(signs: &mut Signs<'_>) -> Result<Vec<ExerciseResult>, Mistake> {
    let count = signs.number(MOST_BITS)?;
    if count > MOST_EXERCISES {
        return Err(Mistake::Long);
    }
    let scores: Result<Vec<ExerciseResult>, Mistake> =
        (0..count).map(|_| read_score(signs)).collect();
    if signs.is_over() {
        scores
    } else {
        Err(Mistake::Long)
    }
}

fn read_score(signs: &mut Signs<'_>) -> Result<ExerciseResult, Mistake> {
    let Some(first) = u32::from(signs.take()?).checked_sub(1) else {
        return Ok(ExerciseResult::default());
    };
    let tries = match first / 2 {
        MANY.. => MANY + signs.number(MOST_BITS)?,
        few => few,
    };
    Ok(ExerciseResult {
        solved: first % 2 == 1,
        tries,
        hints: signs.number(MOST_BITS)?,
        seconds: signs.number(MOST_BITS)?,
    })
}

#[cfg(test)]
mod tests;
