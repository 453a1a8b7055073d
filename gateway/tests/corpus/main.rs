//! Malformed and ambiguous HTTP/1 streams: gateway and a hyper backend read them alike, or the gateway refuses them.
//!
//! `streams/*.txt` has one stream per line: expected verdict, name, bytes. `stream.rs` describes the format.

mod differential;
mod expectation;
mod origin;
mod stream;
#[expect(dead_code, reason = "shared with the edge suite, which uses all of it")]
mod support;
