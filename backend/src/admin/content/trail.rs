//! The audit trail of a tenant's content, newest first.

use axum::Json;
use axum::extract::State;
use chrono::{DateTime, Utc};
use serde::Serialize;
use serde_json::Value;

use super::operator::Operator;
use crate::http::Refusal;
use crate::state::AppState;

const MOST: u64 = 200;

/// An audit entry.
#[derive(Serialize)]
pub(super) struct Event {
    at: DateTime<Utc>,
    action: String,
    subject: String,
    detail: Value,
}

pub(super) async fn list(State(state): State<AppState>, operator: Operator) -> Result<Json<Vec<Event>>, Refusal> {
    let events = operator.editor(&state.app).trail(MOST).await?;
    let events = events.into_iter().map(|event| Event {
        at: event.at,
        action: event.action,
        subject: event.subject,
        detail: event.detail,
    });
    Ok(Json(events.collect()))
}
