//! Editing a portal's content: banners, notices, testimonials. Every change is written to the audit trail.

mod banners;
mod found;
mod notices;
mod operator;
mod testimonials;
mod trail;

use axum::Router;
use axum::routing::{get, put};

use crate::state::AppState;

/// `/content/{tenant}/…`, where `{tenant}` is the tenant's folder name.
pub(super) fn router() -> Router<AppState> {
    Router::new()
        .route("/content/{tenant}/banners", get(banners::list).post(banners::add))
        .route(
            "/content/{tenant}/banners/{id}",
            put(banners::change).delete(banners::remove),
        )
        .route("/content/{tenant}/notices", get(notices::list).post(notices::add))
        .route(
            "/content/{tenant}/notices/{id}",
            put(notices::change).delete(notices::remove),
        )
        .route("/content/{tenant}/testimonials", get(testimonials::list))
        .route("/content/{tenant}/testimonials/{id}", put(testimonials::decide))
        .route("/content/{tenant}/trail", get(trail::list))
}
