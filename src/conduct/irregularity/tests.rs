//! The cases of `tests/data/irregularities.txt`.

use super::{Irregularity, Memory, Noticed, Remedy};

const CASES: &str = include_str!("../../../tests/data/irregularities.txt");

#[test]
fn what_becomes_of_a_game_depends_on_the_code_and_on_when_it_is_noticed() {
    let lines = CASES
        .lines()
        .filter(|line| !line.is_empty() && !line.starts_with('#'));
    let mut count = 0;
    for line in lines {
        let fields: Vec<&str> = line.split(" | ").collect();
        let [code, _, pace, irregularity, moves, memory, remedy] = fields[..] else {
            panic!("seven fields: {line}");
        };
        let (one, other) = moves.split_once(' ').unwrap();
        let noticed = Noticed {
            one: one.parse().unwrap(),
            other: other.parse().unwrap(),
        };
        let memory = match memory {
            "known" => Memory::Known,
            "lost" => Memory::Lost,
            other => panic!("{other}: {line}"),
        };
        let irregularity: Irregularity = irregularity.parse().unwrap();
        let pace = pace.parse().unwrap();
        let found = irregularity.remedy(code.parse().unwrap(), pace, noticed, memory);
        assert_eq!(Ok(found), remedy.parse(), "{line}");
        count += 1;
    }
    assert!(count > 40, "only {count} cases");
}

#[test]
fn names_are_read_back() {
    for irregularity in Irregularity::ALL {
        assert_eq!(irregularity.to_string().parse(), Ok(irregularity));
    }
    for remedy in Remedy::ALL {
        assert_eq!(remedy.to_string().parse(), Ok(remedy));
    }
}
