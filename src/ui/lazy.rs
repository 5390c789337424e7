//! Tables of functions that a part of the program brings: once it is here, every call is an
//! ordinary one, so that reducers stay pure.

mod queue;

pub use queue::{PartsState, Queue};

use std::cell::Cell;
use std::future::{Future, poll_fn};
use std::pin::{Pin, pin};
use std::task::Poll;
use std::thread::LocalKey;

use wasm_bindgen_futures::spawn_local;
use yew::{Callback, hook, use_effect_with, use_state_eq};

/// A part could not be fetched; the next attempt starts from scratch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotFetched;

/// Why does not matter: another attempt is all that can be made.
impl<E: std::error::Error> From<E> for NotFetched {
    fn from(_: E) -> Self {
        Self
    }
}

/// An attempt to fetch something of a part.
pub type Fetching<T> = Pin<Box<dyn Future<Output = Result<T, NotFetched>>>>;

/// Fetches a table.
pub type Fetcher<T> = fn() -> Fetching<&'static T>;

/// A table that may still have to be fetched. Each one is a `thread_local` of the crate whose
/// functions it holds; the program says how it is fetched.
#[derive(Debug)]
pub struct Lazy<T: 'static> {
    here: Cell<Option<&'static T>>,
    fetch: Cell<Option<Fetcher<T>>>,
}

impl<T> Lazy<T> {
    /// A table that is here already, as in native tests, or has to be fetched.
    #[must_use]
    pub const fn new(here: Option<&'static T>) -> Self {
        Self {
            here: Cell::new(here),
            fetch: Cell::new(None),
        }
    }

    /// A table that a part brings to a browser; natively nothing has to be fetched.
    #[must_use]
    pub const fn of_part(table: &'static T) -> Self {
        Self::new(if cfg!(target_arch = "wasm32") {
            None
        } else {
            Some(table)
        })
    }

    /// The table, if it is here.
    pub fn get(&self) -> Option<&'static T> {
        self.here.get()
    }

    /// Puts the table in place.
    pub fn set(&self, table: &'static T) {
        self.here.set(Some(table));
    }

    /// Takes the table away, so that a test sees the program as it is before the part has come.
    pub fn take(&self) -> Option<&'static T> {
        self.here.take()
    }

    /// Says how the table is fetched.
    pub fn fetch_by(&self, fetch: Fetcher<T>) {
        self.fetch.set(Some(fetch));
    }
}

/// Fetches a table unless it is here.
///
/// # Errors
/// [`NotFetched`] when its part does not come, or the program has no such part.
pub async fn load<T: 'static>(lazy: &'static LocalKey<Lazy<T>>) -> Result<&'static T, NotFetched> {
    if let Some(here) = lazy.with(Lazy::get) {
        return Ok(here);
    }
    let fetch = lazy.with(|lazy| lazy.fetch.get()).ok_or(NotFetched)?;
    let table = fetch().await?;
    lazy.with(|lazy| lazy.set(table));
    Ok(table)
}

/// Fetches two tables at once unless they are here.
///
/// # Errors
/// [`NotFetched`] when one of their parts does not come.
pub async fn load_both<A: 'static, B: 'static>(
    one: &'static LocalKey<Lazy<A>>,
    other: &'static LocalKey<Lazy<B>>,
) -> Result<(), NotFetched> {
    let (mut one, mut other) = (pin!(load(one)), pin!(load(other)));
    let (mut first, mut second) = (None, None);
    poll_fn(|context| {
        if first.is_none() {
            first = ready(one.as_mut().poll(context)).map(|result| result.map(drop));
        }
        if second.is_none() {
            second = ready(other.as_mut().poll(context)).map(|result| result.map(drop));
        }
        match (first, second) {
            (Some(first), Some(second)) => Poll::Ready(first.and(second)),
            _ => Poll::Pending,
        }
    })
    .await
}

fn ready<T>(poll: Poll<T>) -> Option<T> {
    match poll {
        Poll::Ready(value) => Some(value),
        Poll::Pending => None,
    }
}

/// How far a table has come, as seen by a component that needs it.
#[derive(Debug)]
pub enum Progress<T: 'static> {
    /// It is here.
    Here(&'static T),
    /// It is being fetched.
    Fetching,
    /// It could not be fetched; the callback tries again.
    Failed(Callback<()>),
}

impl<T> Progress<T> {
    /// Whether it is here.
    #[must_use]
    pub const fn is_here(&self) -> bool {
        matches!(self, Self::Here(_))
    }
}

/// Fetches a table when a component is first drawn that needs it.
#[hook]
pub fn use_lazy<T: 'static>(lazy: &'static LocalKey<Lazy<T>>) -> Progress<T> {
    use_lazy_when(lazy, true)
}

/// Fetches a table as soon as a component needs it.
#[hook]
pub fn use_lazy_when<T: 'static>(lazy: &'static LocalKey<Lazy<T>>, is_needed: bool) -> Progress<T> {
    // Whether the attempt of this number has failed.
    let failed = use_state_eq(|| None::<u32>);
    let attempt = use_state_eq(|| 0_u32);
    let arrived = use_state_eq(|| false);
    let here = lazy.with(Lazy::get);
    use_effect_with((is_needed && here.is_none(), *attempt), {
        let (failed, arrived) = (failed.setter(), arrived.setter());
        move |&(is_missing, number)| {
            if is_missing {
                spawn_local(async move {
                    match load(lazy).await {
                        Ok(_) => arrived.set(true),
                        Err(NotFetched) => failed.set(Some(number)),
                    }
                });
            }
        }
    });
    match here {
        Some(table) => Progress::Here(table),
        None if is_needed && *failed == Some(*attempt) => {
            let next = *attempt + 1;
            let attempt = attempt.setter();
            Progress::Failed(Callback::from(move |()| attempt.set(next)))
        }
        None => Progress::Fetching,
    }
}

#[cfg(test)]
mod tests;
