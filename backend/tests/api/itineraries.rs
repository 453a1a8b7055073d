//! Itineraries of ticketed orders behind a link.

use serde_json::{Value, json};

use crate::support::people::{OASIS_OWNER, ROSE_OWNER};
use crate::support::trip::{Held, text};
use crate::support::{Answer, Api, Session};

fn call(name: &str, held: &Held) -> String {
    format!("/api/order/v1/Itinerary/{name}?orderReference={}", held.reference)
}

fn share(owner: &Session<'_>, held: &Held, with_prices: bool) -> Value {
    let body = json!({ "withPrices": with_prices });
    owner.post(&call("ShareItinerary", held), &body).ok()
}

fn token(link: &Value) -> String {
    text(&link["path"]).split("token=").nth(1).expect("a token").to_owned()
}

/// The response to a visitor who has the link and no session.
fn read(api: &Api, tenant: &str, name: &str, token: &str) -> Answer {
    api.get(tenant, &format!("/api/order/v1/Itinerary/{name}?token={token}"))
        .send()
}

fn ticketed(owner: &Session<'_>) -> Held {
    let held = owner.hold();
    owner.ticket(&held).ok();
    held
}

#[test]
fn a_traveller_reads_the_tickets_without_a_session_and_without_prices_unless_chosen() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let held = owner.hold();
    owner
        .post(&call("ShareItinerary", &held), &json!({}))
        .refused(409, "order.wrong_state");
    owner.ticket(&held).ok();
    let unshared = owner.post(&call("GetItineraryLink", &held), &Value::Null).ok();
    assert!(unshared["path"].is_null() && unshared["revoked"] == false, "{unshared}");

    let link = share(&owner, &held, false);
    let shown = read(&api, "falcon", "GetSharedItinerary", &token(&link)).ok();
    assert_eq!(
        (&shown["state"], &shown["brand"]["name"]),
        (&json!("open"), &json!("Desert Rose Travel"))
    );
    let itinerary = &shown["itinerary"];
    assert_eq!(itinerary["reference"], held.reference);
    let numbers: Vec<_> = itinerary["people"]
        .as_array()
        .expect("people")
        .iter()
        .map(|one| text(&one["ticket"]))
        .collect();
    assert!(
        numbers.len() == 3 && numbers.iter().all(|number| number.len() == 14),
        "{numbers:?}"
    );
    let said = shown.to_string();
    assert!(!said.contains("AED"), "{said}");
    assert!(
        itinerary["people"]
            .as_array()
            .expect("people")
            .iter()
            .all(|one| one["passport"] == "")
    );

    // The same link, now with prices.
    let priced = share(&owner, &held, true);
    assert_eq!(priced["path"], link["path"]);
    let shown = read(&api, "falcon", "GetSharedItinerary", &token(&link)).ok();
    assert_eq!(
        text(&shown["itinerary"]["amounts"]["total"]).replace(',', ""),
        held.amount
    );

    let pdf = read(&api, "falcon", "GetSharedItineraryPdf", &token(&link));
    assert_eq!(
        (pdf.status, pdf.content_type()),
        (200, "application/pdf"),
        "{}",
        pdf.text()
    );
    let calendar = read(&api, "falcon", "GetSharedItineraryCalendar", &token(&link));
    assert_eq!(
        (calendar.status, calendar.content_type()),
        (200, "text/calendar; charset=utf-8")
    );
    let calendar = calendar.text();
    let flights = itinerary["journeys"].as_array().expect("journeys").iter();
    let flights: usize = flights
        .map(|journey| journey["flights"].as_array().map_or(0, Vec::len))
        .sum();
    assert_eq!(calendar.matches("BEGIN:VEVENT").count(), flights, "{calendar}");
    let starts = calendar.lines().filter(|line| line.starts_with("DTSTART"));
    assert!(
        starts.clone().count() == flights && starts.clone().all(|line| line.trim_end().ends_with('Z')),
        "{calendar}"
    );
    assert!(calendar.replace("\r\n ", "").contains("(Asia/Dubai)"), "{calendar}");
    assert!(!calendar.to_lowercase().contains("jetway"), "{calendar}");
}

#[test]
fn a_link_is_its_tenants_and_opens_nothing_after_it_is_revoked_or_the_trip_is_over() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let held = ticketed(&owner);
    let first = token(&share(&owner, &held, false));
    let state = |token: &str| read(&api, "falcon", "GetSharedItinerary", token).ok();
    for name in [
        "GetSharedItinerary",
        "GetSharedItineraryPdf",
        "GetSharedItineraryCalendar",
    ] {
        read(&api, "_default", name, &first).refused(404, "record.not_found");
        read(&api, "falcon", name, &"0".repeat(64)).refused(404, "record.not_found");
    }
    let stranger = OASIS_OWNER.sign_in(&api);
    for name in ["GetItineraryLink", "RevokeItinerary"] {
        stranger
            .post(&call(name, &held), &Value::Null)
            .refused(404, "order.not_found");
    }

    let revoked = owner.post(&call("RevokeItinerary", &held), &Value::Null).ok();
    assert!(revoked["revoked"] == true && revoked["path"].is_null(), "{revoked}");
    let shown = state(&first);
    assert_eq!(
        (&shown["state"], &shown["itinerary"]),
        (&json!("revoked"), &Value::Null)
    );
    assert_eq!(shown["brand"]["phone"], "+971500000180");
    read(&api, "falcon", "GetSharedItineraryPdf", &first).refused(404, "record.not_found");

    let second = token(&share(&owner, &held, false));
    assert_ne!(second, first);
    assert_eq!(
        (&state(&first)["state"], &state(&second)["state"]),
        (&json!("revoked"), &json!("open"))
    );
    api.advance(90 * 24 * 3_600);
    assert_eq!(state(&second)["state"], "expired");
    read(&api, "falcon", "GetSharedItineraryCalendar", &second).refused(404, "record.not_found");
}

#[test]
fn the_code_on_a_ticket_opens_the_itinerary_until_the_agency_revokes_it() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let held = ticketed(&owner);
    let code = |kind: u8| {
        let target = format!(
            "/api/print/v1/GetBookingPaper?typeId={kind}&orderReference={}",
            held.reference
        );
        text(&owner.get(&target).ok()["code"])
    };
    let ticket = code(3);
    let link = owner.post(&call("GetItineraryLink", &held), &Value::Null).ok();
    assert_eq!(
        read(&api, "falcon", "GetSharedItinerary", &token(&link)).ok()["state"],
        "open"
    );
    assert_eq!([code(3), code(2)], [ticket.clone(), ticket.clone()]);
    assert_ne!(code(1), ticket, "the agent's invoice opens the order");
    owner.post(&call("RevokeItinerary", &held), &Value::Null).ok();
    assert_eq!(code(3), "");
}

#[test]
fn the_link_is_mailed_to_a_traveller_in_the_agencys_name() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let held = ticketed(&owner);
    let refused = owner
        .post(&call("SendItinerary", &held), &json!({ "email": "nobody" }))
        .refused(422, "request.invalid");
    assert_eq!(refused["errors"][0]["pointer"], "/email");
    let send = || {
        let body = json!({ "email": "karim@example.test" });
        owner.call(&call("SendItinerary", &held), &body).key("mail-1").send()
    };
    let link = send().ok();
    assert_eq!(send().ok(), link);
    let outbox = api.admin_get("/dev/outbox");
    let emails = outbox["items"].as_array().expect("items").iter();
    let emails: Vec<_> = emails.filter(|email| email["to"] == "karim@example.test").collect();
    assert_eq!(emails.len(), 1, "{emails:?}");
    let body = text(&emails[0]["body"]);
    assert!(
        body.contains("Desert Rose Travel") && body.contains(&text(&link["path"])),
        "{body}"
    );
    assert!(!body.contains("Falcon"), "{body}");
}
