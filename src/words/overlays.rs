//! What a learner can have drawn over the board, and how the focused square is counted.

use rules::{Bitboard, Color, Position, Square};

use crate::glossary::Prose;
use crate::names::{color_name, square_name, the_man_on};
use crate::table::messages;

messages! {
    /// The heading of the switches.
    pub overlays_heading() = "Show on the board";
    overlay_white() = "Squares White commands";
    overlay_white_help() = "Marks every square on which a white man could [[commanded|take]].";
    overlay_black() = "Squares Black commands";
    overlay_black_help() = "Marks every square on which a black man could [[commanded|take]].";
    overlay_en_prise() = "Men in danger";
    overlay_en_prise_help() = "Marks men that are [[attacked]] and not [[insufficiently-defended|defended well enough]].";
    overlay_pins() = "Pins";
    overlay_pins_help() = "Draws the line from each man that [[pin|pins]] another to what stands behind it.";
    overlay_checks() = "Checks";
    overlay_checks_help() = "Shows the moves that give [[check]].";
    overlay_pawns() = "Pawn structure";
    overlay_pawns_help() = "Marks [[doubled-pawns|doubled]], [[isolated-pawn|isolated]], [[backward-pawn|backward]] and [[passed-pawn|passed]] pawns.";
    overlay_square() = "Attackers and defenders";
    overlay_square_help() = "Counts who [[attacked|attacks]] and who [[defended|defends]] the focused square.";
    overlay_castling() = "Castling";
    overlay_castling_help() = "Lists the conditions of [[castling]], and which of them hold.";
    man_counted(square, attack, defense) = "{square}: {attack}, {defense}.";
    attacked_by(count, men) = "[[attacked]] by {count} ({men})";
    attacked_by_nobody() = "not [[attacked]]";
    defended_by(count, men) = "[[defended]] by {count} ({men})";
    defended_by_nobody() = "not [[defended]]";
    empty_counted(square, white, black) = "{square}: {white}, {black}.";
    commands_with(color, count, men) = "{color} [[commanded|commands]] it with {count} ({men})";
    commands_not(color) = "{color} does not [[commanded|command]] it";
}

/// Something that a learner can have drawn over the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Overlay {
    /// The squares that White commands.
    WhiteCommands,
    /// The squares that Black commands.
    BlackCommands,
    /// The men that are attacked and not sufficiently defended.
    EnPrise,
    /// The pins.
    Pins,
    /// The checks that can be given.
    Checks,
    /// What is particular about the pawns.
    PawnStructure,
    /// The attackers and defenders of the focused square.
    FocusedSquare,
    /// The conditions of castling.
    Castling,
}

impl Overlay {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Self; 8] = [
        Self::WhiteCommands,
        Self::BlackCommands,
        Self::EnPrise,
        Self::Pins,
        Self::Checks,
        Self::PawnStructure,
        Self::FocusedSquare,
        Self::Castling,
    ];
}

/// The name of a switch.
///
/// # Examples
///
/// ```
/// assert_eq!(words::overlay_title(words::Overlay::Pins), "Pins");
/// ```
#[must_use]
pub fn overlay_title(overlay: Overlay) -> String {
    match overlay {
        Overlay::WhiteCommands => overlay_white(),
        Overlay::BlackCommands => overlay_black(),
        Overlay::EnPrise => overlay_en_prise(),
        Overlay::Pins => overlay_pins(),
        Overlay::Checks => overlay_checks(),
        Overlay::PawnStructure => overlay_pawns(),
        Overlay::FocusedSquare => overlay_square(),
        Overlay::Castling => overlay_castling(),
    }
}

/// What a switch shows, in one line.
///
/// # Examples
///
/// ```
/// let help = words::overlay_help(words::Overlay::Checks);
/// assert_eq!(help.plain(), "Shows the moves that give check.");
/// ```
#[must_use]
pub fn overlay_help(overlay: Overlay) -> Prose {
    Prose::of(&match overlay {
        Overlay::WhiteCommands => overlay_white_help(),
        Overlay::BlackCommands => overlay_black_help(),
        Overlay::EnPrise => overlay_en_prise_help(),
        Overlay::Pins => overlay_pins_help(),
        Overlay::Checks => overlay_checks_help(),
        Overlay::PawnStructure => overlay_pawns_help(),
        Overlay::FocusedSquare => overlay_square_help(),
        Overlay::Castling => overlay_castling_help(),
    })
}

/// Who attacks and defends the man on a square, or who commands it if it is empty.
///
/// Counted is every man that commands the square by the way it moves, also a pinned one.
///
/// # Examples
///
/// ```
/// use rules::{Position, Square};
///
/// let position: Position = "4k3/8/5n2/3p4/4P3/3B4/8/4K3 w - - 0 1".parse()?;
/// assert_eq!(
///     words::counted_square(&position, Square::E4).plain(),
///     "e4: attacked by 2 (pawn on d5, knight on f6), defended by 1 (bishop on d3)."
/// );
/// assert_eq!(
///     words::counted_square(&position, Square::E7).plain(),
///     "e7: White does not command it, Black commands it with 1 (king on e8)."
/// );
/// # Ok::<(), rules::ParsePositionError>(())
/// ```
#[must_use]
pub fn counted_square(position: &Position, square: Square) -> Prose {
    let name = square_name(square);
    let of = |color: Color| counted(position, position.attackers(square, color));
    let text = match position.piece_at(square) {
        Some(piece) => {
            let attack = of(piece.color.other())
                .map_or_else(attacked_by_nobody, |(count, men)| attacked_by(&count, &men));
            let defense = of(piece.color)
                .map_or_else(defended_by_nobody, |(count, men)| defended_by(&count, &men));
            man_counted(&name, &attack, &defense)
        }
        None => {
            let [white, black] = [Color::White, Color::Black].map(|color| {
                let by = color_name(color);
                of(color).map_or_else(
                    || commands_not(&by),
                    |(count, men)| commands_with(&by, &count, &men),
                )
            });
            empty_counted(&name, &white, &black)
        }
    };
    Prose::of(&text)
}

/// How many men stand on squares, and which; none if nobody does.
fn counted(position: &Position, men: Bitboard) -> Option<(String, String)> {
    let names: Vec<String> = men
        .into_iter()
        .filter_map(|square| Some(the_man_on(position.piece_at(square)?.role, square)))
        .collect();
    (!names.is_empty()).then(|| (names.len().to_string(), names.join(", ")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_overlay_has_a_title_and_one_line_of_help() {
        for overlay in Overlay::ALL {
            assert!(!overlay_title(overlay).is_empty());
            let help = overlay_help(overlay);
            assert!(help.plain().ends_with('.') && help.plain().len() < 100);
            assert!(help.links().next().is_some(), "{overlay:?}");
        }
    }

    #[test]
    fn a_man_that_nobody_looks_at_is_said_to_be_neither_attacked_nor_defended() {
        let position = "4k3/8/8/8/7N/8/8/4K3 w - - 0 1".parse().unwrap();
        let said = counted_square(&position, Square::H4).plain();
        assert_eq!(said, "h4: not attacked, not defended.");
    }
}
