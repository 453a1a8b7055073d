//! Upgrades and reloads while clients are served.

#[path = "../tls/authority.rs"]
#[expect(dead_code, reason = "the TLS suite uses the rest")]
mod authority;
#[path = "../tls/client.rs"]
#[expect(dead_code, reason = "the TLS suite uses the rest")]
mod client;
mod load;
mod reign;

#[path = "../edge/support"]
#[expect(dead_code, reason = "the edge suite uses the rest")]
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

mod lost;
mod orders;
