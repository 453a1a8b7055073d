//! Problem documents and the catalogue of error codes.
//!
//! A refusal is a [`Problem`] (RFC 9457) with one of the [`ErrorCode`]s; clients act on the code, never on the text.

mod code;
mod document;

pub use code::{CatalogueEntry, ErrorCode, catalogue};
pub use document::{CONTENT_TYPE, FieldError, Problem};
