//! Airport search by code, city or name, with fuzzy matching; popular places before anything is typed.

use axum::Json;
use jetway_app::flight::names::{Airports, city_name, country_name};
use jetway_domain::codes::AirportCode;
use jetway_domain::reference::{Airport as Place, NameLanguage, PlaceKind};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::http::{Body, Portal, Refusal};
use crate::wire::field_error::BadField;

const MOST: usize = 10;
const LONGEST_TERM: usize = 60;

/// The search text.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct AirportQuery {
    /// At most 60 characters; the tenant's popular places if empty.
    search_term: String,
}

/// An airport, or all airports of a city.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Airport {
    airport_code: String,
    airport_name: String,
    city_code: String,
    /// In the visitor's language where the reference data has it, otherwise in English, as the country's.
    city_name: String,
    country_code: String,
    country_name: String,
    /// Degrees.
    lat: f64,
    /// Degrees.
    lon: f64,
    /// IANA name.
    timezone: String,
    /// Relevance, 0–1000.
    rank: u16,
    kind: AirportKind,
    /// Airports that a search with nearby airports includes. Absent if there are none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(required = false)]
    nearby: Vec<String>,
}

/// One airport, or a metropolitan area.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum AirportKind {
    /// A single airport.
    Airport,
    /// All airports of a city.
    Metro,
}

/// Find at most ten places, best match first.
#[utoipa::path(post, path = "/api/utility/v1/Airport/GetAirportsByKey", operation_id = "getAirportsByKey",
    tag = "utility", request_body = AirportQuery, responses((status = 200, body = [Airport])))]
pub(crate) async fn get_airports_by_key(
    portal: Portal,
    body: Body<AirportQuery>,
) -> Result<Json<Vec<Airport>>, Refusal> {
    let term = body.value.search_term.trim().to_owned();
    if term.chars().count() > LONGEST_TERM {
        let detail = format!("At most {LONGEST_TERM} characters.");
        return Err(Refusal::fields(vec![BadField::new(
            "/searchTerm",
            "term.length",
            detail,
        )]));
    }
    let found = if term.is_empty() {
        popular(&portal)
    } else {
        Airports::embedded().search(&term, MOST)
    };
    let language = portal.names();
    Ok(Json(
        found.into_iter().map(|place| Airport::of(place, language)).collect(),
    ))
}

/// The tenant's home airport and featured destinations, then the largest airports of its country.
fn popular(portal: &Portal) -> Vec<&'static Place> {
    let config = &portal.settings.config;
    let featured = config.destination_cities.iter().map(|city| city.to.as_str());
    let home = AirportCode::parse(config.default_departure.airport_code.as_str()).ok();
    let featured = featured.filter_map(|code| AirportCode::parse(code).ok());
    home.map(|home| Airports::embedded().popular(home, featured, MOST))
        .unwrap_or_default()
}

impl Airport {
    fn of(place: &Place, language: NameLanguage) -> Self {
        let nearby = Airports::embedded().nearby(place.code);
        Self {
            airport_code: place.code.to_string(),
            airport_name: place.name.clone(),
            city_code: place.city_code.to_string(),
            city_name: city_name(place, language).to_owned(),
            country_code: place.country_code.to_string(),
            country_name: country_name(place.country_code, &place.country_name, language).to_owned(),
            lat: place.position.lat,
            lon: place.position.lon,
            timezone: place.timezone.clone(),
            rank: place.rank,
            nearby: nearby.iter().map(ToString::to_string).collect(),
            kind: match place.kind {
                PlaceKind::Airport => AirportKind::Airport,
                PlaceKind::Metro => AirportKind::Metro,
            },
        }
    }
}
