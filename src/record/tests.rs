//! Facts about records.
