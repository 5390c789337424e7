//! What decides how slow checks end: where none of it has changed since a check passed, it is not run
//! again.

/// What decides how the tests of the package end: what they run, and the sources that they compare
/// it with.
pub(super) const PACKAGE_READS: &[&str] = &[
    "dist/pkg",
    "examples",
    "public/javascript",
    "src/element",
    "src/embed",
    "src/explain",
    "src/npm",
    "src/xtask",
    "tests/data",
    "tests/package",
    "tests/webdriver.mjs",
];

/// The same for the tests of boards in foreign pages, which see nothing of the pages of the site.
pub(super) const ELEMENT_READS: &[&str] = &[
    "dist/embed*",
    "dist/jadoube*.css",
    "dist/jadoube*.js",
    "dist/jadoube*.json",
    "dist/jadoube*.txt",
    "dist/jadoube*.wasm",
    "dist/jadoube.lesson.html",
    "dist/pkg",
    "examples",
    "src/element",
    "src/embed",
    "src/npm/package",
    "src/picture",
    "src/xtask",
    "styles",
    "tests/data",
    "tests/embed",
    "tests/webdriver.mjs",
];

/// The same for the end-to-end tests.
pub(super) const END_TO_END_READS: &[&str] = &[
    "dist",
    "src/notation",
    "src/rules",
    "src/xtask",
    "tests/data",
    "tests/e2e",
];

/// The same for the comparison with the oracle.
pub(super) const ORACLE_READS: &[&str] = &[
    "src/notation",
    "src/record",
    "src/rules",
    "src/xtask",
    "tests/data",
    "tests/oracle",
];

/// The same for the tests of the programs that cut, bind and order what the site fetches.
pub(super) const BUILD_TOOLS_READ: &[&str] = &["src/xtask/bind", "src/xtask/tools"];
