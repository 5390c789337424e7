//! The games of a text: a list with what is known of each.

use archive::book::{Found, Status};
use web_sys::HtmlSelectElement;
use yew::{Callback, Event, Html, TargetCast, classes, html};

use super::state::{Act, Phase, Reading};

/// Which games are listed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Filter(Option<Status>);

impl Filter {
    const ALL: [Self; 4] = [
        Self(None),
        Self(Some(Status::Read)),
        Self(Some(Status::Questions)),
        Self(Some(Status::Unread)),
    ];

    fn fits(self, found: &Found) -> bool {
        self.0.is_none_or(|status| status == found.status)
    }
}

/// The list, where there is more than one game, or more may come.
pub(super) fn games(
    reading: &Reading,
    filter: Filter,
    on_filter: &Callback<Filter>,
    act: &Callback<Act>,
) -> Html {
    let is_whole = reading.listing.phase == Phase::Done;
    if reading.games.len() < 2 && is_whole {
        return Html::default();
    }
    let entries = reading.games.iter().enumerate();
    let entries = entries.filter(|(_, found)| filter.fits(found));
    html! {
        <section class="book-list" aria-label={words::book_list_label()}>
            { head(reading, act) }
            { filters(reading, filter, on_filter) }
            <ol class="book-games">
                { for entries.map(|(place, found)| entry(reading, place, found, act)) }
            </ol>
            { neighbors(reading, act) }
        </section>
    }
}

/// How far the list is.
fn head(reading: &Reading, act: &Callback<Act>) -> Html {
    let count = reading.games.len();
    let turn = |phase: Phase, name: String| {
        html! { <button type="button" onclick={act.reform(move |_| Act::List(phase))}>{ name }</button> }
    };
    let percent = reading.percent();
    match reading.listing.phase {
        Phase::Done => html! { <p class="count">{ words::book_found(count) }</p> },
        Phase::Running => html! {
            <div class="book-progress">
                <progress aria-label={words::book_listing_label()} max="100" value={percent.to_string()} />
                <p class="count">{ words::book_listing(percent, reading.listing.count) }</p>
                { turn(Phase::Stopped, words::book_stop()) }
            </div>
        },
        Phase::Stopped => html! {
            <div class="book-progress">
                <p class="count">{ words::book_listing(percent, reading.listing.count) }</p>
                { turn(Phase::Running, words::book_go_on()) }
            </div>
        },
        Phase::Failed => html! {
            <div class="book-progress">
                <p class="error">{ words::book_list_failed() }</p>
                { turn(Phase::Running, words::book_go_on()) }
            </div>
        },
    }
}

fn filters(reading: &Reading, chosen: Filter, on_filter: &Callback<Filter>) -> Html {
    let onchange = on_filter.reform(|event: Event| {
        let select = event.target_dyn_into::<HtmlSelectElement>();
        let place = select.and_then(|select| usize::try_from(select.selected_index()).ok());
        let filter = place.and_then(|place| Filter::ALL.get(place).copied());
        filter.unwrap_or_default()
    });
    let count = |filter: Filter| reading.games.iter().filter(|it| filter.fits(it)).count();
    let names = words::book_filters(Filter::ALL.map(count));
    let option = |(filter, name): (Filter, String)| {
        html! { <option selected={filter == chosen}>{ name }</option> }
    };
    html! {
        <div class="book-filter">
            <label for="book-filter">{ words::book_filter_label() }</label>
            <select id="book-filter" {onchange}>{ for Filter::ALL.into_iter().zip(names).map(option) }</select>
        </div>
    }
}

fn entry(reading: &Reading, place: usize, found: &Found, act: &Callback<Act>) -> Html {
    let name = words::book_game_name(place + 1, &found.title, &found.white, &found.black);
    let (status, class) = match found.status {
        Status::Read => (words::book_status_read(), "read"),
        Status::Questions => (words::book_status_questions(), "questions"),
        Status::Unread => (words::book_status_unread(), "unread"),
    };
    let current = (place == reading.game).then_some("true");
    let label = words::book_entry_name(&name, found.moves(), &status);
    html! {
        <li key={found.span.start}>
            <button type="button" class={classes!("book-game", class)} aria-current={current} aria-label={label}
                onclick={act.reform(move |_| Act::Game(place))}>
                <span class="book-game-name">{ name }</span>
                <span class="book-game-moves">{ words::book_moves(found.moves()) }</span>
                <span class="book-game-status">{ status }</span>
            </button>
        </li>
    }
}

/// The games before and behind the shown one.
fn neighbors(reading: &Reading, act: &Callback<Act>) -> Html {
    let to = |place: Option<usize>, id: &'static str, name: String| {
        let place = place.filter(|&place| place < reading.games.len());
        let onclick = act.reform(move |_| Act::Game(place.unwrap_or_default()));
        html! { <button type="button" {id} disabled={place.is_none()} {onclick}>{ name }</button> }
    };
    html! {
        <div class="choices">
            { to(reading.game.checked_sub(1), "book-previous", words::book_previous_game()) }
            { to(Some(reading.game + 1), "book-next", words::book_next_game()) }
        </div>
    }
}
