//! Public reference data and content, most of it cached by the gateway.

pub(crate) mod airlines;
pub(crate) mod airports;
pub(crate) mod banners;
pub(crate) mod countries;
pub(crate) mod notice;
pub(crate) mod testimonials;
