//! Tests of the crates together, on the native target.
