//! The sounds, computed sample by sample: short, woody, quiet. A strike is a click followed by a few
//! damped tones, like a piece of wood being put down.

use std::f32::consts::TAU;

/// A sound.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sound {
    /// A move.
    Move,
    /// A capture: two pieces touch.
    Capture,
    /// A check.
    Check,
    /// The end of the game.
    End,
    /// Little time is left.
    LowTime,
}

/// A damped tone: its pitch in hertz, how long it takes to fall to a third in milliseconds, and how
/// loud it is.
type Tone = (f32, f32, f32);

/// What sounds from a given moment on.
struct Strike {
    /// In milliseconds after the beginning.
    at: f32,
    /// How loud the click is.
    click: f32,
    tones: &'static [Tone],
}

const WOOD: &[Tone] = &[
    (420.0, 16.0, 0.5),
    (1_130.0, 9.0, 0.3),
    (2_050.0, 5.0, 0.15),
];
const HARD: &[Tone] = &[
    (560.0, 14.0, 0.5),
    (1_480.0, 8.0, 0.35),
    (2_900.0, 4.0, 0.2),
];
const HIGH: &[Tone] = &[(880.0, 45.0, 0.3), (1_760.0, 25.0, 0.12)];
const LOW: &[Tone] = &[(294.0, 170.0, 0.3), (588.0, 90.0, 0.14)];
const LOWER: &[Tone] = &[(220.0, 220.0, 0.32), (440.0, 110.0, 0.16)];
const TICK: &[Tone] = &[(1_320.0, 12.0, 0.32)];

impl Sound {
    /// Every sound.
    pub const ALL: [Self; 5] = [
        Self::Move,
        Self::Capture,
        Self::Check,
        Self::End,
        Self::LowTime,
    ];

    /// How long it is, in milliseconds; no two have the same length.
    #[must_use]
    pub const fn length(self) -> u32 {
        match self {
            Self::Move => 110,
            Self::Capture => 150,
            Self::Check => 300,
            Self::End => 1_100,
            Self::LowTime => 240,
        }
    }

    const fn strikes(self) -> &'static [Strike] {
        match self {
            Self::Move => &[Strike {
                at: 0.0,
                click: 0.2,
                tones: WOOD,
            }],
            Self::Capture => &[
                Strike {
                    at: 0.0,
                    click: 0.3,
                    tones: HARD,
                },
                Strike {
                    at: 45.0,
                    click: 0.2,
                    tones: WOOD,
                },
            ],
            Self::Check => &[
                Strike {
                    at: 0.0,
                    click: 0.2,
                    tones: WOOD,
                },
                Strike {
                    at: 60.0,
                    click: 0.0,
                    tones: HIGH,
                },
            ],
            Self::End => &[
                Strike {
                    at: 0.0,
                    click: 0.2,
                    tones: WOOD,
                },
                Strike {
                    at: 80.0,
                    click: 0.0,
                    tones: LOW,
                },
                Strike {
                    at: 330.0,
                    click: 0.0,
                    tones: LOWER,
                },
            ],
            Self::LowTime => &[
                Strike {
                    at: 0.0,
                    click: 0.1,
                    tones: TICK,
                },
                Strike {
                    at: 120.0,
                    click: 0.1,
                    tones: TICK,
                },
            ],
        }
    }
}

/// How long a click takes, in milliseconds.
const CLICK: f32 = 2.0;
/// How long a sound takes to fade at its end, in milliseconds, so that it ends without a crack.
const FADE: f32 = 10.0;

/// The samples of a sound at a sample rate, each from -1 to 1; `volume` is from 0 to 1.
#[must_use]
pub fn samples(sound: Sound, rate: f32, volume: f32) -> Vec<f32> {
    let per_millisecond = rate / 1_000.0;
    let length = (sound.length() as f32 * per_millisecond) as usize;
    let mut samples = vec![0.0; length];
    for strike in sound.strikes() {
        let first = ((strike.at * per_millisecond) as usize).min(length);
        for &tone in strike.tones {
            add_tone(&mut samples[first..], rate, tone);
        }
        add_click(&mut samples[first..], per_millisecond, strike.click);
    }
    let fading = (FADE * per_millisecond).max(1.0);
    for (index, sample) in samples.iter_mut().enumerate() {
        let left = (length - 1 - index) as f32 / fading;
        *sample = (*sample * left.min(1.0) * volume).clamp(-1.0, 1.0);
    }
    samples
}

/// A decaying oscillation, each sample computed from the two before it.
fn add_tone(samples: &mut [f32], rate: f32, (pitch, fall, loudness): Tone) {
    let turn = TAU * pitch / rate;
    let keep = (-1_000.0 / (fall * rate)).exp();
    let (swing, damping) = (2.0 * keep * turn.cos(), keep * keep);
    let (mut before, mut now) = (0.0, loudness * turn.sin());
    for sample in samples {
        *sample += now;
        let next = swing * now - damping * before;
        (before, now) = (now, next);
    }
}

/// A little noise, the same each time.
fn add_click(samples: &mut [f32], per_millisecond: f32, loudness: f32) {
    let length = CLICK * per_millisecond;
    let mut seed = 0x2545_F491_u32;
    for (index, sample) in samples.iter_mut().take(length as usize).enumerate() {
        seed ^= seed << 13;
        seed ^= seed >> 17;
        seed ^= seed << 5;
        let noise = seed as f32 / u32::MAX as f32 * 2.0 - 1.0;
        *sample += noise * loudness * (1.0 - index as f32 / length);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RATES: [f32; 3] = [22_050.0, 44_100.0, 48_000.0];

    fn peak(samples: &[f32]) -> f32 {
        samples
            .iter()
            .fold(0.0, |peak, sample| peak.max(sample.abs()))
    }

    #[test]
    fn a_sound_is_heard_and_never_cracks() {
        for sound in Sound::ALL {
            for rate in RATES {
                let samples = samples(sound, rate, 1.0);
                let length = (sound.length() as f32 * rate / 1_000.0) as usize;
                assert_eq!(samples.len(), length, "{sound:?}");
                assert!(samples.iter().all(|it| it.is_finite()), "{sound:?}");
                let peak = peak(&samples);
                assert!(peak > 0.15 && peak <= 1.0, "{sound:?} at {rate}: {peak}");
                assert_eq!(samples.last().map(|it| it.abs()), Some(0.0), "{sound:?}");
            }
        }
    }

    #[test]
    fn volume_makes_a_sound_quieter() {
        for sound in Sound::ALL {
            let [loud, quiet, silent] =
                [1.0, 0.1, 0.0].map(|it| peak(&samples(sound, 44_100.0, it)));
            assert!(
                quiet < loud / 5.0 && quiet > 0.0,
                "{sound:?}: {loud}, {quiet}"
            );
            assert_eq!(silent, 0.0);
        }
    }

    #[test]
    fn sounds_differ_in_length() {
        let mut lengths = Sound::ALL.map(Sound::length);
        lengths.sort_unstable();
        assert!(lengths.windows(2).all(|two| two[0] < two[1]), "{lengths:?}");
    }
}
