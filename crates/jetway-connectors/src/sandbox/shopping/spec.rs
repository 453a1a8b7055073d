//! Content of an offer reference: everything needed to price and book it again, in any process.

use chrono::{DateTime, NaiveDate, Utc};
use jetway_domain::air::fare_kind::FareKind;
use jetway_domain::air::search::Cabin;
use jetway_domain::codes::{AirportCode, CarrierCode};
use jetway_domain::money::CurrencyCode;

use crate::sandbox::dice::Dice;
use crate::sandbox::fares::Brand;
use crate::sandbox::inventory::{ladder, step_of};
use crate::sandbox::schedule::{FlightId, Schedule};

/// One flight of an offer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::sandbox) struct Leg {
    pub(in crate::sandbox) flight: FlightId,
    pub(in crate::sandbox) date: NaiveDate,
    pub(in crate::sandbox) rbd: char,
    pub(in crate::sandbox) cabin: Cabin,
    /// The codeshare partner whose number it is sold under; absent for the airline's own.
    pub(in crate::sandbox) sold_by: Option<CarrierCode>,
}

/// The passengers of an offer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(in crate::sandbox) struct Party {
    pub(in crate::sandbox) adults: u8,
    pub(in crate::sandbox) child_ages: Vec<u8>,
    pub(in crate::sandbox) infants: u8,
}

impl Party {
    /// Infants sit on laps.
    pub(in crate::sandbox) fn seats(&self) -> u8 {
        let children = u8::try_from(self.child_ages.len()).unwrap_or(u8::MAX);
        self.adults.saturating_add(children)
    }

    /// Sets the children's exact ages; ignored when their number differs.
    pub(in crate::sandbox) fn grow(&mut self, child_ages: &[u8]) {
        if child_ages.len() == self.child_ages.len() {
            child_ages.clone_into(&mut self.child_ages);
        }
    }

    pub(in crate::sandbox) fn people(&self) -> usize {
        usize::from(self.seats()) + usize::from(self.infants)
    }
}

/// An offer before pricing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(in crate::sandbox) struct OfferSpec {
    pub(in crate::sandbox) supplier: String,
    pub(in crate::sandbox) currency: CurrencyCode,
    pub(in crate::sandbox) cabin: Cabin,
    pub(in crate::sandbox) party: Party,
    pub(in crate::sandbox) brand: Brand,
    /// Fare type; low-cost airlines sell regular fares only.
    pub(in crate::sandbox) kind: FareKind,
    /// Change of the base fare in basis points, possibly negative.
    pub(in crate::sandbox) uplift_bp: i32,
    /// The day whose fares apply; a held trip keeps it.
    pub(in crate::sandbox) filed_on: NaiveDate,
    pub(in crate::sandbox) expires_at: DateTime<Utc>,
    pub(in crate::sandbox) journeys: Vec<Vec<Leg>>,
}

const VERSION: &str = "1";

impl OfferSpec {
    /// Key of flights and passengers, without price and expiry: equal for the same trip.
    pub(in crate::sandbox) fn trip_key(&self, schedule: &Schedule) -> String {
        format!(
            "{}~{}~{}",
            self.supplier,
            party_text(&self.party),
            self.journeys_text(schedule)
        )
    }

    /// Key of one particular offer, whatever its current price and classes: identifies who holds it.
    pub(in crate::sandbox) fn hold_key(&self, schedule: &Schedule) -> String {
        let mut unmoved = Self {
            uplift_bp: 0,
            ..self.clone()
        };
        for leg in unmoved.journeys.iter_mut().flatten() {
            leg.rbd = ladder(leg.cabin)[0].rbd;
        }
        unmoved.body(schedule)
    }

    /// Moves every flight to the next more expensive class of its cabin, if there is one.
    pub(in crate::sandbox) fn raise(&mut self) {
        let cabin = self.cabin;
        for leg in self.journeys.iter_mut().flatten().filter(|leg| leg.cabin == cabin) {
            let next = step_of(leg.cabin, leg.rbd).and_then(|step| ladder(leg.cabin).get(step + 1));
            leg.rbd = next.map_or(leg.rbd, |level| level.rbd);
        }
    }

    /// The reference, protected against tampering.
    pub(in crate::sandbox) fn encode(&self, schedule: &Schedule, dice: &Dice) -> String {
        let body = self.body(schedule);
        let sealed = seal(dice, &body);
        format!("{body}~{sealed}")
    }

    fn body(&self, schedule: &Schedule) -> String {
        format!(
            "{VERSION}~{}~{}~{}~{}~{}~{}~{}~{}~{}",
            self.supplier,
            self.currency,
            cabin_letter(self.cabin),
            party_text(&self.party),
            brand_text(self.brand, self.kind),
            self.uplift_bp,
            self.filed_on.format("%Y%m%d"),
            self.expires_at.timestamp(),
            self.journeys_text(schedule),
        )
    }

    /// `None` for anything not encoded by this world.
    pub(in crate::sandbox) fn decode(reference: &str, schedule: &Schedule, dice: &Dice) -> Option<Self> {
        let (body, sealed) = reference.rsplit_once('~')?;
        if seal(dice, body) != sealed {
            return None;
        }
        let mut fields = body.split('~');
        if fields.next()? != VERSION {
            return None;
        }
        let supplier = fields.next()?.to_owned();
        let currency = CurrencyCode::parse(fields.next()?).ok()?;
        let cabin = cabin_of(fields.next()?)?;
        let party = party_of(fields.next()?)?;
        let (brand, kind) = brand_of(fields.next()?)?;
        Some(Self {
            supplier,
            currency,
            cabin,
            party,
            brand,
            kind,
            uplift_bp: fields.next()?.parse().ok()?,
            filed_on: day_of(fields.next()?)?,
            expires_at: DateTime::from_timestamp(fields.next()?.parse().ok()?, 0)?,
            journeys: fields
                .next()?
                .split('|')
                .map(|journey| journey.split('+').map(|leg| leg_of(leg, schedule)).collect())
                .collect::<Option<_>>()?,
        })
    }

    fn journeys_text(&self, schedule: &Schedule) -> String {
        let leg = |leg: &Leg| {
            let flight = schedule.flight(leg.flight);
            let date = leg.date.format("%Y%m%d");
            let partner = leg.sold_by.map_or_else(String::new, |partner| format!(".{partner}"));
            format!(
                "{}.{}.{date}.{}.{}{}{partner}",
                flight.carrier,
                flight.number,
                flight.from,
                leg.rbd,
                cabin_letter(leg.cabin)
            )
        };
        let journey = |legs: &Vec<Leg>| legs.iter().map(leg).collect::<Vec<_>>().join("+");
        self.journeys.iter().map(journey).collect::<Vec<_>>().join("|")
    }
}

/// A regular fare is its brand alone, as in older references.
fn brand_text(brand: Brand, kind: FareKind) -> String {
    match kind {
        FareKind::Regular => brand.code().to_owned(),
        _ => format!("{}.{}", brand.code(), kind.as_str()),
    }
}

fn brand_of(text: &str) -> Option<(Brand, FareKind)> {
    let (brand, kind) = text.split_once('.').unwrap_or((text, "regular"));
    Some((Brand::parse(brand)?, FareKind::parse(kind)?))
}

fn seal(dice: &Dice, body: &str) -> String {
    format!("{:016x}", dice.roll(format_args!("seal|{body}")))
}

fn party_text(party: &Party) -> String {
    let ages: Vec<String> = party.child_ages.iter().map(u8::to_string).collect();
    format!("{}.{}.{}", party.adults, party.infants, ages.join(","))
}

fn party_of(text: &str) -> Option<Party> {
    let mut parts = text.splitn(3, '.');
    let adults = parts.next()?.parse().ok()?;
    let infants = parts.next()?.parse().ok()?;
    let ages = parts.next()?.split(',').filter(|age| !age.is_empty());
    Some(Party {
        adults,
        infants,
        child_ages: ages.map(|age| age.parse().ok()).collect::<Option<_>>()?,
    })
}

fn day_of(text: &str) -> Option<NaiveDate> {
    NaiveDate::parse_from_str(text, "%Y%m%d").ok()
}

fn leg_of(text: &str, schedule: &Schedule) -> Option<Leg> {
    let mut parts = text.split('.');
    let carrier = CarrierCode::parse(parts.next()?).ok()?;
    let number = parts.next()?.parse().ok()?;
    let date = day_of(parts.next()?)?;
    let from = AirportCode::parse(parts.next()?).ok()?;
    let (rbd, cabin) = parts.next()?.split_at_checked(1)?;
    let flight = schedule.numbered(carrier, number, from)?;
    Some(Leg {
        flight,
        date,
        rbd: rbd.chars().next()?,
        cabin: cabin_of(cabin)?,
        sold_by: match parts.next() {
            Some(partner) => Some(CarrierCode::parse(partner).ok()?),
            None => None,
        },
    })
}

const fn cabin_letter(cabin: Cabin) -> &'static str {
    match cabin {
        Cabin::Economy => "E",
        Cabin::PremiumEconomy => "P",
        Cabin::Business => "B",
        Cabin::First => "F",
    }
}

fn cabin_of(letter: &str) -> Option<Cabin> {
    let cabins = [Cabin::Economy, Cabin::PremiumEconomy, Cabin::Business, Cabin::First];
    cabins.into_iter().find(|cabin| cabin_letter(*cabin) == letter)
}
