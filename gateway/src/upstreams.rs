//! The services behind the gateway: their nodes, the selection of a node, and what happens when none is available.
//!
//! A request gets a node by the power of two random choices among the usable nodes. Health checks and the outcome of
//! requests determine which are usable; names are resolved in the background. **Invariant**: nothing here blocks a
//! request, and without a usable node no connection is attempted.

mod clock;
mod events;
mod exchange;
mod metrics;
mod node;
mod node_monitor;
mod peer;
mod service;
mod services;
mod upgrade;
mod websockets;

pub use events::EventStream;
pub use exchange::Exchange;
pub use node_monitor::NodeMonitor;
pub use services::Upstreams;
pub use upgrade::admit as admit_upgrade;
