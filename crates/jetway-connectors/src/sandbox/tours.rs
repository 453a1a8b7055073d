//! Tour packages of the world: three in each of forty cities, in English and Arabic, with hotels of the world. Their dates are counted
//! from the day they are asked for, so that they never run out. Prices are plausible and nobody's.

mod plan;
mod text;
mod tour;

use std::sync::LazyLock;

use chrono::{DateTime, Days, NaiveDate, Utc};
use jetway_domain::holiday::package::{
    CancellationStep, Departure, PackageHotel, PackageKind, PackageOffer, PackagePrice, PackageState, PriceBand,
    RouteStop, TourPackage,
};
use jetway_domain::money::{CurrencyCode, Money};
use jetway_domain::reference::geo::Position;

use self::plan::plans;
use self::tour::{Tour, TourCity, TourStop};
use super::dice::Dice;
use super::fares::Filing;
use super::hotel::{Towns, names_of};
use crate::reference::{Cities, table};

/// Who has made the packages.
pub const MAKER: &str = "Demo";

/// The seed of all worlds' packages: a package is the same everywhere.
const SEED: u64 = 40;
/// Ten-thousandths of a dollar in a dollar.
const DOLLAR: i64 = 10_000;
/// Days of a price band, and how many there are: two years.
const BAND: u64 = 91;
/// What a band costs, in percent of the plain price.
const SEASONS: [i64; 8] = [100, 115, 95, 125, 100, 115, 95, 125];
/// Days between departures.
const BETWEEN: u64 = 14;
/// Days until the first departure.
const FIRST: u64 = 10;

static CITIES: LazyLock<Vec<TourCity>> =
    LazyLock::new(|| table::rows("tour-cities.csv", include_str!("../../data/tour-cities.csv")));
static STOPS: LazyLock<Vec<TourStop>> =
    LazyLock::new(|| table::rows("tour-stops.csv", include_str!("../../data/tour-stops.csv")));

/// Houses that the packages stay in.
static TOWNS: LazyLock<Towns> = LazyLock::new(|| Towns::new(Dice::new(SEED)));

/// The packages for a tenant of `currency`, as they are from `today` on; empty for a currency without a rate.
#[must_use]
pub fn packages(currency: CurrencyCode, today: NaiveDate, now: DateTime<Utc>) -> Vec<TourPackage> {
    let Some(filing) = Filing::of(currency) else {
        return Vec::new();
    };
    let places = CITIES.iter().filter_map(|city| {
        let at = Cities::embedded().find(&city.city)?;
        let stops: Vec<&TourStop> = STOPS.iter().filter(|stop| stop.city == city.city).collect();
        Some((city, at, stops))
    });
    let made = places.flat_map(|(city, at, stops)| {
        let hotels = names_of(&TOWNS, at);
        let plans = plans(&city.style).iter().enumerate();
        let tours: Vec<TourPackage> = plans
            .map(|(number, plan)| {
                let tour = Tour {
                    city,
                    stops: &stops,
                    plan,
                    number,
                    filing,
                    today,
                };
                tour.package(at, &hotels, now)
            })
            .collect();
        tours
    });
    made.collect()
}

impl Tour<'_> {
    fn package(&self, at: usize, hotels: &[(String, u8)], now: DateTime<Utc>) -> TourPackage {
        let dice = Dice::new(SEED);
        let roll = |what: &str, limit: u64| {
            let rolled = dice.below(limit, format_args!("tour|{}|{}|{what}", self.city.city, self.number));
            u32::try_from(rolled).unwrap_or_default()
        };
        let city = &Cities::embedded().all()[at];
        let nights = self.plan.nights;
        let (name, stars) = self.hotel(hotels);
        let words = text::Words::new(self, &city.name, &name);
        let route = self.stops.iter().map(|stop| RouteStop {
            name: stop.name.clone(),
            position: Position {
                lat: stop.lat,
                lon: stop.lon,
            },
        });
        let offer = PackageOffer {
            kind: self.plan.kind,
            city: self.city.city.clone(),
            country: city.country_code,
            title: words.title(),
            description: words.description(),
            highlights: words.highlights(),
            days: nights + 1,
            nights,
            rating_tenths: u8::try_from(36 + roll("rating", 14)).unwrap_or(40),
            itinerary: words.itinerary(),
            inclusions: words.inclusions(),
            exclusions: words.exclusions(),
            hotels: vec![PackageHotel {
                name: name.clone(),
                stars,
                nights,
                city: city.name.clone(),
            }],
            price_bands: self.bands(),
            route: route.collect(),
            cancellation: [(30, 25), (14, 50), (7, 100)]
                .map(|(days_before, percent)| CancellationStep { days_before, percent })
                .to_vec(),
            documents: words.documents(),
            valid_from: self.today,
            valid_until: self.day(BAND * 8 - 1),
            min_travellers: self.plan.min_travellers,
            deposit_percent: 30,
        };
        TourPackage {
            id: self.id(&dice),
            version: 1,
            state: PackageState::Published,
            offer,
            departures: self.departures(|week| 12 + roll(&format!("seats|{week}"), 19)),
            popularity: (self.city.popularity + roll("popularity", 60)) / 3,
            changed_at: now,
            changed_by: MAKER.to_owned(),
        }
    }

    /// Always the same, so that a package keeps its address when it gets new dates.
    fn id(&self, dice: &Dice) -> jetway_domain::ids::TourPackageId {
        let roll = |half: &str| dice.roll(format_args!("tour|{}|{}|{half}", self.city.city, self.number));
        let (high, low) = (roll("high"), roll("low"));
        let text = format!(
            "{:08x}-{:04x}-4{:03x}-a{:03x}-{:012x}",
            high >> 32,
            (high >> 16) & 0xffff,
            high & 0xfff,
            low >> 52,
            low & 0xffff_ffff_ffff
        );
        text.parse().expect("32 hexadecimal digits")
    }

    /// A hotel of the world with the plan's stars; the best it has otherwise.
    fn hotel(&self, hotels: &[(String, u8)]) -> (String, u8) {
        let fitting = hotels.iter().filter(|(_, stars)| *stars == self.plan.stars);
        let chosen = fitting.clone().nth(self.number).or_else(|| fitting.clone().next());
        let chosen = chosen.or_else(|| hotels.iter().max_by_key(|(_, stars)| *stars));
        chosen
            .cloned()
            .unwrap_or_else(|| ("City Court".to_owned(), self.plan.stars))
    }

    fn bands(&self) -> Vec<PriceBand> {
        let days = i64::from(self.plan.nights + 1);
        let plain = self.city.dollars * days * self.plan.percent / 100;
        let bands = (0_u64..).zip(SEASONS).map(|(number, season)| {
            let adult = plain * season / 100;
            PriceBand {
                from: self.day(number * BAND),
                to: self.day(number * BAND + BAND - 1),
                adult: self.price(adult),
                child: self.price(adult * 70 / 100),
                infant: self.price(adult / 10),
                single_supplement: self.price(adult * 35 / 100),
            }
        });
        bands.collect()
    }

    /// What customer and agency pay for so many dollars.
    fn price(&self, dollars: i64) -> PackagePrice {
        let customer: Money = self.filing.fare(dollars * DOLLAR);
        let agent = customer.percent_bp(9_200).unwrap_or(customer);
        PackagePrice { customer, agent }
    }

    fn departures(&self, seats: impl Fn(u64) -> u32) -> Vec<Departure> {
        let is_fixed = matches!(
            self.plan.kind,
            PackageKind::Group | PackageKind::Umrah | PackageKind::Adventure
        );
        if !is_fixed {
            return Vec::new();
        }
        let number = u64::try_from(self.number).unwrap_or_default();
        let first = FIRST + number * 3;
        let count = (BAND * 8 - first).div_ceil(BETWEEN);
        let departures = (0..count).map(|week| Departure {
            date: self.day(first + week * BETWEEN),
            seats: seats(week),
            taken: 0,
        });
        departures.collect()
    }

    /// So many days from today; the last day of the calendar beyond it.
    fn day(&self, days: u64) -> NaiveDate {
        self.today.checked_add_days(Days::new(days)).unwrap_or(NaiveDate::MAX)
    }
}

#[cfg(test)]
mod tests;
