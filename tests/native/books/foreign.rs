//! French and Spanish books with ranks before files, laid out as La Stratégie (Paris, 1867 on) and books of
//! Havana and Madrid are: columns, notes, misprints.

use notation::san;
use notation::score::{self, Ending, Options, Status, System};
use rules::{Color, Move, Position};

use super::reader;

/// Morphy against the Duke of Brunswick and Count Isouard, Paris 1858.
const OPERA: &str = "e4 e5 Nf3 d6 d4 Bg4 dxe5 Bxf3 Qxf3 dxe5 Bc4 Nf6 Qb3 Qe7 Nc3 c6 Bg5 b5 Nxb5 cxb5 \
    Bxb5+ Nbd7 O-O-O Rd8 Rxd7 Rxd7 Rd1 Qe6 Bxd7+ Nxd7 Qb8+ Nxb8 Rd8#";

fn moves(sans: &str) -> Vec<Move> {
    let mut position = Position::default();
    let read = |san: &str| {
        let mv = san::read(&position, san).expect("a legal move");
        position = position.play_unchecked(mv);
        mv
    };
    sans.split_whitespace().map(read).collect()
}

const FRENCH: &str = "\
PARTIE N° 412.

Jouée à Paris, octobre 1858.

          Blancs.                  Noirs.
        M. Morphy.             Le duc Charles.

  1   P 4 R                P 4 R
  2   C 3 F R              P 3 D
  3   P 4 D                F 5 C R (a)
  4   P pr P               F pr C
  5   D pr F               P pr P
  6   F R 4 F D            C 3 F R
  7   D 3 C D              D 2 R (b)
  8   C 3 F D              P 3 F D

Le coup juste. Si les Blancs jouaient maintenant D pr P, les Noirs
répondraient D 5 C D échec et les dames seraient échangées.

  9   F 5 C R              P 4 C D
 10   C pr P               P pr C
 11   F pr P C D, éch.     C D 2 D
 12   R Roq. T. D.         T D case D
 13   T pr C               T pr T
 14   T R case D           D 3 R
 15   F pr T, échec        C pr F
 16   D 8 C D, échec       C pr D
 17   T 8 D, échec et mat.

(a) Ce coup est mauvais ; P pr P vaut mieux.
(b) Les Noirs perdent déjà un pion.
";

const SPANISH: &str = "\
PARTIDA XLII

BLANCAS: Sr. Morphy
NEGRAS: El duque de Brunswick

1. P4R, P4R; 2. C3AR, P3D; 3. P4D, A5C; 4. PxP, AxC; 5. DxA, PxP; 6. A4AD, C3AR;
7. D3CD, D2R; 8. C3A, P3A. Las negras no tienen nada mejor, pues si 8..., C3A; 9. DxP ganando
un peón. 9. A5CR, P4C; 10. CxP!, PxC; 11. AxPC+, CD2D; 12. O-O-O, T1D; 13. TxC!, TxT;
14. T1D, D3R; 15. AxT+, CxA; 16. D8C+!!, CxD; 17. T8D mate.
";

#[test]
fn a_french_game_is_read_with_its_notes() {
    let account = reader::read(FRENCH, &moves(OPERA), false, &[]);
    assert!(account.is_whole && account.asked == 0, "{account:?}");
    let game = score::read(FRENCH, &Options::default()).expect("a game");
    assert_eq!(
        (game.system, game.status()),
        (System::FrenchDescriptive, Status::Read)
    );
    assert_eq!(game.ending, Some(Ending::Mate(Color::White)));
    assert_eq!(
        game.tags(FRENCH),
        [
            ("Site", "Paris".to_owned()),
            ("Date", "1858.10.??".to_owned()),
            ("White", "M. Morphy".to_owned()),
            ("Black", "Le duc Charles".to_owned()),
            ("Result", "1-0".to_owned()),
        ]
    );
    assert!(
        game.notes
            .iter()
            .any(|note| note.words(FRENCH).starts_with("Le coup juste."))
    );
}

#[test]
fn a_spanish_game_is_read_with_its_notes() {
    let account = reader::read(SPANISH, &moves(OPERA), false, &[]);
    assert!(account.is_whole && account.asked == 0, "{account:?}");
    let game = score::read(SPANISH, &Options::default()).expect("a game");
    assert_eq!(
        (game.system, game.status()),
        (System::SpanishDescriptive, Status::Read)
    );
    assert_eq!(game.player(SPANISH, Color::White), Some("Sr. Morphy"));
}

#[test]
fn misprints_are_asked_about_and_the_right_move_is_offered() {
    for (text, printed, misprinted) in [
        (
            FRENCH,
            "C 3 F R              P 3 D",
            "C 3 E R              P 3 D",
        ),
        (FRENCH, "F R 4 F D", "F R 4 P D"),
        (FRENCH, "D 2 R (b)", "D 2 H (b)"),
        (FRENCH, "C D 2 D", "G D 2 D"),
        (FRENCH, "T pr C ", "T pn C "),
        (FRENCH, "T R case D", "T R case I)"),
        (FRENCH, "D 8 C D, échec", "D S C D, échec"),
        (SPANISH, "A4AD", "A4ADD"),
        (SPANISH, "11. AxPC+", "11. AxPG+"),
        (SPANISH, "CD2D", "CD2Ð"),
        (SPANISH, "T8D mate", "TSD mate"),
        (SPANISH, "D3CD", "D8CD"),
    ] {
        let text = text.replacen(printed, misprinted, 1);
        let account = reader::read(&text, &moves(OPERA), false, &[]);
        assert_eq!(account.silent, None, "{misprinted}: {account:?}");
        assert!(
            account.is_whole && account.asked <= 2,
            "{misprinted}: {account:?}"
        );
    }
}

#[test]
fn the_long_words_of_early_books_are_read() {
    let text = "Les Blancs.                         Les Noirs.\n\
        1. Pion du R. 2 cases.              1. P. du R. 2 c.\n\
        2. C. du R. à la 3e case de son F.  2. C. de la D. à la 3e c. du F.\n\
        3. F. du R. à la 4e case du F. D.   3. F. R. 4e c. du F. D.\n\
        4. R. roque.                        4. C. R. 3e F. R.\n\
        5. P. D. un pas.                    5. Les Noirs abandonnent.\n";
    let account = reader::read(text, &moves("e4 e5 Nf3 Nc6 Bc4 Bc5 O-O Nf6 d3"), false, &[]);
    assert!(account.is_whole && account.asked == 0, "{account:?}");
    let game = score::read(text, &Options::default()).expect("a game");
    assert_eq!(game.ending, Some(Ending::Resigns(Some(Color::Black))));
}

#[test]
fn what_two_pieces_can_do_is_asked() {
    // Either knight goes to a bishop's third square.
    let text = "1. P4R P4R 2. C3A C3AD 3. A4A A4A";
    let game = score::read(text, &Options::default()).expect("a game");
    let (token, problem) = game.problems().next().expect("a question");
    assert_eq!(
        (&text[token.span.clone()], problem.possible.len()),
        ("C3A", 2)
    );
    // The rank on which a piece stands tells it from another.
    let text = "1. P4TD P4TD 2. T3T T3T 3. P4T P4T 4. T3-3CD T3-3CD";
    let account = reader::read(text, &moves("a4 a5 Ra3 Ra6 h4 h5 Rb3 Rb6"), false, &[]);
    assert_eq!(account.silent, None, "{account:?}");
}

#[test]
fn an_english_book_is_read_as_english() {
    let text = "1. P-K 4 P-K 4 2. P-Q R 4 P-Q R 4 3. R-R 3 R-R 3 4. R-K R 3 R-K R 3";
    let score = score::read(text, &Options::default()).expect("a game");
    assert_eq!(score.system, System::Descriptive);
}
