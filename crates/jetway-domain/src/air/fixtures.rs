//! Small offers for unit tests.

use std::sync::Arc;

use chrono::{DateTime, NaiveDateTime, TimeDelta, Utc};
use ecow::eco_format;

use super::offer::{
    Condition, FareBrand, FareMode, FlightDesignator, Inclusion, PassengerFare, Ptc, Segment, SegmentEnd, SupplierId,
    SupplierOffer, TaxLine,
};
use super::search::Cabin;
use crate::codes::{AirportCode, CarrierCode};
use crate::money::{CurrencyCode, Money};

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
