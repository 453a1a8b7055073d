//! `GET /tenancy/v1/stream`: the feed's position, now and after each change.

use std::convert::Infallible;
use std::time::Duration;

use axum::extract::State;
use axum::response::sse::{Event, KeepAlive, Sse};
use futures::stream::{self, Stream};
use jetway_problem::ErrorCode;
use jetway_tenancy::wire::Position;
use tokio::sync::watch;

use crate::http::Refusal;
use crate::state::AppState;

/// Keep-alive interval. A subscriber that receives nothing for longer reconnects.
const SIGN_OF_LIFE: Duration = Duration::from_secs(4);

pub(super) async fn revisions(
    State(state): State<AppState>,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Refusal> {
    let mut told = state
        .tenancy
        .follow()
        .ok_or_else(|| Refusal::new(ErrorCode::ServerUnavailable))?;
    told.mark_changed();
    let alive = KeepAlive::new().interval(SIGN_OF_LIFE);
    Ok(Sse::new(stream::unfold(told, next)).keep_alive(alive))
}

async fn next(mut told: watch::Receiver<Position>) -> Option<(Result<Event, Infallible>, watch::Receiver<Position>)> {
    told.changed().await.ok()?;
    let position = serde_json::to_string(&*told.borrow_and_update()).unwrap_or_default();
    Some((Ok(Event::default().event("revision").data(position)), told))
}
