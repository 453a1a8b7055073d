//! Controls for tests and manual use; Duffel has none of them.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::Deserialize;
use serde_json::Value;

use crate::{Mood, Simulator};

pub(super) async fn set_mood(State(simulator): State<Arc<Simulator>>, Json(mood): Json<Mood>) -> StatusCode {
    simulator.set_mood(mood);
    StatusCode::NO_CONTENT
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Moved {
    booking_reference: String,
    minutes: i32,
}

pub(super) async fn move_flight(State(simulator): State<Arc<Simulator>>, Json(moved): Json<Moved>) -> StatusCode {
    if simulator.move_flight(&moved.booking_reference, moved.minutes) {
        StatusCode::NO_CONTENT
    } else {
        StatusCode::NOT_FOUND
    }
}

pub(super) async fn add_order(State(simulator): State<Arc<Simulator>>, Json(order): Json<Value>) -> StatusCode {
    simulator.add_order(order).await;
    StatusCode::NO_CONTENT
}
