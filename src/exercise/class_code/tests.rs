use super::{ClassCode, ExerciseResult, Mistake, read, write};

/// What `code.js` has written, with what it was given: `CODE<tab>SCORES<tab>MEANING`, a score as `solved
/// tries hints seconds`. `tests/embed/code.test.mjs` compares the script with the same file.
const WRITTEN: &str = include_str!("../../../tests/data/class-codes.txt");

fn written() -> impl Iterator<Item = (&'static str, Vec<ExerciseResult>)> {
    let lines = WRITTEN.lines().filter(|line| !line.starts_with('#'));
    lines.map(|line| {
        let (code, rest) = line.split_once('\t').unwrap();
        let (scores, _) = rest.split_once('\t').unwrap();
        let score = |text: &str| {
            let numbers: Vec<u32> = text.split(' ').map(|it| it.parse().unwrap()).collect();
            let [solved, tries, hints, seconds] = numbers[..] else {
                panic!("{text}");
            };
            ExerciseResult {
                solved: solved == 1,
                tries,
                hints,
                seconds,
            }
        };
        let scores = scores.split(',').filter(|text| !text.is_empty());
        (code, scores.map(score).collect())
    })
}

#[track_caller]
fn of(line: &str) -> ClassCode {
    read(line).unwrap_or_else(|fault| panic!("{line}: {fault}"))
}

#[test]
fn codes_of_the_script_say_what_it_was_given() {
    assert!(written().count() > 5);
    for (line, scores) in written() {
        let code = of(line);
        assert_eq!(code.scores, scores, "{line}");
        assert_eq!(code.text, line);
        assert_eq!(code.name, line.split_once(' ').map_or("", |(_, name)| name));
    }
}

#[test]
fn codes_are_written_as_the_script_writes_them() {
    let lines = WRITTEN.lines().filter(|line| !line.starts_with('#'));
    for ((line, scores), whole) in written().zip(lines) {
        let name = line.split_once(' ').map_or("", |(_, name)| name);
        let meaning = whole.rsplit_once('\t').map_or("", |(_, meaning)| meaning);
        assert_eq!(write(name, meaning, &scores), line);
    }
}

#[test]
fn a_code_is_understood_as_people_type_it() {
    for (line, _) in written() {
        let (signs, name) = line.split_once(' ').unwrap_or((line, ""));
        let small = signs.to_lowercase().replace('1', "l").replace('0', "o");
        let typed = format!(
            "  {}   {} ",
            small.replace('-', ""),
            name.replace(' ', "  ")
        );
        assert_eq!(of(&typed), of(line));
    }
}

#[test]
fn one_wrong_sign_is_named_with_its_column() {
    let (line, _) = written().find(|(line, _)| line.contains("Ann")).unwrap();
    for (place, sign) in line.char_indices().take_while(|(_, it)| *it != ' ') {
        if sign == '-' {
            continue;
        }
        let other = if sign == '7' { "8" } else { "7" };
        let mut wrong = line.to_owned();
        wrong.replace_range(place..=place, other);
        let fault = read(&wrong).unwrap_err();
        assert_eq!(fault.column, Some(place + 1), "{wrong}");
        let Mistake::Perhaps { meant, .. } = fault.mistake else {
            panic!("{wrong}: {fault}");
        };
        assert_eq!(meant, sign);
    }
}

#[test]
fn neighbors_that_are_swapped_and_other_names_are_refused() {
    for (line, _) in written() {
        let letters: Vec<char> = line.chars().collect();
        let end = line.find(' ').unwrap_or(line.len());
        for place in 1..end - 1 {
            let mut swapped = letters.clone();
            swapped.swap(place, place + 1);
            let is_same =
                |letters: &[char]| -> String { letters.iter().filter(|it| **it != '-').collect() };
            if is_same(&swapped) != is_same(&letters) && swapped[end..] == letters[end..] {
                let text: String = swapped.iter().collect();
                assert!(read(&text).is_err(), "{text}");
            }
        }
        assert!(read(&format!("{line}a")).is_err(), "{line}");
    }
}

#[test]
fn what_is_no_code_says_why() {
    let (line, _) = written().find(|(line, _)| line.contains("Ann")).unwrap();
    let (signs, _) = line.split_once(' ').unwrap();
    for (text, mistake, column) in [
        ("hello", Mistake::NoCode, None),
        ("", Mistake::NoCode, None),
        ("Ann", Mistake::NoCode, None),
        ("J00", Mistake::Short, None),
        ("J12*4", Mistake::Sign('*'), Some(4)),
        (signs, Mistake::Check, None),
    ] {
        let fault = read(text).unwrap_err();
        assert_eq!((fault.mistake, fault.column), (mistake, column), "{text}");
    }
}

#[test]
fn a_text_that_is_much_longer_than_any_code_is_refused_without_a_search() {
    // To try every sign in the place of every other would take hours.
    for line in ["a".repeat(60_000), ["J", &"0".repeat(60_000)].concat()] {
        let fault = read(&line).unwrap_err();
        assert_eq!(fault.column, None);
    }
}
