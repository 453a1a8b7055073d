//! Amounts and terms of Duffel offers, to the last minor unit.

use std::sync::Arc;
use std::time::Duration;

use chrono::{DateTime, NaiveDate, Utc};
use jetway_domain::air::fare_kind::FareKind;
use jetway_domain::air::offer::{FareMode, PassengerFare, Ptc, SupplierId, SupplierOffer};
use jetway_domain::air::search::{AirSearchQuery, Cabin, JourneyQuery, PassengerCounts, TripType};
use jetway_domain::clock::ManualClock;
use jetway_domain::codes::AirportCode;
use jetway_domain::money::{CurrencyCode, Money};
use serde_json::{Value, json};

use super::super::wire::Offer;
use super::super::{Duffel, DuffelSettings};
use super::read;
use crate::port::air::AirSupplier;
use crate::port::dropped::DropReason;

fn offer() -> Value {
    let airport = |code: &str, zone: &str| json!({ "iata_code": code, "time_zone": zone });
    let airline = json!({ "iata_code": "EK" });
    let carried = |id: &str| {
        json!({
            "passenger_id": id,
            "cabin_class": "economy",
            "fare_basis_code": "QLXOW",
            "baggages": [{ "type": "checked", "quantity": 2 }, { "type": "carry_on", "quantity": 1 }],
        })
    };
    json!({
        "id": "off_1",
        "owner": airline,
        "expires_at": "2026-11-21T08:30:00Z",
        "base_amount": "80.00",
        "base_currency": "AED",
        "tax_amount": "20.00",
        "tax_currency": "AED",
        "total_amount": "100.00",
        "total_currency": "AED",
        "payment_requirements": {
            "requires_instant_payment": false,
            "payment_required_by": "2026-11-22T10:00:00Z",
            "price_guarantee_expires_at": "2026-11-22T09:00:00Z",
        },
        "conditions": {
            "change_before_departure": { "allowed": true, "penalty_amount": "30.00", "penalty_currency": "AED" },
            "refund_before_departure": { "allowed": true, "penalty_amount": null, "penalty_currency": null },
        },
        "passengers": [
            { "id": "pas_1", "type": "adult", "age": null },
            { "id": "pas_2", "type": "adult", "age": null },
            { "id": "pas_3", "type": "child", "age": 8 },
        ],
        "slices": [{
            "fare_brand_name": "Eco Saver",
            "segments": [{
                "origin": airport("DXB", "Asia/Dubai"),
                "origin_terminal": "3",
                "departing_at": "2027-01-20T10:00:00",
                "destination": airport("LHR", "Europe/London"),
                "destination_terminal": null,
                "arriving_at": "2027-01-20T14:10:00",
                "aircraft": { "iata_code": "77W" },
                "marketing_carrier": airline,
                "marketing_carrier_flight_number": "0003",
                "operating_carrier": airline,
                "operating_carrier_flight_number": null,
                "passengers": [carried("pas_1"), carried("pas_2"), carried("pas_3")],
            }],
        }],
    })
}

fn taken(value: Value) -> Result<SupplierOffer, DropReason> {
    let offer: Offer = serde_json::from_value(value).expect("their shape");
    read(&offer, &SupplierId("duffel".to_owned()), CurrencyCode::AED)
}

fn with(path: &str, value: Value) -> Value {
    let mut changed = offer();
    *changed.pointer_mut(path).expect("a field") = value;
    changed
}

fn at(text: &str) -> DateTime<Utc> {
    text.parse().expect("a moment")
}

#[test]
fn an_offer_reads_as_flights_terms_and_shares_that_add_up() {
    let taken = taken(offer()).expect("sold");
    let flight = &taken.segments[0];
    assert_eq!(
        (flight.origin.utc, flight.destination.utc),
        (at("2027-01-20T06:00:00Z"), at("2027-01-20T14:10:00Z"))
    );
    assert_eq!((flight.duration_minutes, flight.rbd), (490, 'Q'));
    assert_eq!(flight.marketing.number, "3");
    assert_eq!(flight.operating, flight.marketing);
    let minor = |fare: &PassengerFare| (fare.ptc, fare.count, fare.base.minor, fare.taxes[0].amount.minor);
    let fares: Vec<_> = taken.fares.iter().map(minor).collect();
    // 80.00 and 20.00 divided by three; the first passengers get the remainder.
    assert_eq!(fares, [(Ptc::Adt, 2, 2_667, 667), (Ptc::Chd, 1, 2_666, 666)]);
    // Held until the price guarantee ends, although payment could be later.
    assert_eq!(taken.mode, FareMode::OnHold);
    assert_eq!(taken.ticketing_time_limit, Some(at("2026-11-22T09:00:00Z")));
    let brand = &taken.brand;
    assert_eq!(
        (brand.code.as_str(), brand.checked_bag.as_str()),
        ("ECO-SAVER", "2 pieces")
    );
    assert_eq!(brand.cabin_bag, "1 piece");
    assert_eq!(brand.change.fee, Some(Money::new(1_000, CurrencyCode::AED)));
    assert!(!brand.refund.allowed, "an unknown penalty is not shown as refundable");
}

#[test]
fn unnamed_fares_are_distinguished_by_their_inclusions() {
    let unnamed = |changes: &[(&str, Value)]| {
        let mut value = with("/slices/0/fare_brand_name", Value::Null);
        for (path, other) in changes {
            *value.pointer_mut(path).expect("a field") = other.clone();
        }
        let brand = taken(value).expect("sold").brand;
        assert_eq!(brand.name, "Standard");
        brand.code
    };
    let bag = "/slices/0/segments/0/passengers/0/baggages";
    let (change, refund) = (
        "/conditions/change_before_departure",
        "/conditions/refund_before_departure",
    );
    let none = json!({ "allowed": false, "penalty_amount": null, "penalty_currency": null });
    let free = json!({ "allowed": true, "penalty_amount": "0.00", "penalty_currency": "AED" });
    let codes = [
        unnamed(&[]),
        unnamed(&[(bag, json!([{ "type": "carry_on", "quantity": 1 }]))]),
        unnamed(&[(bag, json!([{ "type": "checked", "quantity": 2 }]))]),
        unnamed(&[(change, none.clone())]),
        unnamed(&[(change, free.clone())]),
        unnamed(&[(refund, free)]),
    ];
    let texts: Vec<&str> = codes.iter().map(|code| code.as_str()).collect();
    assert_eq!(
        texts,
        [
            "STANDARD-2-1-C1000-RX",
            "STANDARD-0-1-C1000-RX",
            "STANDARD-2-0-C1000-RX",
            "STANDARD-2-1-CX-RX",
            "STANDARD-2-1-C0-RX",
            "STANDARD-2-1-C1000-R0",
        ]
    );
    assert_eq!(unnamed(&[]), codes[0], "the same fare has the same code");
}

#[test]
fn what_must_be_paid_at_once_or_has_no_promise_is_not_sold() {
    let instant = with("/payment_requirements/requires_instant_payment", json!(true));
    let unlimited = with("/payment_requirements/payment_required_by", Value::Null);
    let unpromised = with("/payment_requirements/price_guarantee_expires_at", Value::Null);
    for value in [instant, unlimited, unpromised] {
        assert_eq!(taken(value), Err(DropReason::NotHeld));
    }
}

#[test]
fn other_currencies_and_other_precisions_are_not_guessed() {
    assert_eq!(taken(with("/total_currency", json!("USD"))), Err(DropReason::Currency));
    assert_eq!(taken(with("/tax_currency", json!("USD"))), Err(DropReason::Currency));
    for amount in ["100.005", "1e2", "100,00", "", "-5.00"] {
        assert_eq!(
            taken(with("/total_amount", json!(amount))),
            Err(DropReason::Unreadable),
            "{amount}"
        );
    }
    assert_eq!(
        taken(with("/slices/0/segments/0/origin/time_zone", json!("Mars/Base"))),
        Err(DropReason::Place)
    );
    let untaxed = taken(with("/tax_amount", Value::Null)).expect("sold");
    let total: i64 = untaxed
        .fares
        .iter()
        .map(|fare| fare.base.minor * i64::from(fare.count))
        .sum();
    assert_eq!(total, 10_000);
}

/// The offer with one flight between these ends instead.
fn flying(ends: [(&str, &str, &str); 2], duration: Option<&str>) -> Value {
    let mut value = offer();
    let flight = &mut value["slices"][0]["segments"][0];
    let [from, to] = ends.map(|(code, zone, _)| json!({ "iata_code": code, "time_zone": zone }));
    (flight["origin"], flight["destination"]) = (from, to);
    (flight["departing_at"], flight["arriving_at"]) = (json!(ends[0].2), json!(ends[1].2));
    flight["duration"] = json!(duration);
    value
}

#[test]
fn a_flight_to_casablanca_lands_by_the_offset_in_force_that_day() {
    let ends = [
        ("CDG", "Europe/Paris", "2026-12-20T10:00:00"),
        ("CMN", "Africa/Casablanca", "2026-12-20T12:15:00"),
    ];
    let flight = &taken(flying(ends, Some("PT03H15M"))).expect("sold").segments[0];
    assert_eq!(
        (flight.origin.utc, flight.destination.utc, flight.duration_minutes),
        (at("2026-12-20T09:00:00Z"), at("2026-12-20T12:15:00Z"), 195)
    );
}

#[test]
fn an_hour_that_occurs_twice_is_resolved_by_the_block_time() {
    // The clocks of Paris go back from 03:00 to 02:00 on 25 October 2026, those of Casablanca stay.
    let ends = [
        ("CMN", "Africa/Casablanca", "2026-10-24T22:00:00"),
        ("CDG", "Europe/Paris", "2026-10-25T02:10:00"),
    ];
    let minutes = |duration| {
        let flight = taken(flying(ends, duration)).expect("sold").segments.remove(0);
        (flight.destination.utc, flight.duration_minutes)
    };
    let (first, second) = ((at("2026-10-25T00:10:00Z"), 130), (at("2026-10-25T01:10:00Z"), 190));
    assert_eq!(minutes(Some("PT03H10M")), second);
    assert_eq!(minutes(Some("PT02H10M")), first);
    assert_eq!(minutes(None), second, "1,900 km take about three hours");
}

#[test]
fn offers_that_are_not_shown_are_counted_by_reason() {
    let settings = DuffelSettings {
        id: SupplierId("duffel".to_owned()),
        base_url: "http://127.0.0.1:1".to_owned(),
        token: "duffel_test_secret".to_owned(),
        currency: CurrencyCode::AED,
        contact_email: "desk@rose.example".to_owned(),
        contact_phone: "+97145551234".to_owned(),
        patience: Duration::from_secs(1),
    };
    let clock = Arc::new(ManualClock::at(at("2026-11-21T08:00:00Z")));
    let duffel = Duffel::new(settings, clock).expect("usable settings");
    let code = |text| AirportCode::parse(text).expect("a code");
    let query = AirSearchQuery {
        trip_type: TripType::OneWay,
        cabin: Cabin::Economy,
        journeys: vec![JourneyQuery {
            origin: code("DXB"),
            destination: code("LHR"),
            departs_on: NaiveDate::from_ymd_opt(2027, 1, 20).expect("a day"),
        }],
        passengers: PassengerCounts {
            adults: 2,
            child_ages: vec![8],
            infants: 0,
        },
        preferred_airlines: Vec::new(),
        fare_kind: FareKind::Regular,
        direct_only: false,
        nearby_airports: false,
        currency: CurrencyCode::AED,
    };
    let backwards = [
        ("DXB", "Asia/Dubai", "2027-01-20T10:00:00"),
        ("LHR", "Europe/London", "2027-01-20T05:00:00"),
    ];
    let elsewhere = [
        ("DXB", "Asia/Dubai", "2027-01-20T10:00:00"),
        ("LGW", "Europe/London", "2027-01-20T14:10:00"),
    ];
    let offers = [
        offer(),
        with("/payment_requirements/requires_instant_payment", json!(true)),
        with("/total_currency", json!("USD")),
        with("/slices/0/segments/0/destination/time_zone", json!("Mars/Base")),
        flying(backwards, None),
        flying(backwards, Some("PT08H10M")),
        with("/total_amount", json!("1e2")),
        json!({ "id": "off_half" }),
        flying(elsewhere, None),
    ];
    assert_eq!(duffel.shown(&offers, &query).len(), 1);
    assert_eq!(
        duffel.dropped(),
        [
            (DropReason::NotHeld, 1),
            (DropReason::Currency, 1),
            (DropReason::Place, 1),
            (DropReason::Times, 2),
            (DropReason::Unreadable, 2),
            (DropReason::Elsewhere, 1),
        ]
    );
}
