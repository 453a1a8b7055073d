//! The visa desk: its queue, one application with its documents, and the steps of operators. Source: ADR 0114.

mod form;
mod page;
pub(crate) mod queue;
pub(crate) mod read;
mod refusals;
pub(crate) mod steps;
