//! A package in lists.

use chrono::NaiveDate;
use jetway_app::holiday::packages::{PricedPackage, city_name};
use jetway_domain::holiday::package::{PackageKind, PackagePrice};
use jetway_domain::reference::NameLanguage;
use jetway_domain::text::Bilingual;
use serde::Serialize;
use utoipa::ToSchema;
use uuid::Uuid;

use super::picture;
use crate::wire::visibility::Visibility;

/// Departures of a card.
const NEXT: usize = 6;

/// Type of a package.
#[derive(Serialize, ToSchema, Debug, Clone, Copy, PartialEq, Eq)]
#[serde(rename_all = "camelCase")]
pub(crate) enum PackageType {
    /// With other travellers and a guide.
    Group,
    /// With a guide of one's own.
    Private,
    /// By rental car.
    SelfDrive,
    /// For newly-weds.
    Honeymoon,
    /// For pilgrims.
    Umrah,
    /// For parents with children.
    Family,
    /// Outdoors.
    Adventure,
}

/// A price, such as `AED 1234.50`.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct PackageAmount {
    /// What the customer pays.
    amount: String,
    /// What the agency pays; needs 203.
    #[serde(skip_serializing_if = "Option::is_none")]
    agent_amount: Option<String>,
}

/// A package.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct PackageCard {
    #[serde(flatten)]
    facts: PackageFacts,
    /// The next days of departure; empty when it can start on any day with a price.
    departures: Vec<NaiveDate>,
}

/// What lists and the page of a package have in common.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct PackageFacts {
    id: Uuid,
    title: String,
    city: String,
    city_id: String,
    country_code: String,
    #[serde(rename = "type")]
    kind: PackageType,
    days: u32,
    nights: u32,
    /// 0 to 5, in tenths.
    rating: f64,
    /// Address of a picture.
    image: String,
    highlights: Vec<String>,
    /// For the whole party; for one adult where no party was given.
    price_from: PackageAmount,
    /// For an adult in a room for two.
    price_per_adult: PackageAmount,
    /// The first day that these prices are of; absent when no day is left.
    #[serde(skip_serializing_if = "Option::is_none")]
    starts_on: Option<NaiveDate>,
    /// Fewest travellers, infants not counted.
    min_pax: u32,
    /// The higher, the more it is asked for.
    popularity: u32,
}

impl PackageType {
    pub(super) const fn of(kind: PackageKind) -> Self {
        match kind {
            PackageKind::Group => Self::Group,
            PackageKind::Private => Self::Private,
            PackageKind::SelfDrive => Self::SelfDrive,
            PackageKind::Honeymoon => Self::Honeymoon,
            PackageKind::Umrah => Self::Umrah,
            PackageKind::Family => Self::Family,
            PackageKind::Adventure => Self::Adventure,
        }
    }
}

impl PackageAmount {
    pub(super) fn of(price: PackagePrice, visibility: Visibility) -> Self {
        Self {
            amount: price.customer.to_string(),
            agent_amount: visibility.agent_amounts.then(|| price.agent.to_string()),
        }
    }
}

impl PackageFacts {
    pub(super) fn of(found: &PricedPackage, visibility: Visibility) -> Self {
        let (package, language) = (&found.package, visibility.names);
        let offer = &package.offer;
        Self {
            id: package.id.0,
            title: offer.title.in_language(language).to_owned(),
            city: city_name(&offer.city, language).to_owned(),
            city_id: offer.city.clone(),
            country_code: offer.country.as_str().to_owned(),
            kind: PackageType::of(offer.kind),
            days: offer.days,
            nights: offer.nights,
            rating: f64::from(offer.rating_tenths) / 10.0,
            image: picture::addresses(package).into_iter().next().unwrap_or_default(),
            highlights: texts(&offer.highlights, language),
            price_from: PackageAmount::of(found.price, visibility),
            price_per_adult: PackageAmount::of(found.adult, visibility),
            starts_on: found.starts_on,
            min_pax: offer.min_travellers,
            popularity: package.popularity,
        }
    }
}

impl PackageCard {
    pub(super) fn of(found: &PricedPackage, visibility: Visibility) -> Self {
        let from = found.starts_on.unwrap_or(NaiveDate::MAX);
        let departures = found.package.departures_from(from).take(NEXT);
        Self {
            facts: PackageFacts::of(found, visibility),
            departures: departures.map(|departure| departure.date).collect(),
        }
    }
}

/// Texts in a language.
pub(super) fn texts(texts: &[Bilingual], language: NameLanguage) -> Vec<String> {
    texts.iter().map(|text| text.in_language(language).to_owned()).collect()
}
