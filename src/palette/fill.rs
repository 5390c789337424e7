//! Puts colors into texts that name them.

use std::error::Error;
use std::fmt;

use crate::{ALL, Shade};

/// What a name of a color begins with.
const START: &str = "palette(";

/// A text names a color that there is none of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownColor(String);

impl fmt::Display for UnknownColor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the palette has no color `{}`", self.0)
    }
}

impl Error for UnknownColor {}

/// Replaces every `palette(NAME)` by the value for both schemes, every `palette(NAME light)` and
/// `palette(NAME dark)` by that for one.
///
/// # Errors
/// The palette has no color of a name.
pub fn fill(text: &str) -> Result<String, UnknownColor> {
    let mut parts = text.split(START);
    let mut filled = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let unknown = || UnknownColor(part.chars().take(40).collect());
        let (name, rest) = part.split_once(')').ok_or_else(unknown)?;
        filled.push_str(&value(name).ok_or_else(|| UnknownColor(name.to_owned()))?);
        filled.push_str(rest);
    }
    Ok(filled)
}

fn value(name: &str) -> Option<String> {
    let (name, scheme) = match name.split_once(' ') {
        Some((name, scheme)) => (name, Some(scheme)),
        None => (name, None),
    };
    let shade: Shade = *ALL.iter().find(|shade| shade.name() == name)?;
    match scheme {
        None => Some(shade.css()),
        Some("light") => Some(shade.light.to_owned()),
        Some("dark") => Some(shade.dark.to_owned()),
        Some(_) => None,
    }
}
