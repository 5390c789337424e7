//! What a pasted text was recognised as, and what is wrong with a diagram.

use notation::diagram::{Correction, DiagramError, DiagramExpected};
use notation::letters::Language;
use notation::recognise::{Extent, Recognised};
use notation::score::System;

use crate::analyse::language_name;
use crate::names::{piece_name, square_name};
use crate::table::messages;

messages! {
    system_algebraic() = "algebraic notation";
    system_descriptive() = "English descriptive notation";
    system_descriptive_french() = "French descriptive notation";
    system_descriptive_spanish() = "Spanish descriptive notation";
    system_lasker() = "Lasker’s algebraic notation";
    system_german() = "algebraic notation in German letters";
    system_letters(language) = "algebraic notation in {language} letters";
    recognised_fen() = "Detected: a position (FEN).";
    recognised_games(; count) = ["Detected: a game (PGN).", "Detected: {count} games (PGN)."];
    recognised_score(system) = "Detected: a game in {system}.";
    recognised_score_part(system; count) = ["Detected: a game in {system}. Its first half-move was read.", "Detected: a game in {system}. Its first {count} half-moves were read."];
    recognised_fractions(system) = "Detected: a game in {system}, White’s moves above Black’s.";
    recognised_fractions_part(system; count) = ["Detected: a game in {system}, White’s moves above Black’s. Its first half-move was read.", "Detected: a game in {system}, White’s moves above Black’s. Its first {count} half-moves were read."];
    recognised_san() = "Detected: moves in algebraic notation.";
    recognised_uci() = "Detected: moves as chess programs write them (UCI).";
    recognised_diagram() = "Detected: a text diagram.";
    recognised_nothing() = "No FEN, PGN, game or diagram found in this text.";
    diagram_at(line, column, expected, found) = "Line {line}, column {column}: expected {expected}, found “{found}”.";
    diagram_end(line, column, expected) = "Line {line}, column {column}: expected {expected}, but the line ends.";
    diagram_row() = "a row of eight squares between bars";
    diagram_rank(rank) = "the row of rank {rank}";
    diagram_squares(count) = "a row of eight squares, not {count}";
    diagram_row_end() = "the end of the row";
    diagram_edge() = "a bar at both ends or the number of the rank";
    diagram_color() = "^ for a white piece or # for a black one";
    diagram_piece() = "K, Q, R, B, Kt, N or P";
    diagram_bar() = "a bar after the piece";
    diagram_file(file) = "the letter of the {file}-file";
    diagram_doubt(square, found, likely) = "{square} shows a {found}; most likely a {likely} is meant.";
}

/// The name of the notation of a score.
#[must_use]
pub fn system_name(system: System) -> String {
    match system {
        System::Algebraic => system_algebraic(),
        System::Descriptive => system_descriptive(),
        System::FrenchDescriptive => system_descriptive_french(),
        System::SpanishDescriptive => system_descriptive_spanish(),
        System::Lasker => system_lasker(),
        System::Localized(Language::German) => system_german(),
        System::Localized(language) => system_letters(&language_name(language)),
    }
}

/// What a pasted text is.
#[must_use]
pub fn recognised_text(recognised: &Recognised) -> String {
    match recognised {
        Recognised::Fen(_) => recognised_fen(),
        Recognised::Pgn { games } => recognised_games(*games),
        Recognised::Score {
            system,
            is_fractional,
            plies,
            extent,
        } => {
            let (system, count) = (system_name(*system), *plies);
            match (is_fractional, extent) {
                (false, Extent::Whole) => recognised_score(&system),
                (false, Extent::Part) => recognised_score_part(&system, count),
                (true, Extent::Whole) => recognised_fractions(&system),
                (true, Extent::Part) => recognised_fractions_part(&system, count),
            }
        }
        Recognised::SanMoves { .. } => recognised_san(),
        Recognised::UciMoves { .. } => recognised_uci(),
        Recognised::Diagram(_) => recognised_diagram(),
        Recognised::Nothing => recognised_nothing(),
    }
}

/// What is wrong with a diagram, with its line and column.
#[must_use]
pub fn diagram_error_text(error: &DiagramError) -> String {
    let expected = match error.expected {
        DiagramExpected::Row => diagram_row(),
        DiagramExpected::Rank(rank) => diagram_rank(&rank.char().to_string()),
        DiagramExpected::Square { found } => diagram_squares(&found.to_string()),
        DiagramExpected::EndOfRow => diagram_row_end(),
        DiagramExpected::Edge => diagram_edge(),
        DiagramExpected::Color => diagram_color(),
        DiagramExpected::Piece => diagram_piece(),
        DiagramExpected::Bar => diagram_bar(),
        DiagramExpected::File(file) => diagram_file(&file.char().to_string()),
    };
    let (line, column) = (error.line.to_string(), error.column.to_string());
    match error.found {
        Some(found) => diagram_at(&line, &column, &expected, &found.to_string()),
        None => diagram_end(&line, &column, &expected),
    }
}

/// A piece of a diagram that is most likely a misprint.
#[must_use]
pub fn diagram_correction_text(correction: &Correction) -> String {
    diagram_doubt(
        &square_name(correction.square),
        &piece_name(correction.found),
        &piece_name(correction.likely),
    )
}
