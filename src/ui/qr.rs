//! Codes that a camera reads: an address, black on white.

use qrcodegen::{QrCode, QrCodeEcc};
use yew::{Html, html};

/// The white room around a code, in modules, as the standard asks for.
const QUIET: i32 = 4;

/// With more modules on a side, cameras fail on what a common printer or a phone makes of them: at an
/// inch and a half across, a module would be smaller than a third of a millimeter.
const MOST_MODULES: i32 = 73;

/// A code as one path.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Code {
    /// The side with its white room, in modules.
    pub size: i32,
    /// The dark modules as the data of an SVG path.
    pub path: String,
    /// Whether it is so dense that cameras may fail.
    pub is_dense: bool,
}

/// Makes the code of a text; nothing when it is too long for any.
///
/// # Examples
///
/// ```
/// use ui::qr::code;
///
/// let short = code("https://a.example/embed.html#mode=play").expect("it fits");
/// assert!(!short.is_dense);
/// assert!(code(&"x".repeat(3_000)).is_none());
/// ```
#[must_use]
pub fn code(text: &str) -> Option<Code> {
    // A damaged sheet is printed again, and a screen has no stains: what counts is that the modules
    // are large.
    let made = QrCode::encode_text(text, QrCodeEcc::Low).ok()?;
    let mut path = String::new();
    for y in 0..made.size() {
        let mut x = 0;
        while x < made.size() {
            let run = (x..made.size())
                .take_while(|&x| made.get_module(x, y))
                .count();
            let run = i32::try_from(run).unwrap_or(0);
            if run > 0 {
                path.push_str(&format!("M{} {}h{run}v1h-{run}z", x + QUIET, y + QUIET));
            }
            x += run.max(1);
        }
    }
    Some(Code {
        size: made.size() + 2 * QUIET,
        path,
        is_dense: made.size() > MOST_MODULES,
    })
}

/// Draws a code; its name stands in for it where nobody sees it.
pub fn picture(code: &Code, name: String) -> Html {
    html! {
        <svg class="code" viewBox={format!("0 0 {0} {0}", code.size)} role="img" aria-label={name}
            shape-rendering="crispEdges">
            <path d={code.path.clone()} />
        </svg>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Draws the path as a camera sees it and reads it by an independent reader.
    fn seen(code: &Code) -> String {
        const PIXELS: usize = 4;
        let side = usize::try_from(code.size).unwrap();
        let mut dark = vec![false; side * side];
        for part in code.path.split('M').filter(|part| !part.is_empty()) {
            let (x, rest) = part.split_once(' ').unwrap();
            let (y, rest) = rest.split_once('h').unwrap();
            let (run, _) = rest.split_once('v').unwrap();
            let [x, y, run] = [x, y, run].map(|number| number.parse::<usize>().unwrap());
            dark[y * side + x..y * side + x + run].fill(true);
        }
        let luma = |x: usize, y: usize| {
            if dark[y / PIXELS * side + x / PIXELS] {
                0
            } else {
                255
            }
        };
        let mut image =
            rqrr::PreparedImage::prepare_from_greyscale(side * PIXELS, side * PIXELS, luma);
        let grids = image.detect_grids();
        assert_eq!(grids.len(), 1);
        grids[0].decode().unwrap().1
    }

    #[test]
    fn an_independent_reader_finds_the_address_in_every_code() {
        for query in [
            "mode=solve&goal=mate&in=2&fen=6k1/8/8/8/8/8/R7/1R4K1_w_-_-_0_1",
            "mode=find&ask=attackers&of=e5&side=white&fen=r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5Q2/PPPP1PPP/RNB1K1NR_w_KQkq_-_0_4",
            "mode=line&hint=Wo+ist+der+König%3F&pgn=1.+e4+e5+2.+Nf3+Nc6+3.+Bb5+a6+4.+Ba4+Nf6+5.+O-O+Be7",
        ] {
            let address = format!("https://schach.example/jadoube/embed.html#{query}");
            let code = code(&address).unwrap();
            assert!(!code.is_dense, "{address}");
            assert_eq!(seen(&code), address);
        }
    }

    #[test]
    fn a_long_game_is_told_to_be_dense() {
        let address = format!("https://a.example/embed.html#pgn={}", "Nf3+Nf6+".repeat(60));
        let code = code(&address).unwrap();
        assert!(code.is_dense);
        assert_eq!(seen(&code), address);
    }
}
