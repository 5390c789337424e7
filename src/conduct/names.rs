//! How values are written and read back.

use std::error::Error;
use std::fmt;

/// A text that is not one of the words of its kind.
///
/// # Examples
///
/// ```
/// use conduct::Code;
///
/// let error = "seed-9".parse::<Code>().expect_err("there is no such code");
/// assert_eq!(
///     error.to_string(),
///     "“seed-9” is not a code of laws: write one of fide, seed-000, seed-002, seed-004"
/// );
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseConductError {
    found: String,
    what: &'static str,
    wanted: String,
}

impl ParseConductError {
    /// `found` is not a `what`; `wanted` lists how those are written.
    pub(crate) fn new(found: &str, what: &'static str, wanted: impl Into<String>) -> Self {
        Self {
            found: found.to_owned(),
            what,
            wanted: wanted.into(),
        }
    }
}

impl fmt::Display for ParseConductError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            found,
            what,
            wanted,
        } = self;
        write!(f, "“{found}” is not {what}: write {wanted}")
    }
}

impl Error for ParseConductError {}

/// Gives a fieldless enum a list of its values and a name for each, by which it is written and read.
macro_rules! names {
    ($type:ident, $what:literal, $($value:ident = $name:literal),+ $(,)?) => {
        impl $type {
            /// All of them.
            pub const ALL: [Self; [$($name),+].len()] = [$(Self::$value),+];

            /// The name by which it is stored.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$value => $name),+
                }
            }
        }

        impl std::fmt::Display for $type {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.name())
            }
        }

        impl std::str::FromStr for $type {
            type Err = $crate::ParseConductError;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                Self::ALL
                    .into_iter()
                    .find(|value| value.name() == text)
                    .ok_or_else(|| {
                        let names = Self::ALL.map(Self::name).join(", ");
                        $crate::ParseConductError::new(text, $what, format!("one of {names}"))
                    })
            }
        }
    };
}
pub(crate) use names;
