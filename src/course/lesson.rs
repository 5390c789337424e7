//! A lesson: its head, and its blocks.

use crate::diagram::{self, Diagram};
use crate::drill::Exercise;
use crate::fault::Problems;
use crate::fence::{Fence, Kind};
use crate::play_out::PlayOut;
use crate::played_line::{OldMoves, PlayedLine};
use crate::text::Text;

/// What stands at the head of a lesson.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Head {
    /// Its title.
    pub title: String,
    /// The tag of the language it is written in; empty where the file does not say it, which means
    /// English in the course.
    pub lang: String,
    /// The features of the old books that it covers, by their ids.
    pub rows: Vec<String>,
    /// The places of the old books that it comes from.
    pub places: Vec<String>,
}

/// A lesson.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lesson {
    /// Its head.
    pub head: Head,
    /// What is read and done in it, in this order.
    pub blocks: Vec<Block>,
}

/// A part of a lesson.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Block {
    /// A heading.
    Heading(Text),
    /// A paragraph.
    Paragraph(Text),
    /// A list.
    List {
        /// Whether its items are numbered.
        is_ordered: bool,
        /// The items.
        items: Vec<Text>,
    },
    /// A board, and what is done on it.
    Chess(Box<Chess>),
}

/// A `chess` block.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chess {
    /// As it is written.
    pub fence: Fence,
    /// As it is meant.
    pub content: Content,
}

/// What a `chess` block holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Content {
    /// A position to look at.
    Diagram(Diagram),
    /// An exercise.
    Exercise(Exercise),
    /// A line.
    Line(PlayedLine),
    /// A position that is played on.
    PlayOut(PlayOut),
    /// The pieces with their names.
    Legend,
    /// The squares with their two English names.
    SquareNames,
    /// What the pieces are worth by the books.
    Values,
}

impl Chess {
    /// Reads a block that comes after this many others with something to do.
    pub(crate) fn read(
        fence: Fence,
        before: usize,
        moves: OldMoves<'_>,
        problems: &mut Problems,
    ) -> Option<Self> {
        let number = before + 1;
        let content = match fence.kind {
            Kind::Diagram => {
                diagram::refuse_others(&fence, &diagram::ATTRIBUTES, problems);
                Diagram::read(&fence, problems).map(Content::Diagram)
            }
            Kind::Ask => Exercise::read(&fence, number, problems).map(Content::Exercise),
            Kind::Line => PlayedLine::read(&fence, number, moves, problems).map(Content::Line),
            Kind::PlayOut => PlayOut::read(&fence, number, problems).map(Content::PlayOut),
            Kind::Legend | Kind::SquareNames | Kind::Values => {
                diagram::refuse_others(&fence, &[], problems);
                Some(match fence.kind {
                    Kind::Legend => Content::Legend,
                    Kind::Values => Content::Values,
                    _ => Content::SquareNames,
                })
            }
        };
        Some(Self {
            content: content?,
            fence,
        })
    }

    /// What the block is called within its lesson, if there is something to do in it.
    #[must_use]
    pub fn id(&self) -> Option<&str> {
        match &self.content {
            Content::Exercise(exercise) => Some(&exercise.id),
            Content::Line(line) if line.task.is_some() => Some(&line.id),
            Content::PlayOut(play_out) => Some(&play_out.id),
            _ => None,
        }
    }
}

impl Lesson {
    /// The boards of the lesson.
    pub fn chess(&self) -> impl Iterator<Item = &Chess> {
        self.blocks.iter().filter_map(|block| match block {
            Block::Chess(chess) => Some(&**chess),
            _ => None,
        })
    }

    /// Its exercises with a question.
    pub fn exercises(&self) -> impl Iterator<Item = &Exercise> {
        self.chess().filter_map(|chess| match &chess.content {
            Content::Exercise(exercise) => Some(exercise),
            _ => None,
        })
    }

    /// What there is to do in it, in its order: exercises, lines to find, positions to play out.
    pub fn tasks(&self) -> impl Iterator<Item = &str> {
        self.chess().filter_map(Chess::id)
    }

    /// All its prose: paragraphs and lists, prompts and hints.
    #[must_use]
    pub fn prose(&self) -> Vec<String> {
        let mut prose = Vec::new();
        for block in &self.blocks {
            match block {
                Block::Heading(_) => {}
                Block::Paragraph(text) => prose.push(text.words()),
                Block::List { items, .. } => prose.extend(items.iter().map(Text::words)),
                Block::Chess(chess) => {
                    prose.extend(chess.fence.notes.iter().map(|note| note.text.clone()));
                }
            }
        }
        prose
    }

    /// Where its links lead.
    #[must_use]
    pub fn links(&self) -> Vec<&str> {
        let mut links = Vec::new();
        for block in &self.blocks {
            match block {
                Block::Heading(text) | Block::Paragraph(text) => links.extend(text.links()),
                Block::List { items, .. } => links.extend(items.iter().flat_map(Text::links)),
                Block::Chess(_) => {}
            }
        }
        links
    }
}
