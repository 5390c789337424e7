//! Gradient descent on the weights.

use std::fs;

use engine::evaluate::{trace, weights};
use rules::Position;

/// A position as the fit needs it.
struct Sample {
    features: Vec<(u16, i16)>,
    /// The share of the middlegame.
    middle: f32,
    /// The share of the endgame when White is ahead in it, and when Black is.
    ends: [f32; 2],
    target: f32,
}

/// What a centipawn is worth in the logistic curve of the chance to win.
const SCALE: f32 = 0.003_682;
/// How much of the target is the result of the game; the rest is the score of the search.
const BY_RESULT: f32 = 0.5;
/// How strongly weights are held where they are.
const PULL: f32 = 1e-8;
const STEP: f32 = 0.7;

/// Fits the weights to the positions in `file`; returns them for both phases.
pub fn run(file: &str, rounds: u64) -> Result<Vec<(f32, f32)>, String> {
    let text = fs::read_to_string(file).map_err(|error| error.to_string())?;
    let samples: Vec<Sample> = text.lines().filter_map(read).collect();
    let start: Vec<f32> = weights()
        .into_iter()
        .flat_map(|(middle, end)| [middle as f32, end as f32])
        .collect();
    // Every tenth is kept aside, to see whether what is learned holds elsewhere.
    let part = |is_kept: bool| -> Vec<&Sample> {
        let wanted = samples.iter().enumerate();
        let wanted = wanted.filter(|(at, _)| (at % 10 == 0) == is_kept);
        wanted.map(|(_, sample)| sample).collect()
    };
    let (kept, learned) = (part(true), part(false));
    println!("{} positions", samples.len());
    println!(
        "error before: {:.6}, kept aside {:.6}",
        error(&learned, &start),
        error(&kept, &start)
    );
    let mut now = start.clone();
    let (mut means, mut squares) = (vec![0.0_f32; now.len()], vec![0.0_f32; now.len()]);
    let mut best = (error(&kept, &now), now.clone());
    for round in 1..=rounds {
        let mut slope = vec![0.0_f32; now.len()];
        for sample in &learned {
            add_slope(sample, &now, &mut slope);
        }
        for place in 0..now.len() {
            let slope = slope[place] / learned.len() as f32 + PULL * (now[place] - start[place]);
            means[place] = 0.9 * means[place] + 0.1 * slope;
            squares[place] = 0.999 * squares[place] + 0.001 * slope * slope;
            let mean = means[place] / (1.0 - 0.9_f32.powi(round as i32));
            let square = squares[place] / (1.0 - 0.999_f32.powi(round as i32));
            now[place] -= STEP * mean / (square.sqrt() + 1e-9);
        }
        let aside = error(&kept, &now);
        if aside < best.0 {
            best = (aside, now.clone());
        }
        if round % 25 == 0 {
            println!(
                "round {round}: {:.6}, kept aside {aside:.6}",
                error(&learned, &now)
            );
        }
    }
    println!("best kept aside: {:.6}", best.0);
    Ok(best.1.chunks(2).map(|pair| (pair[0], pair[1])).collect())
}

fn read(line: &str) -> Option<Sample> {
    let mut fields = line.split(';');
    let position: Position = fields.next()?.parse().ok()?;
    let score: f32 = fields.next()?.parse().ok()?;
    let points: f32 = fields.next()?.parse().ok()?;
    let (found, phase, scales) = trace(&position);
    let middle = phase as f32 / 24.0;
    Some(Sample {
        features: found
            .0
            .into_iter()
            .filter(|&(_, count)| count != 0)
            .map(|(place, count)| (place as u16, count as i16))
            .collect(),
        middle,
        ends: scales.map(|scale| (1.0 - middle) * scale as f32 / 64.0),
        target: BY_RESULT * points + (1.0 - BY_RESULT) * chance(score),
    })
}

fn chance(value: f32) -> f32 {
    1.0 / (1.0 + (-SCALE * value).exp())
}

/// The value of a position, and the share that its endgame has in it.
fn value(sample: &Sample, weights: &[f32]) -> (f32, f32) {
    let (mut middle, mut end) = (0.0, 0.0);
    for &(place, count) in &sample.features {
        middle += weights[2 * place as usize] * f32::from(count);
        end += weights[2 * place as usize + 1] * f32::from(count);
    }
    let share = if end > 0.0 {
        sample.ends[0]
    } else {
        sample.ends[1]
    };
    (middle * sample.middle + end * share, share)
}

fn error(samples: &[&Sample], weights: &[f32]) -> f32 {
    let square = |sample: &&Sample| {
        let off = chance(value(sample, weights).0) - sample.target;
        f64::from(off * off)
    };
    (samples.iter().map(square).sum::<f64>() / samples.len().max(1) as f64) as f32
}

fn add_slope(sample: &Sample, weights: &[f32], slope: &mut [f32]) {
    let (value, share) = value(sample, weights);
    let chance = chance(value);
    let off = 2.0 * (chance - sample.target) * chance * (1.0 - chance) * SCALE;
    for &(place, count) in &sample.features {
        slope[2 * place as usize] += off * f32::from(count) * sample.middle;
        slope[2 * place as usize + 1] += off * f32::from(count) * share;
    }
}
