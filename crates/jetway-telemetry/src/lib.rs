//! Tracing set-up, request ids and redaction.
