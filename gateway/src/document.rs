//! The shell document, composed for a tenant, a release set and a path, so that the first paint is branded and needs
//! one round trip. And the document of the operators' console, which has neither tenant nor releases.

mod boot;
mod console;
mod ending;
mod html;
mod language;
mod loader;
mod nonce;
mod page;
mod policy;
mod provoked;
mod stitch;

pub use console::{Console, ConsoleShelf};
pub use html::escape;
pub use language::{NAME as LANGUAGE_COOKIE, chosen};
pub use nonce::nonce;
pub use page::{Asked, Documents};
pub use provoked::is_provoked;
