//! An itinerary on the wire.

use chrono::{DateTime, NaiveDateTime, SecondsFormat, Utc};
use jetway_app::air::names;
use jetway_domain::air::itinerary::{Connection, JourneySummary, connections, journeys, total_minutes, worst_stop_key};
use jetway_domain::air::merge::{Card, PricedOffer};
use jetway_domain::air::offer::{FareMode, FlightDesignator, Segment as OfferSegment, SegmentEnd as OfferEnd};
use jetway_domain::air::price_session::SessionDetails;
use jetway_domain::air::search::{AirSearchQuery, Cabin};
use jetway_domain::codes::CarrierCode;
use jetway_domain::money::Money;
use jetway_domain::money::exchange::Conversion;
use serde::Serialize;
use utoipa::ToSchema;

use super::brand::{Brand, baggage_summary};
use super::sight::Sight;
use crate::routes::wire_names::{BadgeName, FareKindName, FareTypeName, StopKey};

/// A card of the results, or what is being booked.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Itinerary {
    itinerary_id: String,
    /// What the customer pays, such as `AED 1234.50`.
    amount: String,
    /// The same as it is charged, where amounts are shown in another currency.
    #[serde(skip_serializing_if = "Option::is_none")]
    original_amount: Option<String>,
    /// Published total.
    gross_amount: String,
    /// What the agency pays; needs 203.
    #[serde(skip_serializing_if = "Option::is_none")]
    agent_amount: Option<String>,
    /// Minutes flying and connecting.
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
    /// The only brand: the card may go straight to booking.
    pushto_itinerary: bool,
    brand_details: Vec<Brand>,
    #[schema(no_recursion)]
    more_flights: Vec<Itinerary>,
    more_count: u32,
    segments: Vec<Segment>,
    seats_remaining: u8,
    #[schema(value_type = FareTypeName)]
    fare_type: &'static str,
    /// Who may buy it.
    #[schema(value_type = FareKindName)]
    fare_kind: &'static str,
    /// Every airport lies in one country.
    is_domestic: bool,
    /// An airline the search asked for flies some of it.
    is_preferred: bool,
    baggage_summary: String,
    /// Needs 205.
    #[serde(skip_serializing_if = "Option::is_none")]
    source: Option<String>,
    expires_at: String,
    #[schema(value_type = Vec<BadgeName>)]
    badges: Vec<&'static str>,
}

/// One journey, in short.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct FlightSummary {
    departure_time: String,
    arrival_time: String,
    departure_airport_code: String,
    arrival_airport_code: String,
    day_offset: i64,
    stops: usize,
    duration: u32,
    departs_on: String,
    /// Codes of the two above that were not asked for: other airports of the city, or nearby ones. Absent without any.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(required = false)]
    other_airports: Vec<String>,
}

/// What the filters look at, for each journey.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct JourneyWise {
    #[schema(value_type = StopKey)]
    stop_key: &'static str,
    departure_timing: String,
    arrival_timing: String,
}

/// Shortest and longest connection, in minutes; zero without one.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct LayoverDuration {
    min: u32,
    max: u32,
}

/// Where and when a segment begins or ends.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct SegmentEnd {
    code: String,
    name: String,
    city: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    terminal: Option<String>,
    /// `YYYY-MM-DDTHH:mm` at the airport.
    local: String,
    utc: String,
}

/// A carrier and its flight number.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Designator {
    code: String,
    number: String,
    name: String,
}

/// A type of aircraft.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Aircraft {
    iata: String,
    name: String,
}

/// One flight number.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Segment {
    segment_id: String,
    journey_index: u8,
    origin: SegmentEnd,
    destination: SegmentEnd,
    marketing: Designator,
    operating: Designator,
    aircraft: Aircraft,
    rbd: String,
    cabin: &'static str,
    fare_basis: String,
    duration_minutes: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    layover_after_minutes: Option<u32>,
    change_of_airport: bool,
    overnight: bool,
}

impl Itinerary {
    /// A card with all its brands.
    pub(crate) fn of_card(card: &Card, sight: Sight) -> Self {
        let brands = card
            .brands
            .iter()
            .map(|brand| Brand::of(brand, &card.lead, sight))
            .collect();
        let badges = card.badges.iter().map(|badge| badge.as_str()).collect();
        Self {
            more_count: card.more,
            ..Self::of(&card.lead, brands, badges, sight)
        }
    }

    /// With amounts for the eye in another currency; what is charged stays beside the price.
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

    /// Marked when one of these airlines tickets, sells or flies it.
    fn preferring(mut self, airlines: &[CarrierCode]) -> Self {
        let is_one = |code: &str| airlines.iter().any(|airline| airline.as_str() == code);
        let sells = |segment: &Segment| is_one(&segment.marketing.code) || is_one(&segment.operating.code);
        let tickets = |brand: &Brand| brand.ticketed_by().is_some_and(is_one);
        self.is_preferred =
            is_one(&self.airline_code) || self.segments.iter().any(sells) || self.brand_details.iter().any(tickets);
        self
    }

    /// As an answer to this search: marked where it was preferred, and where it flies from or to other airports.
    pub(crate) fn answering(mut self, query: &AirSearchQuery, flown: &[OfferSegment]) -> Self {
        for (index, (summary, journey)) in self.flight_summary.iter_mut().zip(journeys(flown)).enumerate() {
            let others = names::other_airports(query, index, &journey);
            summary.other_airports = others.iter().map(ToString::to_string).collect();
        }
        self.preferring(&query.preferred_airlines)
    }

    /// Its id and the fares sold on its flights.
    pub(super) fn into_brands(self) -> (String, Vec<Brand>) {
        (self.itinerary_id, self.brand_details)
    }

    /// One offer alone.
    pub(crate) fn of_offer(offer: &PricedOffer, sight: Sight) -> Self {
        Self::of(offer, vec![Brand::of(offer, offer, sight)], Vec::new(), sight)
    }

    /// What a price session holds, told as the answer to what was asked for.
    pub(crate) fn of_session(SessionDetails { query, priced, .. }: &SessionDetails, sight: Sight) -> Self {
        Self::of_offer(priced, sight).answering(query, &priced.offer.segments)
    }

    fn of(priced: &PricedOffer, brand_details: Vec<Brand>, badges: Vec<&'static str>, sight: Sight) -> Self {
        let (offer, quote) = (&priced.offer, &priced.quote);
        let trips = journeys(&offer.segments);
        let waits: Vec<_> = connections(&offer.segments).into_iter().flatten().collect();
        let airline = names::airline(offer.validating);
        Self {
            itinerary_id: priced.id.0.clone(),
            amount: quote.customer_total.to_string(),
            original_amount: None,
            gross_amount: quote.gross.to_string(),
            agent_amount: sight.agent_amounts.then(|| quote.agent_payable.to_string()),
            duration: total_minutes(&trips),
            flight_summary: trips.iter().map(FlightSummary::of).collect(),
            journey_wises: trips.iter().map(JourneyWise::of).collect(),
            stop_key: worst_stop_key(&trips).as_str(),
            refundable: offer.brand.refund.allowed,
            airline_code: offer.validating.to_string(),
            airline_name: names::airline_name(offer.validating),
            alliance: airline
                .and_then(|airline| airline.alliance)
                .map(|alliance| alliance.as_str()),
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
            segments: Segment::all(&offer.segments),
            seats_remaining: offer.seats_remaining,
            fare_type: fare_type(offer.mode),
            fare_kind: offer.brand.kind.as_str(),
            is_domestic: names::stays_inside(&offer.segments),
            is_preferred: false,
            baggage_summary: baggage_summary(&offer.brand),
            source: sight.source.then(|| offer.supplier.0.clone()),
            expires_at: instant(offer.expires_at),
            badges,
        }
    }
}

impl FlightSummary {
    pub(crate) fn of(journey: &JourneySummary) -> Self {
        Self {
            departure_time: clock_time(journey.departs_local),
            arrival_time: clock_time(journey.arrives_local),
            departure_airport_code: journey.origin.to_string(),
            arrival_airport_code: journey.destination.to_string(),
            day_offset: journey.day_offset(),
            stops: journey.stops,
            duration: journey.duration_minutes,
            departs_on: journey.departs_local.date().to_string(),
            other_airports: Vec::new(),
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

impl Segment {
    pub(crate) fn all(segments: &[OfferSegment]) -> Vec<Self> {
        segments
            .iter()
            .zip(connections(segments))
            .map(|(segment, wait)| Self::of(segment, wait))
            .collect()
    }

    fn of(segment: &OfferSegment, wait: Option<Connection>) -> Self {
        Self {
            segment_id: segment.segment_id.to_string(),
            journey_index: segment.journey_index,
            origin: SegmentEnd::of(&segment.origin),
            destination: SegmentEnd::of(&segment.destination),
            marketing: Designator::of(&segment.marketing),
            operating: Designator::of(&segment.operating),
            aircraft: Aircraft {
                iata: segment.aircraft.to_string(),
                name: names::aircraft(&segment.aircraft).to_owned(),
            },
            rbd: segment.rbd.to_string(),
            cabin: cabin_name(segment.cabin),
            fare_basis: segment.fare_basis.to_string(),
            duration_minutes: segment.duration_minutes,
            layover_after_minutes: wait.map(|wait| wait.minutes),
            change_of_airport: wait.is_some_and(|wait| wait.change_of_airport),
            overnight: wait.is_some_and(|wait| wait.overnight),
        }
    }
}

impl Designator {
    pub(super) fn of(flown: &FlightDesignator) -> Self {
        Self {
            code: flown.carrier.to_string(),
            number: flown.number.to_string(),
            name: names::airline_name(flown.carrier),
        }
    }
}

impl SegmentEnd {
    pub(crate) fn of(end: &OfferEnd) -> Self {
        let airport = names::airport(end.airport);
        let code = end.airport.to_string();
        Self {
            name: airport.map_or_else(|| code.clone(), |airport| airport.name.clone()),
            city: airport.map_or_else(|| code.clone(), |airport| airport.city_name.clone()),
            code,
            terminal: end.terminal.as_deref().map(str::to_owned),
            local: end.local.format("%Y-%m-%dT%H:%M").to_string(),
            utc: instant(end.utc),
        }
    }
}

/// A money text in the currency of a conversion.
pub(super) fn shown(text: &str, conversion: &Conversion) -> String {
    let money = Money::parse(text).ok().and_then(|money| conversion.shown(money));
    money.map_or_else(|| text.to_owned(), |money| money.to_string())
}

/// `OnHold` or `Instant`.
pub(crate) const fn fare_type(mode: FareMode) -> &'static str {
    match mode {
        FareMode::OnHold => "OnHold",
        FareMode::Instant => "Instant",
    }
}

/// RFC 3339 in UTC, whole seconds, ending in `Z`.
pub(crate) fn instant(at: DateTime<Utc>) -> String {
    at.to_rfc3339_opts(SecondsFormat::Secs, true)
}

pub(crate) const fn cabin_name(cabin: Cabin) -> &'static str {
    match cabin {
        Cabin::Economy => "Economy",
        Cabin::PremiumEconomy => "Premium economy",
        Cabin::Business => "Business",
        Cabin::First => "First",
    }
}

fn clock_time(at: NaiveDateTime) -> String {
    at.format("%H:%M").to_string()
}

fn layover_airports(waits: &[Connection]) -> Vec<String> {
    let mut airports: Vec<String> = waits.iter().map(|wait| wait.airport.to_string()).collect();
    airports.sort();
    airports.dedup();
    airports
}
