//! The real gateway process as a shared cache, in front of an origin with scripted responses.

mod codings;
mod conditions;
mod directives;
mod freshness;
mod isolation;
mod origin;
mod outage;
mod purge;
mod room;
mod scene;
mod stale;
mod together;

#[path = "../edge/support"]
#[expect(dead_code, reason = "shared with the edge's suite, which uses the rest")]
mod support {
    pub mod backend;
    pub mod http;
    pub mod process;
    pub mod releases;

    pub use backend::{Backend, Seen};
    pub use http::Reply;
    pub use jetway_testkit::wait::eventually;
    pub use process::{Gateway, Plan};
}
