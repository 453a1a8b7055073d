//! The agency's basic data: reading and changing it.

use axum::Json;
use axum::extract::State;
use http::Uri;
use jetway_app::company::profile::CompanyDetails;
use jetway_app::company::profile::{Company, CompanyFields};
use jetway_domain::access::Functionality;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::http::{Allowed, Body, Faults, Refusal};
use crate::routes::customer::time_zone;
use crate::state::AppState;
use crate::wire::field_error::BadField;
use crate::wire::form_fields::{company_name, country_if_any, line, mail, phone};

/// The company's data; missing texts are empty.
#[derive(Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct BasicInfo {
    company_name: String,
    company_email: String,
    /// With country code.
    company_phone: String,
    address: String,
    city: String,
    postal_code: String,
    /// ISO 3166-1 alpha-2, or empty.
    country: String,
    /// `https://…`, or empty.
    website: String,
    tax_number: String,
    /// IANA time zone; empty for the tenant's.
    time_zone: String,
    /// Accent colour of what its customers read, `#rrggbb`; empty for the portal's.
    #[serde(default)]
    accent_colour: String,
    /// Version that was read; a change based on another version is refused.
    version: i64,
}

impl From<Company> for BasicInfo {
    fn from(company: Company) -> Self {
        let details = company.profile.details;
        Self {
            company_name: company.agency.name,
            company_email: company.agency.email,
            company_phone: company.agency.phone,
            address: details.address,
            city: details.city,
            postal_code: details.postal_code,
            country: details.country,
            website: details.website,
            tax_number: details.tax_number,
            time_zone: details.time_zone,
            accent_colour: details.accent_colour,
            version: company.profile.version,
        }
    }
}

impl BasicInfo {
    fn fields(&self) -> Result<CompanyFields, Refusal> {
        let mut faults = Faults::default();
        let mut text = |pointer: &str, text: &str, most: usize| {
            let read = line(pointer, text, (0, most));
            faults.take(read).unwrap_or_default()
        };
        let mut details = CompanyDetails {
            address: text("/address", &self.address, 300),
            city: text("/city", &self.city, 100),
            postal_code: text("/postalCode", &self.postal_code, 12),
            tax_number: text("/taxNumber", &self.tax_number, 50),
            ..CompanyDetails::default()
        };
        let country = faults.take(country_if_any("/country", &self.country));
        let website = faults.take(website(&self.website));
        let accent = faults.take(colour(&self.accent_colour));
        let zone = faults.take(time_zone::if_any("/timeZone", &self.time_zone));
        let name = faults.take(company_name("/companyName", &self.company_name, (3, 200)));
        let email = faults.take(mail("/companyEmail", &self.company_email));
        let phone = faults.take(phone("/companyPhone", &self.company_phone));
        details.accent_colour = accent.unwrap_or_default();
        match (country, website, zone, name, email, phone, faults.is_empty()) {
            (Some(country), Some(website), Some(zone), Some(name), Some(email), Some(phone), true) => {
                (details.country, details.website, details.time_zone) = (country, website, zone);
                Ok(CompanyFields {
                    name,
                    email,
                    phone,
                    details,
                })
            }
            _ => Err(faults.into()),
        }
    }
}

/// `#rrggbb` in lower case, or empty.
fn colour(text: &str) -> Result<String, BadField> {
    let digits = text.strip_prefix('#').unwrap_or_default();
    let is_colour = digits.len() == 6 && digits.bytes().all(|digit| digit.is_ascii_hexdigit());
    if text.is_empty() || is_colour {
        return Ok(text.to_ascii_lowercase());
    }
    Err(BadField::new(
        "/accentColour",
        "colour.shape",
        "Six hexadecimal digits after #.",
    ))
}

fn website(text: &str) -> Result<String, BadField> {
    let text = line("/website", text, (0, 200))?;
    let address = text.parse::<Uri>().ok();
    // The part before an @ only makes an address look like another one's.
    let fits = address.is_some_and(|address| {
        let authority = address.authority().map(http::uri::Authority::as_str);
        let is_host = authority.is_some_and(|host| host.contains('.') && !host.contains('@'));
        address.scheme_str() == Some("https") && is_host
    });
    if text.is_empty() || fits {
        return Ok(text);
    }
    Err(BadField::new(
        "/website",
        "website.shape",
        "Such as https://example.com.",
    ))
}

/// Read the basic data.
#[utoipa::path(post, path = "/api/customer/v1/CompanySettings/viewbasicinfo", operation_id = "viewBasicInfo",
    tag = "company", security(("session" = [])), extensions(("x-functionality" = json!(233))),
    responses((status = 200, body = BasicInfo)))]
pub(crate) async fn view_basic_info(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::CompanySettings.code() }>,
) -> Result<Json<BasicInfo>, Refusal> {
    Ok(Json(state.app.company(&agent.signed_in).await?.into()))
}

/// Read the basic data for editing.
#[utoipa::path(post, path = "/api/customer/v1/CompanySettings/loadbasicinfo", operation_id = "loadBasicInfo",
    tag = "company", security(("session" = [])), extensions(("x-functionality" = json!(234))),
    responses((status = 200, body = BasicInfo)))]
pub(crate) async fn load_basic_info(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::EditCompanyInfo.code() }>,
) -> Result<Json<BasicInfo>, Refusal> {
    Ok(Json(state.app.company(&agent.signed_in).await?.into()))
}

/// Change the basic data.
#[utoipa::path(post, path = "/api/customer/v1/CompanySettings/updatebasicinfo", operation_id = "updateBasicInfo",
    tag = "company", security(("session" = [])), extensions(("x-functionality" = json!(234))),
    request_body = BasicInfo, responses((status = 200, body = BasicInfo)))]
pub(crate) async fn update_basic_info(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::EditCompanyInfo.code() }>,
    body: Body<BasicInfo>,
) -> Result<Json<BasicInfo>, Refusal> {
    let fields = body.value.fields()?;
    let changed = state
        .app
        .change_company(&agent.signed_in, body.value.version, fields)
        .await?;
    Ok(Json(changed.into()))
}
