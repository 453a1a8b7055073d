//! Tour packages: what agencies find, and how operators keep the catalogue.

use chrono::{NaiveDate, TimeDelta};
use jetway_testkit::Intruder;
use serde_json::{Value, json};

use crate::support::Api;
use crate::support::console::Console;
use crate::support::people::{JABAL_OWNER, ROSE_OWNER, ROSE_VIEWER, SKYLINE_OWNER};
use crate::support::trip::text;

const FALCON: Option<&[&str]> = Some(&["falcon"]);

/// The path of an agent's call.
fn package(name: &str) -> String {
    format!("/bdfare-package/api/v1/Package/{name}")
}

fn list<'a>(answer: &'a Value, field: &str) -> &'a [Value] {
    answer[field]
        .as_array()
        .unwrap_or_else(|| panic!("no {field}: {answer}"))
}

fn pointers(problem: &Value) -> Vec<String> {
    list(problem, "errors")
        .iter()
        .map(|error| text(&error["pointer"]))
        .collect()
}

fn day(api: &Api, days: i64) -> NaiveDate {
    (api.now() + TimeDelta::days(days)).date_naive()
}

/// Minor units of `AED 1234.50`.
fn minor(amount: &Value) -> i64 {
    let digits: String = text(amount).chars().filter(char::is_ascii_digit).collect();
    digits.parse().expect("an amount")
}

fn search(api: &Api, city: &str, days: i64) -> Value {
    json!({ "cityId": city, "date": day(api, days), "adults": 2, "childAges": [4, 1] })
}

/// A day trip in Istanbul, as an operator of falcon types it.
pub fn form(api: &Api) -> Value {
    let both = |en: &str| json!({ "en": en, "ar": "نص" });
    let price = |customer: &str, agent: &str| json!({ "customer": customer, "agent": agent });
    json!({
        "type": "private", "cityId": "ist", "rating": "4.5", "days": 1, "nights": 0, "minPax": 1,
        "title": { "en": "Istanbul by boat", "ar": "إسطنبول بالقارب" }, "description": both("On the water.\nAll day."),
        "highlights": [both("Bosphorus")], "inclusions": [both("Boat")], "exclusions": [], "documents": [both("Passport")],
        "itinerary": [{ "title": both("Boat"), "text": both("Up and down."), "meals": ["lunch"] }],
        "hotels": [{ "name": "Amber Court", "stars": 4, "nights": 1, "city": "Istanbul" }],
        "priceBands": [{ "from": day(api, 1), "to": day(api, 200), "adult": price("1000.00", "900.00"),
            "child": price("600.00", "540.00"), "infant": price("0.00", "0.00"), "singleSupplement": price("250.00", "250.00") }],
        "departures": [{ "date": day(api, 30), "seats": 6 }],
        "route": [{ "name": "Eminonu", "lat": 41.017, "lon": 28.973 }],
        "cancellationPolicy": [{ "daysBefore": 14, "percent": 50 }, { "daysBefore": 3, "percent": 100 }],
        "depositPercent": 30, "validFrom": day(api, 1), "validUntil": day(api, 200),
    })
}

pub fn save(console: &Console<'_>, form: &Value) -> Value {
    let body = json!({ "tenant": "falcon", "package": form });
    console.post("Holidays/SavePackage", &body).ok()
}

/// What names a package and its version in a call.
pub fn about(page: &Value) -> Value {
    json!({ "tenant": page["tenant"], "packageId": page["packageId"], "version": page["version"] })
}

// covers: T-275
#[test]
fn cities_are_found_by_a_text_and_by_an_object() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let found = |body: &Value| owner.post(&package("SearchCities"), body).ok();
    for body in [json!("istan"), json!({ "text": "istan" }), json!(" istambul ")] {
        let answer = found(&body);
        let first = &list(&answer, "cities")[0];
        assert_eq!(
            (&first["cityId"], &first["packages"]),
            (&json!("ist"), &json!(3)),
            "{body}: {answer}"
        );
        assert_eq!(
            (&first["name"], &first["countryCode"]),
            (&json!("Istanbul"), &json!("TR")),
            "{answer}"
        );
    }
    assert_eq!(list(&found(&json!("")), "cities").len(), 20, "the most popular ones");
    assert!(list(&found(&json!("qqqqqq")), "cities").is_empty());
    for body in [json!("x".repeat(65)), json!({ "text": "x".repeat(65) })] {
        let problem = owner
            .post(&package("SearchCities"), &body)
            .refused(422, "request.invalid");
        assert_eq!(pointers(&problem), ["/text"]);
    }
    for body in [json!(7), json!({ "term": "istan" })] {
        owner
            .post(&package("SearchCities"), &body)
            .refused(422, "request.invalid");
    }
}

// covers: T-279
#[test]
fn available_cities_have_a_popularity_and_names_in_the_readers_language() {
    let api = Api::start();
    let answer = ROSE_OWNER.sign_in(&api).get(&package("GetAvailableCities")).ok();
    let cities = list(&answer, "cities");
    assert_eq!(cities.len(), 40);
    let popularity: Vec<i64> = cities
        .iter()
        .map(|city| city["popularity"].as_i64().expect("a number"))
        .collect();
    assert!(popularity.iter().all(|one| *one > 0), "{popularity:?}");
    assert!(popularity.is_sorted_by(|one, next| one >= next), "{popularity:?}");
    let arabic = JABAL_OWNER.sign_in(&api).get(&package("GetAvailableCities")).ok();
    let makkah = list(&arabic, "cities").iter().find(|city| city["cityId"] == "makkah");
    assert_eq!(makkah.expect("Makkah")["name"], "مكة المكرمة");
}

// covers: T-276
#[test]
fn a_search_returns_its_request_and_packages_priced_for_the_party() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let asked = search(&api, "ist", 40);
    let answer = owner.post(&package("SearchPackages"), &asked).ok();
    let mut request = asked.clone();
    request["cityName"] = json!("Istanbul");
    assert_eq!(answer["searchRequest"], request);
    let packages = list(&answer, "packages");
    assert_eq!(packages.len(), 3, "{answer}");
    for card in packages {
        let (whole, adult) = (&card["priceFrom"], &card["pricePerAdult"]);
        assert!(
            minor(&whole["amount"]) > 2 * minor(&adult["amount"]),
            "two adults, a child and an infant: {card}"
        );
        assert!(minor(&whole["agentAmount"]) < minor(&whole["amount"]), "{card}");
        let starts: NaiveDate = text(&card["startsOn"]).parse().expect("a day");
        assert!((0..=60).contains(&(starts - day(&api, 40)).num_days()), "{card}");
        let departures = list(card, "departures");
        assert!(
            departures.first().is_none_or(|first| *first == card["startsOn"]),
            "{card}"
        );
    }
    let types = list(&answer["facets"], "types");
    assert_eq!(
        types.iter().map(|one| one["count"].as_u64().unwrap_or(0)).sum::<u64>(),
        3
    );
    let prices: Vec<i64> = packages
        .iter()
        .map(|card| minor(&card["priceFrom"]["amount"]))
        .collect();
    let span = &answer["facets"]["price"];
    let ends = (prices.iter().min().copied(), prices.iter().max().copied());
    assert_eq!((Some(minor(&span["min"])), Some(minor(&span["max"]))), ends);
    // A city without packages is a valid search with no result.
    assert!(
        list(
            &owner.post(&package("SearchPackages"), &search(&api, "nyc", 40)).ok(),
            "packages"
        )
        .is_empty()
    );
    let single = json!({ "cityId": "ist", "date": day(&api, 40), "adults": 1, "childAges": [] });
    let alone = owner.post(&package("SearchPackages"), &single).ok();
    assert!(list(&alone, "packages").len() < 3, "some need two travellers: {alone}");
}

#[test]
fn a_search_that_is_not_possible_names_its_fields() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let asked = json!({ "cityId": "nowhere", "date": day(&api, -2), "adults": 0, "childAges": [3, 12] });
    let problem = owner
        .post(&package("SearchPackages"), &asked)
        .refused(422, "request.invalid");
    assert_eq!(pointers(&problem), ["/cityId", "/date", "/adults", "/childAges/1"]);
    let problem = owner
        .post(&package("SearchPackages"), &search(&api, "ist", 800))
        .refused(422, "request.invalid");
    assert_eq!(pointers(&problem), ["/date"]);
    let problem = owner
        .get(&package("GetAllPackages?page=0&size=101"))
        .refused(422, "request.invalid");
    assert_eq!(pointers(&problem), ["/page", "/size"]);
}

// covers: T-277
#[test]
fn a_package_has_its_own_id_and_the_price_of_a_party() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let found = owner.post(&package("SearchPackages"), &search(&api, "makkah", 40)).ok();
    let card = &list(&found, "packages")[0];
    let id = text(&card["id"]);
    let read = |more: &str| {
        let path = package(&format!("GetPackageDetail?packageId={id}{more}"));
        owner.get(&path).ok()["holidayPackage"].clone()
    };
    let one = read("");
    assert_eq!((&one["id"], &one["title"]), (&card["id"], &card["title"]));
    assert_eq!(one["type"], "umrah");
    assert!(one.get("price").is_none(), "no party was given");
    assert_eq!(Some(list(&one, "itinerary").len() as u64), one["days"].as_u64());
    for field in [
        "images",
        "inclusions",
        "hotels",
        "priceBands",
        "departures",
        "route",
        "cancellationPolicy",
        "documents",
    ] {
        assert!(!list(&one, field).is_empty(), "{field}: {one}");
    }
    let party = format!("&date={}&adults=2&childAges=4,1", text(&card["startsOn"]));
    assert_eq!(read(&party)["price"], card["priceFrom"], "as in the search");
    let other = read(&format!("&date={}&adults=2", day(&api, 41)));
    let leaves = list(&one, "departures")
        .iter()
        .any(|departure| departure["date"] == json!(day(&api, 41)));
    assert_eq!(other.get("price").is_some(), leaves, "{other}");
    let wrong = package(&format!("GetPackageDetail?packageId={id}&adults=2&childAges=a"));
    assert_eq!(
        pointers(&owner.get(&wrong).refused(422, "request.invalid")),
        ["/childAges"]
    );
    let none = package("GetPackageDetail?packageId=00000000-0000-4000-8000-000000000000");
    owner.get(&none).refused(404, "holidays.package_gone");
    let arabic = JABAL_OWNER
        .sign_in(&api)
        .get(&package(&format!("GetPackageDetail?packageId={id}")))
        .ok();
    assert!(text(&arabic["holidayPackage"]["title"]).starts_with("عمرة"), "{arabic}");
    assert!(
        text(&arabic["holidayPackage"]["priceFrom"]["amount"]).starts_with("OMR "),
        "a package of the tenant's own"
    );
}

// covers: T-281
#[test]
fn all_packages_are_listed_page_by_page() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let mut ids = std::collections::BTreeSet::new();
    for page in 1..=2 {
        let answer = owner
            .get(&package(&format!("GetAllPackages?page={page}&size=100")))
            .ok();
        assert_eq!((&answer["total"], &answer["page"]), (&json!(120), &json!(page)));
        ids.extend(list(&answer, "packages").iter().map(|card| text(&card["id"])));
    }
    assert_eq!(ids.len(), 120);
    assert_eq!(list(&owner.get(&package("GetAllPackages")).ok(), "packages").len(), 20);
    let istanbul = owner.get(&package("GetAllPackages?cityId=ist")).ok();
    assert_eq!((&istanbul["total"], list(&istanbul, "packages").len()), (&json!(3), 3));
}

#[test]
fn packages_need_their_functionality_and_amounts_of_the_agency_theirs() {
    let api = Api::start();
    let viewer = ROSE_VIEWER.sign_in(&api);
    let asked = search(&api, "dxb", 40);
    viewer
        .post(&package("SearchPackages"), &asked)
        .refused(403, "access.denied");
    viewer.get(&package("GetAvailableCities")).refused(403, "access.denied");
    api.get("falcon", &package("GetAllPackages"))
        .send()
        .refused(401, "session.required");
    Intruder::open(&api.folder.database_url()).run(&format!(
        "update users set functionalities = '[245]' where email = '{}'",
        ROSE_VIEWER.mail
    ));
    let found = viewer.post(&package("SearchPackages"), &asked).ok();
    let card = &list(&found, "packages")[0];
    assert!(card["priceFrom"].get("agentAmount").is_none(), "{card}");
    let one = viewer
        .get(&package(&format!("GetPackageDetail?packageId={}", text(&card["id"]))))
        .ok();
    assert!(!one.to_string().contains("agentAmount"), "{one}");
}

#[test]
fn pictures_are_public_may_be_kept_and_have_no_script() {
    let api = Api::start();
    let all = ROSE_OWNER.sign_in(&api).get(&package("GetAllPackages?size=100")).ok();
    for card in list(&all, "packages").iter().take(20) {
        let picture = api.get("falcon", &text(&card["image"])).send();
        assert_eq!(
            (picture.status, picture.content_type()),
            (200, "image/svg+xml"),
            "{card}"
        );
        let header = |name: &str| picture.headers[name].to_str().expect("a text").to_owned();
        assert_eq!(header("cache-control"), "public, max-age=31536000, immutable");
        assert_eq!(header("x-content-type-options"), "nosniff");
        assert!(header("content-security-policy").contains("default-src 'none'"));
        assert!(
            picture.bytes.len() <= 4_096 && !picture.text().contains("script"),
            "{}",
            picture.text()
        );
    }
    let none = api.get("falcon", &package("GetPicture?picture=sea-1.svg")).send();
    none.refused(404, "request.not_found");
}

#[test]
fn an_operator_makes_a_package_publishes_it_and_withdraws_it() {
    let api = Api::start();
    let nadia = Console::of(&api, "Nadia Rahman", &["holidays"], FALCON);
    let owner = ROSE_OWNER.sign_in(&api);
    let draft = save(&nadia, &form(&api));
    assert_eq!(
        (&draft["state"], &draft["version"]),
        (&json!("draft"), &json!(1)),
        "{draft}"
    );
    assert_eq!(draft["package"], form(&api));
    assert!(text(&draft["images"][0]).starts_with("data:image/svg+xml,"), "{draft}");
    let path = package(&format!("GetPackageDetail?packageId={}", text(&draft["packageId"])));
    owner.get(&path).refused(404, "holidays.package_gone");
    let published = nadia.post("Holidays/PublishPackage", &about(&draft)).ok();
    assert_eq!(
        (&published["state"], &published["version"]),
        (&json!("published"), &json!(2))
    );
    nadia
        .post("Holidays/WithdrawPackage", &about(&draft))
        .refused(409, "record.changed");
    nadia
        .post("Holidays/PublishPackage", &about(&published))
        .refused(409, "holidays.wrong_state");

    let party = format!("{path}&date={}&adults=3&childAges=5", day(&api, 30));
    let seen = owner.get(&party).ok()["holidayPackage"].clone();
    assert_eq!(seen["title"], "Istanbul by boat");
    // Three adults, a child, and one adult has a room alone.
    assert_eq!(
        seen["price"],
        json!({ "amount": "AED 3850.00", "agentAmount": "AED 3490.00" })
    );
    assert_eq!(seen["departures"], json!([{ "date": day(&api, 30), "seatsLeft": 6 }]));
    SKYLINE_OWNER
        .sign_in(&api)
        .get(&path)
        .refused(404, "holidays.package_gone");

    let mut changed = form(&api);
    changed["title"]["en"] = json!("Istanbul by ferry");
    let mut body = about(&published);
    body["package"] = changed;
    let saved = nadia.post("Holidays/SavePackage", &body).ok();
    assert_eq!((&saved["state"], &saved["version"]), (&json!("published"), &json!(3)));
    nadia.post("Holidays/SavePackage", &body).refused(409, "record.changed");
    assert_eq!(owner.get(&path).ok()["holidayPackage"]["title"], "Istanbul by ferry");
    let listed = nadia
        .post("Holidays/GetPackages", &json!({ "search": "BY FERRY" }))
        .ok();
    let row = &list(&listed, "items")[0];
    assert_eq!(
        (&row["packageId"], &row["departures"], &row["seatsLeft"]),
        (&saved["packageId"], &json!(1), &json!(6))
    );
    assert_eq!(row["priceFrom"], "AED 1000.00");

    nadia.post("Holidays/WithdrawPackage", &about(&saved)).ok();
    owner.get(&path).refused(404, "holidays.package_gone");
    let auditor = Console::of(&api, "Amal Said", &["auditor"], FALCON);
    let asked = json!({ "tenant": "falcon", "action": "package." });
    let trail = auditor.post("Audit/Load", &asked).ok();
    let actions: Vec<String> = list(&trail, "items")
        .iter()
        .map(|event| text(&event["action"]))
        .collect();
    assert_eq!(
        actions[..4],
        ["package.state", "package.changed", "package.state", "package.created"]
    );
    auditor.post("Holidays/GetPackages", &json!({})).ok();
    let body = json!({ "tenant": "falcon", "package": form(&api) });
    auditor
        .post("Holidays/SavePackage", &body)
        .refused(403, "access.denied");
}

#[test]
fn each_field_that_cannot_be_saved_or_published_is_named() {
    let api = Api::start();
    let nadia = Console::of(&api, "Nadia Rahman", &["tenantAdmin"], FALCON);
    let refused = |form: &Value| {
        let body = json!({ "tenant": "falcon", "package": form });
        pointers(
            &nadia
                .post("Holidays/SavePackage", &body)
                .refused(422, "request.invalid"),
        )
    };
    let mut wrong = form(&api);
    wrong["cityId"] = json!("nowhere");
    wrong["rating"] = json!("5.5.5");
    wrong["priceBands"][0]["child"]["agent"] = json!("1.001");
    assert_eq!(
        refused(&wrong),
        [
            "/package/cityId",
            "/package/rating",
            "/package/priceBands/0/child/agent"
        ]
    );
    let mut wrong = form(&api);
    wrong["title"]["en"] = json!("Two\nlines");
    wrong["days"] = json!(2);
    wrong["priceBands"][0]["adult"]["agent"] = json!("1000.01");
    wrong["departures"][0]["date"] = json!(day(&api, 201));
    let expected = [
        "/package/title/en",
        "/package/itinerary",
        "/package/priceBands/0/adult/agent",
        "/package/departures/0/date",
    ];
    assert_eq!(refused(&wrong), expected);
    let draft = save(&nadia, &form(&api));
    api.advance(31 * 24 * 3_600);
    let nadia = Console::of(&api, "Nadia Aziz", &["tenantAdmin"], FALCON);
    let problem = nadia
        .post("Holidays/PublishPackage", &about(&draft))
        .refused(422, "request.invalid");
    assert_eq!(pointers(&problem), ["/package/departures"]);
}

#[test]
fn an_exported_catalogue_is_imported_again_without_a_change_and_moves_to_another_tenant() {
    let api = Api::start();
    let nadia = Console::of(&api, "Nadia Rahman", &["holidays"], FALCON);
    let page = save(&nadia, &form(&api));
    let exported = nadia
        .post("Holidays/ExportPackages", &json!({ "tenant": "falcon" }))
        .ok();
    let packages = list(&exported, "packages").to_vec();
    assert_eq!(packages.len(), 121);
    let import = |packages: &[Value], dry: bool| {
        let body = json!({ "tenant": "falcon", "packages": packages, "dryRun": dry });
        nadia.post("Holidays/ImportPackages", &body).ok()
    };
    let same = import(&packages, false);
    assert_eq!(
        same,
        json!({ "created": 0, "changed": 0, "unchanged": 121, "problems": [] })
    );
    let mut mine = packages
        .iter()
        .find(|one| one["packageId"] == page["packageId"])
        .expect("the draft")
        .clone();
    mine["package"]["minPax"] = json!(2);
    let mut new = mine.clone();
    new.as_object_mut().expect("fields").remove("packageId");
    let both = [mine.clone(), new];
    let counts = json!({ "created": 1, "changed": 1, "unchanged": 0, "problems": [] });
    assert_eq!(import(&both, true), counts);
    let key = json!({ "tenant": "falcon", "packageId": page["packageId"] });
    assert_eq!(
        nadia.post("Holidays/GetPackage", &key).ok()["version"],
        1,
        "a dry run stores nothing"
    );
    assert_eq!(import(&both, false), counts);
    let stored = nadia.post("Holidays/GetPackage", &key).ok();
    assert_eq!(
        (&stored["version"], &stored["package"]["minPax"]),
        (&json!(2), &json!(2))
    );

    mine["package"]["depositPercent"] = json!(101);
    let found = import(&[mine.clone(), mine], false);
    let problems: Vec<(u64, String)> = list(&found, "problems")
        .iter()
        .map(|problem| (problem["index"].as_u64().expect("a number"), text(&problem["field"])))
        .collect();
    assert_eq!(
        problems,
        [(0, "/depositPercent".to_owned()), (1, "/packageId".to_owned())]
    );
    assert_eq!(
        nadia.post("Holidays/GetPackage", &key).ok()["version"],
        2,
        "nothing is stored"
    );
}
