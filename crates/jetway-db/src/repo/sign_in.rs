//! Signing in: one-time codes, failed guesses, known devices, sessions, and the operators of the back office.

pub mod codes;
pub mod devices;
pub mod guesses;
pub mod operator_sessions;
pub mod operators;
pub mod sessions;
