//! The price printed on the customer's voucher and invoice.

use axum::Json;
use axum::extract::State;
use jetway_domain::access::Functionality;
use jetway_domain::hotel::order::HotelOrder as Stored;
use jetway_problem::{ErrorCode, Problem};
use serde::Deserialize;
use utoipa::ToSchema;

use super::view::HotelOrder;
use crate::http::{Allowed, Body, Refusal};
use crate::state::AppState;
use crate::wire::money::money;
use crate::wire::order_reference::reference;

/// The price to print.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct UpdateHotelPriceRequest {
    reference_id: String,
    /// For all rooms, such as `AED 1234.50`; the order's own price again if omitted. Needs 204.
    printed_amount: Option<String>,
}

/// Print another price for the customer. The charged amount does not change.
#[utoipa::path(post, path = "/api/hotel/v1/Hotel/UpdatePrice", operation_id = "hotelUpdatePrice", tag = "hotels",
    security(("session" = [])), extensions(("x-functionality" = json!(249))),
    request_body = UpdateHotelPriceRequest, responses((status = 200, body = HotelOrder)))]
pub(crate) async fn update_price(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::PrintHotel.code() }>,
    body: Body<UpdateHotelPriceRequest>,
) -> Result<Json<HotelOrder>, Refusal> {
    let reference = reference(&body.value.reference_id)?;
    let asked = body.value.printed_amount.as_deref();
    if asked.is_some() && !agent.may(Functionality::ShowMarkup) {
        let code = Functionality::ShowMarkup.code();
        return Err(Problem::new(ErrorCode::AccessDenied)
            .param("functionality", code)
            .into());
    }
    let price = asked.map(|text| money("/printedAmount", text)).transpose()?;
    let caller = agent.caller();
    state.app.hotels().order(caller, &reference).await?;
    let order: Stored = state.app.orders().set_print_price(caller, &reference, price).await?;
    Ok(Json(HotelOrder::of(&state, &agent, &order)))
}
