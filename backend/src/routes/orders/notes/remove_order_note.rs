//! Remove a note.

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

/// The note to remove.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct RemoveOrderNoteRequest {
    order_reference: String,
    note_id: String,
}

/// Remove one of the user's own notes. Removing it again succeeds. Also needs 211.
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
    let left = state.app.orders().remove_note(agent.caller(), &reference, id).await?;
    Ok(Json(OrderNotes::of(&reference, &left, agent.caller().user)))
}
