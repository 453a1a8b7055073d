//! The axum face of Jetway: one endpoint a file.
//!
//! A request passes `http::stamp` (did the gateway send it?), the router, the extractors of its handler (who, allowed?,
//! readable?) and the handler, which calls one use case of `jetway-app` and puts its answer on the wire. Refusals are
//! `http::Refusal`, turned into problem documents in one place (`http::finish`).

mod admin;
pub mod commands;
pub mod config;
mod http;
mod routes;
mod state;
mod tenancy;
mod tls;
mod wire;

pub use state::AppState;
