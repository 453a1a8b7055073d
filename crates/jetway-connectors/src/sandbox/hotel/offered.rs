//! A house as one supplier offers it for a search.

use std::sync::Arc;

use chrono::NaiveTime;
use jetway_domain::hotel::property::Property;
use jetway_domain::hotel::rate::HotelRate;

use super::house::House;
use super::listing::{HotelPersona, Listing};
use super::prices::{Pricer, RateSpec};
use super::rooms::{RoomKind, rooms_of};
use super::stays::Stays;
use crate::port::hotel::SupplierHotel;
use crate::reference::City;

/// The houses of a city.
pub(super) struct Place {
    pub(super) city: &'static City,
    pub(super) houses: Arc<[House]>,
}

impl Place {
    pub(super) fn is_for_pilgrims(&self) -> bool {
        matches!(self.city.id.as_str(), "makkah" | "med")
    }

    /// The house in the words of a supplier; `None` when it does not sell it.
    pub(super) fn listing(&self, persona: &HotelPersona, house: &House) -> Option<Listing> {
        let km = self.city.center.km_to(house.position);
        persona.listing(house, &self.city.name, km, self.is_for_pilgrims())
    }

    /// All rates that can be had, the cheapest first.
    pub(super) fn rates(&self, pricer: &Pricer<'_>, stays: &Stays, house: &House) -> Vec<HotelRate> {
        let code = self.code(house);
        let mut rates = Vec::new();
        for room in rooms_of(house) {
            let left = pricer.left(stays, house, room);
            if left > 0 {
                rates.extend(every_board(pricer, (house, &code), room, left));
            }
        }
        rates.sort_by_key(|rate| rate.total.minor);
        rates
    }

    /// Those of the simplest room that can be had.
    pub(super) fn cheapest(&self, pricer: &Pricer<'_>, stays: &Stays, house: &House) -> Vec<HotelRate> {
        let left = rooms_of(house)
            .into_iter()
            .map(|room| (room, pricer.left(stays, house, room)));
        let Some((room, left)) = left.into_iter().find(|(_, left)| *left > 0) else {
            return Vec::new();
        };
        every_board(pricer, (house, &self.code(house)), room, left)
    }

    pub(super) fn code(&self, house: &House) -> String {
        format!("{}-{}", self.city.id, house.number)
    }

    pub(super) fn hotel(&self, house: &House, listing: Listing, rates: Vec<HotelRate>) -> SupplierHotel {
        let code = self.code(house);
        SupplierHotel {
            property: Property {
                id: code.clone(),
                name: listing.name,
                stars: listing.stars,
                address: format!("{}, {}", house.address, house.area),
                city: self.city.name.clone(),
                country: self.city.country_code,
                position: listing.position,
                zone: self.city.timezone.clone(),
                phone: listing.phone,
                picture: house.picture.clone(),
                check_in_from: hour(if house.stars > 3 { 15 } else { 14 }),
                check_out_until: hour(if house.stars > 2 { 12 } else { 11 }),
            },
            code,
            chain: listing.chain.map(ToOwned::to_owned),
            property_type: house.kind.as_str().to_owned(),
            amenities: house.amenities.iter().map(|name| (*name).to_owned()).collect(),
            review: house.review,
            area: house.area.to_owned(),
            rates,
        }
    }
}

/// A room at every board of its house, without and with cancellation.
fn every_board(
    pricer: &Pricer<'_>,
    (house, code): (&House, &str),
    (room, kind): (usize, RoomKind),
    left: u32,
) -> Vec<HotelRate> {
    let specs = Pricer::boards(house).iter().flat_map(|board| {
        [false, true].map(|is_flexible| RateSpec {
            room,
            board: *board,
            is_flexible,
            uplift_bp: 0,
            is_stricter: false,
        })
    });
    specs
        .filter_map(|spec| pricer.rate(code, (house, kind), spec, left))
        .collect()
}

fn hour(hour: u32) -> NaiveTime {
    NaiveTime::from_hms_opt(hour, 0, 0).unwrap_or_default()
}
