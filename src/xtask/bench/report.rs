//! The machine, and the arithmetic of figures.

use std::fmt;

/// The machine that was measured on.
#[derive(Debug)]
pub(super) struct Machine {
    processor: String,
    threads: usize,
    rustc: String,
    node: String,
}

impl Machine {
    pub(super) fn read() -> Machine {
        let first_line = |program: &str| {
            let output = std::process::Command::new(program)
                .arg("--version")
                .output();
            let text = output.map_or(String::new(), |output| {
                String::from_utf8_lossy(&output.stdout).into_owned()
            });
            text.lines().next().unwrap_or("not found").to_owned()
        };
        let cpuinfo = std::fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
        let name = cpuinfo.lines().find(|line| line.starts_with("model name"));
        let name = name.and_then(|line| Some(line.split_once(':')?.1.trim().to_owned()));
        Machine {
            processor: name.unwrap_or_else(|| std::env::consts::ARCH.to_owned()),
            threads: std::thread::available_parallelism().map_or(1, usize::from),
            rustc: first_line("rustc"),
            node: first_line("node"),
        }
    }
}

impl fmt::Display for Machine {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Machine {
            processor,
            threads,
            rustc,
            node,
        } = self;
        write!(
            formatter,
            "Machine: {processor}, {threads} threads, {rustc}, node {node}"
        )
    }
}

/// The median of `values`; of an even number the lower of the two in the middle.
pub(super) fn median(values: &[f64]) -> f64 {
    let mut sorted = values.to_vec();
    sorted.sort_by(f64::total_cmp);
    sorted
        .get((sorted.len().max(1) - 1) / 2)
        .copied()
        .unwrap_or(f64::NAN)
}

/// The mean for ratios: twice as fast and half as fast cancel out.
pub(super) fn geometric_mean(values: &[f64]) -> f64 {
    let logarithms: f64 = values.iter().map(|value| value.ln()).sum();
    (logarithms / values.len() as f64).exp()
}

#[cfg(test)]
mod tests {
    use super::{geometric_mean, median};

    #[test]
    fn the_median_is_in_the_middle_and_the_geometric_mean_of_ratios_fair() {
        assert_eq!(median(&[9.0, 1.0, 3.0]), 3.0);
        assert_eq!(median(&[4.0, 1.0]), 1.0);
        assert!((geometric_mean(&[0.5, 2.0]) - 1.0).abs() < 1e-12);
    }
}
