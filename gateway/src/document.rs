//! The shell document, composed for one tenant, one release set and one path: branded at first paint, one round trip.

mod boot;
mod ending;
mod html;
mod language;
mod loader;
mod nonce;
mod page;
mod policy;
mod provoked;
mod stitch;

pub use html::escape;
pub use language::chosen;
pub use nonce::nonce;
pub use page::{Asked, Documents};
pub use provoked::is_provoked;
