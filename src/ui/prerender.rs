//! Prints the page as it is painted before any script runs: the same components as the living
//! page, so that nothing shifts when they take its place.

use std::rc::Rc;

use ui::app::{App, AppProps, Stage, painted_start};

#[tokio::main(flavor = "current_thread")]
async fn main() {
    let props = AppProps {
        stage: Stage::Painted,
        start: Rc::new(painted_start()),
    };
    let page = yew::LocalServerRenderer::<App>::with_props(props)
        .hydratable(false)
        .render()
        .await;
    println!("{page}");
}
