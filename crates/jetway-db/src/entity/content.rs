//! Banners and notices of a portal, testimonials of agencies, and proposals for their clients.

pub(crate) mod banner;
pub(crate) mod notice;
pub(crate) mod proposal;
pub(crate) mod testimonial;
