//! Reading a PGN into a game as chess.js keeps one, with the variations that it drops.

use notation::letters::Language;
use record::pgn::{self, FaultKind, Note as Written, Outline, Places, Severity};
use record::{CommentPlace as Side, Nag};
use rules::CastlingMode;

use crate::fault::Fault;
use crate::letters;
use crate::line::{Line, Played};
use crate::notes::{Notes, SUFFIXES, read_comment};
use crate::spelling::{Meaning, Reading, meaning};
use crate::tree::{NodeId, Tree};
use listing::ListedPosition;
use listing::fen::{self, Checks};

/// How a PGN is read.
#[derive(Clone, Copy, Debug)]
pub struct Rules {
    /// How its moves are read; strictly also the tag `SetUp` counts.
    pub reading: Reading,
    /// Whether the first of several moves that fit is taken.
    pub takes_first: bool,
    /// What its start position has to be.
    pub checks: Checks,
    /// Whether faults are only listed, and the rest is read.
    pub is_lenient: bool,
    /// The line of the file on which the text begins, and the column.
    pub first_place: (u32, u32),
    /// In which letters its pieces are named; `None` to find out.
    pub letters: Option<Language>,
}

/// A game that was read.
#[derive(Clone, Debug, Default)]
pub struct Loaded {
    /// The main line.
    pub line: Line,
    /// What is said about its positions.
    pub notes: Notes,
    /// The tags as they are written.
    pub tags: Vec<(String, String)>,
    /// The FEN of its start, if a tag tells it.
    pub fen: Option<String>,
    /// The mark at the end.
    pub result: Option<&'static str>,
    /// The whole tree, if it has more than the main line.
    pub tree: Option<Tree>,
    /// Faults that did not keep it from being read.
    pub faults: Vec<Fault>,
}

/// Reads one game.
///
/// # Errors
///
/// The first fault that keeps a part of the main line from being read.
pub fn read(text: &str, rules: Rules) -> Result<Loaded, Fault> {
    let outline = pgn::outline(text);
    let is_about_tag = |(_, kind): &(usize, FaultKind)| {
        matches!(kind, FaultKind::Tag { .. } | FaultKind::Unclosed('"'))
    };
    if !rules.is_lenient && outline.faults().iter().any(is_about_tag) {
        // chess.js lets a tag go over several lines.
        if let Some((tags, rest)) = tags_over_lines(text) {
            let first_place = place(&mut rules.places(text), text.len() - rest.len());
            let rules = Rules {
                first_place,
                ..rules
            };
            return read_game(rest, &pgn::outline(rest), &tags, rules);
        }
    }
    let tags = outline.tags().iter();
    let tags = tags.map(|(name, value)| ((*name).to_owned(), value.clone().into_owned()));
    let mut tags: Vec<_> = tags.collect();
    for (offset, kind) in outline.faults() {
        // Of equal tags the last one counts in chess.js.
        if let FaultKind::DuplicateTag(name) = kind
            && let Some((others, _)) = text.get(*offset..).and_then(tags_over_lines)
            && let Some((_, value)) = others.into_iter().next()
            && let Some(tag) = tags.iter_mut().find(|(other, _)| other == name)
        {
            tag.1 = value;
        }
    }
    read_game(text, &outline, &tags, rules)
}

/// The tags at the beginning of a text, wherever its lines end, and what follows them; `None` if
/// one of them is still not a tag.
fn tags_over_lines(text: &str) -> Option<(Vec<(String, String)>, &str)> {
    let mut tags = Vec::new();
    let mut rest = text.trim_start();
    while let Some(inner) = rest.strip_prefix('[') {
        let inner = inner.trim_start();
        let is_end = |letter: char| letter == '"' || letter.is_whitespace();
        let (name, value) = inner.split_at_checked(inner.find(is_end)?)?;
        let value = value.trim_start().strip_prefix('"')?;
        let (value, behind) = value.split_at_checked(value.find('"')?)?;
        let behind = behind.strip_prefix('"')?.trim_start();
        tags.push((name.to_owned(), value.to_owned()));
        rest = behind.strip_prefix(']')?.trim_start();
    }
    Some((tags, rest))
}

type Tags = [(String, String)];

fn read_game(
    text: &str,
    outline: &Outline<'_>,
    tags: &Tags,
    rules: Rules,
) -> Result<Loaded, Fault> {
    let attempt = |language| {
        let mut trace = Trace::default();
        let reader = Reader {
            text,
            rules,
            outline,
            tags,
            language,
            trace: &mut trace,
            faults: Vec::new(),
        };
        (reader.read(), trace)
    };
    let (given, trace) = attempt(rules.letters.unwrap_or(Language::English));
    match rules.letters {
        None if trace.has_failed && has_foreign_letters(outline) => {
            other_letters(attempt).unwrap_or(given)
        }
        _ => given,
    }
}

/// Whether a letter stands there that names no piece in English. Without one, a move that cannot be
/// read is a mistake and not of another language: the French king has the letter of the English rook.
fn has_foreign_letters(outline: &Outline<'_>) -> bool {
    outline
        .nodes()
        .iter()
        .any(|node| letters::is_foreign(node.text))
}

/// Finds the letters in which every move can be read, as `record` does: where several alphabets give
/// different games none is believed, unless only one does without a letter for pawns.
fn other_letters<T>(attempt: impl Fn(Language) -> (T, Trace)) -> Option<T> {
    let found = pgn::OTHER_LETTERS.into_iter().map(attempt);
    let mut found: Vec<_> = found.filter(|(_, trace)| !trace.has_failed).collect();
    if found.iter().any(|(_, trace)| !trace.names_pawns) {
        found.retain(|(_, trace)| !trace.names_pawns);
    }
    let (first, rest) = found.split_first()?;
    if rest.iter().any(|(_, trace)| trace.played != first.1.played) {
        return None;
    }
    found.into_iter().next().map(|(given, _)| given)
}

/// What an attempt to read the moves has met.
#[derive(Debug, Default)]
struct Trace {
    /// All moves, in the order of the text.
    played: Vec<Played>,
    /// A move could not be read.
    has_failed: bool,
    /// A pawn was named by its letter, which hardly anybody does and other languages give to other
    /// pieces.
    names_pawns: bool,
}

impl Rules {
    /// Finds the places of faults.
    const fn places(self, text: &str) -> Places<'_> {
        let (line, column) = self.first_place;
        Places::new(text, line as usize, column as usize)
    }
}

fn place(places: &mut Places<'_>, offset: usize) -> (u32, u32) {
    let (line, column) = places.at(offset);
    (line as u32, column as u32)
}

const fn code(kind: &FaultKind) -> &'static str {
    match kind {
        FaultKind::AnotherGame => "another-game",
        _ => "invalid-pgn",
    }
}

/// What is wrong with the form of a PGN. Short, because these texts are fetched with every page;
/// the line and column say the rest.
const fn message(kind: &FaultKind) -> &'static str {
    match kind {
        FaultKind::AnotherGame => "Invalid PGN: a second game; loadPgnGames reads several",
        FaultKind::Character(_) | FaultKind::Empty => "Invalid PGN: a move or a result is expected",
        FaultKind::Tag { .. } => "Invalid PGN: a tag is written [Name \"value\"]",
        FaultKind::DuplicateTag(_) => "Invalid PGN: this tag is there already",
        FaultKind::Unclosed(_) => "Invalid PGN: this is never closed",
        FaultKind::Unopened(_) => "Invalid PGN: this was never opened",
        FaultKind::VariationBeforeMove => "Invalid PGN: a variation needs a move before it",
        FaultKind::TooDeep => "Invalid PGN: variations lie too deep within each other",
        FaultKind::Nag => "Invalid PGN: a number from 0 to 255 is expected after $",
        _ => "Invalid PGN: too long",
    }
}

/// Where a move of the outline stands in the tree.
#[derive(Clone, Copy)]
enum Stand {
    /// It is this node.
    Read(NodeId),
    /// It could not be read; what is said about it is said about this node.
    Unread(NodeId),
}

impl Stand {
    const fn node(self) -> NodeId {
        match self {
            Self::Read(node) | Self::Unread(node) => node,
        }
    }
}

/// Where a game begins.
struct Start {
    position: ListedPosition,
    fen: Option<String>,
}

struct Reader<'a> {
    text: &'a str,
    rules: Rules,
    outline: &'a Outline<'a>,
    tags: &'a Tags,
    language: Language,
    trace: &'a mut Trace,
    /// What is wrong and where, in bytes from the beginning of the text.
    faults: Vec<(usize, Fault)>,
}

impl Reader<'_> {
    fn read(mut self) -> Result<Loaded, Fault> {
        if self.outline.nodes().is_empty() && self.says_nothing() {
            let nothing = FaultKind::Empty;
            self.meet(0, Fault::new(code(&nothing), message(&nothing)))?;
        }
        let start = match self.start() {
            Err((offset, fault)) => {
                self.meet(offset, fault)?;
                return Ok(self.loaded(Line::default(), None, Notes::default(), None));
            }
            Ok(start) => start,
        };
        let (line, tree, stands) = self.play(start.position)?;
        for (offset, kind) in self.outline.faults() {
            let fault = Fault::new(code(kind), message(kind));
            // A number that is too large still counts as one.
            let has_digit = || {
                let bytes = self.text.as_bytes();
                bytes.get(offset + 1).is_some_and(u8::is_ascii_digit)
            };
            let is_note =
                kind.severity() == Severity::Note || matches!(kind, FaultKind::Nag) && has_digit();
            if is_note {
                self.note(*offset, fault);
            } else {
                self.meet(*offset, fault)?;
            }
        }
        let mut notes = Notes::default();
        let tree = self.say(&line, tree, &stands, &mut notes);
        let tree = tree.has_variations().then_some(tree);
        Ok(self.loaded(line, start.fen, notes, tree))
    }

    /// Goes on after a fault if everything is read that can be.
    fn meet(&mut self, offset: usize, fault: Fault) -> Result<(), Fault> {
        if !self.rules.is_lenient {
            return Err(placed(fault, &mut self.rules.places(self.text), offset));
        }
        self.note(offset, fault);
        Ok(())
    }

    /// Keeps a fault in the order of the text. The sorts of the library weigh more than all of this.
    fn note(&mut self, offset: usize, fault: Fault) {
        let place = self.faults.partition_point(|(other, _)| *other <= offset);
        self.faults.insert(place, (offset, fault));
    }

    fn loaded(self, line: Line, fen: Option<String>, notes: Notes, tree: Option<Tree>) -> Loaded {
        let mut places = self.rules.places(self.text);
        let faults = self.faults.into_iter();
        Loaded {
            line,
            notes,
            tags: self.tags.to_vec(),
            fen,
            result: self.outline.result().map(|result| result.as_str()),
            tree,
            faults: faults
                .map(|(offset, fault)| placed(fault, &mut places, offset))
                .collect(),
        }
    }

    /// Whether the text is not empty but has no part of a game.
    fn says_nothing(&self) -> bool {
        let outline = self.outline;
        let is_comment = |(_, note): &(u32, Written<'_>)| matches!(note, Written::Comment(..));
        // Where faults are listed, they say it all.
        let is_stated = self.rules.is_lenient && !outline.faults().is_empty();
        !is_stated
            && !self.text.trim().is_empty()
            && self.tags.is_empty()
            && outline.result().is_none()
            && !outline.notes().iter().any(is_comment)
    }

    /// Where a tag begins that is not what it has to be.
    fn offset_of_tag(&self, name: &str) -> usize {
        let mut tags = self.outline.tags().iter();
        let tag = tags.find(|(other, _)| other.eq_ignore_ascii_case(name));
        let before = tag.and_then(|(name, _)| self.text.as_bytes().get(..self.offset(name)));
        let opened = before.and_then(|before| before.iter().rposition(|byte| *byte == b'['));
        opened.unwrap_or(0)
    }

    /// Where a part of the text begins.
    fn offset(&self, part: &str) -> usize {
        (part.as_ptr() as usize).wrapping_sub(self.text.as_ptr() as usize)
    }

    fn start(&self) -> Result<Start, (usize, Fault)> {
        let value = |wanted: &str| {
            let mut tags = self.tags.iter();
            tags.find(|(name, _)| name == wanted)
                .map(|(_, value)| value.as_str())
        };
        let variant = value("Variant").unwrap_or_default().to_ascii_lowercase();
        let mode = match variant.as_str() {
            "chess960" | "fischerandom" | "fischerrandom" | "chess 960" => CastlingMode::Chess960,
            "" | "standard" | "chess" | "from position" => CastlingMode::Standard,
            _ => {
                let fault = Fault::new("other-rules", "Invalid PGN: a game of other rules");
                return Err((self.offset_of_tag("Variant"), fault));
            }
        };
        let text = match self.rules.reading {
            Reading::Permissive => {
                let mut tags = self.tags.iter().rev();
                tags.find(|(name, _)| name.eq_ignore_ascii_case("fen"))
                    .map(|(_, value)| value.as_str())
            }
            Reading::Strict if value("SetUp") != Some("1") => None,
            Reading::Strict => Some(value("FEN").ok_or_else(|| {
                let message = "Invalid PGN: FEN tag must be supplied with SetUp tag";
                let fault = Fault::new("invalid-pgn", message);
                (self.offset_of_tag("SetUp"), fault)
            })?),
        };
        let Some(text) = text.filter(|text| !text.is_empty()) else {
            return Ok(Start {
                position: ListedPosition::start(mode),
                fen: None,
            });
        };
        Ok(Start {
            position: fen::read(text, self.rules.checks, mode)
                .map_err(|fault| (self.offset_of_tag("FEN"), fault.into()))?,
            fen: Some(text.to_owned()),
        })
    }

    /// Plays all moves; also returns where each move of the outline stands in the tree, the root first.
    /// A move of a variation that cannot be read only ends its variation.
    fn play(&mut self, start: ListedPosition) -> Result<(Line, Tree, Vec<Stand>), Fault> {
        let mut line = Line::new(start);
        let mut tree = Tree::new(line.here().clone());
        // What each move of the outline became, and the board after it; the start is the first.
        let mut reached = vec![Some((Tree::ROOT, line.here().clone()))];
        let mut stands = vec![Stand::Read(Tree::ROOT)];
        let mut main = 0;
        for (number, node) in (1..).zip(self.outline.nodes()) {
            let is_main = node.parent == main;
            let before = reached.get(node.parent as usize).cloned().flatten();
            let Some((parent, position)) = before else {
                stands.push(Stand::Unread(stands[node.parent as usize].node()));
                reached.push(None);
                continue;
            };
            match self.read_word(&position, node.text) {
                Ok(played) => {
                    let after = played.on(&position);
                    if is_main {
                        line.push(played, after.clone());
                        main = number;
                    }
                    self.trace.played.push(played);
                    let node = tree.add(parent, played, after.clone());
                    stands.push(Stand::Read(node));
                    reached.push(Some((node, after)));
                }
                Err(mut fault) => {
                    self.trace.has_failed = true;
                    let offset = self.offset(node.text);
                    if is_main {
                        fault.ply = Some(line.len() as u32 + 1);
                        self.meet(offset, fault)?;
                        // There is no continuation any more.
                        main = u32::MAX;
                    } else {
                        self.note(offset, fault);
                    }
                    // A variation stands behind the move that it would replace.
                    let replaced = tree.node(parent).children.first();
                    stands.push(Stand::Unread(*replaced.unwrap_or(&parent)));
                    reached.push(None);
                }
            }
        }
        Ok((line, tree, stands))
    }

    fn read_word(&mut self, position: &ListedPosition, word: &str) -> Result<Played, Fault> {
        let refused = ["Invalid move in PGN: ", word];
        let moves = position.moves();
        let known = match self.rules.reading {
            Reading::Strict => word.to_owned(),
            Reading::Permissive => plain(word),
        };
        let known = letters::in_english(&known, self.language);
        self.trace.names_pawns |= known.as_ref().is_some_and(|word| word.names_pawn);
        let found = known.map_or(Meaning::Nothing, |word| {
            meaning(position, &moves, &word.text, self.rules.reading)
        });
        let found = match found {
            Meaning::Null if position.is_check() => Meaning::Nothing,
            found => found,
        };
        found.chosen(position, &moves, self.rules.takes_first, &refused)
    }

    /// Keeps the comments and judgments: those on the main line by position, others in the tree.
    fn say(&self, line: &Line, mut tree: Tree, stands: &[Stand], notes: &mut Notes) -> Tree {
        if self.outline.notes().is_empty() {
            return tree;
        }
        let fens = line.fens();
        // Nodes are numbered as they were read.
        let next = |&id: &NodeId| tree.node(id).children.first().copied();
        let main: Vec<NodeId> = std::iter::successors(Some(Tree::ROOT), next).collect();
        let mut suffixed = None;
        for (number, note) in self.outline.notes() {
            let index = *number as usize;
            let Some(&stand) = stands.get(index) else {
                continue;
            };
            let node = stand.node();
            let ply = main.binary_search(&node).ok();
            let note = match (stand, note) {
                // What is said about a move that cannot be read is not lost, but such a move has no
                // judgment.
                (Stand::Unread(_), Written::Comment(_, comment)) => {
                    &Written::Comment(Side::After, comment)
                }
                (Stand::Unread(_), Written::Nag(_)) => continue,
                (Stand::Read(_), note) => note,
            };
            match (note, ply) {
                (Written::Comment(side, comment), Some(ply)) => {
                    // A comment before a move is about the position in which it is played.
                    let at = ply - usize::from(*side == Side::Before && ply > 0);
                    notes.change(&fens[at], |note| {
                        append(&mut note.comment, &self.comment(comment));
                    });
                }
                (Written::Comment(side, comment), None) => {
                    let node = tree.node_mut(node);
                    let position = match side {
                        Side::Before => &mut node.before,
                        Side::After => &mut node.comment,
                    };
                    append(position, self.comment(comment).trim());
                }
                (Written::Nag(nag), Some(ply)) => {
                    let word = index.checked_sub(1).map(|at| self.outline.nodes()[at].text);
                    let suffix = word.filter(|_| suffixed != Some(ply));
                    let suffix = suffix.and_then(|word| self.suffix(word, *nag));
                    notes.change(&fens[ply], |note| match suffix {
                        Some(suffix) => note.suffix = Some(suffix),
                        None if !note.nags.contains(&nag.0) => note.nags.push(nag.0),
                        None => {}
                    });
                    if suffix.is_some() {
                        suffixed = Some(ply);
                    }
                }
                (Written::Nag(nag), None) => tree.node_mut(node).nags.push(nag.0),
            }
        }
        tree
    }

    /// A comment as chess.js keeps it: in braces as it is but on one line, behind a semicolon
    /// without the space around it.
    fn comment(&self, comment: &str) -> String {
        let opened = self.offset(comment).checked_sub(1);
        let is_in_braces = opened.is_some_and(|at| self.text.as_bytes()[at] == b'{');
        if !is_in_braces {
            return read_comment(comment.trim());
        }
        let mut joined = String::with_capacity(comment.len());
        let mut is_broken = false;
        for letter in comment.chars() {
            let breaks = matches!(letter, '\r' | '\n');
            if !breaks {
                joined.push(letter);
            } else if !is_broken {
                joined.push(' ');
            }
            is_broken = breaks;
        }
        read_comment(&joined)
    }

    /// The judgment glued to a move, if it is this one.
    fn suffix(&self, word: &str, nag: Nag) -> Option<&'static str> {
        let behind = self.text.get(self.offset(word) + word.len()..)?.as_bytes();
        let is_mark = |byte: &&u8| matches!(byte, b'!' | b'?');
        let length = behind.iter().take_while(is_mark).count().min(2);
        let glued = behind.get(..length)?;
        let found = SUFFIXES
            .iter()
            .find(|(suffix, number)| suffix.as_bytes() == glued && *number == nag.0);
        found.map(|(suffix, _)| *suffix)
    }
}

fn placed(fault: Fault, places: &mut Places<'_>, offset: usize) -> Fault {
    let (line, column) = place(places, offset);
    Fault {
        line: Some(line),
        column: Some(column),
        ..fault
    }
}

fn append(comment: &mut Option<String>, more: &str) {
    match comment {
        Some(earlier) => {
            earlier.push(' ');
            earlier.push_str(more);
        }
        none => *none = Some(more.to_owned()),
    }
}

/// A move without what other programs write: figurines in place of letters, the words for en passant, and
/// two signs of check, which old ones write for a mate or a double check.
fn plain(word: &str) -> String {
    let mut has_check = false;
    let letters = word.chars().filter_map(|letter| match letter {
        '+' if std::mem::replace(&mut has_check, true) => None,
        '\u{2654}' | '\u{265a}' => Some('K'),
        '\u{2655}' | '\u{265b}' => Some('Q'),
        '\u{2656}' | '\u{265c}' => Some('R'),
        '\u{2657}' | '\u{265d}' => Some('B'),
        '\u{2658}' | '\u{265e}' => Some('N'),
        '\u{2659}' | '\u{265f}' => None,
        letter => Some(letter),
    });
    let mut word: String = letters.collect();
    for mark in ["e.p.", "ep"] {
        if word.ends_with(mark) {
            word.truncate(word.len() - mark.len());
        }
    }
    word
}
