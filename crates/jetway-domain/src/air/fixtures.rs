//! Small offers for unit tests.

use std::sync::Arc;

use chrono::{DateTime, NaiveDateTime, TimeDelta, Utc};
use ecow::eco_format;
use uuid::Uuid;

use super::offer::{
    Condition, FareBrand, FareMode, FlightDesignator, Inclusion, PassengerFare, Ptc, Segment, SegmentEnd, SupplierId,
    SupplierOffer, TaxLine,
};
use super::order::{Attempts, Contact, FlightOrder, OrderDetails, Ticket, TicketStatus};
use super::pricing::Quote;
use super::search::{AirSearchQuery, Cabin, JourneyQuery, PassengerCounts, TripType};
use super::time_limits::TimeLimits;
use super::traveller::{Gender, Title, Traveller};
use crate::codes::{AirportCode, CarrierCode, CountryCode};
use crate::ids::{AgencyId, OrderId, OrderKind, OrderPrefix, OrderReference, PriceSessionId, TenantId, UserId};
use crate::money::{CurrencyCode, Money};
use crate::order::{OrderCore, OrderStatus};

pub(crate) fn money(minor: i64, currency: &str) -> Money {
    Money {
        minor,
        currency: CurrencyCode::parse(currency).expect("a currency"),
    }
}

/// Each end is an airport, its local time and its offset from UTC in hours.
pub(crate) fn flight(
    journey_index: u8,
    carrier: &str,
    number: &str,
    from: (&str, &str, i64),
    to: (&str, &str, i64),
) -> Segment {
    let sold = FlightDesignator {
        carrier: CarrierCode::parse(carrier).expect("a carrier"),
        number: number.into(),
    };
    let (origin, destination) = (end(from), end(to));
    let duration = (destination.utc - origin.utc).num_minutes();
    Segment {
        segment_id: eco_format!("s-{carrier}{number}"),
        journey_index,
        origin,
        destination,
        marketing: sold.clone(),
        operating: sold,
        aircraft: "77W".into(),
        rbd: 'Y',
        cabin: Cabin::Economy,
        fare_basis: "YOW".into(),
        duration_minutes: u32::try_from(duration).expect("it lands after it leaves"),
    }
}

fn end((airport, local, offset): (&str, &str, i64)) -> SegmentEnd {
    let local = NaiveDateTime::parse_from_str(local, "%Y-%m-%dT%H:%M").expect("a wall time");
    SegmentEnd {
        airport: AirportCode::parse(airport).expect("an airport"),
        terminal: None,
        local,
        utc: (local - TimeDelta::hours(offset)).and_utc(),
    }
}

pub(crate) fn fare(ptc: Ptc, count: u8, base: i64, surcharge: i64, tax: i64, commission: i64) -> PassengerFare {
    PassengerFare {
        ptc,
        count,
        base: money(base, "AED"),
        surcharge: money(surcharge, "AED"),
        taxes: vec![TaxLine {
            code: "AE".into(),
            name: "Passenger service charge".into(),
            amount: money(tax, "AED"),
            refundable: true,
        }],
        commission: money(commission, "AED"),
    }
}

pub(crate) fn offer(supplier: &str, brand: &str, base: i64, segments: Vec<Segment>) -> SupplierOffer {
    let validating = segments[0].marketing.carrier;
    SupplierOffer {
        supplier: SupplierId(supplier.to_owned()),
        offer_ref: format!("{supplier}-{brand}-{base}"),
        segments,
        brand: FareBrand {
            code: brand.into(),
            name: brand.into(),
            kind: super::fare_kind::FareKind::Regular,
            ticketed_by_hand: false,
            checked_bag: "30 kg".into(),
            cabin_bag: "7 kg".into(),
            seat: Inclusion::Paid,
            meal: Inclusion::Free,
            change: Condition {
                allowed: true,
                fee: None,
            },
            refund: Condition {
                allowed: true,
                fee: None,
            },
        },
        fares: Arc::from([fare(Ptc::Adt, 1, base, 0, 0, 0)]),
        validating,
        seats_remaining: 9,
        mode: FareMode::OnHold,
        ticketing_time_limit: Some(at("2026-11-22T10:00:00Z")),
        expires_at: at("2026-11-21T10:15:00Z"),
    }
}

pub(crate) fn at(text: &str) -> DateTime<Utc> {
    text.parse().expect("a moment")
}

/// An order of these flights at this price, for travellers of these types and birth dates.
pub(crate) fn order_details(segments: Vec<Segment>, quote: Quote, party: &[(Ptc, &str)]) -> OrderDetails {
    let airport = |code| AirportCode::parse(code).expect("an airport");
    let offer = offer("gds-a", "SAVER", 100_000, segments);
    let traveller = |(at, (ptc, born)): (usize, &(Ptc, &str))| Traveller {
        traveller_id: format!("t{}", at + 1),
        ptc: *ptc,
        title: Title::Mr,
        given_name: "Omar".to_owned(),
        surname: "Rahman".to_owned(),
        gender: Gender::Male,
        birth_on: born.parse().expect("a date"),
        nationality: CountryCode::parse("BD").expect("a country"),
        passport: None,
        linked_adult_id: None,
        frequent_flyer: None,
    };
    OrderDetails {
        agency_name: String::new(),
        created_by_name: String::new(),
        query: AirSearchQuery {
            trip_type: TripType::OneWay,
            cabin: Cabin::Economy,
            journeys: vec![JourneyQuery {
                origin: airport("DAC"),
                destination: airport("DXB"),
                departs_on: "2026-12-01".parse().expect("a date"),
            }],
            passengers: PassengerCounts {
                adults: 1,
                child_ages: Vec::new(),
                infants: 0,
            },
            preferred_airlines: Vec::new(),
            fare_kind: offer.brand.kind,
            direct_only: false,
            nearby_airports: false,
            currency: money(0, "AED").currency,
        },
        quote,
        offer,
        travellers: party.iter().enumerate().map(traveller).collect(),
        contact: Contact {
            email: String::new(),
            phone: String::new(),
            phone_country_code: String::new(),
        },
        airline_locators: Vec::new(),
        tickets: Vec::new(),
        price_changed: false,
        seats_to_return: false,
        extras: Vec::new(),
        extra_events: Vec::new(),
        print_price: None,
        part: None,
        agreed: None,
        finding: None,
        schedule_change: None,
        exchanges: Vec::new(),
        imported: None,
    }
}

/// A ticketed order: one open ticket for each traveller, issued at `issued_at`.
pub(crate) fn ticketed(mut details: OrderDetails, issued_at: DateTime<Utc>) -> FlightOrder {
    let tickets = details.travellers.iter().zip(1..).map(|(traveller, number)| Ticket {
        number: format!("176{number:010}"),
        traveller_id: traveller.traveller_id.clone(),
        status: TicketStatus::Open,
        issued_at,
        refunded_segments: Vec::new(),
    });
    details.tickets = tickets.collect();
    let reference = OrderReference::compose(OrderPrefix::of(&TenantId::original()), OrderKind::Flight, issued_at, 1);
    FlightOrder {
        core: OrderCore::placed(
            (OrderId(Uuid::nil()), reference.expect("a reference")),
            OrderStatus::Confirmed,
            (AgencyId(Uuid::nil()), UserId(Uuid::nil())),
            issued_at,
        ),
        session: PriceSessionId(Uuid::nil()),
        pnr: Some("ABC234".to_owned()),
        limits: TimeLimits::ending(issued_at),
        attempts: Attempts { book: 1, issue: 1 },
        sealed_passports: None,
        details,
    }
}
