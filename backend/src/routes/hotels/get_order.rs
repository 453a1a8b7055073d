//! Read an order.

use axum::Json;
use axum::extract::State;
use jetway_domain::access::Functionality;
use jetway_domain::ids::OrderReference;
use jetway_problem::ErrorCode;
use serde::Deserialize;
use utoipa::ToSchema;

use super::view::HotelOrder;
use crate::http::{Allowed, Body, Refusal};
use crate::state::AppState;
use crate::wire::order_reference::reference;

/// An order.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct HotelReferenceRequest {
    reference_id: String,
}

impl HotelReferenceRequest {
    /// # Errors
    /// `order.not_found` if the text is not a reference.
    pub(super) fn reference(&self) -> Result<OrderReference, ErrorCode> {
        reference(&self.reference_id)
    }
}

/// Read a hotel order of the agency.
#[utoipa::path(post, path = "/api/hotel/v1/Hotel/GetOrder", operation_id = "hotelGetOrder", tag = "hotels",
    security(("session" = [])), extensions(("x-functionality" = json!(252))),
    request_body = HotelReferenceRequest, responses((status = 200, body = HotelOrder)))]
pub(crate) async fn get_order(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::ShowHotelQueues.code() }>,
    body: Body<HotelReferenceRequest>,
) -> Result<Json<HotelOrder>, Refusal> {
    let order = state
        .app
        .hotels()
        .order(agent.caller(), &body.value.reference()?)
        .await?;
    Ok(Json(HotelOrder::of(&state, &agent, &order)))
}
