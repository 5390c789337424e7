//! Tools that come from npm packages.

use std::path::PathBuf;
use std::process::Command;

use crate::failure::{Failure, Outcome, read_text};
use crate::{progress, workspace};

/// An npm package that is used as a tool.
#[derive(Debug)]
pub(super) struct NpmTool {
    name: &'static str,
    version: &'static str,
}

/// Brings `wasm-opt`; older releases do not read what the compiler writes.
pub(super) const BINARYEN: NpmTool = NpmTool {
    name: "binaryen",
    version: "132.0.0",
};

/// Bundles and shrinks the modules of the JavaScript package.
pub(super) const ESBUILD: NpmTool = NpmTool {
    name: "esbuild",
    version: "0.28.2",
};

/// Checks a page for accessibility; only the tests load it.
pub(super) const AXE_CORE: NpmTool = NpmTool {
    name: "axe-core",
    version: "4.14.1",
};

/// A rival of our rules; GPL-3.0, so it is only ever run beside them.
pub(super) const CHESSOPS: NpmTool = NpmTool {
    name: "chessops",
    version: "0.15.1",
};

/// The rival in widest use.
pub(super) const CHESS_JS: NpmTool = NpmTool {
    name: "chess.js",
    version: "1.4.0",
};

/// A rival that keeps games with variations; LGPL-3.0, so it is only ever run beside ours.
pub(super) const KOKOPU: NpmTool = NpmTool {
    name: "kokopu",
    version: "4.13.4",
};

/// A parser of PGN in wide use.
pub(super) const PGN_PARSER: NpmTool = NpmTool {
    name: "pgn-parser",
    version: "2.2.1",
};

/// Boards for pages, beside which ours are measured. The first two are under the GPL-3.0, so they are
/// only ever run beside ours.
pub(super) const BOARDS: [NpmTool; 5] = [
    NpmTool {
        name: "@lichess-org/chessground",
        version: "10.4.1",
    },
    NpmTool {
        name: "@lichess-org/pgn-viewer",
        version: "2.5.9",
    },
    NpmTool {
        name: "cm-chessboard",
        version: "8.15.1",
    },
    NpmTool {
        name: "gchessboard",
        version: "1.4.0",
    },
    NpmTool {
        name: "chessboard-element",
        version: "1.2.0",
    },
];

/// A development server and bundler that the JavaScript package must work in.
pub(super) const VITE: NpmTool = NpmTool {
    name: "vite",
    version: "8.3.8",
};

/// A bundler that the JavaScript package must work in.
pub(super) const WEBPACK: NpmTool = NpmTool {
    name: "webpack",
    version: "5.112.2",
};

/// Checks the declarations of the JavaScript package.
pub(super) const TYPESCRIPT: NpmTool = NpmTool {
    name: "typescript",
    version: "7.0.2",
};

/// The framework of an example, and what its page is drawn with.
pub(super) const REACT: NpmTool = NpmTool {
    name: "react",
    version: "19.3.1",
};

/// The half of React that knows browsers.
pub(super) const REACT_DOM: NpmTool = NpmTool {
    name: "react-dom",
    version: "19.3.1",
};

/// React's declarations, which those of the JavaScript package complete.
pub(super) const REACT_TYPES: NpmTool = NpmTool {
    name: "@types/react",
    version: "19.3.0",
};

/// Lets Vite reload parts of a page of React.
pub(super) const VITE_REACT: NpmTool = NpmTool {
    name: "@vitejs/plugin-react",
    version: "6.3.0",
};

/// Where the package is installed.
fn folder_of(tool: &NpmTool) -> PathBuf {
    home().join("node_modules").join(tool.name)
}

/// Where npm puts the programs of the packages.
pub(super) fn programs() -> PathBuf {
    home().join("node_modules").join(".bin")
}

/// Installs the package into `target/tools` when that version is not there.
pub(super) fn ensure(tool: &NpmTool) -> Outcome<()> {
    if is_present(tool) {
        return Ok(());
    }
    std::fs::create_dir_all(home()).map_err(|error| Failure::at(home().display(), &error))?;
    let npm = super::find("npm").ok_or_else(|| {
        Failure::new("npm is missing: install Node.js 20 or newer, which brings it")
    })?;
    let mut command = Command::new(npm);
    command
        .current_dir(home())
        .arg("install")
        .arg("--prefix")
        .arg(home())
        // Nothing in these packages needs to run at installation.
        .args([
            "--save-exact",
            "--ignore-scripts",
            "--no-audit",
            "--no-fund",
        ])
        .arg(format!("{}@{}", tool.name, tool.version));
    progress::run(
        &format!("Installing {} {} (once)", tool.name, tool.version),
        &mut command,
    )
}

fn is_present(tool: &NpmTool) -> bool {
    let manifest = read_text(&folder_of(tool).join("package.json")).unwrap_or_default();
    manifest.contains(&format!("\"version\": \"{}\"", tool.version))
}

/// The folder whose scripts find the packages.
pub(crate) fn home() -> PathBuf {
    workspace::tools().join("npm")
}
