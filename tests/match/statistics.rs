//! From points to Elo, with the error.

/// The points of pairs of games with the same opening: what one game says of the other is in the
/// variance of the pairs.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    pub wins: u32,
    pub draws: u32,
    pub losses: u32,
    /// The mean points of each complete pair.
    pairs: Vec<f64>,
    half: Option<f64>,
}

impl Tally {
    pub fn add(&mut self, points: f64) {
        if points > 0.75 {
            self.wins += 1;
        } else if points < 0.25 {
            self.losses += 1;
        } else {
            self.draws += 1;
        }
        match self.half.take() {
            Some(first) => self.pairs.push(f64::midpoint(first, points)),
            None => self.half = Some(points),
        }
    }

    pub fn games(&self) -> u32 {
        self.wins + self.draws + self.losses
    }

    pub fn share(&self) -> f64 {
        (f64::from(self.wins) + f64::from(self.draws) / 2.0) / f64::from(self.games().max(1))
    }

    /// The standard error of the share.
    pub fn error(&self) -> f64 {
        let count = self.pairs.len();
        if count < 2 {
            return 0.5;
        }
        (self.variance() / count as f64).sqrt()
    }

    fn variance(&self) -> f64 {
        let count = self.pairs.len() as f64;
        let mean = self.pairs.iter().sum::<f64>() / count;
        let sum: f64 = self.pairs.iter().map(|pair| (pair - mean).powi(2)).sum();
        // A match that was always won says little about how often it would not be.
        (sum / (count - 1.0)).max(0.25 / count)
    }

    /// The Elo difference, and the bounds between which it lies with 95 %.
    pub fn elo(&self) -> (f64, f64, f64) {
        let (share, error) = (self.share(), 1.96 * self.error());
        (elo(share), elo(share - error), elo(share + error))
    }

    /// The logarithm of how much likelier the second difference is than the first.
    pub fn likelihood(&self, (low, high): (f64, f64)) -> f64 {
        let count = self.pairs.len();
        if count < 4 {
            return 0.0;
        }
        let (low, high) = (share(low), share(high));
        let mean = self.pairs.iter().sum::<f64>() / count as f64;
        (high - low) * (2.0 * mean - low - high) * count as f64 / (2.0 * self.variance())
    }
}

/// With this a difference is taken for decided, at 5 % of errors either way.
pub const DECIDED: f64 = 2.94;

fn elo(share: f64) -> f64 {
    let share = share.clamp(0.001, 0.999);
    -400.0 * (1.0 / share - 1.0).log10()
}

fn share(elo: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-elo / 400.0))
}

#[cfg(test)]
mod tests {
    use super::{Tally, elo, share};

    #[test]
    fn shares_and_elo_say_the_same() {
        assert!((elo(0.76) - 200.0).abs() < 1.0);
        assert!((elo(share(-137.0)) + 137.0).abs() < 1e-6);
    }

    #[test]
    fn more_games_leave_less_doubt() {
        let mut tally = Tally::default();
        let mut width = f64::MAX;
        for round in 0..200 {
            for points in [1.0, 0.5, 1.0, 0.0] {
                tally.add(points);
            }
            if round % 50 == 49 {
                let (_, low, high) = tally.elo();
                assert!(low < elo(0.625) && elo(0.625) < high && high - low < width);
                width = high - low;
            }
        }
        assert!(tally.likelihood((0.0, 80.0)) > 2.94);
        assert!(tally.likelihood((100.0, 200.0)) < -2.94);
    }
}
