//! A deterministic world of airlines, seats and fares behind the same port as real suppliers.
//!
//! Everything follows from a seed by keyed hashing: the same question has the same answer until somebody books or time
//! moves. `docs/guides/sandbox-world.md` lists the names and routes that make things go wrong on purpose.

mod clock;
mod config;
mod control;
mod dice;
mod extras;
mod fares;
mod inventory;
mod journal;
mod persona;
mod records;
mod schedule;
mod shopping;
mod supplier;
mod switches;
mod world;

pub use clock::VirtualClock;
pub use config::WorldConfig;
pub use control::{Impossible, WorldControl, WorldStatus};
pub use journal::{
    BookedExtras, FileJournal, FirstTickets, IssueTrigger, JournalEntry, JournalError, MemoryJournal, Refusal,
    WorldJournal,
};
pub use switches::{Conduct, Effect, Forced, Step};
pub use world::World;
