//! What people and programs write for SAN without keeping all its rules, read by both sides.
//!
//! Ours reads more than the oracle. It must never read anything else.

use notation::ReadMoveError;
use rules::Role;
use shakmaty::san::{ParseSanError, San, SanError, SanPlus};

use crate::both::Both;
use crate::random::Random;

/// What a slip of the hand puts into a text.
const SLIPS: &[u8] = b"NBRQKabcdefgh12345678x=+#O-";

/// Compares how both sides read the moves of a position: with more and with less said of where a
/// piece comes from, and with slips.
pub fn compare(
    both: &Both,
    moves: &[(rules::Move, shakmaty::Move)],
    random: &mut Random,
) -> Result<u64, String> {
    let mut count = 0;
    for &(our, _) in moves {
        for text in origins(both, our) {
            compare_text(both, &text)?;
            count += 1;
        }
        let mut text = notation::san::write(&both.ours, our).into_bytes();
        for _ in 0..=random.below(2) {
            slip(&mut text, random);
        }
        compare_text(both, &String::from_utf8_lossy(&text))?;
        count += 1;
    }
    Ok(count)
}

/// The move with none, either and both parts of its first square.
fn origins(both: &Both, our: rules::Move) -> Vec<String> {
    if our.is_castling() {
        return Vec::new();
    }
    let takes = if both.ours.captured_by(our).is_some() {
        "x"
    } else {
        ""
    };
    let piece = if our.role() == Role::Pawn {
        String::new()
    } else {
        our.role().upper_char().to_string()
    };
    let becomes = our
        .promotion()
        .map(|role| format!("={}", role.upper_char()))
        .unwrap_or_default();
    let (file, rank, to) = (our.from().file(), our.from().rank(), our.to());
    [
        String::new(),
        file.char().to_string(),
        rank.char().to_string(),
        our.from().to_string(),
    ]
    .iter()
    // A move does not begin with a rank.
    .filter(|origin| !piece.is_empty() || !origin.starts_with(rank.char()))
    .map(|origin| format!("{piece}{origin}{takes}{to}{becomes}"))
    .collect()
}

/// Leaves out, adds or exchanges one letter.
fn slip(text: &mut Vec<u8>, random: &mut Random) {
    let at = random.below(text.len() + 1);
    let letter = *random.pick(SLIPS);
    match random.below(3) {
        0 => text.insert(at, letter),
        _ if at == text.len() => {}
        1 => text[at] = letter,
        _ => {
            text.remove(at);
        }
    }
}

fn compare_text(both: &Both, text: &str) -> Result<(), String> {
    let ours = notation::san::read(&both.ours, text);
    let parsed = SanPlus::from_ascii(text.as_bytes()).map(|plus| plus.san);
    let theirs = parsed.as_ref().map(|san| san.to_move(&both.theirs));
    let agree = match (&ours, &theirs) {
        (Ok(our), Ok(Ok(their))) => is_same(*our, *their),
        // For us no move begins with a rank, not even one of a pawn.
        (Err(_), Ok(_)) if text.starts_with(|first: char| first.is_ascii_digit()) => true,
        (Err(_), Ok(Ok(_))) => false,
        (_, Ok(Err(SanError::AmbiguousSan))) => {
            matches!(ours, Err(ReadMoveError::Ambiguous { .. }))
        }
        (Ok(our), Ok(Err(SanError::IllegalSan))) => is_leniency(both, text, *our, &parsed),
        (Err(_), Ok(Err(SanError::IllegalSan))) | (_, Err(ParseSanError { .. })) => true,
    };
    if agree {
        return Ok(());
    }
    Err(format!(
        "{text} is read differently in {}\n ours   {ours:?}\n theirs {theirs:?}",
        both.ours
    ))
}

/// Whether a text that the oracle finds illegal says the move clearly enough for us.
fn is_leniency(
    both: &Both,
    text: &str,
    our: rules::Move,
    parsed: &Result<San, ParseSanError>,
) -> bool {
    // Castling may be a move of the king, and two squares a move of any piece.
    if our.is_castling() || text.starts_with(&our.from().to_string()) {
        return true;
    }
    // A small b is a bishop where no pawn of the b-file could ever go.
    if text.starts_with('b') && our.role() == Role::Bishop {
        return true;
    }
    // A sign of capture may be missing, or stand where nothing is taken.
    parsed.as_ref().is_ok_and(|san| {
        let turned = turned(*san).to_move(&both.theirs);
        turned.is_ok_and(|their| is_same(our, their))
    })
}

/// The same text with the sign of capture where it was missing, or without it.
fn turned(san: San) -> San {
    match san {
        San::Normal {
            role,
            file,
            rank,
            capture,
            to,
            promotion,
        } => San::Normal {
            role,
            file,
            rank,
            capture: !capture,
            to,
            promotion,
        },
        other => other,
    }
}

fn is_same(our: rules::Move, their: shakmaty::Move) -> bool {
    let name = their.to_uci(shakmaty::CastlingMode::Chess960).to_string();
    crate::both::our_name(our) == name
}
