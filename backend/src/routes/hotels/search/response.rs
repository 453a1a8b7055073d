//! The hotels of a search on the wire.

use jetway_app::hotel::search::{HotelSearchError, Place, SearchView};
use jetway_domain::hotel::search::HotelSearch;
use jetway_domain::reference::NameLanguage;
use jetway_problem::ErrorCode;
use serde::Serialize;
use utoipa::ToSchema;

use super::card::HotelCard;
use super::destinations::HotelDestination;
use super::request::HotelRoomRequest;
use crate::http::{Agent, Refusal};
use crate::wire::instant::instant;

/// All hotels found so far.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct HotelSearchResponse {
    request_id: String,
    expires_at: String,
    completed: bool,
    suppliers_remaining: usize,
    /// Number of suppliers' answers so far.
    refresh_count: u32,
    /// Milliseconds until the next poll; 0 if complete.
    poll_after_ms: u64,
    search: HotelSearchEcho,
    /// Currency of all amounts.
    currency: String,
    center: HotelPoint,
    landmarks: Vec<HotelLandmark>,
    /// Lowest amount first.
    hotels: Vec<HotelCard>,
}

/// What was searched for.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct HotelSearchEcho {
    destination: HotelDestination,
    nationality: String,
    residency: String,
    check_in: String,
    check_out: String,
    nights: i64,
    rooms: Vec<HotelRoomRequest>,
}

/// A position in degrees.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct HotelPoint {
    lat: f64,
    lon: f64,
}

/// A landmark of the city.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct HotelLandmark {
    name: String,
    lat: f64,
    lon: f64,
}

impl HotelSearchResponse {
    pub(super) fn of(view: &SearchView, agent: &Agent) -> Self {
        Self {
            request_id: view.request_id.clone(),
            expires_at: instant(view.expires_at),
            completed: view.suppliers_remaining == 0,
            suppliers_remaining: view.suppliers_remaining,
            refresh_count: view.revision,
            poll_after_ms: u64::try_from(view.poll_after.as_millis()).unwrap_or(u64::MAX),
            search: HotelSearchEcho::of(&view.search, &view.place, agent.portal.names()),
            currency: view.search.currency.to_string(),
            center: HotelPoint {
                lat: view.place.center.lat,
                lon: view.place.center.lon,
            },
            landmarks: view
                .place
                .landmarks()
                .map(|landmark| HotelLandmark {
                    name: landmark.name.clone(),
                    lat: landmark.position.lat,
                    lon: landmark.position.lon,
                })
                .collect(),
            hotels: view.cards.iter().map(|card| HotelCard::of(card, agent)).collect(),
        }
    }
}

impl HotelSearchEcho {
    pub(super) fn of(search: &HotelSearch, place: &Place, language: NameLanguage) -> Self {
        Self {
            destination: HotelDestination::of(place, language),
            nationality: search.nationality.to_string(),
            residency: search.residency.to_string(),
            check_in: search.stay.check_in.to_string(),
            check_out: search.stay.check_out.to_string(),
            nights: search.stay.nights(),
            rooms: search.rooms.iter().map(HotelRoomRequest::of).collect(),
        }
    }
}

impl From<HotelSearchError> for Refusal {
    fn from(error: HotelSearchError) -> Self {
        Self::new(match error {
            HotelSearchError::Expired => ErrorCode::HotelSearchExpired,
            HotelSearchError::NotFound => ErrorCode::HotelNotFound,
        })
    }
}
