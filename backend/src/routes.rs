//! Endpoints by area, one per file; `router` lists them all.
//!
//! `flights` may import `payments` and `orders`, and `payments` may import `orders`, never the reverse: what all orders share
//! does not depend on a product.

pub(crate) mod auth;
pub(crate) mod customer;
pub(crate) mod fares;
pub(crate) mod flights;
pub(crate) mod holidays;
pub(crate) mod hotels;
pub(crate) mod operations;
pub(crate) mod orders;
pub(crate) mod packages;
pub(crate) mod payments;
pub(crate) mod profile;
pub(crate) mod registration;
pub(crate) mod router;
pub(crate) mod traveller;
pub(crate) mod utility;
pub(crate) mod visas;
