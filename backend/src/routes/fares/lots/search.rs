//! Lots of a kind that match.

use axum::Json;
use axum::extract::State;
use jetway_domain::access::Functionality;
use jetway_domain::lot::LotKind;

use super::list::{FareLots, found};
use super::request::FareLotSearch;
use crate::http::{Agent, Allowed, Body, Refusal};
use crate::state::AppState;

/// Search exclusive fares.
#[utoipa::path(post, path = "/api/search/v1/AirXclusiveFareSearch", operation_id = "fareAirXclusiveFareSearch", tag = "fares",
    security(("session" = [])), extensions(("x-functionality" = json!(242))),
    request_body = FareLotSearch, responses((status = 200, body = FareLots)))]
pub(crate) async fn air_xclusive_fare_search(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::UseExclusiveFares.code() }>,
    body: Body<FareLotSearch>,
) -> Result<Json<FareLots>, Refusal> {
    matching(&state, &agent, LotKind::Exclusive, &body.value).await
}

/// Search umrah fares.
#[utoipa::path(post, path = "/api/search/v1/AirUmrahFareSearch", operation_id = "fareAirUmrahFareSearch", tag = "fares",
    security(("session" = [])), extensions(("x-functionality" = json!(244))),
    request_body = FareLotSearch, responses((status = 200, body = FareLots)))]
pub(crate) async fn air_umrah_fare_search(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::AccessUmrahFares.code() }>,
    body: Body<FareLotSearch>,
) -> Result<Json<FareLots>, Refusal> {
    matching(&state, &agent, LotKind::Umrah, &body.value).await
}

/// Search group fares.
#[utoipa::path(post, path = "/api/search/v1/AirGroupFareSearch", operation_id = "fareAirGroupFareSearch", tag = "fares",
    security(("session" = [])), extensions(("x-functionality" = json!(243))),
    request_body = FareLotSearch, responses((status = 200, body = FareLots)))]
pub(crate) async fn air_group_fare_search(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::AccessGroupFares.code() }>,
    body: Body<FareLotSearch>,
) -> Result<Json<FareLots>, Refusal> {
    matching(&state, &agent, LotKind::Group, &body.value).await
}

async fn matching(
    state: &AppState,
    agent: &Agent,
    kind: LotKind,
    search: &FareLotSearch,
) -> Result<Json<FareLots>, Refusal> {
    let filter = search.filter(agent.portal.currency()?).map_err(Refusal::fields)?;
    found(state, agent, kind, &filter).await
}
