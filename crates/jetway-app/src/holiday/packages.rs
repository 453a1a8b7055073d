//! Packages as agencies find them.

use std::collections::BTreeMap;

use chrono::NaiveDate;
use jetway_connectors::reference::{Cities, City, Stay};
use jetway_db::DbError;
use jetway_domain::holiday::package::{PackageParty, PackagePrice, PriceBand, TourPackage};
use jetway_domain::ids::{TenantId, TourPackageId};
use jetway_domain::reference::NameLanguage;

use crate::app::App;
use crate::context::Caller;

/// Most packages of a search.
const MOST: u64 = 300;
/// Most days between the day asked for and the first day of a package that is found.
const SOON: i64 = 60;
/// Cities that a typed text is looked for in.
const CANDIDATES: usize = 60;
/// Most cities of an answer to a typed text.
const MOST_CITIES: usize = 20;

/// A city with packages.
#[derive(Debug, Clone, PartialEq)]
pub struct CityOffer {
    /// The city.
    pub city: &'static City,
    /// How many packages it has.
    pub packages: u64,
    /// How much its packages are asked for, compared with other cities: 0 and more.
    pub popularity: u64,
}

/// Which packages an agency looks for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PackageSearch {
    /// Id of the city in the reference data.
    pub city: String,
    /// First day.
    pub date: NaiveDate,
    /// Who travels.
    pub party: PackageParty,
}

/// A package with what it costs.
#[derive(Debug, Clone, PartialEq)]
pub struct PricedPackage {
    /// The package with its departures from the day on that was asked for.
    pub package: TourPackage,
    /// The first day that the prices are of; `None` when no day is left.
    pub starts_on: Option<NaiveDate>,
    /// What the party pays; of one adult when none was given.
    pub price: PackagePrice,
    /// What an adult in a room for two pays.
    pub adult: PackagePrice,
}

/// The city with an id of the reference data.
#[must_use]
pub fn city(id: &str) -> Option<&'static City> {
    let cities = Cities::embedded();
    cities.all().get(cities.find(id)?)
}

/// The name of the city with an id of the reference data in a language; the id itself for one that is not known.
#[must_use]
pub fn city_name(id: &str, language: NameLanguage) -> &str {
    city(id).map_or(id, |city| city.name_in(language))
}

/// Every city that a package can be in, the most important first.
#[must_use]
pub fn cities() -> &'static [City] {
    Cities::embedded().all()
}

impl App {
    /// Today by a tenant's calendar.
    #[must_use]
    pub fn today(&self, tenant: &TenantId) -> NaiveDate {
        let zone = self.services().zone(tenant);
        self.clock().now().with_timezone(&zone).date_naive()
    }

    /// The packages of a city that the party can start on the day or within sixty days after it, most popular first, at most 300.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn find_packages(&self, caller: &Caller, search: &PackageSearch) -> Result<Vec<PricedPackage>, DbError> {
        let tx = self.services().read(&caller.tenant).await?;
        let found = tx.tour_packages().on_offer(&search.city, search.date, MOST).await?;
        let priced = found.into_iter().filter_map(|package| {
            let start = package.start_from(search.date, search.party.count().seats())?;
            if (start - search.date).num_days() > SOON {
                return None;
            }
            let price = package.price_on(start, &search.party).ok()?;
            let adult = package.offer.band_on(start)?.adult;
            Some(PricedPackage {
                package,
                starts_on: Some(start),
                price,
                adult,
            })
        });
        Ok(priced.collect())
    }

    /// A page of all published packages, or of those of a city, most popular first, priced for one adult, and their number on all pages.
    /// `page` counts from 1.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn all_packages(
        &self,
        caller: &Caller,
        city: Option<&str>,
        page: u64,
        size: u64,
    ) -> Result<(Vec<PricedPackage>, u64), DbError> {
        let today = self.today(&caller.tenant);
        let tx = self.services().read(&caller.tenant).await?;
        let (found, total) = tx.tour_packages().all_on_offer(city, today, page, size).await?;
        let priced = found.into_iter().filter_map(|package| priced_from(package, today));
        Ok((priced.collect(), total))
    }

    /// A published package, priced for one adult from `date` on or from today on; `None` if there is none.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn package_detail(
        &self,
        caller: &Caller,
        id: TourPackageId,
        date: Option<NaiveDate>,
    ) -> Result<Option<PricedPackage>, DbError> {
        let today = self.today(&caller.tenant);
        let found = self.published_package(caller, id).await?;
        Ok(found.and_then(|mut package| {
            package.departures.retain(|departure| departure.date >= today);
            priced_from(package, date.unwrap_or(today))
        }))
    }

    /// A published package that may still start, with all its departures; `None` if there is none.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn published_package(&self, caller: &Caller, id: TourPackageId) -> Result<Option<TourPackage>, DbError> {
        let today = self.today(&caller.tenant);
        let tx = self.services().read(&caller.tenant).await?;
        let found = tx.tour_packages().find(id).await?;
        Ok(found.filter(|package| package.is_open_on(today)))
    }

    /// The cities with published packages, most popular first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn package_cities(&self, caller: &Caller) -> Result<Vec<CityOffer>, DbError> {
        let today = self.today(&caller.tenant);
        let tx = self.services().read(&caller.tenant).await?;
        let found = tx.tour_packages().cities(today).await?;
        let offers = found.into_iter().filter_map(|row| {
            Some(CityOffer {
                city: city(&row.city)?,
                packages: row.packages,
                popularity: row.popularity,
            })
        });
        Ok(offers.collect())
    }

    /// At most twenty cities with packages for a typed text, best match first: by their names, other names and landmarks, typing errors
    /// included. An empty text finds the most popular ones.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn search_package_cities(&self, caller: &Caller, text: &str) -> Result<Vec<CityOffer>, DbError> {
        let mut offers = self.package_cities(caller).await?;
        if text.is_empty() {
            offers.truncate(MOST_CITIES);
            return Ok(offers);
        }
        let mut offers: BTreeMap<&str, CityOffer> = offers
            .into_iter()
            .map(|offer| (offer.city.id.as_str(), offer))
            .collect();
        let places = Cities::embedded();
        let found = places.search(text, CANDIDATES).into_iter().filter_map(|stay| {
            let at = match stay {
                Stay::City(at) => at,
                Stay::Landmark(at) => places.landmarks().get(at)?.city,
            };
            offers.remove(places.all().get(at)?.id.as_str())
        });
        Ok(found.take(MOST_CITIES).collect())
    }
}

/// The package with the price of an adult from `date` on, or of its last prices; `None` only without prices, which no saved package is.
fn priced_from(package: TourPackage, date: NaiveDate) -> Option<PricedPackage> {
    let starts_on = package.start_from(date, 1);
    let band: &PriceBand = starts_on
        .and_then(|start| package.offer.band_on(start))
        .or(package.offer.price_bands.last())?;
    let adult = band.adult;
    Some(PricedPackage {
        starts_on,
        price: adult,
        adult,
        package,
    })
}
