//! A server with the API of SSLCommerz (version 4) for one store, and its payment page with a button for every outcome.
//!
//! State is kept in memory and lost with the process. It shares no code with the connector, so that each checks the other.

mod calls;
mod choice;
mod deliver;
mod mood;
mod page;
mod sale;
mod serve;
mod sign;
mod simulator;

pub use choice::Choice;
pub use mood::Mood;
pub use simulator::{Callback, Settings, Simulator};
