//! What can be done with a board elsewhere: it is set up anew, played on against the computer, or
//! copied into another page.

use course::{Chess, page};
use element::{Attribute, Mode, Snippet};
use rules::{AnyPosition, Color, Setup};
use ui::platform::clipboard;
use ui::{Request, handover, links};
use yew::{
    AttrValue, Callback, Html, MouseEvent, Properties, component, html, use_effect_with,
    use_state_eq,
};

/// The ways that lead from a board as it stands.
///
/// Without a block it is a board that no author has written.
pub(crate) fn ways(
    setup: &Setup,
    bottom: Color,
    chess: Option<&Chess>,
    send: &Callback<Request>,
) -> Html {
    let fen = setup.to_string();
    let ground = AnyPosition::of(setup);
    let can_go_on = ground.position().is_some() && !ground.moves().is_empty();
    let play = {
        let link = links::play(&fen);
        send.reform(move |_: MouseEvent| {
            handover::put_computer();
            Request::Visit(link.as_str().into())
        })
    };
    html! {
        <>
            <a class="button" href={links::analyse(&fen)}>{ words::learn_analyse() }</a>
            if can_go_on {
                <button type="button" class="play-on" onclick={play}>{ words::learn_play_on() }</button>
            }
            if let Some(tag) = tag(&fen, bottom, chess) {
                <CopyButton text={tag} name={words::learn_copy()} class="copy-tag" {send} />
            }
        </>
    }
}

/// The tag of a board for another page: a diagram as it stands, a line with all its moves.
fn tag(fen: &str, bottom: Color, chess: Option<&Chess>) -> Option<String> {
    let mut snippet = match chess {
        Some(chess) => page::board(chess)?.snippet,
        None => {
            let mut diagram = Snippet::default();
            diagram.set(Attribute::Mode, Some(Mode::Diagram.name()));
            diagram
        }
    };
    if snippet.get_named("pgn").is_none() {
        snippet.set_named("fen", Some(fen));
    }
    let side = bottom.fold_wb("white", "black");
    if bottom == Color::Black || snippet.get_named("orientation").is_some() {
        snippet.set_named("orientation", Some(side));
    }
    Some(snippet.to_element(None))
}

/// Props of [`CopyButton`].
#[derive(Clone, Debug, Properties, PartialEq)]
pub(crate) struct CopyProps {
    /// What is copied.
    pub(crate) text: AttrValue,
    /// The name of the button.
    pub(crate) name: AttrValue,
    /// Its class.
    #[prop_or_default]
    pub(crate) class: Option<&'static str>,
    /// Whether the text stands beside it anyway.
    #[prop_or_default]
    pub(crate) is_in_sight: bool,
    /// Receives what is to be said.
    pub(crate) send: Callback<Request>,
}

/// A button that copies a text, and shows and says whether that was possible; where it was not, as on
/// pages that are not served securely, the text stands there to be copied by hand.
#[component]
pub(crate) fn CopyButton(props: &CopyProps) -> Html {
    let done = use_state_eq(|| None::<bool>);
    use_effect_with(props.text.clone(), {
        let set = done.setter();
        move |_| set.set(None)
    });
    let copy = {
        let (set, text) = (done.setter(), props.text.clone());
        let say = props
            .send
            .reform(|done: bool| Request::Say(words::copied(done).into()));
        Callback::from(move |_: MouseEvent| {
            let (set, say) = (set.clone(), say.clone());
            let heard = move |done: bool| {
                set.set(Some(done));
                say.emit(done);
            };
            clipboard::copy(&text, Callback::from(heard));
        })
    };
    html! {
        <>
            <button type="button" class={props.class} onclick={copy}>{ props.name.clone() }</button>
            if let Some(done) = *done {
                // It is said elsewhere.
                <span class="copied" aria-hidden="true">{ words::copied(done) }</span>
            }
            if *done == Some(false) && !props.is_in_sight {
                <textarea class="to-copy" rows="3" readonly=true aria-label={props.name.clone()} value={props.text.clone()} />
            }
        </>
    }
}

#[cfg(test)]
mod tests {
    use rules::Color;

    use super::tag;
    use crate::tests::COURSE;

    #[test]
    fn a_board_is_copied_as_it_stands() {
        let lesson = COURSE.iter().find(|(address, _)| address == "check/check");
        let (_, lesson) = lesson.expect("there is such a lesson");
        let chess = lesson.chess().next().expect("it has a diagram");
        let tag =
            tag("8/8/8/8/8/8/8/8 w - - 0 1", Color::Black, Some(chess)).expect("it is a board");
        for part in [
            "<jadoube-board",
            "fen=\"8/8/8/8/8/8/8/8 w - - 0 1\"",
            "arrows=\"red:e1e8\"",
            "orientation=\"black\"",
        ] {
            assert!(tag.contains(part), "{part}: {tag}");
        }
    }

    #[test]
    fn a_changed_board_of_a_line_is_copied_as_a_diagram() {
        let tag = tag("8/8/8/8/8/8/8/8 w - - 0 1", Color::White, None);
        let read = element::Snippet::read(&tag.expect("it is a board")).expect("it is read");
        assert_eq!(read.mode(), element::Mode::Diagram);
        assert_eq!(read.get_named("fen"), Some("8/8/8/8/8/8/8/8 w - - 0 1"));
    }
}
