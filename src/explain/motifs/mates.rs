//! The mates that have a name.
//!
//! Each is reported only for a checkmate on the board, by where the pieces stand; several names may fit
//! one mate. The names and what they mean are common knowledge of the field; where descriptions
//! differ, the narrower one is taken. *Flights* are the squares around the king that hold none of
//! its own pieces, whoever commands them.

mod edge;
mod pairs;
mod royal;
mod scene;

use rules::{Bitboard, Position};

use self::scene::Scene;
use super::{Finding, Motif};

/// Finds out whether a mate is of one kind: the pieces of the mating side that make it so.
type Detector = fn(&Scene) -> Option<Bitboard>;

const DETECTORS: [(Motif, Detector); 17] = [
    (Motif::SmotheredMate, edge::smothered),
    (Motif::BackRankMate, edge::back_rank),
    (Motif::CornerMate, edge::corner),
    (Motif::OperaMate, edge::opera),
    (Motif::BlindSwineMate, edge::blind_swine),
    (Motif::MorphysMate, edge::morphys),
    (Motif::PillsburysMate, edge::pillsburys),
    (Motif::AnastasiasMate, pairs::anastasias),
    (Motif::ArabianMate, pairs::arabian),
    (Motif::HookMate, pairs::hook),
    (Motif::VukovicsMate, pairs::vukovics),
    (Motif::BodensMate, pairs::bodens),
    (Motif::DoubleBishopMate, pairs::double_bishop),
    (Motif::DovetailMate, royal::dovetail),
    (Motif::KillBoxMate, royal::kill_box),
    (Motif::TriangleMate, royal::triangle),
    (Motif::BalestraMate, royal::balestra),
];

/// The named mates of a position; none if it is not mate.
pub(super) fn mates(position: &Position, findings: &mut Vec<Finding>) {
    if !position.is_checkmate() {
        return;
    }
    let scene = Scene::new(position);
    for (motif, detector) in DETECTORS {
        if let Some(by) = detector(&scene) {
            let king = Bitboard::from(scene.king);
            let finding = Finding::new(motif, scene.side, by, king).showing(scene.around);
            let checkers = position.checkers().into_iter();
            findings.push(checkers.fold(finding, |it, checker| it.line(checker, scene.king)));
        }
    }
}
