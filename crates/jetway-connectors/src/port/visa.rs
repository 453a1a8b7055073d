//! The interface of visa data: what a nationality needs for a destination, and the visas that are sold.

use chrono::NaiveDate;
use jetway_domain::codes::CountryCode;
use jetway_domain::money::CurrencyCode;
use jetway_domain::text::Bilingual;
use jetway_domain::visa::product::{VisaEligibility, VisaProduct};

/// A country that visas are sold for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct VisaDestination {
    /// The country.
    pub country: CountryCode,
    /// English name.
    pub name: String,
    /// Whether it is among the most wanted.
    pub popular: bool,
}

/// What a nationality needs for a destination.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct VisaOffers {
    /// What is needed.
    pub eligibility: VisaEligibility,
    /// What to mind, in a sentence.
    pub note: Option<Bilingual>,
    /// Visas for any purpose; none when no visa is sold.
    pub products: Vec<VisaProduct>,
    /// Where the data comes from.
    pub source: Bilingual,
    /// The day of the data.
    pub source_date: NaiveDate,
}

/// Visa data.
pub trait VisaCatalogue: Send + Sync {
    /// Destinations, by English name.
    fn destinations(&self) -> Vec<VisaDestination>;

    /// Nationalities it has data for, by English name of the country.
    fn nationalities(&self) -> Vec<VisaDestination>;

    /// What a nationality needs for a destination; `None` without data, or for a currency without a rate.
    fn offers(&self, destination: CountryCode, nationality: CountryCode, currency: CurrencyCode) -> Option<VisaOffers>;

    /// A visa as it is sold to a nationality now.
    fn product(&self, id: &str, nationality: CountryCode, currency: CurrencyCode) -> Option<VisaProduct> {
        let destination = CountryCode::parse(id.get(..2)?).ok()?;
        let offers = self.offers(destination, nationality, currency)?;
        offers.products.into_iter().find(|product| product.id == id)
    }
}
