//! The shell document, composed for one tenant, one release set and one path: branded at first paint, one round trip.

mod boot;
mod encode;
mod html;
mod loader;
mod page;

pub use encode::compressed;
pub use page::Documents;
