//! Re-price an itinerary and open a price session for booking.

use axum::Json;
use axum::extract::State;
use jetway_app::flight::SupplierTrouble;
use jetway_app::flight::sale::price::{PriceCommand, PriceError};
use jetway_domain::access::Functionality;
use jetway_domain::air::merge::ItineraryId;
use jetway_problem::{ErrorCode, Problem};

use super::request::{AirPriceRequest, Wanted};
use super::response::AirPriceResponse;
use crate::http::{Agent, Allowed, Body, Refusal};
use crate::state::AppState;

/// Ask the supplier for the current price.
#[utoipa::path(post, path = "/api/price/v2/AirPrice", operation_id = "airPrice", tag = "flights",
    security(("session" = [])), extensions(("x-functionality" = json!(202))),
    request_body = AirPriceRequest, responses((status = 200, body = AirPriceResponse)))]
pub(crate) async fn air_price(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::Search.code() }>,
    body: Body<AirPriceRequest>,
) -> Result<Json<AirPriceResponse>, Refusal> {
    let command = match body.value.wanted()? {
        Wanted::One(command) => command,
        Wanted::Pair(command, back) => together(&state, &agent, command, &back).await?,
    };
    let priced = state.app.flight_sale().price(agent.caller(), &command).await?;
    let now = state.app.clock().now();
    Ok(Json(AirPriceResponse::of(&priced, now, agent.visibility())))
}

/// The combined offer for the outbound and inbound itineraries.
async fn together(
    state: &AppState,
    agent: &Agent,
    command: PriceCommand,
    back: &ItineraryId,
) -> Result<PriceCommand, Refusal> {
    let ways = (&command.itinerary, back);
    let search = state.app.flight_search();
    let itinerary = search.pair(agent.caller(), &command.request_id, ways).await?;
    let itinerary = itinerary.ok_or_else(|| {
        let detail = "These two flights are not sold together.";
        Problem::new(ErrorCode::SearchNotFound).detail(detail)
    })?;
    Ok(PriceCommand { itinerary, ..command })
}

impl From<PriceError> for Refusal {
    fn from(error: PriceError) -> Self {
        match error {
            PriceError::Search(error) => error.into(),
            PriceError::UnknownItinerary | PriceError::UnknownBrand => Problem::new(ErrorCode::SearchNotFound)
                .detail("The search has no such fare.")
                .into(),
            PriceError::Supplier(trouble) => trouble.into(),
            PriceError::Database(error) => error.into(),
            PriceError::Session(error) => error.into(),
            PriceError::Pricing(_) | PriceError::NotTrading => Self::ours(&error),
        }
    }
}

impl From<SupplierTrouble> for Refusal {
    fn from(trouble: SupplierTrouble) -> Self {
        Self::new(match trouble {
            SupplierTrouble::Timeout => ErrorCode::SupplierTimeout,
            SupplierTrouble::Down => ErrorCode::SupplierDown,
        })
    }
}
