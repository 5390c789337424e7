//! The names of what can be pressed and read where the page explains something.

use crate::table::messages;

messages! {
    /// Opens the explanation of a check, a mate or a draw.
    pub button_why() = "Why?";
    /// The heading of the explanation.
    pub why_heading() = "Why it is so";
    /// One step of the explanation back.
    pub button_previous_step() = "Previous step";
    /// One step of the explanation on.
    pub button_next_step() = "Next step";
    /// Leaves the explanation.
    pub button_close_steps() = "Close";
    step_of(step, count) = "Step {step} of {count}";
    /// Stands before the terms that a move shows.
    pub terms_label() = "Terms:";
    /// The heading of the glossary.
    pub glossary_heading() = "Glossary";
    /// The name of the field that searches the glossary.
    pub glossary_search_label() = "Search the glossary";
    /// What stands in that field while it is empty.
    pub glossary_search_placeholder() = "castle, horse, pin";
    no_term_found(text) = "No term found for {text}.";
    try_move(played) = "Try it: play {played}";
    /// Sets the diagram of an entry back to its first position.
    pub glossary_again() = "Set it back";
    /// Stands before the entries that an entry leads to.
    pub glossary_see_also() = "See also";
    /// Stands before what old books say otherwise.
    pub glossary_in_the_books() = "In the books";
    also_called_names(names) = "Also called {names}.";
    law_articles(articles) = "FIDE Laws of Chess, article {articles}";
    /// Leaves the glossary.
    pub glossary_back() = "Back to the board";
}

/// Where an explanation stands, counted from one: "Step 2 of 7".
///
/// # Examples
///
/// ```
/// assert_eq!(words::step_text(2, 7), "Step 2 of 7");
/// ```
#[must_use]
pub fn step_text(step: usize, count: usize) -> String {
    step_of(&step.to_string(), &count.to_string())
}

/// Nothing in the glossary fits what somebody typed.
///
/// # Examples
///
/// ```
/// assert_eq!(words::no_term_text("spoon"), "No term found for spoon.");
/// ```
#[must_use]
pub fn no_term_text(text: &str) -> String {
    no_term_found(text)
}

/// The name of the button that plays the example of an entry, a move in SAN.
///
/// # Examples
///
/// ```
/// assert_eq!(words::try_move_text("Nf7#"), "Try it: play Nf7#");
/// ```
#[must_use]
pub fn try_move_text(san: &str) -> String {
    try_move(san)
}

/// The other names of a term.
///
/// # Examples
///
/// ```
/// assert_eq!(words::also_called(&["castle", "tower"]), "Also called castle, tower.");
/// ```
#[must_use]
pub fn also_called(names: &[&str]) -> String {
    also_called_names(&names.join(", "))
}

/// The articles of the laws that an entry is about.
///
/// # Examples
///
/// ```
/// assert_eq!(words::articles_text(&["3.7", "9.2"]), "FIDE Laws of Chess, article 3.7, 9.2");
/// ```
#[must_use]
pub fn articles_text(articles: &[&str]) -> String {
    law_articles(&articles.join(", "))
}
