//! Requests and responses of the calls about exchanges.

use std::collections::BTreeSet;

use chrono::NaiveDate;
use jetway_app::flight::ticketing::after_sale::exchange::{ExchangeAsk, ExchangeFound, ExchangeStart, ExchangeWish};
use jetway_domain::air::after_sale::{DateChange, ExchangeLeg};
use jetway_domain::air::itinerary::{StopKey as Stops, journeys, worst_stop_key};
use jetway_domain::air::merge::PricedOffer;
use jetway_domain::air::order::FlightOrder;
use jetway_domain::codes::CarrierCode;
use jetway_domain::order::{AfterSaleQuote, AfterSaleReason};
use jetway_domain::reference::NameLanguage;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::http::Refusal;
use crate::routes::flights::after_sale::bodies::AfterSaleRow;
use crate::routes::flights::order::view::Order;
use crate::wire::after_sale::exchange::{ExchangeAirline, ExchangeQuoteView, ExchangeSegment};
use crate::wire::approval_request::checked_remark;
use crate::wire::field_error::BadField;
use crate::wire::names::{AfterSaleReasonName, ResidualName, StopKey};
use crate::wire::order_reference::reference;
use crate::wire::visibility::Visibility;

/// The order to exchange, and the days its journeys can be moved to.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ExchangeOrder {
    order: Order,
    /// Operations quote it: only a manual request works.
    by_hand: bool,
    exchange_travelers: Vec<ExchangeTraveler>,
    pax_count: usize,
    exchange_itineraries: Vec<ExchangeItinerary>,
}

/// A traveller whose ticket is exchanged.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ExchangeTraveler {
    traveller_id: String,
    name: String,
}

/// A journey and its bounds. Days are local to the origin.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ExchangeItinerary {
    /// Index of the journey, from 0.
    leg_group: usize,
    origin: String,
    destination: String,
    /// The day of departure now.
    date: NaiveDate,
    min_date: NaiveDate,
    max_date: NaiveDate,
    /// The wanted day; at first that of now.
    travel_date: NaiveDate,
}

/// Which order an exchange is about.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct ExchangePenaltyBody {
    order_reference: String,
}

/// What the fare says about changes.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ExchangePenalty {
    /// Operations quote it.
    by_hand: bool,
    /// Whether the fare allows changes before departure.
    allowed: bool,
    /// The airline's fee for each ticket; absent when there is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    change_penalty: Option<String>,
    /// The portal's fee for each ticket.
    portal_fee: String,
    /// Where a surplus goes.
    #[schema(value_type = ResidualName)]
    residual: &'static str,
}

/// A journey and its wanted day.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct WantedItinerary {
    /// Index of the journey, from 0.
    leg_group: usize,
    travel_date: NaiveDate,
}

/// The trip of an order on other days.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct ExchangeSearchBody {
    order_reference: String,
    /// Journeys that are left out keep their flights.
    exchange_itineraries: Vec<WantedItinerary>,
}

/// The same, narrowed.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct ExchangeFilterBody {
    order_reference: String,
    exchange_itineraries: Vec<WantedItinerary>,
    /// Codes of airlines, one of which flies; empty for any.
    #[serde(default)]
    airlines: Vec<String>,
    /// Most stops of a journey; empty for any.
    #[serde(default)]
    #[schema(value_type = Vec<StopKey>)]
    stops: Vec<String>,
}

/// The chosen flights.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct ExchangeChoiceBody {
    order_reference: String,
    exchange_itineraries: Vec<WantedItinerary>,
    offer_id: String,
}

/// The exchange to request.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct ExchangeRequestBody {
    order_reference: String,
    exchange_itineraries: Vec<WantedItinerary>,
    offer_id: String,
    /// Empty for all travellers. The tickets of a party are exchanged together.
    #[serde(default)]
    traveller_ids: Vec<String>,
    #[schema(value_type = AfterSaleReasonName)]
    reason: String,
    /// At most 250 characters; needed for the reason `other`.
    remark: Option<String>,
}

/// Which request.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct ExchangeVerifyBody {
    pub(super) request_reference: String,
}

/// The quote to approve.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct ExchangeApproveBody {
    pub(super) request_reference: String,
    pub(super) quote_id: String,
}

/// Flights that the tickets can be exchanged for, the cheapest first.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ExchangeOffers {
    by_hand: bool,
    total: usize,
    items: Vec<ExchangeOfferView>,
    /// The airlines that occur before filtering.
    airlines: Vec<ExchangeAirline>,
    /// Stops that occur before filtering.
    #[schema(value_type = Vec<StopKey>)]
    stops: Vec<&'static str>,
}

/// Flights for an exchange.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ExchangeOfferView {
    offer_id: String,
    brand: String,
    /// What the agency pays for new tickets. Needs 203.
    #[serde(skip_serializing_if = "Option::is_none")]
    total: Option<String>,
    /// `total` less the price of the old tickets; may be negative. Needs 203.
    #[serde(skip_serializing_if = "Option::is_none")]
    difference: Option<String>,
    seats_remaining: u8,
    segments: Vec<ExchangeSegment>,
}

/// The chosen flights with their baggage.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ExchangeItineraryView {
    offer: ExchangeOfferView,
    checked_bag: String,
    cabin_bag: String,
}

/// The flights before and after.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ExchangeSummary {
    before: Vec<ExchangeSegment>,
    after: Vec<ExchangeSegment>,
}

/// What an exchange would cost now.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ExchangePrice {
    /// Operations quote it.
    by_hand: bool,
    /// Needs 203.
    #[serde(skip_serializing_if = "Option::is_none")]
    quote: Option<ExchangeQuoteView>,
}

/// Whether a request can be approved now.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ExchangeVerified {
    pub(super) approvable: bool,
    pub(super) row: AfterSaleRow,
}

fn wish(order: &str, wanted: &[WantedItinerary]) -> Result<ExchangeWish, Refusal> {
    Ok(ExchangeWish {
        order: reference(order)?,
        changes: wanted
            .iter()
            .map(|wanted| DateChange {
                leg: wanted.leg_group,
                date: wanted.travel_date,
            })
            .collect(),
    })
}

impl ExchangePenaltyBody {
    pub(super) fn order(&self) -> &str {
        &self.order_reference
    }
}

impl ExchangeSearchBody {
    pub(super) fn wish(&self) -> Result<ExchangeWish, Refusal> {
        wish(&self.order_reference, &self.exchange_itineraries)
    }
}

impl ExchangeFilterBody {
    pub(super) fn wish(&self) -> Result<ExchangeWish, Refusal> {
        wish(&self.order_reference, &self.exchange_itineraries)
    }

    pub(super) fn admits(&self, offer: &PricedOffer) -> bool {
        let segments = &offer.offer.segments;
        let flies = |airline: &String| {
            segments
                .iter()
                .any(|flight| flight.marketing.carrier.as_str() == airline)
        };
        let stops = stops_of(offer).as_str();
        (self.airlines.is_empty() || self.airlines.iter().any(flies))
            && (self.stops.is_empty() || self.stops.iter().any(|wanted| wanted == stops))
    }
}

impl ExchangeChoiceBody {
    pub(super) fn wish(&self) -> Result<ExchangeWish, Refusal> {
        wish(&self.order_reference, &self.exchange_itineraries)
    }

    pub(super) fn offer(&self) -> &str {
        &self.offer_id
    }
}

impl ExchangeRequestBody {
    pub(super) fn order(&self) -> &str {
        &self.order_reference
    }

    pub(super) fn ask(self, by_hand: bool) -> Result<ExchangeAsk, Refusal> {
        let reason = AfterSaleReason::parse(&self.reason)
            .ok_or_else(|| BadField::new("/reason", "reason.unknown", "One of the listed reasons."))?;
        let remark = checked_remark(self.remark)?;
        if reason == AfterSaleReason::Other && remark.is_none() {
            return Err(BadField::new("/remark", "remark.missing", "Say what the reason is.").into());
        }
        Ok(ExchangeAsk {
            wish: wish(&self.order_reference, &self.exchange_itineraries)?,
            offer: self.offer_id,
            travellers: self.traveller_ids,
            reason,
            remark,
            by_hand,
        })
    }
}

impl ExchangeOrder {
    pub(super) fn of(order: &FlightOrder, view: Order, start: &ExchangeStart) -> Self {
        let party = &order.details.travellers;
        Self {
            order: view,
            by_hand: start.by_hand,
            exchange_travelers: party
                .iter()
                .map(|person| ExchangeTraveler {
                    traveller_id: person.traveller_id.clone(),
                    name: format!("{} {}", person.given_name, person.surname),
                })
                .collect(),
            pax_count: party.len(),
            exchange_itineraries: start.legs.iter().map(ExchangeItinerary::of).collect(),
        }
    }
}

impl ExchangeItinerary {
    fn of(leg: &ExchangeLeg) -> Self {
        Self {
            leg_group: leg.leg,
            origin: leg.origin.to_string(),
            destination: leg.destination.to_string(),
            date: leg.date,
            min_date: leg.min,
            max_date: leg.max,
            travel_date: leg.date,
        }
    }
}

impl ExchangePenalty {
    pub(super) fn of(order: &FlightOrder, start: &ExchangeStart) -> Self {
        let change = &order.details.offer.brand.change;
        Self {
            by_hand: start.by_hand,
            allowed: change.allowed,
            change_penalty: change.fee.map(|fee| fee.to_string()),
            portal_fee: start.portal_fee.to_string(),
            residual: if start.is_returned { "wallet" } else { "airline" },
        }
    }
}

impl ExchangeOffers {
    pub(super) fn of(found: &ExchangeFound, visibility: Visibility, admits: impl Fn(&PricedOffer) -> bool) -> Self {
        let airlines: BTreeSet<CarrierCode> = found
            .offers
            .iter()
            .flat_map(|offer| &offer.offer.segments)
            .map(|flight| flight.marketing.carrier)
            .collect();
        let stops: BTreeSet<Stops> = found.offers.iter().map(stops_of).collect();
        let items: Vec<_> = found
            .offers
            .iter()
            .filter(|offer| admits(offer))
            .map(|offer| ExchangeOfferView::of(&found.order, offer, visibility))
            .collect();
        Self {
            by_hand: found.by_hand,
            total: items.len(),
            items,
            airlines: airlines
                .into_iter()
                .map(|code| ExchangeAirline::of(code, visibility.names))
                .collect(),
            stops: stops.into_iter().map(Stops::as_str).collect(),
        }
    }
}

impl ExchangeOfferView {
    fn of(order: &FlightOrder, offer: &PricedOffer, visibility: Visibility) -> Self {
        let sees = visibility.agent_amounts;
        let price = offer.quote.agent_payable;
        let difference = price.checked_sub(order.details.quote.agent_payable).ok();
        Self {
            offer_id: offer.id.0.clone(),
            brand: offer.offer.brand.name.to_string(),
            total: sees.then(|| price.to_string()),
            difference: difference.filter(|_| sees).map(|difference| difference.to_string()),
            seats_remaining: offer.offer.seats_remaining,
            segments: ExchangeSegment::all(&offer.offer.segments, order.details.flown(), visibility.names),
        }
    }
}

impl ExchangeItineraryView {
    pub(super) fn of(order: &FlightOrder, offer: &PricedOffer, visibility: Visibility) -> Self {
        Self {
            offer: ExchangeOfferView::of(order, offer, visibility),
            checked_bag: offer.offer.brand.checked_bag.to_string(),
            cabin_bag: offer.offer.brand.cabin_bag.to_string(),
        }
    }
}

impl ExchangeSummary {
    pub(super) fn of(order: &FlightOrder, offer: &PricedOffer, language: NameLanguage) -> Self {
        let (before, after) = (order.details.flown(), &offer.offer.segments);
        Self {
            before: ExchangeSegment::all(before, after, language),
            after: ExchangeSegment::all(after, before, language),
        }
    }
}

impl ExchangePrice {
    pub(super) fn of(quote: Option<&AfterSaleQuote>, visibility: Visibility) -> Self {
        Self {
            by_hand: quote.is_none(),
            quote: quote
                .filter(|_| visibility.agent_amounts)
                .and_then(ExchangeQuoteView::of),
        }
    }
}

fn stops_of(offer: &PricedOffer) -> Stops {
    worst_stop_key(&journeys(&offer.offer.segments))
}
