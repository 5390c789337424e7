//! Tools that come from npm packages.

use std::path::PathBuf;
use std::process::Command;

use serde_json::Value;

use super::path::{find, npm_home};
use crate::failure::{Failure, Outcome, read_text};
use crate::progress;

/// An npm package that is used as a tool, with its exact version.
#[derive(Debug, Clone, Copy)]
pub(super) struct NpmTool {
    name: &'static str,
    version: &'static str,
}

const fn tool(name: &'static str, version: &'static str) -> NpmTool {
    NpmTool { name, version }
}

/// The rival of our rules in widest use.
const CHESS_JS: NpmTool = tool("chess.js", "1.4.0");

/// The version of binaryen, which brings `wasm-opt`; older releases do not read what the compiler
/// writes.
pub(crate) const BINARYEN: &str = "132.0.0";

/// Drives the browsers of the tests that are written in JavaScript.
pub(super) const SELENIUM: NpmTool = tool("selenium-webdriver", "4.49.0");

/// What the build runs.
pub(super) const FOR_BUILDING: [NpmTool; 5] = [
    tool("binaryen", BINARYEN),
    // Bundles and shrinks the modules of the JavaScript package.
    tool("esbuild", "0.28.2"),
    // Shrinks what esbuild has bundled by another three percent, where every hundred bytes count.
    tool("terser", "5.51.2"),
    // Makes the QR codes of class codes: without dependencies, under the MIT license.
    tool("qrcode-generator", "2.0.4"),
    // Unpacks the files of the single file; the reference of xz as a program of 7 kB.
    tool("xz-decompress", "0.2.3"),
];

/// What the tests run or load.
pub(super) const FOR_TESTING: [NpmTool; 16] = [
    SELENIUM,
    // Checks a page for accessibility.
    tool("axe-core", "4.14.1"),
    // Bundlers that the JavaScript package must work in; the first is a development server too.
    tool("vite", "8.3.8"),
    tool("webpack", "5.112.2"),
    // Checks the declarations of the JavaScript package.
    tool("typescript", "7.0.2"),
    // What the JavaScript package is compared with.
    CHESS_JS,
    // The framework of an example, and what its page is drawn with.
    tool("react", "19.3.1"),
    tool("react-dom", "19.3.1"),
    // React's declarations, which those of the JavaScript package complete.
    tool("@types/react", "19.3.0"),
    // Lets Vite reload parts of a page of React.
    tool("@vitejs/plugin-react", "6.3.0"),
    // What pages are made with in which boards must stand.
    tool("bootstrap", "5.3.9"),
    tool("tailwindcss", "4.3.5"),
    tool("reveal.js", "6.0.2"),
    tool("vue", "3.5.45"),
    tool("svelte", "5.57.3"),
    tool("markdown-it", "15.0.3"),
];

/// The rivals of our rules. chessops is under the GPL-3.0 and kokopu under the LGPL-3.0, so they are
/// only ever run beside ours.
pub(super) const FOR_COMPARING: [NpmTool; 4] = [
    CHESS_JS,
    tool("chessops", "0.15.1"),
    tool("kokopu", "4.13.4"),
    tool("pgn-parser", "2.2.1"),
];

/// Boards for pages, beside which ours are measured. The first two are under the GPL-3.0, so they are
/// only ever run beside ours.
pub(super) const FOR_COMPARING_BOARDS: [NpmTool; 6] = [
    tool("@lichess-org/chessground", "10.4.1"),
    tool("@lichess-org/pgn-viewer", "2.5.9"),
    tool("cm-chessboard", "8.15.1"),
    tool("gchessboard", "1.4.0"),
    tool("chessboard-element", "1.2.0"),
    CHESS_JS,
];

/// Where the package is installed.
fn folder_of(tool: &NpmTool) -> PathBuf {
    npm_home().join("node_modules").join(tool.name)
}

/// Installs into `target/tools` those packages that are not there in this version.
pub(super) fn ensure(tools: &[NpmTool]) -> Outcome<()> {
    let missing: Vec<String> = tools
        .iter()
        .filter(|tool| !is_present(tool))
        .map(|tool| format!("{}@{}", tool.name, tool.version))
        .collect();
    if missing.is_empty() {
        return Ok(());
    }
    std::fs::create_dir_all(npm_home())
        .map_err(|error| Failure::at(npm_home().display(), &error))?;
    let npm = find("npm").ok_or_else(|| {
        Failure::new("npm is missing: install Node.js 20 or newer, which brings it")
    })?;
    let mut command = Command::new(npm);
    command
        .current_dir(npm_home())
        .arg("install")
        .arg("--prefix")
        .arg(npm_home())
        // Nothing in these packages needs to run at installation.
        .args([
            "--save-exact",
            "--ignore-scripts",
            "--no-audit",
            "--no-fund",
        ])
        .args(&missing);
    let title = format!("Installing {} (once)", missing.join(", "));
    progress::run(&title, &mut command)
}

fn is_present(tool: &NpmTool) -> bool {
    let text = read_text(&folder_of(tool).join("package.json")).unwrap_or_default();
    let manifest: Value = serde_json::from_str(&text).unwrap_or_default();
    manifest["version"] == tool.version
}
