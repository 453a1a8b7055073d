//! Every operation of the contract with every functionality code, and called by users without access. The calls and what
//! is expected of them are generated from the contract, so new operations are included.

use std::collections::{BTreeMap, BTreeSet};
use std::thread;

use jetway_domain::access::Functionality;
use jetway_testkit::Intruder;
use serde_json::{Value, json};

use crate::company::{open_branch, settings};
use crate::files::pdf;
use crate::support::contract::{Contract, Names, Operation};
use crate::support::people::{OASIS_OWNER, ROSE_OWNER, ROSE_VIEWER, SKYLINE_OWNER};
use crate::support::trip::{Held, travellers};
use crate::support::{Api, Call, Session};

/// Part of every name that only Desert Rose knows.
const SECRET: &str = "Zanzibarian";

// covers: P-270
#[test]
fn every_operation_answers_every_set_of_codes_as_the_contract_says() {
    let api = Api::start();
    let contract = Contract::of(&api);
    let session = ROSE_VIEWER.sign_in(&api);
    let database = Intruder::open(&api.folder.database_url());
    let operations: Vec<&Operation> = contract.of_sessions().collect();
    let sets = sets_of_codes();
    for held in &sets {
        let codes: Vec<String> = held.iter().map(u16::to_string).collect();
        database.run(&format!(
            "update users set functionalities = '[{}]' where email = '{}'",
            codes.join(","),
            ROSE_VIEWER.mail
        ));
        thread::scope(|scope| {
            for part in operations.chunks(operations.len().div_ceil(4)) {
                let session = &session;
                scope.spawn(move || part.iter().for_each(|operation| check(operation, session, held)));
            }
        });
    }
    let asked = operations.len() * sets.len();
    assert!(asked >= 10_000, "only {asked} requests");
}

/// Refused exactly when the user lacks its code.
fn check(operation: &Operation, session: &Session<'_>, held: &BTreeSet<u16>) {
    let call = operation.empty_call(session.api, session.tenant);
    let answer = call.token(&session.token).send();
    let place = format!("{} with {held:?}: {} {}", operation.path, answer.status, answer.text());
    assert!(answer.status < 500 && answer.status != 401, "{place}");
    match operation.code {
        Some(code) if !held.contains(&code) => {
            let problem = answer.refused(403, "access.denied");
            assert_eq!(problem["params"]["functionality"], code, "{place}");
        }
        _ => assert_ne!(answer.status, 403, "{place}"),
    }
}

// covers: P-270
#[test]
fn an_owner_is_never_refused_for_a_missing_code() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let every = Functionality::ALL.iter().map(|one| one.code()).collect();
    for operation in Contract::of(&api).of_sessions() {
        check(operation, &owner, &every);
    }
}

/// None, all, each alone, each missing, and some pseudo-random sets that are the same in every run.
fn sets_of_codes() -> Vec<BTreeSet<u16>> {
    let all: BTreeSet<u16> = Functionality::ALL.iter().map(|one| one.code()).collect();
    let mut sets = vec![BTreeSet::new(), all.clone()];
    for code in &all {
        sets.push(BTreeSet::from([*code]));
        sets.push(all.iter().copied().filter(|other| other != code).collect());
    }
    let mut bits = 0x9e37_79b9_7f4a_7c15_u64;
    for _ in 0..12 {
        let mut keep = || {
            // xorshift64
            bits ^= bits << 13;
            bits ^= bits >> 7;
            bits ^= bits << 17;
            bits & 1 == 1
        };
        sets.push(all.iter().copied().filter(|_| keep()).collect());
    }
    sets
}

/// A caller without access, their token, and the expected response; a colleague can get several. Callers of other agencies are
/// owners with every permission: with fewer codes, the response is the same or a refusal.
struct Outsider {
    token: Option<String>,
    told: Option<&'static str>,
}

// covers: P-270
#[test]
fn other_tenants_rows_are_neither_read_nor_changed_by_their_id() {
    let api = Api::start();
    let contract = Contract::of(&api);
    let rose = ROSE_OWNER.sign_in(&api);
    let names = plant(&rose);
    let before = read_all(&rose, &names["orderReference"]);
    let wallet = rose.balance();
    assert!(before.iter().all(|text| text.contains(SECRET)), "{before:?}");
    let token = |session: Session<'_>| Some(session.token);
    let outsiders = [
        (None, Some("session.required")),
        (Some("a.b.c".to_owned()), Some("session.expired")),
        (token(SKYLINE_OWNER.sign_in(&api)), Some("session.wrong_tenant")),
        (token(OASIS_OWNER.sign_in(&api)), None),
    ];
    let outsiders = outsiders.map(|(token, told)| Outsider { token, told });
    for operation in contract.operations.iter().filter(|operation| !operation.is_open) {
        for outsider in &outsiders {
            let call = contract.full_call(operation, &api, "falcon", &names);
            ask(call, operation, outsider);
        }
    }
    assert_eq!(read_all(&rose, &names["orderReference"]), before);
    assert_eq!(rose.balance(), wallet);
}

// covers: P-239, P-270, P-321
#[test]
fn a_user_of_another_branch_reads_and_changes_neither_a_branch_nor_its_staff() {
    let api = Api::start();
    let contract = Contract::of(&api);
    let rose = ROSE_OWNER.sign_in(&api);
    let identifier = |record: &Value, name: &str| record[name].as_str().expect("an identifier").to_owned();
    let office = open_branch(&rose, &format!("{SECRET} office"));
    let mut staff = json!({ "email": "new@desertrose.test", "firstName": SECRET, "lastName": "Aziz", "phone": "+971501112233",
        "role": "viewer", "functionalities": [202], "active": true });
    staff["branchId"] = office["branchId"].clone();
    let staff = rose.post(&settings("createstaff"), &staff).ok();
    let names = BTreeMap::from([
        ("branchId", identifier(&office, "branchId")),
        ("staffId", identifier(&staff, "staffId")),
        ("searchKey", SECRET.to_owned()),
    ]);
    move_with_every_code(&rose, ROSE_VIEWER.mail, &open_branch(&rose, "Marina")["branchId"]);
    let neighbour = ROSE_VIEWER.sign_in(&api);
    let theirs = || {
        let branch = rose.post(&settings("viewbranch"), &json!({ "branchId": office["branchId"] }));
        let person = rose.post(&settings("viewstaff"), &json!({ "staffId": staff["staffId"] }));
        [branch.ok(), person.ok()]
    };
    let before = theirs();
    for operation in contract.of_sessions() {
        let answer = contract
            .full_call(operation, &api, "falcon", &names)
            .token(&neighbour.token)
            .send();
        let place = format!("{}: {} {}", operation.path, answer.status, answer.text());
        assert!(answer.status < 500 && answer.status != 401, "{place}");
        assert!(!answer.text().contains(SECRET), "{place}");
    }
    assert_eq!(theirs(), before);
}

/// Every code except those reserved for owners.
fn move_with_every_code(rose: &Session<'_>, mail: &str, branch: &Value) {
    let people = rose.post(&settings("loadstaff"), &json!({})).ok();
    let people = people["staff"].as_array().expect("people").clone();
    let mut person = people
        .into_iter()
        .find(|person| person["email"] == mail)
        .expect("the person");
    let codes: Vec<u16> = Functionality::ALL.iter().map(|one| one.code()).collect();
    let changed = person.as_object_mut().expect("a record");
    let known = [
        "staffId",
        "version",
        "firstName",
        "lastName",
        "phone",
        "role",
        "designation",
    ];
    changed.retain(|name, _| known.contains(&name.as_str()));
    changed.insert("branchId".to_owned(), branch.clone());
    changed.insert("functionalities".to_owned(), json!(codes));
    changed.insert("active".to_owned(), json!(true));
    rose.post(&settings("updatestaff"), &person).ok();
}

fn ask(call: Call<'_>, operation: &Operation, outsider: &Outsider) {
    let call = match &outsider.token {
        Some(token) => call.token(token),
        None => call,
    };
    let answer = call.send();
    let place = format!("{}: {} {}", operation.path, answer.status, answer.text());
    assert!(answer.status < 500, "{place}");
    assert!(!answer.text().contains(SECRET), "{place}");
    if let Some(code) = outsider.told {
        answer.refused(401, code);
    }
}

/// Creates everything an agency can have, under names that others cannot know; returns the identifiers.
fn plant(rose: &Session<'_>) -> Names {
    let named = |body: Value| rose.post("/api/customer/v1/Traveller/create", &body).ok();
    let traveller = named(
        json!({ "traveller": { "title": "Mrs", "givenName": "Amina", "surname": SECRET, "gender": "F",
        "birthOn": "1988-03-04", "nationality": "BD" } }),
    );
    let office = open_branch(rose, &format!("{SECRET} office"));
    let staff = json!({ "email": "new@desertrose.test", "firstName": SECRET, "lastName": "Aziz", "phone": "+971501112233",
        "role": "viewer", "functionalities": [202], "active": true });
    let staff = rose.post(&settings("createstaff"), &staff).ok();
    let account = json!({ "bankName": "Mashreq", "accountName": SECRET, "accountNumber": "0123456789",
        "routingNo": "AE070331234567890123456", "status": "active" });
    let account = rose.post("/api/payment/v1/bankaccount/addaccount", &account).ok();
    let deposit = declare_under_the_name(rose);
    let found = rose.search();
    let held = hold_under_the_name(rose);
    let note = json!({ "orderReference": held.reference, "text": SECRET });
    let note = rose.post("/api/order/v1/AddOrderNote", &note).ok();
    let text = |value: &Value| value.as_str().unwrap_or_else(|| panic!("no text: {value}")).to_owned();
    BTreeMap::from([
        ("travellerId", text(&traveller["travellerId"])),
        ("branchId", text(&office["branchId"])),
        ("staffId", text(&staff["staffId"])),
        ("bankAccountId", text(&account["bankAccountId"])),
        ("depositRef", text(&deposit["depositRef"])),
        ("purposeRef", text(&deposit["depositRef"])),
        ("requestId", text(&found["requestId"])),
        ("orderReference", held.reference),
        ("noteId", text(&note["noteId"])),
        ("searchKey", SECRET.to_owned()),
        ("search", SECRET.to_owned()),
        ("searchText", SECRET.to_owned()),
    ])
}

/// A deposit whose depositor's name others cannot know.
fn declare_under_the_name(rose: &Session<'_>) -> Value {
    let on = rose.api.now().date_naive().pred_opt().expect("yesterday").to_string();
    let texts = [
        ("amount", "AED 500.00"),
        ("ownerBankAccountId", "gulf-main"),
        ("depositDate", &on),
        ("slipNo", "RB7712"),
        ("depositorName", SECRET),
        ("remark", SECRET),
    ];
    let target = "/api/payment/v1/deposit/initiatebankdeposit";
    rose.upload(target, &texts, &[("slip", "slip.pdf", &pdf())]).ok()
}

/// A held order whose travellers' names others cannot know.
fn hold_under_the_name(rose: &Session<'_>) -> Held {
    let priced = rose.price_holdable();
    let mut party = travellers(rose, &priced["priceSessionId"]);
    for traveller in party["travellers"].as_array_mut().expect("travellers") {
        traveller["surname"] = json!(SECRET);
    }
    rose.hold_party(&party)
}

/// All of Desert Rose's data, as its owner reads it.
fn read_all(rose: &Session<'_>, order: &str) -> Vec<String> {
    let reads = [
        "/api/customer/v1/Traveller/load",
        "/api/customer/v1/CompanySettings/loadbranch",
        "/api/customer/v1/CompanySettings/loadstaff",
        "/api/payment/v1/bankaccount/load",
    ];
    let lists = reads.map(|target| rose.post(target, &json!({})).text());
    let notes = rose.post(
        &format!("/api/order/v1/GetOrderNotes?orderReference={order}"),
        &Value::Null,
    );
    let deposits = rose
        .post("/api/payment/v1/deposit/searchpad?term=rb7712", &Value::Null)
        .ok();
    let deposit = json!({ "depositRef": deposits["items"][0]["depositRef"] });
    let deposit = rose.post("/api/payment/v1/deposit/view", &deposit).text();
    let of_order = [rose.order(order).to_string(), notes.text(), deposit];
    lists.into_iter().chain(of_order).collect()
}
