//! `channels.toml`: which version of each module is served to whom. The operator's tool writes it, the gateway reads it.

mod audience;
mod channels;

pub use audience::{COHORTS, Channel};
pub use channels::{Canary, Channels, FILE, Fault};
