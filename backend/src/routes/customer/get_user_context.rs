//! The user context: what the portal's frame needs about the user.

use std::collections::BTreeMap;

use axum::Json;
use axum::extract::State;
use jetway_app::company::licences::LicenceRequest;
use jetway_app::identity::{Profile, ProfileError};
use jetway_app::registration::onboarding::ContactPerson as Contact;
use jetway_domain::access::Functionality;
use serde::Serialize;
use utoipa::ToSchema;

use super::document_collect::DocumentCollect;
use super::get_file;
use crate::http::{Agent, Refusal};
use crate::routes::profile::photo::photo_of;
use crate::state::AppState;

/// The user, their agency and their permissions.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct UserContext {
    authentic: Authentic,
    company_name: String,
    first_name: String,
    last_name: String,
    email: String,
    company_email: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    profile_logo: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    company_logo: Option<String>,
    /// Functionality codes, 201 to 260.
    functionalities: Vec<u16>,
    is_review_given: bool,
    document_collect: DocumentCollect,
    session_expired: bool,
    expired: bool,
    online_upload: bool,
    /// Partner token, for tenants that have one.
    #[serde(skip_serializing_if = "Option::is_none")]
    bdf_token: Option<String>,
    /// When the user dismissed the introduction video, for tenants that have one.
    #[serde(skip_serializing_if = "Option::is_none")]
    video_closed_on: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    associated_staff: Option<ContactPerson>,
    #[serde(skip_serializing_if = "Option::is_none")]
    associated_branch: Option<ContactPerson>,
    user_id: String,
    agency_id: String,
    currency: String,
    roles: Vec<String>,
    /// Names of the suppliers by their id, the `source` of fares and orders. Needs 205.
    #[serde(skip_serializing_if = "Option::is_none")]
    supplier_names: Option<BTreeMap<String, String>>,
}

/// A renewed session.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Authentic {
    force_logout: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    logout_message: Option<String>,
    /// Use this token from now on.
    #[serde(skip_serializing_if = "Option::is_none")]
    new_token: Option<String>,
}

/// A contact person.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ContactPerson {
    name: String,
    email: String,
    phone_number: String,
}

/// Read the user context. An ageing token is renewed.
#[utoipa::path(get, path = "/api/customer/v1/User/GetUserContext", operation_id = "getUserContext", tag = "customer",
    security(("session" = [])), responses((status = 200, body = UserContext)))]
pub(crate) async fn get_user_context(
    State(state): State<AppState>,
    agent: Agent,
) -> Result<Json<UserContext>, Refusal> {
    let profile = state.app.identity().profile(&agent.signed_in).await?;
    let is_review_given = state.app.is_review_given(&agent.signed_in).await?;
    let asked = licence_request(&state, &agent).await?;
    let logo = state.app.logo(&agent.signed_in).await?;
    let mut context = UserContext::of(profile, asked, is_review_given, &agent);
    context.supplier_names = supplier_names(&state, &agent);
    context.profile_logo = photo_of(&state, &agent).await?;
    context.company_logo = logo.map(get_file::address).or(context.company_logo);
    Ok(Json(context))
}

/// Every supplier that has a name here or is connected.
fn supplier_names(state: &AppState, agent: &Agent) -> Option<BTreeMap<String, String>> {
    if !agent.visibility().source {
        return None;
    }
    let flights = state.app.flight_search().suppliers();
    let connected = flights.chain(state.app.hotel_searches().suppliers());
    let connected = connected.map(|id| id.0.as_str());
    let ids = agent.portal.settings.supplier_names.ids().chain(connected);
    Some(ids.map(|id| (id.to_owned(), agent.portal.supplier_name(id))).collect())
}

/// Licences are only requested from users who may edit the company's data.
async fn licence_request(state: &AppState, agent: &Agent) -> Result<LicenceRequest, Refusal> {
    if !agent.may(Functionality::EditCompanyInfo) {
        return Ok(LicenceRequest::default());
    }
    let today = agent.portal.today(state.app.clock())?;
    Ok(state.app.licence_request(agent.caller(), today).await?)
}

impl UserContext {
    fn of(profile: Profile, asked: LicenceRequest, is_review_given: bool, agent: &Agent) -> Self {
        let Profile {
            user,
            agency,
            account_manager,
            service_branch,
            new_token,
        } = profile;
        Self {
            authentic: Authentic {
                force_logout: false,
                logout_message: None,
                new_token,
            },
            company_name: agency.name,
            first_name: user.first_name,
            last_name: user.last_name,
            email: user.email,
            company_email: agency.email,
            profile_logo: None,
            company_logo: agency.logo_path,
            functionalities: shown_codes(agent.signed_in.functionalities.codes(), &user.functionalities),
            is_review_given,
            document_collect: DocumentCollect::of(asked, &agent.portal),
            session_expired: false,
            expired: false,
            online_upload: false,
            bdf_token: None,
            video_closed_on: None,
            associated_staff: account_manager.map(ContactPerson::of),
            associated_branch: service_branch.map(ContactPerson::of),
            user_id: user.id.to_string(),
            agency_id: agency.id.to_string(),
            currency: agent.portal.settings.config.currency.clone(),
            roles: user.roles,
            supplier_names: None,
        }
    }
}

/// Clients take an empty list for every permission, so a user who has only those of products that are not sold keeps the list; they
/// allow nothing.
fn shown_codes(allowed: Vec<u16>, stored: &[u16]) -> Vec<u16> {
    if allowed.is_empty() { stored.to_vec() } else { allowed }
}

impl ContactPerson {
    fn of(person: Contact) -> Self {
        Self {
            name: person.name,
            email: person.email,
            phone_number: person.phone_number,
        }
    }
}

impl From<ProfileError> for Refusal {
    fn from(error: ProfileError) -> Self {
        match error {
            ProfileError::Database(error) => error.into(),
            ProfileError::NoAgency | ProfileError::Token(_) => Self::ours(&error),
        }
    }
}
