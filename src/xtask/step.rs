//! What the tasks are made of: steps that say what they need and what they use.

use crate::failure::Outcome;

/// The cores of a step that must not be disturbed, such as one that times what a browser does.
pub const ALL_CORES: usize = usize::MAX;

/// One step.
#[derive(Debug, Clone, Copy)]
pub struct Step {
    /// Its name in tables, and for `cargo xtask step`.
    pub name: &'static str,
    /// The steps without whose success this one makes no sense.
    pub needs: &'static [&'static str],
    /// What only one step can use at a time, such as a folder that Cargo locks. Without this, a
    /// step would take up a core only to wait for the lock.
    pub uses: &'static [&'static str],
    /// How many cores it keeps busy.
    pub cores: usize,
    /// What decides how it ends: files and folders of the workspace, and names with a `*` for several
    /// of them. A step that does not say so is always run.
    pub reads: &'static [&'static str],
    /// What it does.
    pub run: fn() -> Outcome<()>,
}

impl Step {
    /// A step that needs nothing, shares nothing and keeps one core busy.
    #[must_use]
    pub const fn new(name: &'static str, run: fn() -> Outcome<()>) -> Self {
        Self {
            name,
            needs: &[],
            uses: &[],
            cores: 1,
            reads: &[],
            run,
        }
    }

    /// The same step, run when these have passed.
    #[must_use]
    pub const fn after(self, needs: &'static [&'static str]) -> Self {
        Self { needs, ..self }
    }

    /// The same step, never run beside another that uses one of these.
    #[must_use]
    pub const fn using(self, uses: &'static [&'static str]) -> Self {
        Self { uses, ..self }
    }

    /// The same step, which is not run again as long as these are what they were when it passed.
    #[must_use]
    pub const fn reading(self, reads: &'static [&'static str]) -> Self {
        Self { reads, ..self }
    }

    /// The same step, for which this many cores are kept free.
    #[must_use]
    pub const fn on(self, cores: usize) -> Self {
        Self { cores, ..self }
    }
}
