//! Search: one call for every airline of the account.

use jetway_domain::air::itinerary::{JourneySummary, journeys};
use jetway_domain::air::offer::SupplierOffer;
use jetway_domain::air::search::{AirSearchQuery, Cabin};
use jetway_domain::codes::AirportCode;
use jetway_domain::reference::PlaceKind;
use serde::Deserialize;
use serde_json::{Value, json};

use super::Duffel;
use super::wire::{Offer, OfferRequest};
use crate::port::air::SupplierError;
use crate::port::dropped::DropReason;
use crate::reference::Airports;

impl Duffel {
    /// Holdable offers in the account's currency.
    pub(super) async fn offers(&self, query: &AirSearchQuery) -> Result<Vec<SupplierOffer>, SupplierError> {
        if query.currency != self.settings.currency {
            return Ok(Vec::new());
        }
        // Leaves the airlines slightly less time than the whole call.
        let patience = self
            .settings
            .patience
            .as_millis()
            .saturating_sub(500)
            .clamp(2_000, 60_000)
            .to_string();
        let options = [("return_offers", "true"), ("supplier_timeout", patience.as_str())];
        let found: Result<OfferRequest, _> = self.client.post("/air/offer_requests", &options, &asked(query)).await;
        let found = found.map_err(SupplierError::from)?;
        Ok(self.shown(&found.offers, query))
    }

    /// The offers that can be sold and go where the search does. The others are counted by reason and logged.
    pub(super) fn shown(&self, offers: &[Value], query: &AirSearchQuery) -> Vec<SupplierOffer> {
        let ends = ends(query);
        let mut shown = Vec::with_capacity(offers.len());
        for value in offers {
            let read = Offer::deserialize(value).map_err(|_| DropReason::Unreadable);
            let read = read.and_then(|offer| self.read(&offer));
            let read = read.and_then(|offer| {
                let fits = is_where_asked(&journeys(&offer.segments), &ends);
                if fits { Ok(offer) } else { Err(DropReason::Elsewhere) }
            });
            match read {
                Ok(offer) => shown.push(offer),
                Err(reason) => {
                    let id = value["id"].as_str().unwrap_or_default();
                    self.dropped.drop_offer(&self.settings.id.0, id, reason);
                }
            }
        }
        shown
    }
}

/// Allowed airports of origin and destination of a journey; `None` for a city, which Duffel expands.
type Ends = (Option<Vec<AirportCode>>, Option<Vec<AirportCode>>);

fn ends(query: &AirSearchQuery) -> Vec<Ends> {
    let airports = Airports::embedded();
    let is_airport = |code| airports.get(code).is_some_and(|place| place.kind == PlaceKind::Airport);
    let journeys = query.journeys.iter().map(|journey| {
        let (from, to) = airports.ends(journey.origin, journey.destination, query.nearby_airports);
        (
            is_airport(journey.origin).then_some(from),
            is_airport(journey.destination).then_some(to),
        )
    });
    journeys.collect()
}

/// Whether every journey starts and ends at an allowed airport. A code shared by a city and its airport means the
/// airport here, but may mean the city at Duffel.
fn is_where_asked(flown: &[JourneySummary], ends: &[Ends]) -> bool {
    let fits = |ends: &Option<Vec<AirportCode>>, flown| ends.as_ref().is_none_or(|ends| ends.contains(&flown));
    let mut journeys = flown.iter().zip(ends);
    journeys.all(|(flown, (from, to))| fits(from, flown.origin) && fits(to, flown.destination))
}

fn asked(query: &AirSearchQuery) -> Value {
    // A slice has one origin: with nearby airports it is the city, if it has several.
    let place = |code| {
        if query.nearby_airports {
            Airports::embedded().city_of(code)
        } else {
            code
        }
    };
    let slices = query.journeys.iter().map(|journey| {
        let (origin, destination) = (place(journey.origin), place(journey.destination));
        json!({
            "origin": origin.as_str(),
            "destination": destination.as_str(),
            "departure_date": journey.departs_on.to_string(),
        })
    });
    let people = &query.passengers;
    let adults = std::iter::repeat_n(json!({ "type": "adult" }), usize::from(people.adults));
    let children = people.child_ages.iter().map(|age| json!({ "age": age }));
    let infants = std::iter::repeat_n(json!({ "type": "infant_without_seat" }), usize::from(people.infants));
    json!({
        "slices": slices.collect::<Vec<_>>(),
        "passengers": adults.chain(children).chain(infants).collect::<Vec<_>>(),
        "cabin_class": cabin(query.cabin),
        "max_connections": if query.direct_only { 0 } else { 2 },
    })
}

const fn cabin(cabin: Cabin) -> &'static str {
    match cabin {
        Cabin::Economy => "economy",
        Cabin::PremiumEconomy => "premium_economy",
        Cabin::Business => "business",
        Cabin::First => "first",
    }
}

#[cfg(test)]
mod tests {
    use chrono::NaiveDate;
    use jetway_domain::air::fare_kind::FareKind;
    use jetway_domain::air::search::{JourneyQuery, PassengerCounts, TripType};
    use jetway_domain::money::CurrencyCode;

    use super::*;

    fn code(text: &str) -> AirportCode {
        AirportCode::parse(text).expect("a code")
    }

    fn query(from: &str, to: &str, nearby_airports: bool) -> AirSearchQuery {
        AirSearchQuery {
            trip_type: TripType::OneWay,
            cabin: Cabin::Economy,
            journeys: vec![JourneyQuery {
                origin: code(from),
                destination: code(to),
                departs_on: NaiveDate::default(),
            }],
            passengers: PassengerCounts {
                adults: 1,
                child_ages: Vec::new(),
                infants: 0,
            },
            preferred_airlines: Vec::new(),
            fare_kind: FareKind::Regular,
            direct_only: false,
            nearby_airports,
            currency: CurrencyCode::AED,
        }
    }

    fn keeps(query: &AirSearchQuery, from: &str, to: &str) -> bool {
        let flown = JourneySummary {
            origin: code(from),
            destination: code(to),
            departs_local: NaiveDate::default().into(),
            arrives_local: NaiveDate::default().into(),
            stops: 0,
            duration_minutes: 0,
        };
        is_where_asked(&[flown], &ends(query))
    }

    #[test]
    fn a_city_is_asked_for_with_airports_nearby_and_the_airport_without() {
        let slice = |nearby| asked(&query("LHR", "DAC", nearby))["slices"][0].clone();
        assert_eq!(
            (&slice(false)["origin"], &slice(false)["destination"]),
            (&json!("LHR"), &json!("DAC"))
        );
        assert_eq!(
            (&slice(true)["origin"], &slice(true)["destination"]),
            (&json!("LON"), &json!("DAC"))
        );
    }

    #[test]
    fn what_begins_or_ends_elsewhere_than_asked_is_left_out() {
        let alone = query("DXB", "IST", false);
        assert!(keeps(&alone, "DXB", "IST") && !keeps(&alone, "DXB", "SAW") && !keeps(&alone, "DWC", "IST"));
        let around = query("DXB", "IST", true);
        assert!(keeps(&around, "DXB", "SAW") && !keeps(&around, "AUH", "IST"));
        assert!(
            keeps(&query("LON", "DXB", false), "SEN", "DXB"),
            "a city is theirs to say"
        );
    }
}
