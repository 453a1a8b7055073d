//! Printed documents of orders: as PDF, as HTML page, and as data. Source: ADR 0056.

pub(crate) mod content;
pub(crate) mod page;
pub(crate) mod pdf;
mod refusals;
mod request;
pub(crate) mod update_price;
