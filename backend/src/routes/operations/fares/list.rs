//! The lots of every tenant an operator acts for.

use axum::Json;
use axum::extract::State;
use chrono::{DateTime, NaiveDate};
use jetway_app::lots::{LotList, LotListFilter, LotMark};
use jetway_domain::ids::{FareLotId, TenantId};
use jetway_domain::lot::{FareLot, LotState, LotVisibility};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use uuid::Uuid;

use super::READERS;
use crate::http::{Body, OperatorCall, Refusal};
use crate::routes::fares::card::FareLotKind;
use crate::state::AppState;
use crate::wire::cursor;
use crate::wire::field_error::BadField;
use crate::wire::instant::instant;
use crate::wire::search_text::search_text;

/// Lots of a page.
const PAGE: u64 = 50;

/// Which lots to list; what is absent does not filter.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct FareLotListRequest {
    /// Slug of a tenant.
    tenant: Option<String>,
    kind: Option<FareLotKind>,
    state: Option<FareLotState>,
    /// Part of title, airline, airport or flight number; at most 100 characters.
    search: Option<String>,
    /// First day of departure.
    from: Option<NaiveDate>,
    /// Last day of departure.
    to: Option<NaiveDate>,
    /// `next` of the page before.
    cursor: Option<String>,
}

/// Whether agencies buy from a lot.
#[derive(Serialize, Deserialize, ToSchema, Debug, Clone, Copy, PartialEq, Eq)]
#[serde(rename_all = "camelCase")]
pub(crate) enum FareLotState {
    /// Not yet.
    Draft,
    /// They do.
    OnSale,
    /// Not any more.
    Withdrawn,
}

/// A page of lots, by tenant and departure.
#[derive(Serialize, ToSchema)]
pub(crate) struct FareLotList {
    items: Vec<FareLotRow>,
    /// Cursor of the next page; absent on the last one.
    #[serde(skip_serializing_if = "Option::is_none")]
    next: Option<String>,
}

/// A lot in the list.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct FareLotRow {
    /// Slug of the tenant.
    tenant: String,
    lot_id: Uuid,
    version: u32,
    kind: FareLotKind,
    state: FareLotState,
    title: String,
    airline: String,
    origin: String,
    destination: String,
    departure_date: NaiveDate,
    #[serde(skip_serializing_if = "Option::is_none")]
    return_date: Option<NaiveDate>,
    seats_total: u32,
    seats_held: u32,
    seats_sold: u32,
    seats_free: u32,
    /// What the customer pays for an adult, such as `AED 1250.00`.
    adult_amount: String,
    names_by: String,
    ticketing_by: String,
    /// How many agencies see it; absent when all do.
    #[serde(skip_serializing_if = "Option::is_none")]
    agencies: Option<usize>,
}

/// List fare lots of the tenants the operator acts for.
#[utoipa::path(post, path = "/api/operations/v1/Fares/GetLots", operation_id = "loadFareLots", tag = "fares",
    security(("operator" = [])), request_body = FareLotListRequest, responses((status = 200, body = FareLotList)))]
pub(crate) async fn load_fare_lots(
    State(state): State<AppState>,
    call: OperatorCall,
    body: Body<FareLotListRequest>,
) -> Result<Json<FareLotList>, Refusal> {
    let asked = body.value;
    call.needs_one(&state, &READERS).await?;
    let tenants = match &asked.tenant {
        Some(slug) => vec![call.tenant(&state, slug).await?.0],
        None => call.tenants(&state),
    };
    let list = LotList {
        filter: LotListFilter {
            kind: asked.kind.map(FareLotKind::kind),
            state: asked.state.map(FareLotState::state),
            from: asked.from,
            to: asked.to,
            search: search_text("/search", asked.search.as_deref())?,
        },
        after: asked.cursor.as_deref().map(mark).transpose()?,
        size: PAGE,
    };
    let page = state.app.lot_page(&tenants, &list).await?;
    Ok(Json(FareLotList {
        items: page
            .rows
            .into_iter()
            .map(|(tenant, lot)| FareLotRow::of(tenant, &lot))
            .collect(),
        next: page.next.map(|(tenant, mark)| {
            let at = mark.departs_at.timestamp_micros();
            cursor::write([&tenant, &mark.id, &at])
        }),
    }))
}

fn mark(cursor: &str) -> Result<(TenantId, LotMark), BadField> {
    cursor::read(cursor, 3, |parts| {
        let tenant = TenantId::parse(parts.next()?).ok()?;
        let id = FareLotId(parts.next()?.parse().ok()?);
        let departs_at = DateTime::from_timestamp_micros(parts.next()?.parse().ok()?)?;
        Some((tenant, LotMark { departs_at, id }))
    })
}

impl FareLotState {
    pub(super) const fn of(state: LotState) -> Self {
        match state {
            LotState::Draft => Self::Draft,
            LotState::OnSale => Self::OnSale,
            LotState::Withdrawn => Self::Withdrawn,
        }
    }

    pub(super) const fn state(self) -> LotState {
        match self {
            Self::Draft => LotState::Draft,
            Self::OnSale => LotState::OnSale,
            Self::Withdrawn => LotState::Withdrawn,
        }
    }
}

impl FareLotRow {
    fn of(tenant: TenantId, lot: &FareLot) -> Self {
        let offer = &lot.offer;
        let airport =
            |code: Option<jetway_domain::codes::AirportCode>| code.map(|code| code.to_string()).unwrap_or_default();
        let agencies = match &lot.visibility {
            LotVisibility::All => None,
            LotVisibility::Only(agencies) => Some(agencies.len()),
        };
        Self {
            tenant: tenant.into(),
            lot_id: lot.id.0,
            version: lot.version,
            kind: FareLotKind::of(offer.kind),
            state: FareLotState::of(lot.state),
            title: offer.title.clone(),
            airline: offer.airline.to_string(),
            origin: airport(offer.origin()),
            destination: airport(offer.destination()),
            departure_date: offer.departure_date().unwrap_or_else(|| offer.departs_at.date_naive()),
            return_date: offer.return_date(),
            seats_total: lot.seats.total,
            seats_held: lot.seats.held,
            seats_sold: lot.seats.sold,
            seats_free: lot.seats.free(),
            adult_amount: offer.prices.adult.customer.to_string(),
            names_by: instant(offer.terms.names_by),
            ticketing_by: instant(offer.terms.ticketing_by),
            agencies,
        }
    }
}
