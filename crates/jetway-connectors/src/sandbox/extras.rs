//! Extras the world's airlines sell with an offer: seats, baggage, meals, SSRs.

mod cabin;
mod menu;
mod seats;

use jetway_domain::air::extra::{Catalogue, Extra, ExtraKind, SeatStatus};
use jetway_domain::air::offer::SupplierOffer;

use super::fares::Filing;
use super::inventory::{capacity, open_seats};
use super::records::Occupied;
use super::shopping::{Leg, OfferSpec};
use super::world::World;
use crate::reference::Aircraft;
use cabin::Layout;

/// Computes the extras of an offer at one moment.
pub(super) struct Counter<'a> {
    pub(super) world: &'a World,
    pub(super) occupied: &'a Occupied,
    /// Surcharge on the usual prices, in basis points.
    pub(super) uplift_bp: u32,
    /// Whether the supplier sells seats, baggage and meals in addition to SSRs.
    pub(super) sells: bool,
}

impl Counter<'_> {
    /// The complete catalogue. Empty when the currency has no rate.
    pub(super) fn catalogue(&self, spec: &OfferSpec, offer: &SupplierOffer) -> Catalogue {
        let Some(filing) = Filing::of(spec.currency) else {
            return Catalogue::default();
        };
        let legs: Vec<&Leg> = spec.journeys.iter().flatten().collect();
        let options = menu::options(&menu::Menu {
            schedule: self.world.schedule,
            offer,
            legs: &legs,
            filing,
            uplift_bp: self.uplift_bp,
            sells: self.sells,
        });
        let maps = legs.iter().zip(&offer.segments).filter(|_| self.sells);
        let seat_maps = maps
            .filter_map(|(leg, segment)| self.seat_map(leg, &segment.segment_id, offer, filing))
            .collect();
        Catalogue { options, seat_maps }
    }

    fn seat_map(
        &self,
        leg: &Leg,
        segment_id: &str,
        offer: &SupplierOffer,
        filing: Filing,
    ) -> Option<jetway_domain::air::extra::SeatMap> {
        let world = self.world;
        let flight = world.schedule.flight(leg.flight);
        let aircraft = Aircraft::embedded().get(flight.aircraft)?;
        let layout = Layout::of(aircraft, leg.cabin)?;
        let size = capacity(aircraft, leg.cabin);
        let open = open_seats(&world.dice, flight, size, leg.date, world.now().date_naive());
        let map = seats::draw(&seats::Drawing {
            layout: &layout,
            aircraft: flight.aircraft,
            cabin: leg.cabin,
            segment_id,
            taken: size.saturating_sub(open),
            occupied: self.occupied.get(&(leg.flight, leg.date)),
            luck: &|designator: &str| {
                let key = (flight.carrier, flight.number, flight.from, leg.date);
                world.dice.roll(format_args!("seat|{key:?}|{designator}"))
            },
            price: &|steps| menu::price(filing, flight.km, steps, self.uplift_bp),
            comes_with_fare: offer.brand.seat == jetway_domain::air::offer::Inclusion::Free,
        });
        Some(map)
    }

    /// Ids of extras no longer sold at their price.
    pub(super) fn gone(&self, spec: &OfferSpec, offer: &SupplierOffer, extras: &[Extra]) -> Vec<String> {
        if extras.is_empty() {
            return Vec::new();
        }
        let catalogue = self.catalogue(spec, offer);
        let gone = extras.iter().filter(|extra| !sold_as(extra, &catalogue));
        gone.map(|extra| extra.extra_id.clone()).collect()
    }
}

fn sold_as(extra: &Extra, catalogue: &Catalogue) -> bool {
    if extra.kind == ExtraKind::Seat {
        let map = catalogue
            .seat_maps
            .iter()
            .find(|map| extra.segment_ids.first() == Some(&map.segment_id));
        let seat = map.and_then(|map| map.seat(&extra.code));
        return seat.is_some_and(|seat| seat.status == SeatStatus::Free && seat.price == extra.price);
    }
    catalogue.options.iter().any(|option| {
        option.kind == extra.kind
            && option.code == extra.code
            && option.segment_ids == extra.segment_ids
            && option.price.minor * i64::from(extra.quantity) == extra.price.minor
    })
}
