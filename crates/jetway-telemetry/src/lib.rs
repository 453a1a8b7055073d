//! Logging, trace context and redaction.

pub mod log;
pub mod redact;
pub mod trace;

pub use trace::TraceParent;
