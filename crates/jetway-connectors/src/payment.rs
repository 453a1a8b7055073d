//! Payment providers. The built-in one is a simulator with the pages, notifications and failures of a real one, but no
//! money.

mod signer;
mod simulator;

pub use simulator::{Checkout, Choice, Decided, Mood, SignedNotice, Simulator, SimulatorStatus};
