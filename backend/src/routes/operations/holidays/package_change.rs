//! Saving a package, publishing and withdrawing it.

use axum::Json;
use axum::extract::State;
use jetway_app::holiday::catalogue::{NewPackage, PackageStep};
use jetway_domain::holiday::package::PackageState;
use jetway_domain::ids::TourPackageId;
use serde::Deserialize;
use utoipa::ToSchema;
use uuid::Uuid;

use super::package_form::HolidayPackageForm;
use super::packages::{HolidayPackagePage, PackagePlace};
use super::{WRITERS, refused};
use crate::http::{Body, OperatorCall, Refusal};
use crate::state::AppState;
use crate::wire::field_error::BadField;

/// A package to save.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct HolidayPackageSave {
    /// Slug of the tenant.
    tenant: String,
    /// Absent for a new package.
    package_id: Option<Uuid>,
    /// The version that was read; with `packageId`.
    version: Option<u32>,
    package: HolidayPackageForm,
}

/// A package to publish or to withdraw.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct HolidayPackageStep {
    /// Slug of the tenant.
    tenant: String,
    package_id: Uuid,
    /// The version that was read.
    version: u32,
}

/// Make a tour package as a draft, or change one. What was requested and ordered stays as it was.
#[utoipa::path(post, path = "/api/operations/v1/Holidays/SavePackage", operation_id = "saveHolidayPackage", tag = "holidays",
    security(("operator" = [])), request_body = HolidayPackageSave, responses((status = 200, body = HolidayPackagePage)))]
pub(crate) async fn save_holiday_package(
    State(state): State<AppState>,
    call: OperatorCall,
    body: Body<HolidayPackageSave>,
) -> Result<Json<HolidayPackagePage>, Refusal> {
    let asked = body.value;
    call.needs_one(&state, &WRITERS).await?;
    let place = PackagePlace::of(&state, &call, &asked.tenant).await?;
    let read = asked.package.read(place.currency, "/package");
    let (offer, departures) = read.map_err(Refusal::fields)?;
    let known = match (asked.package_id, asked.version) {
        (None, None) => None,
        (Some(id), Some(version)) => Some((TourPackageId(id), version)),
        (Some(_), None) => return Err(BadField::new("/version", "field.required", "Fill this in.").into()),
        (None, Some(_)) => return Err(BadField::new("/packageId", "field.required", "Fill this in.").into()),
    };
    let new = NewPackage {
        known,
        offer,
        departures,
        currency: place.currency,
        operator: call.operator(),
    };
    let id = state.app.save_package(&place.tenant, new).await.map_err(refused)?;
    place.page(&state, id).await
}

/// Publish a tour package: agencies see it from then on.
#[utoipa::path(post, path = "/api/operations/v1/Holidays/PublishPackage", operation_id = "publishHolidayPackage", tag = "holidays",
    security(("operator" = [])), request_body = HolidayPackageStep, responses((status = 200, body = HolidayPackagePage)))]
pub(crate) async fn publish_holiday_package(
    State(state): State<AppState>,
    call: OperatorCall,
    body: Body<HolidayPackageStep>,
) -> Result<Json<HolidayPackagePage>, Refusal> {
    step(&state, &call, body.value, PackageState::Published).await
}

/// Withdraw a tour package: agencies see it no more. What was requested and ordered stays.
#[utoipa::path(post, path = "/api/operations/v1/Holidays/WithdrawPackage", operation_id = "withdrawHolidayPackage", tag = "holidays",
    security(("operator" = [])), request_body = HolidayPackageStep, responses((status = 200, body = HolidayPackagePage)))]
pub(crate) async fn withdraw_holiday_package(
    State(state): State<AppState>,
    call: OperatorCall,
    body: Body<HolidayPackageStep>,
) -> Result<Json<HolidayPackagePage>, Refusal> {
    step(&state, &call, body.value, PackageState::Withdrawn).await
}

async fn step(
    state: &AppState,
    call: &OperatorCall,
    asked: HolidayPackageStep,
    to: PackageState,
) -> Result<Json<HolidayPackagePage>, Refusal> {
    call.needs_one(state, &WRITERS).await?;
    let place = PackagePlace::of(state, call, &asked.tenant).await?;
    let id = TourPackageId(asked.package_id);
    let step = PackageStep {
        package: (id, asked.version),
        to,
        operator: call.operator(),
    };
    state
        .app
        .set_package_state(&place.tenant, step)
        .await
        .map_err(refused)?;
    place.page(state, id).await
}
