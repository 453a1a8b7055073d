//! Papers of orders: as PDF, as a page, and as what stands on them. Source: ADR 0056.

pub(crate) mod page;
pub(crate) mod paper;
pub(crate) mod pdf;
mod refusals;
mod request;
pub(crate) mod update_price;
