//! What the texts say on one topic, side by side, with a board for the example of one of them.

use std::rc::Rc;

use conduct::{Article, Relation, Source, Topic};
use ui::Request;
use ui::links;
use ui::platform::focus;
use ui::settings::Settings;
use yew::{
    Callback, Html, Properties, classes, component, html, use_effect_with, use_memo, use_state_eq,
};

use super::exhibition::Exhibition;
use super::{articles_on, term_of};

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
    let speaks = |article: &&Article| article.relation != Relation::Silent;
    let silent: Vec<String> = all
        .iter()
        .filter(|article| !speaks(article))
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
                <a href={links::term(term_of(topic))}>{ words::glossary_title() }</a>
            </nav>
            <h2 tabindex="-1">{ words::law_topic(topic) }</h2>
            <div class="law-desk">
                <div>
                    <ul class="law-list">{ for all.iter().filter(speaks).map(article) }</ul>
                    if !silent.is_empty() {
                        <p class="silent">{ words::law_silent_texts(&silent.join("; ")) }</p>
                    }
                    { lessons(topic) }
                </div>
                if let Some((article, example)) = shown.and_then(|it| Some((it, it.example?))) {
                    <Exhibition key={article.source.name()} source={article.source} example={Rc::new(example)}
                        settings={props.settings} send={props.send.clone()} />
                }
            </div>
        </main>
    }
}

/// The lessons that lead here.
fn lessons(topic: Topic) -> Html {
    let lesson = |(address, title): (&str, String)| {
        html! { <li><a href={links::lesson(address)}>{ title }</a></li> }
    };
    html! {
        <section class="lessons-of">
            <h3>{ words::glossary_lessons_title() }</h3>
            <ul>{ for words::law_lessons(topic).map(lesson) }</ul>
        </section>
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
