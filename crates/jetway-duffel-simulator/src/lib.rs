//! A server with Duffel's calls (version 2) over one supplier of a sandbox world.
//!
//! It keeps what it was asked in memory, and forgets it with the process. Names and routes of the sandbox world make things
//! go wrong here too; [`Mood`] does the rest.

mod calls;
mod guard;
mod mood;
mod paint;
mod papers;
mod reply;
mod serve;
mod shelf;
mod simulator;

pub use mood::Mood;
pub use simulator::{Settings, Simulator};
