//! Lessons as authors write them, and what a page gets of them.

mod answers;
mod parts;

use crate::{Source, Tutor};

/// Samples of a text: the name of each, and its parts between lines of `----`.
fn samples(text: &'static str) -> impl Iterator<Item = (&'static str, Vec<&'static str>)> {
    let samples = text.split("==== ").skip(1);
    samples.map(|sample| {
        let (name, rest) = sample.split_once('\n').unwrap_or((sample, ""));
        (name, rest.split("\n----\n").collect())
    })
}

fn read(text: &str) -> Tutor {
    Tutor::read("x.md", &Source::file(text), 0)
}

/// A lesson with this body.
fn lesson(body: &str) -> Tutor {
    read(&["---\ntitle: T\n---\n\n", body].concat())
}
