//! List the notes of an order.

use axum::Json;
use axum::extract::State;
use jetway_domain::access::Functionality;
use jetway_domain::ids::{OrderReference, UserId};
use jetway_domain::order::OrderNote as Note;
use serde::Serialize;
use utoipa::ToSchema;

use crate::http::{Allowed, Params, Refusal};
use crate::state::AppState;
use crate::wire::instant::instant;
use crate::wire::order_reference::OrderParams;

/// The notes of an order.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct OrderNotes {
    order_reference: String,
    /// Newest first, at most 50.
    notes: Vec<OrderNote>,
}

/// A note.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct OrderNote {
    note_id: String,
    /// Name of the author at that time.
    author: String,
    /// Whether the user wrote it and may therefore remove it.
    is_own: bool,
    /// 1 to 1,000 characters with `\n` line breaks.
    text: String,
    written_at: String,
}

/// List the notes of an order.
#[utoipa::path(post, path = "/api/order/v1/GetOrderNotes", operation_id = "getOrderNotes", tag = "orders",
    security(("session" = [])), extensions(("x-functionality" = json!(211))),
    params(("orderReference" = String, Query)), responses((status = 200, body = OrderNotes)))]
pub(crate) async fn get_order_notes(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::ViewBooking.code() }>,
    Params(params): Params<OrderParams>,
) -> Result<Json<OrderNotes>, Refusal> {
    let reference = params.reference()?;
    let notes = state.app.orders().notes(agent.caller(), &reference).await?;
    Ok(Json(OrderNotes::of(&reference, &notes, agent.caller().user)))
}

impl OrderNotes {
    pub(super) fn of(reference: &OrderReference, notes: &[Note], reader: UserId) -> Self {
        Self {
            order_reference: reference.as_str().to_owned(),
            notes: notes.iter().map(|note| OrderNote::of(note, reader)).collect(),
        }
    }
}

impl OrderNote {
    pub(super) fn of(note: &Note, reader: UserId) -> Self {
        Self {
            note_id: note.id.to_string(),
            author: note.author_name.clone(),
            is_own: note.author == reader,
            text: note.text.as_str().to_owned(),
            written_at: instant(note.written_at),
        }
    }
}
