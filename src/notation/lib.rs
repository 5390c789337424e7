//! Chess text: SAN, UCI, PGN.
