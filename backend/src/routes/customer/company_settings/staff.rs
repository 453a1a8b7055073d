//! The agency's staff.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::response::Response;
use http::HeaderMap;
use jetway_app::emails::Sender;
use jetway_domain::access::Functionality;
use jetway_domain::ids::UserId;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use uuid::Uuid;

use super::staff_form::{StaffForm, StaffView};
use crate::config::PortalAddress;
use crate::http::idempotency::Once;
use crate::http::{Allowed, Body, Faults, Portal, Refusal};
use crate::state::AppState;
use crate::wire::form_fields::mail;

/// Staff the caller may see, by first name.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct StaffList {
    staff: Vec<StaffView>,
}

/// Identifies a staff member.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct StaffKey {
    staff_id: Uuid,
}

/// A new staff member.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct NewStaff {
    /// E-mail address and user name; it cannot be changed later.
    email: String,
    #[serde(flatten)]
    fields: StaffForm,
}

/// A changed staff member.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct StaffChange {
    staff_id: Uuid,
    version: i64,
    #[serde(flatten)]
    fields: StaffForm,
}

/// List staff.
#[utoipa::path(post, path = "/api/customer/v1/CompanySettings/loadstaff", operation_id = "loadStaff",
    tag = "company", security(("session" = [])), extensions(("x-functionality" = json!(235))),
    responses((status = 200, body = StaffList)))]
pub(crate) async fn load_staff(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::ShowStaffs.code() }>,
) -> Result<Json<StaffList>, Refusal> {
    let staff = state.app.staff(&agent.signed_in).await?;
    let staff = staff
        .into_iter()
        .map(|member| StaffView::of(member, &agent.portal.settings.unsold))
        .collect();
    Ok(Json(StaffList { staff }))
}

/// Read a staff member.
#[utoipa::path(post, path = "/api/customer/v1/CompanySettings/viewstaff", operation_id = "viewStaff",
    tag = "company", security(("session" = [])), extensions(("x-functionality" = json!(235))),
    request_body = StaffKey, responses((status = 200, body = StaffView)))]
pub(crate) async fn view_staff(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::ShowStaffs.code() }>,
    body: Body<StaffKey>,
) -> Result<Json<StaffView>, Refusal> {
    let id = UserId(body.value.staff_id);
    let member = state.app.staff_member(&agent.signed_in, id).await?;
    Ok(Json(StaffView::of(member, &agent.portal.settings.unsold)))
}

/// Add a staff member and e-mail them how to sign in. Repeating the call with its `Idempotency-Key` returns the one added.
#[utoipa::path(post, path = "/api/customer/v1/CompanySettings/createstaff", operation_id = "createStaff",
    tag = "company", security(("session" = [])), extensions(("x-functionality" = json!(236))),
    request_body = NewStaff, responses((status = 200, body = StaffView)))]
pub(crate) async fn create_staff(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::ManageStaff.code() }>,
    headers: HeaderMap,
    body: Body<NewStaff>,
) -> Result<Response, Refusal> {
    let mut faults = Faults::default();
    let email = faults.take(mail("/email", &body.value.email));
    let fields = body.value.fields.fields(&mut faults, &agent.portal.settings.unsold);
    let (Some(email), Some(fields), true) = (email, fields, faults.is_empty()) else {
        return Err(faults.into());
    };
    let sender = sender(&agent.portal, &state.portal_address);
    let agent = Arc::new(agent);
    let once = Once::new(&state, &agent, "createStaff", body.digest);
    let work = async move {
        let added = state.app.add_staff(&agent.signed_in, &email, fields, &sender).await?;
        Ok(StaffView::of(added, &agent.portal.settings.unsold))
    };
    once.answer(&headers, work).await
}

/// Change a staff member. A disabled user is signed out at once.
#[utoipa::path(post, path = "/api/customer/v1/CompanySettings/updatestaff", operation_id = "updateStaff",
    tag = "company", security(("session" = [])), extensions(("x-functionality" = json!(236))),
    request_body = StaffChange, responses((status = 200, body = StaffView)))]
pub(crate) async fn update_staff(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::ManageStaff.code() }>,
    body: Body<StaffChange>,
) -> Result<Json<StaffView>, Refusal> {
    let mut faults = Faults::default();
    let fields = body.value.fields.fields(&mut faults, &agent.portal.settings.unsold);
    let (Some(fields), true) = (fields, faults.is_empty()) else {
        return Err(faults.into());
    };
    let (id, version) = (UserId(body.value.staff_id), body.value.version);
    let changed = state.app.change_staff(&agent.signed_in, id, version, fields).await?;
    Ok(Json(StaffView::of(changed, &agent.portal.settings.unsold)))
}

fn sender(portal: &Portal, address: &PortalAddress) -> Sender {
    Sender {
        voice: portal.voice(),
        address: address.of(&portal.settings),
    }
}
