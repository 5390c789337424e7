//! How long our readers take for texts that are made to keep them busy: a line for each text, with
//! milliseconds for what it is, as games and as a printed score.

mod texts;

use std::hint::black_box;
use std::time::Instant;

use notation::recognise;
use notation::score::{self, Options};
use record::pgn;

/// As long as the longest text that is read at once.
const SIZE: usize = 1_000_000;

fn main() {
    let readers: [fn(&str); 3] = [
        |text| drop(black_box(recognise::recognise(text))),
        |text| drop(black_box(pgn::read_all(text))),
        |text| drop(black_box(score::read_all(text, &Options::default()))),
    ];
    for (name, make) in texts::TEXTS {
        let text = make(SIZE);
        let times = readers.map(|read| {
            let start = Instant::now();
            read(&text);
            format!("{:.1}", start.elapsed().as_secs_f64() * 1_000.0)
        });
        println!("{name}\t{}", times.join("\t"));
    }
}
