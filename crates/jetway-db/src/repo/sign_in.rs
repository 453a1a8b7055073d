//! Signing in: one-time codes, known devices and sessions.

pub mod codes;
pub mod devices;
pub mod sessions;
