//! Dates in headings, in four languages.

use super::is_any;
use crate::small;

/// A date as PGN has it.
pub(super) fn date(words: &[&str]) -> Option<String> {
    let mut year = None;
    let mut month_number = None;
    let mut day = None;
    for word in words {
        let bare = word.trim_matches(|letter: char| !letter.is_alphanumeric());
        let digits = bare.trim_end_matches(|letter: char| letter.is_alphabetic());
        if is_any(
            bare,
            &[
                "in", "the", "year", "of", "on", "den", "le", "el", "de", "im", "jahre", "en",
                "an", "am", "vom",
            ],
        ) && digits.is_empty()
        {
            continue;
        }
        if let Some(found) = month(bare) {
            if month_number.replace(found).is_some() {
                return None;
            }
            continue;
        }
        let ordinal = &bare[digits.len()..];
        let number: u32 = digits.parse().ok()?;
        let is_day =
            (1..=31).contains(&number) && is_any(ordinal, &["", "st", "nd", "rd", "d", "th", "er"]);
        if (1500..=2100).contains(&number) && ordinal.is_empty() && year.is_none() {
            year = Some(number);
        } else if is_day && day.is_none() {
            day = Some(number);
        } else {
            return None;
        }
    }
    let year = year?;
    Some(match (month_number, day) {
        (Some(month), Some(day)) => format!("{year}.{month:02}.{day:02}"),
        (Some(month), None) => format!("{year}.{month:02}.??"),
        (None, None) => format!("{year}.??.??"),
        (None, Some(_)) => return None,
    })
}

/// The number of a month by its name in English, German, French or Spanish, or its first letters.
pub(super) fn month(word: &str) -> Option<u32> {
    let word = small::text(word.trim_end_matches('.'));
    const MONTHS: [&str; 12] = [
        "january januar janvier enero jan",
        "february februar février fevrier febrero feb",
        "march märz mars marzo mar",
        "april avril abril apr",
        "may mai mayo",
        "june juni juin junio jun",
        "july juli juillet julio jul",
        "august août aout agosto aug",
        "september septembre septiembre setiembre sept sep",
        "october oktober octobre octubre oct okt",
        "november novembre noviembre nov",
        "december dezember décembre decembre diciembre dec dez",
    ];
    let is_named = |names: &str| names.split(' ').any(|name| name == word);
    let place = MONTHS.into_iter().position(is_named)?;
    u32::try_from(place + 1).ok()
}
