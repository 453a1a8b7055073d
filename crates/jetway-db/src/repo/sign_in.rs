//! Signing in: one-time codes, failed guesses, known devices and sessions.

pub mod codes;
pub mod devices;
pub mod guesses;
pub mod sessions;
