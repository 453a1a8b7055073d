//! The Pingora edge: tenancy, branding, caching, protection, routing.
//!
//! A request passes through `proxy.rs`, which calls the filters in order and contains no logic: framing → tenant →
//! strip → route → session → body limit → response from the edge or the backend. **Invariant**: the backend never
//! receives an internal header that the gateway did not set, and no response of one tenant is ever served to another.

mod answer;
mod cache;
pub mod config;
mod document;
#[doc(hidden)]
pub mod fuzz;
mod limits;
mod listen;
mod operate;
mod proxy;
mod releases;
mod request;
mod routes;
mod server;
mod state;
mod telemetry;
mod tenants;
mod tls;
mod upstreams;

pub use operate::{admin_routes, check};
pub use server::run;
