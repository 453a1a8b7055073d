//! Hotels: stays, searches, rates, cancellation terms, guests and orders.

pub mod guest;
pub mod order;
pub mod policy;
pub mod property;
pub mod rate;
pub mod search;
pub mod stay;
