//! As much of JSON as figures need, written and never read.

use std::fmt;

/// A value to be written.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Json {
    Number(f64),
    Text(String),
    List(Vec<Json>),
    Object(Vec<(String, Json)>),
}

impl Json {
    pub(super) fn text(text: impl Into<String>) -> Json {
        Json::Text(text.into())
    }

    pub(super) fn numbers(numbers: &[f64]) -> Json {
        Json::List(numbers.iter().copied().map(Json::Number).collect())
    }

    pub(super) fn object<K: Into<String>>(members: impl IntoIterator<Item = (K, Json)>) -> Json {
        let members = members
            .into_iter()
            .map(|(name, value)| (name.into(), value));
        Json::Object(members.collect())
    }
}

fn write_text(formatter: &mut fmt::Formatter<'_>, text: &str) -> fmt::Result {
    formatter.write_str("\"")?;
    for letter in text.chars() {
        match letter {
            '"' | '\\' => write!(formatter, "\\{letter}")?,
            letter if letter < ' ' => write!(formatter, "\\u{:04x}", letter as u32)?,
            letter => write!(formatter, "{letter}")?,
        }
    }
    formatter.write_str("\"")
}

impl fmt::Display for Json {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            // JSON has no word for a number that is none.
            Json::Number(number) if !number.is_finite() => formatter.write_str("null"),
            Json::Number(number) => write!(formatter, "{number}"),
            Json::Text(text) => write_text(formatter, text),
            Json::List(values) => {
                formatter.write_str("[")?;
                for (place, value) in values.iter().enumerate() {
                    write!(formatter, "{}{value}", if place > 0 { ", " } else { "" })?;
                }
                formatter.write_str("]")
            }
            Json::Object(members) => {
                formatter.write_str("{")?;
                for (place, (name, value)) in members.iter().enumerate() {
                    formatter.write_str(if place > 0 { ", " } else { "" })?;
                    write_text(formatter, name)?;
                    write!(formatter, ": {value}")?;
                }
                formatter.write_str("}")
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Json;

    #[test]
    fn values_are_written_as_json_wants_them() {
        let value = Json::object([
            ("say \"it\"", Json::numbers(&[1.0, 2.5, f64::NAN])),
            ("line", Json::text("one\ntwo\\")),
        ]);
        assert_eq!(
            value.to_string(),
            r#"{"say \"it\"": [1, 2.5, null], "line": "one\u000atwo\\"}"#
        );
    }
}
