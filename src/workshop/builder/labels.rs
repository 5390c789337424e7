//! What the attributes of a board are called on the page, what is said below their fields, and the
//! names of the words that they can be chosen from.

use element::{Attribute, Form, Mode};
use rules::{Color, Role};

/// A sentence of [`words`].
type Sentence = fn() -> String;

/// The name of a mode, with what it is for.
pub(super) fn mode(mode: Mode) -> String {
    match mode {
        Mode::Diagram => words::builder_mode_diagram(),
        Mode::Play => words::builder_mode_play(),
        Mode::Solve => words::builder_mode_solve(),
        Mode::Find => words::builder_mode_find(),
        Mode::Line => words::builder_mode_line(),
        Mode::Game => words::builder_mode_game(),
        Mode::Setup => words::builder_mode_setup(),
        Mode::Computer => words::builder_mode_computer(),
    }
}

/// The name of a form in which a board leaves the builder.
pub(super) fn form(form: Form) -> String {
    match form {
        Form::Element => words::builder_form_element(),
        Form::Frame => words::builder_form_frame(),
        Form::File => words::builder_form_file(),
    }
}

/// The name of the field of an attribute; `chosen` is the goal or the question. What the builder
/// does not ask for has the name that it has in HTML.
pub(super) fn field(attribute: Attribute, chosen: &str) -> String {
    match attribute {
        Attribute::Goal => words::builder_field_goal(),
        Attribute::Ask => words::builder_field_ask(),
        Attribute::In => words::builder_field_in(),
        Attribute::By => words::builder_field_by(),
        Attribute::To if chosen == "promote" => words::builder_field_to_role(),
        Attribute::To => words::builder_field_to_squares(),
        Attribute::MaxMoves => words::builder_field_max_moves(),
        Attribute::Target => words::builder_field_target(),
        Attribute::GiveUp => words::builder_field_give_up(),
        Attribute::MaxTries => words::builder_field_max_tries(),
        Attribute::Of => words::builder_field_of(),
        Attribute::Side => words::builder_field_side(),
        Attribute::Sides => words::builder_field_sides(),
        Attribute::Level => words::builder_field_level(),
        Attribute::Odds => words::builder_field_odds(),
        Attribute::Clock => words::builder_field_clock(),
        Attribute::Seed => words::sit_seed(),
        Attribute::Reply => words::builder_field_reply(),
        Attribute::Start => words::builder_field_start(),
        Attribute::Hints => words::builder_field_hints(),
        Attribute::Undo => words::builder_field_undo(),
        Attribute::Name => words::builder_field_name(),
        Attribute::Required => words::builder_field_required(),
        Attribute::Moves => words::builder_field_moves(),
        Attribute::Orientation => words::builder_field_orientation(),
        Attribute::Coordinates => words::builder_field_coordinates(),
        Attribute::Theme => words::builder_field_theme(),
        Attribute::Arrows => words::builder_field_arrows(),
        Attribute::Marks => words::builder_field_marks(),
        Attribute::Notation => words::builder_field_notation(),
        Attribute::Mode
        | Attribute::Fen
        | Attribute::Pgn
        | Attribute::Src
        | Attribute::Game
        | Attribute::Disabled
        | Attribute::StorageKey
        | Attribute::Pieces
        | Attribute::LastMove
        | Attribute::Check
        | Attribute::Overlays
        | Attribute::Sound
        | Attribute::Speech
        | Attribute::NoAnimation
        | Attribute::Eager
        | Attribute::Lang => attribute.name().to_owned(),
    }
}

/// What is said below the field of an attribute; `chosen` is the goal or the question.
pub(super) fn hint(attribute: Attribute, chosen: &str) -> Option<String> {
    Some(match (attribute, chosen) {
        (Attribute::By, _) => words::builder_hint_by(),
        (Attribute::To, "promote") => words::builder_hint_to_role(),
        (Attribute::To, _) => words::builder_hint_to_squares(),
        (Attribute::Of, "moves" | "captures" | "checks") => words::builder_hint_of(),
        (Attribute::Of, "square" | "name") => words::builder_hint_of_squares(),
        (Attribute::Of, _) => words::builder_hint_of_square(),
        (Attribute::In, "stalemate") => words::builder_hint_stalemate(),
        (Attribute::Target, _) => words::builder_hint_target(),
        (Attribute::GiveUp, _) => words::builder_hint_give_up(),
        (Attribute::MaxTries, _) => words::builder_hint_max_tries(),
        (Attribute::Level, _) => words::builder_hint_level(),
        (Attribute::Clock, _) => words::builder_hint_clock(),
        (Attribute::Seed, _) => words::builder_hint_seed(),
        (Attribute::Start, _) => words::builder_hint_start(),
        (Attribute::Arrows, _) => words::builder_hint_arrows(),
        (Attribute::Marks, _) => words::builder_hint_marks(),
        (Attribute::Name, _) => words::builder_hint_name(),
        _ => return None,
    })
}

/// The name of what an attribute can say; what somebody has written by hand is its own name.
pub(super) fn choice(attribute: Attribute, key: &str) -> String {
    match (attribute, key) {
        (Attribute::Goal, "") => return words::builder_choice_goal_none(),
        (Attribute::Odds, "") => return words::builder_choice_odds_none(),
        (_, "") => return words::builder_choice_side_none(),
        _ => {}
    }
    let mut choices = choices(attribute).iter();
    let found = choices.find(|(known, _)| *known == key);
    found.map_or_else(|| key.to_owned(), |(_, name)| name())
}

const WHITE: (&str, Sentence) = ("white", || words::color_name(Color::White));
const BLACK: (&str, Sentence) = ("black", || words::color_name(Color::Black));

/// The names of the words that an attribute can be chosen from, in the order of the table.
fn choices(attribute: Attribute) -> &'static [(&'static str, Sentence)] {
    match attribute {
        Attribute::Goal => &[
            ("mate", words::builder_choice_mate),
            ("capture-all", words::builder_choice_capture_all),
            ("reach", words::builder_choice_reach),
            ("promote", words::builder_choice_promote),
            ("escape", words::builder_choice_escape),
            ("stalemate", words::builder_choice_stalemate),
            ("survive", words::builder_choice_survive),
            ("position", words::builder_choice_position),
        ],
        Attribute::Ask => &[
            ("moves", words::builder_choice_moves),
            ("captures", words::builder_choice_captures),
            ("checks", words::builder_choice_checks),
            ("attackers", words::builder_choice_attackers),
            ("defenders", words::builder_choice_defenders),
            ("pinned", words::builder_choice_pinned),
            ("squares", words::builder_choice_squares),
            ("square", words::builder_choice_square),
            ("name", words::builder_choice_name),
        ],
        Attribute::Side => &[WHITE, BLACK],
        Attribute::Sides => &[("both", words::builder_choice_both), WHITE, BLACK],
        Attribute::Odds => &[
            ("pawn", || words::role_name(Role::Pawn)),
            ("knight", || words::role_name(Role::Knight)),
            ("rook", || words::role_name(Role::Rook)),
            ("queen", || words::role_name(Role::Queen)),
        ],
        Attribute::Reply => &[
            ("main", words::builder_choice_main),
            ("random", words::builder_choice_random),
            ("all", words::builder_choice_all),
        ],
        Attribute::Orientation => &[
            WHITE,
            BLACK,
            ("auto", words::builder_choice_orientation_auto),
        ],
        Attribute::Coordinates => &[
            ("outside", words::coordinates_outside),
            ("inside", words::coordinates_inside),
            ("none", words::coordinates_none),
        ],
        Attribute::Theme => &[
            ("auto", words::builder_choice_auto),
            ("light", words::builder_choice_light),
            ("dark", words::builder_choice_dark),
            ("contrast", words::builder_choice_contrast),
        ],
        Attribute::Notation => &[
            ("san", words::builder_choice_san),
            ("figurine", words::builder_choice_figurine),
            ("sentence", words::builder_choice_sentence),
            ("localised", words::builder_choice_localised),
        ],
        Attribute::Moves => &[
            ("auto", words::builder_choice_moves_auto),
            ("right", words::builder_choice_moves_right),
            ("bottom", words::builder_choice_moves_bottom),
            ("none", words::builder_choice_moves_none),
            ("hidden", words::builder_choice_moves_hidden),
        ],
        _ => &[],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_field_and_every_word_of_it_has_a_name() {
        for attribute in Attribute::ALL.into_iter().filter(|it| it.is_in_builder()) {
            assert_ne!(field(attribute, ""), attribute.name());
            let named = choices(attribute).iter().map(|(key, _)| key);
            assert!(named.eq(attribute.kind().words()), "{attribute}");
        }
    }
}
