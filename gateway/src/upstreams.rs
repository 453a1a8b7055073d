//! The services behind the gateway: which nodes they have, which of them is asked, and what happens when none can be.
//!
//! A request gets a node by two random choices among the usable ones. Checks beside the requests and the requests
//! themselves decide what is usable; names are resolved beside them too. **Invariant**: nothing here waits on the way of
//! a request, and without a usable node nothing is connected to.

mod clock;
mod events;
mod exchange;
mod keeper;
mod metrics;
mod node;
mod peer;
mod service;
mod services;
mod upgrade;
mod websockets;

pub use events::EventStream;
pub use exchange::Exchange;
pub use keeper::Keeper;
pub use services::Upstreams;
pub use upgrade::admit as admit_upgrade;
