//! Listening sockets and connections: accepting, per-connection state, and handing over to the proxy.

mod accept;
mod caps;
mod connection;
mod connection_server;
mod early_refusal;
mod frames;
mod listeners;
mod messages;
mod metrics;
mod monitor;
pub mod options;
mod pace;
mod request;
mod sockets;
mod unread;
mod wire;

pub use accept::accept;
pub use caps::raise_file_limit;
pub use connection_server::{ConnectionServer, Guard, RefusalHook};
pub use early_refusal::EarlyRefusal;
pub use listeners::Listeners;
pub use metrics::ConnectionMetrics;
pub use request::{Upload, answer_begun, has_malformed_body, may_answer, request_begun, wire};
pub use sockets::{Inherited, READY, SUCCESSOR};
