//! Fare lots: what agencies find, and how operators maintain them.

use serde_json::{Value, json};

use crate::credit::agency_of;
use crate::support::Api;
use crate::support::console::Console;
use crate::support::people::{JABAL_OWNER, OASIS_OWNER, ROSE_OWNER, ROSE_VIEWER, SKYLINE_OWNER};
use crate::support::trip::text;

const FALCON: Option<&[&str]> = Some(&["falcon"]);

/// The path of an agent's call.
fn search(name: &str) -> String {
    format!("/api/search/v1/{name}")
}

fn lots(answer: &Value) -> Vec<Value> {
    answer["lots"].as_array().expect("lots").clone()
}

fn pointers(problem: &Value) -> Vec<String> {
    let errors = problem["errors"].as_array().expect("errors").iter();
    errors.map(|error| text(&error["pointer"])).collect()
}

fn ids(answer: &Value) -> Vec<String> {
    lots(answer).iter().map(|lot| text(&lot["lotId"])).collect()
}

/// A lot that departs in sixty days, as an operator of falcon enters it.
fn form(api: &Api) -> Value {
    let day = |days: i64| (api.now() + chrono::TimeDelta::days(days)).date_naive();
    let price = |customer: &str, agent: &str| json!({ "customer": customer, "agent": agent });
    json!({
        "kind": "exclusive", "title": "Dhaka for Eid", "airline": "EK", "baggage": "40 kg", "features": ["direct", "baggage40"],
        "journeys": [{ "flights": [{ "number": "EK582", "origin": "DXB", "destination": "DAC",
            "departs": format!("{}T01:55", day(60)), "arrives": format!("{}T08:15", day(60)) }] }],
        "prices": { "adult": price("1290.00", "1225.00"), "child": price("1030.00", "980.00"), "infant": price("260.00", "245.00") },
        "userRating": "4.7", "deposit": { "kind": "percent", "percent": 25 }, "depositHours": 2,
        "namesBy": format!("{}T18:00", day(46)), "balanceBy": format!("{}T18:00", day(48)), "ticketingBy": format!("{}T18:00", day(53)),
        "minPassengers": 1, "maxPassengers": 9, "dropPenalty": "130.00", "cancelPenaltyPercent": 50, "nameChangeFee": "65.00",
        "keepDepositPercent": 100,
    })
}

fn save(console: &Console<'_>, lot: &Value, seats: u32) -> Value {
    let body = json!({ "tenant": "falcon", "seatsTotal": seats, "lot": lot });
    console.post("Fares/SaveLot", &body).ok()
}

/// The fields that identify a lot and its version in a call.
fn about(page: &Value, more: &Value) -> Value {
    let mut body = json!({ "tenant": page["tenant"], "lotId": page["lotId"], "version": page["version"] });
    for (key, value) in more.as_object().expect("fields") {
        body[key] = value.clone();
    }
    body
}

// covers: T-289
#[test]
fn exclusive_fares_are_listed_and_a_search_narrows_them() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let all = owner.post(&search("GetAirXclusiveFare"), &json!({})).ok();
    let found = lots(&all);
    assert!(found.len() > 3, "{all}");
    assert!(found.iter().all(|lot| lot["kind"] == "exclusive"), "{all}");
    let days: Vec<String> = found.iter().map(|lot| text(&lot["departureDate"])).collect();
    assert!(days.is_sorted(), "{days:?}");
    assert_eq!(all["hasMore"], false, "all of them");
    let narrowed = |filter: Value| lots(&owner.post(&search("AirXclusiveFareSearch"), &filter).ok());
    assert_eq!(narrowed(json!({})).len(), found.len());
    let first = &found[0];
    let place = json!({ "origin": first["origin"], "destination": first["destination"] });
    let same = narrowed(place);
    assert!(!same.is_empty() && same.len() < found.len(), "{same:?}");
    assert!(
        same.iter().all(|lot| lot["destination"] == first["destination"]),
        "{same:?}"
    );
    let month = text(&first["departureDate"])[..7].to_owned();
    let same = narrowed(json!({ "month": month }));
    assert!(
        same.iter().all(|lot| text(&lot["departureDate"]).starts_with(&month)),
        "{same:?}"
    );
    let tagged = narrowed(json!({ "featureTags": ["direct", "nameChange"] }));
    assert!(!tagged.is_empty() && tagged.len() < found.len(), "{tagged:?}");
    let rated = narrowed(json!({ "userRating": 4.5 }));
    assert!(
        rated.iter().all(|lot| lot["userRating"].as_f64() >= Some(4.5)),
        "{rated:?}"
    );
    assert!(!rated.is_empty() && rated.len() < found.len(), "{rated:?}");
    let cheap = narrowed(json!({ "priceValue": { "max": "1300.00" } }));
    assert!(!cheap.is_empty() && cheap.len() < found.len(), "{cheap:?}");
    assert_eq!(narrowed(json!({ "passengers": 500 })).len(), 0);
    let wrong = json!({ "month": "2027-1", "featureTags": ["fast"], "priceValue": { "min": "x" } });
    let problem = owner
        .post(&search("AirXclusiveFareSearch"), &wrong)
        .refused(422, "request.invalid");
    assert_eq!(pointers(&problem), ["/month", "/featureTags/0", "/priceValue/min"]);
}

// covers: T-290
#[test]
fn umrah_fares_are_listed_with_their_open_jaw() {
    let api = Api::start();
    for person in [ROSE_OWNER, SKYLINE_OWNER, JABAL_OWNER] {
        let all = person.sign_in(&api).post(&search("GetAirUmrahFare"), &json!({})).ok();
        let found = lots(&all);
        assert!(
            !found.is_empty() && found.iter().all(|lot| lot["kind"] == "umrah"),
            "{all}"
        );
        let open = found
            .iter()
            .find(|lot| lot["returnFrom"] == "MED")
            .expect("a return from Madinah");
        assert_eq!(
            (&open["destination"], open["seatsFree"].as_u64() > Some(0)),
            (&json!("JED"), true)
        );
    }
}

// covers: T-291
#[test]
fn group_fares_are_listed_searched_and_read() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let all = owner.post(&search("GetAirGroupFare"), &json!({})).ok();
    let found = lots(&all);
    assert!(
        !found.is_empty() && found.iter().all(|lot| lot["kind"] == "group"),
        "{all}"
    );
    let party = owner
        .post(&search("AirGroupFareSearch"), &json!({ "passengers": 9 }))
        .ok();
    assert_eq!(lots(&party).len(), 0, "groups have at least ten passengers");
    let party = owner
        .post(&search("AirGroupFareSearch"), &json!({ "passengers": 10 }))
        .ok();
    assert_eq!(lots(&party).len(), found.len());
    let one = owner
        .post(&search("GetFareLot"), &json!({ "lotId": found[0]["lotId"] }))
        .ok();
    assert_eq!(one["title"], found[0]["title"]);
    assert_eq!(
        (
            &one["rules"]["cancelPenaltyPercent"],
            &one["rules"]["keepDepositPercent"]
        ),
        (&json!(50), &json!(100)),
        "{one}"
    );
}

#[test]
fn lots_need_the_functionality_of_their_kind_and_are_a_tenants_own() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let viewer = ROSE_VIEWER.sign_in(&api);
    for call in [
        "GetAirXclusiveFare",
        "GetAirUmrahFare",
        "GetAirGroupFare",
        "AirXclusiveFareSearch",
        "AirUmrahFareSearch",
        "AirGroupFareSearch",
    ] {
        viewer.post(&search(call), &json!({})).refused(403, "access.denied");
        api.post("falcon", &search(call), &json!({}))
            .send()
            .refused(401, "session.required");
    }
    let lot = json!({ "lotId": ids(&owner.post(&search("GetAirGroupFare"), &json!({})).ok())[0] });
    viewer.post(&search("GetFareLot"), &lot).refused(403, "access.denied");
    SKYLINE_OWNER
        .sign_in(&api)
        .post(&search("GetFareLot"), &lot)
        .refused(404, "fares.lot_gone");
    assert_eq!(owner.post(&search("GetFareLot"), &lot).ok()["lotId"], lot["lotId"]);
}

#[test]
fn an_operator_makes_a_lot_sells_it_to_named_agencies_and_withdraws_it() {
    let api = Api::start();
    let nadia = Console::of(&api, "Nadia Rahman", &["ticketing"], FALCON);
    let (rose, oasis) = (ROSE_OWNER.sign_in(&api), OASIS_OWNER.sign_in(&api));
    let mut lot = form(&api);
    let named = json!({ "tenant": "falcon", "search": "rose travel" });
    let found = nadia.post("Fares/FindAgencies", &named).ok();
    assert_eq!(
        found["items"],
        json!([{ "agencyId": agency_of(&api, "falcon", "Desert Rose Travel")["agencyId"], "name": "Desert Rose Travel" }])
    );
    let reader = Console::of(&api, "Amal Said", &["support"], FALCON);
    reader.post("Fares/FindAgencies", &named).refused(403, "access.denied");
    lot["agencies"] = json!([found["items"][0]["agencyId"]]);
    let draft = save(&nadia, &lot, 20);
    assert_eq!(
        (&draft["state"], &draft["seatsFree"]),
        (&json!("draft"), &json!(20)),
        "{draft}"
    );
    assert_eq!(
        draft["lot"]["namesBy"], lot["namesBy"],
        "deadlines are in the tenant's time zone"
    );
    assert_eq!(draft["lot"]["prices"], lot["prices"]);
    let this = json!({ "lotId": draft["lotId"] });
    rose.post(&search("GetFareLot"), &this).refused(404, "fares.lot_gone");
    let on_sale = nadia
        .post("Fares/SetState", &about(&draft, &json!({ "state": "onSale" })))
        .ok();
    nadia
        .post("Fares/SetState", &about(&draft, &json!({ "state": "withdrawn" })))
        .refused(409, "record.changed");
    nadia
        .post("Fares/SetState", &about(&on_sale, &json!({ "state": "draft" })))
        .refused(409, "fares.wrong_state");

    let seen = rose.post(&search("GetFareLot"), &this).ok();
    assert_eq!(
        (&seen["title"], &seen["airline"]["name"]),
        (&json!("Dhaka for Eid"), &json!("Emirates")),
        "{seen}"
    );
    oasis.post(&search("GetFareLot"), &this).refused(404, "fares.lot_gone");
    let of_oasis = oasis.post(&search("GetAirXclusiveFare"), &json!({})).ok();
    assert!(!ids(&of_oasis).contains(&text(&draft["lotId"])), "{of_oasis}");

    let fewer = nadia
        .post(
            "Fares/ChangeSeats",
            &about(&on_sale, &json!({ "delta": -5, "reason": "Taken back." })),
        )
        .ok();
    assert_eq!(
        (
            &fewer["seatsTotal"],
            &fewer["changes"][0]["delta"],
            &fewer["changes"][0]["by"]
        ),
        (&json!(15), &json!(-5), &json!("Nadia Rahman")),
        "{fewer}"
    );
    nadia
        .post(
            "Fares/ChangeSeats",
            &about(&on_sale, &json!({ "delta": -5, "reason": "Taken back." })),
        )
        .refused(409, "record.changed");
    let none = about(&fewer, &json!({ "delta": -16, "reason": "Taken back." }));
    let problem = nadia
        .post("Fares/ChangeSeats", &none)
        .refused(409, "fares.seats_in_use");
    assert_eq!(problem["params"]["held"], 0, "{problem}");

    let gone = nadia
        .post("Fares/SetState", &about(&fewer, &json!({ "state": "withdrawn" })))
        .ok();
    assert_eq!(gone["state"], "withdrawn");
    rose.post(&search("GetFareLot"), &this).refused(404, "fares.lot_gone");
    let auditor = Console::of(&api, "Amal Said", &["auditor"], FALCON);
    let trail = auditor
        .post("Audit/Load", &json!({ "tenant": "falcon", "action": "lot." }))
        .ok();
    let actions: Vec<String> = trail["items"]
        .as_array()
        .expect("items")
        .iter()
        .map(|event| text(&event["action"]))
        .collect();
    assert_eq!(
        actions[..4],
        ["lot.state", "lot.seats", "lot.state", "lot.created"],
        "{actions:?}"
    );
}

#[test]
fn each_field_that_cannot_be_saved_is_named() {
    let api = Api::start();
    let nadia = Console::of(&api, "Nadia Rahman", &["ticketing"], FALCON);
    let mut lot = form(&api);
    lot["airline"] = json!("EMIRATES");
    lot["userRating"] = json!("5.5.5");
    lot["prices"]["adult"]["customer"] = json!("1290.001");
    let body = |lot: &Value| json!({ "tenant": "falcon", "seatsTotal": 20, "lot": lot });
    let problem = nadia.post("Fares/SaveLot", &body(&lot)).refused(422, "request.invalid");
    assert_eq!(
        pointers(&problem),
        ["/lot/airline", "/lot/prices/adult/customer", "/lot/userRating"]
    );
    let mut lot = form(&api);
    lot["journeys"][0]["flights"][0]["origin"] = json!("QQQ");
    let problem = nadia.post("Fares/SaveLot", &body(&lot)).refused(422, "request.invalid");
    assert_eq!(pointers(&problem), ["/lot/journeys/0/flights/0/origin"]);
    let mut lot = form(&api);
    lot["title"] = json!(" ");
    lot["dropPenalty"] = json!("-1.00");
    let mut request = body(&lot);
    request["seatsTotal"] = json!(0);
    let problem = nadia.post("Fares/SaveLot", &request).refused(422, "request.invalid");
    let expected = ["/lot/title", "/seatsTotal", "/lot/dropPenalty"];
    assert_eq!(pointers(&problem), expected);
}

#[test]
fn operators_list_lots_copy_a_season_and_read_its_calendar() {
    let api = Api::start();
    let nadia = Console::of(&api, "Nadia Rahman", &["ticketing"], FALCON);
    let page = save(&nadia, &form(&api), 20);
    let listed = nadia.post("Fares/GetLots", &json!({ "search": "for eid" })).ok();
    assert_eq!(
        (&listed["items"][0]["lotId"], listed["items"][0]["seatsTotal"].as_u64()),
        (&page["lotId"], Some(20)),
        "{listed}"
    );
    let copied = nadia
        .post(
            "Fares/CopySeason",
            &json!({ "tenant": "falcon", "lotIds": [page["lotId"]], "shiftDays": 7 }),
        )
        .ok();
    assert_eq!(copied["lots"], 1);
    let listed = nadia
        .post("Fares/GetLots", &json!({ "tenant": "falcon", "search": "for eid" }))
        .ok();
    let days: Vec<String> = listed["items"]
        .as_array()
        .expect("items")
        .iter()
        .map(|lot| text(&lot["departureDate"]))
        .collect();
    let leaves = |days: i64| (api.now() + chrono::TimeDelta::days(days)).date_naive();
    assert_eq!(days, [leaves(60).to_string(), leaves(67).to_string()]);
    let month = leaves(60).format("%Y-%m").to_string();
    let calendar = nadia
        .post(
            "Fares/GetCalendar",
            &json!({ "tenant": "falcon", "kind": "exclusive", "month": month }),
        )
        .ok();
    let day = calendar["days"]
        .as_array()
        .expect("days")
        .iter()
        .find(|day| day["date"] == days[0].as_str())
        .expect("the day");
    assert!(day["seatsFree"].as_u64() >= Some(20), "{calendar}");
    nadia
        .post("Fares/GetCalendar", &json!({ "month": "May" }))
        .refused(422, "request.invalid");

    let elsewhere = Console::of(&api, "Hana Aziz", &["ticketing"], Some(&["_default"]));
    let lot = json!({ "tenant": "falcon", "lotId": page["lotId"] });
    elsewhere.post("Fares/GetLot", &lot).refused(403, "access.denied");
    let own = elsewhere.post("Fares/GetLots", &json!({ "search": "for eid" })).ok();
    assert_eq!(own["items"], json!([]));
    let reader = Console::of(&api, "Amal Said", &["support"], FALCON);
    assert_eq!(reader.post("Fares/GetLot", &lot).ok()["lotId"], page["lotId"]);
    let change = about(&page, &json!({ "state": "onSale" }));
    reader.post("Fares/SetState", &change).refused(403, "access.denied");
    let kyc = Console::of(&api, "Rami Haddad", &["kyc"], FALCON);
    kyc.post("Fares/GetLots", &json!({})).refused(403, "access.denied");
}

#[test]
fn a_file_is_checked_first_then_imported_and_undone() {
    let api = Api::start();
    let nadia = Console::of(&api, "Nadia Rahman", &["ticketing"], FALCON);
    let imports = nadia.post("Fares/GetImports", &json!({ "tenant": "falcon" })).ok();
    let template = text(&imports["template"]);
    let import = |csv: &str, dry_run: bool| {
        nadia
            .post(
                "Fares/ImportLots",
                &json!({ "tenant": "falcon", "csv": csv, "dryRun": dry_run }),
            )
            .ok()
    };
    let found = import(&template, true);
    assert_eq!(
        (found["lots"].as_u64(), &found["problems"], found.get("importId")),
        (Some(1), &json!([]), None),
        "{found}"
    );
    let wrong = import(&template.replace(",SV,", ",SVA,"), false);
    assert_eq!(
        (
            &wrong["problems"][0]["line"],
            &wrong["problems"][0]["field"],
            wrong.get("importId")
        ),
        (&json!(2), &json!("airline"), None),
        "{wrong}"
    );
    let title = "Imported for the test";
    let made = import(&template.replace("Umrah from Dubai", title), false);
    let listed = || {
        nadia
            .post("Fares/GetLots", &json!({ "tenant": "falcon", "search": title }))
            .ok()["items"]
            .clone()
    };
    assert_eq!(listed()[0]["state"], "draft");
    let twice = json!({ "tenant": "falcon", "csv": template.replace("Umrah from Dubai", title), "dryRun": false });
    let refused = nadia
        .post("Fares/ImportLots", &twice)
        .refused(409, "fares.already_imported");
    assert_eq!(
        (
            &refused["params"]["importId"],
            &refused["params"]["lots"],
            &refused["params"]["madeBy"]
        ),
        (&made["importId"], &json!(1), &json!("Nadia Rahman")),
        "{refused}"
    );
    assert_eq!(listed().as_array().map(Vec::len), Some(1), "nothing is imported twice");
    let undo = json!({ "tenant": "falcon", "importId": made["importId"] });
    let undone = nadia.post("Fares/UndoImport", &undo).ok();
    assert_eq!((&undone["lots"], &undone["kept"]), (&json!(1), &json!(0)));
    assert_eq!(listed(), json!([]));
    nadia.post("Fares/UndoImport", &undo).refused(409, "fares.wrong_state");
    let once_more = import(&template.replace("Umrah from Dubai", title), false);
    assert_eq!(once_more["lots"], 1, "an undone import can be repeated: {once_more}");
}
