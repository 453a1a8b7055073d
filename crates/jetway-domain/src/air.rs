//! Flights: what is asked for, what is offered, who travels.

pub mod offer;
pub mod search;
