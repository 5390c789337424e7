//! What the keys do on the board, and what can be typed into the box.

use crate::table::messages;

messages! {
    /// The heading of the dialog.
    pub help_title() = "Keys and commands";
    /// The heading of what can be typed.
    pub help_typed_title() = "Type in the box";
    /// The heading of the keys.
    pub help_keys_title() = "Keys on the board";
    typed_move() = "A move: e4, Nf3, exd5, O-O, e8=Q, e2e4, knight f3, P-K4";
    typed_pieces() = "Where the white knights (p N), the black ones (p n), all white pieces (p A) or all black pieces (p a) stand";
    typed_scan() = "What stands on the e-file, or on the fourth rank";
    typed_board() = "Go to the board, or to one of its squares";
    typed_moves() = "The moves of the piece on e4";
    typed_last() = "The last move";
    typed_clocks() = "The clocks";
    typed_opponent() = "Who plays, and whose move it is";
    typed_fen() = "Copy the position, or the game";
    typed_glossary() = "The glossary, or one of its terms";
    typed_why() = "Explain the position step by step";
    typed_hint() = "A hint, step by step: which piece, where, and why; or the threat";
    typed_flip() = "Flip the board";
    typed_steps() = "Show the position one move earlier or later";
    typed_undo() = "Take back a move, or replay it";
    typed_draw() = "Offer or accept a draw; claim one";
    typed_adjust() = "Say “J’adoube” before you adjust a piece, and again when you are done";
    typed_resign() = "Resign, or start a new game";
    key_arrows() = "Move around the board; Home and End to the ends of a rank, with Ctrl to the corners";
    key_enter() = "Pick up a piece, and put it down";
    key_escape() = "Put the piece back, or else go to the box";
    key_pieces() = "Next king, queen, rook, bishop, knight or pawn; with Shift the previous one";
    key_digits() = "Go to a rank; with Shift to a file";
    key_moves() = "Say the moves of the piece here; with Shift, its captures";
    key_square() = "Say this square";
    key_last() = "Say the last move; the last captured piece; the clocks";
    key_rays() = "Say the pieces in sight from here; with Alt, those a knight's move away";
    key_flip() = "Flip the board; go to the box";
    key_steps() = "Step back and forward through the game";
    key_slash() = "Go to the box from anywhere, or to the search in the glossary";
    key_adjust() = "Say “J’adoube”, from anywhere";
    key_undo() = "Take back or replay a move";
}

/// What can be typed, and what it does.
#[must_use]
pub fn help_typed() -> Vec<(&'static str, String)> {
    vec![
        ("e4", typed_move()),
        ("p N", typed_pieces()),
        ("s e, s 4", typed_scan()),
        ("b, b e4", typed_board()),
        ("m e4", typed_moves()),
        ("l", typed_last()),
        ("c", typed_clocks()),
        ("o, status", typed_opponent()),
        ("fen, pgn", typed_fen()),
        ("glossary, term fork", typed_glossary()),
        ("why", typed_why()),
        ("hint, threat", typed_hint()),
        ("flip", typed_flip()),
        ("back, fwd", typed_steps()),
        ("undo, redo", typed_undo()),
        ("draw, claim", typed_draw()),
        ("jadoube, j", typed_adjust()),
        ("resign, new", typed_resign()),
    ]
}

/// The keys, and what they do.
#[must_use]
pub fn help_keys() -> Vec<(&'static str, String)> {
    vec![
        ("← ↑ → ↓", key_arrows()),
        ("Enter, Space", key_enter()),
        ("Escape", key_escape()),
        ("k q r b n p", key_pieces()),
        ("1–8", key_digits()),
        ("m", key_moves()),
        ("o", key_square()),
        ("l, c, t", key_last()),
        ("x", key_rays()),
        ("f, i", key_flip()),
        ("Shift+A, Shift+D", key_steps()),
        ("/", key_slash()),
        ("j", key_adjust()),
        ("Ctrl+Z, Ctrl+Y", key_undo()),
    ]
}
