//! Public lists of a portal, and the agency's own lists.

use jetway_testkit::Intruder;
use serde_json::{Value, json};

use crate::support::Api;
use crate::support::people::{ROSE_OWNER, ROSE_VIEWER, SKYLINE_OWNER};
use crate::support::trip::{BALANCE, BOOKING_CHOICES, BOOKINGS, cancel_target, hundredths, order_target, text};

const AIRPORTS: &str = "/api/utility/v1/Airport/GetAirportsByKey";

fn items(value: &Value) -> &Vec<Value> {
    value.as_array().unwrap_or_else(|| panic!("no list: {value}"))
}

// covers: P-126
#[test]
fn a_wallet_has_its_currency_balance_status_and_the_reason_it_is_unusable() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let wallet = owner.get(BALANCE).ok();
    assert_eq!(
        (&wallet["walletCurrency"], &wallet["status"]),
        (&json!("AED"), &json!("Active"))
    );
    assert!(hundredths(&wallet["walletBalance"]) > 0, "{wallet}");
    assert!(wallet.get("errorDetail").is_none() && wallet.get("subscription").is_none());

    Intruder::open(&api.folder.database_url())
        .run("update agencies set status = 'blocked' where tenant = 'falcon' and name = 'Desert Rose Travel'");
    let blocked = owner.get(BALANCE).ok();
    assert_eq!(
        (&blocked["status"], &blocked["walletBalance"]),
        (&json!("Blocked"), &wallet["walletBalance"])
    );
    assert!(text(&blocked["errorDetail"]).contains("is blocked"), "{blocked}");
}

// covers: P-295, T-362
#[test]
fn an_airport_is_found_by_its_code_and_by_its_city() {
    let api = Api::start();
    let find = |term: &str| api.post("falcon", AIRPORTS, &json!({ "searchTerm": term })).send().ok();
    for term in ["DXB", "dxb", "Dubai"] {
        assert_eq!(items(&find(term))[0]["airportCode"], "DXB", "{term}");
    }
    assert!(items(&find("qqqq")).is_empty());
}

#[test]
fn cities_and_countries_are_named_in_the_visitors_language_and_airports_in_english() {
    let api = Api::start();
    let first = |cookie: &str| {
        let call = api.post("qamar", AIRPORTS, &json!({ "searchTerm": "DXB" }));
        items(&call.header("cookie", cookie).send().ok())[0].clone()
    };
    let (arabic, english) = (first("other=1"), first("jw-language=en"));
    assert_eq!(
        (&arabic["cityName"], &arabic["countryName"]),
        (&json!("دبي"), &json!("الإمارات العربية المتحدة"))
    );
    assert_eq!(
        (&english["cityName"], &english["countryName"]),
        (&json!("Dubai"), &json!("United Arab Emirates"))
    );
    assert_eq!(arabic["airportName"], english["airportName"]);
}

#[test]
fn before_anything_is_typed_the_tenants_popular_places_are_offered() {
    let api = Api::start();
    let codes = |tenant: &str| -> Vec<String> {
        let found = api.post(tenant, AIRPORTS, &json!({ "searchTerm": " " })).send().ok();
        items(&found).iter().map(|place| text(&place["airportCode"])).collect()
    };
    let (falcon, qamar) = (codes("falcon"), codes("qamar"));
    assert_eq!(
        falcon[..3],
        ["DXB", "DAC", "LHR"],
        "home, then the featured destinations"
    );
    assert!(
        falcon.contains(&"AUH".to_owned()),
        "then large airports at home: {falcon:?}"
    );
    assert_eq!(qamar[..3], ["MCT", "DXB", "JED"]);
    assert_eq!((falcon.len(), qamar.len()), (10, 10));
}

// covers: P-296
#[test]
fn every_country_has_its_codes_and_its_dial_code() {
    let api = Api::start();
    let countries = api.get("falcon", "/api/utility/v1/Country/GetAllCountries").send().ok();
    assert!(items(&countries).len() > 190);
    for (code, name, dial) in [("AE", "United Arab Emirates", "971"), ("BD", "Bangladesh", "880")] {
        let found = items(&countries).iter().find(|country| country["code2"] == code);
        let told = found.map(|country| (text(&country["name"]), text(&country["dialCode"])));
        assert_eq!(told, Some((name.to_owned(), dial.to_owned())));
    }
}

// covers: P-297, T-364
#[test]
fn airlines_have_a_code_and_a_name() {
    let api = Api::start();
    let airlines = api
        .get("falcon", "/api/utility/v1/Airline/GetAirlineOptions")
        .send()
        .ok();
    assert!(items(&airlines).len() > 20);
    let emirates = items(&airlines).iter().find(|airline| airline["value"] == "EK");
    assert_eq!(
        emirates.map(|airline| text(&airline["label"])).as_deref(),
        Some("Emirates"),
        "{airlines}"
    );
    for (cookie, name) in [("", "طيران الإمارات"), ("jw-language=en", "Emirates")] {
        let call = api.get("qamar", "/api/utility/v1/Airline/GetAirlineOptions");
        let answer = call.header("cookie", cookie).send().ok();
        let emirates = items(&answer).iter().find(|airline| airline["value"] == "EK");
        assert_eq!(emirates.map(|airline| text(&airline["label"])).as_deref(), Some(name));
    }
}

#[test]
fn public_responses_are_marked_for_the_gateway_and_others_are_not_cached() {
    let api = Api::start();
    let headers = |target: &str| {
        let answer = api.get("falcon", target).send();
        let text = |name: &str| {
            answer
                .headers
                .get(name)
                .map_or("", |value| value.to_str().expect("text"))
                .to_owned()
        };
        ["cdn-cache-control", "cache-control", "surrogate-key"].map(text)
    };
    for (call, tag) in [
        ("Banner/GetHomePageBanner", "banners"),
        ("Banner/GetBankDetailsBanner", "banners"),
        ("Country/GetAllCountries", "countries"),
        ("Airline/GetAirlineOptions", "airlines"),
    ] {
        assert_eq!(
            headers(&format!("/api/utility/v1/{call}")),
            ["public", "no-cache", tag],
            "{call}"
        );
    }
    assert_eq!(headers("/api/customer/v1/User/GetLogo"), ["", "no-store", ""]);
}

// covers: P-289, P-291, P-294
#[test]
fn a_portal_shows_its_own_banners() {
    let api = Api::start();
    let words = |tenant: &str, call: &str| -> Vec<String> {
        let banners = api.get(tenant, &format!("/api/utility/v1/Banner/{call}")).send().ok();
        items(&banners).iter().map(|banner| text(&banner["text"])).collect()
    };
    let falcon = words("falcon", "GetHomePageBanner");
    assert_eq!(falcon.len(), 3);
    assert_eq!(falcon[2], "Every fare in dirhams, every ticket in your ledger");
    assert_eq!(
        words("_default", "GetHomePageBanner")[2],
        "Every fare in taka, every ticket in your ledger"
    );
    assert_eq!(
        words("falcon", "GetSearchPadBanner"),
        [
            "Hold seats now, issue when your customer says yes",
            "Eid seats to Dhaka and Manila are going: hold today"
        ]
    );
    assert_eq!(
        words("falcon", "GetBankDetailsBanner"),
        ["Transfers before noon reach your wallet the same day"]
    );
}

// covers: P-123
#[test]
fn the_context_tells_whom_the_agency_calls() {
    let api = Api::start();
    let context = ROSE_OWNER
        .sign_in(&api)
        .get("/api/customer/v1/User/GetUserContext")
        .ok();
    let staff = json!({ "name": "Layla Haddad", "email": "layla@falcon.test", "phoneNumber": "+971500000200" });
    let branch = json!({ "name": "Marina office", "email": "marina@falcon.test", "phoneNumber": "+971500000210" });
    assert_eq!(context["associatedStaff"], staff);
    assert_eq!(context["associatedBranch"], branch);
    assert_eq!(
        (&context["companyName"], &context["currency"]),
        (&json!("Desert Rose Travel"), &json!("AED"))
    );
}

// covers: P-300, T-308, T-322
#[test]
fn bookings_come_in_pages_of_the_agencys_own_orders() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let references: Vec<String> = (0..3).map(|nth| owner.hold_nth(nth).reference).collect();
    SKYLINE_OWNER.sign_in(&api).hold();
    let viewer = ROSE_VIEWER.sign_in(&api);
    let page = |body: &Value| viewer.post(BOOKINGS, body).ok();
    let on = |page: &Value| -> Vec<String> {
        items(&page["items"])
            .iter()
            .map(|row| text(&row["orderReference"]))
            .collect()
    };

    let first = page(&json!({ "page": 1, "pageSize": 2, "sort": "created" }));
    let second = page(&json!({ "page": 2, "pageSize": 2, "sort": "created" }));
    assert_eq!(
        (&first["total"], &first["counts"]["onHold"]),
        (&json!(3), &json!(3)),
        "{first}"
    );
    assert_eq!([on(&first), on(&second)].concat(), references);
    assert_eq!(on(&page(&json!({ "sort": "-created" })))[0], references[2]);
    assert_eq!(on(&page(&json!({ "search": references[1] }))), [references[1].clone()]);
    // Names in the portal's format, in spoken order, and with a title.
    let lead = text(&first["items"][0]["leadPassenger"]);
    let backwards: Vec<&str> = lead.split(['/', ' ']).rev().collect();
    for name in [
        lead.clone(),
        backwards.join("  "),
        format!("{}/{} MR", backwards[1], backwards[0]),
    ] {
        assert_eq!(page(&json!({ "search": name }))["total"], 3, "{name}");
    }
    assert_eq!(page(&json!({ "search": format!("{lead} Nobody") }))["total"], 0);
    assert!(on(&page(&json!({ "queue": "ticketed" }))).is_empty());
    assert!(on(&page(&json!({ "page": u64::MAX }))).is_empty());
    let choices = viewer.get(BOOKING_CHOICES).ok();
    let (airline, maker) = (&choices["airlines"][0], &choices["staff"][0]);
    assert_eq!(items(&choices["staff"]).len(), 1, "{choices}");
    assert_eq!(maker["name"], first["items"][0]["createdBy"]);
    let narrowed = page(&json!({ "airlines": [airline["code"]], "staff": [maker["userId"]] }));
    assert!(narrowed["total"].as_u64().is_some_and(|total| total > 0), "{narrowed}");
    assert_eq!(page(&json!({ "airlines": ["ZZ"] }))["total"], 0);
    let elsewhere = "00000000-0000-0000-0000-000000000000";
    assert_eq!(page(&json!({ "branches": [elsewhere] }))["total"], 0);
    let bad = viewer.post(BOOKINGS, &json!({ "airlines": ["EK", "emirates"] }));
    assert_eq!(
        bad.refused(422, "request.invalid")["errors"][0]["pointer"],
        "/airlines/1"
    );
    let many = viewer.post(BOOKINGS, &json!({ "staff": vec![elsewhere; 51] }));
    assert_eq!(many.refused(422, "request.invalid")["errors"][0]["pointer"], "/staff");
    viewer
        .post(BOOKINGS, &json!({ "pageSize": 101 }))
        .refused(422, "request.invalid");

    // Orders past their time limit come last, in either sort direction.
    owner.post(&cancel_target(&references[0]), &Value::Null).ok();
    for sort in ["ttl", "-ttl"] {
        assert_eq!(on(&page(&json!({ "sort": sort }))).last(), references.first(), "{sort}");
    }
    let limited = page(&json!({ "dateField": "ttl", "from": "2020-01-01" }));
    assert_eq!(limited["total"], 2, "{limited}");

    let seen = |more: &str| {
        owner
            .post(&format!("{}{more}", order_target(&references[1])), &Value::Null)
            .ok()
    };
    assert_eq!(seen("&firstTime=true")["hint"], "newOrder");
    assert!(seen("")["hint"].is_null());
}
