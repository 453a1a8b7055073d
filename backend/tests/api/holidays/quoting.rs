//! What is checked, messages, and the ends of a request without an order.

use chrono::TimeDelta;
use serde_json::json;

use super::{accept, asked, case, desk, get, package, pointers, quotation, quoted, request, send, try_quote, wish};
use crate::groups::{emails, on, pass};
use crate::support::applicant::pdf;
use crate::support::console::path;
use crate::support::people::{CORNICHE_VIEWER, ROSE_OWNER, ROSE_VIEWER};
use crate::support::trip::text;
use crate::support::{Api, eventually};

#[test]
fn fields_of_a_request_and_of_a_quotation_are_checked() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let nadia = desk(&api, "Nadia Checks");
    let package = package(&nadia);
    let mut body = wish(&api, &package);
    body["date"] = json!(on(&api, 1, "00:00")[..10]);
    body["adults"] = json!(0);
    body["childAges"] = json!([3, 12]);
    let problem = send(&owner, &body, "wrong").refused(422, "request.invalid");
    assert_eq!(pointers(&problem), ["/date", "/adults", "/childAges/1"], "{problem}");
    let mut body = wish(&api, &package);
    body["contact"] = json!({ "name": " ", "phone": "12", "email": "nowhere" });
    body["notes"] = json!("x".repeat(1_001));
    let problem = send(&owner, &body, "texts").refused(422, "request.invalid");
    assert_eq!(
        pointers(&problem),
        ["/contact/name", "/contact/phone", "/contact/email", "/notes"],
        "{problem}"
    );
    let mut body = wish(&api, &package);
    body["contact"]["name"] = json!("Rashid https://sky.test");
    let problem = send(&owner, &body, "link").refused(422, "request.invalid");
    assert_eq!(problem["errors"][0]["code"], "name.characters", "{problem}");
    let mut body = wish(&api, &package);
    body["packageId"] = json!("00000000-0000-0000-0000-000000000001");
    send(&owner, &body, "gone").refused(404, "holidays.package_gone");

    let reference = asked(&owner, &wish(&api, &package), "checked");
    let mut wrong = quotation(&api);
    wrong["startsOn"] = json!(on(&api, 31, "00:00")[..10]);
    wrong["lines"][0]["unitAgentAmount"] = json!("1000.01");
    wrong["depositDue"] = json!(on(&api, 2, "12:00"));
    wrong["deposit"] = json!({ "kind": "percent", "percent": 0 });
    let problem = try_quote(&nadia, &reference, &wrong).refused(422, "request.invalid");
    assert_eq!(
        pointers(&problem),
        [
            "/quotation/startsOn",
            "/quotation/lines/0/unitAgentAmount",
            "/quotation/depositDue",
            "/quotation/deposit/percent"
        ],
        "{problem}"
    );
    assert_eq!(get(&owner, &reference)["state"], "submitted");
}

#[test]
fn a_new_quotation_replaces_the_one_before_and_the_agency_declines_it() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let reference = quoted(&api, &owner, "Again");
    let mut dearer = quotation(&api);
    dearer["lines"][0]["unitAmount"] = json!("1100.00");
    try_quote(&desk(&api, "Nadia Twice"), &reference, &dearer).ok();
    accept(&owner, &reference, 1, super::TOTAL).refused(409, "record.changed");
    let read = get(&owner, &reference);
    assert_eq!(
        (&read["quotation"]["number"], &read["quotation"]["total"]),
        (&json!(2), &json!("AED 2200.00")),
        "{read}"
    );
    let decline = |quotation: u32| json!({ "requestReference": reference["requestReference"], "quotation": quotation, "reason": "Too dear" });
    let calls = request("Decline");
    owner.post(&calls, &decline(1)).refused(409, "record.changed");
    for _ in 0..2 {
        let declined = owner.post(&calls, &decline(2)).ok();
        assert_eq!(
            (&declined["state"], &declined["reason"], &declined["actions"]),
            (&json!("declined"), &json!("Too dear"), &json!([])),
            "{declined}"
        );
    }
    accept(&owner, &reference, 2, "AED 2200.00").refused(409, "holidays.request_closed");
}

#[test]
fn agency_and_operations_write_to_each_other_until_the_request_ends() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let nadia = desk(&api, "Nadia Writes");
    let reference = asked(&owner, &wish(&api, &package(&nadia)), "writes");
    let message = json!({ "requestReference": reference["requestReference"], "text": "Is there a pool?" });
    owner
        .post(&request("AddMessage"), &message)
        .refused(422, "request.invalid");
    for _ in 0..2 {
        let page = owner.call(&request("AddMessage"), &message).key("pool").send().ok();
        assert_eq!(page["messages"].as_array().map(Vec::len), Some(1), "{page}");
    }
    let answer =
        json!({ "tenant": "falcon", "referenceId": reference["requestReference"], "text": "Yes, on the roof." });
    nadia.post("Holidays/AddHolidayMessage", &answer).ok();
    eventually("the e-mail", || (emails(&api, "a message for you") == 1).then_some(()));
    let read = get(&owner, &reference);
    let said: Vec<_> = read["messages"]
        .as_array()
        .expect("messages")
        .iter()
        .map(|one| &one["from"])
        .collect();
    assert_eq!(said, ["agency", "operations"], "{read}");
    let news = owner.get("/api/order/v1/GetNotifications").ok();
    assert_eq!(news["holidayRequests"][0]["text"], "Yes, on the roof.", "{news}");
    assert_eq!(owner.post(&request("Withdraw"), &reference).ok()["state"], "withdrawn");
    assert_eq!(owner.post(&request("Withdraw"), &reference).ok()["state"], "withdrawn");
    owner
        .call(&request("AddMessage"), &message)
        .key("late")
        .send()
        .refused(409, "holidays.request_closed");
}

#[test]
fn a_file_sent_with_a_message_is_read_by_the_agency_and_by_operators_alone() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let nadia = desk(&api, "Nadia Files");
    let reference = asked(&owner, &wish(&api, &package(&nadia)), "files");
    let number = reference["requestReference"].as_str().expect("a reference");
    let texts = [("requestReference", number), ("text", "Our passports")];
    let lie: [(&str, &str, &[u8]); 1] = [("file", "passports.pdf", b"not a document")];
    let refused = owner
        .form(&request("AddAttachment"), &texts, &lie)
        .key("lie")
        .send()
        .refused(422, "request.invalid");
    assert_eq!(pointers(&refused), ["/file"], "{refused}");
    let document = pdf();
    let files: [(&str, &str, &[u8]); 1] = [("file", "passports.pdf", &document)];
    for _ in 0..2 {
        let page = owner
            .form(&request("AddAttachment"), &texts, &files)
            .key("once")
            .send()
            .ok();
        assert_eq!(page["messages"].as_array().map(Vec::len), Some(1), "{page}");
        assert_eq!(page["messages"][0]["attachment"]["name"], "passports.pdf", "{page}");
    }
    let sent = get(&owner, &reference)["messages"][0]["attachment"]["address"].clone();
    let sent = sent.as_str().expect("an address");
    assert_eq!(owner.read(sent).send().bytes, document);
    for stranger in [ROSE_VIEWER.sign_in(&api), CORNICHE_VIEWER.sign_in(&api)] {
        assert!([403, 404].contains(&stranger.read(sent).send().status));
    }

    let file = case(&nadia, &reference)["messages"][0]["attachment"]["fileId"].clone();
    let file = file.as_str().expect("a file");
    let address = |reference: &str| {
        path(&format!(
            "Holidays/GetHolidayAttachment?tenant=falcon&referenceId={reference}&fileId={file}"
        ))
    };
    assert_eq!(nadia.session().read(&address(number)).send().bytes, document);
    let other = asked(&owner, &wish(&api, &package(&nadia)), "other");
    let other = other["requestReference"].as_str().expect("a reference");
    assert_eq!(nadia.session().read(&address(other)).send().status, 404);

    let texts = [("tenant", "falcon"), ("referenceId", number), ("text", "The programme")];
    let answered = nadia
        .session()
        .upload(&path("Holidays/AddHolidayAttachment"), &texts, &files)
        .ok();
    assert_eq!(
        answered["messages"][1]["attachment"]["name"], "passports.pdf",
        "{answered}"
    );
}

#[test]
fn a_request_is_given_to_an_operator_and_refused_with_a_reason() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let nadia = desk(&api, "Nadia Gives");
    let reference = asked(&owner, &wish(&api, &package(&nadia)), "given");
    let _sami = desk(&api, "Sami Takes");
    let read = case(&nadia, &reference);
    let sami = read["assignable"].as_array().expect("operators").iter();
    let sami = sami
        .clone()
        .find(|one| one["name"] == "Sami Takes")
        .expect("Sami")
        .clone();
    let given = json!({ "tenant": "falcon", "referenceId": reference["requestReference"], "version": read["version"],
        "operatorId": sami["operatorId"] });
    let assigned = nadia.post("Holidays/AssignHolidayRequest", &given).ok();
    assert_eq!(assigned["assignedTo"], "Sami Takes", "{assigned}");
    let refusal = json!({ "tenant": "falcon", "referenceId": reference["requestReference"], "version": assigned["version"],
        "reason": "The hotel is closed." });
    let refused = nadia.post("Holidays/RefuseHolidayRequest", &refusal).ok();
    assert_eq!(
        (&refused["state"], &refused["steps"]),
        (&json!("refused"), &json!([])),
        "{refused}"
    );
    assert_eq!(get(&owner, &reference)["reason"], "The hotel is closed.");
    eventually("the e-mail", || {
        (emails(&api, "no offer for your holiday") == 1).then_some(())
    });
    // Nothing keeps the agency from asking again.
    let page = get(&owner, &reference);
    send(&owner, &wish(&api, &page["packageId"]), "again").ok();
}

#[test]
fn a_quotation_is_reminded_of_and_expires_when_its_validity_ends() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let reference = quoted(&api, &owner, "Expires");
    let until = get(&owner, &reference)["quotation"]["validUntil"].clone();
    let end: chrono::DateTime<chrono::Utc> = text(&until).parse().expect("an instant");
    pass(&api, &json!((end - TimeDelta::hours(23)).to_rfc3339()));
    eventually("the reminder", || {
        (emails(&api, "quotation ends soon") == 1).then_some(())
    });
    let owner = pass(&api, &until);
    let expired = eventually("the request is expired", || {
        let read = get(&owner, &reference);
        (read["state"] == "expired").then_some(read)
    });
    assert_eq!(expired["actions"], json!([]), "{expired}");
    accept(&owner, &reference, 1, super::TOTAL).refused(409, "holidays.request_closed");
    eventually("the e-mail", || (emails(&api, "has expired") == 1).then_some(()));
}
