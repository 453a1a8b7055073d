//! Where hotels can be searched for.

use axum::Json;
use axum::extract::State;
use jetway_app::hotel::search::{MOST_PLACES, Place};
use jetway_domain::access::Functionality;
use jetway_domain::hotel::search::DestinationKind;
use jetway_domain::reference::NameLanguage;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::http::{Allowed, Body, Refusal};
use crate::state::AppState;
use crate::wire::field_error::BadField;

/// Longest text that is searched for.
const LONGEST_TERM: usize = 64;

/// What was typed.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct HotelDestinationsRequest {
    /// A city, landmark or hotel; popular cities are returned when it is empty.
    search_term: String,
}

/// Places that match, best first.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct HotelDestinations {
    destinations: Vec<HotelDestination>,
}

/// A place with hotels.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct HotelDestination {
    kind: HotelDestinationKind,
    id: String,
    name: String,
    city_name: String,
    country_code: String,
    country_name: String,
}

/// Kind of a place.
#[derive(Debug, Clone, Copy, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) enum HotelDestinationKind {
    /// A city.
    City,
    /// A landmark: hotels around it.
    Landmark,
    /// One hotel.
    Hotel,
}

/// Find at most ten places, best match first. Other names and typing errors match.
#[utoipa::path(post, path = "/api/hotel/v1/Hotel/SearchDestinations", operation_id = "hotelSearchDestinations", tag = "hotels",
    security(("session" = [])), extensions(("x-functionality" = json!(247))),
    request_body = HotelDestinationsRequest, responses((status = 200, body = HotelDestinations)))]
pub(crate) async fn hotel_search_destinations(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::SearchHotel.code() }>,
    body: Body<HotelDestinationsRequest>,
) -> Result<Json<HotelDestinations>, Refusal> {
    let term = body.value.search_term.trim().to_owned();
    if term.chars().count() > LONGEST_TERM {
        let detail = format!("At most {LONGEST_TERM} characters.");
        return Err(BadField::new("/searchTerm", "term.length", detail).into());
    }
    // The first search for a hotel by name reads the hotels of every city.
    let app = std::sync::Arc::clone(&state.app);
    let places = tokio::task::spawn_blocking(move || app.hotel_searches().places(&term)).await;
    let places = places.map_err(|error| Refusal::ours(&error))?;
    let language = agent.portal.names();
    let destinations = places
        .iter()
        .take(MOST_PLACES)
        .map(|place| HotelDestination::of(place, language))
        .collect();
    Ok(Json(HotelDestinations { destinations }))
}

impl HotelDestination {
    pub(super) fn of(place: &Place, language: NameLanguage) -> Self {
        let city = place.city.name_in(language);
        let is_city = place.destination.kind == DestinationKind::City;
        Self {
            kind: place.destination.kind.into(),
            id: place.destination.id.clone(),
            name: if is_city { city } else { &place.name }.to_owned(),
            city_name: city.to_owned(),
            country_code: place.city.country_code.to_string(),
            country_name: place.city.country_name_in(language).to_owned(),
        }
    }
}

impl From<DestinationKind> for HotelDestinationKind {
    fn from(kind: DestinationKind) -> Self {
        match kind {
            DestinationKind::City => Self::City,
            DestinationKind::Landmark => Self::Landmark,
            DestinationKind::Hotel => Self::Hotel,
        }
    }
}

impl From<HotelDestinationKind> for DestinationKind {
    fn from(kind: HotelDestinationKind) -> Self {
        match kind {
            HotelDestinationKind::City => Self::City,
            HotelDestinationKind::Landmark => Self::Landmark,
            HotelDestinationKind::Hotel => Self::Hotel,
        }
    }
}
