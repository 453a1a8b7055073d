//! A server with Duffel's API (version 2) over one supplier of a sandbox world.
//!
//! State is kept in memory and lost with the process. The sandbox world's special names and routes cause failures here
//! too; [`Mood`] causes the others.

mod calls;
mod guard;
mod identity_documents;
mod mood;
mod paint;
mod reply;
mod serve;
mod shelf;
mod simulator;

pub use mood::Mood;
pub use simulator::{Settings, Simulator};
