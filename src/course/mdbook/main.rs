//! The preprocessor for mdBook. In `book.toml`:
//!
//! ```toml
//! [preprocessor.jadoube]
//! answer = "Answer"   # the words around answers, in the language of the book
//! yes = "Yes"
//! no = "No"
//! before = "Before"   # and around the moves of a diagram
//! after = "After"
//! ```

mod tables;

use std::error::Error;
use std::io::{self, Read};
use std::{env, process};

use course::Fault;
use course::mdbook::{self, Labels};
use serde_json::Value;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = env::args().skip(1);
    if arguments.next().as_deref() == Some("supports") {
        // Boards are for pages; other forms of a book keep the blocks as they are.
        let is_html = arguments.next().as_deref() == Some("html");
        process::exit(i32::from(!is_html));
    }
    let mut text = String::new();
    io::stdin().read_to_string(&mut text)?;
    let mut input: Value = serde_json::from_str(&text)?;
    let labels = labels(&input[0]["config"]["preprocessor"]["jadoube"]);
    if let Err(faults) = mdbook::book(&mut input[1], &labels) {
        // As compilers do it: a line for each, which begins with its place.
        for Fault {
            file,
            place,
            problem,
        } in faults
        {
            let text = words::course_problem_text(&problem);
            eprintln!("{file}:{}:{}: {text}", place.line, place.column);
        }
        process::exit(1);
    }
    serde_json::to_writer(io::stdout(), &input[1])?;
    Ok(())
}

fn labels(config: &Value) -> Labels {
    let word = |name: &str, usual: String| config[name].as_str().map_or(usual, str::to_owned);
    Labels {
        answer: word("answer", words::button_answer()),
        yes: word("yes", words::say_yes()),
        no: word("no", words::say_no()),
        before: word("before", words::pair_before()),
        after: word("after", words::pair_after()),
        legend: tables::legend(),
        square_names: tables::square_names(),
        values: tables::values(),
    }
}
