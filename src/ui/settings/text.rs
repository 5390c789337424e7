//! The text form of settings. It is written only after a change, so that no visit begins with it.

use super::{NotTaken, Settings, pairs_in};

impl Settings {
    /// The settings as pairs of key and value, in the order in which they are kept.
    #[must_use]
    pub fn pairs(self) -> Vec<(&'static str, String)> {
        let flag = |on: bool| if on { "yes" } else { "no" };
        let values = [
            ("theme", self.theme.key()),
            ("scheme", self.scheme.key()),
            ("board", self.board.key()),
            ("pieces", self.pieces.key()),
            ("coordinates", self.coordinates.key()),
            ("seating", self.seating.key()),
            ("notation", self.notation.key()),
            ("animation", flag(self.animation)),
            ("marks", flag(self.marks)),
            ("auto-queen", flag(self.auto_queen)),
            ("claim-for-me", flag(self.claim_for_me)),
            ("confirm", flag(self.confirm)),
            ("sounds", flag(self.sounds)),
            ("speech", flag(self.speech)),
            ("vibration", flag(self.vibration)),
            ("key-help", flag(self.key_help)),
        ];
        let values = values.map(|(key, value)| (key, value.to_owned()));
        let mut pairs = Vec::from(values);
        pairs.push(("volume", self.volume.get().to_string()));
        pairs.push(("layers", self.layers.to_text()));
        pairs
    }

    /// The text form, read back by [`parse`](Self::parse), with the pairs of an earlier text that
    /// this version does not know.
    #[must_use]
    pub fn to_text(self, earlier: &str) -> String {
        let own = self.pairs().into_iter();
        let own = own.map(|(key, value)| [key, "=", &value].concat());
        let newer = pairs_in(earlier)
            .filter(|(key, value)| Self::default().take(key, value) == Err(NotTaken::Key))
            .map(|(key, value)| [key, "=", value].concat());
        own.chain(newer).collect::<Vec<_>>().join(" ")
    }
}
