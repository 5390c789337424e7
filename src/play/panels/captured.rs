//! What one side has captured, and how far ahead it is.

use rules::{Color, Role};
use yew::{Html, classes, html};

use ui::panels::figurine::figurine;

/// One player's line above or below the board.
#[derive(Clone, Debug, PartialEq)]
pub struct Player {
    /// Whose line it is.
    pub color: Color,
    /// The kinds of the pieces captured by this side, strongest first.
    pub captured: Vec<Role>,
    /// How far this side is ahead, in pawns; shown when above zero.
    pub ahead: i32,
    /// Whether this side has a rook for a bishop or a knight.
    pub is_exchange_up: bool,
    /// Whether it is this side's turn in a game that goes on.
    pub to_move: bool,
    /// The name of the player, and in a game for two the clock.
    pub bar: Option<Html>,
}

/// The name of a side, the pieces it captured, and its lead.
pub fn player(player: &Player) -> Html {
    let Player {
        color,
        ref captured,
        ahead,
        is_exchange_up,
        to_move,
        ref bar,
    } = *player;
    let id = color.fold_wb("captured-white", "captured-black");
    let spoken = words::captured_text(color, captured, ahead);
    html! {
        <div class={classes!("player", color.fold_wb("white", "black"))} data-turn={to_move.to_string()}>
            <span class="name">{ words::color_name(color) }</span>
            <span {id} class="captured">
                <span class="visually-hidden">{ spoken }</span>
                { for captured.iter().map(|&role| figurine(role)) }
                if ahead > 0 {
                    <span class="difference" aria-hidden="true">{ ["+", &ahead.to_string()].concat() }</span>
                }
                if is_exchange_up {
                    <span class="difference">{ words::exchange_up() }</span>
                }
            </span>
            { for bar.clone() }
        </div>
    }
}
