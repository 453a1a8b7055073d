//! Gateway, backend and certificates shared with the other suites.

#[path = "../tls/authority.rs"]
pub mod authority;
#[path = "../edge/support/backend.rs"]
pub mod backend;
#[path = "../tls/client.rs"]
pub mod client;
#[path = "../edge/support/http.rs"]
pub mod http;
#[path = "../edge/support/process.rs"]
pub mod process;
#[path = "../edge/support/releases.rs"]
pub mod releases;

pub use backend::Backend;
pub use jetway_testkit::wait::eventually;
pub use process::{Gateway, Plan};
