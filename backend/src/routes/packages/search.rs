//! Packages of a city for a party on a day.

use std::collections::BTreeMap;

use axum::Json;
use axum::extract::State;
use chrono::{Days, NaiveDate};
use jetway_app::holiday::packages::{PackageSearch as Search, PricedPackage, city, city_name};
use jetway_domain::access::Functionality;
use jetway_domain::holiday::package::{PackageParty, PartyFault};
use jetway_domain::money::Money;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::card::{PackageCard, PackageType};
use crate::http::{Allowed, Body, Faults, Refusal};
use crate::state::AppState;
use crate::wire::field_error::BadField;

/// Most days ahead that packages are searched for.
const MOST_AHEAD: u64 = 730;

/// What is searched for.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct PackageSearch {
    /// Of `SearchCities` or `GetAvailableCities`.
    city_id: String,
    /// First day, from today on, at most two years ahead.
    date: NaiveDate,
    /// 12 years and more; 1 to 40.
    adults: u32,
    /// The age of each child, 0 to 11; at most 20.
    child_ages: Vec<u8>,
}

/// What was searched for.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct PackageSearched {
    city_id: String,
    city_name: String,
    date: NaiveDate,
    adults: u32,
    child_ages: Vec<u8>,
}

/// What was found.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct PackagesFound {
    search_request: PackageSearched,
    /// Most popular first, at most 300: those that the party can start on the day or within sixty days after it.
    packages: Vec<PackageCard>,
    facets: PackageFacets,
}

/// What the packages can be narrowed by.
#[derive(Serialize, ToSchema)]
pub(crate) struct PackageFacets {
    types: Vec<PackageTypeCount>,
    durations: Vec<PackageCount>,
    ratings: Vec<PackageCount>,
    /// What the party pays; absent without packages.
    #[serde(skip_serializing_if = "Option::is_none")]
    price: Option<PackagePriceSpan>,
}

/// A type.
#[derive(Serialize, ToSchema)]
pub(crate) struct PackageTypeCount {
    value: PackageType,
    /// Packages that have it.
    count: usize,
}

/// A number of days, or a rating without its tenths.
#[derive(Serialize, ToSchema)]
pub(crate) struct PackageCount {
    value: u32,
    /// Packages that have it.
    count: usize,
}

/// The range of the customer's amounts.
#[derive(Serialize, ToSchema)]
pub(crate) struct PackagePriceSpan {
    min: String,
    max: String,
    currency: String,
}

/// Search the packages of a city for a party.
#[utoipa::path(post, path = "/bdfare-package/api/v1/Package/SearchPackages", operation_id = "packageSearchPackages", tag = "packages",
    security(("session" = [])), extensions(("x-functionality" = json!(245))),
    request_body = PackageSearch, responses((status = 200, body = PackagesFound)))]
pub(crate) async fn search_packages(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::AccessHoliday.code() }>,
    body: Body<PackageSearch>,
) -> Result<Json<PackagesFound>, Refusal> {
    let asked = body.value;
    let mut faults = Faults::default();
    if city(&asked.city_id).is_none() {
        faults.add(BadField::new("/cityId", "city.unknown", "Choose a city from the list."));
    }
    if let Some(bad) = date_fault(asked.date, state.app.today(&agent.caller().tenant)) {
        faults.add(bad);
    }
    let party = PackageParty {
        adults: asked.adults,
        child_ages: asked.child_ages,
    };
    party
        .faults()
        .into_iter()
        .map(party_field)
        .for_each(|bad| faults.add(bad));
    if !faults.is_empty() {
        return Err(faults.into());
    }
    let search = Search {
        city: asked.city_id,
        date: asked.date,
        party,
    };
    let found = state.app.find_packages(agent.caller(), &search).await?;
    let visibility = agent.visibility();
    Ok(Json(PackagesFound {
        packages: found.iter().map(|found| PackageCard::of(found, visibility)).collect(),
        facets: PackageFacets::of(&found),
        search_request: PackageSearched {
            city_name: city_name(&search.city, visibility.names).to_owned(),
            city_id: search.city,
            date: search.date,
            adults: search.party.adults,
            child_ages: search.party.child_ages,
        },
    }))
}

/// The fault of a first day, if it has one.
pub(super) fn date_fault(date: NaiveDate, today: NaiveDate) -> Option<BadField> {
    if date < today {
        return Some(BadField::new("/date", "date.past", "Choose a day from today on."));
    }
    let last = today.checked_add_days(Days::new(MOST_AHEAD));
    let is_far = last.is_some_and(|last| date > last);
    is_far.then(|| BadField::new("/date", "date.far", "Choose a day within two years."))
}

/// The field of an error of the domain's check.
pub(super) fn party_field(fault: PartyFault) -> BadField {
    let code = match fault.pointer.as_str() {
        "/adults" => "adults.range",
        "/childAges" => "children.count",
        _ => "age.range",
    };
    BadField::new(fault.pointer, code, fault.detail)
}

impl PackageFacets {
    fn of(found: &[PricedPackage]) -> Self {
        let offers = || found.iter().map(|found| &found.package.offer);
        let mut types = BTreeMap::new();
        let (mut durations, mut ratings): (BTreeMap<u32, usize>, BTreeMap<u32, usize>) = Default::default();
        for offer in offers() {
            *types.entry(offer.kind).or_default() += 1;
            *durations.entry(offer.days).or_default() += 1;
            *ratings.entry(u32::from(offer.rating_tenths / 10)).or_default() += 1;
        }
        let counts = |counts: BTreeMap<u32, usize>| -> Vec<PackageCount> {
            let counts = counts.into_iter();
            counts.map(|(value, count)| PackageCount { value, count }).collect()
        };
        let amounts = || found.iter().map(|found| found.price.customer);
        let lowest = amounts().min_by_key(|amount: &Money| amount.minor);
        let highest = amounts().max_by_key(|amount: &Money| amount.minor);
        let types = types.into_iter().map(|(kind, count)| PackageTypeCount {
            value: PackageType::of(kind),
            count,
        });
        Self {
            types: types.collect(),
            durations: counts(durations),
            ratings: counts(ratings),
            price: lowest.zip(highest).map(|(min, max)| PackagePriceSpan {
                min: min.to_string(),
                max: max.to_string(),
                currency: min.currency.to_string(),
            }),
        }
    }
}
