//! What the page says before its program runs, and when that does not start or breaks.

#![allow(
    dead_code,
    reason = "they are said by the page and by `src/web/start.js`"
)]

use crate::table::messages;

messages! {
    page_description() = "A chess board that knows all the laws: play a complete, legal game of chess with mouse, touch, keyboard or typed moves, also without a network.";
    page_summary() = "A chess board that knows all the laws, for two at one device, with or without a network";
    page_two_players() = "Two players";
    page_needs_script() = "J'adoube is played with JavaScript and WebAssembly, and this browser runs no scripts here. Switch them on for this page and reload it. It asks no server for anything and stores your games on this device only.";
    start_no_web_assembly() = "This browser does not run WebAssembly, which this page is made of.";
    start_no_web_assembly_advice() = "Switch it on for this page (lockdown and some privacy modes switch it off), or open the page in a current version of Firefox, Chrome, Edge or Safari.";
    start_policy() = "A security setting keeps this page from running WebAssembly.";
    start_policy_advice() = "Ask the person who runs this site or your network to allow it ('wasm-unsafe-eval' in the content security policy).";
    start_memory() = "There is not enough memory left to start the page.";
    start_memory_advice() = "Close other tabs or programs, then reload the page.";
    start_network() = "A part of the page could not be fetched.";
    start_network_advice() = "Check the connection, then reload the page. If it fails again, the site may just be changing: try again in a minute.";
    start_unknown() = "The page could not be started.";
    start_unknown_advice() = "Reload the page. If it fails again, copy the report and send it to the person who runs this site.";
    start_broken() = "Something broke; your game is saved.";
    start_broken_advice() = "Reload the page to play on from the last move.";
    start_broken_elsewhere() = "Something broke on this page; your game on the board is saved.";
    start_broken_elsewhere_advice() = "Reload the page to go on.";
    start_reload() = "Reload";
    start_copy_report() = "Copy report";
    start_report_copied() = "Report copied";
}
