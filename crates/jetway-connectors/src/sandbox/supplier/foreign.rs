//! Records made by other offices, and taking them over. A locator says what its record is like; nothing is stored before
//! it is taken over.

use chrono::{Datelike, Days, NaiveDate};
use jetway_domain::air::fare_kind::FareKind;
use jetway_domain::air::offer::foreign::{FlightState, ForeignRecord};
use jetway_domain::air::offer::{PassengerFare, SupplierOffer};
use jetway_domain::air::order::Contact;
use jetway_domain::air::search::{AirSearchQuery, Cabin, JourneyQuery, TripType};
use jetway_domain::air::traveller::Traveller;
use jetway_domain::codes::AirportCode;
use jetway_domain::money::{CurrencyCode, Money};

use super::SandboxSupplier;
use super::party::{party, people};
use super::pricing::{NONE_SOLD, basis_points, move_fare};
use crate::port::air::{Outcome, SupplierBooking, SupplierError};
use crate::reference::Airlines;
use crate::sandbox::journal::{JournalEntry, Refusal};
use crate::sandbox::records::Records;
use crate::sandbox::schedule::Flight;
use crate::sandbox::shopping::{Filer, OfferSpec, Path, PathFinder, trips};
use crate::sandbox::switches::{Effect, Step};

/// How much dearer a fare became since it was stored, for such a record.
const DEARER_PERCENT: u32 = 6;
/// Routes of these records; the first one with seats for sale is taken.
const ROUTES: [(&str, &str); 6] = [
    ("DXB", "DAC"),
    ("DXB", "LHR"),
    ("DAC", "KUL"),
    ("DXB", "CMB"),
    ("DAC", "DXB"),
    ("DXB", "KUL"),
];
/// A record leaves this long after the Monday it was made, at the earliest…
const LEAST_DAYS: u64 = 21;
/// …and less than this many days later.
const SPREAD_DAYS: u64 = 28;
/// A flown record left this long before the Monday it was made, and returns this long after its departure.
const FLOWN: (u64, u64) = (2, 40);

/// What a record is like, by the second letter of its locator.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Nature {
    Queued,
    Dearer,
    Unqueued,
    Ticketed,
    Flown,
    Waitlisted,
    Group,
    Mixed,
}

impl Nature {
    const fn of(letter: char) -> Option<Self> {
        Some(match letter {
            'Q' => Self::Queued,
            'P' => Self::Dearer,
            'N' => Self::Unqueued,
            'T' => Self::Ticketed,
            'F' => Self::Flown,
            'W' => Self::Waitlisted,
            'G' => Self::Group,
            'M' => Self::Mixed,
            _ => return None,
        })
    }
}

/// A record of another office, and its fare.
struct Made {
    record: ForeignRecord,
    spec: OfferSpec,
}

impl SandboxSupplier {
    pub(super) fn show_foreign(&self, pnr: &str, currency: CurrencyCode) -> Result<ForeignRecord, SupplierError> {
        let records = self.world.records();
        let made = self.made_elsewhere(pnr, currency, &records);
        made.map(|made| made.record).ok_or(SupplierError::NotFound)
    }

    pub(super) fn take_over(
        &self,
        operation_id: &str,
        pnr: &str,
        offer: &SupplierOffer,
        travellers: &[Traveller],
    ) -> Outcome<SupplierBooking> {
        let mut records = self.world.records();
        if let Some(answer) = records.answer(operation_id) {
            return self.replay(answer, &records);
        }
        let Some(mut spec) = self.decode(&offer.offer_ref) else {
            return self.refused("unknown offer");
        };
        let Some(made) = self.made_elsewhere(pnr, spec.currency, &records) else {
            return self.refused("unknown record");
        };
        if let Some(blocker) = made.record.blockers(None, self.world.now()).first() {
            let refusal = Refusal::Because(format!("the record cannot be taken over: {}", blocker.as_str()));
            return self.refuse(&mut records, operation_id, refusal);
        }
        if spec.journeys != made.spec.journeys || spec.party != made.spec.party {
            let refusal = Refusal::Because("the record has changed: read it again".to_owned());
            return self.refuse(&mut records, operation_id, refusal);
        }
        let effect = self.forced(Step::Book);
        match effect {
            Some(Effect::SoldOut) => return self.refuse(&mut records, operation_id, Refusal::SoldOut),
            Some(Effect::Refuse) => {
                let refusal = Refusal::Because("the airline declined to hand the record over".to_owned());
                return self.refuse(&mut records, operation_id, refusal);
            }
            Some(Effect::PriceUp { percent }) => {
                move_fare(&mut spec, basis_points(percent));
                let moved = spec.encode(self.world.schedule, &self.world.dice);
                return self.refuse(&mut records, operation_id, Refusal::PriceChanged(moved));
            }
            Some(Effect::ClassChange | Effect::Unknown | Effect::Timeout | Effect::Pending | Effect::Partial)
            | None => {}
        }
        let held = self.file_as_held(spec, &records);
        let held = held.and_then(|held| Some((held.offer_ref, held.ticketing_time_limit?)));
        let Some((offer_ref, ticketing_time_limit)) = held else {
            let refusal = Refusal::Because("it is too close to departure to hold these seats".to_owned());
            return self.refuse(&mut records, operation_id, refusal);
        };
        let entry = JournalEntry::Booked {
            operation_id: operation_id.to_owned(),
            pnr: pnr.to_owned(),
            offer_ref,
            asked_ref: Some(offer.offer_ref.clone()),
            traveller_ids: travellers.iter().map(|person| person.traveller_id.clone()).collect(),
            trigger: None,
            ticketing_time_limit,
            extras: None,
        };
        if self.keep(&mut records, &entry).is_err() || effect == Some(Effect::Unknown) {
            return Outcome::Unknown;
        }
        self.done(pnr, &records)
    }

    /// The record with this locator, if other offices have one.
    fn made_elsewhere(&self, pnr: &str, currency: CurrencyCode, records: &Records) -> Option<Made> {
        let imports = self.persona.imports.as_ref()?;
        let nature = Nature::of(pnr.strip_prefix(imports.letter)?.chars().next()?)?;
        if imports.queue.is_none() && nature == Nature::Unqueued {
            return None;
        }
        let today = self.world.now().date_naive();
        let made_on = today - Days::new(u64::from(today.weekday().num_days_from_monday()));
        let filer = self.filer(&NONE_SOLD, records.moved());
        let (query, mut spec) = self.trip_of(pnr, (nature, made_on), currency, &filer)?;
        // The fare of the day it was made.
        spec.filed_on = made_on;
        let stored = gross(&filer.offer(&spec, 1)?.fares, currency);
        if nature == Nature::Dearer {
            move_fare(&mut spec, basis_points(DEARER_PERCENT));
        }
        let offer = filer.offer(&spec, spec.party.seats())?;
        let mut flights = vec![FlightState::Confirmed; offer.segments.len()];
        match nature {
            Nature::Flown => {
                let first = offer.segments.iter().zip(flights.iter_mut());
                first
                    .filter(|(segment, _)| segment.journey_index == 0)
                    .for_each(|(_, state)| *state = FlightState::Flown);
            }
            Nature::Waitlisted => flights
                .iter_mut()
                .rev()
                .take(1)
                .for_each(|state| *state = FlightState::Waitlisted),
            _ => {}
        }
        let mut fares = vec![stored];
        fares.extend((nature == Nature::Mixed).then(|| other_currency(stored)));
        let travellers = people(pnr, &self.world.dice, &query);
        Some(Made {
            record: ForeignRecord {
                pnr: pnr.to_owned(),
                office: format!("DAC{}", pnr.chars().rev().take(4).collect::<String>()),
                made_on,
                released: nature != Nature::Unqueued,
                claimed: records.has(pnr),
                ticketed: matches!(nature, Nature::Ticketed | Nature::Flown),
                group: (nature == Nature::Group).then(|| "KARIM AND FRIENDS".to_owned()),
                flights,
                stored: fares,
                query,
                offer,
                travellers,
                contact: Contact {
                    email: "bookings@elsewhere.example".to_owned(),
                    phone: "1711000000".to_owned(),
                    phone_country_code: "+880".to_owned(),
                },
            },
            spec,
        })
    }

    /// The first route and day on which the supplier sells the trip.
    fn trip_of(
        &self,
        pnr: &str,
        (nature, made_on): (Nature, NaiveDate),
        currency: CurrencyCode,
        filer: &Filer<'_>,
    ) -> Option<(AirSearchQuery, OfferSpec)> {
        let roll = |limit, what: &str| self.world.dice.below(limit, format_args!("foreign|{pnr}|{what}"));
        let leaves_on = match nature {
            Nature::Flown => made_on - Days::new(FLOWN.0),
            _ => made_on + Days::new(LEAST_DAYS + roll(SPREAD_DAYS, "leaves")),
        };
        let returns_after = match nature {
            Nature::Flown => Some(FLOWN.1),
            _ => (roll(2, "returns") == 0).then(|| 7 + roll(10, "stay")),
        };
        let passengers = party(&self.world.dice, pnr, nature == Nature::Group);
        let skip = usize::try_from(roll(6, "route")).unwrap_or(0);
        let routes = ROUTES.iter().cycle().skip(skip).take(ROUTES.len());
        let mut tries = routes.flat_map(|route| (0..7).map(move |later| (route, Days::new(later))));
        tries.find_map(|((from, to), later)| {
            let (from, to) = (AirportCode::parse(from).ok()?, AirportCode::parse(to).ok()?);
            let day = match nature {
                Nature::Flown => leaves_on - later,
                _ => leaves_on + later,
            };
            let journey = |origin, destination, departs_on| JourneyQuery {
                origin,
                destination,
                departs_on,
            };
            let back = returns_after.map(|days| journey(to, from, day + Days::new(days)));
            let query = AirSearchQuery {
                trip_type: if back.is_some() {
                    TripType::Return
                } else {
                    TripType::OneWay
                },
                cabin: Cabin::Economy,
                journeys: std::iter::once(journey(from, to, day)).chain(back).collect(),
                passengers: passengers.clone(),
                preferred_airlines: Vec::new(),
                fare_kind: FareKind::Regular,
                direct_only: true,
                nearby_airports: false,
                currency,
            };
            let spec = self.first_spec(&query, filer)?;
            Some((query, spec))
        })
    }

    /// The first trip the supplier sells for a search, whether it has left or not.
    fn first_spec(&self, query: &AirSearchQuery, filer: &Filer<'_>) -> Option<OfferSpec> {
        let world = &self.world;
        let sells = |flight: &Flight| {
            let airline = Airlines::embedded().get(flight.carrier);
            airline.is_some_and(|airline| self.persona.sells(&world.dice, airline, flight))
        };
        let first = query.journeys.first()?.departs_on - Days::new(2);
        let finder = PathFinder {
            schedule: world.schedule,
            sells: &sells,
            interlines: false,
            direct_only: true,
            now: first.and_time(chrono::NaiveTime::MIN).and_utc(),
        };
        let ways: Vec<Vec<Path>> = query
            .journeys
            .iter()
            .map(|journey| finder.find(journey, false))
            .collect();
        let trips = trips(&ways, false);
        self.spec(query, trips.first()?, filer)
    }
}

/// What the whole party costs.
fn gross(fares: &[PassengerFare], currency: CurrencyCode) -> Money {
    let each = |fare: &PassengerFare| {
        let taxes: i64 = fare.taxes.iter().map(|line| line.amount.minor).sum();
        (fare.base.minor + fare.surcharge.minor + taxes) * i64::from(fare.count)
    };
    Money::new(fares.iter().map(each).sum(), currency)
}

/// A surcharge that was stored in another currency.
fn other_currency(stored: Money) -> Money {
    let other = if stored.currency == CurrencyCode::AED {
        CurrencyCode::BDT
    } else {
        CurrencyCode::AED
    };
    Money::new(stored.minor / 10, other)
}
