//! Add a note to an order.

use std::sync::Arc;

use axum::extract::State;
use axum::response::Response;
use http::HeaderMap;
use jetway_domain::access::Functionality;
use jetway_domain::order::{NoteText, NoteTextFault};
use serde::Deserialize;
use utoipa::ToSchema;

use super::get_order_notes::OrderNote;
use super::{note_id, reads_orders};
use crate::http::idempotency::Once;
use crate::http::{Allowed, Body, Refusal};
use crate::state::AppState;
use crate::wire::field_error::BadField;
use crate::wire::order_reference::reference;

/// A new note.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct AddOrderNoteRequest {
    order_reference: String,
    /// 1 to 1,000 characters after trimming; no control characters except line breaks.
    text: String,
    /// UUID chosen by the client. Sending it again returns the existing note.
    note_id: Option<String>,
}

/// Add an internal note, which only the agency sees. Also needs 211.
#[utoipa::path(post, path = "/api/order/v1/AddOrderNote", operation_id = "addOrderNote", tag = "orders",
    security(("session" = [])), extensions(("x-functionality" = json!(207))),
    request_body = AddOrderNoteRequest, responses((status = 200, body = OrderNote)))]
pub(crate) async fn add_order_note(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::BookTicket.code() }>,
    headers: HeaderMap,
    body: Body<AddOrderNoteRequest>,
) -> Result<Response, Refusal> {
    reads_orders(&agent)?;
    let AddOrderNoteRequest {
        order_reference,
        text,
        note_id: id,
    } = body.value;
    let text = NoteText::parse(&text).map_err(bad_text)?;
    let id = id.as_deref().map(note_id).transpose()?;
    let reference = reference(&order_reference)?;
    let agent = Arc::new(agent);
    let once = Once::new(&state, &agent, "addOrderNote", body.digest);
    let work = async move {
        let orders = state.app.orders();
        let note = orders.add_note(agent.caller(), &reference, id, text).await?;
        Ok(OrderNote::of(&note, agent.caller().user))
    };
    once.answer(&headers, work).await
}

fn bad_text(fault: NoteTextFault) -> Refusal {
    Refusal::fields(vec![BadField::new("/text", fault.code(), fault.to_string())])
}
