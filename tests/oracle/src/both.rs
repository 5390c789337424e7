//! One position in both implementations, and everything that has to be equal.

use rules::{CastlingMode, Setup};
use shakmaty::fen::Fen;
use shakmaty::san::SanPlus;
use shakmaty::zobrist::Zobrist64;
use shakmaty::{Chess, EnPassantMode, Position as _};

/// The same position twice.
#[derive(Clone)]
pub struct Both {
    pub ours: rules::Position,
    pub theirs: Chess,
}

impl Both {
    /// Reads a FEN; in Chess960 with file letters.
    pub fn from_fen(fen: &str) -> Result<Self, String> {
        let setup: Setup = fen.parse().map_err(|error| format!("{fen}: {error}"))?;
        let ours = rules::Position::from_setup(&setup);
        let ours = ours.map_err(|error| format!("ours refuses {fen}: {error}"))?;
        let theirs = read_theirs(fen, setup.mode)?;
        Ok(Self { ours, theirs })
    }

    fn mode(&self) -> shakmaty::CastlingMode {
        their_mode(self.ours.castling_mode())
    }

    /// The legal moves of both sides under one spelling, paired, or the difference.
    pub fn moves(&self) -> Result<Vec<(rules::Move, shakmaty::Move)>, String> {
        let mut ours: Vec<(String, rules::Move)> = self
            .ours
            .legal_moves()
            .into_iter()
            .map(|mv| (our_name(mv), mv))
            .collect();
        let mut theirs: Vec<(String, shakmaty::Move)> = self
            .theirs
            .legal_moves()
            .into_iter()
            .map(|mv| (mv.to_uci(shakmaty::CastlingMode::Chess960).to_string(), mv))
            .collect();
        ours.sort_unstable_by(|a, b| a.0.cmp(&b.0));
        theirs.sort_unstable_by(|a, b| a.0.cmp(&b.0));
        if ours.iter().map(|m| &m.0).ne(theirs.iter().map(|m| &m.0)) {
            let names = |list: Vec<&String>| format!("{list:?}");
            return Err(format!(
                "moves differ in {}\n ours   {}\n theirs {}",
                self.ours,
                names(ours.iter().map(|m| &m.0).collect()),
                names(theirs.iter().map(|m| &m.0).collect()),
            ));
        }
        Ok(ours
            .into_iter()
            .zip(theirs)
            .map(|(our, their)| (our.1, their.1))
            .collect())
    }

    pub fn play(&self, mv: (rules::Move, shakmaty::Move)) -> Self {
        let mut theirs = self.theirs.clone();
        theirs.play_unchecked(mv.1);
        Self {
            ours: self.ours.play_unchecked(mv.0),
            theirs,
        }
    }

    /// Compares everything that can be asked of the position, its moves included.
    pub fn compare(&self) -> Result<Vec<(rules::Move, shakmaty::Move)>, String> {
        let moves = self.moves()?;
        let (ours, theirs) = (&self.ours, &self.theirs);
        let differ = |what: &str| Err(format!("{what} differs in {ours}"));
        if ours.checkers().0 != theirs.checkers().0 {
            return differ("check");
        }
        if ours.is_checkmate() != theirs.is_checkmate() {
            return differ("checkmate");
        }
        if ours.is_stalemate() != theirs.is_stalemate() {
            return differ("stalemate");
        }
        if ours.is_insufficient_material() != theirs.is_insufficient_material() {
            return differ("insufficient material");
        }
        if ours.has_legal_moves() == moves.is_empty() || ours.perft(1) != moves.len() as u64 {
            return differ("the count of moves");
        }
        // The oracle too numbers positions as Polyglot does.
        let their_key: Zobrist64 = theirs.zobrist_hash(EnPassantMode::PseudoLegal);
        if ours.key().0 != their_key.0 {
            return differ("the key");
        }
        let fen = ours.to_string();
        let their_fen = Fen::from_position(theirs, EnPassantMode::Legal);
        let reread = Self::from_fen(&fen)?;
        if reread.ours != *ours || reread.ours.identity() != ours.identity() {
            return differ("the position read back from its FEN");
        }
        let is_same = match ours.castling_mode() {
            CastlingMode::Standard => fen == their_fen.to_string(),
            // They write X-FEN; what is read back from ours has to be their position.
            CastlingMode::Chess960 => reread.theirs == *theirs,
        };
        if !is_same {
            return Err(format!("FEN differs: ours {fen}, theirs {their_fen}"));
        }
        for &(our, their) in &moves {
            let meant = self
                .ours
                .captured_by(our)
                .map(|(_, piece)| piece.role.char());
            if meant != their.capture().map(shakmaty::Role::char) {
                return differ(&format!("the capture of {our:?}"));
            }
            self.compare_san(our, their)?;
            let (after, key) = ours.play_with_key(our, ours.key());
            if key != after.key() {
                return differ(&format!("the key carried over {our:?}"));
            }
        }
        self.compare_successors()?;
        Ok(moves)
    }

    /// Our two ways of making all moves have to lead to the same positions.
    fn compare_successors(&self) -> Result<(), String> {
        let (ours, mut visited) = (&self.ours, 0);
        let mut wrong = None;
        ours.for_each_successor(|mv, after| {
            visited += 1;
            if *after != ours.play_unchecked(mv) {
                wrong = Some(mv);
            }
        });
        match wrong {
            Some(mv) => Err(format!("the successor by {mv:?} differs in {ours}")),
            None if visited != ours.legal_moves().len() => {
                Err(format!("the number of successors differs in {ours}"))
            }
            None => Ok(()),
        }
    }

    fn compare_san(&self, our: rules::Move, their: shakmaty::Move) -> Result<(), String> {
        let (ours, theirs) = (&self.ours, &self.theirs);
        let san = notation::san::write(ours, our);
        let their_san = SanPlus::from_move(theirs.clone(), their).to_string();
        if san != their_san {
            return Err(format!(
                "SAN differs in {ours}: ours {san}, theirs {their_san}"
            ));
        }
        match notation::san::read(ours, &san) {
            Ok(read) if read == our => Ok(()),
            other => Err(format!("{san} is read back as {other:?} in {ours}")),
        }
    }

    /// Lines of `depth` half-moves as the oracle counts them.
    pub fn their_perft(&self, depth: u32) -> u64 {
        shakmaty::perft(&self.theirs, depth)
    }

    pub fn describe(&self) -> String {
        format!("{} ({:?})", self.ours, self.mode())
    }
}

/// Reads a FEN with the oracle alone.
pub fn read_theirs(fen: &str, mode: CastlingMode) -> Result<Chess, String> {
    let parsed: Fen = fen
        .parse()
        .map_err(|error| format!("theirs cannot read {fen}: {error}"))?;
    parsed
        .into_position(their_mode(mode))
        .map_err(|error| format!("theirs refuses {fen}: {error}"))
}

fn their_mode(mode: CastlingMode) -> shakmaty::CastlingMode {
    match mode {
        CastlingMode::Standard => shakmaty::CastlingMode::Standard,
        CastlingMode::Chess960 => shakmaty::CastlingMode::Chess960,
    }
}

/// Castling as the king onto its rook, everything else as usual.
pub fn our_name(mv: rules::Move) -> String {
    match mv.castling_rook() {
        Some(rook) => format!("{}{rook}", mv.from()),
        None => mv.to_string(),
    }
}
