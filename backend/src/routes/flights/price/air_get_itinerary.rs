//! Read the itinerary being booked.

use axum::Json;
use axum::extract::State;
use jetway_app::flight::names::passport_required;
use jetway_domain::access::Functionality;
use jetway_domain::air::order::only_child;
use serde::Serialize;
use utoipa::ToSchema;

use super::extras::ExtrasRequest;
use crate::http::{Allowed, Body, Refusal};
use crate::routes::flights::offer::extra::ChosenExtra;
use crate::routes::flights::offer::fare::FareBreakdown;
use crate::routes::flights::offer::itinerary::Itinerary;
use crate::state::AppState;
use crate::wire::instant::instant;

/// A price session, without the travellers.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct BookedItinerary {
    price_session_id: String,
    session_expires_at: String,
    itinerary: Itinerary,
    fare: FareBreakdown,
    /// Chosen extra services, included in the fare.
    extras: Vec<ChosenExtra>,
    /// Whether travellers were entered.
    sold: bool,
    passport_required: bool,
    /// Whether children travel without an adult.
    only_child: bool,
}

/// Read the itinerary being booked.
#[utoipa::path(post, path = "/api/price/v2/AirGetItinerary", operation_id = "airGetItinerary", tag = "flights",
    security(("session" = [])), extensions(("x-functionality" = json!(207))),
    request_body = ExtrasRequest, responses((status = 200, body = BookedItinerary)))]
pub(crate) async fn air_get_itinerary(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::BookTicket.code() }>,
    body: Body<ExtrasRequest>,
) -> Result<Json<BookedItinerary>, Refusal> {
    let id = body.value.session();
    let session = state.app.flight_sale().session(agent.caller(), id).await?;
    let details = &session.details;
    Ok(Json(BookedItinerary {
        price_session_id: session.id.to_string(),
        session_expires_at: instant(session.expires_at),
        itinerary: Itinerary::of_offer(&details.priced, agent.visibility())
            .answering(&details.query, &details.priced.offer.segments),
        fare: FareBreakdown::of(&details.priced.quote, agent.visibility()),
        extras: details.extras.iter().map(ChosenExtra::of).collect(),
        sold: details.party.is_some(),
        passport_required: passport_required(&details.priced.offer),
        only_child: only_child(&details.query),
    }))
}
