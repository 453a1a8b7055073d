//! Seat maps of a priced offer.

use axum::Json;
use axum::extract::State;
use jetway_app::flight::names::aircraft;
use jetway_domain::access::Functionality;
use jetway_domain::air::extra::{Seat as DomainSeat, SeatCell as Cell, SeatFeature, SeatMap as Map, SeatStatus};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use uuid::Uuid;

use crate::http::{Allowed, Body, Refusal};
use crate::routes::flights::offer::segment::cabin_name;
use crate::state::AppState;
use crate::wire::names::{SeatCellName, SeatFeatureName, SeatStatusName};

/// The price session, and one segment or all.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct SeatRequest {
    price_session_id: Uuid,
    segment_id: Option<String>,
}

/// One map per flight that has one.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct SeatMaps {
    price_session_id: String,
    currency: String,
    seat_maps: Vec<SeatMap>,
}

/// The seat map of one flight's cabin.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct SeatMap {
    segment_id: String,
    /// Such as `Boeing 777-300ER`.
    aircraft: String,
    cabin: &'static str,
    /// Column letters; empty for an aisle.
    columns: Vec<String>,
    /// First and last row over the wing.
    #[serde(skip_serializing_if = "Option::is_none")]
    wing: Option<Wing>,
    /// Rows, front to back.
    rows: Vec<SeatRow>,
}

/// Rows over the wing.
#[derive(Serialize, ToSchema)]
pub(crate) struct Wing {
    from: u16,
    to: u16,
}

/// A row.
#[derive(Serialize, ToSchema)]
pub(crate) struct SeatRow {
    /// Row number; absent for a row of galleys and lavatories.
    #[serde(skip_serializing_if = "Option::is_none")]
    number: Option<u16>,
    exit: bool,
    /// One for each column.
    cells: Vec<SeatCell>,
}

/// A position in a row.
#[derive(Serialize, ToSchema)]
pub(crate) struct SeatCell {
    #[serde(rename = "type")]
    #[schema(value_type = SeatCellName)]
    kind: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    seat: Option<Seat>,
}

/// A seat.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Seat {
    designator: String,
    #[schema(value_type = SeatStatusName)]
    status: &'static str,
    #[schema(value_type = Vec<SeatFeatureName>)]
    features: Vec<&'static str>,
    /// Price for one traveller.
    amount: String,
    /// Whether it is included in the fare.
    free: bool,
    /// Only for adults without an infant.
    adults_only: bool,
}

/// Get the seat maps of a price.
#[utoipa::path(post, path = "/api/price/v2/V2/GetSeat", operation_id = "getSeat", tag = "flights",
    security(("session" = [])), extensions(("x-functionality" = json!(207))),
    request_body = SeatRequest, responses((status = 200, body = SeatMaps)))]
pub(crate) async fn get_seat(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::BookTicket.code() }>,
    body: Body<SeatRequest>,
) -> Result<Json<SeatMaps>, Refusal> {
    let SeatRequest {
        price_session_id,
        segment_id,
    } = body.value;
    let sale = state.app.flight_sale();
    let sold = sale.extras_on_sale(agent.caller(), price_session_id.into()).await?;
    let asked = |map: &&Map| segment_id.as_ref().is_none_or(|asked| *asked == map.segment_id);
    Ok(Json(SeatMaps {
        price_session_id: price_session_id.to_string(),
        currency: sold.session.details.priced.quote.gross.currency.to_string(),
        seat_maps: sold.catalogue.seat_maps.iter().filter(asked).map(SeatMap::of).collect(),
    }))
}

impl SeatMap {
    fn of(map: &Map) -> Self {
        Self {
            segment_id: map.segment_id.clone(),
            aircraft: aircraft(&map.aircraft).to_owned(),
            cabin: cabin_name(map.cabin),
            columns: map
                .columns
                .iter()
                .map(|column| column.map(String::from).unwrap_or_default())
                .collect(),
            wing: map.wing.map(|(from, to)| Wing { from, to }),
            rows: map
                .rows
                .iter()
                .map(|row| SeatRow {
                    number: row.number,
                    exit: row.exit,
                    cells: row.cells.iter().map(SeatCell::of).collect(),
                })
                .collect(),
        }
    }
}

impl SeatCell {
    fn of(cell: &Cell) -> Self {
        let (kind, seat) = match cell {
            Cell::Seat(seat) => ("seat", Some(Seat::of(seat))),
            Cell::Aisle => ("aisle", None),
            Cell::Empty => ("empty", None),
            Cell::Lavatory => ("lavatory", None),
            Cell::Galley => ("galley", None),
        };
        Self { kind, seat }
    }
}

impl Seat {
    fn of(seat: &DomainSeat) -> Self {
        Self {
            designator: seat.designator.clone(),
            status: match seat.status {
                SeatStatus::Free => "free",
                SeatStatus::Taken => "taken",
                SeatStatus::Blocked => "blocked",
            },
            features: seat.features.iter().copied().map(SeatFeature::as_str).collect(),
            amount: seat.price.to_string(),
            free: seat.price.is_zero(),
            adults_only: seat.adults_only,
        }
    }
}
