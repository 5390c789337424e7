//! Random games and random set-ups, compared position by position.

use std::time::Instant;

use rules::{CastlingMode, Position, SetupFault};

use crate::both::{Both, read_theirs};
use crate::random::Random;
use crate::reading;
use crate::samples::{has_rights, random_chess960_start, random_setup};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const LONGEST_GAME: usize = 400;
const SETUPS_A_GAME: usize = 20;

/// Compares until `positions` positions agree.
pub fn compare(positions: u64) -> Result<(), String> {
    let start = Instant::now();
    let mut random = Random(20_230_101);
    let (mut done, mut texts) = (0, 0);
    let (mut games, mut setups, mut refused, mut stricter) = (0_u64, 0_u64, 0_u64, 0_u64);
    while done < positions {
        let first = match random.below(4) {
            0 | 1 => Some(Both::from_fen(START)?),
            2 => Some(Both::from_fen(&random_chess960_start(&mut random))?),
            _ => {
                let mut accepted = None;
                for _ in 0..SETUPS_A_GAME {
                    let (both, verdict) = from_setup(&mut random)?;
                    setups += 1;
                    refused += u64::from(verdict == Verdict::BothRefuse);
                    stricter += u64::from(verdict == Verdict::OnlyOursRefuses);
                    accepted = both.or(accepted);
                }
                accepted
            }
        };
        let Some(first) = first else { continue };
        games += 1;
        let (compared, read) = game(first, &mut random)?;
        done += compared;
        texts += read;
    }
    let seconds = start.elapsed().as_secs_f64();
    println!(
        "{done} positions of {games} games and {texts} texts for their moves agree, \
         {seconds:.1} s; of {setups} random set-ups both refuse {refused}, ours alone {stricter}"
    );
    Ok(())
}

/// Plays random moves to the end, comparing every position on the way; returns how many positions
/// and how many texts were compared.
fn game(first: Both, random: &mut Random) -> Result<(u64, u64), String> {
    let (mut both, mut texts) = (first, 0);
    for ply in 0..LONGEST_GAME {
        let moves = both
            .compare()
            .map_err(|error| format!("{error}\nin {}", both.describe()))?;
        if moves.is_empty() || both.ours.is_insufficient_material() {
            return Ok((ply as u64 + 1, texts));
        }
        texts += reading::compare(&both, &moves, random)?;
        both = both.play(*random.pick(&moves));
    }
    Ok((LONGEST_GAME as u64, texts))
}

#[derive(PartialEq, Eq)]
enum Verdict {
    BothAccept,
    BothRefuse,
    OnlyOursRefuses,
}

/// Whether ours alone looks for such a fault: double checks that only two pawns or knights could
/// give, and kings that were in check before the double step of a pawn covered them.
fn is_beyond_the_oracle(fault: &SetupFault) -> bool {
    matches!(
        fault,
        SetupFault::ImpossibleCheck { .. } | SetupFault::EnPassantCheck { .. }
    )
}

/// A random set-up if both sides find it legal; ours may refuse more.
fn from_setup(random: &mut Random) -> Result<(Option<Both>, Verdict), String> {
    let setup = random_setup(random);
    let fen = setup.to_string();
    // Without rights the mode cannot be seen in the FEN and does not matter.
    let mode = if has_rights(&setup) {
        setup.mode
    } else {
        CastlingMode::Standard
    };
    let theirs = read_theirs(&fen, mode);
    match (Position::from_setup(&setup), theirs) {
        (Ok(_), Ok(_)) => Ok((Some(Both::from_fen(&fen)?), Verdict::BothAccept)),
        (Err(_), Err(_)) => Ok((None, Verdict::BothRefuse)),
        (Ok(_), Err(error)) => Err(format!("ours accepts what theirs refuses: {error}")),
        (Err(error), Ok(_)) => {
            let faults = error.faults();
            if faults.iter().all(is_beyond_the_oracle) {
                Ok((None, Verdict::OnlyOursRefuses))
            } else {
                Err(format!("theirs accepts {fen}, ours refuses: {error}"))
            }
        }
    }
}
