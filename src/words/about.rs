//! What the product says of itself.

use crate::table::messages;

messages! {
    /// The heading of the page.
    pub about_title() = "About";
    /// What the product is.
    pub about_what() = "J\u{2019}adoube is a chess board for the web that knows all the rules and tells you why: why a move isn\u{2019}t allowed, why it is mate, why a game is drawn. The name is what a player says before touching a piece without moving it: \u{201c}I adjust.\u{201d}";
    /// What it does without.
    pub about_private() = "It needs no server, no account and, after the first visit, no network. Nothing you do here leaves your device, and nothing tracks you.";
    /// The heading of how it is used in pages of others.
    pub about_pages_title() = "On your own pages";
    /// How it is used in pages of others.
    pub about_pages() = "One HTML tag puts a diagram, an exercise or a game into any page. The builder writes it for you.";
    /// How it is used in programs; the name stands for itself.
    pub about_javascript() = "The npm package jadoube takes the place of chess.js: one import, the same methods, every rule of chess, and explanations in words.";
    /// The link to the examples that run.
    pub about_javascript_link() = "Examples that run in the browser";
    /// The heading of the books that it grew from.
    pub about_books_title() = "The books behind it";
    /// The books that it grew from.
    pub about_books() = "It grew from five old beginners\u{2019} books: their rules, terms, diagrams, notations and games are its specification. Among them are \u{201c}A Beginners Book of Chess\u{201d} (Grand Rapids, 1917) and Edward Lasker\u{2019}s \u{201c}Chess and Checkers: The Way to Mastership\u{201d}. The rules in force are the FIDE Laws of Chess of January 1, 2023. The game itself came from India long before any book. Join a club, and you will learn faster than from all of them.";
    /// Where the names of openings come from.
    pub about_openings() = "The names of openings come from a collection in the public domain (CC0).";
    /// The heading of the source.
    pub about_source_title() = "Source";
    /// How it is made.
    pub about_source() = "J\u{2019}adoube is written in Rust, compiled to WebAssembly and drawn with Yew. The rules, the explanations, the notation, the search and the pieces are our own work. The source comes with every copy of the project; its README explains how to build it.";
    /// Its license.
    pub about_license() = "Everything here, the drawings of the pieces included, is free for any use under the MIT License or the Apache License 2.0, whichever you prefer.";
}
