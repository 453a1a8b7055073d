//! Applications to become an agency.

pub mod applications;
pub mod captchas;
