//! Read an order.

use axum::Json;
use axum::extract::State;
use jetway_domain::access::Functionality;
use jetway_domain::ids::OrderReference;
use jetway_problem::ErrorCode;
use serde::Deserialize;
use utoipa::ToSchema;

use super::view::GroupOrder;
use crate::http::{Allowed, Body, Refusal};
use crate::state::AppState;
use crate::wire::order_reference::reference;

/// An order.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct GroupReferenceRequest {
    reference_id: String,
}

impl GroupReferenceRequest {
    /// # Errors
    /// `order.not_found` if the text is not a reference.
    pub(super) fn reference(&self) -> Result<OrderReference, ErrorCode> {
        reference(&self.reference_id)
    }
}

/// Read a group's order of the agency.
#[utoipa::path(post, path = "/api/fares/v1/Fare/GetOrder", operation_id = "fareGetOrder", tag = "fares",
    security(("session" = [])), extensions(("x-functionality" = json!(211))),
    request_body = GroupReferenceRequest, responses((status = 200, body = GroupOrder)))]
pub(crate) async fn get_order(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::ViewBooking.code() }>,
    body: Body<GroupReferenceRequest>,
) -> Result<Json<GroupOrder>, Refusal> {
    let reference = body.value.reference()?;
    let order = state.app.groups().order(agent.caller(), &reference).await?;
    Ok(Json(GroupOrder::of(&state, &agent, &order)?))
}
