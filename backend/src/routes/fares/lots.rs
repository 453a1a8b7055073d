//! Lots as agents find them.

pub(crate) mod get;
pub(crate) mod list;
mod request;
pub(crate) mod search;

pub(crate) use request::month;
