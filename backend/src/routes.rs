//! Endpoints by area, one a file; `router` puts them together.
//!
//! `flights` may use `payments` and `orders`, `payments` may use `orders`, never the other way round: what belongs to every
//! order knows no product.

pub(crate) mod auth;
pub(crate) mod customer;
pub(crate) mod flights;
pub(crate) mod orders;
pub(crate) mod payments;
pub(crate) mod profile;
pub(crate) mod registration;
pub(crate) mod router;
pub(crate) mod traveller;
pub(crate) mod utility;
