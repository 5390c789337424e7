//! The worth of the pieces by today's count and by the books.

use game::scale::{Caveat, Hundredths, Phase, Saying, Scale, Worth};
use game::{Balance, MaterialFact};
use rules::{Color, Role};

use crate::names::{color_name, list, role_name};
use crate::table::messages;

messages! {
    /// The heading of the panel.
    pub worth_title() = "Material";
    /// The choice of the table of values.
    pub worth_scale() = "Values of the pieces";
    scale_usual() = "Usual today";
    scale_book_1917() = "A Beginners Book of Chess, 1917";
    scale_hoffer() = "After Hoffer";
    scale_german() = "German authorities, after Hoffer";
    scale_staunton() = "The Chess Code (Staunton\u{2019}s time)";
    /// Below figures that no book gives; the sign is that of [`scale_value`].
    pub worth_in_words() = "* The book compares the pieces in words; these figures are ours.";
    /// Below the figures after Hoffer.
    pub worth_king() = "After Hoffer, the king is worth about 4 in the endgame; it is never exchanged.";
    worth_of_piece(role, value) = "{role} {value}";
    worth_in_words_only(text) = "{text}. The book compares the pieces in words; apart from the pawn the figures are ours.";
    worth_order_1917() = "The book ranks them: queen, rook, bishop, knight, pawn, with only the slightest difference between bishop and knight.";
    worth_king_hoffer() = "In the endgame the king is worth about 4; it is never exchanged.";
    worth_even() = "Neither side is ahead.";
    worth_ahead(color, value) = "{color} is ahead by about {value} pawns.";
    worth_ahead_one(color) = "{color} is ahead by about one pawn.";
    worth_exchange(color) = "{color} has won the exchange: a rook for a bishop or knight.";
    worth_two_for_rook(color) = "{color} has two pieces for a rook.";
    worth_bishops(color) = "{color} has the two bishops.";
    /// Heads what a book says of values in words.
    pub worth_sayings() = "What the book says in words";
    saying_equal(pieces, than) = "{pieces}: about as much as {than}.";
    saying_at_least(pieces, than) = "{pieces}: at least as much as {than}.";
    saying_more(pieces, than) = "{pieces}: more than {than}.";
    saying_slightly_more(pieces, than) = "{pieces}: slightly more than {than}.";
    saying_less(pieces, than) = "{pieces}: less than {than}.";
    saying_endgame(text) = "{text} So in the endgame.";
    saying_holds(text, one, other) = "{text} The table agrees: {one} and {other}.";
    saying_fails(text, one, other) = "{text} The table says otherwise: {one} and {other}.";
    some_pawns(; count) = ["{count} pawn", "{count} pawns"];
    some_knights(; count) = ["{count} knight", "{count} knights"];
    some_bishops(; count) = ["{count} bishop", "{count} bishops"];
    some_rooks(; count) = ["{count} rook", "{count} rooks"];
    some_queens(; count) = ["{count} queen", "{count} queens"];
    caveat_place() = "Approximate: where a piece stands may outweigh all values.";
    caveat_changes() = "Approximate: values change as the game goes on, and with the square a piece stands on.";
    caveat_computation() = "Approximate: an exact computation is out of reach, for worth depends on time, opportunity and position.";
}

/// The name of a table of values.
#[must_use]
pub fn scale_name(scale: Scale) -> String {
    match scale {
        Scale::Usual => scale_usual(),
        Scale::Book1917 => scale_book_1917(),
        Scale::Hoffer => scale_hoffer(),
        Scale::German => scale_german(),
        Scale::Staunton => scale_staunton(),
    }
}

/// What a piece is worth: `3.05`, or `10.5*` where the figure is ours.
#[must_use]
pub fn scale_value(scale: Scale, role: Role) -> String {
    let mut text = pawns(scale.values()[role]);
    if scale.worded().contains(&role) {
        text.push('*');
    }
    text
}

/// What each piece is worth: "pawn 1, knight 3.05, ...".
#[must_use]
pub fn scale_values(scale: Scale) -> String {
    let values = scale.values();
    let worth = |role: Role| worth_of_piece(&role_name(role), &pawns(values[role]));
    let roles = Role::ALL.into_iter().filter(|role| *role != Role::King);
    let text = list(&roles.map(worth).collect::<Vec<_>>());
    match scale {
        Scale::Book1917 => [worth_in_words_only(&text), worth_order_1917()].join(" "),
        Scale::Hoffer => [text, worth_king_hoffer()].join(". "),
        Scale::Usual | Scale::German | Scale::Staunton => text,
    }
}

/// Who is ahead, and what the difference is called.
#[must_use]
pub fn balance_text(balance: &Balance) -> String {
    let ahead = match balance.difference.0 {
        0 => worth_even(),
        difference => {
            let color = if difference > 0 {
                Color::White
            } else {
                Color::Black
            };
            match difference.abs() {
                100 => worth_ahead_one(&color_name(color)),
                amount => worth_ahead(&color_name(color), &pawns(Hundredths(amount))),
            }
        }
    };
    let facts = balance.facts.iter().map(|fact| match *fact {
        MaterialFact::Exchange(color) => worth_exchange(&color_name(color)),
        MaterialFact::TwoPiecesForRook(color) => worth_two_for_rook(&color_name(color)),
        MaterialFact::BishopPair(color) => worth_bishops(&color_name(color)),
    });
    let all: Vec<String> = std::iter::once(ahead).chain(facts).collect();
    all.join(" ")
}

/// What the book says of its own figures.
#[must_use]
pub fn scale_caveat(scale: Scale) -> String {
    match scale.caveat() {
        Caveat::PlaceMayOutweigh => caveat_place(),
        Caveat::ChangesWithTheGame => caveat_changes(),
        Caveat::BeyondComputation => caveat_computation(),
    }
}

/// What a book says of values in words, and whether the figures of the table bear it out.
#[must_use]
pub fn saying_text(scale: Scale, saying: &Saying) -> String {
    let (pieces, than) = (some_pieces(saying.pieces), some_pieces(saying.than));
    let text = match saying.worth {
        Worth::AboutEqual => saying_equal(&pieces, &than),
        Worth::AtLeast => saying_at_least(&pieces, &than),
        Worth::More => saying_more(&pieces, &than),
        Worth::SlightlyMore => saying_slightly_more(&pieces, &than),
        Worth::Less => saying_less(&pieces, &than),
    };
    let text = match saying.phase {
        Phase::Always => text,
        Phase::Endgame => saying_endgame(&text),
    };
    let sum = |roles: &[Role]| pawns(scale.sum(roles));
    let (one, other) = (sum(saying.pieces), sum(saying.than));
    if saying.holds_in(scale) {
        saying_holds(&text, &one, &other)
    } else {
        saying_fails(&text, &one, &other)
    }
}

/// "1 rook and 2 pawns".
fn some_pieces(roles: &[Role]) -> String {
    let strongest_first = Role::ALL.into_iter().rev();
    let counted = strongest_first.filter_map(|role| {
        let count = roles.iter().filter(|it| **it == role).count();
        (count > 0).then(|| match role {
            Role::Pawn => some_pawns(count),
            Role::Knight => some_knights(count),
            Role::Bishop => some_bishops(count),
            Role::Rook => some_rooks(count),
            // No book compares kings.
            Role::Queen | Role::King => some_queens(count),
        })
    });
    list(&counted.collect::<Vec<_>>())
}

/// Hundredths of a pawn as people write them: `9`, `3.05`, `10.5`.
fn pawns(amount: Hundredths) -> String {
    let mut text = (amount.0 / 100).to_string();
    let mut rest = amount.0 % 100;
    if rest > 0 {
        text.push('.');
    }
    while rest > 0 {
        text.push_str(&(rest / 10).to_string());
        rest = rest % 10 * 10;
    }
    text
}

#[cfg(test)]
mod tests {
    use rules::{Board, Position};

    use super::*;

    #[test]
    fn figures_are_written_without_needless_zeros() {
        for (amount, text) in [(900, "9"), (305, "3.05"), (1_050, "10.5"), (0, "0")] {
            assert_eq!(pawns(Hundredths(amount)), text);
        }
    }

    #[test]
    fn a_book_that_contradicts_its_own_table_is_counted_out() {
        let texts: Vec<String> = Scale::Staunton
            .sayings()
            .map(|saying| saying_text(Scale::Staunton, saying))
            .collect();
        let queen = "1 queen: about as much as 2 rooks and 1 pawn. The table says otherwise: 9.94 and 11.96.";
        assert!(texts.iter().any(|text| text == queen), "{texts:?}");
        let rook =
            "1 rook: about as much as 1 knight and 2 pawns. The table agrees: 5.48 and 5.05.";
        assert!(texts.iter().any(|text| text == rook), "{texts:?}");
        assert_eq!(Scale::Usual.sayings().count(), 0);
    }

    #[test]
    fn one_pawn_is_not_called_pawns() {
        let sentence = |fen: &str| {
            let position: Position = fen.parse().unwrap();
            balance_text(&game::balance(&position.board(), Scale::Usual))
        };
        let one = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
        assert_eq!(sentence(one), "White is ahead by about one pawn.");
        let two = "4k3/4pp2/8/8/8/8/8/4K3 w - - 0 1";
        assert_eq!(sentence(two), "Black is ahead by about 2 pawns.");
    }

    #[test]
    fn the_exchange_and_two_pieces_for_a_rook_are_named_by_every_scale() {
        let exchange: Position = "1nbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQK1NR w KQk - 0 1"
            .parse()
            .unwrap();
        for scale in Scale::ALL {
            let sentence = balance_text(&game::balance(&exchange.board(), scale));
            assert!(
                sentence.contains("White has won the exchange"),
                "{sentence}"
            );
            let sentence = balance_text(&game::balance(&Board::default(), scale));
            assert_eq!(sentence, worth_even());
        }
    }
}
