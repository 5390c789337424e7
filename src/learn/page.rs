//! The page: it reads the address, fetches what that needs, and holds what was done.

use std::rc::Rc;

use course::{CourseMap, StageHead};
use ui::PageProps;
use ui::lazy::{Progress as Part, use_lazy_when};
use ui::panels::notices;
use ui::panels::set_aside::SetAsideNotice;
use ui::platform::{day, download, focus};
use ui::request::PageName;
use ui::site::use_page_name;
use yew::{
    Callback, Html, Properties, component, hook, html, use_callback, use_effect_with, use_mut_ref,
    use_reducer, use_state_eq,
};

use crate::again::AgainProps;
use crate::class_set::ClassSetProps;
use crate::class_work::ClassWorkProps;
use crate::course_view::CourseView;
use crate::fetched::{self, Fetched, use_fetched};
use crate::further::FURTHER;
use crate::kept::{Change, Kept, Learned, use_keeping, use_tabs};
use crate::lesson_page::LessonPage;
use crate::map_page::map_page;
use crate::test_page::TestProps;
use crate::transfer::Transfer;
use crate::visit::Visit;

/// The file of what cannot be kept, or cannot be read.
const FILE: &str = "jadoube-course.txt";

/// Props of [`Learn`].
#[derive(Clone, Debug, PartialEq, Properties)]
pub(crate) struct LearnProps {
    /// With what the page begins.
    pub(crate) kept: Rc<Kept>,
    /// What the site gives it.
    pub(crate) page: PageProps,
}

/// The page of the course; it draws nothing while another is shown.
#[component]
pub(crate) fn Learn(props: &LearnProps) -> Html {
    let LearnProps { kept, page } = props;
    let learned = use_reducer(|| Learned(Rc::new(kept.progress.clone())));
    let progress = Rc::clone(&learned.0);
    let visit = use_state_eq(Visit::default);
    let visit = Visit::clone(&visit);
    let save = use_keeping(&progress, &kept.drafts, &page.send);
    let on_change = use_callback(learned.dispatcher(), |change: Change, learned| {
        learned.dispatch(change);
    });
    use_tabs(&progress, &on_change);
    let is_shown = page.route.is_some();
    let place = page
        .route
        .as_ref()
        .map(|route| CourseView::read(&route.place));
    let path = fetched::map_path();
    let (map, retry) = use_fetched(path.clone(), fetched::read_map, words::learn_not_fetched);
    let stage = match (&map, &place) {
        (Fetched::Here(map), Some(place)) => place.stage().and_then(|slug| map.stage(slug)),
        _ => None,
    };
    let stage_path = stage
        .zip(path.as_deref())
        .map(|(stage, path)| fetched::stage_path(path, stage));
    let (lessons, retry_stage) =
        use_fetched(stage_path, fetched::read_stage, words::stage_not_fetched);
    let name = place.as_ref().map(|place| page_name(place, &map));
    use_page_name(name, page);
    let is_further = matches!(
        place,
        Some(CourseView::Again | CourseView::Test(_) | CourseView::Class(_))
    );
    let further = use_lazy_when(&FURTHER, is_further);
    let is_ready = match &place {
        Some(CourseView::Lesson(..)) => matches!(lessons, Fetched::Here(_)),
        _ if is_further && !further.is_here() => false,
        _ => matches!(map, Fetched::Here(_)),
    };
    use_arrival(page.arrivals.serial(), is_ready, is_shown);
    let Some(place) = place else {
        return ui::nothing();
    };
    let shown = match (&path, &map) {
        (None, _) => frame(fetched::waiting(Some(&words::learn_not_fetched()), &retry)),
        (_, Fetched::Waiting) => frame(fetched::waiting(None, &retry)),
        (_, Fetched::Failed(why)) => frame(fetched::waiting(Some(why), &retry)),
        (Some(path), Fetched::Here(map)) => match &place {
            CourseView::Map => map_page(
                map,
                &progress,
                day(),
                html! {
                    <Transfer progress={Rc::clone(&progress)} send={page.send.clone()}
                        on_read={on_change.reform(|it| Change::Merge(Box::new(it)))} />
                },
            ),
            CourseView::Again | CourseView::Class(_) | CourseView::Test(_) => match further {
                Part::Here(further) => {
                    let (map, progress) = (Rc::clone(map), Rc::clone(&progress));
                    let (send, settings) = (page.send.clone(), page.settings);
                    match &place {
                        CourseView::Class(None) => frame_with(
                            words::class_set_title(),
                            (further.class_set)(&ClassSetProps { map, visit, send }),
                        ),
                        CourseView::Class(Some(assignment)) => {
                            let assignment = assignment.clone();
                            let work = (further.class_work)(&ClassWorkProps {
                                map,
                                assignment,
                                progress,
                                visit,
                                on_change,
                                send,
                            });
                            frame_with(words::class_work_title(), work)
                        }
                        CourseView::Test(slug) => match tested(&map, slug) {
                            None => missing(),
                            Some(stage) => (further.test)(&TestProps {
                                map,
                                stage,
                                progress,
                                settings,
                                on_change,
                                send,
                            }),
                        },
                        CourseView::Again => (further.again)(&AgainProps {
                            map,
                            path: Rc::clone(path),
                            progress,
                            settings,
                            on_change,
                            send,
                        }),
                        CourseView::Map | CourseView::Lesson(..) => missing(),
                    }
                }
                waiting => frame(notices::waiting_for_part(&waiting)),
            },
            CourseView::Lesson(slug, lesson) => match place_of(map, slug, lesson) {
                None => missing(),
                Some(number) => match &lessons {
                    Fetched::Waiting => frame(fetched::waiting(None, &retry_stage)),
                    Fetched::Failed(why) => frame(fetched::waiting(Some(why), &retry_stage)),
                    Fetched::Here(lessons) if number < lessons.len() => {
                        let address = [slug, "/", lesson].concat();
                        html! {
                            <LessonPage key={address.as_str()} map={Rc::clone(map)} address={address.clone()} {number}
                                lessons={Rc::clone(lessons)} progress={Rc::clone(&progress)} settings={page.settings}
                                {on_change} send={page.send.clone()} />
                        }
                    }
                    Fetched::Here(_) => missing(),
                },
            },
        },
    };
    let on_save = {
        let progress = Rc::clone(&progress);
        Callback::from(move |()| save_file(&progress.to_string()))
    };
    html! {
        <>
            { notices::not_kept(save, &on_save) }
            <SetAside kept={Rc::clone(kept)} />
            { shown }
        </>
    }
}

fn save_file(text: &str) {
    // A browser that takes no file says so itself.
    let _ = download::save_text(FILE, "text/plain", text);
}

/// Moves the focus to the heading on arrival, and again when what it was on gave way to what was
/// fetched meanwhile.
#[hook]
fn use_arrival(arrivals: u32, is_ready: bool, is_shown: bool) {
    let seen = use_mut_ref(|| 0);
    use_effect_with((arrivals, is_ready), move |&(arrivals, _)| {
        let is_new = seen.replace(arrivals) != arrivals;
        if is_shown && arrivals > 0 && (is_new || focus::is_lost()) {
            // The page that was left may still be there.
            focus::focus(":is(main.learn, main.lesson) h2");
        }
    });
}

/// The number of a lesson in its stage.
fn place_of(map: &CourseMap, stage: &str, lesson: &str) -> Option<usize> {
    let lessons = &map.stage(stage)?.lessons;
    lessons.iter().position(|it| it.slug == lesson)
}

/// The stage with this name, if it ends with a test.
fn tested(map: &CourseMap, slug: &str) -> Option<StageHead> {
    let stage = map.stage(slug).filter(|it| !it.test.is_empty());
    stage.cloned()
}

/// A page with its heading and something in it.
fn frame(inner: Html) -> Html {
    frame_with(words::learn_heading(), inner)
}

fn frame_with(heading: String, inner: Html) -> Html {
    html! { <main class="learn"><h2 tabindex="-1">{ heading }</h2>{ inner }</main> }
}

fn missing() -> Html {
    frame(html! {
        <>
            <p class="error">{ words::lesson_not_found() }</p>
            <a class="button" href={CourseView::Map.link()}>{ words::all_stages() }</a>
        </>
    })
}

/// What the page is called.
fn page_name(place: &CourseView, map: &Fetched<CourseMap>) -> PageName {
    let title = match (place, map) {
        (CourseView::Again, _) => Some(words::again_title()),
        (CourseView::Class(None), _) => Some(words::class_set_title()),
        (CourseView::Class(Some(_)), _) => Some(words::class_work_title()),
        (CourseView::Test(slug), Fetched::Here(map)) => {
            map.stage(slug).map(|stage| words::test_title(&stage.title))
        }
        (CourseView::Lesson(stage, lesson), Fetched::Here(map)) => {
            let head = map.lesson(&[stage, "/", lesson].concat());
            head.map(|head| head.title.clone())
        }
        _ => None,
    };
    let title = title.unwrap_or_else(words::learn_heading);
    PageName {
        tab: words::page_title(&title).into(),
        spoken: title.into(),
    }
}

/// Props of [`SetAside`].
#[derive(Clone, Debug, PartialEq, Properties)]
struct SetAsideProps {
    kept: Rc<Kept>,
}

/// What was kept and cannot be read, until the reader removes it.
#[component]
fn SetAside(props: &SetAsideProps) -> Html {
    let is_removed = use_state_eq(|| false);
    let Some(text) = props.kept.unreadable.clone().filter(|_| !*is_removed) else {
        return ui::nothing();
    };
    let on_save = Callback::from(move |()| save_file(&text));
    let on_remove = {
        let (kept, is_removed) = (Rc::clone(&props.kept), is_removed.setter());
        Callback::from(move |()| {
            kept.forget_unreadable();
            is_removed.set(true);
        })
    };
    html! { <SetAsideNotice {on_save} {on_remove} /> }
}
