//! Permissions of every operation, taken from the contract so that none is missed.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::support::contract::Contract;
use crate::support::people::{Person, ROSE_OWNER, ROSE_VIEWER};
use crate::support::{Api, Call};

fn codes(api: &Api, person: &Person) -> (String, BTreeSet<u16>) {
    let session = person.sign_in(api);
    let context = session.get("/api/customer/v1/User/GetUserContext").ok();
    let codes = context["functionalities"].as_array().expect("codes");
    (
        session.token,
        codes
            .iter()
            .filter_map(Value::as_u64)
            .map(|code| u16::try_from(code).expect("a code"))
            .collect(),
    )
}

// covers: P-270
#[test]
fn an_operation_is_refused_exactly_to_those_without_its_code() {
    let api = Api::start();
    for person in [ROSE_OWNER, ROSE_VIEWER] {
        let (token, codes) = codes(&api, &person);
        let (mut allowed, mut denied) = (0, 0);
        for operation in Contract::of(&api)
            .operations
            .iter()
            .filter(|operation| !operation.is_open)
        {
            let answer = operation.empty_call(&api, "falcon").token(&token).send();
            let Some(code) = operation.code.filter(|code| !codes.contains(code)) else {
                assert!(
                    ![401, 403].contains(&answer.status),
                    "{}: {}",
                    operation.path,
                    answer.text()
                );
                allowed += 1;
                continue;
            };
            let problem = answer.refused(403, "access.denied");
            assert_eq!(problem["params"]["functionality"], code, "{}", operation.path);
            denied += 1;
        }
        assert!(allowed > 0, "{} may do nothing", person.mail);
        assert_eq!(
            denied > 0,
            person.mail == ROSE_VIEWER.mail,
            "{} is refused {denied}",
            person.mail
        );
    }
}

#[test]
fn the_demo_viewer_can_read_but_not_spend() {
    let api = Api::start();
    let (_, codes) = codes(&api, &ROSE_VIEWER);
    assert_eq!(codes, BTreeSet::from([201, 202, 209, 211, 218, 223, 227]));
}

#[test]
fn an_operation_with_security_needs_a_session_and_the_others_do_not() {
    let api = Api::start();
    let operations = Contract::of(&api).operations;
    assert!(operations.iter().any(|operation| operation.is_open));
    for operation in operations {
        let answer = operation.empty_call(&api, "falcon").send();
        if operation.is_open {
            // The payment callback is refused for its missing signature, not for a missing session or permission.
            let asks_who = answer.status == 401 || answer.text().contains("access.denied");
            assert!(!asks_who, "{}: {}", operation.path, answer.text());
            assert!(answer.status < 500, "{}: {}", operation.path, answer.text());
        } else {
            let problem = answer.refused(401, "session.required");
            assert_eq!(problem["instance"], operation.path.as_str());
        }
    }
}

// Without the code, the answer does not reveal whether the request was valid.
#[test]
fn a_caller_without_the_code_does_not_learn_whether_the_call_was_valid() {
    let api = Api::start();
    let viewer = ROSE_VIEWER.sign_in(&api);
    let target = "/api/order/v1/Book/AirBook";
    viewer.post(target, &json!({ "odd": 1 })).refused(403, "access.denied");
    let unreadable = Call::new(&api, "POST", "falcon", target).body("{").token(&viewer.token);
    unreadable.send().refused(403, "access.denied");
}
