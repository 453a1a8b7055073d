//! Gateway and backend shared with the plain HTTP suites.

#[path = "../edge/support/backend.rs"]
pub mod backend;
#[path = "../edge/support/http.rs"]
pub mod http;
#[path = "../edge/support/process.rs"]
pub mod process;
#[path = "../edge/support/releases.rs"]
pub mod releases;

pub use backend::Backend;
pub use jetway_testkit::wait::eventually;
pub use process::{Gateway, Plan};
