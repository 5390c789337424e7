//! The laws, then and now: a table of all topics, and a page for each with what every text says and
//! an example to try below it.

mod appeal;
mod exhibit;
mod exhibition;
mod finding;
mod games;
mod topic;

use std::str::FromStr;

use conduct::{Article, Relation, Source, Topic, articles};
use ui::PageProps;
use ui::links;
use ui::platform::focus;
use ui::request::PageName;
use ui::route::Route;
use ui::site::use_page_name;
use ui::use_pulse;
use yew::{Html, component, html};

use topic::TopicPage;

/// The heading of the page.
const HEADING: &str = "main.laws h2";

/// The page; it draws nothing while another is shown.
#[component]
pub fn Laws(props: &PageProps) -> Html {
    use_page_name(props.route.as_ref().map(name), props);
    let route = props.route.clone();
    use_pulse(&props.arrivals, {
        let is_shown = route.is_some();
        move |()| {
            if is_shown {
                focus::focus(HEADING);
            }
        }
    });
    match &route {
        None => Html::default(),
        Some(route) => match topic_of(route) {
            Some(topic) => html! {
                <TopicPage key={topic.name()} {topic} settings={props.settings} send={props.send.clone()} />
            },
            None => contents(),
        },
    }
}

/// The topic that an address names; all topics if it names none.
fn topic_of(route: &Route) -> Option<Topic> {
    Topic::from_str(&route.place).ok()
}

fn name(route: &Route) -> PageName {
    let name = topic_of(route).map_or_else(words::laws_title, words::law_topic);
    PageName {
        tab: words::page_title(&name).into(),
        spoken: name.into(),
    }
}

/// Everything the texts say on one topic.
fn articles_on(topic: Topic) -> Vec<Article> {
    let all = articles().into_iter();
    all.filter(|article| article.topic == topic).collect()
}

/// The term of the glossary that is nearest to a topic.
fn term_of(topic: Topic) -> &'static str {
    match topic {
        Topic::SetUp => "starting-position",
        Topic::Touch | Topic::ImpossibleTouch | Topic::SeveralTouched | Topic::Release => {
            "touch-move"
        }
        Topic::Adjusting => "jadoube",
        Topic::FoundLater => "illegal-move",
        Topic::DroppedPiece => "annulled-game",
        Topic::RookFirst => "castling",
        Topic::NeglectedCheck => "check",
        Topic::LackOfForce => "insufficient-material",
        Topic::Repetition => "threefold-repetition",
        Topic::FiftyMoves => "fifty-move-rule",
        Topic::Agreement => "draw-by-agreement",
        Topic::Resignation => "resign",
        Topic::Series => "first-move",
        _ => topic.name(),
    }
}

/// The topics that say what the laws make of a term of the glossary.
pub(crate) fn topics_of(term: &str) -> impl Iterator<Item = Topic> {
    let all = Topic::ALL.into_iter();
    all.filter(move |topic| term_of(*topic) == term)
}

fn contents() -> Html {
    let source = |source: Source| {
        html! { <><dt>{ words::law_source_name(source) }</dt><dd>{ words::law_source_note(source) }</dd></> }
    };
    let column =
        |source: &Source| html! { <th scope="col">{ words::law_source_name(*source) }</th> };
    html! {
        <main class="laws">
            <h2 tabindex="-1">{ words::laws_title() }</h2>
            <p>{ words::laws_intro() }</p>
            <h3>{ words::laws_topics_title() }</h3>
            <div class="laws-table" tabindex="0" role="region" aria-label={words::laws_table_caption()}>
                <table>
                    <caption class="visually-hidden">{ words::laws_table_caption() }</caption>
                    <thead>
                        <tr><th scope="col">{ words::laws_topic_column() }</th>{ for Source::ALL.iter().map(column) }</tr>
                    </thead>
                    <tbody>{ for Topic::ALL.iter().copied().map(row) }</tbody>
                </table>
            </div>
            <h3>{ words::laws_sources_title() }</h3>
            <dl>{ for Source::ALL.iter().copied().map(source) }</dl>
        </main>
    }
}

/// A topic with how each text stands to today's laws.
fn row(topic: Topic) -> Html {
    let cell = |article: &Article| match article.relation {
        Relation::Silent => html! {
            <td><span aria-hidden="true">{ "\u{2013}" }</span><span class="visually-hidden">{ words::law_says_nothing() }</span></td>
        },
        relation => html! { <td class={relation.name()}>{ words::law_relation(relation) }</td> },
    };
    html! {
        <tr>
            <th scope="row"><a href={links::law(topic.name())}>{ words::law_topic(topic) }</a></th>
            { for articles_on(topic).iter().map(cell) }
        </tr>
    }
}

#[cfg(test)]
mod tests {
    use words::Glossary;

    use super::*;

    #[test]
    fn every_topic_has_a_term_which_leads_back_to_it() {
        let text = include_str!("../../public/glossary/en.txt");
        let glossary = Glossary::parse(text).expect("the committed text is read");
        for topic in Topic::ALL {
            let term = term_of(topic);
            assert!(glossary.find(term).is_some(), "{term}");
            assert!(topics_of(term).any(|other| other == topic), "{term}");
        }
        assert_eq!(topics_of("fork").count(), 0);
    }
}
