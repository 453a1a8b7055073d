//! Published modules: which browser gets which version, and their files.

mod cohort;
mod cookie;
mod file;
mod live;
mod mirror;
mod overrides;
mod resolved;
mod store;

pub use file::media_type;
pub use live::{LiveSet, ModuleRelease};
pub use overrides::{cookie as override_cookie, forgotten as forget_override};
pub use resolved::ResolvedChannels;
pub use store::{Chosen, ReleaseStore, Visitor};
