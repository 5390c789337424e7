//! What the texts say on one topic, side by side, with a board for the example of one of them.

use std::rc::Rc;

use board::{Board, BoardEvent, BoardKey, Movable};
use conduct::{Article, Example, Irregularity, Memory, Noticed, Pace, Relation, Source, Topic};
use rules::{Color, Move};
use ui::Request;
use ui::links;
use ui::platform::focus;
use ui::settings::Settings;
use wasm_bindgen::JsCast;
use web_sys::HtmlInputElement;
use yew::{
    Callback, Html, InputEvent, Properties, classes, component, html, use_effect_with, use_memo,
    use_state, use_state_eq,
};

use super::articles_on;
use super::exhibit::Exhibit;

/// Props of [`TopicPage`].
#[derive(Clone, Debug, PartialEq, Properties)]
pub(super) struct TopicPageProps {
    /// The topic.
    pub(super) topic: Topic,
    /// The user's settings, which hold for examples too.
    pub(super) settings: Settings,
    /// Receives what is to be said.
    pub(super) send: Callback<Request>,
}

/// A topic.
#[component]
pub(super) fn TopicPage(props: &TopicPageProps) -> Html {
    let topic = props.topic;
    let all = use_memo(topic, |&topic| articles_on(topic));
    let tried = use_state_eq(|| first_example(&all));
    let presses = use_state_eq(|| 0_u32);
    use_effect_with(*presses, |&presses| {
        // On a phone the board is below the texts.
        if presses > 0 {
            focus::bring_into_view(".exhibit");
        }
    });
    let told = |article: &&Article| article.relation != Relation::Silent;
    let silent: Vec<String> = all
        .iter()
        .filter(|article| !told(article))
        .map(|article| words::law_source_name(article.source))
        .collect();
    let shown = tried.and_then(|source| all.iter().find(|article| article.source == source));
    let article = |article: &Article| {
        let source = article.source;
        let is_tried = *tried == Some(source);
        let onclick = {
            let (tried, presses) = (tried.setter(), presses.clone());
            Callback::from(move |_| {
                tried.set(Some(source));
                presses.set(*presses + 1);
            })
        };
        html! {
            <li key={source.name()} class={classes!("law", article.relation.name(), is_tried.then_some("tried"))}>
                <h3>{ words::law_source_name(source) }</h3>
                <p class="relation">{ words::law_relation(article.relation) }</p>
                <p>{ words::law_sentence(article) }</p>
                <p class="place">{ words::law_place(article.place) }</p>
                if article.example.is_some() {
                    <button type="button" aria-pressed={is_tried.to_string()} {onclick}>{ words::law_try() }</button>
                }
            </li>
        }
    };
    html! {
        <main class="laws">
            <nav aria-label={words::laws_neighbors_label()}>
                <a class="button" href={links::LAWS}>{ words::laws_all_topics() }</a>
                { for neighbors(topic).into_iter().flatten().map(|other| html! {
                    <a href={links::law(other.name())}>{ words::law_topic(other) }</a>
                }) }
            </nav>
            <h2 tabindex="-1">{ words::law_topic(topic) }</h2>
            <div class="law-desk">
                <div>
                    <ul class="law-list">{ for all.iter().filter(told).map(article) }</ul>
                    if !silent.is_empty() {
                        <p class="silent">{ words::law_silent_texts(&silent.join("; ")) }</p>
                    }
                </div>
                if let Some((article, example)) = shown.and_then(|it| Some((it, it.example?))) {
                    <Exhibition key={article.source.name()} source={article.source} example={Rc::new(example)}
                        settings={props.settings} send={props.send.clone()} />
                }
            </div>
        </main>
    }
}

fn first_example(articles: &[Article]) -> Option<Source> {
    let mut with = articles.iter().filter(|article| article.example.is_some());
    with.next().map(|article| article.source)
}

/// The topics before and after.
fn neighbors(topic: Topic) -> [Option<Topic>; 2] {
    let place = Topic::ALL.iter().position(|other| *other == topic);
    let at = |place: Option<usize>| Topic::ALL.get(place?).copied();
    [
        at(place.and_then(|place| place.checked_sub(1))),
        at(place.map(|place| place + 1)),
    ]
}

/// Props of [`Exhibition`].
#[derive(Clone, Debug, PartialEq, Properties)]
struct ExhibitionProps {
    source: Source,
    example: Rc<Example>,
    settings: Settings,
    send: Callback<Request>,
}

/// What is on the board of an example.
#[derive(Clone, Debug, Default, PartialEq)]
struct Shown {
    /// How many moves of its line were played.
    plies: usize,
    /// The move that was tried.
    played: Option<Move>,
    /// What is said of it.
    said: String,
}

/// An example to try.
#[component]
fn Exhibition(props: &ExhibitionProps) -> Html {
    let exhibit = use_memo(props.example.clone(), |example| Exhibit::of(example));
    let shown = use_state(Shown::default);
    let bottom = use_state(|| None::<Color>);
    let happens = words::law_example_happens(&props.example);
    let follows = words::law_example_follows(&props.example);
    let Some(exhibit) = exhibit.as_ref() else {
        return html! {
            <section class="exhibit" aria-label={words::law_board_label(&words::law_source_name(props.source))}>
                <p>{ happens }</p>
                if let Example::Found { irregularity, noticed, memory, .. } = *props.example {
                    <Finding source={props.source} {irregularity} {noticed} {memory} />
                } else {
                    <p class="follows" role="status">{ follows }</p>
                }
            </section>
        };
    };
    let base = exhibit.position(shown.plies);
    let position = shown.played.map_or(base, |mv| base.play_unchecked(mv));
    let is_at_end = shown.plies == exhibit.line.len();
    let can_move = is_at_end && shown.played.is_none();
    let set = {
        let (shown, send) = (shown.setter(), props.send.clone());
        move |next: Shown| {
            if !next.said.is_empty() {
                send.emit(Request::Say(next.said.as_str().into()));
            }
            shown.set(next);
        }
    };
    let step = {
        let (set, now) = (set.clone(), (*shown).clone());
        let next = exhibit.line.get(shown.plies).copied();
        Callback::from(move |_| match next {
            Some(mv) => set(Shown {
                plies: now.plies + 1,
                played: None,
                said: words::move_announcement(&base, mv),
            }),
            None => set(Shown::default()),
        })
    };
    let on_event = {
        let (set, now) = (set.clone(), (*shown).clone());
        let (bottom, orientation) = (bottom.setter(), orientation(*bottom, &exhibit.start));
        let allowed = Rc::clone(&exhibit.allowed);
        let follows = follows.clone();
        Callback::from(move |event: BoardEvent| match event {
            BoardEvent::Key(BoardKey::Flip) => bottom.set(Some(orientation.other())),
            BoardEvent::Attempt(attempt) if can_move => {
                let found = base.find_move(attempt.from, attempt.to, attempt.promotion);
                let played = found
                    .as_ref()
                    .ok()
                    .copied()
                    .filter(|mv| allowed.contains(mv));
                let said = match (&found, played) {
                    (_, Some(mv)) => words::move_announcement(&base, mv),
                    (Ok(_), None) => words::law_not_now(&follows),
                    (Err(reason), None) => words::illegal_text(&base, reason),
                };
                set(Shown {
                    plies: now.plies,
                    played,
                    said,
                });
            }
            _ => {}
        })
    };
    let reset = Callback::from(move |_| set(Shown::default()));
    let marked = if shown.plies == 0 && shown.played.is_none() {
        exhibit.marked
    } else {
        Default::default()
    };
    let last = shown
        .played
        .or_else(|| exhibit.line.get(shown.plies.checked_sub(1)?).copied());
    html! {
        <section class="exhibit" aria-label={words::law_board_label(&words::law_source_name(props.source))}>
            <div class="exhibit-board">
                <Board
                    board={position.board()} legal={if can_move { base.legal_moves().iter().copied().collect() } else { Rc::<[Move]>::from([]) }}
                    turn={position.turn()} movable={if can_move { Movable::Turn } else { Movable::None }}
                    last_move={last.map(|mv| (mv.from(), mv.to()))}
                    check={position.is_check().then(|| position.king(position.turn()))}
                    position_key={(shown.plies * 2 + usize::from(shown.played.is_some())) as u64}
                    orientation={orientation(*bottom, &exhibit.start)} coordinates={props.settings.coordinates}
                    auto_queen={props.settings.auto_queen} drawing={Rc::default()} {marked}
                    label={words::diagram_label(orientation(*bottom, &exhibit.start))} {on_event}
                />
            </div>
            <p>{ happens }</p>
            if !follows.is_empty() {
                <p class="follows">{ follows }</p>
            }
            <p class="answer" role="status">{ shown.said.clone() }</p>
            if !exhibit.line.is_empty() {
                <button type="button" class="primary" onclick={step}>
                    { if is_at_end { words::law_set_up_again() } else { words::law_next_move() } }
                </button>
            } else if *shown != Shown::default() {
                <button type="button" onclick={reset}>{ words::law_set_up_again() }</button>
            }
        </section>
    }
}

/// The side at the bottom: the one to move, until the board is turned.
fn orientation(chosen: Option<Color>, start: &rules::Position) -> Color {
    chosen.unwrap_or_else(|| start.turn())
}

/// Props of [`Finding`].
#[derive(Clone, Debug, PartialEq, Properties)]
struct FindingProps {
    source: Source,
    irregularity: Irregularity,
    noticed: Noticed,
    memory: Memory,
}

/// Something that was wrong, and what becomes of the game when it is found after more or fewer moves.
#[component]
fn Finding(props: &FindingProps) -> Html {
    let noticed = use_state_eq(|| props.noticed);
    let oninput = {
        let noticed = noticed.setter();
        Callback::from(move |event: InputEvent| {
            let field = event.target().and_then(|it| it.dyn_into().ok());
            let moves = field.and_then(|field: HtmlInputElement| field.value().parse().ok());
            if let Some(moves) = moves.filter(|moves| *moves <= MOST_MOVES) {
                noticed.set(Noticed {
                    one: moves,
                    other: moves,
                });
            }
        })
    };
    let code = props.source.code();
    let remedy = props
        .irregularity
        .remedy(code, Pace::Standard, *noticed, props.memory);
    html! {
        <>
            <p>
                <label for="law-found">{ words::law_found_after() }</label>
                <input id="law-found" type="number" min="0" max={MOST_MOVES.to_string()} inputmode="numeric"
                    value={noticed.other.to_string()} {oninput} />
            </p>
            <p class="follows" role="status">{ words::law_remedy(remedy) }</p>
        </>
    }
}

/// No text speaks of more moves than this.
const MOST_MOVES: u32 = 100;
