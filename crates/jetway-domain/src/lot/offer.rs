//! The offer of a lot.

use std::collections::BTreeSet;

use chrono::{DateTime, NaiveDate, NaiveDateTime, TimeDelta, Utc};
use serde::{Deserialize, Serialize};

use super::{LotFeature, LotKind, LotTerms, Range, SeatParty};
use crate::air::offer::Ptc;
use crate::codes::{AirportCode, CarrierCode};
use crate::money::{CurrencyCode, Money, MoneyError};
use crate::zone::Zone;

/// The offer of a lot, with its terms. All amounts are in one currency.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct LotOffer {
    /// The section in which agencies find it.
    pub kind: LotKind,
    /// Title, such as `Ramadan umrah from Dhaka`.
    pub title: String,
    /// The airline that issues the tickets.
    pub airline: CarrierCode,
    /// The outbound journey, and the return if there is one. The return may start elsewhere: umrah trips fly into Jeddah and out of Madinah.
    pub journeys: Vec<LotJourney>,
    /// Departure of the first flight.
    pub departs_at: DateTime<Utc>,
    /// Arrival of the last flight.
    pub ends_at: DateTime<Utc>,
    /// Price of a passenger of each type.
    pub prices: SeatPrices,
    /// Checked and cabin baggage, in words.
    pub baggage: String,
    /// Features for filtering.
    pub features: BTreeSet<LotFeature>,
    /// Rating by agencies' customers in tenths, 0 to 50.
    pub rating_tenths: u8,
    /// Deadlines and penalties.
    pub terms: LotTerms,
    /// Notes on the fare, for agents.
    pub notes: Option<String>,
}

/// Flights in one direction.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct LotJourney {
    /// Its flights in order, at least one.
    pub flights: Vec<LotFlight>,
}

/// A flight.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct LotFlight {
    /// Designator and number, such as `EK585`.
    pub number: String,
    /// Origin.
    pub origin: AirportCode,
    /// Destination.
    pub destination: AirportCode,
    /// Departure, local to the origin.
    pub departs: NaiveDateTime,
    /// Arrival, local to the destination.
    pub arrives: NaiveDateTime,
}

/// Price of a passenger.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct SeatPrice {
    /// The customer's price.
    pub customer: Money,
    /// The agency's price.
    pub agent: Money,
}

/// Price of a passenger of each type.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct SeatPrices {
    /// 12 years and more.
    pub adult: SeatPrice,
    /// 2 to 11 years.
    pub child: SeatPrice,
    /// Under 2 years, on a lap.
    pub infant: SeatPrice,
}

impl SeatPrices {
    /// Price of a passenger of a type.
    #[must_use]
    pub const fn of(&self, ptc: Ptc) -> SeatPrice {
        match ptc {
            Ptc::Adt => self.adult,
            Ptc::Chd => self.child,
            Ptc::Inf => self.infant,
        }
    }

    /// Range of customer prices per seat, in minor units. Infants have no seat.
    #[must_use]
    pub fn seat_range(&self) -> Range<i64> {
        let seats = [self.adult, self.child];
        Range::around(seats.map(|price| Range::at(price.customer.minor)))
    }

    /// Total for a party, at customer and agency prices.
    ///
    /// # Errors
    /// When the amounts have different currencies or are too large.
    pub fn total(&self, party: SeatParty) -> Result<SeatPrice, MoneyError> {
        let sum = |amount: fn(&SeatPrice) -> Money| {
            let adults = amount(&self.adult).times(party.adults)?;
            let children = amount(&self.child).times(party.children)?;
            let infants = amount(&self.infant).times(party.infants)?;
            adults.checked_add(children)?.checked_add(infants)
        };
        Ok(SeatPrice {
            customer: sum(|price| price.customer)?,
            agent: sum(|price| price.agent)?,
        })
    }
}

impl LotJourney {
    /// Where it starts; `None` only without flights, which no saved lot has.
    #[must_use]
    pub fn origin(&self) -> Option<AirportCode> {
        self.flights.first().map(|flight| flight.origin)
    }

    /// Where it ends; `None` only without flights.
    #[must_use]
    pub fn destination(&self) -> Option<AirportCode> {
        self.flights.last().map(|flight| flight.destination)
    }

    /// Day of departure, local to the origin; `None` only without flights.
    #[must_use]
    pub fn date(&self) -> Option<NaiveDate> {
        self.flights.first().map(|flight| flight.departs.date())
    }
}

impl LotOffer {
    /// Currency of all amounts.
    #[must_use]
    pub const fn currency(&self) -> CurrencyCode {
        self.prices.adult.customer.currency
    }

    /// Origin of the outbound journey; `None` only without journeys, which no saved lot has.
    #[must_use]
    pub fn origin(&self) -> Option<AirportCode> {
        self.journeys.first().and_then(LotJourney::origin)
    }

    /// Destination of the outbound journey; `None` only without journeys.
    #[must_use]
    pub fn destination(&self) -> Option<AirportCode> {
        self.journeys.first().and_then(LotJourney::destination)
    }

    /// Departure day of the outbound journey; `None` only without journeys.
    #[must_use]
    pub fn departure_date(&self) -> Option<NaiveDate> {
        self.journeys.first().and_then(LotJourney::date)
    }

    /// Departure day of the last return journey; `None` for one way.
    #[must_use]
    pub fn return_date(&self) -> Option<NaiveDate> {
        self.journeys.get(1..)?.last().and_then(LotJourney::date)
    }

    /// Origin of the return, if it differs from the outbound destination (open jaw).
    #[must_use]
    pub fn return_from(&self) -> Option<AirportCode> {
        let from = self.journeys.get(1..)?.last().and_then(LotJourney::origin);
        from.filter(|from| Some(*from) != self.destination())
    }

    /// Whether both are seats on the same flights of one airline, in the same section. Title, prices and terms may differ.
    #[must_use]
    pub fn has_flights_of(&self, other: &Self) -> bool {
        self.kind == other.kind && self.airline == other.airline && self.journeys == other.journeys
    }

    /// Nights between the outbound and the last return journey; `None` for one way.
    #[must_use]
    pub fn nights(&self) -> Option<i64> {
        Some((self.return_date()? - self.departure_date()?).num_days())
    }

    /// The same offer `days` later; `None` beyond the calendar. Flights keep their local times at the airports, and deadlines their local times
    /// in `zone`, even across a daylight saving change. The instants of departure and arrival move by whole
    /// days of 24 hours, so they have to be recalculated.
    #[must_use]
    pub fn moved_by(&self, days: i64, zone: Zone) -> Option<Self> {
        let by = TimeDelta::try_days(days)?;
        let mut moved = self.clone();
        for flight in moved.journeys.iter_mut().flat_map(|journey| &mut journey.flights) {
            flight.departs = flight.departs.checked_add_signed(by)?;
            flight.arrives = flight.arrives.checked_add_signed(by)?;
        }
        moved.departs_at = moved.departs_at.checked_add_signed(by)?;
        moved.ends_at = moved.ends_at.checked_add_signed(by)?;
        let terms = &mut moved.terms;
        for deadline in [&mut terms.names_by, &mut terms.balance_by, &mut terms.ticketing_by] {
            let local = deadline.with_timezone(&zone).naive_local();
            *deadline = zone.instant(local.checked_add_signed(by)?);
        }
        Some(moved)
    }
}
