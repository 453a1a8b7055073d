//! Public answers of the backend, kept at the edge: a shared cache as RFC 9111 describes it, for listed calls only.
//!
//! **Invariant**: a key begins with the tenant and every part is length-prefixed. The backend is asked with a request
//! made from the key alone, by the gateway itself: no header, body or parameter of a client can change what is kept.

mod fetched;
mod fill;
mod flight;
mod give;
mod invalidate;
mod key;
mod metrics;
mod outcome;
mod part;
mod purge;
mod response_cache;
mod routes;
mod semantics;
mod serve;
mod shelf;
mod standing;

pub use fill::Fill;
pub use key::Inputs;
pub use part::Part;
pub use purge::{Purge, statistics};
pub use response_cache::ResponseCache;
pub use routes::Routes;
pub use serve::serve;
