//! Answers searches.

use jetway_domain::air::fare_kind::FareKind;
use jetway_domain::air::offer::SupplierOffer;
use jetway_domain::air::search::{AirSearchQuery, Cabin};

use super::SandboxSupplier;
use crate::port::air::SupplierError;
use crate::reference::{Aircraft, Airlines};
use crate::sandbox::fares::is_filed;
use crate::sandbox::inventory::{capacity, ladder};
use crate::sandbox::schedule::Flight;
use crate::sandbox::shopping::{
    Filer, Leg, Moved, Moves, OfferSpec, Party, Path, PathFinder, Sold, sold_by_partner, trips,
};
use crate::sandbox::switches::Step;

impl SandboxSupplier {
    /// Special routes, forced effects and chance failures.
    pub(super) fn fail_search(&self, query: &AirSearchQuery, question: &str) -> Result<(), SupplierError> {
        let first = query.journeys.first();
        let route = first.map(|journey| (journey.origin.as_str(), journey.destination.as_str()));
        if self.forced(Step::Search).is_some() || route == Some(("STN", "LHR")) {
            return Err(SupplierError::Timeout);
        }
        self.fail_in(self.spell(), question)
    }

    /// Every offer for a search.
    pub(super) fn offers(&self, query: &AirSearchQuery) -> Vec<SupplierOffer> {
        let (sold, moved) = self.booked();
        let filer = self.filer(&sold, &moved);
        let offers = |trip: &[&Path]| self.trip_offers(query, trip, &filer);
        self.of_trips(query, offers).into_iter().flatten().collect()
    }

    /// Seats and flights as this world's bookings and controls have changed them.
    pub(super) fn booked(&self) -> (Sold, Moved) {
        let records = self.world.records();
        (records.sold().clone(), records.moved().clone())
    }

    /// What `each` makes of every trip that a search finds.
    pub(super) fn of_trips<T>(&self, query: &AirSearchQuery, each: impl FnMut(&[&Path]) -> T) -> Vec<T> {
        let nothing = query
            .journeys
            .first()
            .is_none_or(|journey| (journey.origin.as_str(), journey.destination.as_str()) == ("PVD", "RAI"));
        if nothing {
            return Vec::new();
        }
        let world = &self.world;
        let sells = |flight: &Flight| {
            let airline = Airlines::embedded().get(flight.carrier);
            airline.is_some_and(|airline| self.persona.sells(&world.dice, airline, flight))
        };
        let finder = PathFinder {
            schedule: world.schedule,
            sells: &sells,
            interlines: self.persona.interlines,
            direct_only: query.direct_only,
            now: world.now(),
        };
        let ways = |nearby| -> Vec<Vec<Path>> {
            let journeys = query.journeys.iter();
            journeys.map(|journey| finder.find(journey, nearby)).collect()
        };
        let asked = ways(false);
        let around = if query.nearby_airports { ways(true) } else { Vec::new() };
        let mut found = trips(&asked, self.persona.interlines);
        let around = trips(&around, self.persona.interlines);
        // A search with nearby airports still contains everything at the requested airports.
        let more: Vec<_> = around.into_iter().filter(|trip| !found.contains(trip)).collect();
        found.extend(more);
        found.iter().map(Vec::as_slice).map(each).collect()
    }

    pub(super) fn filer<'a>(&'a self, sold: &'a Sold, moved: &'a Moved) -> Filer<'a> {
        let world = &self.world;
        Filer {
            dice: &world.dice,
            schedule: world.schedule,
            persona: self.persona,
            sold,
            moves: Moves {
                told: moved,
                chance_bp: world.config.schedule_changed_bp,
            },
            now: world.now(),
        }
    }

    /// A trip in every brand of the cabin, when seats are available.
    fn trip_offers(&self, query: &AirSearchQuery, trip: &[&Path], filer: &Filer<'_>) -> Vec<SupplierOffer> {
        let Some(mut spec) = self.spec(query, trip, filer) else {
            return Vec::new();
        };
        let Some(left) = filer.seat(&mut spec) else {
            return Vec::new();
        };
        let shared = self.shared(&spec).and_then(|shared| filer.offer(&shared, left));
        let brands = self.persona.brands(query.cabin).iter();
        brands
            .filter_map(|brand| {
                spec.brand = *brand;
                filer.offer(&spec, left)
            })
            .chain(shared)
            .collect()
    }

    /// The lowest fare of a trip under codeshare numbers, if its first flight with a partner has one.
    fn shared(&self, spec: &OfferSpec) -> Option<OfferSpec> {
        if !self.persona.shares {
            return None;
        }
        let world = &self.world;
        let partner_of = |leg: &Leg| sold_by_partner(&world.dice, world.schedule.flight(leg.flight));
        let partner = spec.journeys.iter().flatten().find_map(partner_of)?;
        let mut shared = spec.clone();
        for leg in shared.journeys.iter_mut().flatten() {
            leg.sold_by = partner_of(leg).filter(|other| *other == partner);
        }
        Some(shared)
    }

    /// The requested fare type where it is filed for the outbound journey, else regular.
    fn kind(&self, query: &AirSearchQuery, journeys: &[Vec<Leg>]) -> FareKind {
        let schedule = self.world.schedule;
        let is_filed_on = |legs: &Vec<Leg>| {
            let ends = legs.first().zip(legs.last());
            let (from, to) = match ends {
                Some((first, last)) => (schedule.flight(first.flight).from, schedule.flight(last.flight).to),
                None => return false,
            };
            let places = schedule.places.get(from).zip(schedule.places.get(to));
            places.is_some_and(|(a, b)| is_filed(query.fare_kind, a, b, to.as_str(), journeys.len()))
        };
        if journeys.first().is_some_and(is_filed_on) {
            query.fare_kind
        } else {
            FareKind::Regular
        }
    }

    /// `None` when no flight of a journey has the requested cabin.
    pub(super) fn spec(&self, query: &AirSearchQuery, trip: &[&Path], filer: &Filer<'_>) -> Option<OfferSpec> {
        let schedule = self.world.schedule;
        let leg = |departure: &crate::sandbox::schedule::Departure| -> Option<Leg> {
            let aircraft = Aircraft::embedded().get(schedule.flight(departure.flight).aircraft)?;
            let has = capacity(aircraft, query.cabin) > 0;
            let cabin = if has { query.cabin } else { Cabin::Economy };
            Some(Leg {
                flight: departure.flight,
                date: departure.date,
                rbd: ladder(cabin)[0].rbd,
                cabin,
                sold_by: None,
            })
        };
        let journeys: Vec<Vec<Leg>> = trip
            .iter()
            .map(|path| path.legs.iter().map(leg).collect())
            .collect::<Option<_>>()?;
        if !journeys
            .iter()
            .all(|legs| legs.iter().any(|leg| leg.cabin == query.cabin))
        {
            return None;
        }
        Some(OfferSpec {
            supplier: self.id.0.clone(),
            currency: query.currency,
            cabin: query.cabin,
            party: Party {
                adults: query.passengers.adults,
                child_ages: query.passengers.child_ages.clone(),
                infants: query.passengers.infants,
            },
            brand: *self.persona.brands(query.cabin).first()?,
            kind: self.kind(query, &journeys),
            uplift_bp: 0,
            filed_on: filer.now.date_naive(),
            expires_at: filer.expiry(),
            journeys,
        })
    }
}
