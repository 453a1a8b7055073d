//! The real gateway process in front of nodes that die, hang, refuse, disconnect and recover.

mod balance;
mod breaker;
mod events;
mod nodes;
mod outage;
mod retries;
mod scenery;
mod uploads;
mod waiting;
mod websocket;

#[path = "../edge/support"]
#[expect(dead_code, reason = "shared with the edge's suite, which uses the rest")]
mod support {
    pub mod backend;
    pub mod http;
    pub mod process;
    pub mod releases;

    pub use backend::Backend;
    pub use http::Reply;
    pub use jetway_testkit::wait::eventually;
    pub use process::{Gateway, Plan};
}
