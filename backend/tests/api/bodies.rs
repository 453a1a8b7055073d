//! Malformed requests and their problem documents.

use std::io::{BufRead, BufReader, Write};
use std::thread;
use std::time::Duration;

use serde_json::{Value, json};

use crate::support::people::{AUTHENTICATE, ROSE_OWNER};
use crate::support::trip::order_target;
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
    // A missing field has no pointer of its own, so the pointer names the object it belongs to.
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

/// The status of the next answer on a connection, which is read to its end.
fn next_answer(answers: &mut impl BufRead) -> Option<String> {
    let mut lines = answers.by_ref().lines().map_while(Result::ok);
    let status = lines.next()?;
    let head: Vec<String> = lines.take_while(|line| !line.is_empty()).collect();
    let length = head.iter().find_map(|line| line.strip_prefix("content-length: "));
    let mut body = vec![0; length?.parse().ok()?];
    answers.read_exact(&mut body).ok()?;
    Some(status)
}

/// Behind a gateway the body arrives a moment after the head. Closing the connection because of it used to cut off large answers.
#[test]
fn an_unread_body_does_not_close_the_connection() {
    let api = Api::start();
    let mut stream = api.connect();
    let mut answers = BufReader::new(stream.try_clone().expect("a stream"));
    for _ in 0..2 {
        let call = Call::new(&api, "POST", "falcon", &order_target("none")).body("null");
        stream.write_all(call.head().as_bytes()).expect("sent");
        // Enough time for an endpoint that does not wait for the body.
        thread::sleep(Duration::from_millis(50));
        stream.write_all(b"null").expect("sent");
        assert_eq!(next_answer(&mut answers).as_deref(), Some("HTTP/1.1 401 Unauthorized"));
    }
}
