//! Banners and notices of a portal, testimonials of agencies, proposals for their clients, and templates of operators.

pub(crate) mod banner;
pub(crate) mod notice;
pub(crate) mod proposal;
pub(crate) mod template;
pub(crate) mod testimonial;
