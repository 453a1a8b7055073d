//! Telemetry of requests: access log, metrics and traces.

pub mod access_log;
pub mod beacon;
pub mod metrics;
pub mod traces;
