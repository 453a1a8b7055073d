//! Read the prices of a quote again.

use std::sync::Arc;

use axum::extract::State;
use axum::response::Response;
use http::HeaderMap;
use jetway_domain::access::Functionality;

use super::form::barred;
use super::get::{UmrahQuoteVersion, page};
use super::refusals::refused;
use super::view::UmrahQuotePage;
use crate::http::idempotency::Once;
use crate::http::{Allowed, Body, Refusal};
use crate::state::AppState;

/// Read every price of a quote again; `changes` lists what has changed. A link that shows other prices is revoked. A quote with hotels
/// needs 247, one with visas 260. When hotels do not answer, nothing changes.
#[utoipa::path(post, path = "/api/fares/v1/UmrahQuote/Reprice", operation_id = "fareRepriceUmrahQuote", tag = "fares",
    security(("session" = [])), extensions(("x-functionality" = json!(244))),
    request_body = UmrahQuoteVersion, responses((status = 200, body = UmrahQuotePage)))]
pub(crate) async fn reprice(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::AccessUmrahFares.code() }>,
    headers: HeaderMap,
    body: Body<UmrahQuoteVersion>,
) -> Result<Response, Refusal> {
    let asked = body.value;
    let agent = Arc::new(agent);
    let once = Once::new(&state, &agent, "fareRepriceUmrahQuote", body.digest);
    let work = async move {
        let quotes = state.app.umrah_quotes();
        let read = (asked.reference_id.as_str(), asked.version);
        let repriced = quotes.reprice(agent.caller(), read, barred(&agent)).await;
        repriced.map_err(refused)?;
        Ok(page(&state, &agent, &asked.reference_id).await?.0)
    };
    once.answer(&headers, work).await
}
