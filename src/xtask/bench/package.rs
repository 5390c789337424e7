//! What the methods of the JavaScript package cost beside those of its rivals, in one process.

mod costs;
mod verdict;

use std::env;
use std::path::PathBuf;

use serde_json::Value;

use self::costs::{Costs, LIBRARIES, Method};
use super::rivals;
use crate::failure::{Failure, Outcome, write};
use crate::{package, progress, tools, workspace};

/// Names an entry to be measured instead of the one that is built.
const ENTRY: &str = "PACKAGE_ENTRY";

pub(super) fn measure(rounds: usize) -> Outcome<Value> {
    tools::for_building()?;
    tools::for_comparing()?;
    rivals::build_native()?;
    let mut command = rivals::node("package/main.mjs");
    for (name, words) in [("games.txt", &[][..]), ("long-games.txt", &["long"])] {
        let file = rivals::scratch(name);
        let games = progress::output_of(rivals::native(rivals::GAMES).args(words))?;
        write(&file, games)?;
        command.arg(file);
    }
    command.arg(entry()?).arg(rounds.to_string());
    progress::announce("Measuring the methods of the JavaScript package");
    let methods = read(&progress::output_of(&mut command)?)?;
    print(&methods, rounds);
    let requirements = verdict::judge(&methods);
    println!();
    for requirement in &requirements {
        println!("    {requirement}");
    }
    let costs = methods.iter().map(|method| {
        let calls = [("fresh", Some(method.fresh)), ("again", method.again)];
        let calls =
            calls.map(|(call, costs)| (call, costs.map_or_else(|| serde_json::json!({}), to_json)));
        (method.name.as_str(), Value::from_iter(calls))
    });
    let requirements = requirements
        .iter()
        .map(|requirement| Value::from(requirement.to_string()));
    Ok(Value::from_iter([
        ("nanoseconds", Value::from_iter(costs)),
        ("requirements", Value::from_iter(requirements)),
    ]))
}

/// The entry for Node.
fn entry() -> Outcome<PathBuf> {
    if let Some(entry) = env::var_os(ENTRY) {
        return Ok(entry.into());
    }
    package::build(&workspace::dist())?;
    Ok(workspace::dist().join(package::FOLDER).join("node.js"))
}

fn to_json(costs: Costs) -> Value {
    let costs = LIBRARIES.into_iter().zip(costs);
    Value::from_iter(costs.map(|(name, cost)| (name, Value::from(cost.unwrap_or(f64::NAN)))))
}

/// Reads lines of `method TAB call TAB costs`.
fn read(printed: &str) -> Outcome<Vec<Method>> {
    let mut methods: Vec<Method> = Vec::new();
    for line in printed.lines() {
        let broken = || Failure::new(format!("cannot read `{line}`"));
        let words: Vec<&str> = line.split('\t').collect();
        let [name, call, ref costs @ ..] = words[..] else {
            return Err(broken());
        };
        let costs: Vec<Option<f64>> = costs
            .iter()
            .map(|&word| match word {
                "-" => Ok(None),
                cost => cost.parse().map(Some).map_err(|_| broken()),
            })
            .collect::<Outcome<_>>()?;
        let costs = Costs::try_from(costs).map_err(|_| broken())?;
        match (call, methods.last_mut()) {
            ("fresh", _) => methods.push(Method {
                name: name.to_owned(),
                fresh: costs,
                again: None,
            }),
            ("again", Some(method)) if method.name == name => method.again = Some(costs),
            _ => return Err(broken()),
        }
    }
    Ok(methods)
}

fn print(methods: &[Method], rounds: usize) {
    println!("\nThe JavaScript package: one call, medians of {rounds} rounds");
    let [ours, chess_js, chessops, kokopu] = LIBRARIES;
    let head = format!("{ours:>9}{chess_js:>9}{chessops:>9}{kokopu:>9} js/ours");
    println!(
        "{:<26}{:<45}   the same position again",
        "", "         after a change"
    );
    println!("{:<26}{head:<45} | {head}", "");
    for Method { name, fresh, again } in methods {
        println!(
            "{name:<26}{:<45} |{}",
            cells(fresh),
            again.as_ref().map_or(String::new(), cells)
        );
    }
}

fn cells(costs: &Costs) -> String {
    let mut line: String = costs
        .iter()
        .map(|cost| format!("{:>9}", cost.map_or("-".to_owned(), span)))
        .collect();
    if let [Some(ours), Some(chess_js), ..] = costs {
        line.push_str(&format!("{:>8.1}", chess_js / ours));
    }
    line
}

/// A time in the unit that suits it.
fn span(nanoseconds: f64) -> String {
    let (time, unit) = match nanoseconds {
        time if time < 1e3 => return format!("{time:.0} ns"),
        time if time < 1e6 => (time / 1e3, "us"),
        time => (time / 1e6, "ms"),
    };
    let digits = if time < 10.0 {
        2
    } else {
        usize::from(time < 100.0)
    };
    format!("{time:.digits$} {unit}")
}

#[cfg(test)]
mod tests {
    use super::{read, span};

    #[test]
    fn lines_of_the_script_become_methods() {
        let methods =
            read("turn\tfresh\t5.5\t1.0\t-\t2.0\nturn\tagain\t4\t1\t-\t2\nundo\tfresh\t9\t9\t-\t-");
        let methods = methods.unwrap();
        assert_eq!(methods[0].fresh, [Some(5.5), Some(1.0), None, Some(2.0)]);
        assert_eq!(methods[0].again.unwrap()[0], Some(4.0));
        assert!(methods[1].again.is_none());
        for wrong in ["turn", "turn\tfresh\t1", "turn\tagain\t1\t1\t1\t1"] {
            assert!(read(wrong).is_err());
        }
    }

    #[test]
    fn times_have_at_most_three_digits() {
        assert_eq!(
            [9.4, 1234.0, 45_600.0, 123_456.0, 2e6].map(span),
            ["9 ns", "1.23 us", "45.6 us", "123 us", "2.00 ms"]
        );
    }
}
