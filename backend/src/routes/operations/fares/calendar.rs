//! Seats by day of departure.

use axum::Json;
use axum::extract::State;
use chrono::NaiveDate;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::READERS;
use crate::http::{Body, OperatorCall, Refusal};
use crate::routes::fares::card::FareLotKind;
use crate::routes::fares::lots::month;
use crate::state::AppState;

/// Which lots; what is absent does not filter.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct FareCalendarRequest {
    /// Slug of a tenant.
    tenant: Option<String>,
    kind: Option<FareLotKind>,
    /// Such as `2027-01`.
    month: String,
}

/// The days of a month on which lots leave.
#[derive(Serialize, ToSchema)]
pub(crate) struct FareCalendar {
    days: Vec<FareCalendarDay>,
}

/// The lots that leave on a day.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct FareCalendarDay {
    date: NaiveDate,
    lots: u32,
    seats_total: u32,
    seats_held: u32,
    seats_sold: u32,
    seats_free: u32,
}

/// The seats of a month by day of departure, drafts and withdrawn lots included.
#[utoipa::path(post, path = "/api/operations/v1/Fares/GetCalendar", operation_id = "loadFareCalendar", tag = "fares",
    security(("operator" = [])), request_body = FareCalendarRequest, responses((status = 200, body = FareCalendar)))]
pub(crate) async fn load_fare_calendar(
    State(state): State<AppState>,
    call: OperatorCall,
    body: Body<FareCalendarRequest>,
) -> Result<Json<FareCalendar>, Refusal> {
    let asked = body.value;
    call.needs_one(&state, &READERS).await?;
    let tenants = match &asked.tenant {
        Some(slug) => vec![call.tenant(&state, slug).await?.0],
        None => call.tenants(&state),
    };
    let month = month("/month", &asked.month)?;
    let days = state
        .app
        .lot_calendar(&tenants, asked.kind.map(FareLotKind::kind), month)
        .await?;
    let day = |(date, day): (NaiveDate, jetway_app::lots::calendar::LotDay)| FareCalendarDay {
        date,
        lots: day.lots,
        seats_total: day.total,
        seats_held: day.held,
        seats_sold: day.sold,
        seats_free: day.total.saturating_sub(day.held).saturating_sub(day.sold),
    };
    Ok(Json(FareCalendar {
        days: days.into_iter().map(day).collect(),
    }))
}
