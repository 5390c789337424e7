//! The games of the npm package: whatever is loaded, put, removed, played and taken back, nothing
//! panics, and a game that was read is written so that it is read again.

#![no_main]

use js::core::{Core, Filter};
use js::line::Played;
use js::pgn_read::Rules;
use js::pgn_write::Form;
use js::spelling::{Compat, Reading};
use libfuzzer_sys::fuzz_target;
use listing::fen::Checks;
use rules::{CastlingMode, Color, Piece, Role, Square};

const RULES: Rules = Rules {
    reading: Reading::Permissive,
    takes_first: false,
    checks: Checks::Form,
    is_lenient: false,
    first_place: (1, 1),
    letters: None,
};

fuzz_target!(|bytes: &[u8]| {
    let text = String::from_utf8_lossy(bytes);
    let (first, rest) = text.split_once('\n').unwrap_or((&text, ""));
    let mut core = Core::new(CastlingMode::Standard, Compat::Ours);
    for checks in [Checks::Laws, Checks::Form, Checks::None] {
        let _ = core.load(first, checks);
    }
    edit(&mut core, bytes);
    let _ = core.read_move(first, Reading::Permissive);
    let mut core = Core::new(CastlingMode::Standard, Compat::Ours);
    if core.load_pgn(rest, RULES).is_ok() {
        let written = movetext(&mut core);
        let start = listing::fen_text::fen(core.line.start());
        let mut again = Core::new(CastlingMode::Standard, Compat::Ours);
        let tagged = format!("[SetUp \"1\"]\n[FEN \"{start}\"]\n\n{written}");
        again
            .load_pgn(&tagged, RULES)
            .unwrap_or_else(|fault| panic!("{fault:?} in {tagged}"));
        assert_eq!(movetext(&mut again), written);
    }
});

fn movetext(core: &mut Core) -> String {
    let form = Form {
        newline: "\n",
        width: 0,
        result: "*",
        is_plain: false,
    };
    core.write(form)
}

/// Does what the bytes say, and looks at the record after each change.
fn edit(core: &mut Core, bytes: &[u8]) {
    for pair in bytes.chunks_exact(2).take(48) {
        let (what, with) = (pair[0], pair[1]);
        let square = Square::from_index(usize::from(with & 63)).expect("it is below 64");
        let color = if with & 64 == 0 {
            Color::White
        } else {
            Color::Black
        };
        match what % 6 {
            0 => core.line.remove(square),
            1 => {
                let role = Role::ALL[usize::from(what / 6 % 6)];
                core.line.put(Piece::new(color, role), square);
            }
            2 => {
                core.undo();
            }
            3 if !core.line.here().is_check() => {
                core.make(Played::Null);
            }
            4 => {
                let allowed = (what / 6 % 2 == 0).then_some(with & 1 == 0);
                core.line
                    .set_castling(color, [allowed, Some(with & 2 == 0)]);
            }
            _ => {
                let moves = core.moves(Filter::default());
                if let Some(&mv) = moves.get(usize::from(with) % moves.len().max(1)) {
                    core.make(Played::Move(mv));
                }
            }
        }
        core.invalidate_tree();
        assert_eq!(core.line.past().len(), core.line.len());
        let count = core.moves(Filter::default()).len();
        assert_eq!(
            core.sans(Filter::default()).split_whitespace().count(),
            count
        );
    }
}
