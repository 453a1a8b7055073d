//! What orders of every product share.

pub mod error;

pub use error::OrderError;
