//! Cancel a holiday.

use axum::Json;
use axum::extract::State;
use jetway_domain::access::Functionality;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::get_order::HolidayOrderKey;
use super::view::HolidayOrder;
use crate::http::{Allowed, Body, Refusal};
use crate::routes::fares::orders::shown;
use crate::state::AppState;
use crate::wire::instant::instant;
use crate::wire::order_reference::reference;

/// What cancelling costs now.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct HolidayCancelQuote {
    quote_id: String,
    /// What is kept of the payments.
    penalty: String,
    /// What returns to the wallet.
    refund: String,
    valid_until: String,
}

/// The order and the quote.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct CancelHolidayRequest {
    order_reference: String,
    quote_id: String,
}

/// What cancelling a holiday costs now, by its policy.
#[utoipa::path(post, path = "/api/holiday/v1/Holiday/CancelQuote", operation_id = "holidayCancelQuote", tag = "holidays",
    security(("session" = [])), extensions(("x-functionality" = json!(214))),
    request_body = HolidayOrderKey, responses((status = 200, body = HolidayCancelQuote)))]
pub(crate) async fn cancel_quote(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::CancelTicket.code() }>,
    body: Body<HolidayOrderKey>,
) -> Result<Json<HolidayCancelQuote>, Refusal> {
    let reference = body.value.reference()?;
    let quote = state.app.holidays().cancel_quote(agent.caller(), &reference).await?;
    let shown = shown(&agent);
    Ok(Json(HolidayCancelQuote {
        quote_id: quote.id,
        penalty: shown.of(quote.terms.penalty).to_string(),
        refund: shown.of(quote.terms.refund).to_string(),
        valid_until: instant(quote.valid_until),
    }))
}

/// Cancel a holiday by a quote. Repeating the call changes nothing.
#[utoipa::path(post, path = "/api/holiday/v1/Holiday/Cancel", operation_id = "holidayCancel", tag = "holidays",
    security(("session" = [])), extensions(("x-functionality" = json!(214))),
    request_body = CancelHolidayRequest, responses((status = 200, body = HolidayOrder)))]
pub(crate) async fn cancel(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::CancelTicket.code() }>,
    body: Body<CancelHolidayRequest>,
) -> Result<Json<HolidayOrder>, Refusal> {
    let asked = body.value;
    let reference = reference(&asked.order_reference)?;
    let holidays = state.app.holidays();
    let order = holidays.cancel(agent.caller(), &reference, &asked.quote_id).await?;
    Ok(Json(HolidayOrder::of(&state, &agent, &order)?))
}
