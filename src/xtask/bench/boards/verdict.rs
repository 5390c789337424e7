//! The requirements of our boards in foreign pages, and whether they are met.

use super::printed::{Board, Figures, Many};
use crate::bench::report::median;
use crate::bench::requirement::Requirement;
use crate::failure::{Failure, Outcome};

/// How long thirty boards may block a page in total, in milliseconds.
const BLOCKING_LIMIT: f64 = 100.0;

/// Judges by medians, and layout shifts by the worst round.
pub(super) fn judge(figures: &Figures) -> Vec<Requirement> {
    let [ours, rivals @ ..] = &figures.boards[..] else {
        return Vec::new();
    };
    let time = |board: &Board| board.pages[0].as_ref().map(|page| median(&page.times));
    let against = |is_fault: &dyn Fn(&Board) -> bool, figure: &dyn Fn(&Board) -> Option<f64>| {
        let faults = rivals.iter().filter(|&rival| is_fault(rival));
        faults
            .map(|rival| format!("{} {:.0}", rival.name, figure(rival).unwrap_or(f64::NAN)))
            .collect()
    };
    let mut requirements = vec![
        Requirement {
            text: format!(
                "the first diagram with fewer bytes after brotli than every rival's ({:.0})",
                weight(ours).unwrap_or(f64::NAN)
            ),
            faults: against(&|rival| weight(rival) <= weight(ours), &weight),
        },
        Requirement {
            text: format!(
                "the first diagram not later than the fastest rival's ({:.0} ms)",
                time(ours).unwrap_or(f64::NAN)
            ),
            faults: against(&|rival| time(rival) < time(ours), &time),
        },
    ];
    for (name, many) in [
        ("diagrams", &ours.many),
        ("exercises, scrolled through", &figures.tasks),
    ] {
        requirements.extend(judge_many(name, many));
    }
    requirements
}

fn judge_many(name: &str, many: &Many) -> [Requirement; 2] {
    let blocked = median(&many.blocked);
    let shift = many.shift.iter().copied().fold(0.0, f64::max);
    let fault = |is_fault: bool, text: String| is_fault.then_some(text).into_iter().collect();
    [
        Requirement {
            text: format!("thirty {name}: at most {BLOCKING_LIMIT} ms of blocking"),
            faults: fault(
                blocked.is_nan() || blocked > BLOCKING_LIMIT,
                format!("{blocked:.0} ms"),
            ),
        },
        Requirement {
            text: format!("thirty {name}: no layout shift"),
            faults: fault(shift > 0.0, format!("{shift:.4}")),
        },
    ]
}

/// What the page with a diagram fetches, in bytes after brotli.
fn weight(board: &Board) -> Option<f64> {
    let [.., brotli] = board.pages[0].as_ref()?.weight;
    Some(brotli as f64)
}

/// Bytes are the same on every machine, so they can fail where times only inform.
///
/// # Errors
/// A rival's page fetches no more than ours.
pub(super) fn check_bytes(figures: &Figures) -> Outcome<()> {
    match judge(figures).first() {
        Some(bytes) if bytes.faults.is_empty() => Ok(()),
        bytes => Err(Failure::new(
            bytes.map_or("no bytes were counted".to_owned(), Requirement::to_string),
        )),
    }
}

#[cfg(test)]
mod tests {
    use super::super::printed::{Board, Figures, Many, Page};
    use super::{check_bytes, judge};

    fn board(name: &str, brotli: u64, times: &[f64]) -> Board {
        let page = Page {
            weight: [1, brotli, brotli, brotli],
            times: times.to_vec(),
        };
        Board {
            name: name.to_owned(),
            pages: [Some(page), None],
            many: many(&[0.0], &[0.0]),
        }
    }

    fn many(blocked: &[f64], shift: &[f64]) -> Many {
        Many {
            blocked: blocked.to_vec(),
            shift: shift.to_vec(),
            ..Many::default()
        }
    }

    fn faults(figures: &Figures) -> Vec<usize> {
        let requirements = judge(figures);
        requirements
            .iter()
            .map(|requirement| requirement.faults.len())
            .collect()
    }

    #[test]
    fn our_diagram_must_be_the_lightest_and_none_may_be_sooner() {
        let rivals = [board("a", 11, &[5.0]), board("b", 10, &[4.0, 6.0, 7.0])];
        let mut figures = Figures::default();
        figures.boards.push(board("ours", 9, &[9.0, 5.0, 1.0]));
        figures.boards.extend(rivals);
        figures.tasks = many(&[100.0], &[0.0]);
        assert_eq!(faults(&figures), [0; 6]);
        assert!(check_bytes(&figures).is_ok());
        figures.boards[0] = board("ours", 10, &[5.5]);
        assert_eq!(faults(&figures)[..2], [1, 1]);
        assert!(check_bytes(&figures).is_err());
    }

    #[test]
    fn blocking_is_judged_by_its_median_and_shifts_by_the_worst_round() {
        let mut figures = Figures::default();
        figures.boards.push(board("ours", 9, &[5.0]));
        figures.boards[0].many = many(&[500.0, 90.0, 100.0], &[0.0, 0.0, 0.001]);
        figures.tasks = many(&[101.0], &[0.0]);
        assert_eq!(faults(&figures)[2..], [0, 1, 1, 0]);
    }
}
