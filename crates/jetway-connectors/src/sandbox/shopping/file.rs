//! Files a trip and a brand as an offer.

use std::collections::HashMap;
use std::sync::Arc;

use chrono::{DateTime, NaiveDate, TimeDelta, Utc};
use ecow::{EcoString, eco_format};
use jetway_domain::air::fare_kind::FareKind;
use jetway_domain::air::offer::{
    FareMode, FlightDesignator, PassengerFare, Ptc, Segment, SegmentEnd, SupplierId, SupplierOffer, TaxLine,
};
use jetway_domain::air::search::Cabin;
use jetway_domain::codes::{AirportCode, CarrierCode};
use jetway_domain::money::{Money, round_half_up};

use super::moves::Moves;
use super::partners::partners_number;
use super::spec::{Leg, OfferSpec};
use crate::reference::{Aircraft, Airlines};
use crate::sandbox::dice::Dice;
use crate::sandbox::fares::{
    BrandKind, FareQuestion, Filing, TaxedPassenger, base_fare, brand_terms, extend_terms, kind_price_bp, surcharge,
    taxes,
};
use crate::sandbox::inventory::{available, capacity, cheapest, ladder, open_seats, step_of};
use crate::sandbox::persona::Persona;
use crate::sandbox::schedule::{Departure, FlightId, Place, Schedule, terminal};

/// A cabin of a flight on a date.
pub(in crate::sandbox) type SeatKey = (FlightId, NaiveDate, Cabin);
/// Seats held by this world's bookings.
pub(in crate::sandbox) type Sold = HashMap<SeatKey, u16>;

/// How long offers can be priced.
const OFFER_LIFE: TimeDelta = TimeDelta::minutes(15);
/// Surcharge on fares under a codeshare number.
const PARTNERS_SHARE_BP: i64 = 300;
/// Held seats must be ticketed this long before departure.
pub(in crate::sandbox) const HOLDS_END_BEFORE: TimeDelta = TimeDelta::hours(3);

/// Files offers of one supplier at one moment.
pub(in crate::sandbox) struct Filer<'a> {
    pub(in crate::sandbox) dice: &'a Dice,
    pub(in crate::sandbox) schedule: &'a Schedule,
    pub(in crate::sandbox) persona: &'a Persona,
    pub(in crate::sandbox) sold: &'a Sold,
    pub(in crate::sandbox) moves: Moves<'a>,
    pub(in crate::sandbox) now: DateTime<Utc>,
}

impl Filer<'_> {
    /// Moves every flight to the cheapest booking class with seats, not below the given one. Returns the seats left, or
    /// `None` when a flight is sold out.
    pub(in crate::sandbox) fn seat(&self, spec: &mut OfferSpec) -> Option<u8> {
        let seats = spec.party.seats();
        let mut left = 9;
        for legs in &mut spec.journeys {
            let mut steps: Vec<(usize, u16, u16)> = Vec::with_capacity(legs.len());
            for leg in legs.iter() {
                let (free, size) = self.free_seats(leg)?;
                let first = step_of(leg.cabin, leg.rbd).unwrap_or(0);
                steps.push((cheapest(leg.cabin, first, seats, free, size)?, free, size));
            }
            let highest = steps
                .iter()
                .zip(legs.iter())
                .filter(|(_, leg)| leg.cabin == spec.cabin)
                .map(|(step, _)| step.0);
            let married = highest.max().unwrap_or(0);
            for (leg, (step, free, size)) in legs.iter_mut().zip(steps) {
                let step = if leg.cabin == spec.cabin { married } else { step };
                leg.rbd = ladder(leg.cabin)[step].rbd;
                left = left.min(available(leg.cabin, step, free, size));
            }
        }
        Some(left)
    }

    /// Prices a seated spec. `None` when a flight no longer exists or the currency has no rate.
    pub(in crate::sandbox) fn offer(&self, spec: &OfferSpec, seats_remaining: u8) -> Option<SupplierOffer> {
        let filing = Filing::of(spec.currency)?;
        let segments = self.segments(spec).filter(|segments| connects(segments))?;
        let longest = self.longest(spec)?;
        let flown_by = self.schedule.flight(longest.flight).carrier;
        let low_cost = Airlines::embedded().get(flown_by)?.low_cost;
        let kind = if low_cost {
            BrandKind::LowCost
        } else {
            BrandKind::FullService
        };
        let fares = self.fares(spec, filing, flown_by, kind)?;
        let mut brand = brand_terms(spec.brand, kind, spec.cabin, self.distance(spec)?, filing);
        extend_terms(&mut brand, sold_to(spec, kind));
        let departs_at = segments.first()?.origin.utc;
        let limit = self
            .persona
            .hold
            .map(|hold| (self.now + hold).min(departs_at - HOLDS_END_BEFORE));
        let limit = limit.filter(|limit| *limit > self.now + TimeDelta::minutes(30));
        Some(SupplierOffer {
            supplier: SupplierId(self.persona.id.to_owned()),
            offer_ref: spec.encode(self.schedule, self.dice),
            segments,
            brand,
            fares,
            validating: longest.sold_by.unwrap_or(flown_by),
            seats_remaining,
            mode: if limit.is_some() {
                FareMode::OnHold
            } else {
                FareMode::Instant
            },
            ticketing_time_limit: limit,
            expires_at: spec.expires_at,
        })
    }

    /// Distance of the first journey.
    fn distance(&self, spec: &OfferSpec) -> Option<u32> {
        let legs = spec.journeys.first()?;
        let (first, last) = (legs.first()?, legs.last()?);
        let (from, to) = (
            self.schedule.flight(first.flight).from,
            self.schedule.flight(last.flight).to,
        );
        Some(self.schedule.places.km(from, to))
    }

    /// Expiry of an offer made now.
    pub(in crate::sandbox) fn expiry(&self) -> DateTime<Utc> {
        // Whole seconds, because the reference has no finer resolution.
        DateTime::from_timestamp((self.now + OFFER_LIFE).timestamp(), 0).unwrap_or(self.now)
    }

    fn free_seats(&self, leg: &Leg) -> Option<(u16, u16)> {
        let flight = self.schedule.flight(leg.flight);
        let size = capacity(Aircraft::embedded().get(flight.aircraft)?, leg.cabin);
        let open = open_seats(self.dice, flight, size, leg.date, self.now.date_naive());
        let sold = self.sold.get(&(leg.flight, leg.date, leg.cabin)).copied().unwrap_or(0);
        Some((open.saturating_sub(sold), size))
    }

    /// The seller of the longest flight is the ticketing airline.
    fn longest<'s>(&self, spec: &'s OfferSpec) -> Option<&'s Leg> {
        let legs = spec.journeys.iter().flatten();
        // The first of equally long flights, so that both directions have the same airline.
        legs.rev().max_by_key(|leg| self.schedule.flight(leg.flight).km)
    }

    /// Its flights at their current times.
    pub(in crate::sandbox) fn segments(&self, spec: &OfferSpec) -> Option<Vec<Segment>> {
        let mut segments = Vec::with_capacity(spec.journeys.iter().map(Vec::len).sum());
        for (journey, legs) in spec.journeys.iter().enumerate() {
            for leg in legs {
                let departure = self.schedule.departure(leg.flight, leg.date)?;
                segments.push(self.segment(spec, leg, &departure, journey, segments.len())?);
            }
        }
        Some(segments)
    }

    fn segment(
        &self,
        spec: &OfferSpec,
        leg: &Leg,
        departure: &Departure,
        journey: usize,
        at: usize,
    ) -> Option<Segment> {
        let flight = self.schedule.flight(leg.flight);
        let later = self.moves.later(leg, flight, self.dice, self.now);
        let operating = FlightDesignator {
            carrier: flight.carrier,
            number: eco_format!("{}", flight.number),
        };
        let partners = leg.sold_by.map(|carrier| FlightDesignator {
            carrier,
            number: eco_format!("{}", partners_number(flight)),
        });
        let end = |airport: AirportCode, utc: DateTime<Utc>| SegmentEnd {
            airport,
            terminal: terminal(airport, flight.carrier).map(EcoString::from),
            local: self.schedule.wall(airport, utc),
            utc,
        };
        let one_way = if spec.journeys.len() == 1 { 'O' } else { 'R' };
        let family = spec.brand.code().chars().next()?;
        let country = self.schedule.places.get(flight.from)?.country;
        Some(Segment {
            segment_id: eco_format!("s{}", at + 1),
            journey_index: u8::try_from(journey).ok()?,
            origin: end(flight.from, departure.departs_at + later),
            destination: end(flight.to, departure.arrives_at + later),
            marketing: partners.unwrap_or_else(|| operating.clone()),
            operating,
            aircraft: flight.aircraft.into(),
            rbd: leg.rbd,
            cabin: leg.cabin,
            fare_basis: eco_format!("{}{family}{one_way}{country}1", leg.rbd),
            duration_minutes: flight.block_minutes,
        })
    }

    fn ends(&self, legs: &[Leg]) -> Option<(&Place, &Place)> {
        let from = self.schedule.flight(legs.first()?.flight).from;
        let to = self.schedule.flight(legs.last()?.flight).to;
        Some((self.schedule.places.get(from)?, self.schedule.places.get(to)?))
    }

    /// Base fare of one adult in ten-thousandths of a dollar.
    fn base(&self, spec: &OfferSpec, carrier: CarrierCode, kind: BrandKind) -> Option<i64> {
        let mut total: i64 = 0;
        for legs in &spec.journeys {
            let (from, to) = self.ends(legs)?;
            let main = legs.iter().find(|leg| leg.cabin == spec.cabin).or(legs.first())?;
            total += base_fare(
                self.dice,
                &FareQuestion {
                    from,
                    to,
                    departs_on: legs.first()?.date,
                    asked_on: spec.filed_on,
                    carrier,
                    low_cost: kind == BrandKind::LowCost,
                    cabin: spec.cabin,
                    level_bp: ladder(main.cabin)[step_of(main.cabin, main.rbd)?].price_bp,
                    brand_bp: spec.brand.price_bp(kind),
                    stops: legs.len() - 1,
                    half_return: spec.journeys.len() > 1,
                },
            );
        }
        let (lowest, highest) = self.persona.price_bp;
        let first = spec.journeys.first()?.first()?;
        let spread = self.dice.below(
            u64::try_from(highest - lowest + 1).ok()?,
            format_args!("spread|{}|{carrier}|{}|{}", self.persona.id, first.flight, first.date),
        );
        let exact = i128::from(total) * i128::from(lowest + i64::try_from(spread).ok()?);
        let is_shared = spec.journeys.iter().flatten().any(|leg| leg.sold_by.is_some());
        let more = i64::from(spec.uplift_bp) + if is_shared { PARTNERS_SHARE_BP } else { 0 };
        let uplifted = exact * (10_000 + i128::from(more)) * i128::from(kind_price_bp(sold_to(spec, kind)));
        i64::try_from(round_half_up(uplifted, 1_000_000_000_000)).ok()
    }

    fn fares(
        &self,
        spec: &OfferSpec,
        filing: Filing,
        carrier: CarrierCode,
        kind: BrandKind,
    ) -> Option<Arc<[PassengerFare]>> {
        let base = self.base(spec, carrier, kind)?;
        let flights = spec
            .journeys
            .iter()
            .flatten()
            .map(|leg| self.schedule.flight(leg.flight));
        let fuel = filing.exact(
            flights
                .map(|flight| surcharge(flight.km, kind == BrandKind::LowCost))
                .sum(),
        );
        let commission_bp = self
            .dice
            .below(self.persona.commission_bp + 1, format_args!("commission|{carrier}"));
        let fare = |ptc, count, share_bp: i64, who| -> Option<PassengerFare> {
            let base = filing.fare(base * share_bp / 10_000);
            Some(PassengerFare {
                ptc,
                count,
                base,
                surcharge: if ptc == Ptc::Inf {
                    Money::zero(filing.currency())
                } else {
                    fuel
                },
                taxes: self.taxes(spec, who, filing)?,
                commission: base.percent_bp(u32::try_from(commission_bp).ok()?).ok()?,
            })
        };
        let party = &spec.party;
        let children = |who| -> u8 {
            let matching = party
                .child_ages
                .iter()
                .filter(|age| TaxedPassenger::child(**age) == who);
            u8::try_from(matching.count()).unwrap_or(u8::MAX)
        };
        let lines = [
            (Ptc::Adt, party.adults, 10_000, TaxedPassenger::Adult),
            (
                Ptc::Chd,
                children(TaxedPassenger::OlderChild),
                7_500,
                TaxedPassenger::OlderChild,
            ),
            (
                Ptc::Chd,
                children(TaxedPassenger::YoungerChild),
                7_500,
                TaxedPassenger::YoungerChild,
            ),
            (Ptc::Inf, party.infants, 1_000, TaxedPassenger::Infant),
        ];
        let present = lines.into_iter().filter(|(_, count, ..)| *count > 0);
        let fares: Vec<PassengerFare> = present
            .map(|(ptc, count, share, who)| fare(ptc, count, share, who))
            .collect::<Option<_>>()?;
        Some(merge_equal(fares).into())
    }

    /// Charges of each journey's first airport, one line per code.
    fn taxes(&self, spec: &OfferSpec, who: TaxedPassenger, filing: Filing) -> Option<Vec<TaxLine>> {
        let mut lines: Vec<TaxLine> = Vec::new();
        for legs in &spec.journeys {
            let (from, to) = self.ends(legs)?;
            for line in taxes(from, to, who, filing) {
                match lines.iter_mut().find(|known| known.code == line.code) {
                    Some(known) => known.amount = known.amount.checked_add(line.amount).ok()?,
                    None => lines.push(line),
                }
            }
        }
        Some(lines)
    }
}

/// A changed flight may depart before the previous one lands.
fn connects(segments: &[Segment]) -> bool {
    segments
        .windows(2)
        .all(|pair| pair[0].destination.utc < pair[1].origin.utc)
}

/// Low-cost airlines file regular fares only.
fn sold_to(spec: &OfferSpec, kind: BrandKind) -> FareKind {
    match kind {
        BrandKind::FullService => spec.kind,
        BrandKind::LowCost => FareKind::Regular,
    }
}

/// Children of both tax ages share a line unless taxes differ on this trip.
fn merge_equal(fares: Vec<PassengerFare>) -> Vec<PassengerFare> {
    let mut merged: Vec<PassengerFare> = Vec::with_capacity(fares.len());
    for fare in fares {
        match merged
            .iter_mut()
            .find(|known| known.ptc == fare.ptc && known.taxes == fare.taxes)
        {
            Some(known) => known.count += fare.count,
            None => merged.push(fare),
        }
    }
    merged
}
