//! Taking a note back.

use axum::Json;
use axum::extract::State;
use jetway_domain::access::Functionality;
use serde::Deserialize;
use utoipa::ToSchema;

use super::get_order_notes::OrderNotes;
use super::{note_id, reads_orders};
use crate::http::{Allowed, Body, Refusal};
use crate::state::AppState;
use crate::wire::order_reference::reference;

/// Which note of which order.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct RemoveOrderNoteRequest {
    /// The order.
    order_reference: String,
    /// The note.
    note_id: String,
}

/// Remove a note one wrote. A second press finds it gone. Needs 211 too.
#[utoipa::path(post, path = "/api/order/v1/RemoveOrderNote", operation_id = "removeOrderNote", tag = "orders",
    security(("session" = [])), extensions(("x-functionality" = json!(207))),
    request_body = RemoveOrderNoteRequest, responses((status = 200, body = OrderNotes)))]
pub(crate) async fn remove_order_note(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::BookTicket.code() }>,
    body: Body<RemoveOrderNoteRequest>,
) -> Result<Json<OrderNotes>, Refusal> {
    reads_orders(&agent)?;
    let id = note_id(&body.value.note_id)?;
    let reference = reference(&body.value.order_reference)?;
    let left = state.app.desk().remove_note(agent.caller(), &reference, id).await?;
    Ok(Json(OrderNotes::of(&reference, &left, agent.caller().user)))
}
