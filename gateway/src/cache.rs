//! Public answers of the backend, kept at the edge.
//!
//! **Invariant**: a key begins with the tenant, every part is length-prefixed, only allow-listed routes are kept, and
//! what fills the cache was asked for without anyone's credentials.

mod entry;
mod key;
mod pending;
mod policy;
mod store;

pub use pending::Pending;
pub use store::ResponseCache;
