//! What a move is called: the terms of the vocabulary that the board proves.

use explain::draw::Repetition;
use explain::{Motif, of_last, of_move};
use game::Game;

use crate::glossary::Prose;
use crate::table::messages;
use crate::why::positions_until;

messages! {
    terms_of_move(terms) = "In this move: {terms}.";
    term_attacked() = "attacked";
    term_defended() = "defended";
    term_commanded() = "attacked square";
    term_en_prise() = "en prise";
    term_insufficiently_defended() = "insufficiently defended";
    term_hanging() = "hanging";
    term_absolute_pin() = "absolute pin";
    term_relative_pin() = "relative pin";
    term_skewer() = "skewer";
    term_fork() = "fork";
    term_x_ray() = "x-ray";
    term_discovered_attack() = "discovered attack";
    term_discovered_check() = "discovered check";
    term_double_check() = "double check";
    term_smothered_mate() = "smothered mate";
    term_back_rank_mate() = "back-rank mate";
    term_anastasias_mate() = "Anastasia's mate";
    term_arabian_mate() = "Arabian mate";
    term_hook_mate() = "hook mate";
    term_bodens_mate() = "Boden's mate";
    term_double_bishop_mate() = "double bishop mate";
    term_dovetail_mate() = "dovetail mate";
    term_corner_mate() = "corner mate";
    term_blind_swine_mate() = "blind swine mate";
    term_opera_mate() = "opera mate";
    term_morphys_mate() = "Morphy's mate";
    term_pillsburys_mate() = "Pillsbury's mate";
    term_kill_box_mate() = "kill box mate";
    term_triangle_mate() = "triangle mate";
    term_vukovics_mate() = "Vuković's mate";
    term_balestra_mate() = "balestra mate";
    term_perpetual_check() = "perpetual check";
    term_forced_move() = "forced move";
    term_exchange() = "exchange";
    term_winning_the_exchange() = "winning the exchange";
    term_losing_the_exchange() = "losing the exchange";
    term_sacrifice() = "sacrifice";
    term_exchange_sacrifice() = "exchange sacrifice";
    term_gambit() = "gambit";
    term_counter_gambit() = "counter-gambit";
    term_doubled_pawns() = "doubled pawns";
    term_tripled_pawns() = "tripled pawns";
    term_isolated_pawn() = "isolated pawn";
    term_passed_pawn() = "passed pawn";
    term_backward_pawn() = "backward pawn";
    term_development() = "development";
    term_minor_piece() = "minor piece";
    term_major_piece() = "major piece";
    term_queening() = "queening";
    term_underpromotion() = "underpromotion";
    term_trapped_piece() = "trapped piece";
    term_overloaded_defender() = "overloaded defender";
    term_deflection() = "deflection";
    term_attraction() = "attraction";
    term_capture_of_the_defender() = "capture of the defender";
    term_intermezzo() = "intermezzo";
    term_interference() = "interference";
    term_clearance() = "clearance";
    term_zugzwang() = "zugzwang";
}

/// The name of a term, as it stands in a sentence.
#[must_use]
pub fn term_name(motif: Motif) -> String {
    match motif {
        Motif::Attacked => term_attacked(),
        Motif::Defended => term_defended(),
        Motif::Commanded => term_commanded(),
        Motif::EnPrise => term_en_prise(),
        Motif::InsufficientlyDefended => term_insufficiently_defended(),
        Motif::Hanging => term_hanging(),
        Motif::AbsolutePin => term_absolute_pin(),
        Motif::RelativePin => term_relative_pin(),
        Motif::Skewer => term_skewer(),
        Motif::Fork => term_fork(),
        Motif::XRay => term_x_ray(),
        Motif::DiscoveredAttack => term_discovered_attack(),
        Motif::DiscoveredCheck => term_discovered_check(),
        Motif::DoubleCheck => term_double_check(),
        Motif::SmotheredMate => term_smothered_mate(),
        Motif::BackRankMate => term_back_rank_mate(),
        Motif::AnastasiasMate => term_anastasias_mate(),
        Motif::ArabianMate => term_arabian_mate(),
        Motif::HookMate => term_hook_mate(),
        Motif::BodensMate => term_bodens_mate(),
        Motif::DoubleBishopMate => term_double_bishop_mate(),
        Motif::DovetailMate => term_dovetail_mate(),
        Motif::CornerMate => term_corner_mate(),
        Motif::BlindSwineMate => term_blind_swine_mate(),
        Motif::OperaMate => term_opera_mate(),
        Motif::MorphysMate => term_morphys_mate(),
        Motif::PillsburysMate => term_pillsburys_mate(),
        Motif::KillBoxMate => term_kill_box_mate(),
        Motif::TriangleMate => term_triangle_mate(),
        Motif::VukovicsMate => term_vukovics_mate(),
        Motif::BalestraMate => term_balestra_mate(),
        Motif::PerpetualCheck => term_perpetual_check(),
        Motif::ForcedMove => term_forced_move(),
        Motif::Exchange => term_exchange(),
        Motif::WinningTheExchange => term_winning_the_exchange(),
        Motif::LosingTheExchange => term_losing_the_exchange(),
        Motif::Sacrifice => term_sacrifice(),
        Motif::ExchangeSacrifice => term_exchange_sacrifice(),
        Motif::Gambit => term_gambit(),
        Motif::CounterGambit => term_counter_gambit(),
        Motif::DoubledPawns => term_doubled_pawns(),
        Motif::TripledPawns => term_tripled_pawns(),
        Motif::IsolatedPawn => term_isolated_pawn(),
        Motif::PassedPawn => term_passed_pawn(),
        Motif::BackwardPawn => term_backward_pawn(),
        Motif::Development => term_development(),
        Motif::MinorPiece => term_minor_piece(),
        Motif::MajorPiece => term_major_piece(),
        Motif::Queening => term_queening(),
        Motif::Underpromotion => term_underpromotion(),
        Motif::TrappedPiece => term_trapped_piece(),
        Motif::OverloadedDefender => term_overloaded_defender(),
        Motif::Deflection => term_deflection(),
        Motif::Attraction => term_attraction(),
        Motif::CaptureOfDefender => term_capture_of_the_defender(),
        Motif::Intermezzo => term_intermezzo(),
        Motif::Interference => term_interference(),
        Motif::Clearance => term_clearance(),
        Motif::Zugzwang => term_zugzwang(),
    }
}

/// The terms of the move that led to the position after `ply` plies, each a link to the glossary;
/// none at the start, or when nothing can be said of it.
///
/// # Examples
///
/// ```
/// use game::Game;
/// use rules::Square;
///
/// let mut game = Game::default();
/// game.play(game.position().find_move(Square::G1, Square::F3, None)?)?;
/// let terms = words::move_terms(&game, 1).expect("a knight comes out");
/// assert_eq!(terms.plain(), "In this move: development.");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn move_terms(game: &Game, ply: usize) -> Option<Prose> {
    let last = ply.checked_sub(1)?;
    let mv = *game.moves().get(last)?;
    let before = game.position_at(last);
    let mut motifs: Vec<Motif> = of_move(before, mv).iter().map(|it| it.motif).collect();
    let completed = of_last(game.position_at(0), &game.moves()[..ply]);
    motifs.extend(completed.iter().map(|it| it.motif));
    // The repetition completes it, whoever makes the last move.
    let positions = positions_until(game, ply);
    let repetition = Repetition::of(&positions);
    if repetition.perpetual_checker(&positions).is_some() {
        motifs.push(Motif::PerpetualCheck);
    }
    let mut named: Vec<Motif> = Vec::new();
    for motif in motifs {
        if !named.contains(&motif) {
            named.push(motif);
        }
    }
    // The narrower word says it all.
    let is_gambit = |motif: &Motif| matches!(motif, Motif::Gambit | Motif::CounterGambit);
    let is_narrower = |motif: &Motif| is_gambit(motif) || *motif == Motif::ExchangeSacrifice;
    if named.iter().any(is_narrower) {
        named.retain(|motif| *motif != Motif::Sacrifice);
    }
    if named.is_empty() {
        return None;
    }
    let links: Vec<String> = named
        .into_iter()
        .map(|motif| ["[[", motif.code(), "|", &term_name(motif), "]]"].concat())
        .collect();
    Some(Prose::of(&terms_of_move(&links.join(", "))))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use explain::Motif;
    use game::Game;

    use super::{move_terms, term_name};
    use crate::Glossary;

    #[test]
    fn every_term_has_a_name_of_its_own_and_an_entry_in_the_glossary() {
        let text = include_str!("../../public/glossary/en.txt");
        let glossary = Glossary::parse(text).unwrap();
        let mut names = BTreeSet::new();
        for motif in Motif::ALL {
            assert!(glossary.find(motif.code()).is_some(), "{motif}");
            assert!(names.insert(term_name(*motif)), "{motif}");
        }
    }

    #[test]
    fn the_repetition_that_checks_have_forced_is_called_perpetual_check() {
        let start = "6k1/6p1/8/8/4Q3/1q4P1/p6P/7K w - - 0 1".parse().unwrap();
        let mut game = Game::from_position(start);
        let around = ["Qe8+", "Kh7", "Qh5+", "Kg8"];
        for (ply, san) in around.into_iter().cycle().take(9).enumerate() {
            let mv = notation::san::read(game.position(), san).unwrap();
            game.play(mv).unwrap();
            let terms = move_terms(&game, ply + 1).map_or_else(String::new, |it| it.plain());
            assert_eq!(
                terms.contains("perpetual check"),
                ply == 8,
                "{ply}: {terms}"
            );
        }
    }

    #[test]
    fn knights_that_go_to_and_fro_give_no_perpetual_check() {
        let game = Game::from_pgn("1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8").unwrap();
        assert_eq!(game.repetitions(), 3);
        assert_eq!(move_terms(&game, 8), None);
    }

    #[test]
    fn a_move_without_an_alternative_is_called_forced() {
        let start = "7k/6pp/8/4N3/8/8/8/6K1 w - - 0 1".parse().unwrap();
        let mut game = Game::from_position(start);
        for (san, is_forced) in [("Nf7+", false), ("Kg8", true)] {
            let mv = notation::san::read(game.position(), san).unwrap();
            game.play(mv).unwrap();
            let terms = move_terms(&game, game.len());
            let terms = terms.map_or_else(String::new, |it| it.plain());
            assert_eq!(terms.contains("forced move"), is_forced, "{san}: {terms}");
        }
    }

    #[test]
    fn a_move_is_called_what_it_is_and_nothing_twice() {
        let pgn = "1. e4 e5 2. f4 exf4 3. Nf3 d5";
        let game = Game::from_pgn(pgn).unwrap();
        let terms = |ply| move_terms(&game, ply).map(|prose| prose.plain());
        assert_eq!(terms(0), None);
        assert_eq!(terms(1), None);
        assert_eq!(terms(3).as_deref(), Some("In this move: gambit."));
        assert_eq!(terms(5).as_deref(), Some("In this move: development."));
    }
}
