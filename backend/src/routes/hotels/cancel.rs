//! Cancel a booking at the fee of this moment.

use axum::Json;
use axum::extract::State;
use jetway_domain::access::Functionality;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::get_order::HotelReferenceRequest;
use super::search::HotelCancellationStep;
use super::view::{HotelOrder, local};
use crate::http::{Allowed, Body, Refusal};
use crate::state::AppState;
use crate::wire::instant::instant;
use crate::wire::order_reference::reference;

/// What cancelling costs now.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct HotelCancelQuote {
    quote_id: String,
    fee: String,
    /// What returns to the wallet; needs 203.
    #[serde(skip_serializing_if = "Option::is_none")]
    refund: Option<String>,
    currency: String,
    /// When the fee changes next, and to what.
    #[serde(skip_serializing_if = "Option::is_none")]
    next_step: Option<HotelCancellationStep>,
    valid_until: String,
    /// The time at the hotel, without a zone.
    hotel_local_now: String,
}

/// An order and the quote that the user accepts.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct CancelHotelRequest {
    reference_id: String,
    quote_id: String,
}

/// Read what cancelling an order costs now.
#[utoipa::path(post, path = "/api/hotel/v1/Hotel/CancelQuote", operation_id = "hotelCancelQuote", tag = "hotels",
    security(("session" = [])), extensions(("x-functionality" = json!(250))),
    request_body = HotelReferenceRequest, responses((status = 200, body = HotelCancelQuote)))]
pub(crate) async fn cancel_quote(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::CancelHotel.code() }>,
    body: Body<HotelReferenceRequest>,
) -> Result<Json<HotelCancelQuote>, Refusal> {
    let reference = body.value.reference()?;
    let hotels = state.app.hotels();
    let quote = hotels.cancel_quote(agent.caller(), &reference).await?;
    let order = hotels.order(agent.caller(), &reference).await?;
    let property = &order.details.property;
    let rate = &order.details.rate;
    let begun = rate
        .cancellation
        .steps()
        .iter()
        .filter(|step| step.from <= quote.terms.at)
        .count();
    let next = HotelCancellationStep::of(rate, property).into_iter().nth(begun);
    Ok(Json(HotelCancelQuote {
        quote_id: quote.id,
        fee: quote.terms.fee.to_string(),
        refund: agent.visibility().agent_amounts.then(|| quote.terms.refund.to_string()),
        currency: quote.terms.fee.currency.as_str().to_owned(),
        next_step: next,
        valid_until: instant(quote.valid_until),
        hotel_local_now: local(property, quote.terms.at),
    }))
}

/// Cancel an order at the fee of a quote. Repeating the call changes nothing.
#[utoipa::path(post, path = "/api/hotel/v1/Hotel/Cancel", operation_id = "hotelCancel", tag = "hotels",
    security(("session" = [])), extensions(("x-functionality" = json!(250))),
    request_body = CancelHotelRequest, responses((status = 200, body = HotelOrder)))]
pub(crate) async fn cancel(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::CancelHotel.code() }>,
    body: Body<CancelHotelRequest>,
) -> Result<Json<HotelOrder>, Refusal> {
    let CancelHotelRequest { reference_id, quote_id } = body.value;
    let reference = reference(&reference_id)?;
    let order = state.app.hotels().cancel(agent.caller(), &reference, quote_id).await?;
    Ok(Json(HotelOrder::of(&state, &agent, &order)))
}
