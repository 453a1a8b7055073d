//! A gateway process with its files, removed on drop.

pub mod backend;
pub mod http;
pub mod process;
pub mod releases;
pub mod tenancy;

pub use backend::Backend;
pub use http::Reply;
pub use jetway_testkit::wait::eventually;
pub use process::{Gateway, Plan};
