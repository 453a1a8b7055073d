//! What is told of requests: a line each, counts, and steps of traces.

pub mod access_log;
pub mod beacon;
pub mod metrics;
pub mod traces;
