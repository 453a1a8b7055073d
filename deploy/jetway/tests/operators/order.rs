//! `jetway order`: orders whose outcome is unknown are listed and resolved.

use serde_json::{Value, json};

use crate::backend::{Backend, text};

const REFERENCE: &str = "FAF2611-00001A";

fn order(status: &str, held: Option<&str>) -> Value {
    json!({ "reference": REFERENCE, "status": status, "since": "2026-11-21T08:00:00Z", "agency": "Desert Rose Travel",
        "supplier": "gds", "pnr": "QX7K2P", "route": "DXB–DAC", "held": held,
        "travellers": [{ "travellerId": "t1", "name": "Amina Rahman" }, { "travellerId": "t2", "name": "Bilal Rahman" }] })
}

fn backend() -> Backend {
    Backend::start(vec![
        (
            "GET /orders/falcon/in-doubt",
            200,
            json!({ "items": [order("UnConfirmed", Some("AED 560.00"))] }),
        ),
        (
            "POST /orders/falcon/FAF2611-00001A/outcome",
            200,
            order("Confirmed", None),
        ),
    ])
}

#[test]
fn orders_in_doubt_are_listed_with_what_the_airline_is_asked_by() {
    let listed = text(&backend().run("order", &["in-doubt"]));
    for word in [
        REFERENCE,
        "2026-11-21 08:00 UTC",
        "gds",
        "QX7K2P",
        "AED 560.00",
        "Desert Rose Travel",
        "t1 Amina Rahman",
    ] {
        assert!(listed.contains(word), "no {word} in {listed}");
    }
    let none = Backend::start(vec![("GET /orders/falcon/in-doubt", 200, json!({ "items": [] }))]);
    assert_eq!(text(&none.run("order", &["in-doubt"])), "no orders are in doubt\n");
}

#[test]
fn an_airline_is_asked_about_the_flights_of_an_order() {
    for (moved, words) in [(true, "moved; its agency has a notification"), (false, "as sold")] {
        let answer = json!({ "reference": REFERENCE, "moved": moved });
        let backend = Backend::start(vec![("POST /orders/falcon/FAF2611-00001A/flights", 200, answer)]);
        let told = text(&backend.run("order", &["flights", REFERENCE]));
        assert_eq!(told, format!("the flights of {REFERENCE} are {words}\n"));
    }
}

#[test]
fn what_was_found_is_sent_with_who_says_so_and_how_they_know() {
    let backend = backend();
    let by = ["--operator", "Nadia", "--reason", "Case 4711"];
    let said = |word: &[&str]| {
        let ended = backend.run("order", &[word, &by].concat());
        assert_eq!(
            text(&ended),
            "FAF2611-00001A is Confirmed\n",
            "{}",
            String::from_utf8_lossy(&ended.stderr)
        );
        serde_json::from_str::<Value>(&backend.asked().pop().expect("a decision").1).expect("JSON")
    };
    let tickets = ["--ticket", "t1=176-2400000001", "--ticket", "t2=176-2400000002"];
    assert_eq!(
        said(&[&["found-tickets", REFERENCE][..], &tickets].concat()),
        json!({ "found": "tickets", "operator": "Nadia", "reason": "Case 4711", "pnr": null, "tickets": [
            { "travellerId": "t1", "number": "176-2400000001" }, { "travellerId": "t2", "number": "176-2400000002" }] })
    );
    assert_eq!(said(&["found-seats", REFERENCE, "--pnr", "QX7K2P"])["pnr"], "QX7K2P");
    assert_eq!(said(&["found-nothing", REFERENCE])["found"], "nothing");
}

#[test]
fn a_ticket_without_its_traveller_is_refused_before_the_backend_is_called() {
    let backend = backend();
    let ended = backend.run(
        "order",
        &[
            "found-tickets",
            REFERENCE,
            "--ticket",
            "1762400000001",
            "--operator",
            "Nadia",
            "--reason",
            "Case 4711",
        ],
    );
    assert!(!ended.status.success());
    let words = String::from_utf8_lossy(&ended.stderr).into_owned();
    assert!(words.contains("t1=1762400000001"), "{words}");
    assert!(backend.asked().is_empty());
}
