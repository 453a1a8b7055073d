//! Visa requirements of a nationality for a destination, and the visas on sale.

use chrono::{NaiveDate, TimeDelta};
use jetway_connectors::port::visa::{VisaDestination, VisaOffers};
use jetway_domain::codes::CountryCode;
use jetway_domain::ids::TenantId;
use jetway_domain::money::CurrencyCode;
use jetway_domain::visa::product::{VisaProduct, VisaPurpose, calendar_days};

use super::{VisaError, Visas};

/// A visa search.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct VisaSearch {
    /// Destination country.
    pub destination: CountryCode,
    /// Their citizenship.
    pub nationality: CountryCode,
    /// Purpose of the trip.
    pub purpose: VisaPurpose,
    /// First day of the trip.
    pub travel_on: NaiveDate,
    /// The currency of fees.
    pub currency: CurrencyCode,
}

/// Countries that visas are sold for, and nationalities they are sold to.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct VisaCountries {
    /// Destinations, by English name.
    pub destinations: Vec<VisaDestination>,
    /// Nationalities, by English name of the country.
    pub nationalities: Vec<VisaDestination>,
}

/// Whether a visa can be processed in time.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum InTime {
    /// Yes.
    Yes,
    /// The day of travel is before the end of the longest processing time.
    Tight,
    /// It is too late to apply.
    TooLate,
}

/// Whether a visa applied for today can be processed in time. Processing is in working days: five of seven.
#[must_use]
pub fn in_time(product: &VisaProduct, travel_on: NaiveDate, today: NaiveDate) -> InTime {
    let left = travel_on - today;
    if left < TimeDelta::days(i64::from(product.cutoff_days)) || left < TimeDelta::zero() {
        InTime::TooLate
    } else if left < calendar_days(product.processing.max) {
        InTime::Tight
    } else {
        InTime::Yes
    }
}

impl Visas {
    /// Countries of the catalogue.
    #[must_use]
    pub fn countries(&self) -> VisaCountries {
        self.catalogue
            .as_ref()
            .map(|catalogue| VisaCountries {
                destinations: catalogue.destinations(),
                nationalities: catalogue.nationalities(),
            })
            .unwrap_or_default()
    }

    /// The visas that are sold for a purpose; `None` without data about the countries.
    #[must_use]
    pub fn search(&self, search: &VisaSearch) -> Option<VisaOffers> {
        let catalogue = self.catalogue.as_ref()?;
        let mut offers = catalogue.offers(search.destination, search.nationality, search.currency)?;
        offers.products.retain(|product| product.purpose == search.purpose);
        Some(offers)
    }

    /// A visa as it is sold to a nationality now.
    ///
    /// # Errors
    /// `NoProduct` when it is not.
    pub fn product(
        &self,
        id: &str,
        nationality: CountryCode,
        currency: CurrencyCode,
    ) -> Result<VisaProduct, VisaError> {
        let catalogue = self.catalogue.as_ref().ok_or(VisaError::NoProduct)?;
        catalogue.product(id, nationality, currency).ok_or(VisaError::NoProduct)
    }

    /// The tenant's business date.
    #[must_use]
    pub fn today(&self, tenant: &TenantId) -> NaiveDate {
        let zone = self.services.zone(tenant);
        self.services.now().with_timezone(&zone).date_naive()
    }
}
