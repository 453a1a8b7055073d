//! Payment providers. The built-in one is a simulator: pages, callbacks and moods of a real one, and no money.

mod signer;
mod simulator;

pub use simulator::{Checkout, Choice, Decided, Mood, SignedNotice, Simulator, SimulatorStatus};
