//! Read the prices of a quote again.

use axum::Json;
use axum::extract::State;
use jetway_domain::access::Functionality;

use super::form::barred;
use super::get::{UmrahQuoteVersion, page};
use super::refusals::refused;
use super::view::UmrahQuotePage;
use crate::http::{Allowed, Body, Refusal};
use crate::state::AppState;

/// Read every price of a quote again; `changes` lists what has changed. A link that shows other prices is revoked.
#[utoipa::path(post, path = "/api/fares/v1/UmrahQuote/Reprice", operation_id = "fareRepriceUmrahQuote", tag = "fares",
    security(("session" = [])), extensions(("x-functionality" = json!(244))),
    request_body = UmrahQuoteVersion, responses((status = 200, body = UmrahQuotePage)))]
pub(crate) async fn reprice(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::AccessUmrahFares.code() }>,
    body: Body<UmrahQuoteVersion>,
) -> Result<Json<UmrahQuotePage>, Refusal> {
    let asked = body.value;
    let quotes = state.app.umrah_quotes();
    let read = (asked.reference_id.as_str(), asked.version);
    let repriced = quotes.reprice(agent.caller(), read, barred(&agent)).await;
    repriced.map_err(refused)?;
    page(&state, &agent, &asked.reference_id).await
}
