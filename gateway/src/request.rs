//! One request: its context, the filters it passes, the header names it may carry, and how it is refused.

pub mod ctx;
pub mod filters;
pub mod header_names;
pub mod refusal;
