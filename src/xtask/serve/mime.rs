//! Which media type a file is sent as.
//!
//! A short table of our own: mime_guess names no charset, without which browsers guess at one, and
//! does not know the registered type of PGN.

use std::path::Path;

/// The media type for the file's extension; bytes of an unknown kind are downloads.
pub(super) fn of(file: &Path) -> &'static str {
    let extension = file
        .extension()
        .and_then(|extension| extension.to_str())
        .unwrap_or_default();
    match extension.to_ascii_lowercase().as_str() {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        // Any other type makes browsers compile slowly, after the download instead of during it.
        "wasm" => "application/wasm",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "txt" | "md" => "text/plain; charset=utf-8",
        "pgn" => "application/vnd.chess-pgn",
        _ => "application/octet-stream",
    }
}
