//! Flight orders on the wire.

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};
use jetway_app::flight::names::airline_name;
use jetway_domain::air::itinerary::journeys;
use jetway_domain::air::offer::FareMode;
use jetway_domain::air::order::{FlightOrder, OrderAction, Ticket as OrderTicket, TicketStatus};
use jetway_domain::air::schedule_change::ScheduleChange as MovedSchedule;
use jetway_domain::air::time_limits::TimeLimits;
use jetway_domain::reference::NameLanguage;
use serde::Serialize;
use utoipa::ToSchema;

use super::children_alone::ChildrenAlone;
use super::reader::Reader;
use crate::routes::flights::offer::brand::{Condition, baggage_summary};
use crate::routes::flights::offer::extra::OrderExtra;
use crate::routes::flights::offer::fare::FareBreakdown;
use crate::routes::flights::offer::segment::{FlightSummary, Segment, fare_type};
use crate::routes::flights::sale::traveller::OrderTraveller;
use crate::wire::after_sale::AfterSaleRequest;
use crate::wire::instant::instant;
use crate::wire::names::{FareTypeName, OrderActionName, OrderHint, OrderStatusName, TicketStatusName};
use crate::wire::payment::Payment;
use crate::wire::trip_type::trip_type;

/// A flight order as the agency sees it.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Order {
    order_reference: String,
    /// 1: flight.
    order_type: u8,
    version: u32,
    #[schema(value_type = OrderStatusName)]
    status: &'static str,
    status_text: &'static str,
    created_at: String,
    created_by: String,
    agency_name: String,
    trip_type: u8,
    route: String,
    segments: Vec<Segment>,
    /// A schedule change that waits for acceptance.
    #[serde(skip_serializing_if = "Option::is_none")]
    schedule_change: Option<ScheduleChange>,
    journeys: Vec<FlightSummary>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pnr: Option<String>,
    airline_pnrs: BTreeMap<String, String>,
    /// Needs 205.
    #[serde(skip_serializing_if = "Option::is_none")]
    source: Option<String>,
    #[schema(value_type = FareTypeName)]
    fare_type: &'static str,
    airline_code: String,
    airline_name: String,
    baggage_summary: String,
    brand_name: String,
    /// Cost of a change before departure.
    change_terms: Condition,
    /// Cost of a refund before departure.
    refund_terms: Condition,
    /// Whether the supplier's staff issue the tickets, within 30 minutes of the request.
    ticketed_by_hand: bool,
    travellers: Vec<OrderTraveller>,
    tickets: Vec<Ticket>,
    /// Extra services of the order.
    extras: Vec<OrderExtra>,
    fare: FareBreakdown,
    payment: Payment,
    time_limits: OrderTimeLimits,
    /// Requests after the ticket, oldest first.
    requests: Vec<AfterSaleRequest>,
    /// Actions the user may take now.
    #[schema(value_type = Vec<OrderActionName>)]
    actions: Vec<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<OrderHint>)]
    hint: Option<&'static str>,
    flags: OrderFlags,
    /// Present if children travel without an adult.
    #[serde(skip_serializing_if = "Option::is_none")]
    children_alone: Option<ChildrenAlone>,
}

/// A schedule change by the airline.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ScheduleChange {
    /// Send it back to accept the change.
    noticed_at: String,
    /// All flights of the order with their new times; ids are those of `segments`.
    segments: Vec<Segment>,
}

impl ScheduleChange {
    fn of(change: &MovedSchedule, language: NameLanguage) -> Self {
        Self {
            noticed_at: instant(change.noticed_at),
            segments: Segment::all(&change.segments, language),
        }
    }
}

/// An electronic ticket.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Ticket {
    /// Thirteen digits.
    number: String,
    traveller_id: String,
    #[schema(value_type = TicketStatusName)]
    status: &'static str,
    coupons: Vec<Coupon>,
    issued_at: String,
}

/// The coupon of one segment.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Coupon {
    segment_id: String,
    status: &'static str,
}

/// Time limits of an order.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct OrderTimeLimits {
    #[serde(skip_serializing_if = "Option::is_none")]
    ticketing_time_limit_at: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    auto_cancel_at: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    price_guaranteed_until: Option<String>,
    /// Until when the tickets can be voided, while they can.
    #[serde(skip_serializing_if = "Option::is_none")]
    void_cutoff_at: Option<String>,
}

/// Flags of an order.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct OrderFlags {
    instant: bool,
    price_changed: bool,
    only_child: bool,
    /// Whether the order was a record made elsewhere.
    imported_pnr: bool,
}

impl Order {
    pub(crate) fn of(order: &FlightOrder, reader: Reader) -> Self {
        let details = &order.details;
        let (offer, moved) = (&details.offer, details.schedule_change.as_ref());
        let names = reader.visibility.names;
        Self {
            order_reference: order.reference.as_str().to_owned(),
            order_type: 1,
            version: order.version,
            status: order.status.as_str(),
            status_text: order.status.text(),
            created_at: instant(order.created_at),
            created_by: details.created_by_name.clone(),
            agency_name: details.agency_name.clone(),
            trip_type: trip_type(details.query.trip_type),
            route: order.route(),
            segments: Segment::all(&offer.segments, names),
            schedule_change: moved.map(|change| ScheduleChange::of(change, names)),
            journeys: journeys(&offer.segments).iter().map(FlightSummary::of).collect(),
            pnr: order.pnr.clone(),
            airline_pnrs: details.airline_locators.iter().cloned().collect(),
            source: reader.visibility.source.then(|| offer.supplier.0.clone()),
            fare_type: fare_type(offer.mode),
            airline_code: offer.validating.to_string(),
            airline_name: airline_name(offer.validating, names),
            baggage_summary: baggage_summary(&offer.brand),
            brand_name: offer.brand.name.to_string(),
            change_terms: Condition::of(&offer.brand.change),
            refund_terms: Condition::of(&offer.brand.refund),
            ticketed_by_hand: offer.brand.ticketed_by_hand,
            travellers: OrderTraveller::all(details, reader.visibility),
            tickets: details.tickets.iter().map(|ticket| Ticket::of(ticket, order)).collect(),
            extras: details.extras.iter().map(OrderExtra::of).collect(),
            fare: FareBreakdown::of(&details.quote, reader.visibility),
            payment: Payment::of(order, reader.visibility),
            time_limits: OrderTimeLimits::of(order).voidable_until(reader.void_until),
            requests: AfterSaleRequest::of_order(order, reader.visibility),
            actions: actions(order, reader),
            hint: reader.first_time.then_some("newOrder"),
            flags: OrderFlags {
                instant: offer.mode == FareMode::Instant,
                price_changed: details.price_changed,
                only_child: details.only_child(),
                imported_pnr: details.imported.is_some(),
            },
            children_alone: ChildrenAlone::of(order, reader),
        }
    }
}

impl Ticket {
    fn of(ticket: &OrderTicket, order: &FlightOrder) -> Self {
        let status = ticket.status.as_str();
        let segments = &order.details.offer.segments;
        let coupon_of = |id: &str| {
            let is_returned = ticket.refunded_segments.iter().any(|returned| returned == id);
            if is_returned {
                TicketStatus::Refunded.as_str()
            } else {
                status
            }
        };
        Self {
            number: ticket.number.clone(),
            traveller_id: ticket.traveller_id.clone(),
            status,
            coupons: segments
                .iter()
                .map(|segment| Coupon {
                    segment_id: segment.segment_id.to_string(),
                    status: coupon_of(&segment.segment_id),
                })
                .collect(),
            issued_at: instant(ticket.issued_at),
        }
    }
}

impl OrderTimeLimits {
    pub(crate) fn of(order: &FlightOrder) -> Self {
        let TimeLimits {
            ticketing_time_limit_at,
            auto_cancel_at,
        } = order.limits;
        let runs = order.can_issue();
        Self {
            ticketing_time_limit_at: runs.then(|| instant(ticketing_time_limit_at)),
            auto_cancel_at: runs.then(|| instant(auto_cancel_at)),
            price_guaranteed_until: None,
            void_cutoff_at: None,
        }
    }

    fn voidable_until(self, until: Option<DateTime<Utc>>) -> Self {
        Self {
            void_cutoff_at: until.map(instant),
            ..self
        }
    }
}

fn actions(order: &FlightOrder, reader: Reader) -> Vec<&'static str> {
    let named = order.actions().into_iter().filter_map(|action| match action {
        OrderAction::Issue => reader.may_issue.then_some("issue"),
        OrderAction::Cancel => reader.may_cancel.then_some("cancel"),
        OrderAction::Extend => reader.may_extend.then_some("extend"),
        OrderAction::Refresh => Some("refresh"),
        OrderAction::AcceptSchedule => reader.may_issue.then_some("acceptSchedule"),
    });
    let after_sale = [
        (reader.may_void, "void"),
        (reader.may_refund, "refund"),
        (reader.may_exchange, "exchange"),
    ];
    let after_sale = after_sale.into_iter().filter(|(may, _)| *may).map(|(_, name)| name);
    named.chain(after_sale).collect()
}
