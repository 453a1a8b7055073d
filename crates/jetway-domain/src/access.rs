//! Identity and permissions.

pub mod claims;
mod desk;
pub mod edge;
mod functionality;
mod module;
mod operator;
mod operator_role;
mod role;
mod set;
pub mod staffing;

pub use claims::SessionClaims;
pub use desk::Desk;
pub use functionality::{Functionality, UnknownFunctionality};
pub use module::Module;
pub use operator::{NoOperator, Operator};
pub use operator_role::{OPERATOR_TOKEN_START, OperatorReach, OperatorRole};
pub use role::Role;
pub use set::FunctionalitySet;
