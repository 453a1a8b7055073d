//! State shared by all requests.

use std::sync::Arc;

use jetway_app::app::App;
use jetway_domain::edge::EdgeKey;
use jetway_tenancy::TenantRegistry;

use crate::config::PortalAddress;
use crate::http::calls::Calls;
use crate::http::metrics::Metrics;
use crate::tenancy::hub::Hub;

/// Shared by every handler. Cheap to clone.
#[derive(Clone)]
pub struct AppState {
    pub(crate) app: Arc<App>,
    pub(crate) tenants: Arc<TenantRegistry>,
    pub(crate) tenancy: Arc<Hub>,
    pub(crate) edge_key: EdgeKey,
    pub(crate) metrics: Metrics,
    /// Calls that outlive their connections.
    pub(crate) calls: Calls,
    pub(crate) portal_address: PortalAddress,
    pub(crate) body_bytes: usize,
    pub(crate) upload_bytes: usize,
}
