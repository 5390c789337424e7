//! What the page says before its program runs, and when that does not start or breaks.

#![allow(
    dead_code,
    reason = "they are said by the page and by `src/web/start.js`"
)]

use crate::table::messages;

messages! {
    page_description() = "The chess board that knows all the rules and tells you why: play a complete, legal game by mouse, touch, keyboard or typed moves, even offline.";
    page_summary() = "A chess board that knows all the rules, for two players at one device, online or offline";
    page_two_players() = "Two players";
    page_not_started() = "This page is taking longer to start than usual. Check your connection, then reload the page. If it fails again, the site may be updating: try again in a minute. Everything stored here is kept.";
    page_reload() = "Reload";
    page_needs_script() = "J'adoube runs on JavaScript and WebAssembly, but scripts are turned off here. Allow them for this page and reload it. It contacts no server and stores your games on this device only.";
    start_no_web_assembly() = "This browser doesn't run WebAssembly, which this page needs.";
    start_no_web_assembly_advice() = "Turn it on for this page (lockdown and some privacy modes turn it off), or use a current version of Firefox, Chrome, Edge or Safari.";
    start_policy() = "A security setting stops this page from running WebAssembly.";
    start_policy_advice() = "Ask the person who runs this site or your network to allow it ('wasm-unsafe-eval' in the content security policy).";
    start_memory() = "There isn't enough memory to start the page.";
    start_memory_advice() = "Close other tabs or programs, then reload the page.";
    start_network() = "Part of the page couldn't be loaded.";
    start_network_advice() = "Check your connection, then reload the page. If it fails again, the site may be updating: try again in a minute.";
    start_unknown() = "The page couldn't be started.";
    start_unknown_advice() = "Reload the page. If it fails again, copy the report and send it to the person who runs this site.";
    start_broken() = "Something went wrong; your game is saved.";
    start_broken_advice() = "Reload the page to continue from the last move.";
    start_broken_elsewhere() = "Something went wrong on this page; your work is saved.";
    start_broken_elsewhere_advice() = "Reload the page to continue from the last change.";
    start_reload() = "Reload";
    start_copy_report() = "Copy report";
    start_report_copied() = "Report copied";
}
