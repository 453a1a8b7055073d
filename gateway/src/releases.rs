//! Published modules: who gets which version, and their files.

mod cohort;
mod file;
mod live;
mod standing;
mod store;

pub use live::{LiveSet, ModuleRelease};
pub use store::{Chosen, ReleaseStore};
