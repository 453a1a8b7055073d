//! What a package must be before it is saved, by hand or by import.

use std::collections::BTreeSet;

use chrono::NaiveDate;

use super::{Departure, PackageOffer, PackagePrice, PackageState, PriceBand};
use crate::money::CurrencyCode;
use crate::text::Bilingual;

/// Longest title, in characters.
const LONGEST_TITLE: usize = 120;
/// Longest description or text of a day, in characters.
const LONGEST_TEXT: usize = 3_000;
/// Longest highlight, inclusion, exclusion or document, in characters.
const LONGEST_LINE: usize = 200;
/// Longest name of a hotel or place, in characters.
const LONGEST_NAME: usize = 120;
/// Most lines of a list of texts, hotels or places.
pub const MOST_LINES: usize = 30;
/// Most price bands.
pub const MOST_BANDS: usize = 60;
/// Most departures.
pub const MOST_DEPARTURES: usize = 400;
/// Most days of a tour.
const MOST_DAYS: u32 = 30;
/// Most places of a departure: more than a tour has, and few enough to be a typing mistake above.
const MOST_SEATS: u32 = 1_000;
/// Most travellers a package may ask for.
const MOST_MIN_TRAVELLERS: u32 = 50;
/// Best rating, in tenths.
const BEST_RATING: u8 = 50;
/// Most days before a tour that cancelling costs something.
const MOST_DAYS_BEFORE: u32 = 365;

/// A field that is not possible.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PackageFault {
    /// JSON pointer of the field, as in requests: `/priceBands/0/from`.
    pub pointer: String,
    /// What is wrong.
    pub code: PackageFaultCode,
}

/// What is wrong with a field of a package.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum PackageFaultCode {
    /// Empty or too long.
    #[error("is empty or too long")]
    Text,
    /// Too few or too many.
    #[error("has too few or too many")]
    Count,
    /// An id or code that is not known.
    #[error("is not known")]
    Unknown,
    /// A number out of its range.
    #[error("is out of range")]
    Number,
    /// An amount that is negative, or not positive where it must be.
    #[error("is not a possible amount")]
    Amount,
    /// The agency pays more than its customer.
    #[error("is more than the customer pays")]
    AboveCustomer,
    /// Amounts in two currencies.
    #[error("is in another currency")]
    Currency,
    /// A day before the one it follows, or before the validity.
    #[error("is too early")]
    TooEarly,
    /// A day after the one it precedes, or after the validity.
    #[error("is too late")]
    TooLate,
    /// A day or a number that another entry has.
    #[error("is there already")]
    Twice,
    /// A departure on a day without a price.
    #[error("has no price")]
    NoPrice,
    /// Orders have more places than would remain.
    #[error("is less than what orders have")]
    Taken,
    /// A state that its state cannot become.
    #[error("is not possible from the state it has")]
    State,
}

impl PackageFaultCode {
    /// Wire name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Text => "text.length",
            Self::Count => "package.count",
            Self::Unknown => "code.unknown",
            Self::Number => "number.range",
            Self::Amount => "amount.range",
            Self::AboveCustomer => "package.above_customer",
            Self::Currency => "currency.other",
            Self::TooEarly => "package.too_early",
            Self::TooLate => "package.too_late",
            Self::Twice => "package.twice",
            Self::NoPrice => "package.no_price",
            Self::Taken => "package.taken",
            Self::State => "package.state",
        }
    }
}

impl PackageOffer {
    /// Everything that is not possible for a package in `currency` with these departures.
    #[must_use]
    pub fn faults(&self, departures: &[Departure], currency: CurrencyCode) -> Vec<PackageFault> {
        let mut faults = Faults(Vec::new());
        self.check_texts(&mut faults);
        self.check_numbers(&mut faults);
        self.check_places(&mut faults);
        self.check_bands(&mut faults, currency);
        self.check_departures(&mut faults, departures);
        self.check_cancellation(&mut faults);
        faults.0
    }

    fn check_texts(&self, faults: &mut Faults) {
        faults.line("/title", &self.title, LONGEST_TITLE);
        faults.texts("/description", &self.description, LONGEST_TEXT);
        let lists = [
            ("/highlights", &self.highlights, 1),
            ("/inclusions", &self.inclusions, 1),
            ("/exclusions", &self.exclusions, 0),
            ("/documents", &self.documents, 0),
        ];
        for (pointer, lines, fewest) in lists {
            faults.unless(
                pointer,
                (fewest..=MOST_LINES).contains(&lines.len()),
                PackageFaultCode::Count,
            );
            for (at, line) in lines.iter().enumerate().take(MOST_LINES) {
                faults.line(&format!("{pointer}/{at}"), line, LONGEST_LINE);
            }
        }
        let days = usize::try_from(self.days).unwrap_or(usize::MAX);
        faults.unless("/itinerary", self.itinerary.len() == days, PackageFaultCode::Count);
        for (at, day) in self.itinerary.iter().enumerate().take(days) {
            faults.line(&format!("/itinerary/{at}/title"), &day.title, LONGEST_TITLE);
            faults.texts(&format!("/itinerary/{at}/text"), &day.text, LONGEST_TEXT);
        }
    }

    fn check_numbers(&self, faults: &mut Faults) {
        let number = PackageFaultCode::Number;
        faults.unless("/days", (1..=MOST_DAYS).contains(&self.days), number);
        faults.unless("/nights", self.nights <= self.days, number);
        faults.unless("/rating", self.rating_tenths <= BEST_RATING, number);
        let travellers = (1..=MOST_MIN_TRAVELLERS).contains(&self.min_travellers);
        faults.unless("/minPax", travellers, number);
        faults.unless("/depositPercent", self.deposit_percent <= 100, number);
        faults.unless(
            "/validUntil",
            self.valid_from <= self.valid_until,
            PackageFaultCode::TooEarly,
        );
    }

    fn check_places(&self, faults: &mut Faults) {
        faults.unless("/hotels", self.hotels.len() <= MOST_LINES, PackageFaultCode::Count);
        for (at, hotel) in self.hotels.iter().enumerate().take(MOST_LINES) {
            faults.text(&format!("/hotels/{at}/name"), &hotel.name, LONGEST_NAME);
            faults.text(&format!("/hotels/{at}/city"), &hotel.city, LONGEST_NAME);
            faults.unless(
                &format!("/hotels/{at}/stars"),
                (1..=5).contains(&hotel.stars),
                PackageFaultCode::Number,
            );
            let nights = (1..=MOST_DAYS).contains(&hotel.nights);
            faults.unless(&format!("/hotels/{at}/nights"), nights, PackageFaultCode::Number);
        }
        faults.unless(
            "/route",
            (1..=MOST_LINES).contains(&self.route.len()),
            PackageFaultCode::Count,
        );
        for (at, stop) in self.route.iter().enumerate().take(MOST_LINES) {
            faults.text(&format!("/route/{at}/name"), &stop.name, LONGEST_NAME);
            let position = stop.position;
            let lat = (-90.0..=90.0).contains(&position.lat);
            faults.unless(&format!("/route/{at}/lat"), lat, PackageFaultCode::Number);
            let lon = (-180.0..=180.0).contains(&position.lon);
            faults.unless(&format!("/route/{at}/lon"), lon, PackageFaultCode::Number);
        }
    }

    fn check_bands(&self, faults: &mut Faults, currency: CurrencyCode) {
        let count = (1..=MOST_BANDS).contains(&self.price_bands.len());
        faults.unless("/priceBands", count, PackageFaultCode::Count);
        let mut before: Option<NaiveDate> = None;
        for (at, band) in self.price_bands.iter().enumerate().take(MOST_BANDS) {
            let field = |name: &str| format!("/priceBands/{at}/{name}");
            let follows = before.is_none_or(|before| before < band.from) && self.valid_from <= band.from;
            faults.unless(&field("from"), follows, PackageFaultCode::TooEarly);
            faults.unless(&field("to"), band.from <= band.to, PackageFaultCode::TooEarly);
            faults.unless(&field("to"), band.to <= self.valid_until, PackageFaultCode::TooLate);
            before = Some(band.to);
            for (name, price) in prices(band) {
                let is_free = name != "adult";
                faults.price(&field(name), price, currency, is_free);
            }
        }
    }

    fn check_departures(&self, faults: &mut Faults, departures: &[Departure]) {
        faults.unless(
            "/departures",
            departures.len() <= MOST_DEPARTURES,
            PackageFaultCode::Count,
        );
        let mut known = BTreeSet::new();
        for (at, departure) in departures.iter().enumerate().take(MOST_DEPARTURES) {
            let field = |name: &str| format!("/departures/{at}/{name}");
            faults.unless(&field("date"), known.insert(departure.date), PackageFaultCode::Twice);
            let has_price = self.band_on(departure.date).is_some();
            faults.unless(&field("date"), has_price, PackageFaultCode::NoPrice);
            let seats = (1..=MOST_SEATS).contains(&departure.seats);
            faults.unless(&field("seats"), seats, PackageFaultCode::Number);
            faults.unless(
                &field("seats"),
                departure.taken <= departure.seats,
                PackageFaultCode::Taken,
            );
        }
    }

    fn check_cancellation(&self, faults: &mut Faults) {
        let count = (1..=MOST_LINES).contains(&self.cancellation.len());
        faults.unless("/cancellationPolicy", count, PackageFaultCode::Count);
        let mut before: Option<super::CancellationStep> = None;
        for (at, step) in self.cancellation.iter().enumerate().take(MOST_LINES) {
            let field = |name: &str| format!("/cancellationPolicy/{at}/{name}");
            let later = before.is_none_or(|before| step.days_before < before.days_before);
            let days = later && step.days_before <= MOST_DAYS_BEFORE;
            faults.unless(&field("daysBefore"), days, PackageFaultCode::Number);
            let rises = before.is_none_or(|before| step.percent >= before.percent);
            faults.unless(
                &field("percent"),
                rises && step.percent <= 100,
                PackageFaultCode::Number,
            );
            before = Some(*step);
        }
    }
}

impl PackageState {
    /// What keeps an offer from being in this state from `today` on: a published package has a day that it can start on.
    #[must_use]
    pub fn faults_on(self, offer: &PackageOffer, departures: &[Departure], today: NaiveDate) -> Vec<PackageFault> {
        let mut faults = Faults(Vec::new());
        if self == Self::Published {
            let priced = offer.priced_from(today).is_some();
            faults.unless("/validUntil", priced, PackageFaultCode::TooEarly);
            let ahead = departures.is_empty() || departures.iter().any(|departure| departure.date >= today);
            faults.unless("/departures", ahead, PackageFaultCode::TooEarly);
        }
        faults.0
    }
}

fn prices(band: &PriceBand) -> [(&'static str, PackagePrice); 4] {
    [
        ("adult", band.adult),
        ("child", band.child),
        ("infant", band.infant),
        ("singleSupplement", band.single_supplement),
    ]
}

struct Faults(Vec<PackageFault>);

impl Faults {
    fn unless(&mut self, pointer: &str, holds: bool, code: PackageFaultCode) {
        if !holds {
            self.0.push(PackageFault {
                pointer: pointer.to_owned(),
                code,
            });
        }
    }

    fn text(&mut self, pointer: &str, text: &str, longest: usize) {
        let fits = !text.trim().is_empty() && text.chars().count() <= longest;
        self.unless(pointer, fits, PackageFaultCode::Text);
    }

    fn texts(&mut self, pointer: &str, text: &Bilingual, longest: usize) {
        self.text(&format!("{pointer}/en"), &text.en, longest);
        let fits = text.ar.chars().count() <= longest;
        self.unless(&format!("{pointer}/ar"), fits, PackageFaultCode::Text);
    }

    fn line(&mut self, pointer: &str, text: &Bilingual, longest: usize) {
        self.texts(pointer, text, longest);
        for (name, text) in [("en", &text.en), ("ar", &text.ar)] {
            let is_line = !text.contains('\n');
            self.unless(&format!("{pointer}/{name}"), is_line, PackageFaultCode::Text);
        }
    }

    fn price(&mut self, pointer: &str, price: PackagePrice, currency: CurrencyCode, may_be_zero: bool) {
        for (name, amount) in [("customer", price.customer), ("agent", price.agent)] {
            let field = format!("{pointer}/{name}");
            let possible = amount.is_positive() || (amount.is_zero() && (may_be_zero || name == "agent"));
            self.unless(&field, possible, PackageFaultCode::Amount);
            self.unless(&field, amount.currency == currency, PackageFaultCode::Currency);
        }
        let dearer = price.agent.minor > price.customer.minor;
        self.unless(&format!("{pointer}/agent"), !dearer, PackageFaultCode::AboveCustomer);
    }
}
