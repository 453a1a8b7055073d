//! Malformed and ambiguous HTTP/1 streams, read by the gateway and by a backend of our kind: the same reading, or none.
//!
//! `streams/*.txt` holds one stream a line: what must happen, a name, and the bytes. See `stream.rs` for the form.

mod differential;
mod expectation;
mod origin;
mod stream;
#[expect(dead_code, reason = "shared with the edge suite, which uses all of it")]
mod support;
