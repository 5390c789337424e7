//! The pieces: one drawing each, keyed by the number of the piece, so that the browser animates a
//! move and a captured piece can fade.

use rules::{Board, Color, Piece, Square};
use web_sys::Element;
use yew::prelude::*;

use super::placed::{PlacedPiece, arranged};

/// The drawing of a piece, taken from the sprite in the page.
pub fn figure(class: Classes, piece: Piece) -> Html {
    let href = format!("#piece-{}{}", piece.color.char(), piece.role.char());
    html! { <svg {class} viewBox="0 0 48 48" aria-hidden="true"><use href={href} /></svg> }
}

/// The pieces on the board together with those just captured, and how they got there.
#[derive(Clone, Debug, PartialEq)]
pub struct PieceTransition {
    board: Board,
    bottom: Color,
    pieces: Vec<PlacedPiece>,
    captured: Vec<PlacedPiece>,
    jumps: bool,
    serial: u32,
}

impl PieceTransition {
    /// A first picture, with nothing to animate.
    #[must_use]
    pub fn new(board: Board, bottom: Color) -> Self {
        Self {
            board,
            bottom,
            pieces: arranged(&[], &board),
            captured: Vec::new(),
            jumps: true,
            serial: 0,
        }
    }

    /// The picture after this one. Only what one move can do is animated: at most two pieces
    /// travel and one disappears. A turned board jumps, or all pieces would swarm over it.
    #[must_use]
    pub fn next(&self, board: Board, bottom: Color, animate: bool) -> Self {
        let pieces = arranged(&self.pieces, &board);
        let before = |placed: &PlacedPiece| self.pieces.iter().find(|old| old.id == placed.id);
        let moved = pieces
            .iter()
            .filter(|placed| before(placed).is_some_and(|old| old.square != placed.square));
        let moved = moved.count();
        let is_gone = |old: &&PlacedPiece| pieces.iter().all(|placed| placed.id != old.id);
        let captured: Vec<PlacedPiece> = self.pieces.iter().filter(is_gone).copied().collect();
        let jumps = !animate || bottom != self.bottom || moved > 2 || captured.len() > 1;
        Self {
            board,
            bottom,
            pieces,
            captured: if jumps { Vec::new() } else { captured },
            jumps,
            serial: self.serial.wrapping_add(1),
        }
    }

    /// Whether this picture already shows a board.
    #[must_use]
    pub fn shows(&self, board: &Board, bottom: Color) -> bool {
        self.bottom == bottom && self.board == *board
    }
}

/// Props of [`Pieces`].
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct PiecesProps {
    /// What to show.
    pub board: Board,
    /// The color at the bottom of the board.
    pub bottom: Color,
    /// Whether a change may be shown as movement.
    pub animate: bool,
    /// The square of the piece held by the pointer.
    #[prop_or_default]
    pub lifted: Option<Square>,
    /// The square on which a piece was just dropped.
    #[prop_or_default]
    pub landed: Option<Square>,
    /// The square of the piece that moved last: it travels above the others.
    #[prop_or_default]
    pub last_moved: Option<Square>,
}

/// All pieces.
#[component]
pub fn Pieces(props: &PiecesProps) -> Html {
    let transition = use_mut_ref(|| PieceTransition::new(props.board, props.bottom));
    let node = use_node_ref();
    // The number of the last picture whose captured pieces have faded.
    let faded = use_state_eq(|| 0);
    // The number of the last picture that has jumped into place.
    let settled = use_state_eq(|| None);

    if !transition.borrow().shows(&props.board, props.bottom) {
        let next = transition
            .borrow()
            .next(props.board, props.bottom, props.animate);
        transition.replace(next);
    }
    let transition = transition.borrow();
    let jumping = transition.jumps && *settled != Some(transition.serial);
    {
        let (node, settled) = (node.clone(), settled.setter());
        use_effect_with(
            (transition.serial, transition.jumps),
            move |&(serial, jumps)| {
                // Measuring makes the browser place the pieces now, so that what comes next may travel.
                let pieces = node.cast::<Element>().filter(|_| jumps);
                if pieces
                    .map(|pieces| pieces.get_bounding_client_rect())
                    .is_some()
                {
                    settled.set(Some(serial));
                }
            },
        );
    }
    let fading = if *faded == transition.serial {
        &[][..]
    } else {
        &transition.captured
    };

    let mut drawn: Vec<(PlacedPiece, bool)> = transition
        .pieces
        .iter()
        .map(|&placed| (placed, true))
        .collect();
    drawn.extend(fading.iter().map(|&placed| (placed, false)));
    // The order never changes: a node that is moved among its siblings loses its transition.
    let drawn =
        (0..=u8::MAX).filter_map(|id| drawn.iter().find(|(placed, _)| placed.id == id).copied());

    let onanimationend = {
        let (faded, serial) = (faded.setter(), transition.serial);
        Callback::from(move |_: AnimationEvent| faded.set(serial))
    };
    // Side and jump change with the pieces in one patch of one node: the scheduler may let the browser
    // paint between two components.
    html! {
        <div
            ref={node}
            class={classes!("pieces", jumping.then_some("jumping"))}
            data-bottom={transition.bottom.to_string()}
            aria-hidden="true"
            {onanimationend}
        >
            { for drawn.map(|(placed, alive)| draw(placed, alive, props)) }
        </div>
    }
}

fn draw(placed: PlacedPiece, alive: bool, props: &PiecesProps) -> Html {
    let here = |square: Option<Square>| alive && square == Some(placed.square);
    let (file, rank) = (placed.square.index() % 8, placed.square.index() / 8);
    let class = classes!(
        if alive { "piece" } else { "captured" },
        format!("f{file}"),
        format!("r{rank}"),
        here(props.lifted).then_some("lifted"),
        here(props.landed).then_some("landed"),
        here(props.last_moved).then_some("moved"),
    );
    let (color, role) = (placed.piece.color.char(), placed.piece.role.char());
    html! {
        <svg
            key={placed.id}
            {class}
            part="piece"
            viewBox="0 0 48 48"
            data-square={alive.then(|| placed.square.to_string())}
            data-piece={alive.then(|| format!("{color}{}", role.to_ascii_uppercase()))}
        >
            <use href={format!("#piece-{color}{role}")} />
        </svg>
    }
}

#[cfg(test)]
mod tests;
