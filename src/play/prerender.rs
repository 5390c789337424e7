//! Prints the page as it is painted before any script runs: with the same components as the live
//! page, so that nothing shifts when those replace it.

use std::rc::Rc;

use play::{Play, PlayProps, RenderMode, painted};
use ui::route::Route;
use ui::settings::Settings;
use ui::{PageProps, Pulse};
use yew::{Callback, Html, component, html};

#[component]
fn Painted() -> Html {
    let props = PlayProps {
        mode: RenderMode::Painted,
        start: Rc::new(painted()),
        page: PageProps {
            route: Some(Route::default()),
            settings: Settings::default(),
            visits: Pulse::default(),
            arrivals: Pulse::default(),
            send: Callback::noop(),
        },
    };
    ui::site::painted(html! { <Play ..props /> })
}

#[tokio::main(flavor = "current_thread")]
async fn main() {
    let page = yew::LocalServerRenderer::<Painted>::new()
        .hydratable(false)
        .render()
        .await;
    println!("{page}");
}
