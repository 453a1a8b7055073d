//! Public reads; the gateway keeps most of them.

pub(crate) mod airlines;
pub(crate) mod airports;
pub(crate) mod banners;
pub(crate) mod countries;
pub(crate) mod notice;
pub(crate) mod testimonials;
