//! Endpoints by area, one a file; `router` puts them together.

pub(crate) mod auth;
pub(crate) mod bookings;
pub(crate) mod customer;
pub(crate) mod order;
pub(crate) mod order_notes;
pub(crate) mod payment;
pub(crate) mod price;
pub(crate) mod print;
pub(crate) mod profile;
pub(crate) mod registration;
pub(crate) mod router;
pub(crate) mod search;
pub(crate) mod traveller;
pub(crate) mod utility;
mod wire_names;
