//! How games of old books and newspapers are read by one who answers every question by the right
//! move if it is offered.

use std::process::Command;

use serde_json::{Map, Value};

use super::report::median;
use super::rivals;
use crate::failure::{Failure, Outcome};
use crate::serve::Server;
use crate::{building, progress, tools, workspace};

/// What the columns are.
const FIGURES: [&str; 7] = [
    "games", "whole", "misread", "moves", "linked", "asked", "offered",
];

/// What a reader prints: a row for each source, and a figure in milliseconds.
struct Printed {
    rows: Vec<(String, [usize; 7])>,
    time: f64,
}

pub(super) fn measure(rounds: usize) -> Outcome<Value> {
    rivals::build_books()?;
    let rounds = (0..rounds).map(|_| read(&mut rivals::native(rivals::BOOKS)));
    let rounds: Vec<Printed> = rounds.collect::<Outcome<_>>()?;
    let times: Vec<f64> = rounds.iter().map(|printed| printed.time).collect();
    let time = median(&times);
    let first = rounds.first().map_or(&[][..], |printed| &printed.rows[..]);
    let mut figures = table("Reading games of old books", first);
    println!("    a book of 700 kB: {time:.0} ms");
    figures.insert("a book of 700 kB, ms".to_owned(), Value::from(time));
    let page = on_the_page()?;
    let seen = table("The same by a person on the page", &page.rows);
    println!("    the longest task of the page: {:.0} ms", page.time);
    figures.insert("on the page".to_owned(), Value::Object(seen));
    let longest = Value::from(page.time);
    figures.insert("the longest task of the page, ms".to_owned(), longest);
    Ok(Value::Object(figures))
}

/// What a person would see who reads all games on the page.
fn on_the_page() -> Outcome<Printed> {
    tools::for_browsing()?;
    building::build()?;
    let server = Server::start(&workspace::dist(), 0, "/")
        .map_err(|error| Failure::at("127.0.0.1", &error))?;
    progress::announce("Reading games of old books on the page");
    let mut command = rivals::browsing("books_page.mjs");
    command.arg(server.url());
    let printed = read(&mut command);
    server.stop();
    printed
}

fn read(command: &mut Command) -> Outcome<Printed> {
    let mut printed = Printed {
        rows: Vec::new(),
        time: 0.0,
    };
    for line in progress::output_of(command)?.lines() {
        let broken = || Failure::new(format!("cannot read `{line}`"));
        let Some((source, columns)) = line.split_once('\t') else {
            printed.time = line.parse().map_err(|_| broken())?;
            continue;
        };
        let mut row = [0; 7];
        for (figure, column) in row.iter_mut().zip(columns.split('\t')) {
            *figure = column.parse().map_err(|_| broken())?;
        }
        printed.rows.push((source.to_owned(), row));
    }
    Ok(printed)
}

fn table(title: &str, rows: &[(String, [usize; 7])]) -> Map<String, Value> {
    println!("\n{title}, every question answered from its candidates");
    print!("    {:<68}", "");
    FIGURES.iter().for_each(|name| print!(" {name:>8}"));
    println!();
    let mut figures = Map::new();
    let mut all = [0; 7];
    for (source, row) in rows {
        line(source, row);
        all.iter_mut().zip(row).for_each(|(sum, one)| *sum += one);
        let named = FIGURES.into_iter().zip(row.map(Value::from));
        figures.insert(source.clone(), Value::from_iter(named));
    }
    line("all", &all);
    figures
}

fn line(source: &str, row: &[usize; 7]) {
    let source: String = source.chars().take(66).collect();
    print!("    {source:<68}");
    row.iter().for_each(|figure| print!(" {figure:>8}"));
    println!();
}
