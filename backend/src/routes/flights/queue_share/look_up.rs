//! Look up a record at a source.

use axum::Json;
use axum::extract::State;
use jetway_domain::access::Functionality;

use super::record::{ImportPnrBody, ImportRecord};
use crate::http::{Allowed, Body, Refusal};
use crate::state::AppState;

/// A record made elsewhere, and what keeps it from becoming an order.
#[utoipa::path(post, path = "/api/order/v1/AirGetImportPNR", operation_id = "airGetImportPnr", tag = "flights",
    security(("session" = [])), extensions(("x-functionality" = json!(241))),
    request_body = ImportPnrBody, responses((status = 200, body = ImportRecord)))]
pub(crate) async fn air_get_import_pnr(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::ImportPnr.code() }>,
    body: Body<ImportPnrBody>,
) -> Result<Json<ImportRecord>, Refusal> {
    let lookup = body.value.lookup(agent.portal.currency()?)?;
    let found = state.app.queue_share().look_up(agent.caller(), &lookup).await?;
    let now = state.app.clock().now();
    Ok(Json(ImportRecord::of(
        &lookup.source,
        &found,
        now,
        agent.visibility().names,
    )))
}
