//! Saved travellers of an agency.

pub(crate) mod create;
pub(crate) mod get_all;
pub(crate) mod load;
mod refusals;
mod request;
mod response;
pub(crate) mod search;
pub(crate) mod update;
pub(crate) mod view;
