//! Quotes of umrah journeys.

pub(crate) mod create;
mod form;
pub(crate) mod get;
pub(crate) mod get_queue;
mod line;
mod refusals;
pub(crate) mod reprice;
pub(crate) mod share;
mod view;

pub(crate) use line::JourneyLine;
