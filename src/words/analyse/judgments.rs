//! The judgments of annotators, by their numbers in the PGN standard.

use crate::table::messages;

messages! {
    good_move() = "good move";
    mistake() = "mistake";
    brilliant_move() = "brilliant move";
    blunder() = "blunder";
    interesting_move() = "interesting move";
    dubious_move() = "dubious move";
    forced_move() = "only move";
    equal_position() = "equal position";
    unclear_position() = "unclear position";
    white_slightly_better() = "White is slightly better";
    black_slightly_better() = "Black is slightly better";
    white_better() = "White is better";
    black_better() = "Black is better";
    white_winning() = "White is winning";
    black_winning() = "Black is winning";
    zugzwang() = "zugzwang";
    space() = "more space";
    development() = "ahead in development";
    initiative() = "initiative";
    attack() = "attack";
    compensation() = "compensation for the material";
    counterplay() = "counterplay";
    time_trouble() = "short of time";
    with_the_idea() = "with the idea";
    better_is() = "better is";
    novelty() = "new move";
    diagram_here() = "diagram";
    numbered_judgment(number) = "annotation {number}";
}

/// The name of a judgment, as it is spoken and shown beside its sign.
#[must_use]
pub fn judgment_name(number: u8) -> String {
    match number {
        1 => good_move(),
        2 => mistake(),
        3 => brilliant_move(),
        4 => blunder(),
        5 => interesting_move(),
        6 => dubious_move(),
        7 | 8 => forced_move(),
        10..=12 => equal_position(),
        13 => unclear_position(),
        14 => white_slightly_better(),
        15 => black_slightly_better(),
        16 => white_better(),
        17 => black_better(),
        18 | 20 => white_winning(),
        19 | 21 => black_winning(),
        22 | 23 => zugzwang(),
        26 | 27 => space(),
        32 | 33 => development(),
        36 | 37 => initiative(),
        40 | 41 => attack(),
        44 | 45 => compensation(),
        132 | 133 => counterplay(),
        138 | 139 => time_trouble(),
        140 => with_the_idea(),
        142 => better_is(),
        146 => novelty(),
        220 => diagram_here(),
        _ => numbered_judgment(&number.to_string()),
    }
}
