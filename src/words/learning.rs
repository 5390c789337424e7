//! What a learner is shown: explanations to walk through, and layers over the board.

use rules::{Bitboard, Position, Square};

use crate::glossary::Prose;
use crate::names::{pieces_on, square_name, squares_list};
use crate::table::messages;

messages! {
    /// Asks why the position is as it is.
    pub button_why() = "Why?";
    /// The name of the group of buttons that walk.
    pub why_steps_label() = "Explanation steps";
    /// Where in the explanation the reader is.
    pub why_step(step, steps) = "Step {step} of {steps}";
    /// To the step before.
    pub why_previous() = "Back";
    /// To the next step.
    pub why_next() = "Next";
    /// Closes the explanation.
    pub why_close() = "Close";
    /// The answer where nothing needs an explanation.
    pub nothing_to_explain() = "Nothing to explain here: no check, no forced move, and the game isn't over.";
    /// The heading of the switches.
    pub layers_title() = "Show on the board";
    layer_on(layer) = "{layer}: shown.";
    layer_none(layer) = "{layer}: shown, none here.";
    layer_squares(layer, squares) = "{layer}: shown, {squares}.";
    layer_many(layer; count) = ["{layer}: shown, {count} square.", "{layer}: shown, {count} squares."];
    /// A layer was switched off.
    pub layer_off(layer) = "{layer}: hidden.";
    /// The name of a layer.
    pub layer_white() = "Squares White attacks";
    /// What the layer shows.
    pub layer_white_help() = "A light corner at the lower left of each square where White could capture.";
    /// The name of a layer.
    pub layer_black() = "Squares Black attacks";
    /// What the layer shows.
    pub layer_black_help() = "A dark corner at the upper right of each square where Black could capture.";
    /// The name of a layer.
    pub layer_danger() = "Pieces in danger";
    /// What the layer shows.
    pub layer_danger_help() = "A broken ring around each piece that is attacked and not sufficiently defended.";
    /// The name of a layer.
    pub layer_pins() = "Pins";
    /// What the layer shows.
    pub layer_pins_help() = "A diamond around each pinned piece and the piece that pins it.";
    /// The name of a layer.
    pub layer_checks() = "Checks";
    /// What the layer shows.
    pub layer_checks_help() = "A small diamond on each square from which check can be given now.";
    /// The name of a layer.
    pub layer_pawns() = "Weak and passed pawns";
    /// What the layer shows.
    pub layer_pawns_help() = "A bar under doubled, isolated and backward pawns, a dot above passed ones.";
    /// The name of a layer.
    pub layer_counts() = "Attackers and defenders";
    /// What the layer shows.
    pub layer_counts_help() = "Lists the attackers and defenders of the current square below the board.";
    /// The name of a layer.
    pub layer_castling() = "Castling";
    /// What the layer shows.
    pub layer_castling_help() = "Shows what castling still requires.";
    contest_piece(square, attackers, defenders) = "{square}: {attackers}; {defenders}.";
    contest_empty(square, white, black) = "{square}: {white}, {black}.";
    contest_attacked(pieces; count) = ["[[attacked]] by {count} ({pieces})", "[[attacked]] by {count} ({pieces})"];
    contest_not_attacked() = "not [[attacked]]";
    contest_defended(pieces; count) = ["[[defended]] by {count} ({pieces})", "[[defended]] by {count} ({pieces})"];
    contest_not_defended() = "not [[defended]]";
    contest_white(pieces; count) = ["[[commanded|attacked]] by {count} white piece ({pieces})", "[[commanded|attacked]] by {count} white pieces ({pieces})"];
    contest_white_none() = "[[commanded|attacked]] by no white piece";
    contest_black(pieces; count) = ["by {count} black piece ({pieces})", "by {count} black pieces ({pieces})"];
    contest_black_none() = "by no black piece";
}

/// A layer was switched on, with the squares that it shows, if it shows any on the board.
#[must_use]
pub fn layer_shown(layer: &str, squares: Option<Bitboard>) -> String {
    match squares {
        None => layer_on(layer),
        Some(squares) if squares.is_empty() => layer_none(layer),
        Some(squares) if squares.len() > MANY => layer_many(layer, squares.len()),
        Some(squares) => {
            let squares: Vec<Square> = squares.into_iter().collect();
            layer_squares(layer, &squares_list(&squares))
        }
    }
}

/// More squares than this are only counted.
const MANY: usize = 12;

/// The attackers and defenders of the piece on a square, or the pieces that command an empty one; `white` and
/// `black` are the pieces of both sides that look at it.
///
/// # Examples
///
/// ```
/// use rules::{Position, Square};
///
/// let position: Position = "4k3/8/5n2/8/4P3/3B4/8/4K3 w - - 0 1".parse()?;
/// let text = words::contest_text(&position, Square::E4, Square::D3.into(), Square::F6.into());
/// assert_eq!(
///     text.plain(),
///     "e4: attacked by 1 (knight on f6); defended by 1 (bishop on d3)."
/// );
/// let empty = words::contest_text(&position, Square::F5, Square::E4.into(), rules::Bitboard::EMPTY);
/// assert_eq!(
///     empty.plain(),
///     "f5: attacked by 1 white piece (pawn on e4), by no black piece."
/// );
/// # Ok::<(), rules::ParsePositionError>(())
/// ```
#[must_use]
pub fn contest_text(
    position: &Position,
    square: Square,
    white: Bitboard,
    black: Bitboard,
) -> Prose {
    let name = square_name(square);
    let some_or_none = |pieces: Bitboard, some: fn(&str, usize) -> String, none: fn() -> String| {
        if pieces.is_empty() {
            none()
        } else {
            some(&pieces_on(position, pieces), pieces.len())
        }
    };
    Prose::of(&match position.piece_at(square) {
        Some(piece) => {
            let (defenders, attackers) = piece.color.fold_wb((white, black), (black, white));
            let attackers = some_or_none(attackers, contest_attacked, contest_not_attacked);
            let defenders = some_or_none(defenders, contest_defended, contest_not_defended);
            contest_piece(&name, &attackers, &defenders)
        }
        None => {
            let white = some_or_none(white, contest_white, contest_white_none);
            let black = some_or_none(black, contest_black, contest_black_none);
            contest_empty(&name, &white, &black)
        }
    })
}
