//! Published modules: which versions are live, and their files.

mod channels;
mod file;
mod live;
mod store;

pub use live::{LiveSet, ModuleRelease};
pub use store::ReleaseStore;
