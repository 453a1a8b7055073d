//! The HTTP API of Jetway on axum, one endpoint per file.
//!
//! A request passes `http::stamp` (verifies the gateway's signature), the router, the extractors of its handler
//! (authentication, permission, body) and the handler, which calls one use case of `jetway-app` and maps the result to the
//! response. Errors are `http::Refusal`; `http::finish` turns them into problem documents.

mod admin;
pub mod commands;
pub mod config;
mod http;
mod routes;
mod state;
mod tenancy;
mod tls;
mod wire;

pub use admin::router::admin_routes;
pub use state::AppState;
