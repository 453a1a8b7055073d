//! Parameters and answers of a flight search.

use std::sync::Arc;

use chrono::TimeDelta;
use jetway_testkit::Redis;
use serde_json::{Value, json};

use crate::support::contract::Contract;
use crate::support::folder::Folder;
use crate::support::people::{HARBOUR_OWNER, JABAL_OWNER, ROSE_OWNER, ROSE_VIEWER};
use crate::support::trip::{PRICE, SEARCH, holdable, minor, text};
use crate::support::{Api, Session, eventually};

pub fn call(name: &str, found: &Value, more: &str) -> String {
    format!("/api/search/v1/{name}?requestId={}{more}", text(&found["requestId"]))
}

/// One adult, return after a week, departing in sixty days.
pub fn asked(session: &Session<'_>, (from, to): (&str, &str), change: Value) -> Value {
    let out = session.api.now() + TimeDelta::days(60);
    let back = out + TimeDelta::days(7);
    let segment = json!({ "id": 1, "origin": from, "destination": to,
        "departureDate": out.date_naive(), "returnDate": back.date_naive() });
    let mut body = json!({ "tripType": 2, "travelClass": "E", "fareType": "1", "segments": [segment],
        "adultCount": 1, "childCount": 0, "infantCount": 0 });
    for (name, value) in change.as_object().expect("fields") {
        body[name] = value.clone();
    }
    body
}

pub fn complete(session: &Session<'_>, body: &Value) -> Value {
    let started = session.post(SEARCH, body).ok();
    let target = call("GetAirSearch", &started, "");
    eventually("the search is complete", || {
        let found = session.post(&target, &Value::Null).ok();
        (found["resultCompleted"] == true).then_some(found)
    })
}

pub fn flights(found: &Value) -> &Vec<Value> {
    found["flights"].as_array().expect("flights")
}

fn counts(facets: &Value) -> u64 {
    let facets = facets.as_array().expect("facets").iter();
    facets.map(|facet| facet["count"].as_u64().expect("a count")).sum()
}

/// Whether the card or one of its fares is ticketed by the airline of this code.
fn is_ticketed_by(flight: &Value, code: &Value) -> bool {
    let mut fares = flight["brandDetails"].as_array().expect("fares").iter();
    flight["airlineCode"] == *code || fares.any(|fare| fare["airlineCode"] == *code)
}

#[test]
fn a_stream_of_results_ends_with_its_session() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    api.suppliers(None, "hangs");
    let started = owner.post(SEARCH, &asked(&owner, ("DAC", "DXB"), json!({}))).ok();
    let stream = owner.read(&call("GetAirSearchEvents", &started, "")).stream();
    owner.post("/api/customer/v1/User/SignOut", &json!({})).ok();
    let told = stream.text().expect("an end");
    assert!(!told.contains("event: batch"), "{told}");
}

#[test]
fn a_search_begun_at_one_backend_is_read_narrowed_and_sold_at_another() {
    let (redis, folder) = (Redis::start(), Arc::new(Folder::seeded()));
    // Each process has its own sandbox, from the same seed.
    let open = |world: &str| {
        let (redis, world) = (redis.url(), folder.path().join(world).display().to_string());
        let variables = [("JETWAY_REDIS_URL", redis.as_str()), ("JETWAY_WORLD_JOURNAL", &world)];
        Api::open(Arc::clone(&folder), &variables)
    };
    let (one, other) = (open("world.jsonl"), open("other/world.jsonl"));
    let here = ROSE_OWNER.sign_in(&one);
    let there = Session {
        api: &other,
        ..here.clone()
    };
    let found = here.search();
    let read = there.post(&call("GetAirSearch", &found, ""), &Value::Null).ok();
    assert_eq!(read, found);
    let [narrowed, filter] =
        [&there, &here].map(|session| session.post(&call("GetAirSearchFilter", &found, ""), &Value::Null).ok());
    assert_eq!(narrowed, filter);
    let order = there.hold_priced(&there.price(&found, &holdable(&found)));
    assert_eq!(here.order(&order.reference)["status"], "OnHold");
}

// covers: T-285
#[test]
fn the_filter_values_cover_the_list() {
    let api = Api::start();
    let session = ROSE_OWNER.sign_in(&api);
    let found = session.search();
    let filter = session.post(&call("GetAirSearchFilter", &found, ""), &Value::Null).ok();
    let all = flights(&found).len() as u64;
    assert_eq!(filter["count"], all);
    for name in ["stops", "arrivalAirports", "baggage", "cabinBrands"] {
        assert_eq!(counts(&filter[name]), all, "{name}");
    }
    let airlines = filter["airlines"].as_array().expect("airlines");
    assert!(airlines.len() > 1, "several airlines fly it");
    for airline in airlines {
        let ticketed = flights(&found)
            .iter()
            .filter(|flight| is_ticketed_by(flight, &airline["key"]));
        assert_eq!(airline["count"], ticketed.count(), "{airline}");
    }
    let is_counted = |flight: &Value| airlines.iter().any(|airline| airline["key"] == flight["airlineCode"]);
    assert!(
        flights(&found).iter().all(is_counted),
        "every card is in its airline's count"
    );
    for name in ["stops", "departBuckets", "arriveBuckets"] {
        assert_eq!(counts(&filter["journeys"][1][name]), all, "{name} of the way back");
    }
    let prices: Vec<i64> = flights(&found).iter().map(|flight| minor(&flight["amount"])).collect();
    assert_eq!(prices.iter().min(), Some(&minor(&filter["price"]["min"])));
    assert_eq!(prices.iter().max(), Some(&minor(&filter["price"]["max"])));
    let cheapest = &filter["airlines"][0];
    assert_eq!(minor(&cheapest["min"]), minor(&filter["price"]["min"]));
    let connecting = flights(&found).iter().filter(|flight| flight["stopKey"] != "0").count();
    assert_eq!(filter["layoverDuration"].is_object(), connecting > 0);
    session
        .post("/api/search/v1/GetAirSearchFilter?requestId=gone", &Value::Null)
        .refused(404, "search.not_found");
}

// covers: T-286, T-287
#[test]
fn an_itinerary_its_fares_and_others_like_it_are_read_by_its_id() {
    let api = Api::start();
    let session = ROSE_OWNER.sign_in(&api);
    let found = session.search();
    let ask = |name: &str, id: &Value| {
        let more = format!("&itineraryId={}", text(id));
        session.post(&call(name, &found, &more), &Value::Null)
    };
    let flight = &flights(&found)[0];
    let one = ask("GetAirSearchItinerary", &flight["itineraryId"]).ok();
    assert_eq!(one["itineraryId"], flight["itineraryId"]);
    assert_eq!(one["amount"], flight["amount"]);
    let dearest = flight["brandDetails"]
        .as_array()
        .and_then(|brands| brands.last())
        .expect("brands");
    let other = ask("GetAirSearchItinerary", &dearest["itineraryId"]).ok();
    assert_eq!(other["itineraryId"], dearest["itineraryId"]);
    assert_eq!(other["amount"], dearest["amount"]);
    let brands = ask("GetAirSearchBrandDetails", &flight["itineraryId"]).ok();
    assert_eq!(brands["brandDetails"], flight["brandDetails"]);
    for flight in flights(&found).iter().take(30) {
        let more = ask("GetAirSearchMoreCombinations", &flight["itineraryId"]).ok();
        let count = ask("GetAirSearchMoreCount", &flight["itineraryId"]).ok();
        let items = more["items"].as_array().expect("items");
        assert_eq!(count["count"], items.len());
        assert_eq!(more["count"], items.len());
        assert_eq!(flight["moreCount"], items.len());
        for item in items {
            assert_eq!(item["amount"], flight["amount"]);
            assert_eq!(item["airlineCode"], flight["airlineCode"]);
            assert_eq!(item["stopKey"], flight["stopKey"]);
            assert_ne!(item["itineraryId"], flight["itineraryId"]);
        }
    }
    ask("GetAirSearchItinerary", &json!("nobody")).refused(404, "search.not_found");
}

// covers: T-288
#[test]
fn amounts_come_in_the_currency_asked_for_and_say_what_is_charged() {
    let api = Api::start();
    let session = ROSE_OWNER.sign_in(&api);
    let found = session.search();
    assert_eq!(found["currencies"][0], "AED");
    let dollars = session
        .post(&call("GetAirSearchWithCurrency", &found, "&currency=USD"), &Value::Null)
        .ok();
    assert_eq!(
        (&dollars["currency"], &dollars["currencyDefault"]),
        (&json!("USD"), &json!("AED"))
    );
    for (shown, charged) in flights(&dollars).iter().zip(flights(&found)) {
        assert_eq!(shown["itineraryId"], charged["itineraryId"]);
        assert_eq!(shown["originalAmount"], charged["amount"]);
        assert!(text(&shown["amount"]).starts_with("USD "));
        assert!(text(&shown["brandDetails"][0]["amount"]).starts_with("USD "));
        // 3.6725 dirhams, and one percent on top.
        let exact = minor(&charged["amount"]) * 10_100 * 10_000;
        assert_eq!(minor(&shown["amount"]), (exact + 36_725 * 5_000) / (36_725 * 10_000));
    }
    let more = format!("&itineraryId={}&currency=USD", text(&flights(&found)[0]["itineraryId"]));
    let one = session
        .post(&call("GetAirSearchItineraryWithCurrency", &found, &more), &Value::Null)
        .ok();
    assert_eq!(one["amount"], flights(&dollars)[0]["amount"]);
    let brands = session
        .post(
            &call("GetAirSearchBrandDetailsWithCurrency", &found, &more),
            &Value::Null,
        )
        .ok();
    assert_eq!(brands["brandDetails"], flights(&dollars)[0]["brandDetails"]);
    let repeated = flights(&dollars)
        .iter()
        .find(|flight| flight["moreCount"].as_u64() > Some(0))
        .expect("a fare at several times");
    let more = format!("&itineraryId={}&currency=USD", text(&repeated["itineraryId"]));
    let others = session
        .post(
            &call("GetAirSearchMoreCombinationsWithCurrency", &found, &more),
            &Value::Null,
        )
        .ok();
    for item in others["items"].as_array().expect("items") {
        assert_eq!(item["amount"], repeated["amount"]);
        assert_eq!(item["originalAmount"], repeated["originalAmount"]);
    }
    let filter = session
        .post(
            &call("GetAirSearchFilterWithCurrency", &found, "&currency=USD"),
            &Value::Null,
        )
        .ok();
    assert_eq!(filter["price"]["min"], flights(&dollars)[0]["amount"]);
    let batch = session
        .post(
            &call("RefreshAirSearchWithCurrency", &found, "&since=0&currency=USD"),
            &Value::Null,
        )
        .ok();
    assert_eq!(batch["currency"], "USD");
    let started = session.post(
        "/api/search/v1/AirSearchWithCurrency?currency=BDT",
        &asked(&session, ("DXB", "DAC"), json!({})),
    );
    assert_eq!(started.ok()["currency"], "BDT");
    let unknown = session.post(&call("GetAirSearchWithCurrency", &found, "&currency=XTS"), &Value::Null);
    assert_eq!(
        unknown.refused(422, "request.invalid")["errors"][0]["pointer"],
        "/currency"
    );
}

// covers: T-134
#[test]
fn trip_types_are_taken_as_letters_and_as_numbers() {
    let api = Api::start();
    let session = ROSE_OWNER.sign_in(&api);
    let by = |kind: Value| complete(&session, &asked(&session, ("DXB", "DAC"), json!({ "tripType": kind })));
    let (number, letter) = (by(json!(2)), by(json!("R")));
    assert_eq!(
        number["requestId"], letter["requestId"],
        "the same question within a minute is the same search"
    );
    let refused = session.post(SEARCH, &asked(&session, ("DXB", "DAC"), json!({ "tripType": "X" })));
    assert_eq!(
        refused.refused(422, "request.invalid")["errors"][0]["pointer"],
        "/tripType"
    );
}

// covers: T-293
#[test]
fn a_fare_type_changes_price_and_luggage_where_it_is_filed_and_airlines_asked_for_are_marked() {
    let api = Api::start();
    let session = ROSE_OWNER.sign_in(&api);
    let search = |change: Value| complete(&session, &asked(&session, ("DXB", "DAC"), change));
    let (regular, student) = (
        search(json!({})),
        search(json!({ "fareType": "2", "preferredAirlines": ["EK"] })),
    );
    assert!(
        flights(&regular)
            .iter()
            .all(|flight| flight["fareKind"] == "regular" && flight["isPreferred"] == false)
    );
    let filed: Vec<_> = flights(&student)
        .iter()
        .filter(|flight| flight["fareKind"] == "student")
        .collect();
    assert!(!filed.is_empty(), "full-service airlines file student fares");
    let lowest = |found: &[&Value]| {
        found
            .iter()
            .map(|flight| minor(&flight["amount"]))
            .min()
            .expect("a fare")
    };
    let full_service: Vec<_> = flights(&regular)
        .iter()
        .filter(|flight| filed.iter().any(|other| other["airlineCode"] == flight["airlineCode"]))
        .collect();
    assert!(lowest(&filed) < lowest(&full_service));
    let preferred = flights(&student).iter().filter(|flight| flight["isPreferred"] == true);
    assert!(preferred.clone().count() > 0);
    assert_eq!(
        flights(&student).len(),
        flights(&regular).len(),
        "preferring leaves nothing out"
    );
    let priced = session.price(&student, filed[0]);
    assert_eq!(priced["status"], "OK", "{priced}");
    let refused = session.post(SEARCH, &asked(&session, ("DXB", "DAC"), json!({ "fareType": "9" })));
    assert_eq!(
        refused.refused(422, "request.invalid")["errors"][0]["pointer"],
        "/fareType"
    );
}

#[test]
fn flights_their_filters_and_hotels_name_cities_and_airlines_in_the_language_of_the_portal() {
    let api = Api::start();
    let session = JABAL_OWNER.sign_in(&api);
    let found = complete(&session, &asked(&session, ("MCT", "DXB"), json!({})));
    let leaves = &flights(&found)[0]["segments"][0]["origin"];
    assert_eq!((&leaves["code"], &leaves["city"]), (&json!("MCT"), &json!("مسقط")));
    let oman_air = flights(&found)
        .iter()
        .find(|flight| flight["airlineCode"] == "WY")
        .expect("Oman Air");
    let flown_by = &oman_air["segments"][0]["marketing"];
    assert_eq!(
        (&oman_air["airlineName"], &flown_by["name"]),
        (&json!("الطيران العُماني"), &json!("الطيران العُماني"))
    );
    let filters = session.post(&call("GetAirSearchFilter", &found, ""), &Value::Null).ok();
    assert_eq!(filters["departureAirports"][0]["label"], "مسقط", "{filters}");
    let airlines = filters["airlines"].as_array().expect("airlines");
    assert!(
        airlines.iter().any(|airline| airline["label"] == "الطيران العُماني"),
        "{filters}"
    );
    let places = session
        .post(
            "/api/hotel/v1/Hotel/SearchDestinations",
            &json!({ "searchTerm": "makkah" }),
        )
        .ok();
    let makkah = &places["destinations"][0];
    assert_eq!(
        (&makkah["name"], &makkah["countryName"]),
        (&json!("مكة المكرمة"), &json!("السعودية")),
        "{places}"
    );
}

#[test]
fn a_fare_type_that_the_tenant_does_not_sell_is_refused() {
    let api = Api::start();
    let [gulf, london] = [&ROSE_OWNER, &HARBOUR_OWNER].map(|owner| owner.sign_in(&api));
    let body = |session: &Session<'_>, code: &str| asked(session, ("DXB", "DAC"), json!({ "fareType": code }));
    let days = |session: &Session<'_>| {
        let day = session.api.now().date_naive();
        format!("/api/search/v1/GetAirSearchFareDays?from={day}&until={day}")
    };
    for code in ["4", "5"] {
        gulf.post(SEARCH, &body(&gulf, code)).ok();
        for target in [SEARCH.to_owned(), days(&london)] {
            let refused = london
                .post(&target, &body(&london, code))
                .refused(422, "request.invalid");
            assert_eq!(refused["errors"][0]["code"], "fareType.notSold", "{target}: {refused}");
        }
    }
    london.post(SEARCH, &body(&london, "2")).ok();
}

// covers: T-022
#[test]
fn the_two_ways_of_a_domestic_return_are_priced_together() {
    let api = Api::start();
    let session = ROSE_OWNER.sign_in(&api);
    let abroad = complete(&session, &asked(&session, ("DXB", "DAC"), json!({})));
    assert_eq!(abroad["specialReturn"], false);
    let found = complete(&session, &asked(&session, ("DAC", "CXB"), json!({})));
    assert_eq!(found["specialReturn"], true);
    assert!(flights(&found).iter().all(|flight| flight["isDomestic"] == true));
    let price = |out: &Value, back: &Value| {
        let ids = json!([out["itineraryId"], back["itineraryId"]]);
        session.post(PRICE, &json!({ "requestId": found["requestId"], "itineraryIds": ids }))
    };
    let (first, last) = (&flights(&found)[0], flights(&found).last().expect("a flight"));
    let own = price(first, first).ok();
    assert_eq!(own["current"]["customerTotal"], first["amount"]);
    let numbers = |flight: &Value, journey: u64| -> Vec<Value> {
        let segments = flight["segments"].as_array().expect("segments").iter();
        let of = segments.filter(|segment| segment["journeyIndex"] == journey);
        of.map(|segment| segment["marketing"].clone()).collect()
    };
    let together = flights(&found)
        .iter()
        .find(|flight| numbers(flight, 0) == numbers(first, 0) && numbers(flight, 1) == numbers(last, 1));
    match together {
        Some(flight) => assert_eq!(price(first, last).ok()["current"]["customerTotal"], flight["amount"]),
        None => {
            price(first, last).refused(404, "search.not_found");
        }
    }
    let three = json!({ "requestId": found["requestId"], "itineraryIds": ["a", "b", "c"] });
    let refused = session.post(PRICE, &three).refused(422, "request.invalid");
    assert_eq!(refused["errors"][0]["pointer"], "/itineraryIds");
}

// covers: T-225
#[test]
fn searching_and_pricing_need_the_code() {
    let api = Api::start();
    let database = jetway_testkit::Intruder::open(&api.folder.database_url());
    database.run(&format!(
        "update users set functionalities = '[201, 207, 211]' where email = '{}'",
        ROSE_VIEWER.mail
    ));
    let session = ROSE_VIEWER.sign_in(&api);
    let body = asked(&session, ("DXB", "DAC"), json!({}));
    for path in [SEARCH, PRICE, "/api/search/v1/AirSearchWithCurrency?currency=USD"] {
        let refused = session.post(path, &body).refused(403, "access.denied");
        assert_eq!(refused["params"]["functionality"], 202, "{path}");
    }
}

// covers: T-272, T-377
#[test]
fn every_service_answers_below_its_base_path_in_version_one_and_prices_in_version_two() {
    const BASES: [&str; 15] = [
        "/api/auth/v1/",
        "/api/customer/v1/",
        "/api/fares/v1/",
        "/api/holiday/v1/",
        "/api/hotel/v1/",
        "/api/order/v1/",
        "/api/payment/v1/",
        "/api/postticketing/v1/",
        "/api/price/v2/",
        "/api/print/v1/",
        "/api/report/v1/",
        "/api/search/v1/",
        "/api/utility/v1/",
        "/api/visa/v1/",
        "/bdfare-package/api/v1/",
    ];
    let api = Api::start();
    for operation in Contract::of(&api).operations {
        let path = &operation.path;
        assert!(BASES.iter().any(|base| path.starts_with(base)), "{path}");
        let answer = operation.empty_call(&api, "falcon").send();
        assert!(answer.status < 500, "{path}: {}", answer.status);
        let is_missing = answer.status == 404 && answer.json()["code"] == "request.not_found";
        assert!(!is_missing, "{path}");
    }
}

// covers: T-271
#[test]
fn a_search_is_answered_with_the_device_type_and_without_it() {
    let api = Api::start();
    let session = ROSE_OWNER.sign_in(&api);
    let body = asked(&session, ("DXB", "DAC"), json!({}));
    let plain = session.call(SEARCH, &body).send().ok();
    let told = session.call(SEARCH, &body).header("x-device-type", "web").send().ok();
    assert_eq!(plain["requestId"], told["requestId"]);
}
