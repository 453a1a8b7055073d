//! Who may call what, walked through the contract: no operation is forgotten.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::support::people::{Person, ROSE_OWNER, ROSE_VIEWER};
use crate::support::{Api, Call};

/// What of the contract decides who gets in.
struct Operation {
    method: String,
    path: String,
    is_open: bool,
    functionality: Option<u64>,
}

fn operations(api: &Api) -> Vec<Operation> {
    let printed = api.folder.run(&["contract", "openapi"]);
    let contract: Value = serde_json::from_slice(&printed.stdout).expect("a contract");
    let paths = contract["paths"].as_object().expect("paths");
    let mut operations = Vec::new();
    for (path, methods) in paths {
        for (method, operation) in methods.as_object().expect("methods") {
            operations.push(Operation {
                method: method.to_uppercase(),
                path: path.clone(),
                is_open: operation["security"].is_null(),
                functionality: operation["x-functionality"].as_u64(),
            });
        }
    }
    // Whoever signs out can do nothing after it.
    operations.sort_by_key(|operation| operation.path.ends_with("/SignOut"));
    operations
}

impl Operation {
    /// A call that gets in and no further than it must: nothing it names exists.
    fn call<'a>(&self, api: &'a Api) -> Call<'a> {
        let target = format!("{}?requestId=none&orderReference=none", self.path);
        let call = Call::new(api, &self.method, "falcon", &target).header("device-id", "browser-1");
        if self.method == "GET" { call } else { call.body("{}") }
    }
}

fn codes(api: &Api, person: &Person) -> (String, BTreeSet<u64>) {
    let session = person.sign_in(api);
    let context = session.get("/api/customer/v1/User/GetUserContext").ok();
    let codes = context["functionalities"].as_array().expect("codes");
    (session.token, codes.iter().filter_map(Value::as_u64).collect())
}

// covers: P-270
#[test]
fn an_operation_is_refused_exactly_to_those_without_its_code() {
    let api = Api::start();
    for person in [ROSE_OWNER, ROSE_VIEWER] {
        let (token, codes) = codes(&api, &person);
        let (mut allowed, mut denied) = (0, 0);
        for operation in operations(&api).iter().filter(|operation| !operation.is_open) {
            let answer = operation.call(&api).token(&token).send();
            let Some(code) = operation.functionality.filter(|code| !codes.contains(code)) else {
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
fn the_viewer_of_the_demo_looks_and_spends_nothing() {
    let api = Api::start();
    let (_, codes) = codes(&api, &ROSE_VIEWER);
    assert_eq!(codes, BTreeSet::from([201, 202, 209, 211, 218, 223, 227]));
}

#[test]
fn an_operation_with_security_needs_a_session_and_the_others_do_not() {
    let api = Api::start();
    let operations = operations(&api);
    assert!(operations.iter().any(|operation| operation.is_open));
    for operation in operations {
        let answer = operation.call(&api).send();
        if operation.is_open {
            assert!(
                ![401, 403].contains(&answer.status),
                "{}: {}",
                operation.path,
                answer.text()
            );
            assert!(answer.status < 500, "{}: {}", operation.path, answer.text());
        } else {
            let problem = answer.refused(401, "session.required");
            assert_eq!(problem["instance"], operation.path.as_str());
        }
    }
}

// A person without the code is not told whether the request would have been right.
#[test]
fn who_may_not_call_is_not_told_what_is_wrong_with_the_call() {
    let api = Api::start();
    let viewer = ROSE_VIEWER.sign_in(&api);
    let target = "/api/order/v1/Book/AirBook";
    viewer.post(target, &json!({ "odd": 1 })).refused(403, "access.denied");
    let unreadable = Call::new(&api, "POST", "falcon", target).body("{").token(&viewer.token);
    unreadable.send().refused(403, "access.denied");
}
