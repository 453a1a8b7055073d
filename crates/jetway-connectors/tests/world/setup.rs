//! Worlds, searches and travellers for the tests.

use std::sync::Arc;
use std::time::Duration;

use chrono::{DateTime, NaiveDate, Utc};
use jetway_connectors::duffel::{Duffel, DuffelSettings};
use jetway_connectors::port::air::AirSupplier;
use jetway_connectors::sandbox::{MemoryJournal, World, WorldConfig, WorldJournal};
use jetway_domain::air::fare_kind::FareKind;
use jetway_domain::air::offer::{Ptc, SupplierId, SupplierOffer};
use jetway_domain::air::search::{AirSearchQuery, Cabin, JourneyQuery, PassengerCounts, TripType};
use jetway_domain::air::traveller::{Gender, Passport, Title, Traveller};
use jetway_domain::clock::ManualClock;
use jetway_domain::codes::{AirportCode, CountryCode};
use jetway_domain::money::CurrencyCode;
use jetway_duffel_simulator::{Settings, Simulator};

pub const SEED: u64 = 42;
pub const TOKEN: &str = "duffel_test_secret";

pub fn now() -> DateTime<Utc> {
    "2026-11-21T08:00:00Z".parse().expect("a moment")
}

/// A world without failures, with its clock and journal.
pub struct Stage {
    pub world: Arc<World>,
    pub clock: Arc<ManualClock>,
    pub journal: Arc<dyn WorldJournal>,
}

impl Stage {
    pub fn new() -> Self {
        Self::over(Arc::new(MemoryJournal::default()), Arc::new(ManualClock::at(now())))
    }

    pub fn over(journal: Arc<dyn WorldJournal>, clock: Arc<ManualClock>) -> Self {
        let world = World::open(
            SEED,
            Arc::clone(&clock) as _,
            Arc::clone(&journal),
            WorldConfig::quiet(),
        )
        .expect("opens");
        Self { world, clock, journal }
    }

    /// Another process with the same journal and clock.
    pub fn reopened(&self) -> Self {
        Self::over(Arc::clone(&self.journal), Arc::clone(&self.clock))
    }

    /// A supplier of the world, or `duffel`: the connector to a simulator that sells one of them.
    pub fn supplier(&self, id: &str) -> Arc<dyn AirSupplier> {
        if id == "duffel" {
            return Arc::new(self.connector(&self.simulator()));
        }
        self.world
            .suppliers()
            .into_iter()
            .find(|supplier| supplier.id().0 == id)
            .expect("a supplier")
    }

    pub fn simulator(&self) -> Arc<Simulator> {
        let settings = Settings {
            supplier: "gds-a".to_owned(),
            currency: CurrencyCode::AED,
            token: TOKEN.to_owned(),
        };
        Simulator::over(&self.world, settings).expect("a supplier")
    }

    pub fn connector(&self, simulator: &Arc<Simulator>) -> Duffel {
        let address = simulator.start().expect("a port");
        self.duffel(&format!("http://{address}"), TOKEN)
    }

    pub fn duffel(&self, base_url: &str, token: &str) -> Duffel {
        let settings = DuffelSettings {
            id: SupplierId("duffel".to_owned()),
            base_url: base_url.to_owned(),
            token: token.to_owned(),
            currency: CurrencyCode::AED,
            contact_email: "desk@rose.example".to_owned(),
            contact_phone: "+97145551234".to_owned(),
            patience: Duration::from_secs(60),
        };
        Duffel::new(settings, self.world.clock()).expect("usable settings")
    }
}

pub fn date(text: &str) -> NaiveDate {
    text.parse().expect("a date")
}

pub fn one_way(from: &str, to: &str, on: NaiveDate) -> AirSearchQuery {
    AirSearchQuery {
        trip_type: TripType::OneWay,
        cabin: Cabin::Economy,
        journeys: vec![journey(from, to, on)],
        passengers: PassengerCounts {
            adults: 1,
            child_ages: Vec::new(),
            infants: 0,
        },
        preferred_airlines: Vec::new(),
        fare_kind: FareKind::Regular,
        direct_only: false,
        nearby_airports: false,
        currency: CurrencyCode::AED,
    }
}

pub fn there_and_back(from: &str, to: &str, out: NaiveDate, back: NaiveDate) -> AirSearchQuery {
    AirSearchQuery {
        trip_type: TripType::Return,
        journeys: vec![journey(from, to, out), journey(to, from, back)],
        ..one_way(from, to, out)
    }
}

fn journey(from: &str, to: &str, departs_on: NaiveDate) -> JourneyQuery {
    let code = |text: &str| AirportCode::parse(text).expect("a code");
    JourneyQuery {
        origin: code(from),
        destination: code(to),
        departs_on,
    }
}

/// A family trip: Dubai to Dhaka and back, two adults and a child.
pub fn family_trip() -> AirSearchQuery {
    let mut query = there_and_back("DXB", "DAC", date("2027-01-20"), date("2027-02-03"));
    query.passengers = PassengerCounts {
        adults: 2,
        child_ages: vec![8],
        infants: 0,
    };
    query
}

pub fn party(query: &AirSearchQuery, surname: &str) -> Vec<Traveller> {
    let people = std::iter::repeat_n(Ptc::Adt, usize::from(query.passengers.adults))
        .chain(query.passengers.child_ages.iter().map(|_| Ptc::Chd))
        .chain(std::iter::repeat_n(Ptc::Inf, usize::from(query.passengers.infants)));
    people
        .enumerate()
        .map(|(at, ptc)| traveller(at + 1, ptc, surname))
        .collect()
}

fn traveller(at: usize, ptc: Ptc, surname: &str) -> Traveller {
    let country = CountryCode::parse("BD").expect("a country");
    Traveller {
        traveller_id: format!("t{at}"),
        ptc,
        title: Title::Mr,
        given_name: "Karim".to_owned(),
        surname: surname.to_owned(),
        gender: Gender::Male,
        birth_on: date("1990-01-01"),
        nationality: country,
        passport: Some(Passport {
            number: "A0123456".to_owned(),
            issue_country: country,
            expires_on: date("2033-01-01"),
        }),
        linked_adult_id: (ptc == Ptc::Inf).then(|| "t1".to_owned()),
        frequent_flyer: None,
    }
}

/// The whole party's price at the supplier, in minor units.
pub fn total(offer: &SupplierOffer) -> i64 {
    let one = |fare: &jetway_domain::air::offer::PassengerFare| {
        fare.base.minor + fare.surcharge.minor + fare.taxes.iter().map(|tax| tax.amount.minor).sum::<i64>()
    };
    offer.fares.iter().map(|fare| one(fare) * i64::from(fare.count)).sum()
}
