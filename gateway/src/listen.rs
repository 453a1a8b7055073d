//! The sockets and what comes in by them: accepting, one connection's state, and handing it to the proxy.

mod accept;
mod connection;
mod door;
mod listeners;
mod sockets;
mod wire;

pub use accept::accept;
pub use door::Door;
pub use listeners::Listeners;
pub use sockets::{Inherited, READY, SUCCESSOR};
pub use wire::wire;
