//! What a nationality needs, and the visas that are sold.

use axum::Json;
use axum::extract::State;
use chrono::NaiveDate;
use jetway_app::visa::search::VisaSearch;
use jetway_domain::access::Functionality;
use jetway_domain::codes::CountryCode;
use jetway_problem::ErrorCode;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::product::{Shown, VisaEligibility, VisaProduct, VisaProductCard, VisaPurpose};
use crate::http::{Agent, Allowed, Body, Faults, Refusal};
use crate::state::AppState;
use crate::wire::field_error::BadField;

/// A country that visas are sold for.
#[derive(Serialize, ToSchema)]
pub(crate) struct VisaDestination {
    code: String,
    name: String,
    popular: bool,
}

/// A nationality that visas are sold to.
#[derive(Serialize, ToSchema)]
pub(crate) struct VisaNationality {
    code: String,
    /// Name of the country.
    name: String,
}

/// Destinations and nationalities.
#[derive(Serialize, ToSchema)]
pub(crate) struct VisaCountries {
    destinations: Vec<VisaDestination>,
    nationalities: Vec<VisaNationality>,
}

/// Who travels where.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct VisaSearchRequest {
    /// Country code.
    destination: String,
    nationality: String,
    residency: String,
    purpose: VisaPurpose,
    travel_date: NaiveDate,
}

/// What is needed, and what is sold.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct VisaProducts {
    destination: String,
    nationality: String,
    eligibility: VisaEligibility,
    #[serde(skip_serializing_if = "Option::is_none")]
    note: Option<String>,
    source: String,
    source_date: NaiveDate,
    products: Vec<VisaProductCard>,
}

/// A visa for someone.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct VisaProductRequest {
    product_id: String,
    nationality: String,
    residency: String,
    travel_date: NaiveDate,
}

/// Countries that visas are sold for, and nationalities they are sold to.
#[utoipa::path(post, path = "/api/visa/v1/Visa/GetCountries", operation_id = "visaGetCountries", tag = "visas",
    security(("session" = [])), extensions(("x-functionality" = json!(260))),
    responses((status = 200, body = VisaCountries)))]
pub(crate) async fn get_countries(
    State(state): State<AppState>,
    Allowed(_agent): Allowed<{ Functionality::SearchVisa.code() }>,
) -> Json<VisaCountries> {
    let countries = state.app.visas().countries();
    let destinations = countries.destinations.into_iter().map(|one| VisaDestination {
        code: one.country.as_str().to_owned(),
        name: one.name,
        popular: one.popular,
    });
    let nationalities = countries.nationalities.into_iter().map(|one| VisaNationality {
        code: one.country.as_str().to_owned(),
        name: one.name,
    });
    Json(VisaCountries {
        destinations: destinations.collect(),
        nationalities: nationalities.collect(),
    })
}

/// Search visas.
#[utoipa::path(post, path = "/api/visa/v1/Visa/SearchProducts", operation_id = "visaSearchProducts", tag = "visas",
    security(("session" = [])), extensions(("x-functionality" = json!(260))),
    request_body = VisaSearchRequest, responses((status = 200, body = VisaProducts)))]
pub(crate) async fn search_products(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::SearchVisa.code() }>,
    body: Body<VisaSearchRequest>,
) -> Result<Json<VisaProducts>, Refusal> {
    let asked = body.value;
    let mut faults = Faults::default();
    let destination = faults.take(country("/destination", &asked.destination));
    let nationality = faults.take(country("/nationality", &asked.nationality));
    faults.take(country("/residency", &asked.residency));
    faults.take(not_past(&state, &agent, asked.travel_date));
    let (Some(destination), Some(nationality), true) = (destination, nationality, faults.is_empty()) else {
        return Err(faults.into());
    };
    let found = state.app.visas().search(&VisaSearch {
        destination,
        nationality,
        purpose: asked.purpose.into(),
        travel_on: asked.travel_date,
        currency: agent.portal.currency()?,
    });
    let found = found.ok_or(ErrorCode::VisaProductNotFound)?;
    let shown = shown(&state, &agent, asked.travel_date);
    let cards = found.products.iter().map(|product| VisaProductCard::of(product, shown));
    let cards: Result<_, _> = cards.collect();
    Ok(Json(VisaProducts {
        destination: destination.as_str().to_owned(),
        nationality: nationality.as_str().to_owned(),
        eligibility: found.eligibility.into(),
        note: found
            .note
            .map(|note| note.in_language(shown.visibility.names).to_owned()),
        source: found.source.in_language(shown.visibility.names).to_owned(),
        source_date: found.source_date,
        products: cards.map_err(|error| Refusal::ours(&error))?,
    }))
}

/// Read one visa with its form and terms.
#[utoipa::path(post, path = "/api/visa/v1/Visa/GetProduct", operation_id = "visaGetProduct", tag = "visas",
    security(("session" = [])), extensions(("x-functionality" = json!(260))),
    request_body = VisaProductRequest, responses((status = 200, body = VisaProduct)))]
pub(crate) async fn get_product(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::SearchVisa.code() }>,
    body: Body<VisaProductRequest>,
) -> Result<Json<VisaProduct>, Refusal> {
    let asked = body.value;
    let mut faults = Faults::default();
    let nationality = faults.take(country("/nationality", &asked.nationality));
    faults.take(country("/residency", &asked.residency));
    let (Some(nationality), true) = (nationality, faults.is_empty()) else {
        return Err(faults.into());
    };
    let currency = agent.portal.currency()?;
    let product = state.app.visas().product(&asked.product_id, nationality, currency)?;
    let shown = shown(&state, &agent, asked.travel_date);
    let product = VisaProduct::of(&product, shown);
    product.map(Json).map_err(|error| Refusal::ours(&error))
}

pub(super) fn shown(state: &AppState, agent: &Agent, travel_on: NaiveDate) -> Shown {
    Shown {
        travel_on,
        today: state.app.visas().today(&agent.caller().tenant),
        visibility: agent.visibility(),
    }
}

pub(super) fn country(pointer: &str, text: &str) -> Result<CountryCode, BadField> {
    CountryCode::parse(text.trim()).map_err(|_| BadField::new(pointer, "country.unknown", "Choose a country."))
}

pub(super) fn not_past(state: &AppState, agent: &Agent, day: NaiveDate) -> Result<(), BadField> {
    if day < state.app.visas().today(&agent.caller().tenant) {
        return Err(BadField::new("/travelDate", "date.past", "Choose a day in the future."));
    }
    Ok(())
}
