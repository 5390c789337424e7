//! How long the readers take for texts that are made to keep them busy.

use serde_json::Value;

use super::report::median;
use super::rivals;
use crate::failure::{Failure, Outcome};
use crate::progress;

/// What the columns are.
const READERS: [&str; 3] = ["what it is", "as games", "as a score"];

pub(super) fn measure(rounds: usize) -> Outcome<Value> {
    rivals::build_readers()?;
    let mut rows: Vec<(String, [Vec<f64>; 3])> = Vec::new();
    for round in 0..rounds {
        let printed = progress::output_of(&mut rivals::native(rivals::READERS))?;
        for (place, line) in printed.lines().enumerate() {
            let broken = || Failure::new(format!("cannot read `{line}`"));
            let (name, times) = line.split_once('\t').ok_or_else(broken)?;
            if round == 0 {
                rows.push((name.to_owned(), Default::default()));
            }
            let (_, columns) = rows.get_mut(place).ok_or_else(broken)?;
            for (column, time) in columns.iter_mut().zip(times.split('\t')) {
                column.push(time.parse().map_err(|_| broken())?);
            }
        }
    }
    let [one, two, three] = READERS;
    println!("\nReading a megabyte that is made to keep readers busy; milliseconds");
    println!("    {:<28} {one:>10} {two:>10} {three:>10}", "");
    let mut figures = Vec::new();
    for (name, columns) in &rows {
        let times = columns.each_ref().map(|column| median(column));
        let [one, two, three] = times;
        println!("    {name:<28} {one:>10.1} {two:>10.1} {three:>10.1}");
        let named = READERS.into_iter().zip(times.map(Value::from));
        figures.push((name.as_str(), Value::from_iter(named)));
    }
    Ok(Value::from_iter(figures))
}
