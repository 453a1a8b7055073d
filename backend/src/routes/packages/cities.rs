//! Cities with packages.

use axum::Json;
use axum::body::Bytes;
use axum::extract::{FromRequest, Request, State};
use http::StatusCode;
use jetway_app::holiday::packages::CityOffer;
use jetway_domain::access::Functionality;
use jetway_domain::reference::NameLanguage;
use jetway_problem::{ErrorCode, Problem};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::picture;
use crate::http::{Allowed, Body, Refusal};
use crate::state::AppState;
use crate::wire::field_error::BadField;

/// Longest text that is searched for, in characters.
const LONGEST_TEXT: usize = 64;

/// What was typed.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct PackageCitySearch {
    /// A city or landmark; the most popular cities are returned when it is empty.
    text: String,
}

/// What was typed, as an object or as a text alone.
#[derive(Deserialize, ToSchema)]
#[serde(untagged)]
pub(crate) enum PackageCityQuery {
    /// In an object.
    Search(PackageCitySearch),
    /// Alone.
    Text(String),
}

/// Cities with packages.
#[derive(Serialize, ToSchema)]
pub(crate) struct PackageCities {
    /// Best match first, or most popular first.
    cities: Vec<PackageCity>,
}

/// A city with packages.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct PackageCity {
    city_id: String,
    name: String,
    country_code: String,
    country_name: String,
    /// How many packages it has.
    packages: u64,
    /// The higher, the more its packages are asked for.
    popularity: u64,
    /// Address of a picture.
    image: String,
}

/// The text of a body that is a JSON text or an object with it.
pub(crate) struct CityText(PackageCityQuery);

impl FromRequest<AppState> for CityText {
    type Rejection = Refusal;

    async fn from_request(request: Request, state: &AppState) -> Result<Self, Refusal> {
        let (parts, body) = request.into_parts();
        let read = Bytes::from_request(Request::from_parts(parts.clone(), body), state).await;
        let bytes = read.map_err(|rejection| {
            if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE {
                let detail = format!("A request has at most {} bytes.", state.body_bytes);
                return Problem::new(ErrorCode::RequestTooLarge).detail(detail).into();
            }
            Refusal::new(ErrorCode::RequestUnreadable)
        })?;
        // A text alone gets the object around it, so that both are read and refused in the same way.
        let bytes = if bytes.trim_ascii_start().first() == Some(&b'"') {
            let object = [b"{\"text\":".as_slice(), &bytes, b"}".as_slice()].concat();
            Bytes::from(object)
        } else {
            bytes
        };
        let request = Request::from_parts(parts, bytes.into());
        let body: Body<PackageCitySearch> = Body::from_request(request, state).await?;
        Ok(Self(PackageCityQuery::Search(body.value)))
    }
}

impl CityText {
    /// The text, trimmed.
    fn text(&self) -> &str {
        match &self.0 {
            PackageCityQuery::Search(search) => search.text.trim(),
            PackageCityQuery::Text(text) => text.trim(),
        }
    }
}

/// Find at most twenty cities with packages, best match first. Other names and typing errors match. The body is a text, or an object
/// with it.
#[utoipa::path(post, path = "/bdfare-package/api/v1/Package/SearchCities", operation_id = "packageSearchCities", tag = "packages",
    security(("session" = [])), extensions(("x-functionality" = json!(245))),
    request_body = PackageCityQuery, responses((status = 200, body = PackageCities)))]
pub(crate) async fn search_cities(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::AccessHoliday.code() }>,
    city: CityText,
) -> Result<Json<PackageCities>, Refusal> {
    let text = city.text();
    if text.chars().count() > LONGEST_TEXT {
        let detail = format!("At most {LONGEST_TEXT} characters.");
        return Err(BadField::new("/text", "text.length", detail).into());
    }
    let found = state.app.search_package_cities(agent.caller(), text).await?;
    Ok(Json(PackageCities::of(&found, agent.portal.names())))
}

/// List the cities with packages, most popular first.
#[utoipa::path(get, path = "/bdfare-package/api/v1/Package/GetAvailableCities", operation_id = "packageGetAvailableCities", tag = "packages",
    security(("session" = [])), extensions(("x-functionality" = json!(245))),
    responses((status = 200, body = PackageCities)))]
pub(crate) async fn get_available_cities(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::AccessHoliday.code() }>,
) -> Result<Json<PackageCities>, Refusal> {
    let found = state.app.package_cities(agent.caller()).await?;
    Ok(Json(PackageCities::of(&found, agent.portal.names())))
}

impl PackageCities {
    fn of(found: &[CityOffer], language: NameLanguage) -> Self {
        let city = |offer: &CityOffer| PackageCity {
            city_id: offer.city.id.clone(),
            name: offer.city.name_in(language).to_owned(),
            country_code: offer.city.country_code.to_string(),
            country_name: offer.city.country_name_in(language).to_owned(),
            packages: offer.packages,
            popularity: offer.popularity,
            image: picture::address_of_city(&offer.city.id),
        };
        Self {
            cities: found.iter().map(city).collect(),
        }
    }
}
