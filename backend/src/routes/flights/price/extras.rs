//! Extra services of a priced offer.

use axum::Json;
use axum::extract::State;
use jetway_domain::access::Functionality;
use jetway_domain::air::extra::{Catalogue, ExtraKind, ServiceOption as Sold, Words};
use jetway_domain::ids::PriceSessionId;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use uuid::Uuid;

use crate::http::{Agent, Allowed, Body, Refusal};
use crate::state::AppState;
use crate::wire::names::PassengerTypeName;
use crate::wire::person::passenger_type;

/// The price session.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct ExtrasRequest {
    price_session_id: Uuid,
}

impl ExtrasRequest {
    pub(super) fn session(&self) -> PriceSessionId {
        self.price_session_id.into()
    }
}

/// All extra services of a price.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ServiceList {
    price_session_id: String,
    currency: String,
    ssr: Vec<ServiceOption>,
    baggage: Vec<ServiceOption>,
    meal: Vec<ServiceOption>,
    /// Flights that have a seat map.
    seat_maps: Vec<String>,
}

/// Extra services of one kind.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ServiceOptions {
    price_session_id: String,
    currency: String,
    options: Vec<ServiceOption>,
}

/// An extra service.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ServiceOption {
    code: String,
    name: String,
    /// Segments one piece covers.
    segment_ids: Vec<String>,
    /// Price of one piece for one traveller.
    amount: String,
    /// Most pieces per traveller.
    max_quantity: u8,
    #[schema(value_type = Vec<PassengerTypeName>)]
    passenger_types: Vec<&'static str>,
    /// Whether it accepts a free text.
    free_text: bool,
    /// Whether it requires a free text: who drops off and who picks up a child, each with a phone number.
    needs_guardians: bool,
}

/// List every extra service of a price.
#[utoipa::path(post, path = "/api/price/v2/AirServiceList", operation_id = "airServiceList", tag = "flights",
    security(("session" = [])), extensions(("x-functionality" = json!(207))),
    request_body = ExtrasRequest, responses((status = 200, body = ServiceList)))]
pub(crate) async fn air_service_list(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::BookTicket.code() }>,
    body: Body<ExtrasRequest>,
) -> Result<Json<ServiceList>, Refusal> {
    let session = body.value.price_session_id;
    let sold = state
        .app
        .flight_sale()
        .extras_on_sale(agent.caller(), session.into())
        .await?;
    let catalogue = &sold.catalogue;
    Ok(Json(ServiceList {
        price_session_id: session.to_string(),
        currency: sold.session.details.priced.quote.gross.currency.to_string(),
        ssr: options(catalogue, ExtraKind::Request),
        baggage: options(catalogue, ExtraKind::Baggage),
        meal: options(catalogue, ExtraKind::Meal),
        seat_maps: catalogue.seat_maps.iter().map(|map| map.segment_id.clone()).collect(),
    }))
}

/// List the special service requests of a price.
#[utoipa::path(post, path = "/api/price/v2/GetSSR", operation_id = "getSsr", tag = "flights",
    security(("session" = [])), extensions(("x-functionality" = json!(207))),
    request_body = ExtrasRequest, responses((status = 200, body = ServiceOptions)))]
pub(crate) async fn get_ssr(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::BookTicket.code() }>,
    body: Body<ExtrasRequest>,
) -> Result<Json<ServiceOptions>, Refusal> {
    one_kind(&state, &agent, body.value, ExtraKind::Request).await
}

/// List the extra baggage of a price.
#[utoipa::path(post, path = "/api/price/v2/GetBaggage", operation_id = "getBaggage", tag = "flights",
    security(("session" = [])), extensions(("x-functionality" = json!(207))),
    request_body = ExtrasRequest, responses((status = 200, body = ServiceOptions)))]
pub(crate) async fn get_baggage(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::BookTicket.code() }>,
    body: Body<ExtrasRequest>,
) -> Result<Json<ServiceOptions>, Refusal> {
    one_kind(&state, &agent, body.value, ExtraKind::Baggage).await
}

/// List the meals of a price.
#[utoipa::path(post, path = "/api/price/v2/GetMeal", operation_id = "getMeal", tag = "flights",
    security(("session" = [])), extensions(("x-functionality" = json!(207))),
    request_body = ExtrasRequest, responses((status = 200, body = ServiceOptions)))]
pub(crate) async fn get_meal(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::BookTicket.code() }>,
    body: Body<ExtrasRequest>,
) -> Result<Json<ServiceOptions>, Refusal> {
    one_kind(&state, &agent, body.value, ExtraKind::Meal).await
}

async fn one_kind(
    state: &AppState,
    agent: &Agent,
    request: ExtrasRequest,
    kind: ExtraKind,
) -> Result<Json<ServiceOptions>, Refusal> {
    let session = request.price_session_id;
    let sold = state
        .app
        .flight_sale()
        .extras_on_sale(agent.caller(), session.into())
        .await?;
    Ok(Json(ServiceOptions {
        price_session_id: session.to_string(),
        currency: sold.session.details.priced.quote.gross.currency.to_string(),
        options: options(&sold.catalogue, kind),
    }))
}

fn options(catalogue: &Catalogue, kind: ExtraKind) -> Vec<ServiceOption> {
    let of_kind = catalogue.options.iter().filter(|option| option.kind == kind);
    of_kind.map(ServiceOption::of).collect()
}

impl ServiceOption {
    fn of(option: &Sold) -> Self {
        Self {
            code: option.code.clone(),
            name: option.name.clone(),
            segment_ids: option.segment_ids.clone(),
            amount: option.price.to_string(),
            max_quantity: option.most,
            passenger_types: option.ptcs.iter().map(|ptc| passenger_type(*ptc)).collect(),
            free_text: option.words != Words::None,
            needs_guardians: option.words == Words::Guardians,
        }
    }
}
