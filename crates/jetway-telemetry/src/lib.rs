//! Tracing set-up, request ids and redaction.

pub mod log;
pub mod redact;
pub mod trace;

pub use trace::TraceParent;
