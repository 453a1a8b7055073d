//! Requests that cannot be used, and how that is said.

use serde_json::{Value, json};

use crate::support::people::{AUTHENTICATE, ROSE_OWNER};
use crate::support::{Answer, Api, Call};

const AIRPORTS: &str = "/api/utility/v1/Airport/GetAirportsByKey";
const SELL: &str = "/api/order/v1/Sell/AirSell";

fn sign_in_call<'a>(api: &'a Api, body: &str) -> Call<'a> {
    let call = Call::new(api, "POST", "falcon", AUTHENTICATE).body(body);
    call.header("device-id", "browser-1")
}

fn fields(answer: &Answer) -> Vec<Value> {
    let problem = answer.refused(422, "request.invalid");
    problem["errors"].as_array().cloned().unwrap_or_default()
}

#[test]
fn every_refusal_is_a_problem_document_about_its_request() {
    let api = Api::start();
    let target = format!("{AUTHENTICATE}?secret=1");
    let cases = [
        (sign_in_call(&api, "{"), 400, "request.unreadable", AUTHENTICATE),
        (sign_in_call(&api, ""), 400, "request.unreadable", AUTHENTICATE),
        (
            sign_in_call(&api, "{\"username\":\"a\",\"password\":\"b\"} x"),
            400,
            "request.unreadable",
            AUTHENTICATE,
        ),
        (
            sign_in_call(&api, &format!("\"{}\"", "x".repeat(262_144))),
            413,
            "request.too_large",
            AUTHENTICATE,
        ),
        (
            api.get("falcon", &target),
            405,
            "request.method_not_allowed",
            AUTHENTICATE,
        ),
        (
            api.get("falcon", "/api/nothing/here?secret=1"),
            404,
            "request.not_found",
            "/api/nothing/here",
        ),
        (
            api.post("falcon", &target, &json!({})),
            422,
            "request.invalid",
            AUTHENTICATE,
        ),
    ];
    for (call, status, code, instance) in cases {
        let id = call.id();
        let answer = call.send();
        let problem = answer.refused(status, code);
        assert_eq!(problem["instance"], instance, "{problem}");
        assert_eq!(problem["requestId"], id.as_str(), "{problem}");
        assert!(!answer.text().contains("secret"), "{problem}");
        assert_eq!(answer.headers["cache-control"], "no-store");
    }
    let method = api.get("falcon", AUTHENTICATE).send();
    assert_eq!(method.headers["allow"], "POST");
}

#[test]
fn a_field_of_the_wrong_shape_is_named_by_its_place() {
    let api = Api::start();
    let session = ROSE_OWNER.sign_in(&api);
    let pointers = |target: &str, body: &Value| -> Vec<Value> {
        let errors = fields(&session.post(target, body));
        errors.iter().map(|error| error["pointer"].clone()).collect()
    };
    assert_eq!(pointers(AIRPORTS, &json!({ "searchTerm": 7 })), ["/searchTerm"]);
    assert_eq!(
        pointers(AIRPORTS, &json!({ "searchTerm": "DXB", "more": 1 })),
        ["/more"]
    );
    let traveller = json!({ "travellerId": "t1", "birthOn": "yesterday" });
    let body = json!({ "priceSessionId": "018f0000-0000-7000-8000-000000000000", "travellers": [traveller] });
    assert_eq!(pointers(SELL, &body), ["/travellers/0/birthOn"]);
    // A field that is not there has no place of its own: the object it belongs to is named.
    let missing = fields(&session.post(AIRPORTS, &json!({})));
    assert_eq!(missing[0]["pointer"], "");
    assert!(missing[0]["detail"].as_str().unwrap_or_default().contains("searchTerm"));
}

#[test]
fn a_wrong_query_or_header_is_refused() {
    let api = Api::start();
    let session = ROSE_OWNER.sign_in(&api);
    let no_reference = session.post("/api/order/v1/AirGetOrder", &json!({}));
    no_reference.refused(422, "request.invalid");
    let odd = session.post("/api/order/v1/AirGetOrder?orderReference=A&odd=1", &json!({}));
    odd.refused(422, "request.invalid");
    let body = json!({ "username": "a@b.test", "password": "x" });
    let no_device = api.post("falcon", AUTHENTICATE, &body).send();
    no_device.refused(422, "request.invalid");
}
