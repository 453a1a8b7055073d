//! Countries.

use jetway_app::flight::names::Countries;
use serde::Serialize;
use utoipa::ToSchema;

use crate::http::Public;

/// A country.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Country {
    /// ISO 3166-1 alpha-2.
    code2: String,
    /// ISO 3166-1 alpha-3.
    code3: String,
    name: String,
    /// Other English names that people type, such as `UAE`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(required = false)]
    other_names: Vec<String>,
    nationality: String,
    /// Without `+`.
    dial_code: String,
    currency: String,
}

/// List all countries by name.
#[utoipa::path(get, path = "/api/utility/v1/Country/GetAllCountries", operation_id = "getAllCountries",
    tag = "utility", responses((status = 200, body = [Country])))]
pub(crate) async fn get_all_countries() -> Public<Vec<Country>> {
    let all = Countries::embedded().all().iter().map(|country| Country {
        code2: country.code2.to_string(),
        code3: country.code3.clone(),
        name: country.name.clone(),
        other_names: country.other_names.clone(),
        nationality: country.nationality.clone(),
        dial_code: country.dial_code.clone(),
        currency: country.currency.to_string(),
    });
    Public("countries", all.collect())
}
