//! Queue share: PNRs that agencies created elsewhere become orders on hold, each once.

use std::collections::BTreeSet;

use jetway_testkit::Intruder;
use serde_json::{Value, json};

use crate::crowds::together;
use crate::support::people::{OASIS_OWNER, ROSE_OWNER, ROSE_VIEWER, SKYLINE_OWNER};
use crate::support::trip::{BOOK, Held, SELL, cancel_target, minor, text};
use crate::support::{Answer, Api, Session, eventually};
use crate::through_the_gateway;

const SOURCES: &str = "/api/order/v1/AirGetImportPNRSources";
const LOOK_UP: &str = "/api/order/v1/AirGetImportPNR";
const DETAILS: &str = "/api/order/v1/AirGetImportPNROrderDetails";
const CREATE: &str = "/api/order/v1/AirCreateImportPNROrder";

fn record(pnr: &str) -> Value {
    json!({ "source": "gds-a", "pnr": pnr, "surname": "Karim" })
}

/// The body that imports a priced record.
fn accepting(details: &Value) -> Value {
    json!({ "priceSessionId": details["priceSessionId"], "acceptedAmount": details["current"]["customerTotal"] })
}

fn import(agent: &Session<'_>, pnr: &str) -> Answer {
    let details = agent.post(DETAILS, &record(pnr)).ok();
    agent.post(CREATE, &accepting(&details))
}

through_the_gateway! {
    // covers: T-320, T-321
    fn a_record_is_found_priced_imported_and_issued_like_any_order(api) {
        let owner = ROSE_OWNER.sign_in(api);
        owner.post(LOOK_UP, &record("OXAB12")).refused(404, "import.record_not_found");
        owner.post(DETAILS, &record("OXAB12")).refused(404, "import.record_not_found");

        let found = owner.post(LOOK_UP, &record("oqab12")).ok();
        assert_eq!((&found["pnr"], &found["blockers"]), (&json!("OQAB12"), &json!([])), "{found}");
        assert_eq!(found["segments"][0]["status"], "confirmed", "{found}");
        assert_eq!(found["travellers"][0]["surname"], "Karim", "{found}");
        assert!(!found.to_string().contains("passport"), "{found}");

        let details = owner.post(DETAILS, &record("OQAB12")).ok();
        assert_eq!((&details["status"], &details["delta"]), (&json!("OK"), &Value::Null), "{details}");
        assert_eq!(minor(&details["record"]["storedFare"]), minor(&details["current"]["gross"]), "{details}");
        let limit = details["ticketTimeLimitAt"].clone();
        assert_eq!(details["record"]["ticketTimeLimitAt"], limit, "one limit: {details}");
        let made = owner.post(CREATE, &accepting(&details)).ok();
        assert_eq!(made["status"], "OnHold", "{made}");
        let reference = text(&made["orderReference"]);

        let order = owner.order(&reference);
        assert_eq!((&order["pnr"], &order["flags"]["importedPnr"]), (&json!("OQAB12"), &json!(true)), "{order}");
        assert_eq!(order["payment"]["state"], "none", "nothing is charged: {order}");
        assert_eq!(
            order["travellers"].as_array().map(Vec::len),
            found["travellers"].as_array().map(Vec::len)
        );
        let events = owner.events(&reference);
        assert_eq!(events[0]["text"], "Import of record OQAB12 requested.", "{events:?}");
        assert_eq!(owner.event_kinds(&reference), ["requested", "booked"]);

        let again = owner.post(LOOK_UP, &record("OQAB12")).ok();
        assert_eq!(
            (&again["blockers"], &again["orderReference"], &again["segments"]),
            (&json!(["alreadyImported"]), &json!(reference), &json!([]))
        );
        let refused = owner.post(DETAILS, &record("OQAB12")).refused(409, "import.blocked");
        assert_eq!(refused["params"]["orderReference"], reference.as_str());
        // No other agency or brand can import it again, and they see nothing of it.
        for other in [OASIS_OWNER.sign_in(api), SKYLINE_OWNER.sign_in(api)] {
            let hidden = other.post(LOOK_UP, &record("OQAB12")).ok();
            assert_eq!((&hidden["blockers"], &hidden["travellers"]), (&json!(["claimedElsewhere"]), &json!([])));
            assert_eq!(hidden["orderReference"], Value::Null, "{hidden}");
        }

        let held = Held { reference, amount: text(&details["current"]["customerTotal"]) };
        let issued = owner.ticket(&held).ok();
        assert_eq!(issued["status"], "Confirmed", "{issued}");
        assert_eq!(
            issued["tickets"].as_array().map(Vec::len),
            found["travellers"].as_array().map(Vec::len)
        );
        assert!(api.folder.run(&["ledger", "prove"]).status.success());
    }

    // covers: T-321
    fn sixty_four_imports_of_one_record_are_one_order(api) {
        let agents = [ROSE_OWNER.sign_in(api), OASIS_OWNER.sign_in(api), SKYLINE_OWNER.sign_in(api)];
        let agents = [&agents[0], &agents[0], &agents[1], &agents[2]];
        let priced: Vec<_> = (0..64)
            .map(|turn| {
                let agent = agents[turn % agents.len()];
                (agent, accepting(&agent.post(DETAILS, &record("OQCD34")).ok()))
            })
            .collect();
        let answers = together(&priced, |(agent, body)| agent.post(CREATE, body));
        let (made, refused): (Vec<_>, Vec<_>) = answers.iter().zip(&priced).partition(|(answer, _)| answer.status == 200);
        let [(answer, (winner, body))] = made.as_slice() else {
            panic!("{} orders", made.len());
        };
        assert_eq!(answer.json()["status"], "OnHold");
        for (answer, _) in refused {
            answer.refused(409, "import.claimed");
        }
        assert_eq!(api.admin_get("/dev/world")["bookings"], 1);
        // Repeating the session returns the same order.
        let repeated = together(&[(); 64], |()| winner.post(CREATE, body).ok());
        let references: BTreeSet<_> = repeated.iter().map(|answer| text(&answer["orderReference"])).collect();
        assert_eq!(references, BTreeSet::from([text(&answer.json()["orderReference"])]));
    }
}

#[test]
fn every_source_says_how_a_record_is_transferred_to_it() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let sources = owner.get(SOURCES).ok();
    let sources = sources["sources"].as_array().expect("sources");
    let codes: Vec<_> = sources.iter().map(|source| text(&source["code"])).collect();
    assert_eq!(
        codes,
        ["gds-a", "gds-b"],
        "the others do not accept transferred records"
    );
    let [queue, shared] = sources.as_slice() else {
        panic!("{sources:?}")
    };
    assert_eq!(
        (&queue["needsQueue"], &queue["needsSurname"]),
        (&json!(true), &json!(true))
    );
    assert_eq!(
        (&shared["needsQueue"], &shared["needsSurname"]),
        (&json!(false), &json!(true))
    );
    for part in ["officeId", "queue"] {
        assert!(
            text(&queue["transferQueueText"]).contains(&text(&queue[part])),
            "{queue}"
        );
    }
    owner
        .post(LOOK_UP, &json!({ "source": "lcc", "pnr": "OQAB12" }))
        .refused(404, "import.source_not_found");
    let wrong = owner.post(LOOK_UP, &record("OQ-1")).refused(422, "request.invalid");
    assert_eq!(wrong["errors"][0]["pointer"], "/pnr");
}

#[test]
fn every_source_shows_a_record_by_a_surname_in_it_only() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    for (source, pnr) in [("gds-a", "OQAB12"), ("gds-b", "IQAB12")] {
        let asked = |target: &str, surname: Option<&str>| {
            let mut body = json!({ "source": source, "pnr": pnr });
            if let Some(surname) = surname {
                body["surname"] = json!(surname);
            }
            owner.post(target, &body)
        };
        for target in [LOOK_UP, DETAILS] {
            for missing in [None, Some("  ")] {
                let refused = asked(target, missing).refused(422, "request.invalid");
                assert_eq!(refused["errors"][0]["pointer"], "/surname", "{refused}");
            }
            asked(target, Some("Rahman")).refused(404, "import.record_not_found");
        }
        let details = asked(DETAILS, Some("karim")).ok();
        let made = owner.post(CREATE, &accepting(&details)).ok();
        assert_eq!(owner.order(&text(&made["orderReference"]))["pnr"], pnr);
        // Without the surname the answer does not reveal that the record was imported.
        asked(LOOK_UP, Some("Rahman")).refused(404, "import.record_not_found");
    }
}

#[test]
fn each_blocker_is_shown_and_stops_the_import() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let blocked = [
        ("ONAA11", json!(["notReleasedToQueue"])),
        ("OTAA11", json!(["alreadyTicketed"])),
        ("OFAA11", json!(["alreadyTicketed", "firstSegmentFlown"])),
        ("OWAA11", json!(["waitlisted"])),
        ("OGAA11", json!(["groupPnr"])),
        ("OMAA11", json!(["mixedCurrency"])),
    ];
    for (pnr, blockers) in blocked {
        let found = owner.post(LOOK_UP, &record(pnr)).ok();
        assert_eq!(found["blockers"], blockers, "{found}");
        let refused = owner.post(DETAILS, &record(pnr)).refused(409, "import.blocked");
        let names = text(&refused["params"]["blockers"]);
        assert_eq!(json!(names.split(',').collect::<Vec<_>>()), blockers);
    }
    // A record not transferred to the office is not shown; only the transfer instructions are.
    let unreleased = owner.post(LOOK_UP, &record("ONAA11")).ok();
    assert_eq!(
        (&unreleased["segments"], &unreleased["travellers"]),
        (&json!([]), &json!([]))
    );
    let told = owner.get(SOURCES).ok()["sources"][0]["transferQueueText"].clone();
    assert_eq!(unreleased["transferQueueText"], told);
    let mixed = owner.post(LOOK_UP, &record("OMAA11")).ok();
    assert_eq!(mixed["storedCurrencies"].as_array().map(Vec::len), Some(2), "{mixed}");
    assert_eq!(mixed["storedFare"], Value::Null);
    assert_eq!(api.admin_get("/dev/world")["bookings"], 0, "nothing was created");
}

#[test]
fn a_fare_that_went_up_is_shown_and_another_amount_is_refused() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let details = owner.post(DETAILS, &record("OPAB12")).ok();
    assert_eq!(details["status"], "PriceChanged", "{details}");
    let stored = minor(&details["record"]["storedFare"]);
    assert_eq!(
        stored + minor(&details["delta"]),
        minor(&details["current"]["gross"]),
        "{details}"
    );
    let mut body = accepting(&details);
    body["acceptedAmount"] = details["record"]["storedFare"].clone();
    let refused = owner.post(CREATE, &body).refused(409, "order.amount_mismatch");
    assert_eq!(refused["params"]["current"], details["current"]["customerTotal"]);
    assert_eq!(owner.post(CREATE, &accepting(&details)).ok()["status"], "OnHold");
}

#[test]
fn an_unknown_outcome_is_read_and_never_repeated() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let body = accepting(&owner.post(DETAILS, &record("OQEF56")).ok());
    api.force("book", &json!({ "kind": "unknown" }));
    let made = owner.post(CREATE, &body).ok();
    assert_eq!(made["status"], "Pending", "{made}");
    assert_eq!(owner.post(CREATE, &body).ok()["orderReference"], made["orderReference"]);
    import_is_claimed(&owner, "OQEF56");
    api.advance(60);
    let reference = text(&made["orderReference"]);
    let order = eventually("the record is read", || {
        let order = owner.order(&reference);
        (order["status"] == "OnHold").then_some(order)
    });
    assert_eq!(order["pnr"], "OQEF56");
    assert_eq!(api.admin_get("/dev/world")["bookings"], 1);
}

/// Looking it up again shows that it is taken.
fn import_is_claimed(agent: &Session<'_>, pnr: &str) {
    let found = agent.post(LOOK_UP, &record(pnr)).ok();
    assert_eq!(found["blockers"], json!(["alreadyImported"]), "{found}");
}

#[test]
fn a_refused_import_leaves_the_record_free_for_others() {
    let api = Api::start();
    let (owner, other) = (ROSE_OWNER.sign_in(&api), OASIS_OWNER.sign_in(&api));
    let body = accepting(&owner.post(DETAILS, &record("OQGH78")).ok());
    api.force("book", &json!({ "kind": "refuse" }));
    owner.post(CREATE, &body).refused(409, "order.supplier_refused");
    assert_eq!(import(&other, "OQGH78").ok()["status"], "OnHold");
    owner.post(CREATE, &body).refused(409, "import.claimed");
}

#[test]
fn an_imported_order_is_cancelled_like_any_other() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let made = import(&owner, "OQJK90").ok();
    let target = cancel_target(&text(&made["orderReference"]));
    let cancelled = owner.post(&target, &Value::Null).ok();
    assert_eq!(cancelled["status"], "Cancelled", "{cancelled}");
    // An imported record cannot be imported again, whatever becomes of its order.
    let found = OASIS_OWNER.sign_in(&api).post(LOOK_UP, &record("OQJK90")).ok();
    assert_eq!(found["blockers"], json!(["claimedElsewhere"]));
}

#[test]
fn a_session_of_a_record_is_imported_and_nothing_else_and_by_its_user_alone() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let details = owner.post(DETAILS, &record("OQLM12")).ok();
    let body = accepting(&details);
    owner.post(BOOK, &body).refused(404, "price.session_not_found");
    let party = crate::support::trip::travellers(&owner, &details["priceSessionId"]);
    owner.post(SELL, &party).refused(404, "price.session_not_found");
    for stranger in [OASIS_OWNER.sign_in(&api), SKYLINE_OWNER.sign_in(&api)] {
        stranger.post(CREATE, &body).refused(404, "price.session_not_found");
    }
    let sold = owner.sell(&owner.price_holdable()["priceSessionId"]).ok();
    owner
        .post(CREATE, &accepting(&sold))
        .refused(404, "price.session_not_found");
    api.advance(16 * 60);
    let late = ROSE_OWNER.sign_in(&api);
    late.post(CREATE, &body).refused(410, "price.session_expired");
}

#[test]
fn records_need_241() {
    let api = Api::start();
    let viewer = ROSE_VIEWER.sign_in(&api);
    let database = Intruder::open(&api.folder.database_url());
    database.run("update users set functionalities = '[202,207,212]' where email = 'viewer@desertrose.test'");
    let body = json!({ "priceSessionId": uuid::Uuid::nil(), "acceptedAmount": "AED 1.00" });
    let refused = [
        viewer.get(SOURCES),
        viewer.post(LOOK_UP, &record("OQAB12")),
        viewer.post(DETAILS, &record("OQAB12")),
        viewer.post(CREATE, &body),
    ];
    for answer in refused {
        let problem = answer.refused(403, "access.denied");
        assert_eq!(problem["params"]["functionality"], 241);
    }
}

#[test]
fn a_supplier_that_is_down_is_not_a_missing_record() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    api.suppliers(Some("gds-a"), "fails");
    owner.post(LOOK_UP, &record("OQAB12")).refused(502, "supplier.down");
    api.suppliers(Some("gds-a"), "works");
    owner.post(LOOK_UP, &record("OQAB12")).ok();
}
