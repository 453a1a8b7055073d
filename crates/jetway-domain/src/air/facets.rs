//! Filter options of a search, counted over every card.

use std::collections::BTreeMap;

use chrono::Timelike;

use super::itinerary::{JourneySummary, StopKey, connections, journeys, total_minutes, worst_stop_key};
use super::merge::Card;
use crate::codes::CarrierCode;
use crate::money::Money;

/// A filter option.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Facet {
    /// Its value: a code, a stop key, a baggage allowance, or the first hour of a part of the day.
    pub key: String,
    /// Number of cards that have it.
    pub count: u32,
    /// The lowest customer price among them.
    pub lowest: Money,
}

/// An inclusive range.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Span<T> {
    /// Minimum.
    pub min: T,
    /// Maximum.
    pub max: T,
}

/// Filter options of one journey of the trip.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct JourneyFacets {
    /// By stop key.
    pub stops: Vec<Facet>,
    /// By quarter of the day: `0`, `6`, `12`, `18`.
    pub departures: Vec<Facet>,
    /// By quarter of the day, like departures.
    pub arrivals: Vec<Facet>,
}

/// All filter options. They follow the rules of the list: stops are the worst journey's, departure and arrival airport
/// the first journey's, the price is the customer's, and layovers are those of cards that have one.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Facets {
    /// Number of cards.
    pub count: u32,
    /// By stop key of the worst journey.
    pub stops: Vec<Facet>,
    /// By validating airline of any fare, with the lowest fare of that airline.
    pub airlines: Vec<Facet>,
    /// By alliance of those airlines, in the same way.
    pub alliances: Vec<Facet>,
    /// By airport of a layover.
    pub layover_airports: Vec<Facet>,
    /// By first airport of the first journey.
    pub departure_airports: Vec<Facet>,
    /// By last airport of the first journey.
    pub arrival_airports: Vec<Facet>,
    /// By checked baggage allowance; empty for hand luggage only.
    pub baggage: Vec<Facet>,
    /// By cabin and fare brand of the lead fare.
    pub brands: Vec<Facet>,
    /// Refundable cards.
    pub refundable: Option<Facet>,
    /// Range of customer prices.
    pub price: Option<Span<Money>>,
    /// Range of the trip's total minutes.
    pub minutes: Option<Span<u32>>,
    /// Range of layover minutes.
    pub layover_minutes: Option<Span<u32>>,
    /// In journey order.
    pub journeys: Vec<JourneyFacets>,
}

/// Counts all cards in one pass.
pub fn facets(cards: &[Card], alliance_of: impl Fn(CarrierCode) -> Option<&'static str>) -> Facets {
    let mut counted = Counted::default();
    for card in cards {
        counted.add(card, &alliance_of);
    }
    counted.finish(cards.len())
}

#[derive(Default)]
struct Count(BTreeMap<String, Facet>);

impl Count {
    fn add(&mut self, key: impl Into<String>, price: Money) {
        let key = key.into();
        let facet = self.0.entry(key.clone()).or_insert(Facet {
            key,
            count: 0,
            lowest: price,
        });
        facet.count += 1;
        if price.minor < facet.lowest.minor {
            facet.lowest = price;
        }
    }

    fn by_key(self) -> Vec<Facet> {
        self.0.into_values().collect()
    }

    fn by_price(self) -> Vec<Facet> {
        let mut all = self.by_key();
        all.sort_by_key(|facet| (facet.lowest.minor, u32::MAX - facet.count));
        all
    }
}

#[derive(Default)]
struct Counted {
    stops: Count,
    airlines: Count,
    alliances: Count,
    layovers: Count,
    origins: Count,
    arrivals: Count,
    baggage: Count,
    brands: Count,
    refundable: Count,
    price: Option<Span<Money>>,
    minutes: Option<Span<u32>>,
    layover_minutes: Option<Span<u32>>,
    journeys: Vec<(Count, Count, Count)>,
}

impl Counted {
    fn add(&mut self, card: &Card, alliance_of: &impl Fn(CarrierCode) -> Option<&'static str>) {
        let (offer, price) = (&card.lead.offer, card.lead.quote.customer_total);
        let trips = journeys(&offer.segments);
        self.stops.add(worst_stop_key(&trips).as_str(), price);
        for (airline, lowest) in lowest_by(card, |carrier| Some(carrier.to_string())) {
            self.airlines.add(airline, lowest);
        }
        for (alliance, lowest) in lowest_by(card, alliance_of) {
            self.alliances.add(alliance, lowest);
        }
        if let Some(first) = trips.first() {
            self.origins.add(first.origin.to_string(), price);
            self.arrivals.add(first.destination.to_string(), price);
        }
        self.baggage.add(offer.brand.checked_bag.clone(), price);
        self.brands.add(offer.brand.code.clone(), price);
        if offer.brand.refund.allowed {
            self.refundable.add("refundable", price);
        }
        let mut airports = Vec::new();
        for wait in connections(&offer.segments).into_iter().flatten() {
            widen(&mut self.layover_minutes, wait.minutes);
            if !airports.contains(&wait.airport) {
                airports.push(wait.airport);
                self.layovers.add(wait.airport.to_string(), price);
            }
        }
        widen(&mut self.minutes, total_minutes(&trips));
        let priced = self.price.get_or_insert(Span { min: price, max: price });
        if price.minor < priced.min.minor {
            priced.min = price;
        }
        if price.minor > priced.max.minor {
            priced.max = price;
        }
        self.add_journeys(&trips, price);
    }

    fn add_journeys(&mut self, trips: &[JourneySummary], price: Money) {
        self.journeys
            .resize_with(self.journeys.len().max(trips.len()), Default::default);
        for ((stops, departures, arrivals), trip) in self.journeys.iter_mut().zip(trips) {
            stops.add(StopKey::of(trip.stops).as_str(), price);
            departures.add(quarter(trip.departs_local.hour()), price);
            arrivals.add(quarter(trip.arrives_local.hour()), price);
        }
    }

    fn finish(self, cards: usize) -> Facets {
        let by_hour = |count: Count| {
            let mut all = count.by_key();
            all.sort_by_key(|facet| facet.key.parse().unwrap_or(0_u32));
            all
        };
        let journeys = self
            .journeys
            .into_iter()
            .map(|(stops, departures, arrivals)| JourneyFacets {
                stops: stops.by_key(),
                departures: by_hour(departures),
                arrivals: by_hour(arrivals),
            });
        Facets {
            count: u32::try_from(cards).unwrap_or(u32::MAX),
            stops: self.stops.by_key(),
            airlines: self.airlines.by_price(),
            alliances: self.alliances.by_price(),
            layover_airports: self.layovers.by_price(),
            departure_airports: self.origins.by_key(),
            arrival_airports: self.arrivals.by_key(),
            baggage: self.baggage.by_price(),
            brands: self.brands.by_price(),
            refundable: self.refundable.by_key().pop(),
            price: self.price,
            minutes: self.minutes,
            layover_minutes: self.layover_minutes,
            journeys: journeys.collect(),
        }
    }
}

/// The card's lowest price for each key of its fares' ticketing airlines.
fn lowest_by<K: Ord>(card: &Card, key_of: impl Fn(CarrierCode) -> Option<K>) -> BTreeMap<K, Money> {
    let mut lowest: BTreeMap<K, Money> = BTreeMap::new();
    for fare in card.brands.iter().chain([&card.lead]) {
        let Some(key) = key_of(fare.offer.validating) else {
            continue;
        };
        let price = fare.quote.customer_total;
        let found = lowest.entry(key).or_insert(price);
        if price.minor < found.minor {
            *found = price;
        }
    }
    lowest
}

/// First hour of a quarter of the day.
const fn quarter(hour: u32) -> &'static str {
    match hour {
        0..6 => "0",
        6..12 => "6",
        12..18 => "12",
        _ => "18",
    }
}

fn widen(span: &mut Option<Span<u32>>, value: u32) {
    let span = span.get_or_insert(Span { min: value, max: value });
    span.min = span.min.min(value);
    span.max = span.max.max(value);
}

#[cfg(test)]
mod tests {
    use super::super::fixtures::{flight, offer};
    use super::super::merge::{PricedOffer, SearchResults};
    use super::super::offer::Segment;
    use super::super::pricing::{PricingRules, TaxBase, TaxLabel, TaxRule, quote};
    use super::*;

    fn card(base: i64, carrier: &str, legs: Vec<Segment>, refundable: bool) -> PricedOffer {
        let rules = PricingRules {
            tax_on_agent: TaxRule {
                label: TaxLabel::Vat,
                rate_bp: 0,
                base: TaxBase::ServiceFee,
            },
            service_fee_minor: 0,
            commission_share_bp: 0,
        };
        let mut offer = offer(carrier, "VALUE", base, legs);
        offer.brand.refund.allowed = refundable;
        let quote = quote(&offer.fares, &rules).expect("a quote");
        PricedOffer::new(offer, quote)
    }

    fn results() -> SearchResults {
        let direct = vec![flight(
            0,
            "EK",
            "582",
            ("DXB", "2026-12-01T02:00", 4),
            ("DAC", "2026-12-01T08:30", 6),
        )];
        let stopping = vec![
            flight(
                0,
                "QR",
                "1007",
                ("DXB", "2026-12-01T18:00", 4),
                ("DOH", "2026-12-01T18:10", 3),
            ),
            flight(
                0,
                "QR",
                "638",
                ("DOH", "2026-12-01T20:00", 3),
                ("CGP", "2026-12-02T04:00", 6),
            ),
        ];
        let mut results = SearchResults::default();
        results.add(vec![
            card(90_000, "EK", direct, true),
            card(70_000, "QR", stopping, false),
        ]);
        results
    }

    fn told(facets: &[Facet]) -> Vec<(&str, u32, i64)> {
        facets
            .iter()
            .map(|facet| (facet.key.as_str(), facet.count, facet.lowest.minor))
            .collect()
    }

    // covers: T-285
    #[test]
    fn every_way_to_narrow_the_list_is_counted_with_its_lowest_price() {
        let facets = facets(&results().cards(), |carrier| (carrier.as_str() == "QR").then_some("OW"));
        assert_eq!(facets.count, 2);
        assert_eq!(told(&facets.stops), [("0", 1, 90_000), ("1", 1, 70_000)]);
        assert_eq!(told(&facets.airlines), [("QR", 1, 70_000), ("EK", 1, 90_000)]);
        assert_eq!(told(&facets.alliances), [("OW", 1, 70_000)]);
        assert_eq!(told(&facets.layover_airports), [("DOH", 1, 70_000)]);
        assert_eq!(told(&facets.departure_airports), [("DXB", 2, 70_000)]);
        assert_eq!(told(&facets.arrival_airports), [("CGP", 1, 70_000), ("DAC", 1, 90_000)]);
        assert_eq!(facets.refundable.map(|facet| facet.count), Some(1));
        assert_eq!(
            facets.price.map(|span| (span.min.minor, span.max.minor)),
            Some((70_000, 90_000))
        );
        assert_eq!(facets.minutes.map(|span| (span.min, span.max)), Some((270, 480)));
        assert_eq!(
            facets.layover_minutes,
            Some(Span { min: 110, max: 110 }),
            "of cards that have one"
        );
        let first = &facets.journeys[0];
        assert_eq!(told(&first.departures), [("0", 1, 90_000), ("18", 1, 70_000)]);
        assert_eq!(told(&first.arrivals), [("0", 1, 70_000), ("6", 1, 90_000)]);
    }

    #[test]
    fn a_card_counts_for_each_airline_and_alliance_that_sells_it_with_that_fare() {
        let flown = |carrier: &str, number: &str| {
            let ends = (("DXB", "2026-12-01T02:00", 4), ("DAC", "2026-12-01T08:30", 6));
            flight(0, carrier, number, ends.0, ends.1)
        };
        let own = flown("EK", "582");
        let codeshare = Segment {
            marketing: flown("QF", "8582").marketing,
            ..own.clone()
        };
        let mut results = SearchResults::default();
        results.add(vec![
            card(90_000, "EK", vec![own], true),
            card(93_000, "QF", vec![codeshare], true),
        ]);
        let facets = facets(&results.cards(), |carrier| (carrier.as_str() == "QF").then_some("OW"));
        assert_eq!(facets.count, 1);
        assert_eq!(told(&facets.airlines), [("EK", 1, 90_000), ("QF", 1, 93_000)]);
        assert_eq!(told(&facets.alliances), [("OW", 1, 93_000)]);
    }

    #[test]
    fn nothing_has_nothing_to_narrow_by() {
        let none = facets(&[], |_| None);
        assert_eq!(none, Facets::default());
    }
}
