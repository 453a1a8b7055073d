//! Tickets and flights of Duffel orders.

use std::sync::Arc;
use std::time::Duration;

use chrono::TimeDelta;
use jetway_domain::air::offer::SupplierId;
use jetway_domain::air::schedule_change::moved_flights;
use jetway_domain::clock::ManualClock;
use jetway_domain::money::CurrencyCode;
use serde_json::{Value, json};

use super::super::wire::Order;
use super::super::{Duffel, DuffelSettings};
use super::{marked, readable};
use crate::port::air::{BookingState, SupplierBooking};

fn duffel() -> Duffel {
    let settings = DuffelSettings {
        id: SupplierId("duffel".to_owned()),
        base_url: "http://127.0.0.1:1".to_owned(),
        token: "duffel_test_secret".to_owned(),
        currency: CurrencyCode::AED,
        contact_email: "desk@rose.example".to_owned(),
        contact_phone: "+97145551234".to_owned(),
        patience: Duration::from_secs(5),
    };
    let clock = ManualClock::at("2026-11-21T08:00:00Z".parse().expect("a moment"));
    Duffel::new(settings, Arc::new(clock)).expect("usable settings")
}

fn ticket(number: &str, people: &[&str]) -> Value {
    json!({ "type": "electronic_ticket", "unique_identifier": number, "passenger_ids": people })
}

fn flight(from: &str, to: &str, leaves: &str, lands: &str) -> Value {
    let airline = json!({ "iata_code": "EK" });
    json!({
        "origin": { "iata_code": from, "time_zone": "Asia/Dubai" },
        "departing_at": leaves,
        "destination": { "iata_code": to, "time_zone": "Asia/Dubai" },
        "arriving_at": lands,
        "marketing_carrier": airline,
        "marketing_carrier_flight_number": "582",
        "operating_carrier": airline,
        "passengers": [{ "passenger_id": "pas_1", "cabin_class": "economy", "fare_basis_code": null }],
    })
}

/// A paid return trip for two people.
fn order() -> Value {
    json!({
        "id": "ord_1",
        "booking_reference": "ABC123",
        "owner": { "iata_code": "EK" },
        "total_amount": "100.00",
        "total_currency": "AED",
        "live_mode": true,
        "payment_status": { "awaiting_payment": false },
        "documents": [ticket("1762106312810", &["pas_1"]), ticket("1762106312811", &["pas_2"])],
        "slices": [
            { "segments": [flight("DXB", "MCT", "2027-01-20T10:00:00", "2027-01-20T11:00:00")] },
            { "segments": [flight("MCT", "DXB", "2027-02-03T10:00:00", "2027-02-03T11:00:00")] },
        ],
        "metadata": {
            "operation": "op-1",
            "flights": "s1 0 DXB MCT QLXOW,s2 1 MCT DXB KLXOW",
            "traveller_1": "t1 pas_1",
            "traveller_2": "t2 pas_2",
        },
    })
}

fn with(path: &str, value: Value) -> Value {
    let mut changed = order();
    *changed.pointer_mut(path).expect("a field") = value;
    changed
}

fn booked(order: Value) -> SupplierBooking {
    let order: Order = readable(order).expect("their shape");
    duffel().booking(&order).expect("a record")
}

fn tickets(order: Value) -> (BookingState, Vec<String>) {
    let booking = booked(order);
    let numbers = booking.tickets.into_iter().map(|ticket| ticket.number);
    (booking.state, numbers.collect())
}

#[test]
fn tickets_have_their_first_thirteen_digits() {
    let (state, numbers) = tickets(with("/documents/1/unique_identifier", json!("176-2106312811-23")));
    assert_eq!(state, BookingState::Ticketed);
    assert_eq!(numbers, ["1762106312810", "1762106312811"]);
}

#[test]
fn a_test_ticket_counts_regardless_of_its_number() {
    let mut order = with("/documents", json!([ticket("1", &["pas_1", "pas_2"])]));
    order["live_mode"] = json!(false);
    let (state, numbers) = tickets(order.clone());
    assert_eq!(state, BookingState::Ticketed);
    assert_eq!(numbers, ["0100000000001", "0200000000001"]);
    order["documents"][0]["unique_identifier"] = json!("");
    assert_eq!(tickets(order).1, ["0100000000000", "0200000000000"]);
}

#[test]
fn a_real_ticket_without_its_digits_waits_for_people() {
    assert_eq!(
        tickets(with("/documents/1/unique_identifier", json!("1"))),
        (BookingState::Ticketing, Vec::new())
    );
    let other = json!("electronic_miscellaneous_document_associated");
    assert_eq!(tickets(with("/documents/1/type", other)).0, BookingState::Ticketing);
    let mut missing = with("/documents", json!([ticket("1", &["pas_1"])]));
    missing["live_mode"] = json!(false);
    assert_eq!(
        tickets(missing).0,
        BookingState::Ticketing,
        "the second has none, test or not"
    );
}

#[test]
fn flights_are_reported_with_the_ids_and_fares_they_were_sold_with() {
    let sold = booked(order()).segments;
    let told: Vec<_> = sold
        .iter()
        .map(|flight| (flight.segment_id.as_str(), flight.fare_basis.as_str(), flight.rbd))
        .collect();
    assert_eq!(told, [("s1", "QLXOW", 'Q'), ("s2", "KLXOW", 'K')]);
    let back = flight("MCT", "DXB", "2027-02-03T10:20:00", "2027-02-03T11:20:00");
    let later = booked(with("/slices/1/segments/0", back)).segments;
    let moved = moved_flights(&sold, &later);
    assert_eq!(moved.len(), 1);
    assert_eq!(
        moved[0].current.origin.utc - moved[0].previous.origin.utc,
        TimeDelta::minutes(20)
    );
}

#[test]
fn flights_put_in_between_are_not_taken_for_those_that_were_sold() {
    let sold = booked(order()).segments;
    let over = json!([
        flight("DXB", "AUH", "2027-01-20T08:00:00", "2027-01-20T09:00:00"),
        flight("AUH", "MCT", "2027-01-20T10:00:00", "2027-01-20T11:00:00"),
    ]);
    let now = booked(with("/slices/0/segments", over)).segments;
    let ids: Vec<_> = now.iter().map(|flight| flight.segment_id.as_str()).collect();
    assert_eq!(ids, ["n1", "n2", "s2"]);
    assert!(moved_flights(&sold, &now).is_empty(), "the way back has not moved");
}

#[test]
fn an_order_whose_flights_cannot_be_read_is_still_an_order() {
    let booking = booked(with("/slices/0/segments/0/departing_at", json!("soon")));
    assert_eq!((booking.state, booking.segments.len()), (BookingState::Ticketed, 0));
}

#[test]
fn only_orders_with_our_mark_are_ours_and_those_must_be_readable() {
    assert!(marked(&order()).is_some());
    for foreign in [
        json!({ "id": "ord_2", "metadata": null }),
        json!({ "id": "ord_3", "metadata": { "operation": 7 } }),
        json!({ "id": "ord_4", "booking_reference": 1 }),
        json!("rubble"),
    ] {
        assert!(marked(&foreign).is_none(), "{foreign}");
    }
    let broken = with("/total_amount", Value::Null);
    assert!(marked(&broken).is_some() && readable(broken).is_err());
}
