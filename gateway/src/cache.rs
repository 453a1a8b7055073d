//! The edge cache of public backend responses: a shared cache as in RFC 9111, for listed calls only.
//!
//! **Invariant**: a key starts with the tenant and every part is length-prefixed. The backend is asked by the gateway
//! itself with a request built from the key alone: no header, body or parameter of a client can affect what is stored.

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
mod reuse;
mod routes;
mod semantics;
mod serve;
mod shelf;

pub use fill::Fill;
pub use key::Inputs;
pub use part::Part;
pub use purge::{Purge, statistics};
pub use response_cache::ResponseCache;
pub use routes::Routes;
pub use serve::serve;
