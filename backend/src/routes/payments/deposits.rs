//! Deposits into the agency's wallet (ADR 0096).

pub(crate) mod cards;
pub(crate) mod declare;
pub(crate) mod export;
pub(crate) mod list;
pub(crate) mod methods;
pub(crate) mod one;
pub(crate) mod online;
pub(crate) mod refusals;
pub(crate) mod response;
