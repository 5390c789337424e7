//! The requirements of the JavaScript package, and whether they are met.

use std::fmt;

use super::costs::{Costs, Method};
use crate::bench::requirement::Requirement;

/// Where chess.js needs at most this, ours need not be faster, in nanoseconds.
const CHEAP: f64 = 200.0;
/// The limit for ours there.
const CHEAP_LIMIT: f64 = 150.0;
/// How many times as fast as those of chess.js these methods must be.
const TIMES: [(&str, f64); 4] = [
    ("moves (verbose)", 20.0),
    ("moves", 20.0),
    ("loadPgn", 5.0),
    ("perft(4)", 50.0),
];

/// What one call of ours and of chess.js costs.
struct Pair<'a> {
    name: &'a str,
    call: &'static str,
    ours: f64,
    chess_js: f64,
}

impl fmt::Display for Pair<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Pair {
            name,
            call,
            ours,
            chess_js,
        } = self;
        write!(
            formatter,
            "{name} {call} ({ours:.0} ns, chess.js {chess_js:.0} ns)"
        )
    }
}

/// Every requirement, with what does not meet it.
pub(super) fn judge(methods: &[Method]) -> Vec<Requirement> {
    let pairs: Vec<Pair<'_>> = methods.iter().flat_map(pairs).collect();
    let faults = |is_fault: &dyn Fn(&Pair<'_>) -> bool| -> Vec<String> {
        let faults = pairs.iter().filter(|&pair| is_fault(pair));
        faults.map(ToString::to_string).collect()
    };
    let mut requirements = vec![
        Requirement {
            text: format!("faster than chess.js wherever it needs more than {CHEAP} ns"),
            faults: faults(&|pair| pair.chess_js > CHEAP && pair.ours >= pair.chess_js),
        },
        Requirement {
            text: format!("at most {CHEAP_LIMIT} ns elsewhere"),
            faults: faults(&|pair| pair.chess_js <= CHEAP && pair.ours > CHEAP_LIMIT),
        },
    ];
    for (name, times) in TIMES {
        requirements.push(Requirement {
            text: format!("{name} at least {times} times as fast as chess.js"),
            faults: faults(&|pair| pair.name == name && pair.chess_js < times * pair.ours),
        });
    }
    requirements
}

fn pairs(method: &Method) -> impl Iterator<Item = Pair<'_>> {
    let pair = |call, costs: Costs| {
        let [ours, chess_js, ..] = costs;
        Some(Pair {
            name: &method.name,
            call,
            ours: ours?,
            chess_js: chess_js?,
        })
    };
    let again = method.again.and_then(|costs| pair("again", costs));
    pair("fresh", method.fresh).into_iter().chain(again)
}

#[cfg(test)]
mod tests {
    use super::super::costs::Method;
    use super::judge;

    fn method(name: &str, fresh: [f64; 2], again: Option<[f64; 2]>) -> Method {
        let costs = |[ours, chess_js]: [f64; 2]| [Some(ours), Some(chess_js), None, None];
        Method {
            name: name.to_owned(),
            fresh: costs(fresh),
            again: again.map(costs),
        }
    }

    fn faults(method: Method) -> Vec<usize> {
        let requirements = judge(&[method]);
        requirements
            .iter()
            .map(|requirement| requirement.faults.len())
            .collect()
    }

    #[test]
    fn slow_methods_must_be_faster_and_cheap_ones_cheap() {
        assert_eq!(
            faults(method("fen", [199.0, 201.0], Some([9.0, 5.0])))[..2],
            [0, 0]
        );
        assert_eq!(
            faults(method("fen", [201.0, 201.0], Some([151.0, 200.0])))[..2],
            [1, 1]
        );
    }

    #[test]
    fn both_calls_must_reach_the_required_speed() {
        assert_eq!(
            faults(method("moves", [10.0, 201.0], Some([1.0, 19.0])))[3],
            1
        );
        assert_eq!(faults(method("loadPgn", [10.0, 51.0], None))[4], 0);
    }
}
