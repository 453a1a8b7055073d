//! Editing a portal's content: banners, notices, testimonials. Every change is written to the audit trail.

mod banners;
mod found;
mod notices;
mod operator;
mod testimonials;
mod trail;

use crate::http::route_table::RouteTable;

/// `/content/{tenant}/…`, where `{tenant}` is the tenant's folder name.
pub(super) fn routes() -> RouteTable {
    RouteTable::default()
        .get("/content/{tenant}/banners", banners::list)
        .post("/content/{tenant}/banners", banners::add)
        .put("/content/{tenant}/banners/{id}", banners::change)
        .delete("/content/{tenant}/banners/{id}", banners::remove)
        .get("/content/{tenant}/notices", notices::list)
        .post("/content/{tenant}/notices", notices::add)
        .put("/content/{tenant}/notices/{id}", notices::change)
        .delete("/content/{tenant}/notices/{id}", notices::remove)
        .get("/content/{tenant}/testimonials", testimonials::list)
        .put("/content/{tenant}/testimonials/{id}", testimonials::decide)
        .get("/content/{tenant}/trail", trail::list)
}
