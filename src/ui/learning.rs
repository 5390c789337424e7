//! What a learner has asked for: layers over the board, and the explanation of a position.

use std::rc::Rc;

use explain::Finding;
use explain::illegal::Code;
use explain::motifs::{available_checks, commanded_squares, danger, pawn_structure, pins};
use rules::{Bitboard, Color, Position, Square, attacks};
use words::{Prose, Refusal, Step, Why};

use crate::Navigation;
use board::{Arrow, Drawing, Shade, Tint};

/// Something that can be switched on over the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Layer {
    /// The squares White commands.
    White,
    /// The squares Black commands.
    Black,
    /// The pieces that are attacked and not sufficiently defended.
    Danger,
    /// The pieces that are pinned.
    Pins,
    /// The squares from which a check can be given.
    Checks,
    /// Weak and strong pawns.
    Pawns,
    /// How many pieces attack and defend the square of the cursor.
    Counts,
    /// What castling still needs.
    Castling,
}

impl Layer {
    /// Every layer, in the order in which it is offered.
    pub const ALL: [Self; 8] = [
        Self::White,
        Self::Black,
        Self::Danger,
        Self::Pins,
        Self::Checks,
        Self::Pawns,
        Self::Counts,
        Self::Castling,
    ];

    /// The name under which it is stored and styled.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::White => "white",
            Self::Black => "black",
            Self::Danger => "danger",
            Self::Pins => "pins",
            Self::Checks => "checks",
            Self::Pawns => "pawns",
            Self::Counts => "counts",
            Self::Castling => "castling",
        }
    }
}

/// The layers that are switched on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Layers(u8);

impl Layers {
    /// Whether a layer is on.
    #[must_use]
    pub const fn contains(self, layer: Layer) -> bool {
        self.0 & 1 << layer as u8 != 0
    }

    /// The layers with one of them switched.
    #[must_use]
    pub const fn toggled(self, layer: Layer) -> Self {
        Self(self.0 ^ 1 << layer as u8)
    }

    /// The keys of the layers that are on, with commas between.
    #[must_use]
    pub fn to_text(self) -> String {
        let on = Layer::ALL.into_iter().filter(|&layer| self.contains(layer));
        on.map(Layer::key).collect::<Vec<_>>().join(",")
    }

    /// Reads what [`to_text`](Self::to_text) wrote; unknown keys are left out.
    #[must_use]
    pub fn parse(text: &str) -> Self {
        let known = |key: &str| Layer::ALL.into_iter().find(|layer| layer.key() == key);
        let on = text.split(',').filter_map(known);
        on.fold(Self::default(), |layers, layer| {
            Self(layers.0 | 1 << layer as u8)
        })
    }
}

/// What can be said of the shown position; worked out once for each.
#[derive(Clone, Debug)]
pub struct About {
    /// Whether there is something to explain.
    pub can_explain: bool,
    /// What the move that led here is called.
    pub terms: Option<Prose>,
}

/// An explanation that is open, at one of its steps.
#[derive(Clone, Debug, PartialEq)]
pub struct Explanation {
    /// What is explained.
    pub why: Rc<Why>,
    /// The step that is shown.
    pub step: usize,
}

impl Explanation {
    /// Opens an explanation at its first step; also gives what is to be said.
    #[must_use]
    pub fn open(why: Why) -> (Self, String) {
        let title = why.title.plain();
        let opened = Self {
            why: Rc::new(why),
            step: 0,
        };
        let first = opened.current().prose.plain();
        (opened, [title, first].join(" "))
    }

    /// Goes to another step, and gives what is to be said.
    pub fn go(&mut self, navigation: Navigation) -> String {
        let last = self.why.steps.len() - 1;
        self.step = match navigation {
            Navigation::First => 0,
            Navigation::Previous => self.step.saturating_sub(1),
            Navigation::Next => self.step + 1,
            Navigation::Last => last,
            Navigation::To(step) => step,
        }
        .min(last);
        let place = words::why_step(&(self.step + 1).to_string(), &(last + 1).to_string());
        [place, self.current().prose.plain()].join(". ")
    }

    /// What the shown step draws on its position.
    #[must_use]
    pub fn drawing(&self, position: &Position) -> Drawing {
        let step = self.current();
        drawing_of(position, step.by, step.squares)
    }

    /// The shown step.
    #[must_use]
    pub fn current(&self) -> &Step {
        &self.why.steps[self.step]
    }
}

/// What the layers show of a position.
#[must_use]
pub fn tints_of(position: &Position, layers: Layers) -> Vec<Tint> {
    let mut tints = Vec::new();
    let mut tint = |shade, squares: Bitboard| {
        if !squares.is_empty() {
            tints.push(Tint { shade, squares });
        }
    };
    if layers.contains(Layer::White) {
        tint(Shade::White, commanded_squares(position, Color::White));
    }
    if layers.contains(Layer::Black) {
        tint(Shade::Black, commanded_squares(position, Color::Black));
    }
    for color in Color::ALL {
        if layers.contains(Layer::Danger) {
            let at_risk = danger(position, color);
            tint(
                Shade::Danger,
                at_risk.hanging | at_risk.insufficiently_defended,
            );
        }
        if layers.contains(Layer::Pins) {
            tint(Shade::Pin, all(&pins(position, color)));
        }
        if layers.contains(Layer::Pawns) {
            let pawns = pawn_structure(position, color);
            tint(Shade::Weak, pawns.doubled | pawns.isolated | pawns.backward);
            tint(Shade::Strong, pawns.passed);
        }
    }
    if layers.contains(Layer::Checks) {
        let checks = available_checks(position, position.turn());
        tint(Shade::Check, checks.iter().map(|mv| mv.to()).collect());
    }
    tints
}

/// The squares that a layer shows, for those who hear it; `None` for a layer that shows none.
#[must_use]
pub fn shown_by(position: &Position, layer: Layer) -> Option<Bitboard> {
    if matches!(layer, Layer::Counts | Layer::Castling) {
        return None;
    }
    let tints = tints_of(position, Layers::default().toggled(layer));
    let all = tints.iter().map(|tint| tint.squares);
    Some(all.fold(Bitboard::EMPTY, |all, squares| all | squares))
}

fn all(findings: &[Finding]) -> Bitboard {
    findings.iter().fold(Bitboard::EMPTY, |pieces, finding| {
        pieces | finding.targets | finding.by
    })
}

/// What a refusal draws, the square where the move was to go included.
#[must_use]
pub fn refusal_drawing(position: &Position, refusal: &Refusal, to: Square) -> Drawing {
    let drawing = if is_about_attack(refusal.code) {
        drawing_of(position, refusal.by, refusal.squares)
    } else {
        Drawing {
            pieces: refusal.by,
            squares: refusal.squares - refusal.by,
            ..Drawing::default()
        }
    };
    Drawing {
        wrong: Some(to),
        ..drawing
    }
}

/// Whether a reason says which pieces look at which squares, so that arrows show it.
fn is_about_attack(code: Code) -> bool {
    matches!(
        code,
        Code::CastlingInCheck
            | Code::CastlingThroughCheck
            | Code::CastlingIntoCheck
            | Code::KingsAdjacent
            | Code::KingOnLine
            | Code::KingIntoAttack
            | Code::DoubleCheck
            | Code::CheckNotAnswered
            | Code::Pinned
            | Code::EnPassantUncovers
    )
}

/// What a reason draws: who is to blame, the squares, and arrows where pieces look at these.
#[must_use]
pub fn drawing_of(position: &Position, pieces: Bitboard, squares: Bitboard) -> Drawing {
    let mut arrows = Vec::new();
    for from in pieces {
        let Some(piece) = position.piece_at(from) else {
            continue;
        };
        // On an empty board: a pin looks through the pinned piece.
        let seen = attacks::piece(piece, from, Bitboard::EMPTY) & squares;
        let farthest = |to: &Square| {
            let is_behind = |other: Square| attacks::between(from, other).contains(*to);
            !seen.into_iter().any(is_behind)
        };
        let ends = seen.into_iter().filter(farthest);
        arrows.extend(ends.map(|to| Arrow { from, to }));
    }
    // Where an arrow goes, and on the pieces themselves, more marks would only hide what is shown.
    let covered = arrows.iter().fold(pieces, |covered, arrow| {
        let end = Bitboard::from(arrow.to) & position.occupied();
        covered | attacks::between(arrow.from, arrow.to) | end
    });
    Drawing {
        wrong: None,
        pieces,
        squares: squares - covered,
        arrows,
    }
}
