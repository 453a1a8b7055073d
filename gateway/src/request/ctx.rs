//! What is known about a request while it is served.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Instant;

use jetway_telemetry::TraceParent;
use jetway_tenancy::Tenant;

use crate::cache::Part;
use crate::limits::Running;
use crate::listen::Upload;
use crate::operate::drain::InFlight;
use crate::request::filters::security_headers::Policy;
use crate::routes::Route;
use crate::upstreams::{EventStream, Exchange};

/// One request.
pub struct RequestCtx {
    /// When it came.
    pub started: Instant,
    /// Its id, ours whatever the client says.
    pub request_id: String,
    /// Its step in the client's trace.
    pub trace: TraceParent,
    /// Who asks.
    pub client: Option<IpAddr>,
    /// Whose host it was sent to.
    pub tenant: Option<Arc<Tenant>>,
    /// Canonical host.
    pub host: String,
    /// The tenant's host to lead to, when the portal is not served at this one.
    pub primary: Option<Arc<str>>,
    /// Where it goes.
    pub route: Route,
    /// Which security headers its response carries.
    pub policy: Policy,
    /// The largest body it may carry, in bytes.
    pub body_limit: u64,
    /// Body bytes received.
    pub body_bytes: u64,
    /// While its body is to come.
    pub upload: Option<Upload>,
    /// Its part in the response cache.
    pub cache: Part,
    /// Its dealings with the backend.
    pub exchange: Exchange,
    /// The events it is answered with, if it is.
    pub events: EventStream,
    /// Code of the refusal, when we refused.
    pub refused: Option<&'static str>,
    /// Its place among the calls the backend works on.
    pub running: Option<Running>,
    /// Counts as running until dropped.
    pub _in_flight: InFlight,
}
