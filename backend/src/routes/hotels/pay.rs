//! Pay for rooms that are held unpaid.

use std::sync::Arc;

use axum::extract::State;
use axum::response::Response;
use http::HeaderMap;
use jetway_app::hotel::pay::PayHotelError;
use jetway_domain::access::Functionality;
use serde::Deserialize;
use utoipa::ToSchema;

use super::refusals::charged;
use super::view::HotelOrder;
use crate::http::idempotency::Once;
use crate::http::{Allowed, Body, Refusal};
use crate::state::AppState;
use crate::wire::money::money;
use crate::wire::order_reference::reference;

/// The order and the accepted amount.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct PayHotelRequest {
    reference_id: String,
    /// The customer total as shown, such as `AED 1234.50`.
    accepted_amount: String,
}

/// Pay an order from the wallet. Repeating the call changes nothing.
#[utoipa::path(post, path = "/api/hotel/v1/Hotel/Pay", operation_id = "hotelPay", tag = "hotels",
    security(("session" = [])), extensions(("x-functionality" = json!(248))),
    request_body = PayHotelRequest, responses((status = 200, body = HotelOrder)))]
pub(crate) async fn pay(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::BookHotel.code() }>,
    headers: HeaderMap,
    body: Body<PayHotelRequest>,
) -> Result<Response, Refusal> {
    let reference = reference(&body.value.reference_id)?;
    let accepted = money("/acceptedAmount", &body.value.accepted_amount)?;
    let agent = Arc::new(agent);
    let once = Once::new(&state, &agent, "hotelPay", body.digest);
    let work = async move {
        let paid = state.app.hotels().pay(agent.caller(), &reference, accepted).await;
        let order = paid.map_err(|error| match error {
            PayHotelError::Charge(error) => charged(agent.visibility(), error),
            error => error.into(),
        })?;
        Ok(HotelOrder::of(&state, &agent, &order))
    };
    once.answer(&headers, work).await
}
