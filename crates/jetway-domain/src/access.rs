//! Who somebody is and what they may do.

pub mod claims;
mod functionality;
mod set;

pub use claims::SessionClaims;
pub use functionality::{Functionality, UnknownFunctionality};
pub use set::{FunctionalitySet, Role};
