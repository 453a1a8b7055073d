//! Itineraries of ticketed groups behind a link.

use serde_json::{Value, json};

use super::{becomes, deposited, fare, hold, lot, names, pay, submit};
use crate::support::people::{OASIS_OWNER, ROSE_OWNER};
use crate::support::trip::text;
use crate::support::{Answer, Api, Session};

const READS: [&str; 3] = [
    "GetSharedItinerary",
    "GetSharedItineraryPdf",
    "GetSharedItineraryCalendar",
];

fn call(name: &str, reference: &Value) -> String {
    let reference = text(&reference["referenceId"]);
    format!("/api/order/v1/Itinerary/{name}?orderReference={reference}")
}

fn share(owner: &Session<'_>, reference: &Value, with_prices: bool) -> Value {
    let body = json!({ "withPrices": with_prices });
    owner.post(&call("ShareItinerary", reference), &body).ok()
}

fn token(link: &Value) -> String {
    text(&link["path"]).split("token=").nth(1).expect("a token").to_owned()
}

/// The answer to a visitor who has the link and no session.
fn read(api: &Api, tenant: &str, name: &str, token: &str) -> Answer {
    api.get(tenant, &format!("/api/order/v1/Itinerary/{name}?token={token}"))
        .send()
}

/// Three adults with tickets.
fn ticketed(api: &Api, owner: &Session<'_>, title: &str) -> Value {
    let lot = lot(api, title, 40);
    let reference = deposited(owner, &lot, 3);
    submit(owner, &reference, &names(3, "UDDIN")).ok();
    pay(owner, &reference, "balance").ok();
    becomes(owner, &reference, "ticketed");
    reference
}

fn tickets(owner: &Session<'_>, reference: &Value) {
    let id = text(&reference["referenceId"]);
    let pdf = owner.get(&format!("{}?referenceId={id}&kind=tickets", fare("GetDocument")));
    assert_eq!((pdf.status, pdf.content_type()), (200, "application/pdf"));
}

crate::through_the_gateway! {
    fn a_link_shows_flights_and_tickets_without_passports_until_it_is_revoked_or_the_trip_is_over(api) {
        let owner = ROSE_OWNER.sign_in(api);
        let reference = ticketed(api, &owner, "Shared");
        let link = share(&owner, &reference, false);
        let first = token(&link);
        assert_eq!(first.len(), 64);

        let shown = read(api, "falcon", "GetSharedItinerary", &first).ok();
        assert_eq!(
            (&shown["state"], &shown["brand"]["name"]),
            (&json!("open"), &json!("Desert Rose Travel")),
        );
        let itinerary = &shown["itinerary"];
        assert_eq!(itinerary["reference"], reference["referenceId"]);
        assert!(itinerary["company"].is_null(), "the agency's brand is shown instead: {itinerary}");
        let journeys = itinerary["journeys"].as_array().expect("journeys");
        let flights: Vec<_> = journeys.iter().map(|journey| text(&journey["flights"][0]["number"])).collect();
        assert_eq!(flights, ["SV 551", "SV 590"]);
        let people = itinerary["people"].as_array().expect("people");
        assert!(
            people.len() == 3 && people.iter().all(|one| text(&one["ticket"]).len() == 13 && one["passport"] == ""),
            "{people:?}"
        );
        // Without pictures, whose data may contain any letters.
        let mut said = itinerary.clone();
        said["code"] = Value::Null;
        said["brand"] = Value::Null;
        let said = said.to_string();
        for secret in ["AED", "AB000001", "1980-03-12", "Mar 1980", "group@example.com", "+8801712345678"] {
            assert!(!said.contains(secret), "{secret}: {said}");
        }

        // The same link, now with the customer's price.
        assert_eq!(share(&owner, &reference, true)["path"], link["path"]);
        let priced = read(api, "falcon", "GetSharedItinerary", &first).ok();
        assert_eq!(priced["itinerary"]["amounts"]["total"], "AED 540.00");
        assert!(!priced.to_string().contains("516.00"), "what the agency pays: {priced}");

        let pdf = read(api, "falcon", "GetSharedItineraryPdf", &first);
        assert_eq!((pdf.status, pdf.content_type()), (200, "application/pdf"));
        let calendar = read(api, "falcon", "GetSharedItineraryCalendar", &first);
        assert_eq!((calendar.status, calendar.content_type()), (200, "text/calendar; charset=utf-8"));
        let calendar = calendar.text().replace("\r\n ", "");
        assert_eq!(calendar.matches("BEGIN:VEVENT").count(), 2, "{calendar}");
        let starts: Vec<_> = calendar.lines().filter(|line| line.starts_with("DTSTART")).collect();
        // 09:00 in Dubai and 21:00 in Madinah.
        assert!(starts[0].trim_end().ends_with("T050000Z") && starts[1].trim_end().ends_with("T180000Z"), "{starts:?}");
        assert!(calendar.contains("(Asia/Dubai)") && calendar.contains("(Asia/Riyadh)"), "{calendar}");

        for name in READS {
            read(api, "_default", name, &first).refused(404, "record.not_found");
            read(api, "falcon", name, &"0".repeat(64)).refused(404, "record.not_found");
        }
        owner.post(&call("RevokeItinerary", &reference), &Value::Null).ok();
        let revoked = read(api, "falcon", "GetSharedItinerary", &first).ok();
        assert_eq!((&revoked["state"], &revoked["itinerary"]), (&json!("revoked"), &Value::Null));
        for name in &READS[1..] {
            read(api, "falcon", name, &first).refused(404, "record.not_found");
        }

        let second = token(&share(&owner, &reference, false));
        assert_ne!(second, first);
        api.advance(90 * 24 * 3_600);
        assert_eq!(read(api, "falcon", "GetSharedItinerary", &second).ok()["state"], "expired");
        for name in &READS[1..] {
            read(api, "falcon", name, &second).refused(404, "record.not_found");
        }
    }
}

#[test]
fn a_group_is_shared_by_its_agency_alone_and_not_before_it_has_tickets() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let held = hold(&owner, &lot(&api, "Held", 40), 3);
    let unshared = owner.post(&call("GetItineraryLink", &held), &Value::Null).ok();
    assert!(unshared["path"].is_null() && unshared["revoked"] == false, "{unshared}");
    owner
        .post(&call("ShareItinerary", &held), &json!({}))
        .refused(409, "order.wrong_state");
    let mail = json!({ "email": "karim@example.test" });
    owner
        .post(&call("SendItinerary", &held), &mail)
        .refused(409, "order.wrong_state");
    let stranger = OASIS_OWNER.sign_in(&api);
    let bodies = [
        ("GetItineraryLink", Value::Null),
        ("RevokeItinerary", Value::Null),
        ("ShareItinerary", json!({})),
        ("SendItinerary", mail),
    ];
    for (name, body) in bodies {
        stranger.post(&call(name, &held), &body).refused(404, "order.not_found");
    }
}

#[test]
fn printed_tickets_create_the_link_behind_their_code_and_the_same_link_is_emailed() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let reference = ticketed(&api, &owner, "Printed");
    let link = || owner.post(&call("GetItineraryLink", &reference), &Value::Null).ok();
    assert!(link()["path"].is_null());
    tickets(&owner, &reference);
    let printed = link();
    let shown = read(&api, "falcon", "GetSharedItinerary", &token(&printed)).ok();
    assert_eq!(shown["state"], "open");
    tickets(&owner, &reference);
    assert_eq!(link()["path"], printed["path"]);

    let mail = json!({ "email": "karim@example.test" });
    let sent = owner.post(&call("SendItinerary", &reference), &mail).ok();
    assert_eq!(sent["path"], printed["path"]);
    let outbox = api.admin_get("/dev/outbox");
    let mut emails = outbox["items"].as_array().expect("items").iter();
    let email = emails
        .find(|email| email["to"] == "karim@example.test")
        .expect("an e-mail");
    let said = format!("{} {}", text(&email["subject"]), text(&email["body"]));
    for part in ["Desert Rose Travel", "DXB-JED-MED-DXB", &text(&sent["path"])] {
        assert!(said.contains(part), "{part}: {said}");
    }

    owner.post(&call("RevokeItinerary", &reference), &Value::Null).ok();
    tickets(&owner, &reference);
    let revoked = link();
    assert!(revoked["revoked"] == true && revoked["path"].is_null(), "{revoked}");
}
