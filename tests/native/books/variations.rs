//! Variations that stand on lines of their own, as the moves of the game do: none of their moves is taken
//! for one of the game without a question.

use notation::score::{self, Options, Status};
use rules::Move;

use super::notes::{Sum, famous, moves};
use super::print::{self, Dice, HANDS, Hand};
use super::reader;

/// Prints a game in columns, with variations set out before one move in `often`.
fn printed(played: &[Move], hand: Hand, often: usize, scanned: usize, dice: &mut Dice) -> String {
    let words = print::written(played, hand, dice);
    let words = print::scanned(&words, scanned, dice);
    let mut text = String::from("GAME XLI.\n\nPlayed at Simpson's in the year 1868.\n\n");
    for (at, word) in words.iter().enumerate() {
        let number = at / 2 + 1;
        let note = match at > 3 && dice.roll(often) == 0 {
            true => print::set_out(&played[..at], played[at], hand, dice),
            false => None,
        };
        match (at % 2, &note) {
            (0, _) => {
                text += &note.unwrap_or_default();
                text += &format!("{number}. {word:<18}  ");
            }
            (_, Some(note)) => {
                text += &format!("\n{note}{number}. ...               {word}\n");
            }
            _ => text += &format!("{word}\n"),
        }
    }
    text + "\n"
}

#[test]
fn a_variation_that_is_set_out_is_never_taken_for_the_game_without_a_question() {
    // One misprint in so many moves; none where no move has so many letters.
    for (often, scanned) in [(40, usize::MAX), (14, usize::MAX), (20, 14)] {
        let mut sum = Sum::default();
        let mut notes = 0;
        for (place, played) in famous().iter().enumerate() {
            for (at, hand) in HANDS.into_iter().enumerate() {
                if at > 3 && scanned < usize::MAX {
                    continue;
                }
                let mut dice = Dice::new((place * 100 + at + often) as u64);
                let text = printed(played, hand, often, scanned, &mut dice);
                notes += text.matches("\n\n\n").count();
                sum.add(&text, played);
            }
        }
        println!("{often} {sum:?} {notes} variations");
        assert!(sum.whole * 100 >= sum.games * 98, "{sum:?}");
        assert!(sum.offered * 100 >= sum.asked * 98, "{sum:?}");
        // Of five variations two are asked about at most, beside the misprints.
        let misprints = sum.moves / scanned;
        assert!(sum.asked <= notes * 2 / 5 + misprints, "{sum:?} {notes}");
    }
}

const OPENING: &str = "1. P-K4 P-K4\n2. Kt-KB3 Kt-QB3\n3. B-B4 B-B4\n";

/// A game with a variation, and which moves were played.
const EVANS: &str = "4. P-QKt4 BxKtP\n5. P-B3 B-R4\n6. P-Q4 PxP\n7. Castles PxP\n";

#[test]
fn the_game_goes_on_behind_a_variation_that_is_set_out() {
    let sans = "e4 e5 Nf3 Nc6 Bc4 Bc5 c3 Nf6 d4 exd4 cxd4 Bb4+ Nc3 Nxe4 O-O Nxc3 bxc3 d5";
    let game = "4. P-B3 Kt-B3\n5. P-Q4 PxP\n6. PxP B-Kt5 ch\n7. Kt-B3 KtxKP\n8. Castles KtxKt\n9. PxKt P-Q4\n";
    for lead in [
        "The Evans Gambit goes",
        "If White plays",
        "(A)",
        "",
        "VARIATION.",
    ] {
        for end in ["we have the Evans.", ""] {
            let text = format!("GAME I.\n\n{OPENING}\n{lead}\n\n{EVANS}\n{end}\n\n{game}");
            let account = reader::read(&text, &moves(sans), false, &[]);
            assert!(
                account.is_whole && account.asked <= 1,
                "{account:?}\n{text}"
            );
            // Cut short, the rest of the game is no longer than the variation.
            let short = text.split("\n6. PxP B-Kt5").next().expect("the beginning");
            let account = reader::read(
                short,
                &moves("e4 e5 Nf3 Nc6 Bc4 Bc5 c3 Nf6 d4 exd4"),
                false,
                &[],
            );
            assert!(
                account.is_whole && account.asked == 1,
                "{account:?}\n{short}"
            );
        }
    }
    let text = format!(
        "{OPENING}\n4. P-B3\n\nIf Black plays\n\n4. ... P-Q3\n5. P-Q4 PxP\n\nhe is safe.\n\n4. ... Kt-B3\n5. P-Q4 PxP\n6. PxP B-Kt5 ch\n7. Kt-B3 KtxKP\n"
    );
    let account = reader::read(
        &text,
        &moves("e4 e5 Nf3 Nc6 Bc4 Bc5 c3 Nf6 d4 exd4 cxd4 Bb4+ Nc3 Nxe4"),
        false,
        &[],
    );
    assert!(
        account.is_whole && account.asked == 0,
        "{account:?}\n{text}"
    );
}

#[test]
fn a_variation_behind_the_last_move_is_asked_about() {
    let text = format!("{OPENING}4. P-B3 Kt-B3\n\nIf instead\n\n{EVANS}8. Q-Kt3 Q-B3\n");
    let account = reader::read(&text, &moves("e4 e5 Nf3 Nc6 Bc4 Bc5 c3 Nf6"), false, &[]);
    assert!(account.is_whole, "{account:?}\n{text}");
}

#[test]
fn a_variation_of_a_game_is_a_note_of_it() {
    let text = format!(
        "{OPENING}\nIf White plays\n\n{EVANS}\nwe have the Evans.\n\n4. P-B3 Kt-B3\n5. P-Q4 PxP\n6. PxP B-Kt5 ch\n7. Kt-B3 KtxKP\n8. Castles KtxKt\n"
    );
    let game = score::read(&text, &Options::default()).expect("a game");
    assert_eq!((game.status(), game.moves.len()), (Status::Read, 16));
    let [note] = &game.notes[..] else {
        panic!("{:?}", game.notes);
    };
    assert_eq!((note.ply, note.variations[0].ply), (6, 6));
    assert_eq!(note.variations[0].moves.len(), 8);
}
