//! Names and passports as Duffel's airlines accept them.

use jetway_connectors::port::air::{AirSupplier, Outcome, Rejection};
use jetway_domain::air::offer::SupplierOffer;
use jetway_domain::air::search::AirSearchQuery;
use jetway_domain::air::traveller::{Gender, Traveller};
use serde_json::{Value, json};

use super::Wired;
use crate::setup::{TOKEN, date, one_way, party};

async fn found(wired: &Wired, query: &AirSearchQuery) -> SupplierOffer {
    let mut offers = wired.duffel.search(query).await.expect("answers");
    assert!(!offers.is_empty(), "something can be held");
    offers.remove(0)
}

/// A trip, an offer for it and its travellers.
async fn trip(wired: &Wired, from: &str, to: &str) -> (SupplierOffer, Vec<Traveller>) {
    let query = one_way(from, to, date("2027-02-09"));
    (found(wired, &query).await, party(&query, "Rahman"))
}

fn refusal<T: std::fmt::Debug>(outcome: Outcome<T>) -> String {
    match outcome {
        Outcome::Rejected(Rejection::Refused(words)) => words,
        other => panic!("{other:?}"),
    }
}

/// Requests a held order directly, with one person's fields changed. Returns the first error.
async fn by_hand(wired: &Wired, offer: &SupplierOffer, changes: &Value) -> Value {
    let address = wired.simulator.start().expect("a port");
    let client = reqwest::Client::new();
    let ask = |path: &str| format!("http://{address}/air/{path}");
    let marked = |request: reqwest::RequestBuilder| request.bearer_auth(TOKEN).header("Duffel-Version", "v2");
    let asked = marked(client.get(ask(&format!("offers/{}", offer.offer_ref))))
        .send()
        .await;
    let shown: Value = asked.expect("an answer").json().await.expect("JSON");
    let mut person = json!({
        "id": shown["data"]["passengers"][0]["id"],
        "title": "mr",
        "given_name": "Karim",
        "family_name": "Rahman",
        "gender": "m",
        "born_on": "1990-01-01",
        "email": "desk@rose.example",
        "phone_number": "+97145551234",
    });
    for (field, value) in changes.as_object().expect("fields") {
        person[field] = value.clone();
    }
    let body = json!({ "data": { "type": "hold", "selected_offers": [offer.offer_ref], "passengers": [person] } });
    let answer = marked(client.post(ask("orders"))).json(&body).send().await;
    let answer: Value = answer.expect("an answer").json().await.expect("JSON");
    answer["errors"][0].clone()
}

fn passport() -> Value {
    let number = "A0123456";
    let expires_on = "2033-01-01";
    json!([{ "type": "passport", "unique_identifier": number, "issuing_country_code": "BD", "expires_on": expires_on }])
}

#[tokio::test]
async fn the_sex_x_is_refused_before_a_booking_because_duffel_takes_m_and_f_only() {
    let wired = Wired::new();
    let (offer, mut people) = trip(&wired, "DAC", "CGP").await;
    people[0].gender = Gender::Unspecified;
    let words = refusal(wired.duffel.book("op-1", &offer, &people, &[]).await);
    assert!(words.contains("M or F only"), "{words}");
}

#[tokio::test]
async fn passports_are_sent_where_they_are_taken_and_needed_where_they_are_required() {
    let wired = Wired::new();
    // On domestic trips no passport may be sent, even if known.
    let (offer, people) = trip(&wired, "DAC", "CGP").await;
    assert!(people[0].passport.is_some());
    let domestic = wired.duffel.book("op-1", &offer, &people, &[]).await;
    assert!(matches!(domestic, Outcome::Done(_)), "{domestic:?}");

    let (offer, mut people) = trip(&wired, "DXB", "DAC").await;
    people[0].passport = None;
    let taken = wired.duffel.book("op-2", &offer, &people, &[]).await;
    assert!(matches!(taken, Outcome::Done(_)), "{taken:?}");

    let (offer, mut people) = trip(&wired, "DXB", "LHR").await;
    let known = people[0].passport.take();
    let words = refusal(wired.duffel.book("op-3", &offer, &people, &[]).await);
    assert_eq!(words, "the airline needs every traveller's passport for these flights");
    people[0].passport = known;
    let named = wired.duffel.book("op-4", &offer, &people, &[]).await;
    assert!(matches!(named, Outcome::Done(_)), "{named:?}");
}

#[tokio::test]
async fn names_that_are_too_long_are_refused_with_whose_they_are() {
    let wired = Wired::new();
    let (offer, mut people) = trip(&wired, "DXB", "DAC").await;
    people[0].surname = "Wickramasinghe-Perera".to_owned();
    let words = refusal(wired.duffel.book("op-1", &offer, &people, &[]).await);
    assert_eq!(
        words,
        "the airline takes names of at most 20 letters; that of Karim Wickramasinghe-Perera is longer"
    );
    people[0].surname = "Wickramasinghe-Perer".to_owned();
    let fits = wired.duffel.book("op-2", &offer, &people, &[]).await;
    assert!(matches!(fits, Outcome::Done(_)), "{fits:?}");
}

#[tokio::test]
async fn the_simulator_refuses_what_an_airline_does_not_take() {
    let wired = Wired::new();
    let (domestic, _) = trip(&wired, "DAC", "CGP").await;
    let (abroad, _) = trip(&wired, "DXB", "LHR").await;
    let documents = "/passengers/0/identity_documents";
    for (offer, changes, code, pointer) in [
        (
            &domestic,
            json!({ "identity_documents": passport() }),
            "validation_inclusion",
            documents,
        ),
        (&abroad, json!({}), "validation_required", documents),
        (
            &abroad,
            json!({ "identity_documents": passport(), "given_name": "Abdul Karim Mohammed Ali" }),
            "validation_length",
            "/passengers/0/given_name",
        ),
        (
            &abroad,
            json!({ "identity_documents": passport(), "family_name": "Rahman 2" }),
            "validation_format",
            "/passengers/0/family_name",
        ),
    ] {
        let error = by_hand(&wired, offer, &changes).await;
        assert_eq!(
            (&error["type"], &error["code"], &error["source"]["pointer"]),
            (&json!("validation_error"), &json!(code), &json!(pointer)),
            "{error}"
        );
    }
    let taken = by_hand(&wired, &abroad, &json!({ "identity_documents": passport() })).await;
    assert!(taken.is_null(), "{taken}");
}
