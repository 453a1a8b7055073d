//! The routes of the tenancy API.

use axum::{Router, middleware};

use super::{files, stream, tenants};
use crate::http::route_table::RouteTable;
use crate::http::stamp;
use crate::state::AppState;

/// The routes, served on the admin listener to callers with the gateway's signature.
pub(crate) fn router(state: AppState) -> Router<AppState> {
    routes()
        .into_router()
        .route_layer(middleware::from_fn_with_state(state, stamp::check))
}

/// The routes, without the check of the signature.
pub(crate) fn routes() -> RouteTable {
    RouteTable::default()
        .get("/tenancy/v1/tenants", tenants::since)
        .get("/tenancy/v1/files/{hash}", files::file)
        .get("/tenancy/v1/stream", stream::revisions)
}
