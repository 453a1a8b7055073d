//! One lot with its rules.

use axum::Json;
use axum::extract::State;
use jetway_domain::ids::FareLotId;
use jetway_problem::ErrorCode;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use uuid::Uuid;

use super::super::card::{FareLotCard, FareLotRules};
use super::list::card;
use crate::http::{Agent, Body, Refusal};
use crate::state::AppState;

/// Which lot.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct FareLotReference {
    lot_id: Uuid,
}

/// A lot with its rules.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct FareLot {
    #[serde(flatten)]
    card: FareLotCard,
    rules: FareLotRules,
    #[serde(skip_serializing_if = "Option::is_none")]
    fare_notes: Option<String>,
}

/// Get a lot on sale. Needs the functionality of its kind: 242 exclusive, 243 group, 244 umrah.
#[utoipa::path(post, path = "/api/search/v1/GetFareLot", operation_id = "fareGetFareLot", tag = "fares",
    security(("session" = [])), request_body = FareLotReference, responses((status = 200, body = FareLot)))]
pub(crate) async fn get_fare_lot(
    State(state): State<AppState>,
    agent: Agent,
    body: Body<FareLotReference>,
) -> Result<Json<FareLot>, Refusal> {
    let found = state.app.find_lot(agent.caller(), FareLotId(body.value.lot_id)).await?;
    let lot = found.ok_or_else(|| Refusal::new(ErrorCode::FaresLotGone))?;
    if !agent.may(lot.offer.kind.functionality()) {
        return Err(Refusal::new(ErrorCode::AccessDenied));
    }
    Ok(Json(FareLot {
        card: card(&lot, &agent),
        rules: FareLotRules::of(&lot.offer.terms),
        fare_notes: lot.offer.notes,
    }))
}
