//! The list of packages, and one of them.

use axum::Json;
use axum::extract::State;
use chrono::{DateTime, NaiveDate};
use jetway_app::holiday::catalogue::{PackageList, PackageListFilter, PackageMark};
use jetway_app::holiday::packages::{cities, city_name};
use jetway_app::holiday::picture::{MEDIA_TYPE, Picture};
use jetway_domain::holiday::package::{PackageState, TourPackage};
use jetway_domain::ids::{TenantId, TourPackageId};
use jetway_domain::money::CurrencyCode;
use jetway_domain::reference::NameLanguage;
use jetway_problem::ErrorCode;
use percent_encoding::{AsciiSet, CONTROLS, utf8_percent_encode};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use uuid::Uuid;

use super::READERS;
use super::package_form::{HolidayPackageForm, HolidayPackageType};
use crate::http::{Body, OperatorCall, Refusal};
use crate::state::AppState;
use crate::wire::cursor;
use crate::wire::field_error::BadField;
use crate::wire::instant::instant;
use crate::wire::search_text::search_text;

/// Packages of a page.
const PAGE: u64 = 50;
/// Pictures of a page: the operators' host does not serve those of portals, so that they are part of the answer.
const PICTURES: usize = 2;
/// What a picture in an address must not have as it is.
const IN_ADDRESS: &AsciiSet = &CONTROLS.add(b' ').add(b'"').add(b'#').add(b'%').add(b'<').add(b'>');

/// Which packages to list; what is absent does not filter.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct HolidayPackageSearch {
    /// Slug of a tenant; all tenants of the operator if it is absent.
    tenant: Option<String>,
    state: Option<HolidayPackageState>,
    #[serde(rename = "type")]
    kind: Option<HolidayPackageType>,
    city_id: Option<String>,
    /// Part of a title, or the id of a city or country; at most 100 characters.
    search: Option<String>,
    /// `next` of the page before.
    cursor: Option<String>,
}

/// Whether agencies see a package.
#[derive(Serialize, Deserialize, ToSchema, Debug, Clone, Copy, PartialEq, Eq)]
#[serde(rename_all = "camelCase")]
pub(crate) enum HolidayPackageState {
    /// Not yet.
    Draft,
    /// They do.
    Published,
    /// Not any more.
    Withdrawn,
}

/// A page of packages, by tenant, last changed first.
#[derive(Serialize, ToSchema)]
pub(crate) struct HolidayPackagesFound {
    items: Vec<HolidayPackageRow>,
    /// Every city that a package can be in, by name.
    cities: Vec<HolidayCity>,
    /// Cursor of the next page; absent on the last one.
    #[serde(skip_serializing_if = "Option::is_none")]
    next: Option<String>,
}

/// A city.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct HolidayCity {
    city_id: String,
    name: String,
}

/// A package in the list.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct HolidayPackageRow {
    /// Slug of the tenant.
    tenant: String,
    package_id: Uuid,
    title: String,
    city: String,
    #[serde(rename = "type")]
    kind: HolidayPackageType,
    days: u32,
    nights: u32,
    state: HolidayPackageState,
    /// The lowest price of an adult from today on, such as `AED 1250.00`; absent without one.
    #[serde(skip_serializing_if = "Option::is_none")]
    price_from: Option<String>,
    valid_until: NaiveDate,
    /// Departures ahead.
    departures: usize,
    /// Places left on them; absent for a package without departures.
    #[serde(skip_serializing_if = "Option::is_none")]
    seats_left: Option<u32>,
    changed_at: String,
}

/// Which package.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct HolidayPackageKey {
    /// Slug of the tenant.
    tenant: String,
    package_id: Uuid,
}

/// A package.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct HolidayPackagePage {
    /// Slug of the tenant.
    tenant: String,
    package_id: Uuid,
    /// Sent with each change, which is refused when the package has changed since.
    version: u32,
    state: HolidayPackageState,
    /// Currency of all amounts.
    currency: String,
    /// Its first pictures, as `data:` addresses.
    images: Vec<String>,
    package: HolidayPackageForm,
    /// Places that orders have, by departure.
    sold: Vec<HolidaySold>,
    changed_at: String,
    changed_by: String,
}

/// Places that orders have.
#[derive(Serialize, ToSchema)]
pub(crate) struct HolidaySold {
    date: NaiveDate,
    seats: u32,
}

/// List tour packages of the tenants the operator acts for.
#[utoipa::path(post, path = "/api/operations/v1/Holidays/GetPackages", operation_id = "loadHolidayPackages", tag = "holidays",
    security(("operator" = [])), request_body = HolidayPackageSearch, responses((status = 200, body = HolidayPackagesFound)))]
pub(crate) async fn load_holiday_packages(
    State(state): State<AppState>,
    call: OperatorCall,
    body: Body<HolidayPackageSearch>,
) -> Result<Json<HolidayPackagesFound>, Refusal> {
    let asked = body.value;
    call.needs_one(&state, &READERS).await?;
    let tenants = match &asked.tenant {
        Some(slug) => vec![call.tenant(&state, slug).await?.0],
        None => call.tenants(&state),
    };
    let list = PackageList {
        filter: PackageListFilter {
            state: asked.state.map(HolidayPackageState::state),
            kind: asked.kind.map(HolidayPackageType::kind),
            city: asked.city_id,
            search: search_text("/search", asked.search.as_deref())?,
        },
        after: asked.cursor.as_deref().map(mark).transpose()?,
        size: PAGE,
    };
    let page = state.app.package_page(&tenants, &list).await?;
    let rows = page.rows.into_iter().map(|(tenant, package)| {
        let today = state.app.today(&tenant);
        HolidayPackageRow::of(tenant, &package, today)
    });
    Ok(Json(HolidayPackagesFound {
        items: rows.collect(),
        cities: all_cities(),
        next: page.next.map(|(tenant, mark)| {
            let at = mark.changed_at.timestamp_micros();
            cursor::write([&tenant, &mark.id, &at])
        }),
    }))
}

/// View a tour package.
#[utoipa::path(post, path = "/api/operations/v1/Holidays/GetPackage", operation_id = "viewHolidayPackage", tag = "holidays",
    security(("operator" = [])), request_body = HolidayPackageKey, responses((status = 200, body = HolidayPackagePage)))]
pub(crate) async fn view_holiday_package(
    State(state): State<AppState>,
    call: OperatorCall,
    body: Body<HolidayPackageKey>,
) -> Result<Json<HolidayPackagePage>, Refusal> {
    call.needs_one(&state, &READERS).await?;
    let place = PackagePlace::of(&state, &call, &body.value.tenant).await?;
    place.page(&state, TourPackageId(body.value.package_id)).await
}

/// The tenant of a package, and the currency of its amounts.
pub(super) struct PackagePlace {
    pub(super) tenant: TenantId,
    pub(super) currency: CurrencyCode,
}

impl PackagePlace {
    /// A tenant that the operator acts for.
    pub(super) async fn of(state: &AppState, call: &OperatorCall, slug: &str) -> Result<Self, Refusal> {
        let (tenant, settings) = call.tenant(state, slug).await?;
        let currency = CurrencyCode::parse(&settings.config.currency).map_err(|error| Refusal::ours(&error))?;
        Ok(Self { tenant, currency })
    }

    /// The package as it is now.
    pub(super) async fn page(&self, state: &AppState, id: TourPackageId) -> Result<Json<HolidayPackagePage>, Refusal> {
        let package = state.app.package_case(&self.tenant, id).await?;
        let package = package.ok_or_else(|| Refusal::new(ErrorCode::RequestNotFound))?;
        let sold = package.departures.iter().filter(|departure| departure.taken > 0);
        let sold = sold.map(|departure| HolidaySold {
            date: departure.date,
            seats: departure.taken,
        });
        let pictures = Picture::of(&package).into_iter().take(PICTURES);
        let images = pictures.map(|picture| {
            let svg = picture.svg();
            format!("data:{MEDIA_TYPE},{}", utf8_percent_encode(&svg, IN_ADDRESS))
        });
        Ok(Json(HolidayPackagePage {
            tenant: self.tenant.as_str().to_owned(),
            package_id: package.id.0,
            version: package.version,
            state: HolidayPackageState::of(package.state),
            currency: self.currency.to_string(),
            images: images.collect(),
            sold: sold.collect(),
            package: HolidayPackageForm::of(&package),
            changed_at: instant(package.changed_at),
            changed_by: package.changed_by,
        }))
    }
}

/// Every city of the reference data, by name.
fn all_cities() -> Vec<HolidayCity> {
    let mut all: Vec<HolidayCity> = cities()
        .iter()
        .map(|city| HolidayCity {
            city_id: city.id.clone(),
            name: format!("{}, {}", city.name, city.country_name),
        })
        .collect();
    all.sort_by(|one, other| one.name.cmp(&other.name));
    all
}

fn mark(cursor: &str) -> Result<(TenantId, PackageMark), BadField> {
    cursor::read(cursor, 3, |parts| {
        let tenant = TenantId::parse(parts.next()?).ok()?;
        let id = TourPackageId(parts.next()?.parse().ok()?);
        let changed_at = DateTime::from_timestamp_micros(parts.next()?.parse().ok()?)?;
        Some((tenant, PackageMark { changed_at, id }))
    })
}

impl HolidayPackageState {
    pub(super) const fn of(state: PackageState) -> Self {
        match state {
            PackageState::Draft => Self::Draft,
            PackageState::Published => Self::Published,
            PackageState::Withdrawn => Self::Withdrawn,
        }
    }

    pub(super) const fn state(self) -> PackageState {
        match self {
            Self::Draft => PackageState::Draft,
            Self::Published => PackageState::Published,
            Self::Withdrawn => PackageState::Withdrawn,
        }
    }
}

impl HolidayPackageRow {
    fn of(tenant: TenantId, package: &TourPackage, today: NaiveDate) -> Self {
        let offer = &package.offer;
        let bands = offer.price_bands.iter().filter(|band| band.to >= today);
        let lowest = bands.map(|band| band.adult.customer).min_by_key(|amount| amount.minor);
        let ahead = package.departures.iter().filter(|departure| departure.date >= today);
        let left = ahead.clone().map(|departure| departure.free()).sum();
        Self {
            tenant: tenant.into(),
            package_id: package.id.0,
            title: offer.title.en.clone(),
            city: city_name(&offer.city, NameLanguage::English).to_owned(),
            kind: HolidayPackageType::of(offer.kind),
            days: offer.days,
            nights: offer.nights,
            state: HolidayPackageState::of(package.state),
            price_from: lowest.map(|amount| amount.to_string()),
            valid_until: offer.valid_until,
            departures: ahead.count(),
            seats_left: (!package.departures.is_empty()).then_some(left),
            changed_at: instant(package.changed_at),
        }
    }
}
