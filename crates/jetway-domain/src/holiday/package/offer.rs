//! What a package offers, and for which price.

use std::collections::BTreeSet;

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use super::{PackageKind, PackageMeal, PackageRefusal, PartyCount};
use crate::codes::CountryCode;
use crate::money::{CurrencyCode, Money, MoneyError};
use crate::reference::geo::Position;
use crate::text::Bilingual;

/// What a package offers, and on which terms. All amounts are in one currency.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct PackageOffer {
    /// Type.
    pub kind: PackageKind,
    /// Id of its city in the reference data, such as `ist`.
    pub city: String,
    /// Country of that city.
    pub country: CountryCode,
    /// Title, such as `Istanbul and the Bosphorus`.
    pub title: Bilingual,
    /// A paragraph or two.
    pub description: Bilingual,
    /// Short points for the card.
    pub highlights: Vec<Bilingual>,
    /// Days of the tour, the first and the last one included.
    pub days: u32,
    /// Nights in hotels.
    pub nights: u32,
    /// Rating by travellers in tenths, 0 to 50.
    pub rating_tenths: u8,
    /// Day by day, from the first day on; as many as `days`.
    pub itinerary: Vec<PackageDay>,
    /// What is included.
    pub inclusions: Vec<Bilingual>,
    /// What is not.
    pub exclusions: Vec<Bilingual>,
    /// Where travellers stay, in order.
    pub hotels: Vec<PackageHotel>,
    /// Prices by first day of the tour, by date, without overlaps.
    pub price_bands: Vec<PriceBand>,
    /// Places of the tour, in order.
    pub route: Vec<RouteStop>,
    /// What cancelling costs, the earliest step first.
    pub cancellation: Vec<CancellationStep>,
    /// Documents that travellers need.
    pub documents: Vec<Bilingual>,
    /// First day on which it may start.
    pub valid_from: NaiveDate,
    /// Last day on which it may start.
    pub valid_until: NaiveDate,
    /// Fewest travellers of a party, infants not counted.
    pub min_travellers: u32,
    /// Percent of the price that is paid first, 0 to 100.
    pub deposit_percent: u8,
}

/// A day of the tour.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct PackageDay {
    /// Title, such as `Arrival in Istanbul`.
    pub title: Bilingual,
    /// What happens.
    pub text: Bilingual,
    /// Meals that are included.
    pub meals: BTreeSet<PackageMeal>,
}

/// A hotel of the tour.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct PackageHotel {
    /// Name.
    pub name: String,
    /// 1 to 5.
    pub stars: u8,
    /// Nights there.
    pub nights: u32,
    /// City.
    pub city: String,
}

/// A price.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct PackagePrice {
    /// What the agency's customer pays.
    pub customer: Money,
    /// What the agency pays.
    pub agent: Money,
}

/// Prices of tours that start on certain days.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct PriceBand {
    /// First day.
    pub from: NaiveDate,
    /// Last day.
    pub to: NaiveDate,
    /// For a traveller of 12 years and more, in a room for two.
    pub adult: PackagePrice,
    /// For a child of 2 to 11 years.
    pub child: PackagePrice,
    /// For an infant under 2 years.
    pub infant: PackagePrice,
    /// What the adult who has a room alone pays on top.
    pub single_supplement: PackagePrice,
}

/// A place of the tour.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct RouteStop {
    /// Name.
    pub name: String,
    /// Where it is.
    pub position: Position,
}

/// What cancelling costs from some days before the tour on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct CancellationStep {
    /// From so many days before the first day of the tour on.
    pub days_before: u32,
    /// Percent of the price, 0 to 100.
    pub percent: u8,
}

impl PackagePrice {
    /// The price for `count` travellers.
    ///
    /// # Errors
    /// The product overflows.
    pub fn times(self, count: u32) -> Result<Self, MoneyError> {
        Ok(Self {
            customer: self.customer.times(count)?,
            agent: self.agent.times(count)?,
        })
    }

    /// The sum of two prices.
    ///
    /// # Errors
    /// The currencies differ or the sum overflows.
    pub fn checked_add(self, other: Self) -> Result<Self, MoneyError> {
        Ok(Self {
            customer: self.customer.checked_add(other.customer)?,
            agent: self.agent.checked_add(other.agent)?,
        })
    }
}

impl PriceBand {
    /// The price of a party: an adult who is left over when rooms are shared by two pays the single supplement.
    ///
    /// # Errors
    /// The currencies differ or an amount overflows.
    pub fn total(&self, count: PartyCount) -> Result<PackagePrice, MoneyError> {
        let adults = self.adult.times(count.adults)?;
        let children = self.child.times(count.children)?;
        let infants = self.infant.times(count.infants)?;
        let singles = self.single_supplement.times(count.adults % 2)?;
        adults.checked_add(children)?.checked_add(infants)?.checked_add(singles)
    }
}

impl PackageOffer {
    /// Currency of all amounts; `None` only without price bands, which no saved package is.
    #[must_use]
    pub fn currency(&self) -> Option<CurrencyCode> {
        self.price_bands.first().map(|band| band.adult.customer.currency)
    }

    /// The prices of tours that start on `date`; `None` when it is not sold then.
    #[must_use]
    pub fn band_on(&self, date: NaiveDate) -> Option<&PriceBand> {
        if !(self.valid_from..=self.valid_until).contains(&date) {
            return None;
        }
        self.price_bands
            .iter()
            .find(|band| (band.from..=band.to).contains(&date))
    }

    /// The first day with a price on `date` or later.
    #[must_use]
    pub fn priced_from(&self, date: NaiveDate) -> Option<NaiveDate> {
        let date = date.max(self.valid_from);
        let bands = self.price_bands.iter().filter(|band| band.to >= date);
        let first = bands.map(|band| band.from.max(date)).min()?;
        (first <= self.valid_until).then_some(first)
    }

    /// The price of a party that starts on `date`, whatever departures there are.
    ///
    /// # Errors
    /// `NotSold` without a price on that day, `Amount` when the sum is too large.
    pub fn price_on(&self, date: NaiveDate, count: PartyCount) -> Result<PackagePrice, PackageRefusal> {
        let band = self.band_on(date).ok_or(PackageRefusal::NotSold)?;
        Ok(band.total(count)?)
    }

    /// Percent of the price that cancelling costs `days_before` days before the first day; 0 before the first step.
    #[must_use]
    pub fn cancellation_percent(&self, days_before: i64) -> u8 {
        let reached = |step: &&CancellationStep| days_before <= i64::from(step.days_before);
        let last = self.cancellation.iter().filter(reached);
        last.min_by_key(|step| step.days_before).map_or(0, |step| step.percent)
    }
}
