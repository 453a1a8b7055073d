//! Releases: where they are stored, and which version of each module is served to whom. The operator's tool writes
//! them, the gateway reads them.

mod audience;
mod channels;
mod overrides;
pub mod storage;
mod trial;

pub use audience::Channel;
pub use channels::{COHORTS, Canary, Channels, Ended, FILE, Fault};
pub use overrides::{Override, OverrideKey, Refused, Target, is_local_origin};
pub use trial::{Counts, FACTOR, MINIMUM, NETWORKS, Trial};
