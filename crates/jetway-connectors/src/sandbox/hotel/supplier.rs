//! A supplier of hotels behind the interface.

use std::sync::{Arc, PoisonError};

use async_trait::async_trait;
use jetway_domain::air::offer::SupplierId;
use jetway_domain::hotel::rate::HotelRate;
use jetway_domain::hotel::search::{DestinationKind, HotelSearch};

use super::house::House;
use super::listing::{HOTEL_PERSONAS, HotelPersona};
use super::offered::Place;
use super::prices::{Pricer, RateSpec};
use super::rooms::room_of;
use crate::port::hotel::{
    HotelBookingRequest, HotelOutcome, HotelRejection, HotelSupplier, NamedHotel, RateCheck, SearchArea, SupplierError,
    SupplierHotel, SupplierStay,
};
use crate::reference::{Cities, fold};
use crate::sandbox::supplier::delay;
use crate::sandbox::switches::{Conduct, Effect, Step};
use crate::sandbox::world::World;

/// A change of price or terms by chance is rolled again after this many seconds.
const SPELL_SECONDS: i64 = 600;

/// A sandbox supplier of hotels.
#[derive(Clone)]
pub(super) struct HotelSandbox {
    pub(super) id: SupplierId,
    pub(super) persona: &'static HotelPersona,
    pub(super) world: Arc<World>,
}

impl World {
    /// All its suppliers of hotels, each with an id of its own.
    #[must_use]
    pub fn hotel_suppliers(self: &Arc<Self>) -> Vec<Arc<dyn HotelSupplier>> {
        let supplier = |persona: &'static HotelPersona| {
            let id = SupplierId(persona.id.to_owned());
            let world = Arc::clone(self);
            Arc::new(HotelSandbox { id, persona, world }) as Arc<dyn HotelSupplier>
        };
        HOTEL_PERSONAS.iter().map(supplier).collect()
    }
}

impl HotelSandbox {
    async fn wait(&self, share: u32, question: &str) {
        let percent = self.world.latency_percent();
        if percent > 0 {
            let persona = (self.persona.id, self.persona.median_ms);
            tokio::time::sleep(delay(&self.world.dice, persona, share * percent, question)).await;
        }
    }

    pub(super) fn forced(&self, step: Step) -> Option<Effect> {
        let mut switches = self.world.switches.lock().unwrap_or_else(PoisonError::into_inner);
        switches.take(step, &self.id)
    }

    async fn admit(&self) -> Result<(), SupplierError> {
        let conduct = {
            let switches = self.world.switches.lock().unwrap_or_else(PoisonError::into_inner);
            switches.troubled.get(&self.id).copied()
        };
        match conduct.unwrap_or(Conduct::Works) {
            Conduct::Works => Ok(()),
            Conduct::Fails => Err(SupplierError::Unavailable(
                "switched off at the control panel".to_owned(),
            )),
            Conduct::Hangs => std::future::pending().await,
        }
    }

    pub(super) fn place(&self, city: &str) -> Option<Place> {
        let cities = Cities::embedded();
        let at = cities.find(city)?;
        Some(Place {
            city: &cities.all()[at],
            houses: self.world.towns.houses(at),
        })
    }

    /// The place and number of a house, by its code.
    pub(super) fn find(&self, code: &str) -> Option<(Place, usize)> {
        let (city, number) = code.rsplit_once('-')?;
        let (place, number) = (self.place(city)?, number.parse().ok()?);
        (number < place.houses.len()).then_some((place, number))
    }

    fn everything(&self, search: &HotelSearch, area: &SearchArea) -> Result<Vec<SupplierHotel>, SupplierError> {
        let Some(place) = self.place(&area.city) else {
            return Ok(Vec::new());
        };
        let pricer = Pricer::new(search, self.persona, place.city, self.world.now());
        let pricer = pricer.ok_or_else(|| SupplierError::Refused("this currency is not sold".to_owned()))?;
        let is_whole = search.destination.kind != DestinationKind::Landmark;
        let is_near = |house: &&House| is_whole || area.center.km_to(house.position) <= area.radius_km;
        let stays = self.world.stays();
        let found = place.houses.iter().filter(is_near).filter_map(|house| {
            let listing = place.listing(self.persona, house)?;
            let rates = place.cheapest(&pricer, &stays, house);
            (!rates.is_empty()).then(|| place.hotel(house, listing, rates))
        });
        Ok(found.collect())
    }

    /// The rate as it is now; `None` when it is sold out.
    pub(super) fn current(
        &self,
        search: &HotelSearch,
        code: &str,
        key: &str,
    ) -> Result<Option<HotelRate>, SupplierError> {
        let spec = RateSpec::of_key(key, code).ok_or(SupplierError::NotFound)?;
        self.priced(search, code, spec)
    }

    pub(super) fn priced(
        &self,
        search: &HotelSearch,
        code: &str,
        spec: RateSpec,
    ) -> Result<Option<HotelRate>, SupplierError> {
        let (place, number) = self.find(code).ok_or(SupplierError::NotFound)?;
        let house = &place.houses[number];
        let kind = room_of(house, spec.room).ok_or(SupplierError::NotFound)?;
        let pricer = Pricer::new(search, self.persona, place.city, self.world.now()).ok_or(SupplierError::NotFound)?;
        let left = pricer.left(&self.world.stays(), house, (spec.room, kind));
        Ok((left > 0)
            .then(|| pricer.rate(code, (house, kind), spec, left))
            .flatten())
    }

    /// The rate as a check finds it: once changed it stays as it is.
    fn checked(&self, search: &HotelSearch, code: &str, key: &str) -> Result<RateCheck, SupplierError> {
        let spec = RateSpec::of_key(key, code).ok_or(SupplierError::NotFound)?;
        let forced = self.forced(Step::Price);
        if forced == Some(Effect::Timeout) {
            return Err(SupplierError::Timeout);
        }
        let config = &self.world.config;
        let spell = self.world.now().timestamp().div_euclid(SPELL_SECONDS);
        let stay = search.stay;
        let is_new = spec.uplift_bp == 0 && !spec.is_stricter;
        let happens = |bp: u32, what: &str| {
            let question = format_args!("{what}|{}|{key}|{}|{spell}", self.persona.id, stay.check_in);
            self.persona.recheck_bp > 0 && is_new && self.world.dice.happens(bp, question)
        };
        if forced == Some(Effect::SoldOut) || happens(config.stay_sold_out_bp, "staySoldOut") {
            return Ok(RateCheck::SoldOut);
        }
        let uplift_bp = match forced {
            Some(Effect::PriceUp { percent }) => percent * 100,
            _ if happens(config.stay_price_changed_bp, "stayPrice") => 300 + 100 * (u32::from(spec.is_flexible) + 2),
            _ => 0,
        };
        let is_stricter = spec.is_flexible
            && (forced == Some(Effect::ClassChange) || happens(config.stay_terms_changed_bp, "stayTerms"));
        let now = RateSpec {
            uplift_bp: spec.uplift_bp + uplift_bp,
            is_stricter: spec.is_stricter || is_stricter,
            ..spec
        };
        let rate = self.priced(search, code, now)?;
        Ok(rate.map_or(RateCheck::SoldOut, |rate| RateCheck::Available(Box::new(rate))))
    }
}

#[async_trait]
impl HotelSupplier for HotelSandbox {
    fn id(&self) -> &SupplierId {
        &self.id
    }

    fn named(&self, words: &[&str], city: Option<&str>, limit: usize) -> Vec<NamedHotel> {
        let cities = Cities::embedded().all().iter();
        let cities = cities.filter(|own| city.is_none_or(|asked| own.id == asked));
        let places = cities.filter_map(|city| self.place(&city.id));
        let mut found = Vec::new();
        for place in places {
            for house in place.houses.iter() {
                let text = format!("{} {}", fold(&house.name), fold(&place.city.name));
                let has = |word: &&str| text.split(' ').any(|own| own.starts_with(*word));
                if words.iter().all(has) && place.listing(self.persona, house).is_some() {
                    found.push(NamedHotel {
                        code: place.code(house),
                        name: house.name.clone(),
                        city: place.city.id.clone(),
                    });
                }
                if found.len() == limit {
                    return found;
                }
            }
        }
        found
    }

    async fn search(&self, search: &HotelSearch, area: &SearchArea) -> Result<Vec<SupplierHotel>, SupplierError> {
        let question = format!("{search:?}");
        self.wait(100, &question).await;
        self.admit().await?;
        if self.forced(Step::Search) == Some(Effect::Timeout) {
            return Err(SupplierError::Timeout);
        }
        // Thousands of houses take milliseconds of pure computing: not on the threads that serve requests.
        let (supplier, search, area) = (self.clone(), search.clone(), area.clone());
        let found = tokio::task::spawn_blocking(move || supplier.everything(&search, &area)).await;
        found.map_err(|_| SupplierError::Unavailable("the search broke off".to_owned()))?
    }

    async fn rates(&self, search: &HotelSearch, hotel: &str) -> Result<SupplierHotel, SupplierError> {
        self.wait(40, hotel).await;
        self.admit().await?;
        let (place, number) = self.find(hotel).ok_or(SupplierError::NotFound)?;
        let house = &place.houses[number];
        let listing = place.listing(self.persona, house).ok_or(SupplierError::NotFound)?;
        let pricer = Pricer::new(search, self.persona, place.city, self.world.now()).ok_or(SupplierError::NotFound)?;
        let rates = place.rates(&pricer, &self.world.stays(), house);
        Ok(place.hotel(house, listing, rates))
    }

    async fn check(&self, search: &HotelSearch, hotel: &str, rate: &HotelRate) -> Result<RateCheck, SupplierError> {
        self.wait(30, &rate.key).await;
        self.admit().await?;
        self.checked(search, hotel, &rate.key)
    }

    async fn book(&self, operation: &str, request: &HotelBookingRequest) -> HotelOutcome<SupplierStay> {
        self.wait(60, operation).await;
        if self.admit().await.is_err() {
            return HotelOutcome::Rejected(HotelRejection::Refused("the supplier is down".to_owned()));
        }
        self.book_rooms(operation, request)
    }

    async fn read(&self, operation: &str) -> Result<Option<SupplierStay>, SupplierError> {
        self.wait(20, operation).await;
        self.admit().await?;
        Ok(self.world.stays().record(operation, self.world.now()))
    }

    async fn cancel(&self, operation: &str) -> HotelOutcome<SupplierStay> {
        self.wait(40, operation).await;
        if self.admit().await.is_err() {
            return HotelOutcome::Unknown;
        }
        self.cancel_rooms(operation)
    }
}
