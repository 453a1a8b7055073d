//! Visas: search, applications and their documents.

mod applicants;
pub(crate) mod cancel;
pub(crate) mod correct;
pub(crate) mod draft;
pub(crate) mod export_queue;
pub(crate) mod files;
pub(crate) mod get_history;
pub(crate) mod get_order;
pub(crate) mod get_queue;
pub(crate) mod print;
mod product;
mod refusals;
pub(crate) mod search;
pub(crate) mod submit;
mod view;

pub(crate) use product::{VisaEntries, VisaPurpose};
