//! How long each test took, for whoever looks for what makes a run long.

use std::fs;
use std::path::Path;
use std::sync::Mutex;
use std::time::{Duration, Instant};

/// The times of a run.
#[derive(Default)]
pub(crate) struct Times {
    all: Mutex<Vec<(Duration, String)>>,
}

impl Times {
    /// Measures a test.
    pub(crate) fn of<T>(&self, name: &str, run: impl FnOnce() -> T) -> T {
        let start = Instant::now();
        let result = run();
        let mut all = self.all.lock().expect("no test panics while it holds it");
        all.push((start.elapsed(), name.to_owned()));
        result
    }

    /// Lists them, the longest first.
    pub(crate) fn write(&self, file: &Path) {
        let mut all = self.all.lock().expect("no test panics while it holds it");
        all.sort_by(|one, other| other.cmp(one));
        let lines = all
            .iter()
            .map(|(time, name)| format!("{:7.2} s  {name}\n", time.as_secs_f32()));
        // Nothing depends on the list: a folder that cannot be written to fails no test.
        let _ = fs::write(file, lines.collect::<String>());
    }
}
