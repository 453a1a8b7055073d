//! One package.

use axum::Json;
use axum::extract::State;
use chrono::NaiveDate;
use jetway_app::holiday::packages::PricedPackage;
use jetway_domain::access::Functionality;
use jetway_domain::holiday::package::{PackageMeal as Meal, PackageParty, PackagePrice, PriceBand};
use jetway_domain::ids::TourPackageId;
use jetway_problem::ErrorCode;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use uuid::Uuid;

use super::card::{PackageAmount, PackageFacts, texts};
use super::picture;
use super::search::party_field;
use crate::http::{Allowed, Params, Refusal};
use crate::state::AppState;
use crate::wire::field_error::BadField;
use crate::wire::visibility::Visibility;

/// Which package, and for whom.
#[derive(Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub(crate) struct PackageDetailParams {
    package_id: Uuid,
    /// First day; with `adults` it asks for the price of the party.
    date: Option<NaiveDate>,
    adults: Option<u32>,
    /// The age of each child, separated by commas, such as `4,9`.
    child_ages: Option<String>,
}

/// A package.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct PackageDetail {
    holiday_package: HolidayPackage,
}

/// A package with everything about it.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct HolidayPackage {
    #[serde(flatten)]
    facts: PackageFacts,
    description: String,
    /// Addresses of pictures.
    images: Vec<String>,
    itinerary: Vec<PackageDay>,
    inclusions: Vec<String>,
    exclusions: Vec<String>,
    hotels: Vec<PackageHotel>,
    price_bands: Vec<PackagePriceBand>,
    /// Departures ahead; empty when it can start on any day with a price.
    departures: Vec<PackageDeparture>,
    /// In the order of travel.
    route: Vec<PackageRoutePoint>,
    cancellation_policy: Vec<PackageCancellation>,
    /// What travellers need.
    documents: Vec<String>,
    valid_from: NaiveDate,
    valid_until: NaiveDate,
    deposit: PackageDeposit,
    /// For the party; absent without `date` and `adults`, and when it cannot start on that day.
    #[serde(skip_serializing_if = "Option::is_none")]
    price: Option<PackageAmount>,
}

/// A day of the tour.
#[derive(Serialize, ToSchema)]
pub(crate) struct PackageDay {
    /// From 1.
    day: usize,
    title: String,
    text: String,
    meals: Vec<PackageMeal>,
}

/// A meal that is included.
#[derive(Serialize, ToSchema, Clone, Copy)]
#[serde(rename_all = "camelCase")]
pub(crate) enum PackageMeal {
    /// In the morning.
    Breakfast,
    /// At noon.
    Lunch,
    /// In the evening.
    Dinner,
}

/// A hotel of the tour.
#[derive(Serialize, ToSchema)]
pub(crate) struct PackageHotel {
    name: String,
    /// 1 to 5.
    stars: u8,
    nights: u32,
    city: String,
}

/// Prices of tours that start on certain days.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct PackagePriceBand {
    /// First day.
    from: NaiveDate,
    /// Last day.
    to: NaiveDate,
    adult: PackageAmount,
    child: PackageAmount,
    infant: PackageAmount,
    /// On top for the adult who has a room alone.
    single_supplement: PackageAmount,
}

/// A departure.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct PackageDeparture {
    date: NaiveDate,
    seats_left: u32,
}

/// A place of the tour.
#[derive(Serialize, ToSchema)]
pub(crate) struct PackageRoutePoint {
    name: String,
    lat: f64,
    lon: f64,
}

/// What cancelling costs.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct PackageCancellation {
    /// From so many days before the first day on.
    days_before: u32,
    /// Percent of the price that is kept.
    percent: u8,
}

/// What is paid first.
#[derive(Serialize, ToSchema)]
pub(crate) struct PackageDeposit {
    /// Of the price.
    percent: u8,
}

/// Get a package with its prices, and for a party and a day with the price of that party.
#[utoipa::path(get, path = "/bdfare-package/api/v1/Package/GetPackageDetail", operation_id = "packageGetPackageDetail", tag = "packages",
    security(("session" = [])), extensions(("x-functionality" = json!(245))), params(PackageDetailParams),
    responses((status = 200, body = PackageDetail)))]
pub(crate) async fn get_package_detail(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::AccessHoliday.code() }>,
    Params(asked): Params<PackageDetailParams>,
) -> Result<Json<PackageDetail>, Refusal> {
    let party = asked.party().map_err(Refusal::fields)?;
    let id = TourPackageId(asked.package_id);
    let found = state.app.package_detail(agent.caller(), id, asked.date).await?;
    let mut found = found.ok_or_else(|| Refusal::new(ErrorCode::HolidaysPackageGone))?;
    let wanted = asked.date.zip(party.as_ref());
    let price = wanted.and_then(|(date, party)| found.package.price_on(date, party).ok());
    found.price = price.unwrap_or(found.price);
    Ok(Json(PackageDetail {
        holiday_package: HolidayPackage::of(&found, price, agent.visibility()),
    }))
}

impl PackageDetailParams {
    /// The party, if adults are given.
    fn party(&self) -> Result<Option<PackageParty>, Vec<BadField>> {
        let ages = self.child_ages.as_deref().unwrap_or_default();
        let ages = ages.split(',').map(str::trim).filter(|age| !age.is_empty());
        let ages: Result<Vec<u8>, _> = ages.map(str::parse).collect();
        let child_ages = ages.map_err(|_| {
            let detail = "Ages in years, separated by commas.";
            vec![BadField::new("/childAges", "age.range", detail)]
        })?;
        let Some(adults) = self.adults else {
            return Ok(None);
        };
        let party = PackageParty { adults, child_ages };
        let bad: Vec<BadField> = party.faults().into_iter().map(party_field).collect();
        if bad.is_empty() { Ok(Some(party)) } else { Err(bad) }
    }
}

impl PackageMeal {
    const fn of(meal: Meal) -> Self {
        match meal {
            Meal::Breakfast => Self::Breakfast,
            Meal::Lunch => Self::Lunch,
            Meal::Dinner => Self::Dinner,
        }
    }
}

impl HolidayPackage {
    fn of(found: &PricedPackage, price: Option<PackagePrice>, visibility: Visibility) -> Self {
        let (package, language) = (&found.package, visibility.names);
        let offer = &package.offer;
        let days = (1..).zip(&offer.itinerary).map(|(day, plan)| PackageDay {
            day,
            title: plan.title.in_language(language).to_owned(),
            text: plan.text.in_language(language).to_owned(),
            meals: plan.meals.iter().copied().map(PackageMeal::of).collect(),
        });
        let hotels = offer.hotels.iter().map(|hotel| PackageHotel {
            name: hotel.name.clone(),
            stars: hotel.stars,
            nights: hotel.nights,
            city: hotel.city.clone(),
        });
        let departures = package.departures.iter().map(|departure| PackageDeparture {
            date: departure.date,
            seats_left: departure.free(),
        });
        let route = offer.route.iter().map(|stop| PackageRoutePoint {
            name: stop.name.clone(),
            lat: stop.position.lat,
            lon: stop.position.lon,
        });
        let steps = offer.cancellation.iter().map(|step| PackageCancellation {
            days_before: step.days_before,
            percent: step.percent,
        });
        let bands = offer.price_bands.iter();
        Self {
            facts: PackageFacts::of(found, visibility),
            description: offer.description.in_language(language).to_owned(),
            images: picture::addresses(package),
            itinerary: days.collect(),
            inclusions: texts(&offer.inclusions, language),
            exclusions: texts(&offer.exclusions, language),
            hotels: hotels.collect(),
            price_bands: bands.map(|band| PackagePriceBand::of(band, visibility)).collect(),
            departures: departures.collect(),
            route: route.collect(),
            cancellation_policy: steps.collect(),
            documents: texts(&offer.documents, language),
            valid_from: offer.valid_from,
            valid_until: offer.valid_until,
            deposit: PackageDeposit {
                percent: offer.deposit_percent,
            },
            price: price.map(|price| PackageAmount::of(price, visibility)),
        }
    }
}

impl PackagePriceBand {
    fn of(band: &PriceBand, visibility: Visibility) -> Self {
        Self {
            from: band.from,
            to: band.to,
            adult: PackageAmount::of(band.adult, visibility),
            child: PackageAmount::of(band.child, visibility),
            infant: PackageAmount::of(band.infant, visibility),
            single_supplement: PackageAmount::of(band.single_supplement, visibility),
        }
    }
}
