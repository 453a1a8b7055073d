//! Routes of airlines and their frequency.

use std::collections::HashSet;

use jetway_domain::codes::{AirportCode, CarrierCode};

use super::place::{Place, Places};
use crate::reference::{Aircraft, AircraftType, Airlines, Network};

/// A route from a hub, in both directions.
pub(super) struct Route {
    pub(super) carrier: CarrierCode,
    pub(super) hub: AirportCode,
    pub(super) away: AirportCode,
    pub(super) km: u32,
    /// Daily flights.
    pub(super) daily: u8,
    /// Operates less than seven days a week.
    pub(super) thin: bool,
    pub(super) fleet: Vec<&'static AircraftType>,
    pub(super) domestic: bool,
}

/// Countries without scheduled flights in this world, unless an airline lists one of their airports.
const CLOSED: [&str; 6] = ["UA", "KP", "SY", "YE", "IL", "RU"];
/// Countries whose foreign airlines are all listed by hand.
const LISTED: [&str; 1] = ["BD"];
/// Airports without slots for low-cost airlines.
const FULL: [&str; 3] = ["LHR", "HND", "JFK"];
/// Maximum distance of unlisted low-cost routes.
const LOW_COST_KM: u32 = 4_000;
/// Neighbouring countries without flights between them.
const ESTRANGED: [&str; 2] = ["IN", "PK"];
/// Minimum rank of unlisted destinations.
const LOWEST_RANK: u16 = 480;
/// Minimum distance of unlisted routes.
const SHORTEST_KM: u32 = 150;
const SHORTEST_LISTED_KM: u32 = 60;

/// All routes, airline by airline.
pub(super) fn routes(places: &Places) -> Vec<Route> {
    let ranked: Vec<&Place> = places
        .by_rank()
        .into_iter()
        .filter(|place| place.rank >= LOWEST_RANK)
        .collect();
    Airlines::embedded()
        .networks()
        .iter()
        .flat_map(|network| Planner::new(network, places).plan(&ranked))
        .collect()
}

struct Planner<'a> {
    network: &'a Network,
    places: &'a Places,
    fleet: Vec<&'static AircraftType>,
    taken: HashSet<(AirportCode, AirportCode)>,
    routes: Vec<Route>,
}

impl<'a> Planner<'a> {
    fn new(network: &'a Network, places: &'a Places) -> Self {
        let fleet = network
            .fleet
            .iter()
            .filter_map(|iata| Aircraft::embedded().get(iata))
            .collect();
        Self {
            network,
            places,
            fleet,
            taken: HashSet::new(),
            routes: Vec::new(),
        }
    }

    fn plan(mut self, ranked: &[&Place]) -> Vec<Route> {
        let Some(main) = self.network.hubs.first().and_then(|hub| self.places.get(*hub)) else {
            return Vec::new();
        };
        for (away, daily) in &self.network.always {
            if let Some(away) = self.places.get(*away) {
                self.add(main, away, Some(*daily));
            }
        }
        for hub in self.network.hubs.iter().skip(1).filter_map(|hub| self.places.get(*hub)) {
            self.add(main, hub, Some(3));
        }
        let bases = self.network.hubs.len();
        for (position, hub) in self
            .network
            .hubs
            .iter()
            .filter_map(|hub| self.places.get(*hub))
            .enumerate()
        {
            let share = match (position, bases) {
                (_, 1) => self.network.size,
                (0, _) => self.network.size * 3 / 5,
                (_, bases) => self.network.size * 2 / 5 / (bases - 1) + 6,
            };
            self.fill(hub, share, ranked);
        }
        self.routes
    }

    /// Adds the best remaining places until the hub has `share` routes.
    fn fill(&mut self, hub: &Place, share: usize, ranked: &[&Place]) {
        let mut wanted: Vec<(i64, &Place)> = ranked
            .iter()
            .filter(|place| self.may_open(hub, place))
            .map(|place| (self.appeal(hub, place), *place))
            .collect();
        wanted.sort_by_key(|(appeal, place)| (-appeal, place.code));
        let mut have = self
            .routes
            .iter()
            .filter(|route| route.hub == hub.code || route.away == hub.code)
            .count();
        for (_, place) in wanted {
            if have >= share {
                break;
            }
            have += usize::from(self.add(hub, place, None));
        }
    }

    fn may_open(&self, hub: &Place, place: &Place) -> bool {
        let country = place.country.as_str();
        let abroad = place.country != hub.country;
        let low_cost = Airlines::embedded()
            .get(self.network.carrier)
            .is_some_and(|airline| airline.low_cost);
        let estranged = abroad && ESTRANGED.contains(&country) && ESTRANGED.contains(&hub.country.as_str());
        let out_of_reach = FULL.contains(&place.code.as_str()) || hub.km_to(place) > LOW_COST_KM;
        place.city != hub.city
            && !estranged
            && !(abroad && (CLOSED.contains(&country) || LISTED.contains(&country)))
            && !(low_cost && abroad && out_of_reach)
    }

    /// Score by rank, home market and distance; larger airlines fly farther.
    fn appeal(&self, hub: &Place, place: &Place) -> i64 {
        let home = if place.country == hub.country { 250 } else { 0 };
        let per_thousand_km = match self.network.size {
            ..50 => 100,
            50..100 => 60,
            _ => 30,
        };
        i64::from(place.rank) + home - i64::from(hub.km_to(place)) * per_thousand_km / 1000
    }

    fn add(&mut self, hub: &Place, away: &Place, daily: Option<u8>) -> bool {
        let km = hub.km_to(away);
        let reach =
            |aircraft: &&&AircraftType| aircraft.range_km * 100 >= km * 107 && (!aircraft.propeller || km <= 1_100);
        let mut fleet: Vec<_> = self.fleet.iter().filter(reach).copied().collect();
        let shortest = if daily.is_some() {
            SHORTEST_LISTED_KM
        } else {
            SHORTEST_KM
        };
        if fleet.is_empty() || km < shortest || self.taken.contains(&(hub.code, away.code)) {
            return false;
        }
        self.taken.extend([(hub.code, away.code), (away.code, hub.code)]);
        let wide = |aircraft: &&AircraftType| aircraft.economy + aircraft.business > 215;
        if km > 4_500 && fleet.iter().any(wide) {
            fleet.retain(wide);
        } else if km <= 600 && fleet.iter().any(|aircraft| !wide(aircraft)) {
            fleet.retain(|aircraft| !wide(aircraft));
        }
        let domestic = hub.country == away.country;
        self.routes.push(Route {
            carrier: self.network.carrier,
            hub: hub.code,
            away: away.code,
            km,
            daily: daily.unwrap_or_else(|| usual(away.rank, km, domestic)),
            thin: daily.is_none() && (away.rank < 580 || km > 7_000),
            fleet,
            domestic,
        });
        true
    }
}

fn usual(rank: u16, km: u32, domestic: bool) -> u8 {
    match (rank, km) {
        (700.., _) if domestic => 3,
        (750.., ..4_000) => 2,
        _ => 1,
    }
}
