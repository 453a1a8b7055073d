//! Itineraries on the wire.

use jetway_app::flight::names;
use jetway_domain::air::itinerary::{Connection, JourneySummary, connections, journeys, total_minutes, worst_stop_key};
use jetway_domain::air::merge::{Card, PricedOffer};
use jetway_domain::air::offer::Segment as OfferSegment;
use jetway_domain::air::price_session::SessionDetails;
use jetway_domain::air::search::AirSearchQuery;
use jetway_domain::codes::CarrierCode;
use jetway_domain::money::exchange::Conversion;
use serde::Serialize;
use utoipa::ToSchema;

use super::brand::{Brand, baggage_summary};
use super::segment::{FlightSummary, Segment, clock_time, fare_type};
use crate::wire::instant::instant;
use crate::wire::money::shown;
use crate::wire::names::{BadgeName, FareKindName, FareTypeName, StopKey};
use crate::wire::visibility::Visibility;

/// A search result, or the itinerary being booked.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Itinerary {
    itinerary_id: String,
    /// Amount the customer pays, such as `AED 1234.50`.
    amount: String,
    /// The charged amount, if amounts are shown in another currency.
    #[serde(skip_serializing_if = "Option::is_none")]
    original_amount: Option<String>,
    /// Published total.
    gross_amount: String,
    /// Amount the agency pays; needs 203.
    #[serde(skip_serializing_if = "Option::is_none")]
    agent_amount: Option<String>,
    /// Total minutes of flights and connections.
    duration: u32,
    flight_summary: Vec<FlightSummary>,
    journey_wises: Vec<JourneyWise>,
    #[schema(value_type = StopKey)]
    stop_key: &'static str,
    refundable: bool,
    airline_code: String,
    airline_name: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    alliance: Option<&'static str>,
    layover_airports: Vec<String>,
    layover_duration: LayoverDuration,
    product_class: String,
    /// Whether there is only one brand, so booking can start directly.
    pushto_itinerary: bool,
    brand_details: Vec<Brand>,
    #[schema(no_recursion)]
    more_flights: Vec<Itinerary>,
    more_count: u32,
    segments: Vec<Segment>,
    seats_remaining: u8,
    #[schema(value_type = FareTypeName)]
    fare_type: &'static str,
    /// Passenger group the fare is filed for.
    #[schema(value_type = FareKindName)]
    fare_kind: &'static str,
    /// Whether all airports are in one country.
    is_domestic: bool,
    /// Whether a preferred airline sells, operates or tickets part of it.
    is_preferred: bool,
    baggage_summary: String,
    /// Needs 205.
    #[serde(skip_serializing_if = "Option::is_none")]
    source: Option<String>,
    expires_at: String,
    #[schema(value_type = Vec<BadgeName>)]
    badges: Vec<&'static str>,
}

/// Filter values of a journey.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct JourneyWise {
    #[schema(value_type = StopKey)]
    stop_key: &'static str,
    departure_timing: String,
    arrival_timing: String,
}

/// Shortest and longest connection in minutes; 0 without one.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct LayoverDuration {
    min: u32,
    max: u32,
}

impl Itinerary {
    /// A search result with all its brands.
    pub(crate) fn of_card(card: &Card, visibility: Visibility) -> Self {
        let brands = card
            .brands
            .iter()
            .map(|brand| Brand::of(brand, &card.lead, visibility))
            .collect();
        let badges = card.badges.iter().map(|badge| badge.as_str()).collect();
        Self {
            more_count: card.more,
            ..Self::of(&card.lead, brands, badges, visibility)
        }
    }

    /// With amounts in a display currency; the charged amount is kept next to the price.
    pub(crate) fn shown_in(mut self, conversion: &Conversion) -> Self {
        let price = shown(&self.amount, conversion);
        if price != self.amount {
            self.original_amount = Some(std::mem::replace(&mut self.amount, price));
        }
        self.gross_amount = shown(&self.gross_amount, conversion);
        self.agent_amount = self.agent_amount.map(|amount| shown(&amount, conversion));
        let brands = std::mem::take(&mut self.brand_details).into_iter();
        self.brand_details = brands.map(|brand| brand.shown_in(conversion)).collect();
        self
    }

    /// Mark it if one of these airlines tickets, sells or operates part of it.
    fn preferring(mut self, airlines: &[CarrierCode]) -> Self {
        let is_one = |code: &str| airlines.iter().any(|airline| airline.as_str() == code);
        let sells = |segment: &Segment| is_one(&segment.marketing.code) || is_one(&segment.operating.code);
        let tickets = |brand: &Brand| brand.ticketed_by().is_some_and(is_one);
        self.is_preferred =
            is_one(&self.airline_code) || self.segments.iter().any(sells) || self.brand_details.iter().any(tickets);
        self
    }

    /// Mark preferred airlines and airports that differ from the search.
    pub(crate) fn answering(mut self, query: &AirSearchQuery, flown: &[OfferSegment]) -> Self {
        for (index, (summary, journey)) in self.flight_summary.iter_mut().zip(journeys(flown)).enumerate() {
            let others = names::other_airports(query, index, &journey);
            summary.other_airports = others.iter().map(ToString::to_string).collect();
        }
        self.preferring(&query.preferred_airlines)
    }

    /// Its id and its fare brands.
    pub(crate) fn into_brands(self) -> (String, Vec<Brand>) {
        (self.itinerary_id, self.brand_details)
    }

    /// A single offer.
    pub(crate) fn of_offer(offer: &PricedOffer, visibility: Visibility) -> Self {
        Self::of(offer, vec![Brand::of(offer, offer, visibility)], Vec::new(), visibility)
    }

    /// The itinerary of a price session, marked for its search.
    pub(crate) fn of_session(SessionDetails { query, priced, .. }: &SessionDetails, visibility: Visibility) -> Self {
        Self::of_offer(priced, visibility).answering(query, &priced.offer.segments)
    }

    fn of(priced: &PricedOffer, brand_details: Vec<Brand>, badges: Vec<&'static str>, visibility: Visibility) -> Self {
        let (offer, quote) = (&priced.offer, &priced.quote);
        let trips = journeys(&offer.segments);
        let waits: Vec<_> = connections(&offer.segments).into_iter().flatten().collect();
        Self {
            itinerary_id: priced.id.0.clone(),
            amount: quote.customer_total.to_string(),
            original_amount: None,
            gross_amount: quote.gross.to_string(),
            agent_amount: visibility.agent_amounts.then(|| quote.agent_payable.to_string()),
            duration: total_minutes(&trips),
            flight_summary: trips.iter().map(FlightSummary::of).collect(),
            journey_wises: trips.iter().map(JourneyWise::of).collect(),
            stop_key: worst_stop_key(&trips).as_str(),
            refundable: offer.brand.refund.allowed,
            airline_code: offer.validating.to_string(),
            airline_name: names::airline_name(offer.validating, visibility.names),
            alliance: names::alliance_of(offer.validating),
            layover_airports: layover_airports(&waits),
            layover_duration: LayoverDuration {
                min: waits.iter().map(|wait| wait.minutes).min().unwrap_or(0),
                max: waits.iter().map(|wait| wait.minutes).max().unwrap_or(0),
            },
            product_class: offer.brand.code.to_string(),
            pushto_itinerary: brand_details.len() == 1,
            brand_details,
            more_flights: Vec::new(),
            more_count: 0,
            segments: Segment::all(&offer.segments, visibility.names),
            seats_remaining: offer.seats_remaining,
            fare_type: fare_type(offer.mode),
            fare_kind: offer.brand.kind.as_str(),
            is_domestic: names::stays_inside(&offer.segments),
            is_preferred: false,
            baggage_summary: baggage_summary(&offer.brand),
            source: visibility.source.then(|| offer.supplier.0.clone()),
            expires_at: instant(offer.expires_at),
            badges,
        }
    }
}

impl JourneyWise {
    fn of(journey: &JourneySummary) -> Self {
        Self {
            stop_key: jetway_domain::air::itinerary::StopKey::of(journey.stops).as_str(),
            departure_timing: clock_time(journey.departs_local),
            arrival_timing: clock_time(journey.arrives_local),
        }
    }
}

fn layover_airports(waits: &[Connection]) -> Vec<String> {
    let mut airports: Vec<String> = waits.iter().map(|wait| wait.airport.to_string()).collect();
    airports.sort();
    airports.dedup();
    airports
}
