//! Read an order.

use axum::Json;
use axum::extract::State;
use jetway_domain::access::Functionality;
use jetway_domain::ids::OrderReference;
use jetway_problem::ErrorCode;
use serde::Deserialize;
use utoipa::ToSchema;

use super::view::HolidayOrder;
use crate::http::{Allowed, Body, Refusal};
use crate::state::AppState;
use crate::wire::order_reference::reference;

/// An order.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct HolidayOrderKey {
    order_reference: String,
}

impl HolidayOrderKey {
    /// # Errors
    /// `order.not_found` if the text is not a reference.
    pub(super) fn reference(&self) -> Result<OrderReference, ErrorCode> {
        reference(&self.order_reference)
    }
}

/// Read a holiday order of the agency.
#[utoipa::path(post, path = "/api/holiday/v1/Holiday/GetOrder", operation_id = "holidayGetOrder", tag = "holidays",
    security(("session" = [])), extensions(("x-functionality" = json!(211))),
    request_body = HolidayOrderKey, responses((status = 200, body = HolidayOrder)))]
pub(crate) async fn get_order(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::ViewBooking.code() }>,
    body: Body<HolidayOrderKey>,
) -> Result<Json<HolidayOrder>, Refusal> {
    let reference = body.value.reference()?;
    let order = state.app.holidays().order(agent.caller(), &reference).await?;
    Ok(Json(HolidayOrder::of(&state, &agent, &order)?))
}
