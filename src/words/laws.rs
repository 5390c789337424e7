//! The laws side by side: a sentence for each topic and each text.
//!
//! What the texts say is data of the crate `conduct`; here it is put into words of our own.

mod board;
mod draws;
mod example;
mod lessons;
mod table;

pub use example::{
    law_example_follows, law_example_happens, law_found_after, law_game_annulled, law_game_counts,
    law_irregularity, law_next_move, law_not_now, law_remedy, law_series_game, law_set_up_again,
    law_umpire, law_umpire_asked,
};
pub use lessons::law_lessons;

use conduct::{Article, Code, Relation, Source, Topic};

use crate::table::messages;

messages! {
    /// The heading of the page.
    pub laws_title() = "The laws, then and now";
    /// The name of the page in menus.
    pub laws_name() = "Laws";
    /// What the page shows.
    pub laws_intro() = "Today\u{2019}s laws of chess beside those of five old books: what a touched piece, an illegal move or a wrong beginning led to then and leads to now. Choose a topic to compare the texts and to try an example under each.";
    /// The heading of the table of topics.
    pub laws_topics_title() = "Topics";
    /// The caption of the table of topics.
    pub laws_table_caption() = "What each text says on each topic, compared with today\u{2019}s laws";
    /// The heading of the first column of that table.
    pub laws_topic_column() = "Topic";
    /// The heading of the list of texts.
    pub laws_sources_title() = "The texts";
    /// Leads back to all topics.
    pub laws_all_topics() = "All topics";
    /// The label of the links to the topics before and after.
    pub laws_neighbors_label() = "Other topics";
    /// Where in a text a law stands.
    pub law_place(place) = "Place: {place}";
    /// A short sign for a text that says nothing, for those who do not see it.
    pub law_says_nothing() = "Nothing";
    /// Shows the example of a law on the board.
    pub law_try() = "Try an example";
    /// The label of the board with an example of a text.
    pub law_board_label(source) = "Example for {source}";
    /// What texts say nothing on a topic.
    pub law_silent_texts(sources) = "Nothing on this in: {sources}.";
    relation_today() = "Today";
    relation_same() = "As today";
    relation_differs() = "Different from today";
    law_silent() = "The text says nothing about this.";
    source_fide() = "FIDE Laws of Chess, 2023";
    source_seed_000() = "A Beginners Book of Chess, 1917";
    source_seed_001() = "Card and table games, after Hoffer";
    source_seed_002() = "Edward Lasker, Chess and Checkers";
    source_seed_003() = "Basic Rules of Chess";
    source_seed_004() = "The Chess Code";
    note_fide() = "In force since 1 January 2023, and the default everywhere on this site.";
    note_seed_000() = "Fifteen laws that governed tournaments in Paris and Dundee in 1867, Baden in 1870, London from 1866 to 1872 and Vienna in 1873, and the match by telegraph between London and Vienna.";
    note_seed_001() = "A short account of the game, condensed from a treatise by L. Hoffer. It has single remarks on conduct and no code.";
    note_seed_002() = "One chapter of the book, with half a page on the laws.";
    note_seed_003() = "Short rules for beginners. They have single remarks on conduct and no code.";
    note_seed_004() = "A code of laws of which only the first part is known: the text breaks off in the section on adjusting pieces.";
}

/// All messages about the laws.
pub(crate) fn all_messages() -> Vec<crate::table::Message> {
    [
        MESSAGES,
        table::MESSAGES,
        board::MESSAGES,
        draws::MESSAGES,
        &example::all_messages(),
        lessons::MESSAGES,
    ]
    .concat()
}

/// The name of a text about the laws.
#[must_use]
pub fn law_source_name(source: Source) -> String {
    match source {
        Source::Fide => source_fide(),
        Source::Seed000 => source_seed_000(),
        Source::Seed001 => source_seed_001(),
        Source::Seed002 => source_seed_002(),
        Source::Seed003 => source_seed_003(),
        Source::Seed004 => source_seed_004(),
    }
}

/// The name of the laws that a game's tag gives by their code; what else it says, as it says it.
#[must_use]
pub fn law_tag_name(tag: &str) -> String {
    let source = match tag.parse() {
        Ok(Code::Fide) => Source::Fide,
        Ok(Code::Seed000) => Source::Seed000,
        Ok(Code::Seed002) => Source::Seed002,
        Ok(Code::Seed004) => Source::Seed004,
        Err(_) => return tag.to_owned(),
    };
    law_source_name(source)
}

/// Where a text comes from.
#[must_use]
pub fn law_source_note(source: Source) -> String {
    match source {
        Source::Fide => note_fide(),
        Source::Seed000 => note_seed_000(),
        Source::Seed001 => note_seed_001(),
        Source::Seed002 => note_seed_002(),
        Source::Seed003 => note_seed_003(),
        Source::Seed004 => note_seed_004(),
    }
}

/// The heading of a topic.
#[must_use]
pub fn law_topic(topic: Topic) -> String {
    match topic {
        Topic::Board => table::topic_board(),
        Topic::SetUp => table::topic_set_up(),
        Topic::FirstMove => table::topic_first_move(),
        Topic::Turn => table::topic_turn(),
        Topic::Touch => table::topic_touch(),
        Topic::ImpossibleTouch => table::topic_impossible_touch(),
        Topic::SeveralTouched => table::topic_several_touched(),
        Topic::Adjusting => table::topic_adjusting(),
        Topic::Release => table::topic_release(),
        Topic::IllegalMove => table::topic_illegal_move(),
        Topic::FoundLater => table::topic_found_later(),
        Topic::Penalty => table::topic_penalty(),
        Topic::DroppedPiece => board::topic_dropped_piece(),
        Topic::Castling => board::topic_castling(),
        Topic::RookFirst => board::topic_rook_first(),
        Topic::Odds => board::topic_odds(),
        Topic::Promotion => board::topic_promotion(),
        Topic::EnPassant => board::topic_en_passant(),
        Topic::Check => board::topic_check(),
        Topic::NeglectedCheck => board::topic_neglected_check(),
        Topic::Stalemate => draws::topic_stalemate(),
        Topic::LackOfForce => draws::topic_lack_of_force(),
        Topic::Repetition => draws::topic_repetition(),
        Topic::PerpetualCheck => draws::topic_perpetual_check(),
        Topic::FiftyMoves => draws::topic_fifty_moves(),
        Topic::Agreement => draws::topic_agreement(),
        Topic::Resignation => draws::topic_resignation(),
        Topic::Series => draws::topic_series(),
        Topic::Concession => draws::topic_concession(),
        Topic::Umpire => draws::topic_umpire(),
    }
}

/// How a text stands to today's law; empty if it says nothing.
#[must_use]
pub fn law_relation(relation: Relation) -> String {
    match relation {
        Relation::Today => relation_today(),
        Relation::Same => relation_same(),
        Relation::Differs => relation_differs(),
        Relation::Silent => String::new(),
    }
}

/// What a text says on a topic, in a sentence or two.
#[must_use]
pub fn law_sentence(article: &Article) -> String {
    let Article { topic, source, .. } = *article;
    table::sentence(topic, source)
        .or_else(|| board::sentence(topic, source))
        .or_else(|| draws::sentence(topic, source))
        .unwrap_or_else(law_silent)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is data in one crate and words in the other says something in the same places.
    #[test]
    fn whoever_says_something_has_a_sentence_and_nobody_else() {
        for article in conduct::articles() {
            let is_silent = article.relation == Relation::Silent;
            let sentence = law_sentence(&article);
            let Article { topic, source, .. } = article;
            assert_eq!(
                sentence == law_silent(),
                is_silent,
                "{topic}, {source}: {sentence}"
            );
        }
    }

    #[test]
    fn sentences_of_the_laws_are_short_and_whole() {
        for article in conduct::articles() {
            let sentence = law_sentence(&article);
            assert!(sentence.ends_with('.'), "{sentence}");
            assert!(sentence.len() <= 220, "{} {sentence}", sentence.len());
        }
    }

    #[test]
    fn headings_and_names_are_all_different() {
        let mut titles: Vec<String> = Topic::ALL.map(law_topic).to_vec();
        titles.extend(Source::ALL.map(law_source_name));
        titles.extend(Source::ALL.map(law_source_note));
        let count = titles.len();
        titles.sort();
        titles.dedup();
        assert_eq!(titles.len(), count);
    }
}
