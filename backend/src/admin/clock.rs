//! The sandbox clock, which only moves forward.

use axum::Json;
use axum::extract::State;
use chrono::{DateTime, TimeDelta, Utc};
use serde::{Deserialize, Serialize};

use crate::http::{Body, Refusal};
use crate::state::AppState;

/// Longest single step: one year.
const LONGEST_STEP: i64 = 366 * 86_400;

#[derive(Serialize)]
pub(super) struct Clock {
    now: DateTime<Utc>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(super) struct Advance {
    advance_seconds: i64,
}

/// The current sandbox time.
pub(super) async fn read(State(state): State<AppState>) -> Json<Clock> {
    Json(Clock {
        now: state.app.clock().now(),
    })
}

/// Move the clock forward. Time limits in between expire.
pub(super) async fn advance(State(state): State<AppState>, body: Body<Advance>) -> Result<Json<Clock>, Refusal> {
    let seconds = body.value.advance_seconds;
    if !(1..=LONGEST_STEP).contains(&seconds) {
        let detail = format!("advanceSeconds is 1 to {LONGEST_STEP}.");
        return Err(Refusal::unusable(detail));
    }
    let moved = state.app.world().advance(TimeDelta::seconds(seconds));
    let now = moved.map_err(|error| Refusal::ours(&error))?;
    Ok(Json(Clock { now }))
}
