//! Saving a lot, its state and its seats, and copying a season.

use axum::Json;
use axum::extract::State;
use jetway_app::lots::{NewLot, SeatOrder, StateOrder};
use jetway_domain::ids::FareLotId;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use uuid::Uuid;

use super::form::FareLotForm;
use super::list::FareLotState;
use super::page::{FareLotPage, LotPlace};
use super::{WRITERS, refused};
use crate::http::{Body, OperatorCall, Refusal};
use crate::state::AppState;
use crate::wire::decision::reason;
use crate::wire::field_error::BadField;

/// Most lots that are copied at once.
const MOST_COPIES: usize = 500;

/// A lot to save.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct FareLotSave {
    /// Slug of the tenant.
    tenant: String,
    /// Absent for a new lot.
    lot_id: Option<Uuid>,
    /// The version that was read; with `lotId`.
    version: Option<u32>,
    /// Seats of a new lot.
    seats_total: Option<u32>,
    lot: FareLotForm,
}

/// A new state of a lot.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct FareLotStateChange {
    /// Slug of the tenant.
    tenant: String,
    lot_id: Uuid,
    version: u32,
    state: FareLotState,
}

/// Seats that the airline gave or took back.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct SeatChange {
    /// Slug of the tenant.
    tenant: String,
    lot_id: Uuid,
    version: u32,
    /// How many more; negative for fewer.
    delta: i32,
    /// Kept in the lot's history and the audit trail, at most 2,000 characters.
    reason: String,
}

/// Lots to copy.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct SeasonCopy {
    /// Slug of the tenant.
    tenant: String,
    /// At most 500.
    lot_ids: Vec<Uuid>,
    /// Days later; negative for earlier.
    shift_days: i64,
}

/// What was copied.
#[derive(Serialize, ToSchema)]
pub(crate) struct SeasonCopied {
    /// Number of new drafts.
    lots: usize,
}

/// Make a fare lot as a draft, or change one. Orders keep what they bought.
#[utoipa::path(post, path = "/api/operations/v1/Fares/SaveLot", operation_id = "saveFareLot", tag = "fares",
    security(("operator" = [])), request_body = FareLotSave, responses((status = 200, body = FareLotPage)))]
pub(crate) async fn save_fare_lot(
    State(state): State<AppState>,
    call: OperatorCall,
    body: Body<FareLotSave>,
) -> Result<Json<FareLotPage>, Refusal> {
    let asked = body.value;
    call.needs_one(&state, &WRITERS).await?;
    let place = LotPlace::of(&state, &call, &asked.tenant).await?;
    let (offer, visibility) = asked.lot.read(place.currency, place.zone).map_err(Refusal::fields)?;
    let known = match (asked.lot_id, asked.version) {
        (None, None) => None,
        (Some(id), Some(version)) => Some((FareLotId(id), version)),
        (Some(_), None) => return Err(BadField::new("/version", "field.required", "Fill this in.").into()),
        (None, Some(_)) => return Err(BadField::new("/lotId", "field.required", "Fill this in.").into()),
    };
    let new = NewLot {
        known,
        offer,
        seats: asked.seats_total.unwrap_or_default(),
        visibility,
        currency: place.currency,
        operator: call.operator(),
    };
    let saved = state.app.save_lot(&place.tenant, new).await;
    let id = saved.map_err(|error| refused(error, "/lot"))?;
    place.page(&state, id).await
}

/// Put a fare lot on sale, or withdraw it. What was sold stays sold.
#[utoipa::path(post, path = "/api/operations/v1/Fares/SetState", operation_id = "setFareLotState", tag = "fares",
    security(("operator" = [])), request_body = FareLotStateChange, responses((status = 200, body = FareLotPage)))]
pub(crate) async fn set_fare_lot_state(
    State(state): State<AppState>,
    call: OperatorCall,
    body: Body<FareLotStateChange>,
) -> Result<Json<FareLotPage>, Refusal> {
    let asked = body.value;
    call.needs_one(&state, &WRITERS).await?;
    let place = LotPlace::of(&state, &call, &asked.tenant).await?;
    let id = FareLotId(asked.lot_id);
    let order = StateOrder {
        lot: (id, asked.version),
        to: asked.state.state(),
        operator: call.operator(),
    };
    let set = state.app.set_lot_state(&place.tenant, order).await;
    set.map_err(|error| refused(error, "/lot"))?;
    place.page(&state, id).await
}

/// Change how many seats a fare lot has; never fewer than orders hold and bought.
#[utoipa::path(post, path = "/api/operations/v1/Fares/ChangeSeats", operation_id = "changeFareLotSeats", tag = "fares",
    security(("operator" = [])), request_body = SeatChange, responses((status = 200, body = FareLotPage)))]
pub(crate) async fn change_fare_lot_seats(
    State(state): State<AppState>,
    call: OperatorCall,
    body: Body<SeatChange>,
) -> Result<Json<FareLotPage>, Refusal> {
    let asked = body.value;
    call.needs_one(&state, &WRITERS).await?;
    let place = LotPlace::of(&state, &call, &asked.tenant).await?;
    let id = FareLotId(asked.lot_id);
    let order = SeatOrder {
        lot: (id, asked.version),
        delta: asked.delta,
        reason: reason(&asked.reason)?,
        operator: call.operator(),
    };
    let changed = state.app.change_lot_seats(&place.tenant, order).await;
    changed.map_err(|error| refused(error, "/lot"))?;
    place.page(&state, id).await
}

/// Copy fare lots as drafts some days later, deadlines included.
#[utoipa::path(post, path = "/api/operations/v1/Fares/CopySeason", operation_id = "copyFareSeason", tag = "fares",
    security(("operator" = [])), request_body = SeasonCopy, responses((status = 200, body = SeasonCopied)))]
pub(crate) async fn copy_fare_season(
    State(state): State<AppState>,
    call: OperatorCall,
    body: Body<SeasonCopy>,
) -> Result<Json<SeasonCopied>, Refusal> {
    let asked = body.value;
    call.needs_one(&state, &WRITERS).await?;
    let place = LotPlace::of(&state, &call, &asked.tenant).await?;
    if !(1..=MOST_COPIES).contains(&asked.lot_ids.len()) {
        let detail = format!("1 to {MOST_COPIES} lots.");
        return Err(BadField::new("/lotIds", "lot.count", detail).into());
    }
    let ids = asked.lot_ids.into_iter().map(FareLotId).collect();
    let operator = call.operator();
    let copied = state
        .app
        .copy_lots(&place.tenant, &ids, asked.shift_days, &operator)
        .await;
    let lots = copied.map_err(|error| refused(error, "/lot"))?;
    Ok(Json(SeasonCopied { lots }))
}
