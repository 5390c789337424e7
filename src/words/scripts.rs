//! The sentences of the scripts, which are no part of a WebAssembly program: the loader of boards,
//! its reader of positions, the tasks, the frame, the script of played boards, the score of a page,
//! lessons, the start page and the JavaScript package.
//!
//! A script has its English as a printed module beside it, `english.js`, so that it runs wherever
//! its source lies; a test fails when the module is not what `catalog::printed` prints. The start page
//! is no bundle of modules: the build puts its sentences into the page. What a script says in
//! another language is a table that it fetches.
//!
//! What only a programmer meets stays where it is written: exceptions after wrong calls, warnings in
//! the console, the report of a failure, and the messages of chess.js and of the crate `js`, which
//! links no sentence because of its size. Of odds a record says what it does in English, as all PGN does
//! (`game::odds`).

mod fen;
mod frame;
mod loader;
mod package;
mod program;
mod school;
pub(crate) mod start;
mod task;
mod tutor;

use crate::table::Message;

/// A script and its sentences.
#[derive(Clone, Copy, Debug)]
pub struct Script {
    /// The name of its table.
    pub name: &'static str,
    /// Its printed module, as a path in the repository.
    pub module: &'static str,
    /// Whether its module lists the languages.
    pub(crate) knows_languages: bool,
    /// The messages that only it says.
    pub(crate) own: &'static [Message],
    /// The keys of messages that it shares with other parts of the product.
    pub(crate) shared: &'static [&'static str],
}

/// The scripts with a printed module. The tables of a language hold what all but the package say.
pub const SCRIPTS: [Script; 8] = [
    Script {
        name: "loader",
        module: "src/embed/loader/english.js",
        knows_languages: true,
        own: loader::MESSAGES,
        shared: &loader::SHARED,
    },
    Script {
        name: "fen",
        module: "src/embed/fen/english.js",
        knows_languages: false,
        own: fen::MESSAGES,
        shared: &fen::SHARED,
    },
    Script {
        name: "frame",
        module: "src/embed/frame/english.js",
        knows_languages: false,
        own: frame::MESSAGES,
        shared: &[],
    },
    Script {
        name: "program",
        module: "src/embed/program/english.js",
        knows_languages: false,
        own: program::MESSAGES,
        shared: &program::SHARED,
    },
    Script {
        name: "school",
        module: "src/embed/school/english.js",
        knows_languages: false,
        own: school::MESSAGES,
        shared: &[],
    },
    Script {
        name: "task",
        module: "src/embed/task/english.js",
        knows_languages: false,
        own: task::MESSAGES,
        shared: &task::SHARED,
    },
    Script {
        name: "tutor",
        module: "src/embed/tutor/script/english.js",
        knows_languages: false,
        own: tutor::MESSAGES,
        shared: &tutor::SHARED,
    },
    Script {
        name: "package",
        module: "src/npm/package/english.js",
        knows_languages: false,
        own: package::MESSAGES,
        shared: &[],
    },
];

/// The messages that only scripts say.
pub(crate) fn all_messages() -> Vec<Message> {
    [
        loader::MESSAGES,
        fen::MESSAGES,
        frame::MESSAGES,
        program::MESSAGES,
        school::MESSAGES,
        package::MESSAGES,
        start::MESSAGES,
        task::MESSAGES,
        tutor::MESSAGES,
    ]
    .concat()
}
