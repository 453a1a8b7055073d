//! A package as operators type it.

use std::collections::BTreeSet;

use chrono::NaiveDate;
use jetway_app::holiday::packages::city;
use jetway_domain::codes::CountryCode;
use jetway_domain::holiday::package::{
    CancellationStep, Departure, PackageDay, PackageHotel, PackageKind, PackageMeal, PackageOffer, PackagePrice,
    PriceBand, RouteStop, TourPackage,
};
use jetway_domain::money::{CurrencyCode, Money};
use jetway_domain::reference::geo::Position;
use jetway_domain::text::Bilingual;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::wire::field_error::BadField;

/// A package. Amounts are decimals in the tenant's currency, such as `1250.00`; days are those of the tenant's calendar.
#[derive(Deserialize, Serialize, ToSchema, Debug, Clone)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct HolidayPackageForm {
    #[serde(rename = "type")]
    kind: HolidayPackageType,
    city_id: String,
    /// 0 to 5 with one decimal, such as `4.5`.
    rating: String,
    days: u32,
    nights: u32,
    /// Fewest travellers of a party, infants not counted.
    min_pax: u32,
    title: HolidayText,
    description: HolidayText,
    highlights: Vec<HolidayText>,
    /// As many as `days`.
    itinerary: Vec<HolidayDay>,
    inclusions: Vec<HolidayText>,
    exclusions: Vec<HolidayText>,
    documents: Vec<HolidayText>,
    hotels: Vec<HolidayHotel>,
    /// By date, without overlaps.
    price_bands: Vec<HolidayPriceBand>,
    /// None: it starts on every day of its price bands.
    departures: Vec<HolidayDeparture>,
    route: Vec<HolidayStop>,
    /// The earliest step first.
    cancellation_policy: Vec<HolidayCancelStep>,
    /// Percent of the price that is paid first.
    deposit_percent: u8,
    valid_from: NaiveDate,
    valid_until: NaiveDate,
}

/// Type of a package.
#[derive(Serialize, Deserialize, ToSchema, Debug, Clone, Copy, PartialEq, Eq)]
#[serde(rename_all = "camelCase")]
pub(crate) enum HolidayPackageType {
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

/// A meal that is included.
#[derive(Serialize, Deserialize, ToSchema, Debug, Clone, Copy, PartialEq, Eq)]
#[serde(rename_all = "camelCase")]
pub(crate) enum HolidayMeal {
    /// In the morning.
    Breakfast,
    /// At noon.
    Lunch,
    /// In the evening.
    Dinner,
}

/// A text in two languages; readers of Arabic see the English one where the Arabic one is empty.
#[derive(Deserialize, Serialize, ToSchema, Debug, Clone)]
#[serde(deny_unknown_fields)]
pub(crate) struct HolidayText {
    en: String,
    ar: String,
}

/// A day of the tour.
#[derive(Deserialize, Serialize, ToSchema, Debug, Clone)]
#[serde(deny_unknown_fields)]
pub(crate) struct HolidayDay {
    title: HolidayText,
    text: HolidayText,
    meals: Vec<HolidayMeal>,
}

/// A hotel of the tour.
#[derive(Deserialize, Serialize, ToSchema, Debug, Clone)]
#[serde(deny_unknown_fields)]
pub(crate) struct HolidayHotel {
    name: String,
    /// 1 to 5.
    stars: u8,
    nights: u32,
    city: String,
}

/// Prices of tours that start on certain days.
#[derive(Deserialize, Serialize, ToSchema, Debug, Clone)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct HolidayPriceBand {
    from: NaiveDate,
    to: NaiveDate,
    adult: HolidayUnitPrice,
    child: HolidayUnitPrice,
    infant: HolidayUnitPrice,
    /// On top for the adult who has a room alone.
    single_supplement: HolidayUnitPrice,
}

/// A price.
#[derive(Deserialize, Serialize, ToSchema, Debug, Clone)]
#[serde(deny_unknown_fields)]
pub(crate) struct HolidayUnitPrice {
    /// What the customer pays.
    customer: String,
    /// What the agency pays.
    agent: String,
}

/// A departure.
#[derive(Deserialize, Serialize, ToSchema, Debug, Clone)]
#[serde(deny_unknown_fields)]
pub(crate) struct HolidayDeparture {
    date: NaiveDate,
    seats: u32,
}

/// A place of the tour.
#[derive(Deserialize, Serialize, ToSchema, Debug, Clone)]
#[serde(deny_unknown_fields)]
pub(crate) struct HolidayStop {
    name: String,
    /// North positive, in degrees.
    #[schema(minimum = -90, maximum = 90)]
    lat: f64,
    /// East positive, in degrees.
    #[schema(minimum = -180, maximum = 180)]
    lon: f64,
}

/// What cancelling costs.
#[derive(Deserialize, Serialize, ToSchema, Debug, Clone)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct HolidayCancelStep {
    /// From so many days before the first day on.
    pub(super) days_before: u32,
    /// Percent of the price that is kept.
    pub(super) percent: u8,
}

/// Reads texts of one tenant, and keeps the fields that cannot be read.
struct Reader {
    currency: CurrencyCode,
    bad: Vec<BadField>,
}

impl HolidayPackageForm {
    /// The form of a package.
    pub(super) fn of(package: &TourPackage) -> Self {
        let offer = &package.offer;
        let days = offer.itinerary.iter().map(|day| HolidayDay {
            title: HolidayText::of(&day.title),
            text: HolidayText::of(&day.text),
            meals: day.meals.iter().copied().map(HolidayMeal::of).collect(),
        });
        let hotels = offer.hotels.iter().map(|hotel| HolidayHotel {
            name: hotel.name.clone(),
            stars: hotel.stars,
            nights: hotel.nights,
            city: hotel.city.clone(),
        });
        let departures = package.departures.iter().map(|departure| HolidayDeparture {
            date: departure.date,
            seats: departure.seats,
        });
        let route = offer.route.iter().map(|stop| HolidayStop {
            name: stop.name.clone(),
            lat: stop.position.lat,
            lon: stop.position.lon,
        });
        let steps = offer.cancellation.iter().map(|step| HolidayCancelStep {
            days_before: step.days_before,
            percent: step.percent,
        });
        Self {
            kind: HolidayPackageType::of(offer.kind),
            city_id: offer.city.clone(),
            rating: format!("{}.{}", offer.rating_tenths / 10, offer.rating_tenths % 10),
            days: offer.days,
            nights: offer.nights,
            min_pax: offer.min_travellers,
            title: HolidayText::of(&offer.title),
            description: HolidayText::of(&offer.description),
            highlights: HolidayText::all(&offer.highlights),
            itinerary: days.collect(),
            inclusions: HolidayText::all(&offer.inclusions),
            exclusions: HolidayText::all(&offer.exclusions),
            documents: HolidayText::all(&offer.documents),
            hotels: hotels.collect(),
            price_bands: offer.price_bands.iter().map(HolidayPriceBand::of).collect(),
            departures: departures.collect(),
            route: route.collect(),
            cancellation_policy: steps.collect(),
            deposit_percent: offer.deposit_percent,
            valid_from: offer.valid_from,
            valid_until: offer.valid_until,
        }
    }

    /// The offer and the departures, of which orders have no places yet.
    ///
    /// # Errors
    /// All fields that cannot be read, by pointers below `place`.
    pub(super) fn read(
        &self,
        currency: CurrencyCode,
        place: &str,
    ) -> Result<(PackageOffer, Vec<Departure>), Vec<BadField>> {
        let mut reader = Reader {
            currency,
            bad: Vec::new(),
        };
        let country = city(&self.city_id).map(|city| city.country_code);
        if country.is_none() {
            let detail = "Choose a city from the list.";
            let pointer = format!("{place}/cityId");
            reader.bad.push(BadField::new(pointer, "code.unknown", detail));
        }
        let rating_tenths = reader.rating(&format!("{place}/rating"), &self.rating);
        let bands = self.price_bands.iter().enumerate();
        let price_bands = bands.map(|(at, band)| band.read(&format!("{place}/priceBands/{at}"), &mut reader));
        let price_bands: Vec<PriceBand> = price_bands.collect();
        let Some(country) = country.filter(|_| reader.bad.is_empty()) else {
            return Err(reader.bad);
        };
        let departures = self.departures.iter().map(|departure| Departure {
            date: departure.date,
            seats: departure.seats,
            taken: 0,
        });
        let offer = PackageOffer {
            rating_tenths,
            price_bands,
            ..self.plain(country)
        };
        Ok((offer, departures.collect()))
    }

    /// The offer without its rating and prices.
    fn plain(&self, country: CountryCode) -> PackageOffer {
        let days = self.itinerary.iter().map(|day| PackageDay {
            title: day.title.text(),
            text: day.text.text(),
            meals: day
                .meals
                .iter()
                .copied()
                .map(HolidayMeal::meal)
                .collect::<BTreeSet<_>>(),
        });
        let hotels = self.hotels.iter().map(|hotel| PackageHotel {
            name: hotel.name.clone(),
            stars: hotel.stars,
            nights: hotel.nights,
            city: hotel.city.clone(),
        });
        let route = self.route.iter().map(|stop| RouteStop {
            name: stop.name.clone(),
            position: Position {
                lat: stop.lat,
                lon: stop.lon,
            },
        });
        let steps = self.cancellation_policy.iter().map(|step| CancellationStep {
            days_before: step.days_before,
            percent: step.percent,
        });
        let texts = |texts: &[HolidayText]| texts.iter().map(HolidayText::text).collect();
        PackageOffer {
            kind: self.kind.kind(),
            city: self.city_id.clone(),
            country,
            title: self.title.text(),
            description: self.description.text(),
            highlights: texts(&self.highlights),
            days: self.days,
            nights: self.nights,
            rating_tenths: 0,
            itinerary: days.collect(),
            inclusions: texts(&self.inclusions),
            exclusions: texts(&self.exclusions),
            hotels: hotels.collect(),
            price_bands: Vec::new(),
            route: route.collect(),
            cancellation: steps.collect(),
            documents: texts(&self.documents),
            valid_from: self.valid_from,
            valid_until: self.valid_until,
            min_travellers: self.min_pax,
            deposit_percent: self.deposit_percent,
        }
    }
}

impl HolidayText {
    fn of(text: &Bilingual) -> Self {
        Self {
            en: text.en.clone(),
            ar: text.ar.clone(),
        }
    }

    fn all(texts: &[Bilingual]) -> Vec<Self> {
        texts.iter().map(Self::of).collect()
    }

    fn text(&self) -> Bilingual {
        Bilingual::new(self.en.trim(), self.ar.trim())
    }
}

impl HolidayPriceBand {
    fn of(band: &PriceBand) -> Self {
        let price = |price: PackagePrice| HolidayUnitPrice {
            customer: price.customer.amount(),
            agent: price.agent.amount(),
        };
        Self {
            from: band.from,
            to: band.to,
            adult: price(band.adult),
            child: price(band.child),
            infant: price(band.infant),
            single_supplement: price(band.single_supplement),
        }
    }

    fn read(&self, place: &str, reader: &mut Reader) -> PriceBand {
        let mut price = |name: &str, typed: &HolidayUnitPrice| PackagePrice {
            customer: reader.amount(format!("{place}/{name}/customer"), &typed.customer),
            agent: reader.amount(format!("{place}/{name}/agent"), &typed.agent),
        };
        PriceBand {
            from: self.from,
            to: self.to,
            adult: price("adult", &self.adult),
            child: price("child", &self.child),
            infant: price("infant", &self.infant),
            single_supplement: price("singleSupplement", &self.single_supplement),
        }
    }
}

impl Reader {
    /// A decimal amount in the tenant's currency.
    fn amount(&mut self, pointer: String, text: &str) -> Money {
        Money::from_amount(text, self.currency).unwrap_or_else(|_| {
            let detail = "A decimal amount, such as 1234.50.";
            self.bad.push(BadField::new(pointer, "amount.shape", detail));
            Money::zero(self.currency)
        })
    }

    /// Tenths of a rating such as `4.5`.
    fn rating(&mut self, pointer: &str, text: &str) -> u8 {
        let (whole, tenth) = text.split_once('.').unwrap_or((text, "0"));
        let digit = |digits: &str| digits.parse::<u8>().ok().filter(|_| digits.len() == 1);
        let read = digit(whole).zip(digit(tenth)).map(|(whole, tenth)| whole * 10 + tenth);
        read.unwrap_or_else(|| {
            let detail = "0 to 5 with at most one decimal.";
            self.bad.push(BadField::new(pointer, "number.range", detail));
            0
        })
    }
}

impl HolidayPackageType {
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

    pub(super) const fn kind(self) -> PackageKind {
        match self {
            Self::Group => PackageKind::Group,
            Self::Private => PackageKind::Private,
            Self::SelfDrive => PackageKind::SelfDrive,
            Self::Honeymoon => PackageKind::Honeymoon,
            Self::Umrah => PackageKind::Umrah,
            Self::Family => PackageKind::Family,
            Self::Adventure => PackageKind::Adventure,
        }
    }
}

impl HolidayMeal {
    const fn of(meal: PackageMeal) -> Self {
        match meal {
            PackageMeal::Breakfast => Self::Breakfast,
            PackageMeal::Lunch => Self::Lunch,
            PackageMeal::Dinner => Self::Dinner,
        }
    }

    const fn meal(self) -> PackageMeal {
        match self {
            Self::Breakfast => PackageMeal::Breakfast,
            Self::Lunch => PackageMeal::Lunch,
            Self::Dinner => PackageMeal::Dinner,
        }
    }
}
