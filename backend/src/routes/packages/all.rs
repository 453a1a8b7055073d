//! All packages, page by page.

use axum::Json;
use axum::extract::State;
use jetway_domain::access::Functionality;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::card::PackageCard;
use crate::http::{Allowed, Faults, Params, Refusal};
use crate::state::AppState;
use crate::wire::field_error::BadField;

/// Packages of a page, unless another number is asked for.
const USUAL: u64 = 20;
/// Most packages of a page.
const MOST: u64 = 100;

/// Which page.
#[derive(Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub(crate) struct PackagePageParams {
    /// From 1, which is read if it is absent.
    page: Option<u64>,
    /// Packages of a page, 1 to 100; 20 if it is absent.
    size: Option<u64>,
    /// Those of one city alone.
    city_id: Option<String>,
}

/// A page of packages.
#[derive(Serialize, ToSchema)]
pub(crate) struct PackagesPage {
    /// Most popular first, priced for one adult.
    packages: Vec<PackageCard>,
    /// From 1.
    page: u64,
    /// Packages on all pages.
    total: u64,
}

/// List all packages.
#[utoipa::path(get, path = "/bdfare-package/api/v1/Package/GetAllPackages", operation_id = "packageGetAllPackages", tag = "packages",
    security(("session" = [])), extensions(("x-functionality" = json!(245))), params(PackagePageParams),
    responses((status = 200, body = PackagesPage)))]
pub(crate) async fn get_all_packages(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::AccessHoliday.code() }>,
    Params(asked): Params<PackagePageParams>,
) -> Result<Json<PackagesPage>, Refusal> {
    let (page, size) = (asked.page.unwrap_or(1), asked.size.unwrap_or(USUAL));
    let mut faults = Faults::default();
    if page == 0 {
        faults.add(BadField::new("/page", "number.range", "Pages count from 1."));
    }
    if !(1..=MOST).contains(&size) {
        faults.add(BadField::new("/size", "number.range", format!("1 to {MOST}.")));
    }
    if !faults.is_empty() {
        return Err(faults.into());
    }
    let found = state
        .app
        .all_packages(agent.caller(), asked.city_id.as_deref(), page, size)
        .await;
    let (found, total) = found?;
    let visibility = agent.visibility();
    Ok(Json(PackagesPage {
        packages: found.iter().map(|found| PackageCard::of(found, visibility)).collect(),
        page,
        total,
    }))
}
