//! Accept a quote.

use std::sync::Arc;

use axum::extract::State;
use axum::response::Response;
use http::HeaderMap;
use jetway_app::lots::requests::AcceptQuote;
use jetway_domain::access::Functionality;
use jetway_domain::lot::LotKind;
use jetway_problem::{ErrorCode, Problem};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::refusals::refused;
use crate::http::idempotency::Once;
use crate::http::{Allowed, Body, Refusal};
use crate::state::AppState;
use crate::wire::money::money;

/// The quote and the accepted amount.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct AcceptGroupQuote {
    reference_id: String,
    /// Number of the quote that was read.
    quote: u32,
    /// The customer total as shown, such as `AED 1234.50`.
    accepted_amount: String,
}

/// The order that holds the seats.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct GroupQuoteAccepted {
    /// Of the request.
    reference_id: String,
    /// Of the order.
    order_reference: String,
}

/// Accept a quote: its seats are held until the deposit is due. Needs 243 and the code of the quote's kind too. Repeating the call
/// returns the same order.
#[utoipa::path(post, path = "/api/fares/v1/GroupRequest/Accept", operation_id = "fareAcceptGroupQuote", tag = "fares",
    security(("session" = [])), extensions(("x-functionality" = json!(207))),
    request_body = AcceptGroupQuote, responses((status = 200, body = GroupQuoteAccepted)))]
pub(crate) async fn accept(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::BookTicket.code() }>,
    headers: HeaderMap,
    body: Body<AcceptGroupQuote>,
) -> Result<Response, Refusal> {
    if !agent.may(Functionality::AccessGroupFares) {
        let needed = Functionality::AccessGroupFares.code();
        let problem = Problem::new(ErrorCode::AccessDenied).param("functionality", needed);
        return Err(problem.into());
    }
    let asked = body.value;
    let kinds = LotKind::ALL.into_iter().filter(|kind| agent.may(kind.functionality()));
    let command = AcceptQuote {
        quote: asked.quote,
        accepted: money("/acceptedAmount", &asked.accepted_amount)?,
        kinds: kinds.collect(),
    };
    let agent = Arc::new(agent);
    let once = Once::new(&state, &agent, "fareAcceptGroupQuote", body.digest);
    let work = async move {
        let requests = state.app.group_requests();
        let accepted = requests.accept(agent.caller(), &asked.reference_id, command).await;
        let request = accepted.map_err(|error| refused(error, ""))?;
        let order = request.details.order.as_ref().map(|order| order.as_str().to_owned());
        Ok(GroupQuoteAccepted {
            reference_id: request.reference,
            order_reference: order.unwrap_or_default(),
        })
    };
    once.answer(&headers, work).await
}
