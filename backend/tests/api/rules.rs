//! Fare rules: what a fare includes and what changing it costs.

use serde_json::{Value, json};

use crate::support::Api;
use crate::support::people::{OASIS_OWNER, ROSE_OWNER};
use crate::support::trip::text;

const RULE: &str = "/api/price/v2/Rule/AirRule";
const FILED: &str = "/api/price/v2/Rule/GetFiledRules";

fn asked(found: &Value, flight: &Value) -> Value {
    json!({ "requestId": found["requestId"], "itineraryId": flight["itineraryId"] })
}

// covers: T-301, T-046, T-047, T-048
#[test]
fn a_fare_of_a_search_shows_its_breakdown_and_its_rules() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let found = owner.search();
    let flight = &found["flights"][0];
    let rules = owner.post(RULE, &asked(&found, flight)).ok();
    assert_eq!(rules["fare"]["customerTotal"], flight["amount"], "{rules}");
    let baggage = rules["baggage"].as_array().expect("baggage");
    let whose: Vec<_> = baggage
        .iter()
        .map(|line| (text(&line["route"]), text(&line["passengerType"])))
        .collect();
    let line = |route: &str, kind: &str| (route.to_owned(), kind.to_owned());
    assert_eq!(
        whose,
        [
            line("DXB-DAC", "ADT"),
            line("DXB-DAC", "CHD"),
            line("DAC-DXB", "ADT"),
            line("DAC-DXB", "CHD")
        ]
    );
    let refund = rules["penalties"]
        .as_array()
        .expect("penalties")
        .iter()
        .find(|line| line["kind"] == "refund" && line["when"] == "beforeDeparture")
        .expect("what a refund costs")
        .clone();
    assert_eq!(
        refund["term"] == "notPermitted",
        flight["refundable"] == false,
        "{refund}"
    );
    assert_eq!(refund["term"] == "fee", !refund["amount"].is_null(), "{refund}");
    let codes = rules["fareCodes"].as_array().expect("codes");
    assert_eq!(codes.len(), flight["segments"].as_array().expect("segments").len());
}

#[test]
fn rules_of_another_agencys_search_or_of_no_fare_are_not_found() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let found = owner.search();
    let stranger = OASIS_OWNER.sign_in(&api);
    let body = asked(&found, &found["flights"][0]);
    stranger.post(RULE, &body).refused(404, "search.not_found");
    let none = json!({ "requestId": found["requestId"], "itineraryId": "none" });
    owner.post(RULE, &none).refused(404, "search.not_found");
}

// covers: T-301, T-048
#[test]
fn filed_rules_are_shown_verbatim_and_agree_with_the_fare() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let found = owner.search();
    for flight in found["flights"].as_array().expect("flights").iter().take(5) {
        let filed = owner.post(FILED, &asked(&found, flight)).ok();
        let texts = filed["texts"].as_array().expect("texts");
        let categories: Vec<_> = texts.iter().filter_map(|one| one["category"].as_u64()).collect();
        assert_eq!(categories, [5, 6, 7, 16, 31, 33]);
        let refunds = text(&texts[5]["text"]);
        let is_refused = refunds.contains("non-refundable");
        assert_eq!(is_refused, flight["refundable"] == false, "{refunds}");
        let no_show = filed["penalties"]
            .as_array()
            .expect("penalties")
            .last()
            .expect("a no-show")
            .clone();
        assert_eq!(no_show["kind"], "noShow");
        assert_eq!(no_show["term"] == "notPermitted", is_refused, "{no_show}");
    }
}

#[test]
fn unanswered_rules_are_an_error_and_not_a_fare_without_rules() {
    let api = Api::start();
    let owner = ROSE_OWNER.sign_in(&api);
    let found = owner.search();
    let flight = &found["flights"][0];
    api.suppliers(None, "fails");
    owner.post(FILED, &asked(&found, flight)).refused(502, "supplier.down");
    owner.post(RULE, &asked(&found, flight)).ok();
}
