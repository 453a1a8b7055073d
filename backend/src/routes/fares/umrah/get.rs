//! Read a quote.

use axum::Json;
use axum::extract::State;
use jetway_domain::access::Functionality;
use serde::Deserialize;
use utoipa::ToSchema;

use super::refusals::refused;
use super::view::UmrahQuotePage;
use crate::http::{Agent, Allowed, Body, Refusal};
use crate::state::AppState;

/// A quote.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct UmrahQuoteReference {
    pub(super) reference_id: String,
}

/// A quote as it was read.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct UmrahQuoteVersion {
    pub(super) reference_id: String,
    /// The version that was read.
    pub(super) version: u32,
}

/// Read a quote of the agency.
#[utoipa::path(post, path = "/api/fares/v1/UmrahQuote/Get", operation_id = "fareGetUmrahQuote", tag = "fares",
    security(("session" = [])), extensions(("x-functionality" = json!(244))),
    request_body = UmrahQuoteReference, responses((status = 200, body = UmrahQuotePage)))]
pub(crate) async fn get(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::AccessUmrahFares.code() }>,
    body: Body<UmrahQuoteReference>,
) -> Result<Json<UmrahQuotePage>, Refusal> {
    page(&state, &agent, &body.value.reference_id).await
}

/// A quote as it is now.
pub(super) async fn page(state: &AppState, agent: &Agent, reference: &str) -> Result<Json<UmrahQuotePage>, Refusal> {
    let view = state.app.umrah_quotes().view(agent.caller(), reference).await;
    let page = UmrahQuotePage::of(agent, &view.map_err(refused)?, state.app.clock().now());
    Ok(Json(page.map_err(|error| Refusal::ours(&error))?))
}
