//! Pay deposit and balance.

use std::sync::Arc;

use axum::extract::State;
use axum::response::Response;
use http::HeaderMap;
use jetway_domain::access::Functionality;
use serde::Deserialize;
use utoipa::ToSchema;

use super::refusals::charged;
use super::view::{GroupOrder, shown};
use crate::http::idempotency::Once;
use crate::http::{Allowed, Body, Refusal};
use crate::state::AppState;
use crate::wire::money::money;
use crate::wire::order_reference::reference;

/// The order and the accepted amount.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct PayGroupRequest {
    reference_id: String,
    /// As shown, such as `AED 1234.50`.
    accepted_amount: String,
}

/// Pay the deposit from the wallet. Repeating the call changes nothing.
#[utoipa::path(post, path = "/api/fares/v1/Fare/PayDeposit", operation_id = "farePayDeposit", tag = "fares",
    security(("session" = [])), extensions(("x-functionality" = json!(212))),
    request_body = PayGroupRequest, responses((status = 200, body = GroupOrder)))]
pub(crate) async fn pay_deposit(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::IssueTicket.code() }>,
    headers: HeaderMap,
    body: Body<PayGroupRequest>,
) -> Result<Response, Refusal> {
    let reference = reference(&body.value.reference_id)?;
    let accepted = money("/acceptedAmount", &body.value.accepted_amount)?;
    let agent = Arc::new(agent);
    let once = Once::new(&state, &agent, "farePayDeposit", body.digest);
    let work = async move {
        let (groups, terms) = (state.app.groups(), (accepted, shown(&agent)));
        let paid = groups.pay_deposit(agent.caller(), &reference, terms).await;
        let order = paid.map_err(|error| charged(&agent, error))?;
        GroupOrder::of(&state, &agent, &order)
    };
    once.answer(&headers, work).await
}

/// Pay the balance from the wallet. Repeating the call changes nothing.
#[utoipa::path(post, path = "/api/fares/v1/Fare/PayBalance", operation_id = "farePayBalance", tag = "fares",
    security(("session" = [])), extensions(("x-functionality" = json!(212))),
    request_body = PayGroupRequest, responses((status = 200, body = GroupOrder)))]
pub(crate) async fn pay_balance(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::IssueTicket.code() }>,
    headers: HeaderMap,
    body: Body<PayGroupRequest>,
) -> Result<Response, Refusal> {
    let reference = reference(&body.value.reference_id)?;
    let accepted = money("/acceptedAmount", &body.value.accepted_amount)?;
    let agent = Arc::new(agent);
    let once = Once::new(&state, &agent, "farePayBalance", body.digest);
    let work = async move {
        let (groups, terms) = (state.app.groups(), (accepted, shown(&agent)));
        let paid = groups.pay_balance(agent.caller(), &reference, terms).await;
        let order = paid.map_err(|error| charged(&agent, error))?;
        GroupOrder::of(&state, &agent, &order)
    };
    once.answer(&headers, work).await
}
