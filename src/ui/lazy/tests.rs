//! Fetching tables, with attempts that are over at once.

use std::cell::Cell;
use std::future::ready;
use std::pin::pin;
use std::task::{Context, Poll, Waker};

use super::{Lazy, NotFetched, load, load_both};

static NUMBER: u32 = 7;

thread_local! {
    static TABLE: Lazy<u32> = const { Lazy::new(None) };
    static ATTEMPTS: Cell<u32> = const { Cell::new(0) };
}

/// What comes of fetching the table, which takes no time here.
fn loaded() -> Result<&'static u32, NotFetched> {
    let mut context = Context::from_waker(Waker::noop());
    match pin!(load(&TABLE)).poll(&mut context) {
        Poll::Ready(result) => result,
        Poll::Pending => panic!("nothing here takes time"),
    }
}

fn fetch_by(result: fn() -> Result<&'static u32, NotFetched>) {
    thread_local! {
        static RESULT: Cell<fn() -> Result<&'static u32, NotFetched>> =
            const { Cell::new(|| Err(NotFetched)) };
    }
    RESULT.set(result);
    TABLE.with(|table| {
        table.fetch_by(|| {
            ATTEMPTS.set(ATTEMPTS.get() + 1);
            Box::pin(ready(RESULT.get()()))
        });
    });
}

#[test]
fn a_table_is_fetched_once() {
    fetch_by(|| Ok(&NUMBER));
    assert_eq!(TABLE.with(Lazy::get), None);
    assert_eq!(loaded(), Ok(&7));
    assert_eq!(TABLE.with(Lazy::get), Some(&7));
    assert_eq!(loaded(), Ok(&7));
    assert_eq!(ATTEMPTS.get(), 1);
}

#[test]
fn a_table_that_does_not_come_is_fetched_again() {
    fetch_by(|| Err(NotFetched));
    assert_eq!(loaded(), Err(NotFetched));
    assert_eq!(TABLE.with(Lazy::get), None);
    fetch_by(|| Ok(&NUMBER));
    assert_eq!(loaded(), Ok(&7));
    assert_eq!(ATTEMPTS.get(), 2);
}

#[test]
fn a_program_without_the_part_has_no_table() {
    assert_eq!(loaded(), Err(NotFetched));
}

#[test]
fn a_table_that_is_here_is_not_fetched() {
    TABLE.with(|table| table.set(&NUMBER));
    fetch_by(|| Err(NotFetched));
    assert_eq!(loaded(), Ok(&7));
    assert_eq!(ATTEMPTS.get(), 0);
    assert_eq!(TABLE.with(Lazy::take), Some(&7));
    assert_eq!(loaded(), Err(NotFetched));
}

#[test]
fn of_two_tables_each_is_asked_for_once_even_when_one_does_not_come() {
    thread_local! {
        static OTHER: Lazy<u32> = const { Lazy::new(None) };
    }
    fetch_by(|| Err(NotFetched));
    OTHER.with(|other| other.fetch_by(|| Box::pin(ready(Ok(&NUMBER)))));
    let both = || {
        let mut context = Context::from_waker(Waker::noop());
        pin!(load_both(&TABLE, &OTHER)).poll(&mut context)
    };
    assert_eq!(both(), Poll::Ready(Err(NotFetched)));
    assert_eq!(ATTEMPTS.get(), 1);
    assert_eq!(OTHER.with(Lazy::get), Some(&7));
    fetch_by(|| Ok(&NUMBER));
    assert_eq!(both(), Poll::Ready(Ok(())));
    assert_eq!(ATTEMPTS.get(), 2);
}
