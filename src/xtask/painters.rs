//! The programs of the workspace that run natively while the site is finished, and how the workspace is
//! compiled natively.

use std::env::consts::EXE_SUFFIX;
use std::process::Command;

use crate::failure::Outcome;
use crate::{progress, wasm, workspace};

/// The whole workspace, with what renders components to text. Whatever is compiled for development is
/// chosen so: with other packages Cargo chooses other features, and would compile Yew and what it
/// stands on once more.
pub(crate) const NATIVE: [&str; 3] = [
    "--workspace",
    "--features",
    "board/ssr,ui/ssr,moves/ssr,play/ssr,study/ssr,library/ssr,learn/ssr,workshop/ssr",
];

/// A program, by the name of its bin.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Painter(&'static str);

/// Paints the first page.
pub(crate) const FIRST_PAGE: Painter = Painter("prerender");
/// Prints the sentences.
pub(crate) const WORDS: Painter = Painter("print-words");
/// Packs the names of openings.
pub(crate) const OPENINGS: Painter = Painter("pack-openings");
/// Proves and prints the course.
pub(crate) const COURSE: Painter = Painter("print-course");

/// Compiles all of them ahead of time.
///
/// # Errors
/// One does not compile.
pub(crate) fn compile() -> Outcome<()> {
    let mut command = build(&[FIRST_PAGE, WORDS, OPENINGS, COURSE]);
    progress::run("Compiling what paints and prints", &mut command)
}

impl Painter {
    /// The command that runs it at the root of the workspace, as its sources are now.
    ///
    /// # Errors
    /// It does not compile.
    pub(crate) fn command(self) -> Outcome<Command> {
        progress::output_of(build(&[self]).arg("--quiet"))?;
        let name = [self.0, EXE_SUFFIX].concat();
        let mut command = Command::new(wasm::target_folder().join("debug").join(name));
        command.current_dir(workspace::root());
        Ok(command)
    }
}

fn build(painters: &[Painter]) -> Command {
    let mut command = workspace::cargo();
    command.args(["build", "--locked"]).args(NATIVE);
    for painter in painters {
        command.args(["--bin", painter.0]);
    }
    command
}
