//! Itineraries of holidays behind a link.

use serde_json::{Value, json};

use super::{confirm, holiday, ordered, pay};
use crate::support::people::ROSE_OWNER;
use crate::support::trip::text;
use crate::support::{Answer, Api, Session};

fn call(name: &str, reference: &Value) -> String {
    let reference = text(&reference["orderReference"]);
    format!("/api/order/v1/Itinerary/{name}?orderReference={reference}")
}

fn share(owner: &Session<'_>, reference: &Value, with_prices: bool) -> Answer {
    owner.post(
        &call("ShareItinerary", reference),
        &json!({ "withPrices": with_prices }),
    )
}

fn token(link: &Value) -> String {
    text(&link["path"]).split("token=").nth(1).expect("a token").to_owned()
}

fn read(api: &Api, name: &str, token: &str) -> Answer {
    api.get("falcon", &format!("/api/order/v1/Itinerary/{name}?token={token}"))
        .send()
}

#[test]
fn travellers_open_a_paid_holiday_by_its_link_until_it_is_over() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let reference = ordered(&api, &owner, "Shared");
    pay(&owner, &reference, "deposit").ok();
    confirm(&api, &owner, &reference, "Nadia Shares");
    share(&owner, &reference, false).refused(409, "order.wrong_state");
    pay(&owner, &reference, "balance").ok();

    // The printed itinerary creates the link behind its code.
    let id = text(&reference["orderReference"]);
    owner.get(&format!(
        "{}?orderReference={id}&kind=itinerary",
        holiday("GetDocument")
    ));
    let printed = owner.post(&call("GetItineraryLink", &reference), &Value::Null).ok();
    let first = token(&printed);
    let shown = read(&api, "GetSharedItinerary", &first).ok();
    let itinerary = &shown["itinerary"];
    assert_eq!(
        (&shown["state"], &shown["brand"]["name"], &itinerary["reference"]),
        (&json!("open"), &json!("Desert Rose Travel"), &json!(id))
    );
    assert!(itinerary["amounts"].is_null(), "{itinerary}");
    assert!(itinerary.to_string().contains("HTL-77"), "{itinerary}");
    let days = itinerary["journeys"].as_array().expect("days").len();
    let pdf = read(&api, "GetSharedItineraryPdf", &first);
    assert_eq!((pdf.status, pdf.content_type()), (200, "application/pdf"));
    let calendar = read(&api, "GetSharedItineraryCalendar", &first).text();
    assert!(
        calendar.contains("DTSTART;VALUE=DATE") && calendar.matches("BEGIN:VEVENT").count() >= days.max(1),
        "{calendar}"
    );
    assert_eq!(share(&owner, &reference, true).ok()["path"], printed["path"]);
    let priced = read(&api, "GetSharedItinerary", &first).ok();
    assert!(priced["itinerary"]["amounts"].is_object(), "{priced}");

    let mail = json!({ "email": "karim@example.test" });
    owner.post(&call("SendItinerary", &reference), &mail).ok();
    let outbox = api.admin_get("/dev/outbox");
    let mut emails = outbox["items"].as_array().expect("items").iter();
    let email = emails.find(|email| email["to"] == "karim@example.test");
    let said = text(&email.expect("an e-mail")["body"]);
    assert!(
        said.contains(&text(&printed["path"])) && !said.contains("flights"),
        "{said}"
    );

    api.advance(200 * 24 * 3_600);
    assert_eq!(read(&api, "GetSharedItinerary", &first).ok()["state"], "expired");
}
