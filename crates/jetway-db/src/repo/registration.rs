//! Agencies that ask to be taken on.

pub mod applications;
pub mod captchas;
