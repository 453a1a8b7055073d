//! Packages to a file and from one.

use axum::Json;
use axum::extract::{DefaultBodyLimit, FromRequest, Request, State};
use jetway_app::holiday::catalogue::{PackageImport, PackageRecord};
use jetway_domain::ids::TourPackageId;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use uuid::Uuid;

use super::package_form::HolidayPackageForm;
use super::packages::{HolidayPackageState, PackagePlace};
use super::{READERS, WRITERS, refused};
use crate::http::{Body, OperatorCall, Refusal};
use crate::state::AppState;
use crate::wire::field_error::BadField;

/// Most packages of a file.
const MOST: usize = 2_000;
/// Most problems that are named.
const MOST_PROBLEMS: usize = 200;

/// Whose packages.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct HolidayExportRequest {
    /// Slug of the tenant.
    tenant: String,
}

/// All packages of a tenant.
#[derive(Serialize, ToSchema)]
pub(crate) struct HolidayExport {
    packages: Vec<HolidayPackageRecord>,
}

/// A package in a file.
#[derive(Deserialize, Serialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct HolidayPackageRecord {
    /// The package it changes, if the tenant has it; the id of the new one otherwise. Absent for a new id.
    #[serde(skip_serializing_if = "Option::is_none")]
    package_id: Option<Uuid>,
    state: HolidayPackageState,
    package: HolidayPackageForm,
}

/// A file of packages.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct HolidayPackageImport {
    /// Slug of the tenant.
    tenant: String,
    /// As they are exported; 1 to 2,000.
    packages: Vec<HolidayPackageRecord>,
    /// Read it only.
    dry_run: bool,
}

/// What a file has.
#[derive(Serialize, ToSchema)]
pub(crate) struct HolidayPackagesImported {
    /// Packages that are new.
    created: usize,
    /// Packages that differ from the tenant's.
    changed: usize,
    /// Packages that are as the tenant has them.
    unchanged: usize,
    /// The first 200; with any, nothing is imported.
    problems: Vec<HolidayImportProblem>,
}

/// A field that cannot be imported.
#[derive(Serialize, ToSchema)]
pub(crate) struct HolidayImportProblem {
    /// Which package of the file, from 0.
    index: usize,
    /// Pointer into the package, such as `/priceBands/0/from`.
    field: String,
    text: String,
}

/// A body as large as a file.
pub(crate) struct ImportBody(Body<HolidayPackageImport>);

impl FromRequest<AppState> for ImportBody {
    type Rejection = Refusal;

    async fn from_request(mut request: Request, state: &AppState) -> Result<Self, Refusal> {
        DefaultBodyLimit::max(state.upload_bytes).apply(&mut request);
        Ok(Self(Body::from_request(request, state).await?))
    }
}

/// Read all tour packages of a tenant, as they can be imported.
#[utoipa::path(post, path = "/api/operations/v1/Holidays/ExportPackages", operation_id = "exportHolidayPackages", tag = "holidays",
    security(("operator" = [])), request_body = HolidayExportRequest, responses((status = 200, body = HolidayExport)))]
pub(crate) async fn export_holiday_packages(
    State(state): State<AppState>,
    call: OperatorCall,
    body: Body<HolidayExportRequest>,
) -> Result<Json<HolidayExport>, Refusal> {
    call.needs_one(&state, &READERS).await?;
    let place = PackagePlace::of(&state, &call, &body.value.tenant).await?;
    let all = state.app.export_packages(&place.tenant).await?;
    let packages = all.iter().map(|package| HolidayPackageRecord {
        package_id: Some(package.id.0),
        state: HolidayPackageState::of(package.state),
        package: HolidayPackageForm::of(package),
    });
    Ok(Json(HolidayExport {
        packages: packages.collect(),
    }))
}

/// Read a file of tour packages, and import it unless it is a dry run or has a problem. All packages are imported, or none; importing a
/// file again changes nothing.
#[utoipa::path(post, path = "/api/operations/v1/Holidays/ImportPackages", operation_id = "importHolidayPackages", tag = "holidays",
    security(("operator" = [])), request_body = HolidayPackageImport, responses((status = 200, body = HolidayPackagesImported)))]
pub(crate) async fn import_holiday_packages(
    State(state): State<AppState>,
    call: OperatorCall,
    ImportBody(body): ImportBody,
) -> Result<Json<HolidayPackagesImported>, Refusal> {
    let asked = body.value;
    call.needs_one(&state, &WRITERS).await?;
    let place = PackagePlace::of(&state, &call, &asked.tenant).await?;
    if !(1..=MOST).contains(&asked.packages.len()) {
        let detail = format!("1 to {MOST} packages.");
        return Err(BadField::new("/packages", "package.count", detail).into());
    }
    let (mut records, mut problems) = (Vec::new(), Vec::new());
    for (index, record) in asked.packages.iter().enumerate() {
        match record.package.read(place.currency, "") {
            Ok((offer, departures)) => records.push(PackageRecord {
                id: record.package_id.map(TourPackageId),
                state: record.state.state(),
                offer,
                departures,
            }),
            Err(bad) => problems.extend(bad.into_iter().map(|bad| HolidayImportProblem {
                index,
                field: bad.pointer,
                text: bad.detail,
            })),
        }
    }
    // What cannot be read is repaired first; the rest is checked with the file that can be.
    if !problems.is_empty() {
        problems.truncate(MOST_PROBLEMS);
        return Ok(Json(HolidayPackagesImported {
            created: 0,
            changed: 0,
            unchanged: 0,
            problems,
        }));
    }
    let import = PackageImport {
        records,
        currency: place.currency,
        is_dry_run: asked.dry_run,
        operator: call.operator(),
    };
    let found = state
        .app
        .import_packages(&place.tenant, import)
        .await
        .map_err(refused)?;
    let problems = found.problems.into_iter().take(MOST_PROBLEMS);
    let problems = problems.map(|problem| HolidayImportProblem {
        index: problem.index,
        field: problem.fault.pointer,
        text: format!("It {}.", problem.fault.code),
    });
    Ok(Json(HolidayPackagesImported {
        created: found.created,
        changed: found.changed,
        unchanged: found.unchanged,
        problems: problems.collect(),
    }))
}
