//! Ancillary services over HTTP: listed, selected, booked, and their request history.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::support::people::{OASIS_OWNER, ROSE_OWNER};
use crate::support::trip::{BOOK, SELL, minor, text, travellers};
use crate::support::{Api, Session};

const LIST: &str = "/api/price/v2/AirServiceList";
const SEATS: &str = "/api/price/v2/V2/GetSeat";
const ITINERARY: &str = "/api/price/v2/AirGetItinerary";

impl Session<'_> {
    /// The price of a holdable flight whose airline sells seats.
    fn price_with_seats(&self) -> Value {
        self.price_with_cabins(1)
    }

    /// The same, with seat maps for at least that many flights.
    fn price_with_cabins(&self, least: usize) -> Value {
        let found = self.search();
        let flights = found["flights"].as_array().expect("flights").iter();
        let held = flights.filter(|flight| flight["fareType"] == "OnHold");
        for flight in held.take(20) {
            let priced = self.price(&found, flight);
            let body = json!({ "priceSessionId": priced["priceSessionId"] });
            let list = self.post(LIST, &body).ok();
            if list["seatMaps"].as_array().is_some_and(|maps| maps.len() >= least) {
                return priced;
            }
        }
        panic!("no airline sells seats");
    }
}

fn free_seat(maps: &Value) -> Value {
    free_seats(&maps["seatMaps"][0]).next().expect("a free seat")
}

/// Seats of a cabin that are free, have a price and are open to every passenger type.
fn free_seats(cabin: &Value) -> impl Iterator<Item = Value> {
    let rows = cabin["rows"].as_array().expect("rows").iter();
    let seats = rows
        .flat_map(|row| row["cells"].as_array().expect("cells"))
        .map(|cell| &cell["seat"]);
    let free = seats.filter(|seat| seat["status"] == "free" && seat["free"] == false && seat["adultsOnly"] == false);
    free.cloned()
}

// covers: T-295, T-296, T-297, T-298, T-305
#[test]
fn selected_extras_are_priced_by_the_server_and_held_with_the_order() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let priced = owner.price_with_seats();
    let session = json!({ "priceSessionId": priced["priceSessionId"] });
    let list = owner.post(LIST, &session).ok();
    for (call, part) in [("GetSSR", "ssr"), ("GetBaggage", "baggage"), ("GetMeal", "meal")] {
        let options = owner.post(&format!("/api/price/v2/{call}"), &session).ok();
        assert_eq!(options["options"], list[part], "{call}");
        let options = options["options"].as_array().expect("options");
        assert!(!options.is_empty(), "{call} lists something");
        for option in options {
            assert!(
                minor(&option["amount"]) >= 0 && option["name"] != "",
                "{call}: {option}"
            );
        }
    }
    let seat = free_seat(&owner.post(SEATS, &session).ok());
    let bag = &list["baggage"][0];
    let mut body = travellers(&owner, &priced["priceSessionId"]);
    body["extras"] = json!([
        { "kind": "seat", "code": seat["designator"], "travellerId": "t1", "segmentId": "s1" },
        { "kind": "baggage", "code": bag["code"], "travellerId": "t2", "segmentId": bag["segmentIds"][0] },
        { "kind": "request", "code": "MAAS", "travellerId": "t2", "segmentId": "s1", "remark": "Speaks Bangla" },
    ]);
    let sold = owner.post(SELL, &body).ok();
    let extras = minor(&sold["current"]["extras"]);
    assert_eq!(extras, minor(&seat["amount"]) + minor(&bag["amount"]));
    let whole = minor(&sold["current"]["customerTotal"]) - minor(&priced["current"]["customerTotal"]);
    assert_eq!(whole, extras);
    let read = owner.post(ITINERARY, &session).ok();
    assert_eq!(
        (&read["extras"], &read["fare"], &read["sold"]),
        (&sold["extras"], &sold["current"], &json!(true))
    );
    // The fare alone is no longer the amount due.
    let book = |amount: &Value| json!({ "priceSessionId": priced["priceSessionId"], "acceptedAmount": amount });
    let without = book(&priced["current"]["customerTotal"]);
    owner.post(BOOK, &without).refused(409, "order.amount_mismatch");
    let booked = owner.post(BOOK, &book(&sold["current"]["customerTotal"])).ok();
    let reference = text(&booked["orderReference"]);
    let order = owner.order(&reference);
    assert_eq!(order["extras"].as_array().map(Vec::len), Some(3), "{order}");
    assert_eq!(order["extras"][2]["remark"], "Speaks Bangla");
    assert_eq!(order["fare"]["extras"], sold["current"]["extras"]);
}

// covers: T-051
#[test]
fn two_travellers_choose_a_seat_each_on_two_flights_and_the_total_follows() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let priced = owner.price_with_cabins(2);
    let session = json!({ "priceSessionId": priced["priceSessionId"] });
    let maps = owner.post(SEATS, &session).ok();
    let (mut extras, mut amount) = (Vec::new(), 0);
    for cabin in maps["seatMaps"].as_array().expect("cabins").iter().take(2) {
        for (seat, traveller) in free_seats(cabin).zip(["t1", "t2"]) {
            amount += minor(&seat["amount"]);
            extras.push(
                json!({ "kind": "seat", "code": seat["designator"], "travellerId": traveller,
                "segmentId": cabin["segmentId"] }),
            );
        }
    }
    assert_eq!(extras.len(), 4, "two seats of two cabins");
    let mut body = travellers(&owner, &priced["priceSessionId"]);
    body["extras"] = json!(extras);
    let sold = owner.post(SELL, &body).ok();
    assert_eq!(minor(&sold["current"]["extras"]), amount);
    let more = minor(&sold["current"]["customerTotal"]) - minor(&priced["current"]["customerTotal"]);
    assert_eq!(more, amount);
    let accepted = json!({ "priceSessionId": priced["priceSessionId"],
        "acceptedAmount": sold["current"]["customerTotal"] });
    let order = owner.order(&text(&owner.post(BOOK, &accepted).ok()["orderReference"]));
    let told = |extra: &Value| {
        [
            text(&extra["travellerId"]),
            text(&extra["segmentIds"][0]),
            text(&extra["code"]),
        ]
    };
    let asked = |extra: &Value| {
        [
            text(&extra["travellerId"]),
            text(&extra["segmentId"]),
            text(&extra["code"]),
        ]
    };
    let held: BTreeSet<_> = order["extras"].as_array().expect("extras").iter().map(told).collect();
    assert_eq!(held, extras.iter().map(asked).collect(), "each has the seat they chose");
}

// covers: T-313, T-316, T-242
#[test]
fn the_history_of_requests_says_what_the_airline_answered() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let priced = owner.price_with_seats();
    let mut body = travellers(&owner, &priced["priceSessionId"]);
    body["extras"] = json!([{ "kind": "request", "code": "WCHR", "travellerId": "t1", "segmentId": "s1" }]);
    let sold = owner.post(SELL, &body).ok();
    assert_eq!(sold["current"]["customerTotal"], priced["current"]["customerTotal"]);
    let accepted = json!({ "priceSessionId": priced["priceSessionId"],
        "acceptedAmount": sold["current"]["customerTotal"] });
    let reference = text(&owner.post(BOOK, &accepted).ok()["orderReference"]);
    let status = format!("/api/order/v1/GetUpdatedTravelerSSRStatus?orderReference={reference}");
    let history = format!("/api/order/v1/AirSSRHistory?orderReference={reference}");
    assert_eq!(owner.post(&status, &Value::Null).ok()["extras"][0]["status"], "HN");
    api.advance(300);
    assert_eq!(owner.post(&status, &Value::Null).ok()["extras"][0]["status"], "HK");
    let events = owner.post(&history, &Value::Null).ok()["events"].clone();
    let steps: Vec<_> = events
        .as_array()
        .expect("events")
        .iter()
        .map(|event| {
            (
                event["before"].as_str(),
                event["after"].as_str(),
                event["code"].as_str(),
            )
        })
        .collect();
    assert_eq!(
        steps,
        [(None, Some("HN"), Some("WCHR")), (Some("HN"), Some("HK"), Some("WCHR")),]
    );
    let other = OASIS_OWNER.sign_in(&api);
    for target in [&status, &history] {
        other.post(target, &Value::Null).refused(404, "order.not_found");
    }
}

#[test]
fn unavailable_extras_are_named_and_nothing_is_sold() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let priced = owner.price_with_seats();
    let session = json!({ "priceSessionId": priced["priceSessionId"] });
    let mut body = travellers(&owner, &priced["priceSessionId"]);
    body["extras"] = json!([{ "kind": "sofa", "code": "1", "travellerId": "t1", "segmentId": "s1" }]);
    owner.post(SELL, &body).refused(422, "request.invalid");
    body["extras"] = json!([{ "kind": "seat", "code": "99Z", "travellerId": "t1", "segmentId": "s1" }]);
    let gone = owner.post(SELL, &body).refused(409, "extra.unavailable");
    assert_eq!(gone["errors"][0]["pointer"], "/extras/0", "{gone}");
    let seat = free_seat(&owner.post(SEATS, &session).ok());
    body["extras"] = json!([{ "kind": "seat", "code": seat["designator"], "travellerId": "t1", "segmentId": "s1" }]);
    body["extrasAmount"] = json!("AED 0.05");
    let moved = owner.post(SELL, &body).refused(409, "extra.price_changed");
    assert_eq!(moved["params"]["current"], seat["amount"], "{moved}");
    assert_eq!(owner.post(ITINERARY, &session).ok()["sold"], false);
    OASIS_OWNER
        .sign_in(&api)
        .post(SEATS, &session)
        .refused(404, "price.session_not_found");
}
