//! Travellers' documents carry the agency's brand, and the product's name never appears on another brand.

use std::fs;
use std::path::Path;
use std::sync::Arc;

use serde_json::{Value, json};

use crate::files::png;
use crate::support::folder::Folder;
use crate::support::people::ROSE_OWNER;
use crate::support::tenants::copy;
use crate::support::trip::{history_target, text};
use crate::support::{Answer, Api, Session};

const PRODUCT: &str = "jetway";

#[track_caller]
fn is_silent(what: &str, text: &str) {
    let text = text.to_lowercase();
    let at = text.find(PRODUCT);
    assert!(at.is_none(), "{what} names the product: {text}");
}

/// Neither the body nor a header of an answer names the product.
#[track_caller]
pub fn names_no_product(what: &str, answer: &Answer) {
    assert_eq!(answer.status, 200, "{what}: {}", answer.text());
    is_silent(&format!("a header of {what}"), &format!("{:?}", answer.headers));
    is_silent(what, &answer.text());
}

/// No e-mail that was sent so far names the product.
#[track_caller]
pub fn no_email_names_the_product(api: &Api) {
    let outbox = api.admin_get("/dev/outbox");
    let emails = outbox["items"].as_array().expect("items");
    assert!(!emails.is_empty(), "signing in sends a code");
    for email in emails {
        is_silent("an e-mail", &format!("{} {}", email["subject"], email["body"]));
    }
}

#[test]
fn no_answer_history_document_or_e_mail_of_another_brand_names_the_product() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let held = owner.hold();
    owner.ticket(&held).ok();
    let reference = &held.reference;
    is_silent("the order", &owner.order(reference).to_string());
    is_silent(
        "its history",
        &owner.post(&history_target(reference), &Value::Null).ok().to_string(),
    );
    let extras = format!("/api/order/v1/AirSSRHistory?orderReference={reference}");
    is_silent(
        "the history of its extras",
        &owner.post(&extras, &Value::Null).ok().to_string(),
    );
    for kind in [1, 2, 3, 6] {
        let target = format!("/api/print/v1/GetBookingPaper?typeId={kind}&orderReference={reference}");
        is_silent("a document", &owner.get(&target).ok().to_string());
        let target = format!("/api/print/v1/GetBookingPdf?typeId={kind}&orderReference={reference}");
        names_no_product("a PDF's properties", &owner.get(&target));
    }
    no_email_names_the_product(&api);
}

fn document(owner: &Session<'_>, reference: &str, kind: u8) -> Value {
    let target = format!("/api/print/v1/GetBookingPaper?typeId={kind}&orderReference={reference}");
    owner.get(&target).ok()
}

#[test]
fn customer_documents_carry_the_agencys_brand_and_name_the_owner_only_as_issuing_office() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let held = owner.hold();
    owner.ticket(&held).ok();
    for kind in [2, 3, 6] {
        let seen = document(&owner, &held.reference, kind);
        let brand = &seen["brand"];
        assert_eq!(
            (&brand["name"], &brand["initials"]),
            (&json!("Desert Rose Travel"), &json!("DR"))
        );
        assert_eq!(brand["email"], "office@desertrose.test");
        assert!(brand["logo"].is_null());
        assert_eq!(seen["company"].is_null(), kind != 3, "{kind}");
        let text = seen.to_string();
        assert!(
            !text.contains("desk@falcon.test") && !text.contains("+971 4 000 0180"),
            "{text}"
        );
    }
    let office = &document(&owner, &held.reference, 3)["company"];
    assert_eq!(office["name"], "Falcon Travel Trade");
    assert!(
        office["lines"].to_string().contains("TRN 100 2345 6789 0003"),
        "{office}"
    );
    // The agency's price is not shown.
    let own = document(&owner, &held.reference, 1);
    assert_eq!(
        (&own["brand"]["name"], &own["company"]["name"]),
        (&json!("Falcon Travel Trade"), &json!("Falcon Travel Trade"))
    );
}

#[test]
fn the_logo_the_colour_and_the_contacts_come_from_the_company_settings() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let held = owner.hold();
    let settings = |call: &str| format!("/api/customer/v1/CompanySettings/{call}");
    owner
        .upload(&settings("uploadlogo"), &[], &[("file", "logo.png", &png(40, 20))])
        .ok();
    let mut info = owner.post(&settings("loadbasicinfo"), &json!({})).ok();
    for (field, value) in [
        ("accentColour", "#7A1F5C"),
        ("address", "12 Palm Street"),
        ("city", "Dubai"),
    ] {
        info[field] = json!(value);
    }
    let saved = owner.post(&settings("updatebasicinfo"), &info).ok();
    assert_eq!(saved["accentColour"], "#7a1f5c");
    let brand = document(&owner, &held.reference, 6)["brand"].clone();
    assert!(text(&brand["logo"]).starts_with("data:image/png,"), "{brand}");
    assert_eq!(
        (&brand["accentColour"], &brand["address"]),
        (&json!("#7a1f5c"), &json!("12 Palm Street, Dubai"))
    );
    let pdf = owner.get(&format!(
        "/api/print/v1/GetBookingPdf?typeId=6&orderReference={}",
        held.reference
    ));
    assert!(pdf.bytes.starts_with(b"%PDF-"));
    info["accentColour"] = json!("purple");
    info["version"] = saved["version"].clone();
    let refused = owner
        .post(&settings("updatebasicinfo"), &info)
        .refused(422, "request.invalid");
    assert_eq!(refused["errors"][0]["pointer"], "/accentColour");
}

#[test]
fn a_tenant_may_keep_its_own_brand() {
    let folder = Arc::new(Folder::seeded());
    let tenants = folder.path().join("tenants");
    copy(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../tenants"), &tenants);
    let file = tenants.join("falcon/tenant.toml");
    let own = fs::read_to_string(&file).expect("a tenant");
    fs::write(&file, format!("customer_brand = \"portal\"\n{own}")).expect("written");
    let place = tenants.display().to_string();
    let api = Api::open(folder, &[("JETWAY_TENANTS_DIR", &place)]);
    let owner = ROSE_OWNER.sign_in(&api);
    let held = owner.hold();
    let seen = document(&owner, &held.reference, 6);
    assert_eq!(
        (&seen["brand"]["name"], &seen["seller"]["name"]),
        (&json!("Falcon Travel Trade"), &json!("Desert Rose Travel"))
    );
    assert!(seen["company"]["lines"].to_string().contains("desk@falcon.test"));
}
