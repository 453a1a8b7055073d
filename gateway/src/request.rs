//! One request: its context, its filters, the header names it may carry, and its refusals.

pub mod ctx;
pub mod filters;
pub mod header_names;
pub mod refusal;
