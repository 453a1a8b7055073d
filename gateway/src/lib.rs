//! The Pingora edge: tenancy, branding, caching, protection, routing.
//!
//! A request goes through `proxy.rs`, which calls the filters in order and holds no logic: framing → tenant → strip →
//! route → session → body limit → answer at the edge or the backend. **Invariant**: the backend never sees a header of
//! ours that we did not set, and no response of one tenant is ever given to another.

mod access_log;
mod admin;
mod answer;
mod cache;
pub mod check;
mod coding;
pub mod config;
mod ctx;
mod document;
mod drain;
mod filters;
#[doc(hidden)]
pub mod fuzz;
mod limits;
mod listen;
mod metrics;
mod operate;
mod pages;
mod problem;
mod proxy;
mod ready;
mod releases;
mod routes;
mod server;
mod state;
mod tenants;
mod tls;
mod traces;
mod upstreams;

pub use server::run;
