//! Quote a journey.

use std::sync::Arc;

use axum::extract::State;
use axum::response::Response;
use http::HeaderMap;
use jetway_domain::access::Functionality;
use serde::Serialize;
use utoipa::ToSchema;

use super::form::{UmrahQuoteForm, barred};
use super::refusals::refused;
use crate::http::idempotency::Once;
use crate::http::{Allowed, Body, Refusal};
use crate::state::AppState;

/// The header that a quote needs: it has no other key.
const KEY: &str = "idempotency-key";

/// The new quote.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct UmrahQuoteCreated {
    reference_id: String,
}

/// Price an umrah journey: the lot's seats, hotels in Makkah and Madinah (needs 247), and visas (needs 260). What is not available is left
/// out with a reason. Nothing is held. Repeating the call with its key returns the same quote.
#[utoipa::path(post, path = "/api/fares/v1/UmrahQuote/Create", operation_id = "fareCreateUmrahQuote", tag = "fares",
    security(("session" = [])), extensions(("x-functionality" = json!(244))),
    request_body = UmrahQuoteForm, responses((status = 200, body = UmrahQuoteCreated)))]
pub(crate) async fn create(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::AccessUmrahFares.code() }>,
    headers: HeaderMap,
    body: Body<UmrahQuoteForm>,
) -> Result<Response, Refusal> {
    if !headers.contains_key(KEY) {
        return Err(Refusal::unusable(
            "Send an Idempotency-Key: a repeated call would make another quote.",
        ));
    }
    let new = body.value.quote(&agent)?;
    let agent = Arc::new(agent);
    let once = Once::new(&state, &agent, "fareCreateUmrahQuote", body.digest);
    let work = async move {
        let made = state.app.umrah_quotes().make(agent.caller(), new, barred(&agent)).await;
        let quote = made.map_err(refused)?;
        Ok(UmrahQuoteCreated {
            reference_id: quote.reference,
        })
    };
    once.answer(&headers, work).await
}
