//! Exchanges over HTTP: searched, priced, requested, approved, refused.

use chrono::{Days, NaiveDate};
use serde_json::{Value, json};

use crate::after_sale::{call, hundredths, minor, open};
use crate::agencies::about;
use crate::support::console::Console;
use crate::support::people::{OASIS_OWNER, ROSE_OWNER, ROSE_VIEWER};
use crate::support::trip::{Held, text};
use crate::support::{Api, Session};

/// The body of an exchange request, without a reason.
pub struct Choice {
    pub held: Held,
    /// The body of `price`: the order, the days and the chosen flights.
    pub body: Value,
    pub found: Value,
}

fn exchange(name: &str) -> String {
    call("exchange", name)
}

/// An order whose return can be exchanged by the filed rules, with the return moved by a few days.
pub fn exchangeable(owner: &Session<'_>) -> Choice {
    let mut held = (0..12).map(|nth| owner.hold_nth(nth)).filter(|held| {
        let order = owner.ticket(held).ok();
        order["actions"]
            .as_array()
            .expect("actions")
            .contains(&json!("exchange"))
    });
    held.find_map(|held| moved(owner, &held))
        .expect("flights that can be exchanged")
}

fn moved(owner: &Session<'_>, held: &Held) -> Option<Choice> {
    let target = format!("{}?orderReference={}", exchange("airgetorderrequest"), held.reference);
    let start = owner.get(&target).ok();
    if start["byHand"] == true {
        return None;
    }
    let leg = &start["exchangeItineraries"][1];
    assert_eq!(leg["date"], leg["travelDate"]);
    let date: NaiveDate = text(&leg["date"]).parse().expect("a day");
    (1..5).find_map(|days| {
        let wanted = json!({ "legGroup": 1, "travelDate": date + Days::new(days) });
        let mut body = json!({ "orderReference": held.reference, "exchangeItineraries": [wanted] });
        let found = owner.post(&exchange("search"), &body).ok();
        let offer = found["items"].get(0)?.clone();
        body["offerId"] = offer["offerId"].clone();
        Some(Choice {
            held: held.clone(),
            body,
            found,
        })
    })
}

fn with_reason(choice: &Choice) -> Value {
    let mut body = choice.body.clone();
    body["reason"] = json!("customerChanges");
    body
}

/// An order whose tickets can be voided and refunded, and one whose return can be exchanged by the filed rules. They may be the same.
fn voidable_and_exchangeable(owner: &Session<'_>) -> (Held, Choice) {
    let (mut voidable, mut choice) = (None, None);
    for nth in 0..12 {
        let held = owner.hold_nth(nth);
        let order = owner.ticket(&held).ok();
        let may = |action: &str| order["actions"].as_array().expect("actions").contains(&json!(action));
        if choice.is_none() && may("exchange") {
            choice = moved(owner, &held);
        }
        if voidable.is_none() && may("void") {
            voidable = Some(held);
        }
        if voidable.is_some() && choice.is_some() {
            break;
        }
    }
    (
        voidable.expect("tickets that can be voided"),
        choice.expect("tickets that can be exchanged"),
    )
}

fn signed(amount: &Value) -> i64 {
    let sign = if text(amount).contains('-') { -1 } else { 1 };
    sign * hundredths(amount)
}

fn assert_adds_up(quote: &Value) {
    let lines = quote["lines"].as_array().expect("lines").iter();
    for part in lines.chain([quote]) {
        let of = |field: &str| hundredths(&part[field]);
        let out = ["newFare", "changePenalty", "portalFee", "kept", "residualRefund"];
        assert_eq!(
            of("oldResidual") + of("addCollect"),
            out.map(of).iter().sum::<i64>(),
            "{part}"
        );
    }
    assert_eq!(
        signed(&quote["fareDifference"]) + signed(&quote["taxDifference"]),
        hundredths(&quote["newFare"]) - hundredths(&quote["oldResidual"]),
        "{quote}"
    );
}

/// Requests the exchange by the filed rules; returns the request and the body that approves it.
pub fn requested(owner: &Session<'_>, choice: &Choice) -> (Value, Value) {
    let asked = owner.post(&exchange("request"), &with_reason(choice)).ok();
    let request = asked["request"].clone();
    assert_eq!(request["state"], "quoted", "{asked}");
    let approve = json!({
        "requestReference": request["requestReference"],
        "quoteId": request["exchange"]["quote"]["quoteId"],
    });
    (request, approve)
}

// covers: T-337, T-338, T-339
#[test]
fn flights_are_found_on_the_new_day_filtered_summarised_and_priced() {
    let api = open();
    let owner = ROSE_OWNER.sign_in(&api);
    let choice = exchangeable(&owner);
    let day = &choice.body["exchangeItineraries"][0]["travelDate"];
    for offer in choice.found["items"].as_array().expect("items") {
        let segments = offer["segments"].as_array().expect("segments").iter();
        for segment in segments {
            let is_moved = segment["legGroup"] == 1;
            assert_eq!(segment["kept"] == true, !is_moved, "{segment}");
            let (marketing, operating) = (&segment["marketing"], &segment["operating"]);
            assert!(
                text(&segment["flight"]).starts_with(&text(&marketing["code"])),
                "{segment}"
            );
            for airline in [marketing, operating] {
                assert_ne!(airline["name"], airline["code"], "the airline has a name: {segment}");
            }
        }
        let mut back = offer["segments"].as_array().expect("segments").iter();
        let first = back.find(|segment| segment["legGroup"] == 1).expect("a return");
        assert!(text(&first["departsAt"]).starts_with(&text(day)), "{first}");
    }
    let mut narrow = choice.body.clone();
    narrow.as_object_mut().expect("a body").remove("offerId");
    narrow["airlines"] = json!(["ZZ"]);
    let none = owner.post(&exchange("searchfilter"), &narrow).ok();
    assert_eq!(
        (&none["total"], &none["airlines"]),
        (&json!(0), &choice.found["airlines"])
    );
    let airlines = choice.found["airlines"].as_array().expect("airlines").iter();
    narrow["airlines"] = airlines.map(|airline| airline["code"].clone()).collect();
    let all = owner.post(&exchange("searchfilter"), &narrow).ok();
    assert_eq!(all["total"], choice.found["total"]);

    let chosen = owner.post(&exchange("itinerary"), &choice.body).ok();
    assert_eq!(chosen["offer"], choice.found["items"][0]);
    let summary = owner.post(&exchange("itinerarysummary"), &choice.body).ok();
    assert_eq!(summary["after"], chosen["offer"]["segments"]);
    let price = owner.post(&exchange("price"), &choice.body).ok();
    assert_eq!(price["byHand"], false);
    assert_adds_up(&price["quote"]);
    let order = json!({ "orderReference": choice.held.reference });
    let penalty = owner.post(&exchange("verifypenalty"), &order).ok();
    assert_eq!(penalty["allowed"], true, "{penalty}");
    let mut gone = choice.body.clone();
    gone["offerId"] = json!("another");
    owner
        .post(&exchange("price"), &gone)
        .refused(409, "exchange.offer_gone");
}

// covers: T-330, T-331, T-332, T-333, T-334, T-335
#[test]
fn voids_refunds_and_exchanges_are_started_quoted_requested_listed_read_and_withdrawn_alike() {
    let api = open();
    let owner = ROSE_OWNER.sign_in(&api);
    let (voidable, choice) = voidable_and_exchangeable(&owner);
    let cancels = json!({ "orderReference": voidable.reference, "reason": "customerCancels" });
    let families = [
        ("exchange", &choice.held.reference, with_reason(&choice)),
        ("void", &voidable.reference, cancels.clone()),
        ("refund", &voidable.reference, cancels),
    ];
    for (family, reference, body) in families {
        let start = format!("{}?orderReference={reference}", call(family, "airgetorderrequest"));
        let start = owner.get(&start).ok();
        let order = if family == "exchange" { &start["order"] } else { &start };
        assert_eq!(order["orderReference"], reference.as_str(), "{family}: {start}");

        let asked_penalty = match family {
            "exchange" => json!({ "orderReference": reference }),
            _ => body.clone(),
        };
        let penalty = owner.post(&call(family, "verifypenalty"), &asked_penalty).ok();
        let portal_fee = match family {
            "exchange" => &penalty["portalFee"],
            _ => &penalty["quote"]["lines"][0]["portalFee"],
        };
        assert!(portal_fee.is_string(), "{family}: {penalty}");

        let asked = owner.post(&call(family, "request"), &body).ok();
        let number = text(&asked["request"]["requestReference"]);
        assert_eq!(
            (&asked["request"]["kind"], &asked["request"]["state"]),
            (&json!(family), &json!("quoted")),
            "{asked}"
        );
        let listed = owner
            .post(&call(family, "getqueue"), &json!({ "tab": "quoted", "search": number }))
            .ok();
        assert_eq!(
            (&listed["total"], &listed["items"][0]["orderReference"]),
            (&json!(1), &json!(reference)),
            "{family}: {listed}"
        );
        let target = format!("{}?requestReference={number}", call(family, "getrequest"));
        assert_eq!(owner.get(&target).ok()["request"]["requestReference"], number.as_str());

        let withdraw = json!({ "requestReference": number, "status": "withdrawn" });
        owner.post(&call(family, "updatestatus"), &withdraw).ok();
        assert_eq!(owner.get(&target).ok()["request"]["state"], "withdrawn", "{family}");
    }
}

// covers: T-341
#[test]
fn a_verified_request_is_approved_once_even_when_repeated() {
    let api = open();
    let owner = ROSE_OWNER.sign_in(&api);
    let choice = exchangeable(&owner);
    let (request, approve) = requested(&owner, &choice);
    let which = json!({ "requestReference": request["requestReference"] });
    let verified = owner.post(&exchange("verifyrequest"), &which).ok();
    assert_eq!(verified["approvable"], true, "{verified}");
    let again = owner
        .post(&exchange("request"), &with_reason(&choice))
        .refused(409, "after_sale.open");
    assert_eq!(again["params"]["requestReference"], request["requestReference"]);
    let stale = json!({ "requestReference": request["requestReference"], "quoteId": "another" });
    owner
        .post(&exchange("approve"), &stale)
        .refused(409, "after_sale.quote_changed");
    let before = minor(&owner, "posted");
    let quote = &request["exchange"]["quote"];
    let first = owner.post(&exchange("approve"), &approve).ok();
    let second = owner.post(&exchange("approve"), &approve).ok();
    assert_eq!(first["version"], second["version"]);
    let change = hundredths(&quote["residualRefund"]) - hundredths(&quote["addCollect"]);
    assert_eq!(minor(&owner, "posted"), before + change, "charged once");
    let verified = owner.post(&exchange("verifyrequest"), &which).ok();
    assert_eq!(
        (&verified["approvable"], &verified["row"]["request"]["state"]),
        (&json!(false), &json!("done"))
    );
    let listed = owner.post(&exchange("getqueue"), &json!({ "tab": "done" })).ok();
    assert_eq!(
        listed["items"][0]["request"]["requestReference"],
        request["requestReference"]
    );
}

#[test]
fn a_refused_exchange_releases_the_hold_and_a_lost_answer_is_reconciled() {
    let api = open();
    let owner = ROSE_OWNER.sign_in(&api);
    let choice = exchangeable(&owner);
    let before = owner.balance();
    let (_, approve) = requested(&owner, &choice);
    api.force("exchange", &json!({ "kind": "refuse" }));
    let order = owner.post(&exchange("approve"), &approve).ok();
    assert_eq!(order["requests"][0]["state"], "refused", "{order}");
    assert_eq!(order["tickets"][0]["status"], "OPEN");
    let after = owner.balance();
    assert_eq!((&after["posted"], &after["held"]), (&before["posted"], &before["held"]));
    let (request, approve) = requested(&owner, &choice);
    api.force("exchange", &json!({ "kind": "unknown" }));
    let order = owner.post(&exchange("approve"), &approve).ok();
    assert_eq!(order["requests"][1]["state"], "done", "read, not repeated: {order}");
    let quote = &request["exchange"]["quote"];
    let change = hundredths(&quote["residualRefund"]) - hundredths(&quote["addCollect"]);
    assert_eq!(minor(&owner, "posted"), hundredths(&before["posted"]) + change);
}

#[test]
fn a_blocked_agency_exchanges_nothing_whatever_it_costs() {
    let api = open();
    let owner = ROSE_OWNER.sign_in(&api);
    let choice = exchangeable(&owner);
    let (_, approve) = requested(&owner, &choice);
    let sami = Console::of(&api, "Sami Noor", &["tenantAdmin"], Some(&["falcon"]));
    let mut standing = about(&api, "Desert Rose Travel");
    standing["standing"] = json!("blocked");
    standing["reason"] = json!("Cheques bounced twice.");
    sami.post("Agency/SetStanding", &standing).ok();
    let again = ROSE_OWNER.sign_in(&api);
    again
        .post(&exchange("approve"), &approve)
        .refused(403, "wallet.blocked");
    let order = again.order(&choice.held.reference);
    assert_eq!(order["requests"][0]["state"], "quoted", "{order}");
}

// covers: T-383
#[test]
fn refusals_say_why() {
    let api = open();
    let owner = ROSE_OWNER.sign_in(&api);
    let choice = exchangeable(&owner);
    let body = with_reason(&choice);
    let viewer = ROSE_VIEWER.sign_in(&api);
    for name in ["price", "search"] {
        viewer.post(&exchange(name), &choice.body).refused(403, "access.denied");
    }
    for name in ["request", "manualrequest"] {
        viewer.post(&exchange(name), &body).refused(403, "access.denied");
    }
    let stranger = OASIS_OWNER.sign_in(&api);
    stranger
        .post(&exchange("request"), &body)
        .refused(404, "order.not_found");
    let refused = |leg: usize, day: &Value, code: &str| {
        let wanted = json!({ "legGroup": leg, "travelDate": day });
        let body = json!({ "orderReference": choice.held.reference, "exchangeItineraries": [wanted] });
        owner.post(&exchange("search"), &body).refused(409, code);
    };
    let target = format!(
        "{}?orderReference={}",
        exchange("airgetorderrequest"),
        choice.held.reference
    );
    let start = owner.get(&target).ok();
    refused(1, &start["exchangeItineraries"][1]["date"], "exchange.unchanged");
    refused(1, &json!("2020-01-01"), "exchange.out_of_bounds");
    refused(7, &start["exchangeItineraries"][1]["date"], "exchange.out_of_bounds");
    let mut part = body.clone();
    part["travellerIds"] = json!([start["exchangeTravelers"][0]["travellerId"]]);
    owner
        .post(&exchange("request"), &part)
        .refused(409, "exchange.part_of_party");
    let (request, approve) = requested(&owner, &choice);
    stranger
        .post(&exchange("approve"), &approve)
        .refused(404, "after_sale.not_found");
    viewer
        .post(&exchange("approve"), &approve)
        .refused(403, "access.denied");
    api.advance(3600);
    let owner = ROSE_OWNER.sign_in(&api);
    // The quote held for half an hour; the timer may have ended the request.
    let which = json!({ "requestReference": request["requestReference"] });
    let verified = owner.post(&exchange("verifyrequest"), &which).ok();
    assert_eq!(verified["approvable"], false, "{verified}");
}

// covers: T-340
#[test]
fn operations_quote_a_manual_request() {
    let api = open();
    let owner = ROSE_OWNER.sign_in(&api);
    let choice = exchangeable(&owner);
    let price = owner.post(&exchange("price"), &choice.body).ok();
    let order = json!({ "orderReference": choice.held.reference });
    let filed = &owner.post(&exchange("verifypenalty"), &order).ok()["changePenalty"];
    let filed = if filed.is_string() { hundredths(filed) } else { 0 };
    // The airline reported no new times, so this reason does not make the new flights free.
    let mut body = choice.body.clone();
    body["reason"] = json!("airlineCancelled");
    let asked = owner.post(&exchange("manualrequest"), &body).ok();
    let number = text(&asked["request"]["requestReference"]);
    assert_eq!(asked["request"]["state"], "requested", "{asked}");
    let queue = owner.post(&exchange("getqueue"), &json!({ "tab": "inProgress" })).ok();
    assert_eq!(queue["items"][0]["request"]["requestReference"], number.as_str());
    let nadia = Console::of(&api, "Nadia Rahman", &["refunds"], Some(&["falcon"]));
    assert_eq!(nadia.waiting(&number).expect("it waits")["kind"], "exchange");
    let case = nadia
        .post(
            "AfterSale/View",
            &json!({ "tenant": "falcon", "requestReference": number }),
        )
        .ok();
    // By the clock of its airport, as the flights of the exchange.
    assert_eq!(
        case["segments"][0]["departsAt"], case["request"]["exchange"]["before"][0]["departsAt"],
        "{case}"
    );
    let people = case["travellers"].as_array().expect("travellers").iter();
    assert!(people.clone().all(|person| person["newFare"].is_string()), "{case}");
    let step = |penalty: i64| {
        let line = |person: &Value| {
            json!({
                "travellerId": person["travellerId"], "penalty": penalty, "serviceFee": 500, "portalFee": 1_000
            })
        };
        let lines: Vec<Value> = people.clone().map(line).collect();
        let quote = json!({ "lines": lines, "basis": "As the airline said on the phone." });
        json!({ "tenant": "falcon", "requestReference": number, "step": "quote", "quote": quote })
    };
    if filed > 0 {
        nadia
            .post("AfterSale/Decide", &step(filed - 1))
            .refused(422, "request.invalid");
    }
    let count = i64::try_from(people.len()).expect("a few");
    let step = step(filed + 5_000);
    assert_eq!(nadia.post("AfterSale/Decide", &step).ok()["state"], "quoted");
    let seen = owner
        .get(&format!("{}?requestReference={number}", exchange("getrequest")))
        .ok();
    let quote = &seen["request"]["exchange"]["quote"];
    assert_eq!(
        (&quote["mode"], hundredths(&quote["changePenalty"])),
        (&json!("manual"), count * (filed + 5_000)),
        "{seen}"
    );
    assert_eq!(
        hundredths(&quote["portalFee"]),
        count * 1_500,
        "both fees are the portal's"
    );
    assert_eq!(quote["newFare"], price["quote"]["newFare"]);
    let which = json!({ "requestReference": number });
    let verified = owner.post(&exchange("verifyrequest"), &which).ok();
    assert_eq!(verified["approvable"], true, "{verified}");
    assert_adds_up(quote);
    let approve = json!({ "requestReference": number, "quoteId": quote["quoteId"] });
    let order = owner.post(&exchange("approve"), &approve).ok();
    assert_eq!(order["requests"][0]["state"], "done", "{order}");
}

/// Starts from its own backend, for scenario 26.
pub fn exchange_the_return(api: &Api) {
    let owner = ROSE_OWNER.sign_in(api);
    let choice = exchangeable(&owner);
    let old: Vec<Value> = numbers(&owner.order(&choice.held.reference));
    let (request, approve) = requested(&owner, &choice);
    let quote = &request["exchange"]["quote"];
    assert_adds_up(quote);
    let before = minor(&owner, "posted");
    let done = owner.post(&exchange("approve"), &approve).ok();
    assert_eq!(
        (&done["status"], &done["requests"][0]["state"]),
        (&json!("Confirmed"), &json!("done")),
        "{done}"
    );
    let change = hundredths(&quote["residualRefund"]) - hundredths(&quote["addCollect"]);
    assert_eq!(minor(&owner, "posted"), before + change);
    let tickets = done["tickets"].as_array().expect("tickets");
    let (new, replaced) = tickets.split_at(old.len());
    assert!(
        new.iter()
            .all(|ticket| ticket["status"] == "OPEN" && !old.contains(&ticket["number"])),
        "{done}"
    );
    assert!(
        replaced
            .iter()
            .all(|ticket| ticket["coupons"][0]["status"] == "EXCHANGED"),
        "{done}"
    );
    let details = &done["requests"][0]["exchange"];
    assert_eq!(details["oldTickets"], json!(old));
    assert_eq!(
        details["newTickets"],
        json!(new.iter().map(|ticket| ticket["number"].clone()).collect::<Vec<_>>())
    );
    let actions = done["actions"].as_array().expect("actions");
    assert!(
        !actions.contains(&json!("void")) && actions.contains(&json!("refund")),
        "{done}"
    );
    let kinds = owner.event_kinds(&choice.held.reference);
    assert_eq!(
        kinds[kinds.len() - 3..],
        ["exchangeQuoted", "exchangeStarted", "exchanged"],
        "{kinds:?}"
    );
}

fn numbers(order: &Value) -> Vec<Value> {
    let tickets = order["tickets"].as_array().expect("tickets").iter();
    tickets.map(|ticket| ticket["number"].clone()).collect()
}
