//! All lots of a kind.

use axum::Json;
use axum::extract::State;
use jetway_app::lots::search::FoundLots;
use jetway_domain::access::Functionality;
use jetway_domain::lot::{FareLot, LotFacets, LotFilter, LotKind};
use jetway_domain::money::{CurrencyCode, Money};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::super::card::FareLotCard;
use crate::http::{Agent, Allowed, Body, Refusal};
use crate::state::AppState;
use crate::wire::names::FareLotFeature;

/// Nothing to choose.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct FareLotsRequest {}

/// Lots on sale.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct FareLots {
    /// By departure, at most 500.
    lots: Vec<FareLotCard>,
    /// Whether later departures may match too: narrow the search by airport or month.
    has_more: bool,
    facets: FareLotFacets,
}

/// What all lots of the kind can be narrowed by.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct FareLotFacets {
    origins: Vec<String>,
    destinations: Vec<String>,
    /// Months of departure, such as `2027-01`.
    months: Vec<String>,
    feature_tags: Vec<FareFeatureCount>,
    /// Highest rating, 0 to 5.
    #[serde(skip_serializing_if = "Option::is_none")]
    user_rating: Option<f64>,
    /// From the least of the lots' lowest amounts to the most of their highest ones.
    #[serde(skip_serializing_if = "Option::is_none")]
    price_value: Option<FarePriceSpan>,
}

/// A feature.
#[derive(Serialize, ToSchema)]
pub(crate) struct FareFeatureCount {
    #[schema(value_type = FareLotFeature)]
    feature: &'static str,
    /// Lots that have it.
    count: usize,
}

/// The range of the customer's amounts of a seat.
#[derive(Serialize, ToSchema)]
pub(crate) struct FarePriceSpan {
    min: String,
    max: String,
}

/// List exclusive fares.
#[utoipa::path(post, path = "/api/search/v1/GetAirXclusiveFare", operation_id = "fareGetAirXclusiveFare", tag = "fares",
    security(("session" = [])), extensions(("x-functionality" = json!(242))),
    request_body = FareLotsRequest, responses((status = 200, body = FareLots)))]
pub(crate) async fn get_air_xclusive_fare(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::UseExclusiveFares.code() }>,
    _body: Body<FareLotsRequest>,
) -> Result<Json<FareLots>, Refusal> {
    found(&state, &agent, LotKind::Exclusive, &LotFilter::default()).await
}

/// List umrah fares.
#[utoipa::path(post, path = "/api/search/v1/GetAirUmrahFare", operation_id = "fareGetAirUmrahFare", tag = "fares",
    security(("session" = [])), extensions(("x-functionality" = json!(244))),
    request_body = FareLotsRequest, responses((status = 200, body = FareLots)))]
pub(crate) async fn get_air_umrah_fare(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::AccessUmrahFares.code() }>,
    _body: Body<FareLotsRequest>,
) -> Result<Json<FareLots>, Refusal> {
    found(&state, &agent, LotKind::Umrah, &LotFilter::default()).await
}

/// List group fares.
#[utoipa::path(post, path = "/api/search/v1/GetAirGroupFare", operation_id = "fareGetAirGroupFare", tag = "fares",
    security(("session" = [])), extensions(("x-functionality" = json!(243))),
    request_body = FareLotsRequest, responses((status = 200, body = FareLots)))]
pub(crate) async fn get_air_group_fare(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::AccessGroupFares.code() }>,
    _body: Body<FareLotsRequest>,
) -> Result<Json<FareLots>, Refusal> {
    found(&state, &agent, LotKind::Group, &LotFilter::default()).await
}

/// The lots that the agent finds.
pub(super) async fn found(
    state: &AppState,
    agent: &Agent,
    kind: LotKind,
    filter: &LotFilter,
) -> Result<Json<FareLots>, Refusal> {
    let found = state.app.find_lots(agent.caller(), kind, filter).await?;
    let currency = agent.portal.currency()?;
    let FoundLots { lots, has_more, facets } = &found;
    Ok(Json(FareLots {
        lots: lots.iter().map(|lot| card(lot, agent)).collect(),
        has_more: *has_more,
        facets: FareLotFacets::of(facets, currency),
    }))
}

/// A lot as this agent reads it.
pub(super) fn card(lot: &FareLot, agent: &Agent) -> FareLotCard {
    FareLotCard::of(lot.id, &lot.offer, lot.seats.free(), agent.visibility())
}

impl FareLotFacets {
    fn of(facets: &LotFacets, currency: CurrencyCode) -> Self {
        let price = |minor| Money::new(minor, currency).to_string();
        let count = |(feature, count): &(jetway_domain::lot::LotFeature, usize)| FareFeatureCount {
            feature: feature.name(),
            count: *count,
        };
        Self {
            origins: facets.origins.iter().map(ToString::to_string).collect(),
            destinations: facets.destinations.iter().map(ToString::to_string).collect(),
            months: facets
                .months
                .iter()
                .map(|month| month.format("%Y-%m").to_string())
                .collect(),
            feature_tags: facets.features.iter().map(count).collect(),
            user_rating: facets.rating_tenths.max.map(|tenths| f64::from(tenths) / 10.0),
            price_value: facets
                .price_minor
                .min
                .zip(facets.price_minor.max)
                .map(|(min, max)| FarePriceSpan {
                    min: price(min),
                    max: price(max),
                }),
        }
    }
}
