//! Vouchers of stays behind a link.

use serde_json::{Value, json};

use super::{BOOK, booking, can_wait, cancel, checked, is_free_for_now, quote};
use crate::hotel_search::hotel;
use crate::support::people::{OASIS_OWNER, ROSE_OWNER};
use crate::support::trip::text;
use crate::support::{Answer, Api, Session};
use crate::white_label::{names_no_product, no_email_names_the_product};

const FILES: [&str; 2] = ["GetSharedItineraryPdf", "GetSharedItineraryCalendar"];

fn call(name: &str, booked: &Value) -> String {
    let reference = text(&booked["referenceId"]);
    format!("/api/order/v1/Itinerary/{name}?orderReference={reference}")
}

fn share(owner: &Session<'_>, booked: &Value, with_prices: bool) -> Answer {
    owner.post(&call("ShareItinerary", booked), &json!({ "withPrices": with_prices }))
}

fn link(owner: &Session<'_>, booked: &Value) -> Value {
    owner.post(&call("GetItineraryLink", booked), &Value::Null).ok()
}

fn token(link: &Value) -> String {
    text(&link["path"]).split("token=").nth(1).expect("a token").to_owned()
}

/// The answer to a visitor who has the link and no session.
fn read(api: &Api, tenant: &str, name: &str, token: &str) -> Answer {
    api.get(tenant, &format!("/api/order/v1/Itinerary/{name}?token={token}"))
        .send()
}

fn print_voucher(owner: &Session<'_>, booked: &Value) {
    let id = text(&booked["referenceId"]);
    let pdf = owner.get(&format!("{}?referenceId={id}&kind=voucher", hotel("GetVoucher")));
    assert_eq!((pdf.status, pdf.content_type()), (200, "application/pdf"));
}

#[test]
fn guests_open_the_voucher_by_its_link_until_it_is_revoked_or_the_stay_is_over() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let rate = checked(&api, &owner, is_free_for_now);
    let booked = owner.post(BOOK, &booking(&rate, "RAHMAN", "now")).ok();
    assert!(link(&owner, &booked)["path"].is_null());
    let first = token(&share(&owner, &booked, false).ok());

    let answer = read(&api, "falcon", "GetSharedItinerary", &first);
    names_no_product("the voucher's page", &answer);
    let shown = answer.ok();
    let voucher = &shown["itinerary"];
    assert_eq!(
        (&shown["state"], &shown["brand"]["name"], &voucher["title"]),
        (&json!("open"), &json!("Desert Rose Travel"), &json!("Hotel voucher"))
    );
    assert_eq!(voucher["people"].as_array().expect("people").len(), 2, "{voucher}");
    assert!(
        voucher["amounts"].is_null() && voucher["company"].is_null(),
        "{voucher}"
    );
    assert!(text(&voucher["code"]).starts_with("data:image/svg+xml"), "{voucher}");
    assert!(!shown.to_string().contains("karim@example.com"), "{shown}");
    share(&owner, &booked, true).ok();
    let priced = read(&api, "falcon", "GetSharedItinerary", &first).ok();
    assert_eq!(priced["itinerary"]["amounts"]["total"], rate["rate"]["amount"]);

    let pdf = read(&api, "falcon", FILES[0], &first);
    assert_eq!((pdf.status, pdf.content_type()), (200, "application/pdf"));
    let calendar = read(&api, "falcon", FILES[1], &first).text().replace("\r\n ", "");
    assert_eq!(calendar.matches("BEGIN:VEVENT").count(), 1, "{calendar}");
    assert!(calendar.contains("(Asia/Dubai)"), "{calendar}");

    for name in FILES {
        read(&api, "_default", name, &first).refused(404, "record.not_found");
    }
    owner.post(&call("RevokeItinerary", &booked), &Value::Null).ok();
    let revoked = read(&api, "falcon", "GetSharedItinerary", &first).ok();
    assert_eq!(
        (&revoked["state"], &revoked["itinerary"]),
        (&json!("revoked"), &Value::Null)
    );
    let second = token(&share(&owner, &booked, false).ok());
    assert_ne!(second, first);
    api.advance(100 * 24 * 3_600);
    assert_eq!(
        read(&api, "falcon", "GetSharedItinerary", &second).ok()["state"],
        "expired"
    );
    for name in FILES {
        read(&api, "falcon", name, &second).refused(404, "record.not_found");
    }
}

#[test]
fn a_printed_voucher_creates_the_link_behind_its_code_and_both_e_mails_have_it() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let rate = checked(&api, &owner, is_free_for_now);
    let booked = owner.post(BOOK, &booking(&rate, "RAHMAN", "now")).ok();
    print_voucher(&owner, &booked);
    let printed = link(&owner, &booked);
    let mail = json!({ "referenceId": booked["referenceId"], "email": "voucher@example.com" });
    owner.post(&hotel("SendVoucher"), &mail).ok();
    let mail = json!({ "email": "link@example.com" });
    let sent = owner.post(&call("SendItinerary", &booked), &mail).ok();
    assert_eq!(sent["path"], printed["path"]);
    let outbox = api.admin_get("/dev/outbox");
    for to in ["voucher@example.com", "link@example.com"] {
        let mut emails = outbox["items"].as_array().expect("items").iter();
        let email = emails.find(|email| email["to"] == to).expect("an e-mail");
        let said = format!("{} {}", text(&email["subject"]), text(&email["body"]));
        assert!(
            said.contains(&text(&printed["path"])) && said.contains("Desert Rose Travel"),
            "{said}"
        );
        assert!(!said.contains("ticket"), "{said}");
    }
    no_email_names_the_product(&api);
    // A cancelled stay has no voucher.
    cancel(&owner, &booked, &quote(&owner, &booked)).ok();
    share(&owner, &booked, false).refused(409, "order.wrong_state");
    read(&api, "falcon", "GetSharedItinerary", &token(&printed)).refused(404, "record.not_found");
}

#[test]
fn a_stay_is_shared_by_its_agency_alone_and_not_before_it_is_paid() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let rate = checked(&api, &owner, can_wait);
    let held = owner.post(BOOK, &booking(&rate, "RAHMAN", "later")).ok();
    share(&owner, &held, false).refused(409, "order.wrong_state");
    let stranger = OASIS_OWNER.sign_in(&api);
    share(&stranger, &held, false).refused(404, "order.not_found");
    let seen = stranger.post(&call("GetItineraryLink", &held), &Value::Null);
    seen.refused(404, "order.not_found");
}
