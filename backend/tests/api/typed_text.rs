//! Control and invisible characters in every string of the contract (ADR 0093).

use jetway_domain::access::OperatorRole;
use serde_json::{Value, json};

use crate::support::console::{Console, OPERATIONS};
use crate::support::contract::{Contract, Names, Operation};
use crate::support::people::ROSE_OWNER;
use crate::support::{Answer, Api, Call, Session};

/// A control character, an escape sequence and a bidi override: refused in every field.
const REFUSED: [&str; 3] = ["1\u{0}1", "1\u{1b}[1", "1\u{202e}1"];
/// Invisible characters, which are removed.
const TAKEN_OUT: [&str; 2] = ["1\u{200b}1", "\u{202a}1\u{202c}"];
/// The minimum number of fields the test must reach; others need a draft application.
const FEWEST_FIELDS: usize = 120;
const FEWEST_PARAMETERS: usize = 30;

fn dates() -> Names {
    ["from", "until"]
        .into_iter()
        .map(|name| (name, "2026-12-01".to_owned()))
        .collect()
}

/// Pointers to the strings of a body.
fn strings(value: &Value, pointer: &str, found: &mut Vec<String>) {
    match value {
        Value::String(_) => found.push(pointer.to_owned()),
        Value::Array(items) => {
            for (at, item) in items.iter().enumerate() {
                strings(item, &format!("{pointer}/{at}"), found);
            }
        }
        Value::Object(fields) => {
            for (name, item) in fields {
                strings(item, &format!("{pointer}/{name}"), found);
            }
        }
        _ => {}
    }
}

/// Every operation with a body, a complete body, and the pointers to its strings.
fn bodies(contract: &Contract) -> Vec<(&Operation, Value, Vec<String>)> {
    let operations = contract
        .operations
        .iter()
        .filter(|operation| !operation.ends_sessions());
    operations
        .filter_map(|operation| {
            let body = contract.whole_body(operation)?;
            let mut found = Vec::new();
            strings(&body, "", &mut found);
            Some((operation, body, found))
        })
        .collect()
}

fn send(owner: &Session<'_>, operation: &Operation, target: &str, body: Option<&Value>) -> Answer {
    let call = Call::new(owner.api, &operation.method, owner.tenant, target);
    let call = call.header("device-id", "browser-1").token(&owner.token);
    match body {
        Some(body) => call.body(body.to_string()).send(),
        None => call.send(),
    }
}

/// How many fields refused each of the forbidden characters.
fn refused(contract: &Contract, send: impl Fn(&Operation, &Value) -> Answer) -> usize {
    let mut reached = 0;
    for (operation, body, pointers) in bodies(contract) {
        for pointer in pointers.iter().filter(|pointer| !pointer.is_empty()) {
            for odd in REFUSED {
                if pointer.to_lowercase().contains("password") && !odd.contains(char::is_control) {
                    continue;
                }
                let answer = send(operation, &with(&body, pointer, odd));
                reached += usize::from(names(&answer, operation, pointer));
            }
        }
    }
    reached
}

fn with(body: &Value, pointer: &str, text: &str) -> Value {
    let mut changed = body.clone();
    *changed.pointer_mut(pointer).expect("a field") = json!(text);
    changed
}

/// Whether a refusal names a field. One that names other fields, or none, came before the body was read.
#[track_caller]
fn names(answer: &Answer, operation: &Operation, pointer: &str) -> bool {
    assert!(
        (400..500).contains(&answer.status),
        "{} {pointer}: {} {}",
        operation.path,
        answer.status,
        answer.text()
    );
    if answer.status != 422 {
        return false;
    }
    let problem = answer.json();
    let errors = problem["errors"].as_array().cloned().unwrap_or_default();
    let named = errors
        .iter()
        .find(|error| error["pointer"] == pointer && error["code"] == "field.characters");
    assert!(named.is_some(), "{} {pointer}: {problem}", operation.path);
    true
}

#[test]
fn no_field_of_any_operation_takes_a_control_character() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let sent = |operation: &Operation, body: &Value| send(&owner, operation, &operation.target(&dates()), Some(body));
    let reached = refused(&Contract::of(&api), sent);
    assert!(reached > REFUSED.len() * FEWEST_FIELDS, "{reached}");
}

#[test]
fn no_field_of_an_operators_call_takes_a_control_character() {
    let api = Api::start();
    // A call without the role is refused before its body is read.
    let operator = Console::of(&api, "Nadia Karim", &OperatorRole::ALL.map(OperatorRole::name), None);
    let sent = |operation: &Operation, body: &Value| {
        let call = Call::new(&api, &operation.method, OPERATIONS, &operation.target(&dates()));
        call.token(&operator.token).body(body.to_string()).send()
    };
    let reached = refused(&Contract::of_operators(&api), sent);
    assert!(reached > REFUSED.len() * FEWEST_FIELDS, "{reached}");
}

#[test]
fn no_parameter_of_any_operation_takes_a_control_character() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let contract = Contract::of(&api);
    let operations = contract
        .operations
        .iter()
        .filter(|operation| !operation.ends_sessions());
    let mut reached = 0;
    for operation in operations {
        let body = contract.whole_body(operation);
        for parameter in operation.parameters() {
            let plain = operation.target(&Names::new());
            let target = format!("{plain}&{parameter}=1%001");
            let answer = send(&owner, operation, &target, body.as_ref());
            reached += usize::from(names(&answer, operation, &format!("/{parameter}")));
        }
    }
    assert!(reached > FEWEST_PARAMETERS, "{reached}");
}

#[test]
fn invisible_characters_break_no_operation() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let contract = Contract::of(&api);
    for (operation, body, pointers) in bodies(&contract) {
        let target = operation.target(&dates());
        for pointer in pointers {
            for odd in TAKEN_OUT {
                let answer = send(&owner, operation, &target, Some(&with(&body, &pointer, odd)));
                assert!(answer.status < 500, "{} {pointer}: {}", operation.path, answer.text());
            }
        }
    }
}

#[test]
fn what_is_stored_has_visible_characters_and_plain_digits() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let traveller = json!({
        "title": "Mr", "givenName": "Se\u{200b}an", "surname": "O\u{2019}Neil", "gender": "X", "birthOn": "১৯৯০-০৫-০১",
        "nationality": "BD", "phone": "+৯৭১ (০)৫০ ১২৩ ৪৫৬৭", "email": "sean\u{2060}@example.test", "notes": " গেট ৫\r\nnow ",
        "passport": { "number": "bx০১২৩৪৫৭", "issueCountry": "BD", "expiresOn": "2032-01-01" },
    });
    let made = owner
        .post("/api/customer/v1/Traveller/create", &json!({ "traveller": traveller }))
        .ok();
    for (field, stored) in [
        ("/givenName", "Sean"),
        ("/surname", "O'Neil"),
        ("/gender", "X"),
        ("/birthOn", "1990-05-01"),
        ("/phone", "+971501234567"),
        ("/email", "sean@example.test"),
        ("/notes", "গেট ৫\nnow"),
        ("/passport/number", "BX0123457"),
    ] {
        assert_eq!(made.pointer(field), Some(&json!(stored)), "{field}: {made}");
    }
    let search = |text: &str| {
        let found = owner.post("/api/customer/v1/Traveller/search", &json!({ "searchText": text }));
        found.ok()["items"].as_array().expect("items").len()
    };
    assert_eq!([search("ONEIL"), search("O\u{2bc}neil"), search("onell")], [1, 1, 0]);
}
