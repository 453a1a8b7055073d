//! Pay deposit and balance.

use std::sync::Arc;

use axum::extract::State;
use axum::response::Response;
use http::HeaderMap;
use jetway_domain::access::Functionality;
use serde::Deserialize;
use utoipa::ToSchema;

use super::refusals::charged;
use super::view::HolidayOrder;
use crate::http::idempotency::Once;
use crate::http::{Allowed, Body, Refusal};
use crate::routes::fares::orders::shown;
use crate::state::AppState;
use crate::wire::money::money;
use crate::wire::order_reference::reference;

/// The order and the accepted amount.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct PayHolidayRequest {
    order_reference: String,
    /// As shown, such as `AED 1234.50`.
    accepted_amount: String,
}

/// Pay the deposit from the wallet; then operations confirm the holiday. Repeating the call changes nothing.
#[utoipa::path(post, path = "/api/holiday/v1/Holiday/PayDeposit", operation_id = "holidayPayDeposit", tag = "holidays",
    security(("session" = [])), extensions(("x-functionality" = json!(212))),
    request_body = PayHolidayRequest, responses((status = 200, body = HolidayOrder)))]
pub(crate) async fn pay_deposit(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::IssueTicket.code() }>,
    headers: HeaderMap,
    body: Body<PayHolidayRequest>,
) -> Result<Response, Refusal> {
    let reference = reference(&body.value.order_reference)?;
    let accepted = money("/acceptedAmount", &body.value.accepted_amount)?;
    let agent = Arc::new(agent);
    let once = Once::new(&state, &agent, "holidayPayDeposit", body.digest);
    let work = async move {
        let (holidays, terms) = (state.app.holidays(), (accepted, shown(&agent)));
        let paid = holidays.pay_deposit(agent.caller(), &reference, terms).await;
        let order = paid.map_err(|error| charged(&agent, error))?;
        HolidayOrder::of(&state, &agent, &order)
    };
    once.answer(&headers, work).await
}

/// Pay the balance from the wallet, once operations have confirmed. Repeating the call changes nothing.
#[utoipa::path(post, path = "/api/holiday/v1/Holiday/PayBalance", operation_id = "holidayPayBalance", tag = "holidays",
    security(("session" = [])), extensions(("x-functionality" = json!(212))),
    request_body = PayHolidayRequest, responses((status = 200, body = HolidayOrder)))]
pub(crate) async fn pay_balance(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::IssueTicket.code() }>,
    headers: HeaderMap,
    body: Body<PayHolidayRequest>,
) -> Result<Response, Refusal> {
    let reference = reference(&body.value.order_reference)?;
    let accepted = money("/acceptedAmount", &body.value.accepted_amount)?;
    let agent = Arc::new(agent);
    let once = Once::new(&state, &agent, "holidayPayBalance", body.digest);
    let work = async move {
        let (holidays, terms) = (state.app.holidays(), (accepted, shown(&agent)));
        let paid = holidays.pay_balance(agent.caller(), &reference, terms).await;
        let order = paid.map_err(|error| charged(&agent, error))?;
        HolidayOrder::of(&state, &agent, &order)
    };
    once.answer(&headers, work).await
}
