//! The page as it is looked at before it is printed.

use std::rc::Rc;

use moves::fraction::fraction;
use picture::{Background, Options, Palette, data_url, svg};
use record::{GameResult, NodeId, Record};
use rules::{Color, Position};
use ui::platform;
use yew::{AttrValue, Callback, Html, Properties, component, html, use_effect_with, use_node_ref};

use super::blocks::{Block, Row, blocks, spelled};
use super::figures;
use crate::export::diagram;
use crate::export::text::{Form, Item, Scope, Spelled, marks, number_text, occasion, players};

/// The game and how it is set.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct PaperPageProps {
    /// The game.
    pub record: Rc<Record>,
    /// How the moves are written and set down.
    pub form: Form,
    /// How much of the record is printed.
    pub scope: Scope,
    /// The side at the bottom of the diagrams.
    pub bottom: Color,
    /// The name of the opening, if it is known.
    #[prop_or_default]
    pub opening: Option<AttrValue>,
    /// Whether it is printed as soon as it is shown.
    #[prop_or_default]
    pub at_once: bool,
    /// Leads back to the page that the game came from.
    pub on_close: Callback<()>,
}

/// A page of a book with two buttons above it. What is printed is the page alone: the styles for
/// paper leave out whatever neither holds it nor lies in it.
#[component]
pub fn PaperPage(props: &PaperPageProps) -> Html {
    let heading = use_node_ref();
    let at_once = props.at_once;
    use_effect_with((), {
        let heading = heading.clone();
        move |()| {
            if let Some(element) = heading.cast::<web_sys::HtmlElement>() {
                // A heading that cannot take the focus leaves it at the beginning of the page.
                let _ = element.focus();
            }
            if at_once {
                platform::print();
            }
        }
    });
    let record = &*props.record;
    let spelled = spelled(record, props.form);
    let draw = |block: Block| draw(block, props, &spelled);
    html! {
        <main class="book-desk" aria-label={words::print_page_label()}>
            <div class="choices side-by-side">
                <button type="button" onclick={props.on_close.reform(|_| ())}>{ words::button_back() }</button>
                <button type="button" class="primary" onclick={|_| platform::print()}>{ words::button_print() }</button>
            </div>
            <article class="paper">
                <header>
                    <h2 ref={heading} tabindex="-1">{ players(record).unwrap_or_else(words::print_untitled) }</h2>
                    if let Some(occasion) = occasion(record) {
                        <p class="occasion">{ occasion }</p>
                    }
                    if let Some(opening) = &props.opening {
                        <p class="opening-name">{ opening }</p>
                    }
                </header>
                if *record.start() != Position::default() {
                    { figure(props, Record::ROOT) }
                }
                { for blocks(record, props.form, props.scope).into_iter().map(draw) }
                { result(record.result()) }
            </article>
        </main>
    }
}

fn draw(block: Block, props: &PaperPageProps, spelled: &Spelled) -> Html {
    match block {
        Block::Line(items) => html! { <p class="line">{ run(&items, props, spelled) }</p> },
        Block::Remark(items) => html! { <p class="remark">{ run(&items, props, spelled) }</p> },
        Block::Rows(rows) => table(&rows, props, spelled),
        Block::Fractions(columns) => html! {
            <p class="fractions">{ for columns.iter().map(|it| fraction(it, figures::set)) }</p>
        },
        Block::Sentence { depth: 0, sentence } => html! { <p class="comment">{ sentence }</p> },
        Block::Sentence { sentence, .. } => html! { <p class="comment aside">{ sentence }</p> },
        Block::Diagram(node) => figure(props, node),
    }
}

/// Items one after another, with spaces where a printer sets them.
fn run(items: &[Item], props: &PaperPageProps, spelled: &Spelled) -> Html {
    let mut parts = Vec::new();
    let mut is_glued = true;
    for it in items {
        if !is_glued && *it != Item::Close {
            parts.push(html! { { " " } });
        }
        parts.push(item(it, props, spelled));
        is_glued = matches!(it, Item::Open | Item::Number(_));
    }
    parts.into_iter().collect()
}

fn item(item: &Item, props: &PaperPageProps, spelled: &Spelled) -> Html {
    match item {
        // A number and its move stay on one line.
        Item::Number(node) => html! {
            <span class="number">{ number_text(&props.record, *node) }{ '\u{a0}' }</span>
        },
        Item::Move(node) => played(*node, props, spelled),
        Item::Comment(text) => html! { { text } },
        Item::Open => html! { { '(' } },
        Item::Close => html! { { ')' } },
        Item::Diagram(_) => Html::default(),
    }
}

fn played(node: NodeId, props: &PaperPageProps, spelled: &Spelled) -> Html {
    let signs = match props.scope {
        Scope::Everything => marks(&props.record, node),
        Scope::Moves => String::new(),
    };
    html! { <span class="played">{ figures::set(spelled.of(node)) }{ signs }</span> }
}

fn table(rows: &[Row], props: &PaperPageProps, spelled: &Spelled) -> Html {
    let cell = |node: Option<NodeId>| match node {
        Some(node) => played(node, props, spelled),
        None => html! { { "…" } },
    };
    let row = |row: &Row| {
        html! {
            <tr>
                <th scope="row">{ row.number }{ '.' }</th>
                <td>{ cell(row.white) }</td>
                <td>{ row.black.map(|node| cell(Some(node))) }</td>
            </tr>
        }
    };
    let [white, black] = Color::ALL.map(words::color_name);
    html! {
        <table class="rows">
            <thead class="visually-hidden">
                <tr><td /><th scope="col">{ white }</th><th scope="col">{ black }</th></tr>
            </thead>
            <tbody>{ for rows.iter().map(row) }</tbody>
        </table>
    }
}

fn figure(props: &PaperPageProps, node: NodeId) -> Html {
    let options = Options {
        palette: Palette::Print,
        background: Background::Clear,
        last_move: None,
        check: None,
        square: 32,
        ..diagram(&props.record, node, props.bottom)
    };
    let drawn = svg(&props.record.position(node).to_setup(), &options);
    html! {
        <figure>
            <img src={data_url(&drawn)} alt={options.description.clone()} />
            <figcaption>{ options.title }</figcaption>
        </figure>
    }
}

fn result(result: GameResult) -> Html {
    let said = match result {
        GameResult::WhiteWins => words::print_result_white(),
        GameResult::BlackWins => words::print_result_black(),
        GameResult::Draw => words::print_result_draw(),
        GameResult::Unknown => return Html::default(),
    };
    html! { <p class="result">{ said }</p> }
}
