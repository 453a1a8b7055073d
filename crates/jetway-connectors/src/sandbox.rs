//! A deterministic simulation of airlines, seats and fares behind the supplier interface.
//!
//! Everything derives from a seed by keyed hashing: the same search has the same result until something is booked or
//! time passes. `docs/guides/sandbox-world.md` lists the names and routes that trigger failures on purpose.

mod clock;
mod config;
mod control;
mod dice;
mod embassy;
mod extras;
mod fares;
mod group;
mod hotel;
mod inventory;
mod journal;
mod persona;
mod records;
mod schedule;
mod shopping;
mod supplier;
mod switches;
pub mod tours;
mod visa;
mod world;

pub use clock::VirtualClock;
pub use config::WorldConfig;
pub use control::{Impossible, WorldControl, WorldStatus};
pub use journal::{
    BookedExtras, FileJournal, FirstTickets, GroupEntry, IssueTrigger, JournalEntry, JournalError, MemoryJournal,
    Refusal, StayEntry, StayRefusal, WorldJournal,
};
pub use switches::{Conduct, Effect, Forced, Step};
pub use world::World;
