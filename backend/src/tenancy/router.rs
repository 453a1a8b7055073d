//! The routes of the tenancy API.

use axum::routing::get;
use axum::{Router, middleware};

use super::{files, stream, tenants};
use crate::http::stamp;
use crate::state::AppState;

/// The routes, served on the admin listener.
pub(crate) fn router(state: AppState) -> Router<AppState> {
    Router::new()
        .route("/tenancy/v1/tenants", get(tenants::since))
        .route("/tenancy/v1/files/{hash}", get(files::file))
        .route("/tenancy/v1/stream", get(stream::revisions))
        .route_layer(middleware::from_fn_with_state(state, stamp::check))
}
