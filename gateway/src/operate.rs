//! Operators' commands to a running gateway, by signals and through the admin listener.

pub mod admin;
pub mod check;
mod command;
pub mod drain;
mod operator;
pub mod ready;
mod reload;
mod signals;
mod upgrade;

pub use admin::admin_routes;
pub use command::{Command, End};
pub use operator::{CommandQueue, open};
pub use upgrade::Program;
