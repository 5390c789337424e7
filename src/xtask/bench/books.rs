//! How games of old books and newspapers are read by one who answers every question by the right
//! move if it is offered.

use serde_json::Value;

use super::report::median;
use super::rivals;
use crate::failure::{Failure, Outcome};
use crate::progress;

/// What the columns are.
const FIGURES: [&str; 7] = [
    "games", "whole", "misread", "moves", "linked", "asked", "offered",
];

pub(super) fn measure(rounds: usize) -> Outcome<Value> {
    rivals::build_books()?;
    let mut times: Vec<f64> = Vec::new();
    let mut rows: Vec<(String, [usize; 7])> = Vec::new();
    for round in 0..rounds {
        let printed = progress::output_of(&mut rivals::native(rivals::BOOKS))?;
        for line in printed.lines() {
            let broken = || Failure::new(format!("cannot read `{line}`"));
            let Some((source, columns)) = line.split_once('\t') else {
                times.push(line.parse().map_err(|_| broken())?);
                continue;
            };
            if round > 0 {
                continue;
            }
            let mut row = [0; 7];
            for (figure, column) in row.iter_mut().zip(columns.split('\t')) {
                *figure = column.parse().map_err(|_| broken())?;
            }
            rows.push((source.to_owned(), row));
        }
    }
    println!("\nReading games of old books, every question answered from its candidates");
    print!("    {:<68}", "");
    FIGURES.iter().for_each(|name| print!(" {name:>8}"));
    println!();
    let mut figures = Vec::new();
    let mut all = [0; 7];
    for (source, row) in &rows {
        line(source, row);
        all.iter_mut().zip(row).for_each(|(sum, one)| *sum += one);
        let named = FIGURES.into_iter().zip(row.map(Value::from));
        figures.push((source.as_str(), Value::from_iter(named)));
    }
    line("all", &all);
    let time = median(&times);
    println!("    a book of 700 kB: {time:.0} ms");
    figures.push(("a book of 700 kB, ms", Value::from(time)));
    Ok(Value::from_iter(figures))
}

fn line(source: &str, row: &[usize; 7]) {
    let source: String = source.chars().take(66).collect();
    print!("    {source:<68}");
    row.iter().for_each(|figure| print!(" {figure:>8}"));
    println!();
}
