//! The men: one drawing each, keyed by the man's id, so that the browser animates a move and a
//! captured man can fade.

use std::rc::Rc;

use rules::{Color, Piece, Square};
use web_sys::Element;
use yew::prelude::*;

use super::view::Man;

/// The drawing of a man, taken from the sprite in the page.
pub fn figure(class: Classes, piece: Piece) -> Html {
    let href = format!("#man-{}{}", piece.color.char(), piece.role.char());
    html! { <svg {class} viewBox="0 0 48 48" aria-hidden="true"><use href={href} /></svg> }
}

/// The men on the board together with those just captured.
#[derive(Clone, Debug, PartialEq)]
pub struct Stage {
    men: Rc<[Man]>,
    bottom: Color,
    captured: Vec<Man>,
    jumps: bool,
    serial: u32,
}

impl Stage {
    /// A first picture, with nothing to animate.
    #[must_use]
    pub fn new(men: Rc<[Man]>, bottom: Color) -> Self {
        Self {
            men,
            bottom,
            captured: Vec::new(),
            jumps: true,
            serial: 0,
        }
    }

    /// The picture after this one. Only what one move can do is animated: at most two men travel
    /// and one disappears. A turned board jumps, or all men would swarm over it.
    #[must_use]
    pub fn next(&self, men: &Rc<[Man]>, bottom: Color, animate: bool) -> Self {
        let before = |man: &Man| self.men.iter().find(|old| old.id == man.id);
        let moved = men
            .iter()
            .filter(|man| before(man).is_some_and(|old| old.square != man.square));
        let gone = |old: &&Man| men.iter().all(|man| man.id != old.id);
        let captured: Vec<Man> = self.men.iter().filter(gone).copied().collect();
        let jumps = !animate || bottom != self.bottom || moved.count() > 2 || captured.len() > 1;
        Self {
            men: Rc::clone(men),
            bottom,
            captured: if jumps { Vec::new() } else { captured },
            jumps,
            serial: self.serial.wrapping_add(1),
        }
    }

    /// Whether this picture already shows these men.
    #[must_use]
    pub fn shows(&self, men: &Rc<[Man]>, bottom: Color) -> bool {
        self.bottom == bottom && (Rc::ptr_eq(&self.men, men) || self.men == *men)
    }
}

/// Props of [`Men`].
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct MenProps {
    /// The men to show.
    pub men: Rc<[Man]>,
    /// The color at the bottom of the board.
    pub bottom: Color,
    /// Whether a change may be shown as movement.
    pub animate: bool,
    /// The square of the man held by the pointer.
    #[prop_or_default]
    pub lifted: Option<Square>,
    /// The square on which a man was just let go.
    #[prop_or_default]
    pub landed: Option<Square>,
    /// The square of the man that moved last: it travels above the others.
    #[prop_or_default]
    pub last_moved: Option<Square>,
}

/// All men.
#[component]
pub fn Men(props: &MenProps) -> Html {
    let stage = use_mut_ref(|| Stage::new(Rc::clone(&props.men), props.bottom));
    let node = use_node_ref();
    // The number of the last picture whose captured men have faded.
    let faded = use_state_eq(|| 0);
    // The number of the last picture that has jumped into place.
    let settled = use_state_eq(|| None);

    if !stage.borrow().shows(&props.men, props.bottom) {
        let next = stage.borrow().next(&props.men, props.bottom, props.animate);
        stage.replace(next);
    }
    let stage = stage.borrow();
    let jumping = stage.jumps && *settled != Some(stage.serial);
    {
        let (node, settled) = (node.clone(), settled.setter());
        use_effect_with((stage.serial, stage.jumps), move |&(serial, jumps)| {
            // Measuring makes the browser place the men now, so that what comes next may travel.
            let men = node.cast::<Element>().filter(|_| jumps);
            if men.map(|men| men.get_bounding_client_rect()).is_some() {
                settled.set(Some(serial));
            }
        });
    }
    let fading = if *faded == stage.serial {
        &[][..]
    } else {
        &stage.captured
    };

    let mut drawn: Vec<(Man, bool)> = stage.men.iter().map(|&man| (man, true)).collect();
    drawn.extend(fading.iter().map(|&man| (man, false)));
    // One order for life: a node that changes its place among its siblings loses its transition.
    let drawn = (0..=u8::MAX).filter_map(|id| drawn.iter().find(|(man, _)| man.id == id).copied());

    let onanimationend = {
        let (faded, serial) = (faded.setter(), stage.serial);
        Callback::from(move |_: AnimationEvent| faded.set(serial))
    };
    // Side and jump change with the men in one patch of one node: the scheduler may let the browser
    // paint between two components.
    html! {
        <div
            ref={node}
            class={classes!("men", jumping.then_some("jumping"))}
            data-bottom={stage.bottom.to_string()}
            aria-hidden="true"
            {onanimationend}
        >
            { for drawn.map(|(man, alive)| draw(man, alive, props)) }
        </div>
    }
}

fn draw(man: Man, alive: bool, props: &MenProps) -> Html {
    let here = |square: Option<Square>| alive && square == Some(man.square);
    let (file, rank) = (man.square.index() % 8, man.square.index() / 8);
    let class = classes!(
        if alive { "man" } else { "captured" },
        format!("f{file}"),
        format!("r{rank}"),
        here(props.lifted).then_some("lifted"),
        here(props.landed).then_some("landed"),
        here(props.last_moved).then_some("moved"),
    );
    let (color, role) = (man.piece.color.char(), man.piece.role.char());
    html! {
        <svg
            key={man.id}
            {class}
            part="piece"
            viewBox="0 0 48 48"
            data-square={alive.then(|| man.square.to_string())}
            data-piece={alive.then(|| format!("{color}{}", role.to_ascii_uppercase()))}
        >
            <use href={format!("#man-{color}{role}")} />
        </svg>
    }
}

#[cfg(test)]
mod tests;
