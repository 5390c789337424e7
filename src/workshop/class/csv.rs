//! The tables as CSV (RFC 4180), as spreadsheets open it.

use exercise::class_code::ClassCode;

use super::roll::{Roll, Set};
use super::sort::Sort;

/// Tells spreadsheets that the text is UTF-8.
const MARK: char = '\u{feff}';

/// Writes all tables, one below the other, in the order in which they are shown.
#[must_use]
pub(super) fn write(roll: &Roll) -> String {
    let sets = roll.sets();
    let tables: Vec<String> = sets.iter().map(table).collect();
    [String::from(MARK), tables.join("\r\n")].concat()
}

fn table(set: &Set<'_>) -> String {
    let heads = Sort::ALL.map(Sort::head);
    let exercises = (1..=set.exercises).flat_map(|number| {
        let name = words::class_exercise_name(number);
        [Sort::Done, Sort::Tries, Sort::Hints, Sort::Time]
            .map(|sort| [&name, ": ", &sort.head()].concat())
    });
    let head: Vec<String> = heads.into_iter().chain(exercises).collect();
    let rows = set.codes.iter().map(|code| row(code));
    [head]
        .into_iter()
        .chain(rows)
        .map(|fields| {
            let fields: Vec<String> = fields.iter().map(|field| quoted(field)).collect();
            [fields.join(","), "\r\n".to_owned()].concat()
        })
        .collect()
}

fn row(code: &ClassCode) -> Vec<String> {
    let sums = Sort::ALL[1..]
        .iter()
        .map(|sort| sort.count(code).to_string());
    let scores = code.scores.iter().flat_map(|score| {
        let counts = [
            u32::from(score.solved),
            score.tries,
            score.hints,
            score.seconds,
        ];
        counts.map(|count| count.to_string())
    });
    [code.name.clone()]
        .into_iter()
        .chain(sums)
        .chain(scores)
        .collect()
}

/// A field as text: spreadsheets take what begins with these signs for a formula
/// (<https://owasp.org/www-community/attacks/CSV_Injection>).
fn quoted(field: &str) -> String {
    let is_formula = field.starts_with(['=', '+', '-', '@', '\t', '\r']);
    let guard = if is_formula { "'" } else { "" };
    let field = [guard, field].concat();
    if field.contains([',', '"', '\n', '\r', ';', '\'']) {
        ["\"", &field.replace('"', "\"\""), "\""].concat()
    } else {
        field
    }
}

#[cfg(test)]
mod tests {
    use exercise::class_code::ExerciseResult;

    use super::*;

    #[test]
    fn every_pupil_is_a_row_with_sums_and_all_exercises() {
        let score = |solved, tries| ExerciseResult {
            solved,
            tries,
            hints: 1,
            seconds: 30,
        };
        let code = |name: &str| ClassCode {
            name: name.to_owned(),
            set: "0000".to_owned(),
            scores: vec![score(true, 2), score(false, 3)],
            text: String::new(),
        };
        let roll = Roll {
            codes: vec![code("O\"Neil, Ann"), code("=1+1")],
            ..Roll::default()
        };
        let text = write(&roll);
        let lines: Vec<&str> = text.trim_start_matches(MARK).split("\r\n").collect();
        assert!(
            lines[0].starts_with("Pupil,Done,Tries,Hints,Time,Exercise 1: Done,"),
            "{text}"
        );
        assert_eq!(lines[1], "\"'=1+1\",1,5,2,60,1,2,1,30,0,3,1,30");
        assert_eq!(lines[2], "\"O\"\"Neil, Ann\",1,5,2,60,1,2,1,30,0,3,1,30");
        assert_eq!(lines[0].split(',').count(), lines[1].split(',').count());
    }
}
